//! `solvarium play` and `solvarium watch`.

use std::io::{IsTerminal as _, stdout};
use std::process::ExitCode;
use std::sync::atomic::Ordering;

use solvarium_lab::game::SharedGame;
use solvarium_lab::level_ref::LevelRef;
use solvarium_lab::registry::{self, PuzzleEntry};
use solvarium_lab::request::Settings;
use solvarium_lab::{Limits, Request, compare, level, message};
use solvarium_tui::{RACERS, Start};

use super::open;
use crate::args::{LevelArgs, LimitArgs, PlayArgs, WatchArgs};
use crate::interrupt;
use crate::say::{Said, words};

/// Seconds of a search when nothing is said: a person waits for it.
const PATIENCE: f64 = 60.0;

pub fn play(args: &PlayArgs) -> anyhow::Result<ExitCode> {
    let start = match args.level() {
        Some(level) => Start::Play(found(&level, &args.set)?.0),
        None => Start::Menu,
    };
    run(start, limits(&LimitArgs::default()))
}

pub fn watch(args: &WatchArgs) -> anyhow::Result<ExitCode> {
    let limits = limits(&args.search.limits);
    let Some(named) = args.level() else { return run(Start::Menu, limits) };
    let (level, game, entry) = found(&named, &args.search.set)?;
    if args.algorithms.is_empty() {
        return run(Start::Solution(level), limits);
    }
    let base = args.search.request("");
    let settings = base.settings.into_iter().filter(|(name, _)| !is_rule(entry, name)).collect();
    let requests = compare::requests(&game, entry, &args.algorithms, &Request { settings, limits, ..base });
    requests.iter().try_for_each(|request| game.validate(request))?;
    if requests.len() > *RACERS.end() {
        return Err(Said(message!("cli-too-many-racers", most = *RACERS.end())).into());
    }
    run(Start::Watch(level, requests), limits)
}

fn run(start: Start, limits: Limits) -> anyhow::Result<ExitCode> {
    if !stdout().is_terminal() {
        return Err(Said(message!("cli-no-terminal")).into());
    }
    let stop = interrupt::flag()?;
    let result = solvarium_tui::run(start, words().language(), limits, stop);
    let result = result.map_err(|error| Said(message!("cli-terminal-lost", reason = error.to_string())))?;
    result.map_err(Said)?;
    Ok(ExitCode::from(if stop.load(Ordering::Relaxed) { 130 } else { 0 }))
}

/// The level that was named, by the rules among the settings; also as it is.
fn found(named: &LevelArgs, settings: &Settings) -> anyhow::Result<(LevelRef, SharedGame, &'static PuzzleEntry)> {
    let game = open(named)?;
    let entry = registry::puzzle(game.info().name)?;
    let rules: Settings = named.with_rules(settings).into_iter().filter(|(name, _)| is_rule(entry, name)).collect();
    let game = game.by_rules(&rules)?;
    Ok((level::reference(&named.level, &game, None, rules), game, entry))
}

fn is_rule(entry: &PuzzleEntry, name: &str) -> bool {
    entry.params.iter().any(|param| param.name == name)
}

fn limits(args: &LimitArgs) -> Limits {
    let limits = args.limits();
    Limits { seconds: limits.seconds.or(Some(PATIENCE)), ..limits }
}
