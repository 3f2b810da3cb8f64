//! `solvarium link`.

use std::process::ExitCode;

use solvarium_lab::level_ref::LevelRef;
use solvarium_lab::link::{self, LinkError, Shared, View};
use solvarium_lab::registry::{self, PuzzleEntry};
use solvarium_lab::{Game, Message, Request, compare, level, message};

use super::hint::moves_text;
use super::open;
use crate::args::LinkArgs;
use crate::emit::emit;
use crate::say::Said;

pub fn run(args: &LinkArgs) -> anyhow::Result<ExitCode> {
    let game = open(&args.level)?;
    let entry = registry::puzzle(game.info().name)?;
    let level = reference(args, &game, entry);
    let view = view(args, &game, entry)?;
    let shared = Shared { level, view };
    // By its own rules: those of the link are carried beside it.
    let plain = game.by_rules(&[])?;
    let link = link::make(&shared, &plain).map_err(|error: LinkError| Said(Message::from(&error)))?;
    let query = if args.embed { "?embed" } else { "" };
    emit(&format!("{}{query}{link}\n", args.base))?;
    Ok(ExitCode::SUCCESS)
}

/// The level as others can name it, with the rules among the settings.
fn reference(args: &LinkArgs, game: &Game, entry: &PuzzleEntry) -> LevelRef {
    let is_rule = |(name, _): &(String, String)| entry.params.iter().any(|param| param.name == name);
    let settings = args.level.with_rules(&args.search.set).into_iter().filter(is_rule).collect();
    level::reference(&args.level.level, game, args.title.as_deref(), settings)
}

/// What is to be seen: what the arguments say, else what a link showed, else the level.
fn view(args: &LinkArgs, game: &Game, entry: &PuzzleEntry) -> anyhow::Result<View> {
    let is_rule = |(name, _): &(String, String)| entry.params.iter().any(|param| param.name == name);
    let base = args.search.to_link();
    let base = Request { settings: base.settings.iter().filter(|one| !is_rule(one)).cloned().collect(), ..base };
    let unreadable = |error| Said(message!("cli-after-unreadable", reason = Message::from(&error)));
    let moves = |text: &str| anyhow::Ok(game.read_solution(&moves_text(text)?).map_err(unreadable)?);
    Ok(if let Some(text) = &args.play {
        View::Play { moves: moves(text)?, marks: Vec::new() }
    } else if let Some(text) = &args.replay {
        View::Replay { moves: moves(text)? }
    } else if let Some(algorithm) = &args.watch {
        View::Watch { request: Request { algorithm: algorithm.clone(), ..base }, step: args.step }
    } else if !args.compare.is_empty() {
        let requests = compare::requests(game, entry, &args.compare, &base);
        View::Compare { requests, log: false, heat: None }
    } else if !args.diff.is_empty() {
        View::Diff { requests: compare::requests(game, entry, &args.diff, &base), step: None }
    } else {
        args.level.shared().map_or(View::Play { moves: Vec::new(), marks: Vec::new() }, |shared| shared.view)
    })
}
