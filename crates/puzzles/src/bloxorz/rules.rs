//! The rules, read plainly: what answers are judged by, written apart from what the searches use.

use std::collections::BTreeSet;

use solvarium_engine::grid::Direction;

use super::Roll;
use super::stage::{Ground, Stage, Switch};

/// A state as the rules see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The block, or what has become of it.
    pub piece: Piece,
    /// The bridge cells that are there.
    pub open: BTreeSet<usize>,
}

/// What is on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The block, upright on a cell.
    Upright(usize),
    /// The block, lying on two cells, the first in reading order first.
    Lying([usize; 2]),
    /// Two cubes, and which of them the next key moves.
    Cubes {
        /// The first cube's cell and the second's.
        cells: [usize; 2],
        /// 0 for the first, 1 for the second.
        active: usize,
    },
}

/// Variants of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Variant {
    /// Whether what rests on a bridge falls when the bridge closes.
    pub strict_bridges: bool,
    /// Whether changing from one cube to the other costs as much as a roll.
    pub count_swaps: bool,
}

/// The position a level starts in.
pub fn start(stage: &Stage) -> Position {
    let open = |cell: &usize| stage.ground[*cell] == Ground::Bridge { open: true };
    Position { piece: Piece::Upright(stage.start), open: (0..stage.ground.len()).filter(open).collect() }
}

/// Whether the block stands upright on the goal.
pub fn is_won(stage: &Stage, position: &Position) -> bool {
    position.piece == Piece::Upright(stage.goal)
}

/// The position after a roll, unless something falls or there is no such cube.
pub fn roll(stage: &Stage, variant: Variant, from: &Position, step: Roll) -> Option<Position> {
    if is_won(stage, from) {
        return None;
    }
    let (moved, resting) = rolled(stage, &from.piece, step)?;
    let upright = matches!(moved, Piece::Upright(_));
    let covered = cells(&moved);
    let whole = resting.is_none();
    if !covered.iter().all(|cell| holds(stage, &from.open, *cell)) {
        return None;
    }
    if upright && whole && stage.ground[covered[0]] == Ground::Fragile {
        return None;
    }
    let mut open = from.open.clone();
    for cell in &covered {
        match &stage.ground[*cell] {
            Ground::Switch(switch) if !switch.heavy || (upright && whole) => press(switch, &mut open),
            _ => {}
        }
    }
    let piece = match (moved, resting) {
        (Piece::Upright(cell), None) => match stage.ground[cell] {
            Ground::Split(landings) => Piece::Cubes { cells: landings, active: 0 },
            _ => Piece::Upright(cell),
        },
        (Piece::Upright(cell), Some(other)) => {
            let mut both = [cell, other];
            if step.cube == 1 {
                both.reverse();
            }
            match stage.grid.manhattan(cell, other) {
                1 => Piece::Lying([cell.min(other), cell.max(other)]),
                _ => Piece::Cubes { cells: both, active: usize::from(step.cube) },
            }
        }
        (lying, _) => lying,
    };
    let falls_now = |cell: &usize| !holds(stage, &open, *cell);
    let appeared = matches!(piece, Piece::Cubes { .. }) && whole;
    if (variant.strict_bridges || appeared) && cells(&piece).iter().any(falls_now) {
        return None;
    }
    Some(Position { piece, open })
}

/// The switches and the split that a legal roll sets off, by their cells.
pub fn sets_off(stage: &Stage, from: &Position, step: Roll) -> Vec<usize> {
    let (moved, resting) = rolled(stage, &from.piece, step).expect("the roll is legal");
    let upright_block = resting.is_none() && matches!(moved, Piece::Upright(_));
    let acts = |cell: &usize| match &stage.ground[*cell] {
        Ground::Switch(switch) => !switch.heavy || upright_block,
        Ground::Split(_) => upright_block,
        _ => false,
    };
    cells(&moved).into_iter().filter(acts).collect()
}

/// What moves, in its new place, and the cell of the cube that rests.
pub fn rolled(stage: &Stage, piece: &Piece, step: Roll) -> Option<(Piece, Option<usize>)> {
    let beside = |cell: usize| stage.grid.neighbour(cell, step.direction);
    let lying = |a: usize, b: usize| Piece::Lying([a.min(b), a.max(b)]);
    match *piece {
        Piece::Cubes { cells, .. } => {
            let (moving, resting) = (cells[usize::from(step.cube)], cells[1 - usize::from(step.cube)]);
            Some((Piece::Upright(beside(moving)?), Some(resting)))
        }
        _ if step.cube != 0 => None,
        Piece::Upright(cell) => {
            let near = beside(cell)?;
            Some((lying(near, beside(near)?), None))
        }
        Piece::Lying([first, second]) => {
            let sideways = stage.grid.position(first).0 == stage.grid.position(second).0;
            let along = sideways == matches!(step.direction, Direction::Left | Direction::Right);
            let leading = if matches!(step.direction, Direction::Up | Direction::Left) { first } else { second };
            let moved = if along { Piece::Upright(beside(leading)?) } else { lying(beside(first)?, beside(second)?) };
            Some((moved, None))
        }
    }
}

/// The cells a piece covers, in reading order.
pub fn cells(piece: &Piece) -> Vec<usize> {
    match *piece {
        Piece::Upright(cell) => vec![cell],
        Piece::Lying(cells) => cells.to_vec(),
        Piece::Cubes { cells, .. } => vec![cells[0].min(cells[1]), cells[0].max(cells[1])],
    }
}

/// Whether there is something to rest on.
fn holds(stage: &Stage, open: &BTreeSet<usize>, cell: usize) -> bool {
    match stage.ground[cell] {
        Ground::Void => false,
        Ground::Bridge { .. } => open.contains(&cell),
        _ => true,
    }
}

fn press(switch: &Switch, open: &mut BTreeSet<usize>) {
    for (cell, effect) in &switch.effects {
        if effect.applied(open.contains(cell)) {
            open.insert(*cell);
        } else {
            open.remove(cell);
        }
    }
}
