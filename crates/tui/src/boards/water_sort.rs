//! Water Sort: a letter for each colour.

use solvarium_engine::Tile;

use super::Face;
use crate::theme::ink;

pub fn face(tile: &Tile) -> Face {
    match tile.tint {
        Some(tint) => Face::new(tile.label.clone(), ink::DARK, ink::tint(tint)),
        None => Face::nothing(),
    }
}
