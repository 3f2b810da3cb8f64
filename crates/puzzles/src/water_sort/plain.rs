//! A level and its states as plain data, for heuristics that people write themselves.

use solvarium_engine::Plain;

use super::{Cups, WaterSort};

pub fn level(puzzle: &WaterSort, out: &mut Plain) {
    out.number("capacity", puzzle.capacity());
    out.number("colours", puzzle.colours().len());
}

/// The units of each cup, bottom first. The order of the cups means nothing.
pub fn state(puzzle: &WaterSort, cups: &Cups, out: &mut Plain) {
    out.lists("cups", puzzle.units(cups).map(|units| units.iter().map(|&colour| i32::from(colour))));
}
