//! Random walks, and pictures of where they lead.

use solvarium_engine::{Puzzle, Rng, StateSpace};

/// The states of a random walk of up to `length` moves, each with the moves made so far.
pub fn walk<S: StateSpace>(
    space: &S,
    length: usize,
    rng: &mut Rng,
    moves: impl Fn(&S::State, &mut Vec<S::Move>),
) -> Vec<(Vec<S::Move>, S::State)> {
    let mut states = vec![(Vec::new(), space.initial())];
    for _ in 0..length {
        let (path, state) = states.last().expect("the start is there");
        let mut offered = Vec::new();
        moves(state, &mut offered);
        if offered.is_empty() {
            break;
        }
        let step = *rng.pick(&offered);
        let next = space.apply(state, step);
        states.push(([path.as_slice(), &[step]].concat(), next));
    }
    states
}

/// A picture of a state that tells all states apart.
pub fn picture<P: Puzzle>(puzzle: &P, state: &P::State) -> String {
    let board = puzzle.board(state);
    let tile = |tile: &solvarium_engine::Tile| {
        format!("{}{}{}", tile.kind, tile.label, tile.piece.map_or("", |piece| piece.kind))
    };
    board.tiles.iter().map(tile).collect::<Vec<_>>().join("|")
}

/// A board as lines of labels, for goldens.
pub fn drawing<P: Puzzle>(puzzle: &P, state: &P::State) -> String {
    let board = puzzle.board(state);
    let label = |tile: &solvarium_engine::Tile| match tile.label.as_str() {
        "" if tile.gap => " ".into(),
        "" => ".".into(),
        label => label.to_string(),
    };
    let rows = (0..board.height).map(|row| (0..board.width).map(|c| label(board.at(row, c))).collect::<Vec<_>>());
    rows.map(|row| format!("  {}\n", row.join(" "))).collect()
}
