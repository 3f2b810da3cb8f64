//! Solvers against each other, on a small level: whoever comes to an end agrees on whether there is a solution, and those
//! that prove the least cost on that.

use std::sync::atomic::AtomicBool;

use solvarium_engine::{Metadata, StoppedClock};
use solvarium_lab::{Game, Host, Limits, NoWatcher, Outcome, Report, Request, registry};
use solvarium_puzzles::{Listed, PuzzleVisitor, for_each};

use crate::recipes::Draw;
use crate::rules::small;

/// Expansions and bytes of a run.
const NODES: u64 = 2_000;
const BYTES: u64 = 16 << 20;
/// The reference, and one that uses heuristics.
const GENERAL: [&str; 2] = ["bfs", "astar"];

/// Draws a puzzle and a level, and has it solved by the puzzle's own solvers and by general ones.
pub fn experts(bytes: &[u8]) {
    let mut draw = Draw::new(bytes);
    let chosen = draw.below(registry::puzzles().len());
    for_each(&mut Solve { draw, chosen, at: 0 });
}

struct Solve<'a> {
    draw: Draw<'a>,
    chosen: usize,
    at: usize,
}

impl PuzzleVisitor for Solve<'_> {
    fn visit<P: Listed>(&mut self) {
        self.at += 1;
        if self.at - 1 == self.chosen
            && let Some(puzzle) = small::<P>(&mut self.draw)
        {
            let own = P::SOLVERS.iter().map(|solver| solver.name);
            compare(&Game::new(puzzle, "small", Metadata::default()), own.chain(GENERAL));
        }
    }
}

fn compare(game: &Game, solvers: impl Iterator<Item = &'static str>) {
    let reports: Vec<Report> = solvers.map(|name| solve(game, name)).collect();
    let solved = |report: &&Report| report.outcome == Outcome::Solved;
    let proved = |report: &&Report| report.outcome == Outcome::Unsolvable;
    if let (Some(one), Some(other)) = (reports.iter().find(solved), reports.iter().find(proved)) {
        panic!("{} solves what {} proves unsolvable: {:?}", one.algorithm, other.algorithm, one.moves);
    }
    let least = reports.iter().filter(|report| report.optimal == Some(true)).filter_map(|report| report.cost).max();
    for report in reports.iter().filter(solved) {
        assert!(least.is_none_or(|least| report.cost >= Some(least)), "{} costs less than the least", report.algorithm);
    }
    examined(game, &reports);
}

fn solve(game: &Game, algorithm: &str) -> Report {
    let limits = Limits { nodes: Some(NODES), bytes: Some(BYTES), ..Limits::default() };
    let request = Request { limits, ..Request::new(algorithm) };
    hosted(|host| game.solve(&request, host)).unwrap_or_else(|error| panic!("{algorithm}: {error}"))
}

/// What an examination proves agrees with what was found.
fn examined(game: &Game, reports: &[Report]) {
    let limits = Limits { nodes: Some(NODES), bytes: Some(BYTES), ..Limits::default() };
    let found = hosted(|host| game.examine(limits, host)).unwrap_or_else(|error| panic!("the examination: {error}"));
    for report in reports {
        match report.outcome {
            Outcome::Solved => assert_ne!(found.solvable, Some(false), "{}", report.algorithm),
            Outcome::Unsolvable => assert_ne!(found.solvable, Some(true), "{}", report.algorithm),
            _ => {}
        }
        if let (Some(one), Some(other)) = (report.unique, found.unique) {
            assert_eq!(one, other, "{}", report.algorithm);
        }
    }
}

fn hosted<T>(work: impl FnOnce(&mut Host<'_>) -> T) -> T {
    let cancel = AtomicBool::new(false);
    work(&mut Host { clock: &StoppedClock, cancel: &cancel, watcher: &mut NoWatcher })
}
