//! `solvarium launch`, hidden: what a child process does before it becomes somebody's program.

use std::process::ExitCode;

use anyhow::anyhow;
use solvarium_bench::process::launcher;

use crate::args::LaunchArgs;

pub fn run(args: &LaunchArgs) -> anyhow::Result<ExitCode> {
    let (program, rest) = args.program.split_first().expect("clap asks for a program");
    let error = launcher::exec(program, rest);
    Err(anyhow!("cannot start `{}`: {error}", program.display()))
}
