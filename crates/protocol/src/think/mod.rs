//! What a search thinks inside an expansion: its steps, its open and its closed list, the line of its pseudo-code.

mod local;
mod log;
mod open;
mod steps;
mod teller;
mod types;

pub(crate) use local::moment as local_moment;
pub(crate) use log::Log;
pub(crate) use teller::{Teller, Translate};
pub use types::{TraceEntry, TraceList, TraceMoment, TraceNext, TraceState, TraceStep, TraceVariable};
