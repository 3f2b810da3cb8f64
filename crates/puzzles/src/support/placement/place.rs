//! The move of all placement puzzles: put it there.

use solvarium_engine::Cell;
use solvarium_engine::grid::Grid;

/// Puts the puzzle's thing on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place(pub u16);

impl Place {
    /// The cell, numbered row by row.
    pub fn cell(self) -> usize {
        usize::from(self.0)
    }

    /// The move in words: row and column from 0, as in `3,5`.
    pub fn text(self, grid: Grid) -> String {
        let (row, column) = grid.position(self.cell());
        format!("{row},{column}")
    }

    /// The move that [`Place::text`] writes like this, if it names a cell of the board.
    pub fn read(grid: Grid, text: &str) -> Option<Self> {
        let (row, column) = text.split_once(',')?;
        let number = |text: &str| {
            let plain = !text.is_empty() && text.len() <= 3 && text.bytes().all(|byte| byte.is_ascii_digit());
            plain.then(|| text.parse::<usize>().ok()).flatten()
        };
        let (row, column) = (number(row)?, number(column)?);
        let inside = row < grid.height && column < grid.width;
        inside.then(|| Place((row * grid.width + column) as u16))
    }
}

/// A cell of the board, to be named in a message.
pub fn cell(grid: Grid, cell: impl Into<usize>) -> Cell {
    let (row, column) = grid.position(cell.into());
    Cell { row: row as u32, column: column as u32 }
}

/// Cells of the board, to be named in a message.
pub fn cells(grid: Grid, cells: &[u16]) -> Vec<Cell> {
    cells.iter().map(|at| cell(grid, *at)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_written_and_read_back() {
        let grid = Grid { width: 7, height: 3 };
        for cell in 0..21 {
            let place = Place(cell);
            assert_eq!(Place::read(grid, &place.text(grid)), Some(place));
        }
        assert_eq!(Place(13).text(grid), "1,6");
        assert_eq!(cell(grid, 13u16).to_string(), "r1c6");
        for wrong in ["", ",", "1", "1,7", "3,0", "+1,2", "1,2,3", "1, 2", "-1,0"] {
            assert_eq!(Place::read(grid, wrong), None, "{wrong}");
        }
    }
}
