//! The way to a node of a recorded tree: the states on it, as boards.

use serde::Serialize;
use solvarium_engine::{Puzzle, Space};
use solvarium_lab::picture::Picture;

use crate::position::picture_after;
use crate::record::{NONE, Recording};

/// Most states of one path.
const MOST_STEPS: usize = 200;
/// Most moves that are replayed for one path. Each state is reached from the start, so of a long path there are fewer states.
const MOST_REPLAYED: usize = 200_000;

/// The way to a node.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TracePath {
    /// States on it, from where the search began to the node itself.
    pub length: usize,
    /// The last of them, the node itself last.
    pub steps: Vec<PathStep>,
}

/// A state on the way to a node.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PathStep {
    /// The node in the recorded tree.
    pub node: u32,
    /// The row at which it was first expanded; null for a node that is only on the path to a row.
    pub index: Option<u32>,
    /// Moves of the searched space from where the search began.
    pub depth: usize,
    /// Cost from the start, for a row.
    pub g: Option<u32>,
    /// Estimate of what is left, for a row that has one.
    pub h: Option<u32>,
    /// The state in one line.
    pub state: String,
    /// The board; null for a state that was not reached from the start.
    pub board: Option<Picture>,
    /// The moves a person makes to get there from the state before.
    pub moves: Vec<String>,
}

/// The path to a node in up to so many states; `moves` are those along it, if it begins at the start.
pub(crate) fn trace_path<P: Puzzle, S: Space>(
    puzzle: &P,
    space: &S,
    translate: impl Fn(&[S::Move]) -> Vec<P::Move>,
    recording: &Recording,
    (node, most): (u32, usize),
    moves: Option<Vec<S::Move>>,
    changes: bool,
) -> TracePath {
    let e = &recording.expansions;
    let path = e.path_to(node);
    let most = most.min(MOST_STEPS).min(MOST_REPLAYED / path.len()).max(1);
    let from = path.len() - path.len().min(most);
    let played = |depth: usize| moves.as_ref().map(|moves| translate(&moves[..depth]));
    let mut before = played(from.saturating_sub(1)).map_or(0, |moves| moves.len());
    let steps = (from..path.len()).map(|depth| {
        let index = recording.tree.row(path[depth]);
        let row = index.map(|index| &e.rows[index as usize]);
        let moves = played(depth);
        let new: &[P::Move] = match &moves {
            Some(moves) => &moves[before.min(moves.len())..],
            None => &[],
        };
        before = moves.as_ref().map_or(0, Vec::len);
        PathStep {
            node: path[depth],
            index,
            depth,
            g: row.map(|row| row.g),
            h: row.map(|row| row.h).filter(|&h| h != NONE),
            state: space.state_text(&space.unpack(e.key(path[depth]))),
            board: moves.as_ref().map(|moves| picture_after(puzzle, moves, changes)),
            moves: new.iter().map(|&step| puzzle.move_text(step)).collect(),
        }
    });
    let steps = steps.collect();
    TracePath { length: path.len(), steps }
}
