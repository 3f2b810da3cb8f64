//! A level's board: trees, open cells and clues.

use solvarium_engine::grid::{Direction, Grid};

use crate::support::placement::Cells;

/// Most rows, and most columns, of a board.
pub const LARGEST: usize = 200;

/// A board of Tents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Camp {
    /// Its size, at most [`LARGEST`] either way.
    pub grid: Grid,
    /// The cells with a tree.
    pub trees: Cells,
    /// Tents in each column, from the left, where there is a clue.
    pub columns: Vec<Option<u16>>,
    /// Tents in each row, from the top, where there is a clue.
    pub rows: Vec<Option<u16>>,
}

impl Camp {
    /// A board without trees and clues.
    pub fn empty(grid: Grid) -> Self {
        let (columns, rows) = (vec![None; grid.width], vec![None; grid.height]);
        Camp { grid, trees: Cells::new(grid.cells()), columns, rows }
    }

    /// The cells orthogonally beside a cell.
    pub fn beside(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let grid = self.grid;
        Direction::ALL.into_iter().filter_map(move |direction| grid.neighbour(cell, direction))
    }

    /// The cells around a cell, diagonals too.
    pub fn around(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let grid = self.grid;
        let (row, column) = grid.position(cell);
        let rows = row.saturating_sub(1)..(row + 2).min(grid.height);
        rows.flat_map(move |r| {
            (column.saturating_sub(1)..(column + 2).min(grid.width)).map(move |c| r * grid.width + c)
        })
        .filter(move |near| *near != cell)
    }

    /// Whether a tent may stand on the cell as far as trees are concerned: it is open and has a tree beside it.
    pub fn is_spot(&self, cell: usize) -> bool {
        !self.trees.has(cell) && self.beside(cell).any(|near| self.trees.has(near))
    }
}
