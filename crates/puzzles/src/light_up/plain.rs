//! A level and its states as plain data, for heuristics that people write themselves.

use solvarium_engine::Plain;

use super::layout::{Cell, Layout};
use crate::support::placement::Cells;

/// `cells` has -1 for a white cell, the number of a black one, and 9 for a black one without a number.
pub fn level(layout: &Layout, out: &mut Plain) {
    let sign = |cell: &Cell| match cell {
        Cell::White => -1,
        Cell::Black(number) => number.map_or(9, i32::from),
    };
    out.number("width", layout.grid.width);
    out.number("height", layout.grid.height);
    out.list("cells", layout.cells.iter().map(sign));
}

/// `closed` are white cells that will stay without a bulb.
pub fn state(bulbs: &Cells, closed: &Cells, out: &mut Plain) {
    out.cells("bulbs", bulbs.iter());
    out.cells("closed", closed.iter());
}

/// A complete placement, as a state in which nothing is closed.
pub fn placement(bulbs: &[usize], out: &mut Plain) {
    out.cells("bulbs", bulbs.iter().copied());
    out.cells("closed", []);
}
