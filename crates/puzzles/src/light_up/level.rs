//! A level made ready for search: its board, and who sees whom on it.

use std::sync::Arc;

use super::hall::{Cell, Hall};
use super::sight::Sight;
use crate::placement::Cells;

/// A board with its runs and numbers.
#[derive(Clone, Debug)]
pub struct Level {
    /// The board.
    pub hall: Arc<Hall>,
    /// Its runs and numbers.
    pub sight: Sight,
}

impl Level {
    /// Makes a board ready.
    pub fn new(hall: Hall) -> Self {
        let sight = Sight::new(&hall);
        Level { hall: Arc::new(hall), sight }
    }

    /// The rows of the board with bulbs `o` and cells that stay empty `x`, joined by `/`.
    pub fn text(&self, bulbs: &Cells, closed: &Cells) -> String {
        let sign = |cell: usize| match self.hall.cells[cell] {
            Cell::White if bulbs.has(cell) => 'o',
            Cell::White if closed.has(cell) => 'x',
            cell => cell.letter(),
        };
        let signs: Vec<char> = (0..self.hall.grid.cells()).map(sign).collect();
        let rows: Vec<String> = signs.chunks(self.hall.grid.width).map(|row| row.iter().collect()).collect();
        rows.join("/")
    }
}
