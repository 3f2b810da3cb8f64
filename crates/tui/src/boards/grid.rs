//! Grid: ground by what it costs.

use solvarium_engine::Tile;

use super::Face;
use crate::theme::ink::{ACCENT, CHOSEN, DARK, DIM, FLOOR, GOOD, NIGHT, WALL, tint};

pub fn face(tile: &Tile) -> Face {
    match tile.kind {
        "wall" => Face::new("", WALL, WALL).filled("█"),
        "walker" => Face::new("@", DARK, CHOSEN).followed(),
        "walker on goal" => Face::new("@◎", DARK, CHOSEN).followed(),
        "goal" => Face::new("◎", DARK, GOOD),
        "start" => Face::new("S", ACCENT, NIGHT),
        _ => match tile.tint {
            Some(weight) => Face::new(tile.label.clone(), DARK, tint(weight)),
            None if tile.label.is_empty() => Face::new("·", DIM, NIGHT),
            None => Face::new(tile.label.clone(), DARK, FLOOR),
        },
    }
}
