//! Measurements people can trust: a suite of runs, each in its own child process, and their results.
//!
//! [`Suite`] (a file) gives a [`Plan`] (a list of jobs); [`session::run`] lets each job run in a confined
//! [`process`] and appends a [`Record`] to a folder of results ([`store`]); [`report`] reads such folders. A [`sweep`] does all
//! that in shares, on several machines.
#![deny(missing_docs)]

pub mod child;
pub mod external;
pub mod grade;
pub mod host;
pub mod key;
pub mod plan;
pub mod plot;
pub mod process;
pub mod record;
pub mod report;
pub mod session;
pub mod store;
pub mod suite;
pub mod sweep;
pub mod words;

pub use plan::{Job, Plan, Shard, Task};
pub use record::{HostFacts, Line, Record, Session, SolverSpec};
pub use store::Results;
pub use suite::{Suite, SuiteError};
