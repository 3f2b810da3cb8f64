//! What puzzles of placing things on cells have in common.

mod cells;
pub mod deduction;
pub(crate) mod encoded;
pub(crate) mod expert;
pub(crate) mod generator;
mod place;
mod puzzle;
pub(crate) mod pzprv3;
mod solutions;
pub(crate) mod text;

use solvarium_engine::{MessageFiles, Pack};

pub use cells::Cells;
pub(crate) use cells::{moves_are_places, states_are_cells};
pub use place::{Place, cell, cells};
pub(crate) use puzzle::Placement;
pub use solutions::{Solutions, Verdict};

/// What placement puzzles say alike.
pub const MESSAGES: MessageFiles = solvarium_engine::messages!();

/// A pack of built-in levels.
pub(crate) const fn pack(name: &'static str, text: &'static str) -> Pack {
    Pack { name, first: 1, text }
}
