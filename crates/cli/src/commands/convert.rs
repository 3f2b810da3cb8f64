//! `solvarium convert`.

use std::process::ExitCode;

use solvarium_lab::Request;

use super::open;
use crate::args::ConvertArgs;
use crate::emit::emit;

pub fn run(args: &ConvertArgs) -> anyhow::Result<ExitCode> {
    let settings = args.level.with_rules(&args.set);
    let game = open(&args.level)?.by_rules(&settings)?;
    let request = Request { space: args.space.clone(), settings, ..Request::default() };
    emit(&game.write_for(&args.to, game.metadata(), &request)?)?;
    Ok(ExitCode::SUCCESS)
}
