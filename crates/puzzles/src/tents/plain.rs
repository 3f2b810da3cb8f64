//! A level and its states as plain data, for heuristics that people write themselves.

use solvarium_engine::Plain;

use super::camp::Camp;
use crate::support::placement::Cells;

/// `rows` and `columns` have the clues, -1 where there is none.
pub fn level(camp: &Camp, out: &mut Plain) {
    let clue = |clue: &Option<u16>| clue.map_or(-1, i32::from);
    out.number("width", camp.grid.width);
    out.number("height", camp.grid.height);
    out.cells("trees", camp.trees.iter());
    out.list("rows", camp.rows.iter().map(clue));
    out.list("columns", camp.columns.iter().map(clue));
}

/// `closed` are cells that will stay without a tent.
pub fn state(tents: &Cells, closed: &Cells, out: &mut Plain) {
    out.cells("tents", tents.iter());
    out.cells("closed", closed.iter());
}

/// A complete placement, as a state in which nothing is closed.
pub fn placement(tents: &[usize], out: &mut Plain) {
    out.cells("tents", tents.iter().copied());
    out.cells("closed", []);
}
