//! A board as it travels: the distinct tiles once, and for each cell which of them it has.

use std::collections::HashMap;

use serde::Serialize;
use solvarium_engine::{Board, BoardChanges, Tile};

/// A [`Board`] in few bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Picture {
    /// Cells in a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// The distinct tiles, in the order in which they first appear.
    pub legend: Vec<Tile>,
    /// For each cell, row by row from the top left, its place in the legend.
    pub cells: Vec<u32>,
    /// The cells that `cells` is about, if the picture holds only those that differ from the board before the first move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub at: Option<Vec<usize>>,
    /// Names of the columns, or none.
    pub columns: Vec<String>,
    /// Names of the rows, or none.
    pub rows: Vec<String>,
    /// Whether the columns are separate things (cups) that may be wrapped into several blocks on a narrow screen.
    pub wrap: bool,
    /// Whether the tiles are a floor on which pieces of some height stand.
    pub relief: bool,
}

impl From<Board> for Picture {
    fn from(board: Board) -> Self {
        let (legend, cells) = listed(board.tiles.iter());
        let Board { width, height, columns, rows, wrap, relief, .. } = board;
        Picture { width, height, legend, cells, at: None, columns, rows, wrap, relief }
    }
}

impl From<BoardChanges> for Picture {
    fn from(BoardChanges { width, height, tiles }: BoardChanges) -> Self {
        let (legend, cells) = listed(tiles.iter().map(|(_, tile)| tile));
        let at = Some(tiles.iter().map(|(cell, _)| *cell).collect());
        let (columns, rows) = (Vec::new(), Vec::new());
        Picture { width, height, legend, cells, at, columns, rows, wrap: false, relief: false }
    }
}

/// The distinct tiles, and for each tile its place among them.
fn listed<'a>(tiles: impl Iterator<Item = &'a Tile>) -> (Vec<Tile>, Vec<u32>) {
    let mut places: HashMap<&Tile, u32> = HashMap::new();
    let mut legend = Vec::new();
    let place = |tile| {
        *places.entry(tile).or_insert_with(|| {
            legend.push(Tile::clone(tile));
            legend.len() as u32 - 1
        })
    };
    let cells = tiles.map(place).collect();
    (legend, cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_finds_its_tile_again() {
        let mut board = Board::new(50, 50);
        for cell in 0..2500 {
            let label = if cell % 7 == 0 { "#".into() } else { String::new() };
            board.tiles[cell] = Tile { kind: if cell % 3 == 0 { "a" } else { "b" }, label, ..Tile::default() };
        }
        let picture = Picture::from(board.clone());
        assert_eq!(picture.legend.len(), 4);
        let tiles: Vec<Tile> = picture.cells.iter().map(|&at| picture.legend[at as usize].clone()).collect();
        assert_eq!(tiles, board.tiles);
        assert!(serde_json::to_string(&picture).expect("it can be written").len() < 6000);
    }
}
