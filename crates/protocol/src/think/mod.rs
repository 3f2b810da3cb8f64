//! What a search thinks inside an expansion: its steps, its open and its closed list, the line of its pseudo-code.

mod types;

pub use types::{TraceEntry, TraceList, TraceMoment, TraceNext, TraceState, TraceStep, TraceVariable};
