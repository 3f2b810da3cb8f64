//! Bloxorz from above: a block that stands has a frame of its own, one that lies covers two tiles.

use solvarium_engine::Tile;

use super::Face;
use crate::theme::ink::{ACCENT, BAD, CHOSEN, DARK, DIM, FLOOR, GOOD, LIT, WARN, WOOD};

pub fn face(tile: &Tile) -> Face {
    if let Some(piece) = tile.piece {
        return match (piece.kind, piece.height) {
            ("block", 2) => Face::new("■", DARK, WARN).framed().followed(),
            ("block", _) => Face::new("▬", DARK, WOOD).followed(),
            ("active-cube", _) => Face::new(tile.label.clone(), DARK, CHOSEN).framed().followed(),
            _ => Face::new(tile.label.clone(), DARK, WOOD),
        };
    }
    match tile.kind {
        "void" => Face::nothing(),
        "gap" => Face::new("-", DIM, ratatui::style::Color::Reset),
        "bridge" => Face::new("=", DARK, ACCENT),
        "fragile" => Face::new("~", DARK, LIT),
        "goal" => Face::new("◎", DARK, GOOD),
        "soft" => Face::new("o", BAD, FLOOR),
        "heavy" => Face::new("x", BAD, FLOOR),
        "split" => Face::new("v", BAD, FLOOR),
        _ => Face::new("·", DARK, FLOOR),
    }
}
