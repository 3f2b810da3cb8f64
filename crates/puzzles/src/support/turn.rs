//! The eight ways to turn and mirror a board, by which a level is recognised again.

use solvarium_engine::grid::Grid;

/// A way to turn and mirror a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    /// Whether the last row becomes the first.
    flipped: bool,
    /// Whether the last column becomes the first.
    mirrored: bool,
    /// Whether rows become columns, after that.
    transposed: bool,
}

impl Turn {
    /// All eight; the first leaves the board as it is.
    pub const ALL: [Turn; 8] = {
        let mut all = [Turn { flipped: false, mirrored: false, transposed: false }; 8];
        let mut number = 0;
        while number < 8 {
            all[number] = Turn { flipped: number & 1 > 0, mirrored: number & 2 > 0, transposed: number & 4 > 0 };
            number += 1;
        }
        all
    };

    /// The least of the forms that the eight ways give.
    pub fn least(form: impl Fn(Turn) -> Vec<u8>) -> Vec<u8> {
        Turn::ALL.into_iter().map(form).min().expect("there are eight ways")
    }

    /// The size of a board afterwards.
    pub fn size(self, grid: Grid) -> Grid {
        if self.transposed { Grid { width: grid.height, height: grid.width } } else { grid }
    }

    /// Where a cell of a board comes to lie.
    pub fn cell(self, grid: Grid, cell: usize) -> usize {
        let (row, column) = grid.position(cell);
        let row = if self.flipped { grid.height - 1 - row } else { row };
        let column = if self.mirrored { grid.width - 1 - column } else { column };
        if self.transposed { column * grid.height + row } else { row * grid.width + column }
    }

    /// What lies on the cells of a board, row by row, afterwards.
    pub fn board<T: Copy>(self, grid: Grid, cells: &[T]) -> Vec<T> {
        let row = |at: usize| if self.flipped { grid.height - 1 - at } else { at } * grid.width;
        let column = |at: usize| if self.mirrored { grid.width - 1 - at } else { at };
        let mut board = Vec::with_capacity(cells.len());
        if self.transposed {
            let columns = (0..grid.width).map(column);
            columns.for_each(|column| board.extend((0..grid.height).map(|at| cells[row(at) + column])));
        } else {
            let rows = (0..grid.height).map(row);
            rows.for_each(|row| board.extend((0..grid.width).map(|at| cells[row + column(at)])));
        }
        board
    }

    /// What is said of the columns and of the rows of a board, afterwards.
    pub fn lines<T: Copy>(self, columns: &[T], rows: &[T]) -> (Vec<T>, Vec<T>) {
        let (mut columns, mut rows) = (columns.to_vec(), rows.to_vec());
        if self.flipped {
            rows.reverse();
        }
        if self.mirrored {
            columns.reverse();
        }
        if self.transposed { (rows, columns) } else { (columns, rows) }
    }
}

/// Numbers as bytes of a form.
pub(crate) fn bytes(numbers: impl IntoIterator<Item = usize>) -> impl Iterator<Item = u8> {
    numbers.into_iter().flat_map(|number| u32::try_from(number).expect("no board is as large").to_be_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRID: Grid = Grid { width: 3, height: 2 };

    #[test]
    fn there_are_eight_different_ways() {
        let boards: Vec<String> =
            Turn::ALL.map(|turn| turn.board(GRID, &['a', 'b', 'c', 'd', 'e', 'f']).iter().collect()).into();
        assert_eq!(boards, ["abcdef", "defabc", "cbafed", "fedcba", "adbecf", "daebfc", "cfbead", "fcebda"]);
    }

    #[test]
    fn cells_and_lines_go_where_the_board_goes() {
        let cells: Vec<usize> = (0..GRID.cells()).collect();
        for turn in Turn::ALL {
            let (board, size) = (turn.board(GRID, &cells), turn.size(GRID));
            assert!(cells.iter().all(|&cell| board[turn.cell(GRID, cell)] == cell), "{turn:?}");
            let (columns, rows) = turn.lines(&[0, 1, 2], &[10, 11]);
            for (at, &cell) in board.iter().enumerate() {
                let ((row, column), (r, c)) = (GRID.position(cell), size.position(at));
                let here = if size == GRID { (columns[c], rows[r]) } else { (rows[r], columns[c]) };
                assert_eq!(here, (column, 10 + row), "{turn:?}");
            }
        }
    }
}
