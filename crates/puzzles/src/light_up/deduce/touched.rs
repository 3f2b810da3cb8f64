//! What has changed since a rule last looked, and what that can matter to.

use super::board::Board;
use crate::support::placement::Cells;

/// The cells that have been marked, and the numbers beside them.
pub(super) struct Touched {
    cells: Cells,
    numbers: Cells,
}

impl Touched {
    /// Everything is new.
    pub fn everything(board: &Board) -> Self {
        let mut touched = Touched::by(board, board.white_cells());
        touched.numbers.extend(0..board.numbers.len());
        touched
    }

    /// These cells are new; those that are not white do not matter.
    pub fn by(board: &Board, cells: impl Iterator<Item = usize>) -> Self {
        let (mut marked, mut numbers) = (Cells::new(board.grid.cells()), Cells::new(board.numbers.len()));
        for cell in cells.filter(|cell| board.is_white(*cell)) {
            if marked.add(cell) {
                numbers.extend(board.numbers_of(cell));
            }
        }
        Touched { cells: marked, numbers }
    }

    /// The numbers that lost a spot or got a bulb.
    pub fn numbers(&self) -> &Cells {
        &self.numbers
    }

    /// The cells that can be lit from a touched cell, or from one beside a touched number.
    pub fn cells_around(&self, board: &Board) -> Cells {
        let mut around = Cells::new(board.grid.cells());
        let mut lines = Cells::new(board.lines.len());
        for cell in self.with_mates(board).iter() {
            for line in board.lines_of(cell) {
                if lines.add(line) {
                    around.extend(board.lines[line].cells());
                }
            }
        }
        around
    }

    /// The numbers beside a touched cell, or beside a cell that is beside a touched number.
    pub fn numbers_around(&self, board: &Board) -> Cells {
        let mut around = self.numbers.clone();
        for cell in self.with_mates(board).iter() {
            around.extend(board.numbers_of(cell));
        }
        around
    }

    /// The touched cells and those beside a touched number.
    fn with_mates(&self, board: &Board) -> Cells {
        let mut cells = self.cells.clone();
        for number in self.numbers.iter() {
            cells.extend(board.numbers[number].beside.iter().map(|cell| usize::from(*cell)));
        }
        cells
    }
}
