//! What the suites of Tents and Light Up share: flags of the generator, notations, and plain searches.

#![allow(clippy::unwrap_used)]

use solvarium_engine::grid::Grid;
use solvarium_engine::{GenerateError, Limit, Limits, Puzzle, StateSpace, Stop};
use solvarium_lab::registry;

use crate::{format_of, generate, read};

/// The level in the puzzle's first notation.
pub fn native<P: Puzzle>(puzzle: &P) -> String {
    P::FORMATS[0].text(puzzle)
}

/// A text is recognised by this puzzle alone, in this notation, and shows this board.
#[track_caller]
pub fn assert_recognised<P: Puzzle>(format: &str, text: &str, board: &str) {
    assert_eq!(format_of::<P>(text).map(|f| f.name), Some(format), "{text}");
    let entries = registry::puzzles().iter().filter(|p| !p.info.hidden && p.recognises(text));
    assert_eq!(entries.map(|p| p.info.name).collect::<Vec<_>>(), [P::INFO.name], "{text}");
    assert_eq!(native(&read::<P>(text).unwrap()), board, "{text}");
}

/// The value of a flag.
pub fn asked<'a>(flags: &'a str, name: &str) -> &'a str {
    let mut all = flags.split(' ').filter_map(|flag| flag.split_once('='));
    all.find(|(key, _)| *key == name).map_or("", |(_, value)| value)
}

/// A seed makes the same level each time, and another seed another; `medium` and `normal` mean `tricky`.
pub fn assert_seeds_and_names<P: Puzzle>() {
    let text = |flags: &str, seed| native(&generate::<P>(flags, seed, Limits::default()).unwrap());
    let tricky = text("width=9 difficulty=tricky", 4);
    assert_eq!(tricky, text("width=9 height=9 difficulty=medium", 4));
    assert_eq!(tricky, text("width=9 difficulty=normal", 4));
    assert_ne!(tricky, text("width=9 difficulty=tricky", 5));
}

/// The generator ends at its node limit and says so.
pub fn assert_limits_kept<P: Puzzle>() {
    let limits = Limits { nodes: Some(50), ..Limits::default() };
    let stopped = generate::<P>("width=30 difficulty=tricky", 1, limits).map(drop).unwrap_err();
    assert!(matches!(stopped, GenerateError::Stopped(Stop::Limit(Limit::Nodes))), "{stopped:?}");
}

/// Where a cell goes when the board is turned or mirrored once.
pub fn image(grid: Grid, symmetry: &str, cell: usize) -> usize {
    let (row, column) = grid.position(cell);
    let (down, right) = (grid.height - 1 - row, grid.width - 1 - column);
    let (row, column) = match symmetry {
        "half-turn" => (down, right),
        "mirror" => (row, right),
        "four-way" => (down, column),
        "quarter-turn" => (column, down),
        _ => (row, column),
    };
    row * grid.width + column
}

/// All paths to solutions, depth first.
pub fn solutions<S: StateSpace>(space: &S) -> Vec<Vec<S::Move>> {
    let (mut found, mut waiting) = (Vec::new(), vec![(space.initial(), Vec::new())]);
    while let Some((state, path)) = waiting.pop() {
        if space.is_goal(&state) {
            found.push(path);
            continue;
        }
        let mut moves = Vec::new();
        space.moves(&state, &mut moves);
        let longer = moves.into_iter().map(|step| (space.apply(&state, step), [path.as_slice(), &[step]].concat()));
        waiting.extend(longer);
    }
    found
}

/// The state after some moves.
pub fn after<S: StateSpace>(space: &S, moves: &[S::Move]) -> S::State {
    moves.iter().fold(space.initial(), |state, step| space.apply(&state, *step))
}
