//! A game in progress: what a list of moves leads to. Nothing is kept between two questions, so taking moves back and
//! making them again is a shorter or longer list.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use solvarium_engine::{Puzzle, Review, Violation};
use solvarium_lab::error::ReplayError;
use solvarium_lab::game::Game;
use solvarium_lab::picture::Picture;
use solvarium_lab::replay::{play, read_moves};
use solvarium_puzzles::{LevelVisitor, Listed};

/// A game after some moves.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Position {
    /// Moves made.
    pub length: usize,
    /// The board.
    pub board: Picture,
    /// Every move that may be made now.
    pub legal: Vec<String>,
    /// Whether it is won.
    pub solved: bool,
    /// Why it is not won.
    pub violation: Option<Violation>,
    /// Cost of the moves.
    pub cost: u64,
    /// The puzzle's own measures of the moves.
    pub measures: BTreeMap<&'static str, u64>,
    /// What breaks a rule now, and which clues are met.
    pub review: Review,
    /// The moves that do what `travel` asked for; null if nothing does, or nothing was asked.
    pub travel: Option<Vec<String>>,
}

/// A person points at a cell, or drags what is on one cell to another. Cells are numbered row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Travel {
    /// Where the dragging began; missing when it is just a click.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub from: Option<usize>,
    /// The cell pointed at.
    pub to: usize,
}

/// The game after a list of moves; what is wrong with them, if they cannot be made. With `changes`, the board tells only
/// what differs from the one before the first move, where the puzzle can.
pub fn after(game: &Game, moves: &[String], travel: Option<Travel>, changes: bool) -> Result<Position, ReplayError> {
    game.visit(After { moves, travel, changes })
}

/// The picture of a state, or what it changes where that is enough and the puzzle can tell.
pub(crate) fn picture<P: Puzzle>(puzzle: &P, state: &P::State, changes: bool) -> Picture {
    let changed = if changes { puzzle.board_changes(state) } else { None };
    changed.map_or_else(|| puzzle.board(state).into(), Picture::from)
}

/// The picture after moves from the start.
pub(crate) fn picture_after<P: Puzzle>(puzzle: &P, moves: &[P::Move], changes: bool) -> Picture {
    let state = moves.iter().fold(puzzle.initial(), |state, &step| puzzle.apply(&state, step));
    picture(puzzle, &state, changes)
}

/// Moves from the start in words, and the picture after them.
pub(crate) fn played<P: Puzzle>(puzzle: &P, moves: &[P::Move], changes: bool) -> (Vec<String>, Picture) {
    (moves.iter().map(|&step| puzzle.move_text(step)).collect(), picture_after(puzzle, moves, changes))
}

struct After<'a> {
    moves: &'a [String],
    travel: Option<Travel>,
    changes: bool,
}

impl LevelVisitor for After<'_> {
    type Output = Result<Position, ReplayError>;

    fn visit<P: Listed>(self, puzzle: &P) -> Self::Output {
        let steps = read_moves(puzzle, self.moves)?;
        let (mut state, mut cost) = (puzzle.initial(), 0);
        let played = play(puzzle, &steps, |now, paid| {
            state = now.clone();
            cost += u64::from(paid);
        });
        let violation = match played {
            Ok(()) => None,
            Err(ReplayError::Unsolved(violation)) => Some(violation),
            Err(error) => return Err(error),
        };
        let words = |steps: Vec<P::Move>| steps.into_iter().map(|step| puzzle.move_text(step)).collect();
        let mut legal = Vec::new();
        puzzle.legal_moves(&state, &mut legal);
        Ok(Position {
            length: steps.len(),
            board: picture(puzzle, &state, self.changes),
            legal: words(legal),
            solved: violation.is_none(),
            violation,
            cost,
            measures: puzzle.measures(&steps).into_iter().collect(),
            review: puzzle.review(&state),
            travel: self.travel.and_then(|travel| puzzle.travel(&state, travel.from, travel.to)).map(words),
        })
    }
}
