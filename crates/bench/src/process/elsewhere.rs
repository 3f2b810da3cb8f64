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

/// Does nothing: there are no confined processes here.
pub fn die_with_parent() {}

/// Starting external programs.
pub mod launcher {
    use std::ffi::OsStr;
    use std::io;
    use std::path::Path;
    use std::process::Command;

    /// The name of the hidden command.
    pub const NAME: &str = "launch";

    /// A command that starts a program through the launcher. `solvarium` is the path of this program.
    pub fn command<A: AsRef<OsStr>>(solvarium: &Path, program_and_args: impl IntoIterator<Item = A>) -> Command {
        let mut command = Command::new(solvarium);
        command.arg(NAME).args(program_and_args);
        command
    }

    /// Cannot become the program.
    pub fn exec<A: AsRef<OsStr>>(_program: &OsStr, _args: impl IntoIterator<Item = A>) -> io::Error {
        io::ErrorKind::Unsupported.into()
    }
}
