//! The agreement matrix: every algorithm and every solver of a puzzle's own, on every small level, agrees with the
//! reference search, with itself, and with its limits.
#![allow(clippy::unwrap_used)]

mod common;

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use common::oracle::{Oracle, fewest_moves};
use common::{Small, game, small_levels, solve, stable_json};
use solvarium_algorithms::Optimal;
use solvarium_engine::{Limits, Puzzle, StoppedClock};
use solvarium_lab::game::SharedGame;
use solvarium_lab::registry::{self, AlgorithmInfo, PuzzleEntry};
use solvarium_lab::{Host, NoWatcher, Outcome, Report, Request, SearchEvent, TraceLine, Watcher};

/// Settings under which an algorithm is tried, where its defaults are too long or leave much untried.
const SETTINGS: &[(&str, &str)] = &[
    ("hill", "variant=backtrack"),
    ("hill", "variant=fallback"),
    ("hill", "variant=strict restarts=5"),
    ("hill", "variant=simple restarts=5"),
    ("hill", "variant=tweak restarts=2 max-length=40"),
    ("anneal", "steps=200 restarts=2 max-length=40"),
    ("anneal", "steps=50 restarts=0 min-length=30 max-length=5"),
    ("genetic", "population=20 generations=5 max-length=40"),
    ("beam", "width=1"),
    ("beam", "width=1000"),
    ("wastar", "weight=1"),
    ("wastar", "weight=1.5"),
    ("wastar", "weight=3"),
    ("dls", "limit=0"),
    ("dls", "limit=3"),
    ("dls", "limit=300"),
];

/// One cell's row: who searches, and what is asked of him.
struct Contender {
    info: Option<&'static AlgorithmInfo>,
    /// Whether a solver of the puzzle's own says that it is complete.
    own_complete: bool,
    admissible: bool,
    request: Request,
}

impl Contender {
    fn setting(&self, name: &str) -> Option<&str> {
        self.request.settings.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Whether it is a solver of the puzzle's own that, when stopped, shows the solution it had by then: it searches on
    /// only to better it. It must not call it the best unless it is.
    fn content_with_less(&self, report: &Report) -> bool {
        self.info.is_none() && report.outcome == Outcome::Solved
    }

    /// Whether it must answer yes or no.
    fn complete(&self) -> bool {
        self.info.map_or(self.own_complete, |info| info.complete) || self.setting("variant") == Some("backtrack")
    }
}

fn settings(algorithm: &str) -> Vec<Vec<(String, String)>> {
    let pair = |word: &str| word.split_once('=').map(|(key, value)| (key.into(), value.into())).unwrap();
    let rows = SETTINGS.iter().filter(|(name, _)| *name == algorithm);
    let rows: Vec<Vec<_>> = rows.map(|(_, words)| words.split(' ').map(pair).collect()).collect();
    if rows.is_empty() { vec![Vec::new()] } else { rows }
}

/// Everyone who can be run on a level, with every heuristic and every row of settings.
fn contenders(entry: &PuzzleEntry, game: &SharedGame) -> Vec<Contender> {
    let mut all = Vec::new();
    for name in entry.solver_names().into_iter().filter(|name| game.can_run(name)) {
        let info = registry::algorithms().iter().find(|info| info.name == name);
        let own_complete = entry.solvers.iter().any(|solver| solver.name == name && solver.complete);
        let guided = info.is_some_and(|info| info.informed);
        let guides = entry.heuristics.iter().filter(|h| guided && h.space == entry.spaces[0]);
        let guides: Vec<_> = guides.map(|h| (Some(h.name.to_string()), h.admissible)).collect();
        for (heuristic, admissible) in if guided { guides } else { vec![(None, true)] } {
            for settings in settings(name) {
                let heuristic = heuristic.clone();
                let request = Request { algorithm: name.into(), heuristic, settings, seed: 3, ..Request::default() };
                all.push(Contender { info, own_complete, admissible, request });
            }
        }
    }
    all
}

/// Runs a check for everyone on every small level.
fn matrix<P: Puzzle>(check: impl Fn(&Small<P>, &Oracle<P>, &SharedGame, &Contender, &str)) {
    let entry = registry::puzzle(P::INFO.name).unwrap();
    for level in small_levels::<P>() {
        let (oracle, game) = (Oracle::explore(&level.puzzle), game(&level));
        for contender in contenders(&entry, &game) {
            let Request { algorithm, heuristic, settings, .. } = &contender.request;
            let cell = format!("{} · {algorithm} {heuristic:?} {settings:?}\n{}", level.name, level.text);
            check(&level, &oracle, &game, &contender, &cell);
        }
    }
}

#[test]
fn all_agree_with_the_reference() {
    fn every<P: Puzzle>() {
        matrix::<P>(|level, oracle, game, contender, cell| {
            let report = solve(game, &contender.request);
            let solvable = oracle.cost().is_some();
            match report.outcome {
                Outcome::Solved => assert!(solvable, "{cell}"),
                Outcome::Unsolvable => assert!(!solvable, "{cell}: said to be unsolvable"),
                other => assert!(!contender.complete(), "{cell}: {other:?}"),
            }
            if report.outcome == Outcome::Solved {
                solution(game, &report, cell);
                optimality(&report, oracle, fewest_moves(&level.puzzle, P::SPACES[0].name), contender, cell);
            }
            let bound = report.stats.lower_bound.map(u64::from);
            assert!(oracle.cost().is_none_or(|least| bound.is_none_or(|bound| bound <= least)), "{cell}: {bound:?}");
        });
    }
    for_every_puzzle!(every);
}

/// The moves of a report solve the level, and the report has their number and cost.
fn solution(game: &SharedGame, report: &Report, cell: &str) {
    let replay = game.replay(&report.moves);
    assert_eq!(replay.verdict, Ok(()), "{cell}");
    assert_eq!((report.cost, report.length), (Some(replay.cost), Some(report.moves.len())), "{cell}");
    assert_eq!(replay.boards.len(), report.moves.len() + 1, "{cell}");
}

/// What an algorithm promises about its solutions is so.
fn optimality<P: Puzzle>(report: &Report, oracle: &Oracle<P>, fewest: Option<u64>, contender: &Contender, cell: &str) {
    let least = oracle.cost().unwrap();
    let cost = report.cost.unwrap();
    match contender.info.map_or(Optimal::No, |info| info.optimal) {
        Optimal::Steps => assert_eq!(report.stats.solution_depth, fewest, "{cell}"),
        Optimal::Cost if contender.admissible => assert_eq!(cost, least, "{cell}"),
        _ => {}
    }
    assert!(report.optimal != Some(true) || cost == least, "{cell}: {cost} said to be least, but {least} is");
    if let (Some(weight), true) = (contender.setting("weight"), contender.admissible) {
        assert!(cost as f64 <= weight.parse::<f64>().unwrap() * least as f64, "{cell}: {cost} against {least}");
    }
}

#[test]
fn a_depth_limit_below_the_optimum_is_said_to_be_reached() {
    fn every<P: Puzzle>() {
        for level in small_levels::<P>() {
            let game = game(&level);
            let Some(steps) = fewest_moves(&level.puzzle, P::SPACES[0].name) else { continue };
            for limit in 0..=steps {
                let settings = vec![("limit".into(), limit.to_string())];
                let report = solve(&game, &Request { algorithm: "dls".into(), settings, ..Request::default() });
                let expected = if limit < steps { (Outcome::Limit, Some("depth")) } else { (Outcome::Solved, None) };
                assert_eq!(
                    (report.outcome, report.limit.as_deref()),
                    expected,
                    "{} to depth {limit} of {steps}",
                    level.name
                );
            }
        }
    }
    for_every_puzzle!(every);
}

/// Counts the expansions it is shown.
#[derive(Default)]
struct Tracer {
    expanded: u64,
    deepest: u64,
}

impl Watcher for Tracer {
    fn observes(&self) -> bool {
        true
    }

    fn event(&mut self, event: &SearchEvent<'_>) -> ControlFlow<()> {
        if let Some(TraceLine::Expand { n, depth, .. }) = event.trace_line() {
            self.expanded += 1;
            assert_eq!(n, self.expanded);
            self.deepest = self.deepest.max(u64::from(depth));
        }
        ControlFlow::Continue(())
    }
}

#[test]
fn the_same_request_gives_the_same_report_watched_or_not() {
    fn every<P: Puzzle>() {
        matrix::<P>(|_, _, game, contender, cell| {
            let report = solve(game, &contender.request);
            let again = stable_json(solve(game, &contender.request));
            assert_eq!(stable_json(report.clone()), again, "{cell}");
            let (cancel, mut tracer) = (AtomicBool::new(false), Tracer::default());
            let mut host = Host { clock: &StoppedClock, cancel: &cancel, watcher: &mut tracer };
            let watched = game.solve(&contender.request, &mut host).unwrap();
            assert_eq!(stable_json(watched), again, "{cell}");
            if tracer.expanded > 0 {
                let stats = &report.stats;
                assert_eq!((Some(tracer.expanded), Some(tracer.deepest)), (stats.expanded, stats.max_depth), "{cell}");
            }
        });
    }
    for_every_puzzle!(every);
}

#[test]
fn node_limits_are_exact() {
    fn every<P: Puzzle>() {
        matrix::<P>(|_, _, game, contender, cell| {
            let free = solve(game, &contender.request);
            let used = free.stats.expanded.unwrap();
            let within = |nodes| solve(game, &common::limited(&contender.request, nodes));
            let enough = within(used);
            assert_eq!((enough.outcome, &enough.moves), (free.outcome, &free.moves), "{cell}");
            for nodes in [0, used / 2, used.saturating_sub(1)].into_iter().filter(|&nodes| nodes < used) {
                let cut = within(nodes);
                assert!(cut.stats.expanded.unwrap() <= nodes, "{cell}: {nodes} of {used}");
                if !contender.content_with_less(&cut) {
                    assert_eq!(
                        (cut.outcome, cut.limit.as_deref()),
                        (Outcome::Limit, Some("nodes")),
                        "{cell}: {nodes} of {used}"
                    );
                    assert_eq!(cut.stats.expanded, Some(nodes), "{cell}");
                }
            }
        });
    }
    for_every_puzzle!(every);
}

#[test]
fn memory_limits_are_kept() {
    fn every<P: Puzzle>() {
        matrix::<P>(|_, _, game, contender, cell| {
            let used = solve(game, &contender.request).stats.search_bytes.unwrap();
            for bytes in [1, used / 2, used.saturating_sub(1)].into_iter().filter(|&bytes| bytes < used) {
                let limits = Limits { bytes: Some(bytes), ..Limits::default() };
                let report = solve(game, &Request { limits, ..contender.request.clone() });
                assert!(report.stats.search_bytes.unwrap() <= bytes, "{cell}");
                let stopped = (report.outcome, report.limit.as_deref()) == (Outcome::Limit, Some("memory"));
                let fine = stopped || contender.content_with_less(&report);
                assert!(fine, "{cell}: {bytes} of {used}: {:?}", report.outcome);
            }
        });
    }
    for_every_puzzle!(every);
}

#[test]
fn a_cancelled_run_is_interrupted() {
    fn every<P: Puzzle>() {
        matrix::<P>(|_, _, game, contender, cell| {
            if solve(game, &contender.request).stats.expanded == Some(0) {
                return;
            }
            let cancel = AtomicBool::new(true);
            let mut host = Host { clock: &StoppedClock, cancel: &cancel, watcher: &mut NoWatcher };
            let report = game.solve(&contender.request, &mut host).unwrap();
            assert_eq!(report.stats.expanded, Some(0), "{cell}");
            assert_eq!(report.outcome, Outcome::Interrupted, "{cell}");
        });
    }
    for_every_puzzle!(every);
}
