//! `solvarium merge`.

use std::process::ExitCode;

use solvarium_bench::store;
use solvarium_lab::message;

use crate::args::MergeArgs;
use crate::emit::{emit, warn};
use crate::say::say;

pub fn run(args: &MergeArgs) -> anyhow::Result<ExitCode> {
    let results = store::read(&args.from)?;
    results.damaged.iter().for_each(|line| warn(message!("cli-damaged", line = line.clone())));
    store::write(&results, &args.out)?;
    let (runs, sessions) = (results.records.len(), results.sessions.len());
    let folder = args.out.display().to_string();
    emit(&(say(message!("cli-merged", runs, sessions, folder)) + "\n"))?;
    Ok(ExitCode::SUCCESS)
}
