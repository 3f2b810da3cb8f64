//! Tents.

use solvarium_engine::Tile;

use super::Face;
use crate::theme::ink::{DARK, DIM, LEAF, NIGHT, WARN};

pub fn face(tile: &Tile) -> Face {
    match tile.kind {
        "tree" => Face::new("♣", LEAF, NIGHT),
        "tent" => Face::new("▲", DARK, WARN),
        _ => Face::new("·", DIM, NIGHT),
    }
}
