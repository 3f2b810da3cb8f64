//! Rule tables: boards that each break one named rule.
//!
//! `cases/<puzzle>/rules.txt` holds the boards; a title is the rule that is broken, or `solved`, and then the moves to
//! be made first.

use std::sync::Arc;

use solvarium_puzzles::Listed;
use solvarium_testing::collection;

use crate::situations::Levels;
use crate::trials::{Trials, at_each, puzzle_trials};

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    puzzle_trials!(trials, levels: boards_break_the_rule_they_are_named_for);
}

fn boards_break_the_rule_they_are_named_for<P: Listed>(_: &Levels<P>) {
    let cases = collection::<P>("rules.txt");
    at_each(&cases, |case| {
        let words: Vec<&str> = case.name.split(' ').skip(1).collect();
        let moves = words[1..].iter().map(|word| case.puzzle.read_move(word).unwrap());
        let state = moves.fold(case.puzzle.initial(), |state, step| {
            assert!(case.puzzle.legal(&state, step), "{step:?}");
            case.puzzle.apply(&state, step)
        });
        let verdict = case.puzzle.check(&state).map_err(|violation| violation.rule);
        assert_eq!(verdict.err().unwrap_or("solved"), words[0]);
        assert_eq!(case.puzzle.is_goal(&state), words[0] == "solved");
    });
    assert!(cases.last().unwrap().name.contains(" solved"), "the last board of {} is right", P::INFO.name);
}
