//! A child process that cannot get away: a group of its own, watched from outside, ended at its limits with everything
//! it started.

use std::ops::ControlFlow;
use std::process::Command;
use std::sync::atomic::AtomicBool;

use crate::record::ProcessFigures;

/// What a process may use, and who may end it.
pub struct Bounds<'a> {
    /// Most seconds from its start to its end.
    pub seconds: Option<f64>,
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
    /// It held too much memory.
    Memory,
    /// Whoever read its output had enough of it.
    Output,
    /// Somebody asked for it.
    Cancelled,
}

/// What came of a process.
#[derive(Clone, Debug)]
pub struct Finished {
    /// Why it was ended, if it did not end by itself.
    pub killed: Option<Killed>,
    /// What the system measured.
    pub figures: ProcessFigures,
    /// The last of what it wrote to standard error.
    pub complaint: String,
}

/// Runs a command to its end. It gets `input` on standard input; `output` gets what it writes to standard output, piece
/// by piece, and may end it by breaking off.
pub fn run(
    _command: Command,
    _input: &[u8],
    _bounds: &Bounds<'_>,
    _output: impl FnMut(&[u8]) -> ControlFlow<()> + Send,
) -> std::io::Result<Finished> {
    unimplemented!()
}

/// Lets this process end when its parent does.
pub fn die_with_parent() {
    unimplemented!()
}
