//! A puzzle without a file of its own: the letters of its tiles.

use ratatui::style::Color;
use solvarium_engine::Tile;

use super::Face;
use crate::theme::ink::{DARK, DIM, tint};

pub fn face(tile: &Tile) -> Face {
    match (tile.tint, tile.label.as_str()) {
        (Some(number), label) => Face::new(label, DARK, tint(number)),
        (None, "") if tile.gap => Face::nothing(),
        (None, "") => Face::new("·", DIM, Color::Reset),
        (None, label) => Face::new(label, Color::Reset, Color::Reset),
    }
}
