//! The puzzles, one folder each: rules, formats, heuristics, landscape, generator and expert solver.
//!
//! Adding a puzzle is a folder, a `mod` line and a line in [`for_each`].
#![deny(missing_docs)]

pub mod bloxorz;
pub mod cdcl;
mod json;
pub mod light_up;
pub mod placement;
pub mod sokoban;
pub mod template;
pub mod tents;
pub mod water_sort;

use solvarium_engine::Puzzle;

/// Someone who wants to see every puzzle.
pub trait PuzzleVisitor {
    /// Called once for each puzzle.
    fn visit<P: Puzzle>(&mut self);
}

/// Shows every puzzle to a visitor, in the order of the lists shown to people.
pub fn for_each(visitor: &mut impl PuzzleVisitor) {
    visitor.visit::<water_sort::WaterSort>();
    visitor.visit::<bloxorz::Bloxorz>();
    visitor.visit::<sokoban::Sokoban>();
    visitor.visit::<tents::Tents>();
    visitor.visit::<light_up::LightUp>();
    visitor.visit::<template::Template>();
}
