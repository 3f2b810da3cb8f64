//! `solvarium convert`.

use std::process::ExitCode;

use solvarium_lab::level;

use crate::args::ConvertArgs;
use crate::emit::emit;

pub fn run(args: &ConvertArgs) -> anyhow::Result<ExitCode> {
    let game = level::open(&args.level.level, args.level.puzzle.as_deref())?;
    emit(&game.write(&args.to)?)?;
    Ok(ExitCode::SUCCESS)
}
