//! Runs through the door that front ends use, with a stopped clock.

use std::sync::atomic::AtomicBool;

use solvarium_engine::{Limits, Puzzle, StoppedClock};
use solvarium_lab::game::SharedGame;
use solvarium_lab::request::Settings;
use solvarium_lab::{Host, NoWatcher, Report, Request, registry};

use crate::Small;

/// A level behind the door that front ends use.
pub fn game<P: Puzzle>(level: &Small<P>) -> SharedGame {
    let entry = registry::puzzle(P::INFO.name).expect("it is listed");
    entry.load(&level.text, &level.name).unwrap_or_else(|e| panic!("{}: {e}", level.name))
}

/// Does something with a stopped clock and no observer.
pub fn unwatched<T>(work: impl FnOnce(&mut Host<'_>) -> T) -> T {
    let cancel = AtomicBool::new(false);
    work(&mut Host { clock: &StoppedClock, cancel: &cancel, watcher: &mut NoWatcher })
}

/// Answers a request with a stopped clock and no observer.
pub fn solve(game: &SharedGame, request: &Request) -> Report {
    unwatched(|host| game.solve(request, host)).unwrap_or_else(|e| panic!("{}: {e}", request.algorithm))
}

/// Settings as a request has them.
pub fn settings(pairs: &[(&str, &str)]) -> Settings {
    pairs.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect()
}

/// A report as JSON, without what may differ from run to run.
pub fn stable_json(report: Report) -> String {
    serde_json::to_string(&report.without_time()).expect("a report can be written")
}

/// A request with node limit, for runs that might otherwise not end.
pub fn limited(request: &Request, nodes: u64) -> Request {
    Request { limits: Limits { nodes: Some(nodes), ..request.limits }, ..request.clone() }
}
