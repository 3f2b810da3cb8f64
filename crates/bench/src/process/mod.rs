//! A child process that cannot escape: it has its own group, is watched from outside, and is ended at its limits with
//! everything it started. This takes a Unix system; elsewhere nothing is run, and [`supported`] says so.

#[cfg(unix)]
mod confined;
pub mod launcher;
#[cfg(unix)]
mod meter;
#[cfg(unix)]
mod pipes;
#[cfg(unix)]
mod proc;

#[cfg(not(unix))]
mod elsewhere;

use std::sync::atomic::AtomicBool;

use solvarium_lab::report::ProcessStats;
use solvarium_lab::{Message, message};

#[cfg(unix)]
pub use confined::run;
#[cfg(not(unix))]
pub use elsewhere::run;
pub use launcher::die_with_parent;

/// Whether processes can be confined on this system, which every measurement and every external program needs.
pub fn supported() -> Result<(), Message> {
    if cfg!(unix) { Ok(()) } else { Err(unsupported()) }
}

fn unsupported() -> Message {
    message!("process-unsupported")
}

/// What a process may use, and who may end it.
pub struct Bounds<'a> {
    /// Most seconds from its start to its end.
    pub seconds: Option<f64>,
    /// Most seconds of processor time that it and the processes it started may use together.
    pub cpu_seconds: Option<f64>,
    /// Most bytes of memory that it and the processes it started may hold together.
    pub bytes: Option<u64>,
    /// Set to end it.
    pub cancel: &'a AtomicBool,
}

/// Why a process was ended from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Killed {
    /// It took too long.
    Time,
    /// It used too much processor time.
    Cpu,
    /// It held too much memory.
    Memory,
    /// Whoever read its output had enough of it.
    Output,
    /// Somebody asked for it.
    Cancelled,
}

/// How a process ended.
#[derive(Clone, Debug)]
pub struct Finished {
    /// Why it was ended, if it did not end by itself.
    pub killed: Option<Killed>,
    /// What the system measured.
    pub stats: ProcessStats,
    /// The most memory it held, in bytes.
    pub peak_rss_bytes: Option<u64>,
    /// The last of what it wrote to standard error.
    pub complaint: String,
}
