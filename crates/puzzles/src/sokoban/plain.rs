//! A level and its positions as plain data, for heuristics that people write themselves.

use solvarium_engine::Plain;

use super::level::{Level, Position};
use super::price::Price;

/// `floor` are the squares one can stand on; a step without a push costs `stepCost`.
pub fn level(level: &Level, price: Price, out: &mut Plain) {
    let Level { room, .. } = level;
    out.number("width", room.grid.width);
    out.number("height", room.grid.height);
    out.cells("floor", (0..room.cells() as u16).map(|cell| room.square(cell)));
    out.cells("goals", room.goals.iter().map(|&cell| room.square(cell)));
    out.number("pushCost", price.push as usize);
    out.number("stepCost", price.walk as usize);
}

/// The boxes are in reading order. Where only pushes count, `player` is the first cell of the region that he can walk in.
pub fn state(level: &Level, position: &Position, out: &mut Plain) {
    out.number("player", level.room.square(position.player));
    out.cells("boxes", position.boxes.iter().map(|&cell| level.room.square(cell)));
}
