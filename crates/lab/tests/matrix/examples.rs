//! The examples that puzzles declare: each leaves something to watch, and ends.

use std::sync::Arc;

use solvarium_engine::{Family, Kind};
use solvarium_lab::registry::meaning::HEURISTIC;
use solvarium_lab::registry::{self, PuzzleEntry};
use solvarium_lab::{GoodExample, Outcome, Report, Request, level};
use solvarium_puzzles::Listed;
use solvarium_testing::{limited, solve};

use crate::situations::Levels;
use crate::trials::{Place, Trials, at_each, plain_trials, puzzle_trials};

/// Most states that an example expands, or candidates that it evaluates.
const MOST: u64 = 300_000;
/// Fewest states or candidates that are worth scrubbing through.
const FEWEST: u64 = 10;
/// Fewest generations.
const GENERATIONS: u64 = 3;
/// Levels of each pack that a failure tries in place of a bad example, and the most states of each.
const TRIED: (usize, u64) = (30, 30_000);

pub fn add_plain(trials: &mut Trials) {
    plain_trials!(trials: parameters_of_paths_mean_nothing_for_placements, rules_mean_nothing_where_it_is_said);
}

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    if !P::INFO.hidden {
        puzzle_trials!(trials, levels: every_algorithm_has_an_example_that_leaves_something_to_watch);
    }
    puzzle_trials!(trials, levels: the_cost_is_the_measure_it_is_said_to_be);
}

impl Place for GoodExample {
    fn place(&self) -> String {
        format!("{} by {}", self.level, self.request.algorithm)
    }
}

fn every_algorithm_has_an_example_that_leaves_something_to_watch<P: Listed>(levels: &Levels<P>) {
    let puzzle = registry::puzzle(levels.puzzle()).unwrap();
    let general = puzzle.examples.iter().filter(|example| example.algorithms.is_empty()).count();
    assert_eq!(general, 1, "one example is for the algorithms that no other names");
    let named = puzzle.examples.iter().flat_map(|example| example.algorithms);
    named.for_each(|name| assert!(registry::algorithms().iter().any(|info| info.name == *name), "no `{name}`"));
    let examples = registry::algorithms().iter().map(|info| puzzle.example(info.name).unwrap());
    at_each(examples, |example| {
        let game = level::open(&example.level, None).unwrap_or_else(|error| panic!("{error}"));
        if game.can_run(&example.request.algorithm) {
            let report = solve(&game, &limited(&example.request, MOST));
            if let Err(why) = worth_watching(&report, MOST) {
                panic!("{why}; better ones: {}", better(puzzle, &example.request));
            }
        }
    });
}

/// What is wrong with a run as an example.
fn worth_watching(report: &Report, most: u64) -> Result<(), String> {
    let (expanded, rounds) = (report.stats.expanded.unwrap_or(0), report.stats.rounds.unwrap_or(0));
    let counts = format!("{} after {expanded} states or candidates, {rounds} rounds", report.verdict());
    if report.outcome != Outcome::Solved || expanded > most {
        return Err(format!("it is not solved: {counts}"));
    }
    let is_over_at_once = if report.algorithm == "genetic" { rounds < GENERATIONS } else { expanded < FEWEST };
    if is_over_at_once { Err(format!("it is over at once: {counts}")) } else { Ok(()) }
}

/// Levels and seeds that would do in place of a bad example, with their counts.
fn better(puzzle: &PuzzleEntry, request: &Request) -> String {
    let names = puzzle
        .packs
        .iter()
        .flat_map(|pack| (0..pack.levels.len().min(TRIED.0)).map(move |index| level::level_name(puzzle, pack, index)));
    let seeds = if request.seed == 0 { 0..1 } else { 1..4 };
    let runs = names.flat_map(|name| seeds.clone().map(move |seed| (name.clone(), seed)));
    let good = runs.filter_map(|(name, seed)| {
        let game = level::open(&name, None).ok().filter(|game| game.can_run(&request.algorithm))?;
        let report = solve(&game, &limited(&Request { seed, ..request.clone() }, TRIED.1));
        worth_watching(&report, TRIED.1).ok()?;
        let (expanded, rounds) = (report.stats.expanded.unwrap_or(0), report.stats.rounds.unwrap_or(0));
        Some(format!("{name} seed {seed} ({expanded} states, {rounds} rounds)"))
    });
    good.take(5).collect::<Vec<_>>().join(", ")
}

/// In every configuration the cost of a solution is what the measure of that name counts.
fn the_cost_is_the_measure_it_is_said_to_be<P: Listed>(levels: &Levels<P>) {
    for space in levels.spaces() {
        at_each(levels.in_space(space), |situation| {
            let request = situation.request("astar");
            let report = solve(&situation.game, &limited(&request, MOST));
            let measure = situation.game.cost_measure(&request).unwrap();
            if let (Some(cost), Some(measure)) = (report.cost, measure) {
                assert_eq!(report.measures.get(measure), Some(&cost), "{measure}");
            }
        });
    }
}

/// What forms leave out and reports do not name for puzzles of placing things changes nothing there.
fn parameters_of_paths_mean_nothing_for_placements() {
    let placements = registry::puzzles().iter().filter(|puzzle| puzzle.info.family == Family::Placement);
    let mut runs = 0;
    for puzzle in placements {
        let game = level::open(&level::level_name(puzzle, &puzzle.packs[0], 0), None).unwrap();
        for info in registry::algorithms().iter().filter(|info| !info.meanings.is_empty()) {
            let has = |name: &str| info.params.iter().any(|param| param.name == name);
            assert!(info.meanings.iter().all(|case| case.of == HEURISTIC || has(case.of)), "{}", info.name);
            let set = |name: &str, value: &str| (name.to_string(), value.to_string());
            // Hill climbing changes complete placements in one of its variants.
            let settings: Vec<_> = has("variant").then(|| set("variant", "tweak")).into_iter().collect();
            let plain = Request { settings, ..limited(&Request::new(info.name), 2_000) };
            let wanted = solve(&game, &plain);
            assert_eq!((&wanted.heuristic, wanted.options.contains_key("min-length")), (&None, false));
            let short = [set("min-length", "2"), set("max-length", "2")];
            let short = Request { settings: [&plain.settings[..], &short].concat(), ..plain.clone() };
            let guides = puzzle.heuristics.iter().filter(|heuristic| heuristic.space == puzzle.spaces[0]);
            let guided = guides.map(|guide| Request { heuristic: Some(guide.name.into()), ..plain.clone() });
            for request in guided.chain([short]) {
                let report = solve(&game, &request);
                let told = |report: &Report| (report.moves.clone(), report.stats.expanded, report.options.clone());
                assert_eq!(told(&report), told(&wanted), "{} by {request:?}", puzzle.info.name);
                assert_eq!(report.heuristic, None);
                runs += 1;
            }
        }
    }
    assert!(runs > 0, "there are placements, and algorithms with parameters of paths");
}

/// A rule that is declared for some algorithms or spaces changes nothing by others and in others.
fn rules_mean_nothing_where_it_is_said() {
    let (mut runs, mut differences) = (0, 0);
    for puzzle in registry::puzzles() {
        let game = level::open(&level::level_name(puzzle, &puzzle.packs[0], 0), None).unwrap();
        let rules = puzzle.params.iter().filter(|rule| !rule.algorithms.is_empty() || !rule.spaces.is_empty());
        for (rule, info) in rules.flat_map(|rule| registry::algorithms().iter().map(move |info| (rule, info))) {
            for space in puzzle.spaces.iter().filter(|_| game.can_run(info.name)) {
                let values: &[&str] =
                    if let Kind::Choice { choices, .. } = rule.kind { choices } else { &["false", "true"] };
                let told = values.iter().map(|value| {
                    let settings = vec![(rule.name.to_string(), value.to_string())];
                    let request = Request { space: Some(space.to_string()), settings, ..Request::new(info.name) };
                    let report = solve(&game, &limited(&request, 2_000));
                    (report.moves, report.stats.expanded)
                });
                let told: Vec<_> = told.collect();
                let is_same = told.iter().all(|one| *one == told[0]);
                let means = |names: &[&str], name| names.is_empty() || names.contains(name);
                if means(rule.algorithms, &info.name) && means(rule.spaces, space) {
                    differences += u32::from(!is_same);
                } else {
                    assert!(is_same, "{}: {} changes {} in {space}", puzzle.info.name, rule.name, info.name);
                    runs += 1;
                }
            }
        }
    }
    assert!(runs > 0 && differences > 0, "{runs} runs without a meaning, {differences} differences where there is one");
}
