//! What happens in a child process before it becomes an external program.
//!
//! `solvarium launch PROGRAM ARGUMENTS…` makes sure that the program dies with the one that measures it, even if that
//! one is killed, and that it leaves no core dumps; then the program takes its place.

use std::ffi::OsStr;
use std::io;
use std::path::Path;
use std::process::Command;

/// The name of the hidden command.
pub const NAME: &str = "launch";

/// What stands in the environment of this program and is no other's business.
const SECRETS: [&str; 2] = ["SOLVARIUM_KEY", "SOLVARIUM_DATABASE"];

/// A command that starts a program through the launcher. `solvarium` is the path of this program.
pub fn command<A: AsRef<OsStr>>(solvarium: &Path, program_and_args: impl IntoIterator<Item = A>) -> Command {
    let mut command = Command::new(solvarium);
    command.arg(NAME).args(program_and_args);
    for secret in SECRETS {
        command.env_remove(secret);
    }
    command
}

/// Becomes the program; returns only if that cannot be done.
#[cfg(unix)]
pub fn exec<A: AsRef<OsStr>>(program: &OsStr, args: impl IntoIterator<Item = A>) -> io::Error {
    use std::os::unix::process::CommandExt as _;

    use rustix::process::{Resource, Rlimit, setrlimit};

    die_with_parent();
    // Without the right to lower it, it stays as it is; that does no harm.
    let _ = setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) });
    Command::new(program).args(args).exec()
}

/// Cannot become the program: there are no confined processes here.
#[cfg(not(unix))]
pub fn exec<A: AsRef<OsStr>>(_program: &OsStr, _args: impl IntoIterator<Item = A>) -> io::Error {
    io::ErrorKind::Unsupported.into()
}

/// Makes this process die when the thread that started it ends, however that comes about (on Linux). It must be a
/// process that [`run`](super::run) started; if its parent is gone already, it ends here.
#[cfg(unix)]
pub fn die_with_parent() {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{Signal, set_parent_process_death_signal};
        // The signal exists and so does the call, so this does not fail on Linux.
        let _ = set_parent_process_death_signal(Some(Signal::KILL));
    }
    let expected = std::env::var(super::proc::MARK).ok().and_then(|mark| super::proc::marked_by(&mark));
    let parent = rustix::process::getppid().map(|pid| pid.as_raw_pid() as u32);
    if expected.is_some() && expected != parent {
        std::process::exit(1);
    }
}

/// Does nothing: there are no confined processes here.
#[cfg(not(unix))]
pub fn die_with_parent() {}
