//! What stands in for confined processes on systems that have none: nothing can be run.

use std::io;
use std::ops::ControlFlow;
use std::process::Command;

use super::{Bounds, Finished};
use crate::words::english;

/// Runs nothing, and says why.
pub fn run(
    _command: Command,
    _input: &[u8],
    _bounds: &Bounds<'_>,
    _output: impl FnMut(&[u8]) -> ControlFlow<()> + Send,
) -> io::Result<Finished> {
    Err(io::Error::new(io::ErrorKind::Unsupported, english(super::unsupported())))
}
