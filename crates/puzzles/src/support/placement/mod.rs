//! What puzzles of placing things on cells have in common.

pub mod cells;
pub mod deduction;
pub mod expert;
pub mod generator;
pub mod place;
pub mod pzprv3;
pub mod solutions;
pub mod text;

use solvarium_engine::MessageFiles;

pub use cells::Cells;
pub use place::{Place, cell, cells};
pub use solutions::{Solutions, Verdict};

/// What placement puzzles say alike.
pub const MESSAGES: MessageFiles = solvarium_engine::messages!();
