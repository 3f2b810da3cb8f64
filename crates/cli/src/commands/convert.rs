//! `solvarium convert`.

use std::process::ExitCode;

use super::open;
use crate::args::ConvertArgs;
use crate::emit::emit;

pub fn run(args: &ConvertArgs) -> anyhow::Result<ExitCode> {
    let game = open(&args.level)?;
    emit(&game.write(&args.to)?)?;
    Ok(ExitCode::SUCCESS)
}
