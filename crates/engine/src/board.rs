//! A front-end neutral picture of a state: plain data that a terminal, a page or a test can draw.

use serde::Serialize;

/// A rectangular picture, row by row from the top left.
///
/// ```
/// use solvarium_engine::{Board, Tile};
///
/// let mut board = Board::new(3, 2);
/// board.put(1, 2, Tile { kind: "goal", label: "G".into(), ..Tile::default() });
/// assert_eq!(board.at(1, 2).label, "G");
/// assert_eq!(board.tiles.len(), 6);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Number of tiles in a row.
    pub width: usize,
    /// Number of rows.
    pub height: usize,
    /// `width * height` tiles, row by row.
    pub tiles: Vec<Tile>,
    /// Names of the columns, or none.
    pub columns: Vec<String>,
    /// Names of the rows, or none.
    pub rows: Vec<String>,
    /// Whether the columns are separate things (cups) that may be wrapped into several blocks on a narrow screen.
    pub wrap: bool,
    /// Whether the tiles are a floor on which pieces of some height stand, so that a picture in perspective makes sense.
    pub relief: bool,
}

/// A [`Board`] by the tiles in which it differs from the one of the initial state; the rest is the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardChanges {
    /// Number of tiles in a row.
    pub width: usize,
    /// Number of rows.
    pub height: usize,
    /// The tiles that differ, each with its place among all.
    pub tiles: Vec<(usize, Tile)>,
}

/// One square of a [`Board`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Tile {
    /// What it is, as the puzzle names it (`"wall"`, `"unit"`, …).
    pub kind: &'static str,
    /// What to write on it; empty for nothing.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>", optional))]
    pub label: String,
    /// Which of many colours it has, for puzzles that have colours.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub tint: Option<u16>,
    /// What stands on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub piece: Option<Piece>,
    /// Whether nothing can stand on it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub gap: bool,
}

/// Something that stands on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Piece {
    /// What it is, as the puzzle names it.
    pub kind: &'static str,
    /// How tall it is, in tiles.
    pub height: u8,
}

impl Board {
    /// An empty picture of the given size.
    pub fn new(width: usize, height: usize) -> Self {
        let tiles = vec![Tile::default(); width * height];
        Board { width, height, tiles, columns: Vec::new(), rows: Vec::new(), wrap: false, relief: false }
    }

    /// The tile in the given row and column.
    pub fn at(&self, row: usize, column: usize) -> &Tile {
        &self.tiles[row * self.width + column]
    }

    /// Puts a tile into the given row and column.
    pub fn put(&mut self, row: usize, column: usize, tile: Tile) {
        self.tiles[row * self.width + column] = tile;
    }
}
