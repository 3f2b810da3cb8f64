//! The commands that the program gives to itself, for its child processes. They are recognised before anything else is
//! done: to set up the command line for people takes longer than to start a process, and its time would be measured.

use std::process::ExitCode;

use solvarium_bench::child;
use solvarium_bench::process::launcher;
use solvarium_lab::message;

use super::bench;
use crate::emit::tell;
use crate::say::Said;

/// What a shell ends with when there is no such command.
const NOT_STARTED: u8 = 127;

/// Does what the first argument says, if it is one of these commands.
pub fn run() -> Option<anyhow::Result<ExitCode>> {
    match std::env::args_os().nth(1)?.to_str()? {
        child::COMMAND => Some(bench::child()),
        launcher::NAME => Some(launch()),
        _ => None,
    }
}

/// `launch PROGRAM ARGUMENTS…`: becomes the program.
fn launch() -> anyhow::Result<ExitCode> {
    let mut arguments = std::env::args_os().skip(2);
    let missing = || Said(message!("cli-launch-nothing", command = launcher::NAME));
    let program = arguments.next().ok_or_else(missing)?;
    let error = launcher::exec(&program, arguments);
    tell(&error.to_string());
    Ok(ExitCode::from(NOT_STARTED))
}
