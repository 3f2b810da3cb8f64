//! Light Up.

use solvarium_engine::Tile;

use super::Face;
use crate::theme::ink::{BAD, DARK, DIM, LIT, NIGHT, ON_BAR, WALL, WARN};

pub fn face(tile: &Tile) -> Face {
    match tile.kind {
        "black" if tile.label == "#" => Face::new("", WALL, WALL).filled("█"),
        "black" => Face::new(tile.label.clone(), ON_BAR, WALL).filled("▒"),
        "bulb" => Face::new("●", DARK, WARN),
        "clash" => Face::new("●!", ON_BAR, BAD),
        "lit" => Face::new("+", DIM, LIT),
        _ => Face::new("·", DIM, NIGHT),
    }
}
