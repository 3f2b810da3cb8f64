//! PDDL: a table of facts, with the goals that are met and those that are not.

use ratatui::style::Color;
use solvarium_engine::Tile;

use super::Face;
use crate::theme::ink::{ACCENT, DARK, DIM, GOOD, WARN};

pub fn face(tile: &Tile) -> Face {
    let plain = |ink| Face::new(tile.label.clone(), ink, Color::Reset);
    match tile.kind {
        "outside" => Face::nothing(),
        "name" => plain(ACCENT),
        "met goal" => Face::new(tile.label.clone(), DARK, GOOD),
        "open goal" => plain(WARN),
        "fact" => plain(Color::Reset),
        _ => Face::new("·", DIM, Color::Reset),
    }
}
