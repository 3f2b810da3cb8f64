//! Boards: a picture of a state, drawn into cells of the terminal as large as there is room for. A file for each puzzle says
//! what its tiles look like; this one lays them out, scrolls, and knows which tile is where, for the mouse.

mod bloxorz;
mod cups;
mod face;
mod flat;
mod grid;
mod light_up;
mod pddl;
mod plain;
mod sokoban;
mod tents;
mod water_sort;

use std::collections::BTreeSet;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use solvarium_engine::Review;
use solvarium_lab::Picture;

pub use face::Face;

type Draw = fn(&solvarium_engine::Tile) -> Face;

/// What the tiles of each puzzle look like; those of another are drawn by their letters.
const FACES: [(&str, Draw); 7] = [
    ("water-sort", water_sort::face),
    ("bloxorz", bloxorz::face),
    ("sokoban", sokoban::face),
    ("tents", tents::face),
    ("light-up", light_up::face),
    ("grid", grid::face),
    ("pddl", pddl::face),
];

/// A board to be drawn, and what is to be seen on it.
#[derive(Default)]
pub struct Sight<'a> {
    /// The puzzle's name.
    pub puzzle: &'a str,
    /// Whether rows and columns have numbers, for sentences that name them.
    pub numbered: bool,
    /// Where the person is.
    pub cursor: Option<usize>,
    /// What a person has picked up.
    pub lifted: Option<usize>,
    /// Cells that a person has crossed out.
    pub marks: Option<&'a BTreeSet<usize>>,
    /// Cells that a hint is about.
    pub hints: Option<&'a BTreeSet<usize>>,
    /// What is wrong, and which clues are met.
    pub review: Option<&'a Review>,
    /// How far the view is moved away from where it would be.
    pub pan: (i32, i32),
    /// The narrowest cells, for boards that would rather scroll than shrink.
    pub least: u16,
}

/// Where the tiles of a board are on the screen: their numbers, row by row; of cups, those of the columns.
#[derive(Default)]
pub struct Spots(Vec<(Rect, usize)>);

impl Spots {
    /// The tile at a place of the screen.
    pub fn at(&self, at: Position) -> Option<usize> {
        self.0.iter().find(|(area, _)| area.contains(at)).map(|(_, tile)| *tile)
    }

    /// How many stand beside one another.
    pub fn in_a_row(&self) -> usize {
        let top = self.0.first().map(|(area, _)| area.y);
        self.0.iter().take_while(|(area, _)| Some(area.y) == top).count().max(1)
    }
}

/// Draws a board into a place, in its middle.
pub fn draw(picture: &Picture, sight: &Sight<'_>, area: Rect, buffer: &mut Buffer) -> Spots {
    if area.is_empty() || picture.width == 0 || picture.height == 0 {
        return Spots::default();
    }
    if picture.wrap { cups::draw(picture, sight, area, buffer) } else { flat::draw(picture, sight, area, buffer) }
}

/// What a tile of a puzzle looks like.
pub fn face(puzzle: &str, tile: &solvarium_engine::Tile) -> Face {
    let draw = FACES.iter().find(|(name, _)| *name == puzzle).map_or(plain::face as Draw, |(_, draw)| *draw);
    draw(tile)
}

/// The tile of a cell.
pub fn tile(picture: &Picture, cell: usize) -> &solvarium_engine::Tile {
    &picture.legend[picture.cells[cell] as usize]
}

/// The different kinds of tiles on a board, in the order in which they appear, each as it looks.
pub fn legend(puzzle: &str, picture: &Picture) -> Vec<(&'static str, Face)> {
    let mut seen: Vec<(&'static str, Face)> = Vec::new();
    for tile in &picture.legend {
        let kind = tile.piece.map_or(tile.kind, |piece| piece.kind);
        if !seen.iter().any(|(known, _)| *known == kind) {
            seen.push((kind, face(puzzle, tile)));
        }
    }
    seen
}
