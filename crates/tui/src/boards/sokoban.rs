//! Sokoban: a box that is at home is full, one that is not is empty.

use solvarium_engine::Tile;

use super::Face;
use crate::theme::ink::{CHOSEN, DARK, GOOD, NIGHT, ON_BAR, WALL, WOOD};

pub fn face(tile: &Tile) -> Face {
    match tile.kind {
        "wall" => Face::new("", WALL, WALL).filled("█"),
        "goal" => Face::new("○", GOOD, NIGHT),
        "box" => Face::new("□", DARK, WOOD).framed(),
        "box on goal" => Face::new("■", DARK, GOOD).framed(),
        "player" => Face::new("@", CHOSEN, NIGHT).followed(),
        "player on goal" => Face::new("@○", ON_BAR, NIGHT).followed(),
        "floor" => Face::new("", GOOD, NIGHT),
        _ => Face::nothing(),
    }
}
