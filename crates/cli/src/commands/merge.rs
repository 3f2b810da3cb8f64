//! `solvarium merge`.

use std::process::ExitCode;

use solvarium_bench::store;

use crate::args::MergeArgs;
use crate::emit::{emit, tell};

pub fn run(args: &MergeArgs) -> anyhow::Result<ExitCode> {
    let results = store::read(&args.from)?;
    results.damaged.iter().for_each(|line| tell(&format!("warning: left out what cannot be read: {line}")));
    store::write(&results, &args.out)?;
    let (runs, sessions) = (results.records.len(), results.sessions.len());
    emit(&format!("{runs} runs of {sessions} sessions in {}\n", args.out.display()))?;
    Ok(ExitCode::SUCCESS)
}
