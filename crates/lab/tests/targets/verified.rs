//! Every kind of condition, verified once more from the level's text alone: by algorithms that had no part in it, by
//! searches without limits, by plain counting.

use std::sync::atomic::AtomicBool;

use solvarium_engine::{Puzzle, StoppedClock};
use solvarium_lab::check::FactValue;
use solvarium_lab::game::SharedGame;
use solvarium_lab::watch::{Host, NoWatcher};
use solvarium_lab::{Limits, Outcome, Report, Request};
use solvarium_puzzles::{LevelVisitor, Listed};

use super::{entry, hunted, text};

/// A level that meets a target, read from its text, and the values that were found.
fn made(puzzle: &str, flags: &str, target: &str) -> (SharedGame, Vec<Option<FactValue>>) {
    let found = hunted(puzzle, flags, target, 5, 400).unwrap_or_else(|error| panic!("{puzzle} {target}: {error}"));
    let values = found.made.verified.iter().map(|verified| verified.value.clone()).collect();
    (entry(puzzle).load(&text(&found), "made").unwrap(), values)
}

fn solved(game: &SharedGame, algorithm: &str, space: Option<&str>, settings: &[(&str, &str)]) -> Report {
    let cancel = AtomicBool::new(false);
    let mut host = Host { clock: &StoppedClock, cancel: &cancel, watcher: &mut NoWatcher };
    let settings = settings.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    let request = Request { space: space.map(String::from), settings, ..Request::new(algorithm) };
    let report = game.solve(&request, &mut host).unwrap();
    assert_eq!(report.outcome, Outcome::Solved);
    report
}

fn number(value: &Option<FactValue>) -> u64 {
    match value {
        Some(FactValue::Number(number)) => *number,
        other => panic!("{other:?} is no number"),
    }
}

#[test]
fn least_measures_agree_with_breadth_first_search() {
    // (puzzle, settings, target, measure, space): breadth-first search of that space finds the least of that measure.
    for (puzzle, flags, target, measure, space) in [
        ("water-sort", "colors=4", "pours 8..12", "pours", None),
        ("bloxorz", "width=8 height=6 switches=1 bridges=1", "rolls 12..30", "rolls", None),
        ("sokoban", "boxes=2 width=7 height=7", "pushes 8..14", "pushes", Some("push")),
        ("sokoban", "boxes=2 width=7 height=6", "moves 20..40", "moves", Some("step")),
    ] {
        let (game, values) = made(puzzle, flags, target);
        let least = solved(&game, "bfs", space, &[]).measures[measure];
        assert_eq!(number(&values[0]), least, "{puzzle}: {target}");
        let (low, high) = target.split_once(' ').unwrap().1.split_once("..").unwrap();
        assert!((low.parse().unwrap()..=high.parse().unwrap()).contains(&least), "{puzzle}: {least}");
    }
}

#[test]
fn least_cost_agrees_with_uniform_cost_search() {
    let (game, values) = made("grid", "kind=random weights=10", "cost 30..60");
    let least = solved(&game, "ucs", None, &[]).cost.unwrap();
    assert_eq!(number(&values[0]), least);
    assert!((30..=60).contains(&least));
}

/// Counts solutions plainly: every set of places, judged by the rules. Solutions are counted up to the second.
struct Count;

impl LevelVisitor for Count {
    type Output = Vec<usize>;

    fn visit<P: Listed>(self, puzzle: &P) -> Vec<usize> {
        fn below<P: Puzzle>(puzzle: &P, state: &P::State, places: &[P::Move], put: usize, found: &mut Vec<usize>) {
            let Some((&place, rest)) = places.split_first() else {
                if puzzle.check(state).is_ok() {
                    found.push(put);
                }
                return;
            };
            below(puzzle, state, rest, put, found);
            if puzzle.legal(state, place) {
                below(puzzle, &puzzle.apply(state, place), rest, put + 1, found);
            }
        }
        let (mut places, mut found) = (Vec::new(), Vec::new());
        puzzle.legal_moves(&puzzle.initial(), &mut places);
        below(puzzle, &puzzle.initial(), &places, 0, &mut found);
        found
    }
}

#[test]
fn unique_levels_have_one_solution_among_all_sets_of_places() {
    for (puzzle, flags, measure) in
        [("tents", "width=4 height=5", "tents"), ("light-up", "width=4 height=5 density=0.3", "bulbs")]
    {
        let (game, values) = made(puzzle, flags, &format!("unique, {measure} 1..9"));
        let all = game.visit(Count);
        assert_eq!(all.len(), 1, "{puzzle}");
        assert_eq!(number(&values[1]), all[0] as u64, "{puzzle}: all that is placed in the only solution");
    }
}

#[test]
fn levels_that_need_no_guessing_and_hard_rules_are_reasoned_out_step_by_step() {
    for puzzle in ["tents", "light-up"] {
        let (game, values) = made(puzzle, "width=8", "unique, no-guessing, rule>=1:hard");
        let report = solved(&game, "deduce", None, &[]);
        let hard = report.steps.iter().filter(|step| step.level.name() == "hard").count() as u64;
        assert_eq!(number(&values[2]), hard, "{puzzle}");
        assert!(hard >= 1, "{puzzle}");
        // What the steps put is the solution that the conflict-driven solver finds, and it proves that there is no other.
        let mut put: Vec<&String> = report.steps.iter().flat_map(|step| &step.moves).collect();
        let proof = solved(&game, "expert", None, &[]);
        let mut only: Vec<&String> = proof.moves.iter().collect();
        put.sort();
        put.dedup();
        only.sort();
        assert_eq!((put, proof.unique), (only, Some(true)), "{puzzle}");
    }
}

#[test]
fn difficulties_are_those_of_an_examination_of_the_text() {
    for (puzzle, wanted) in
        [("sokoban", "medium"), ("water-sort", "hard"), ("bloxorz", "easy"), ("tents", "tricky"), ("grid", "medium")]
    {
        let (game, values) = made(puzzle, "", &format!("difficulty {wanted}"));
        let cancel = AtomicBool::new(false);
        let mut host = Host { clock: &StoppedClock, cancel: &cancel, watcher: &mut NoWatcher };
        let known = game.examine(Limits::default(), &mut host).unwrap();
        assert_eq!(known.difficulty, Some(wanted), "{puzzle}");
        assert_eq!(values, [Some(FactValue::Words(wanted.into()))], "{puzzle}");
    }
}

#[test]
fn what_searches_need_agrees_with_searches_without_limits() {
    // Greedy search is left to end: it needs more than it was allowed.
    let (game, values) = made("sokoban", "", "greedy fails 300, astar expanded 100..3000, bfs solves 200000");
    assert!(solved(&game, "greedy", None, &[]).stats.expanded > Some(300));
    let expanded = solved(&game, "astar", None, &[]).stats.expanded.unwrap();
    assert_eq!(number(&values[1]), expanded);
    assert!((100..=3000).contains(&expanded));
    assert!(solved(&game, "bfs", None, &[]).stats.expanded <= Some(200_000));
}

#[test]
fn algorithms_that_are_to_solve_a_level_have_solved_it() {
    let found = hunted("water-sort", "colors=6", "hill solves 2000, astar expanded 5..", 5, 400).unwrap();
    assert!(found.made.verified.iter().all(|verified| verified.run.as_ref().unwrap().outcome == Outcome::Solved));
}
