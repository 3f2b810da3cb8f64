//! A level's board: white cells, black cells and numbers.

use solvarium_engine::grid::{Direction, Grid};

/// Most rows, and most columns, of a board.
pub const LARGEST: usize = crate::support::placement::text::LARGEST;

/// What a cell is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A bulb may stand here, and light must fall here.
    White,
    /// Light does not pass; if there is a number, it says how many bulbs are beside the cell.
    Black(Option<u8>),
}

impl Cell {
    /// How our own notation writes it: `.` white, `#` black, `0` to `4` black with a number.
    pub fn letter(self) -> char {
        match self {
            Cell::White => '.',
            Cell::Black(None) => '#',
            Cell::Black(Some(number)) => char::from(b'0' + number),
        }
    }
}

/// A board of Light Up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Its size, at most [`LARGEST`] either way.
    pub grid: Grid,
    /// The cells, row by row.
    pub cells: Vec<Cell>,
}

impl Layout {
    /// Whether a bulb may stand on the cell.
    pub fn is_white(&self, cell: usize) -> bool {
        self.cells[cell] == Cell::White
    }

    /// The number on a black cell, if it has one.
    pub fn number(&self, cell: usize) -> Option<u8> {
        match self.cells[cell] {
            Cell::Black(number) => number,
            Cell::White => None,
        }
    }

    /// The white cells orthogonally beside a cell.
    pub fn beside(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        Direction::ALL
            .into_iter()
            .filter_map(move |direction| self.grid.neighbour(cell, direction))
            .filter(|near| self.is_white(*near))
    }

    /// The cells that a bulb on a white cell would light, apart from its own.
    pub fn seen_from(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        Direction::ALL.into_iter().flat_map(move |direction| {
            std::iter::successors(Some(cell), move |at| self.grid.neighbour(*at, direction))
                .skip(1)
                .take_while(|at| self.is_white(*at))
        })
    }
}
