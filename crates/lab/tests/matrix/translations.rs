//! Whatever is said to people is said in every language: violations, facts, steps, hints and errors.

use std::sync::Arc;

use solvarium_engine::{Fact, Hint, Limits, Puzzle, Reason, Rng};
use solvarium_lab::{Request, level};
use solvarium_puzzles::Listed;
use solvarium_testing::{ENGLISH, assert_translated, collection, game, settings, solve, unwatched, walk};

use crate::situations::Levels;
use crate::trials::{Trials, at_each, plain_trials, puzzle_trials};

pub fn add_plain(trials: &mut Trials) {
    plain_trials!(trials: levels_that_are_not_found);
}

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    puzzle_trials!(trials, levels: violations_and_notes, errors_in_levels, facts_hints_and_steps);
    if !P::INFO.hidden {
        puzzle_trials!(trials, levels: refused_requests);
    }
}

fn assert_step_translated(step: &Reason) {
    [&step.place, &step.why, &step.what].into_iter().for_each(assert_translated);
}

fn violations_and_notes<P: Listed>(levels: &Levels<P>) {
    at_each(levels.small.iter().chain(&collection::<P>("rules.txt")), |level| {
        let puzzle = &level.puzzle;
        puzzle.notes().iter().for_each(assert_translated);
        for (_, state) in walk(puzzle, 15, &mut Rng::new(1), |state, out| puzzle.legal_moves(state, out)) {
            let _ = puzzle.check(&state).map_err(|violation| assert_translated(&violation.message));
            puzzle.review(&state).wrong.iter().for_each(|wrong| assert_translated(&wrong.message));
        }
    });
}

/// Every text that is a level but for one missing character.
fn errors_in_levels<P: Listed>(_: &Levels<P>) {
    let mut refused = 0;
    for level in collection::<P>("small.txt") {
        for format in P::FORMATS {
            let text: Vec<char> = format.text(&level.puzzle).chars().collect();
            for at in 0..text.len() {
                let damaged: String = [&text[..at], &text[at + 1..]].concat().into_iter().collect();
                let Err(error) = format.parse(&damaged) else { continue };
                assert_translated(&(&error).into());
                refused += 1;
            }
        }
    }
    assert!(refused > 0, "{}", P::INFO.name);
}

fn facts_hints_and_steps<P: Listed>(levels: &Levels<P>) {
    at_each(&levels.small, |level| {
        let game = game(level);
        for (_, fact) in unwatched(|host| game.examine(Limits::default(), host)).unwrap().facts {
            let Fact::Said(message) = fact else { continue };
            assert_translated(&message);
        }
        if P::TUTOR.is_none() {
            return;
        }
        for moves in [None, first_move(&level.puzzle)].map(Vec::from_iter) {
            let advice = unwatched(|host| game.hint(&moves, &[], Limits::default(), host)).unwrap().unwrap();
            if let Hint::Next(step) | Hint::Mistake(step) = advice.hint {
                assert_step_translated(&step);
            }
        }
        for solver in P::SOLVERS {
            solve(&game, &Request::new(solver.name)).steps.iter().for_each(assert_step_translated);
        }
    });
}

fn first_move<P: Puzzle>(puzzle: &P) -> Option<String> {
    let mut moves = Vec::new();
    puzzle.legal_moves(&puzzle.initial(), &mut moves);
    moves.first().map(|step| puzzle.move_text(*step))
}

fn refused_requests<P: Listed>(_: &Levels<P>) {
    let unknown = Some("nothing".to_string());
    let game = level::open(&format!("{}/1", P::INFO.name), None).unwrap();
    let astar = Request::new("astar");
    let with = |name, value| settings(&[(name, value)]);
    for request in [
        Request { algorithm: "nothing".into(), ..astar.clone() },
        Request { heuristic: unknown.clone(), ..astar.clone() },
        Request { space: unknown, ..astar.clone() },
        Request { settings: with("nothing", "1"), ..astar.clone() },
        Request { algorithm: "wastar".into(), settings: with("weight", "x"), ..astar.clone() },
        Request { algorithm: "dls".into(), settings: with("limit", "x"), ..astar },
    ] {
        assert_translated(&(&game.validate(&request).unwrap_err()).into());
    }
    for error in [game.write("nothing"), game.write_solution("nothing", &[], &ENGLISH)] {
        assert_translated(&(&error.unwrap_err()).into());
    }
    let replay = game.replay(&["nothing".into()]);
    assert_translated(&(&replay.verdict.unwrap_err()).into());
    assert_translated(&(&game.replay(&[]).verdict.unwrap_err()).into());
    assert_translated(&(&game.read_solution("{}").unwrap_err()).into());
}

fn levels_that_are_not_found() {
    for argument in ["nothing", "tents/0", "nothing.txt#1", "levels", "."] {
        assert_translated(&(&level::open(argument, None).map(drop).unwrap_err()).into());
    }
    for (text, hint) in [("?!", None), ("4:a", Some("water-sort")), ("4:a", Some("nothing"))] {
        assert_translated(&(&level::from_text(text, "text", None, hint).map(drop).unwrap_err()).into());
    }
}
