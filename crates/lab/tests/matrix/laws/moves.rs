//! Moves and goals: what is offered is legal, what is legal has a name, and the two readings of the rules agree.

use std::sync::Arc;

use solvarium_engine::{Puzzle, Rng, Space};
use solvarium_puzzles::Listed;
use solvarium_testing::oracle::reachable;
use solvarium_testing::walk;

use super::{LENGTH, Translate, played, walks};
use crate::situations::{Levels, Situation};
use crate::trials::{Trials, at_each, puzzle_trials, space_trials};

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    space_trials!(trials, levels: every_offered_move_is_legal_and_leads_to_the_same_place);
    puzzle_trials!(trials, levels:
        changes_of_a_board_make_it_from_the_one_of_the_initial_state,
        legal_moves_are_legal_and_their_texts_name_them,
        a_goal_is_what_the_check_accepts,
    );
}

fn every_offered_move_is_legal_and_leads_to_the_same_place<P: Puzzle, S: Space>(
    situation: &Situation<P>,
    space: &S,
    translate: Translate<'_, P, S>,
) {
    let puzzle = &situation.puzzle;
    for (path, state) in walks(space) {
        let text = space.state_text(&state);
        let here = played(puzzle, &translate(&path)).unwrap_or_else(|| panic!("an illegal move before {text}"));
        assert_eq!(space.is_goal(&state), puzzle.check(&here).is_ok(), "{text}");
        let mut moves = Vec::new();
        space.moves(&state, &mut moves);
        for step in moves {
            let longer = [path.as_slice(), &[step]].concat();
            assert!(played(puzzle, &translate(&longer)).is_some(), "{step:?} is not legal after {text}");
        }
    }
}

fn changes_of_a_board_make_it_from_the_one_of_the_initial_state<P: Listed>(levels: &Levels<P>) {
    at_each(&levels.small, |level| {
        let puzzle = &level.puzzle;
        let start = puzzle.board(&puzzle.initial());
        for (_, state) in walk(puzzle, LENGTH, &mut Rng::new(1), |s, out| puzzle.legal_moves(s, out)) {
            let Some(changes) = puzzle.board_changes(&state) else { continue };
            let mut board = start.clone();
            assert_eq!((changes.width, changes.height), (board.width, board.height));
            for (at, tile) in changes.tiles {
                assert_ne!(board.tiles[at], tile, "no change");
                board.tiles[at] = tile;
            }
            assert_eq!(board, puzzle.board(&state));
        }
    });
}

fn legal_moves_are_legal_and_their_texts_name_them<P: Listed>(levels: &Levels<P>) {
    at_each(&levels.small, |level| {
        let puzzle = &level.puzzle;
        for (_, state) in walk(puzzle, LENGTH, &mut Rng::new(1), |s, out| puzzle.legal_moves(s, out)) {
            let (mut legal, mut offered) = (Vec::new(), Vec::new());
            puzzle.legal_moves(&state, &mut legal);
            puzzle.moves(&state, &mut offered);
            assert!(offered.iter().all(|step| legal.contains(step)));
            for step in legal {
                assert!(puzzle.legal(&state, step), "{step:?}");
                assert!(puzzle.read_move(&puzzle.move_text(step)) == Some(step), "{step:?}");
            }
        }
    });
}

/// By every rule variant, in every state a person can reach.
fn a_goal_is_what_the_check_accepts<P: Listed>(levels: &Levels<P>) {
    at_each(levels.in_space(P::SPACES[0].name), |situation| {
        let puzzle = &situation.puzzle;
        for state in reachable(puzzle) {
            let verdict = puzzle.check(&state);
            assert_eq!(puzzle.is_goal(&state), verdict.is_ok(), "{verdict:?}");
        }
    });
}
