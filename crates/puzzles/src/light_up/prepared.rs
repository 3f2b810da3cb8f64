//! A level made ready for search: its board, and who sees whom on it.

use std::sync::Arc;

use super::layout::{Cell, Layout};
use super::sight::Sight;
use crate::support::placement::Cells;

/// A board with its runs and numbers.
#[derive(Clone, Debug)]
pub struct Prepared {
    /// The board.
    pub layout: Arc<Layout>,
    /// Its runs and numbers.
    pub sight: Sight,
}

impl Prepared {
    /// Makes a board ready.
    pub fn new(layout: Layout) -> Self {
        let sight = Sight::new(&layout);
        Prepared { layout: Arc::new(layout), sight }
    }

    /// The rows of the board with bulbs `o` and cells that stay empty `x`, joined by `/`.
    pub fn text(&self, bulbs: &Cells, closed: &Cells) -> String {
        let sign = |cell: usize| match self.layout.cells[cell] {
            Cell::White if bulbs.has(cell) => 'o',
            Cell::White if closed.has(cell) => 'x',
            cell => cell.letter(),
        };
        let signs: Vec<char> = (0..self.layout.grid.cells()).map(sign).collect();
        let rows: Vec<String> = signs.chunks(self.layout.grid.width).map(|row| row.iter().collect()).collect();
        rows.join("/")
    }
}
