//! Where a solution is said to be the only one, the reference finds no other; where another is shown, there is one.

use std::collections::BTreeSet;
use std::sync::Arc;

use solvarium_engine::{Ctx, Family, Limits};
use solvarium_lab::{Outcome, registry};
use solvarium_puzzles::Listed;
use solvarium_testing::{picture, solve};

use super::played;
use crate::situations::{Levels, Situation};
use crate::trials::{Trials, at_each, puzzle_trials};

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    puzzle_trials!(trials, levels: examinations_know_whether_a_solution_is_the_only_one);
    for solver in P::SOLVERS.iter().map(|solver| solver.name) {
        let (levels, name) = (Arc::clone(levels), "reports_know_whether_a_solution_is_the_only_one");
        trials.add(module_path!(), &[name, levels.puzzle(), solver], move || {
            at_each(levels.in_space(P::SPACES[0].name), |situation| a_report_knows(situation, solver));
        });
    }
}

/// The boards that some solutions, in words, lead to.
fn boards<P: Listed>(situation: &Situation<P>, solutions: &[&[String]]) -> BTreeSet<String> {
    let puzzle = &situation.puzzle;
    let board = |words: &&[String]| {
        let moves: Option<Vec<P::Move>> = words.iter().map(|word| puzzle.read_move(word)).collect();
        let end = played(puzzle, &moves.expect("moves")).expect("legal moves");
        picture(puzzle, &end)
    };
    solutions.iter().map(board).collect()
}

/// What is said agrees with the solutions that there are, and as many are shown as are spoken of.
fn check<P: Listed>(situation: &Situation<P>, unique: Option<bool>, shown: &[&[String]]) {
    if P::INFO.family == Family::Path {
        assert_eq!(unique, None, "the ways to a goal are not counted");
        return;
    }
    let (there_are, boards) = (&situation.oracle().solutions, boards(situation, shown));
    assert!(boards.is_subset(there_are), "what is shown is no solution: {shown:?}");
    assert_eq!(boards.len(), shown.len(), "the same solution is shown twice: {shown:?}");
    if let Some(unique) = unique {
        assert_eq!(unique, there_are.len() == 1, "there are {} solutions", there_are.len());
        assert_eq!(shown.len(), if unique { 1 } else { 2 }, "{shown:?}");
    }
}

/// By an examination that nothing stops, everything is known.
fn examinations_know_whether_a_solution_is_the_only_one<P: Listed>(levels: &Levels<P>) {
    at_each(levels.in_space(P::SPACES[0].name), |situation| {
        let found = situation.puzzle.examine(&mut Ctx::unwatched(Limits::default())).expect("no limit");
        let shown: Vec<&[String]> = found.solutions.iter().map(Vec::as_slice).collect();
        check(situation, found.unique, &shown);
        let is_counted = P::INFO.family == Family::Placement && !situation.oracle().solutions.is_empty();
        assert_eq!(found.unique.is_some(), is_counted, "{:?}", found.unique);
    });
}

fn a_report_knows<P: Listed>(situation: &Situation<P>, solver: &str) {
    let report = solve(&situation.game, &situation.request(solver));
    if report.outcome != Outcome::Solved {
        assert_eq!((report.unique, report.second.len()), (None, 0));
        return;
    }
    let second = Some(report.second.as_slice()).filter(|second| !second.is_empty());
    let shown: Vec<&[String]> = [report.moves.as_slice()].into_iter().chain(second).collect();
    check(situation, report.unique, &shown);
    let entry = registry::puzzle(P::INFO.name).expect("it is listed");
    let proves = entry.params_of(solver).any(|param| param.name == "unique");
    assert!(!proves || report.unique.is_some(), "{solver} says nothing");
}
