//! Cells of a rectangular board by number, and the four directions.

/// The size of a rectangular board; cells are numbered row by row from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    /// Number of cells in a row.
    pub width: usize,
    /// Number of rows.
    pub height: usize,
}

/// The four orthogonal directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Direction {
    /// Towards the top row.
    Up,
    /// Towards the last column.
    Right,
    /// Towards the bottom row.
    Down,
    /// Towards the first column.
    Left,
}

impl Direction {
    /// All four, clockwise from `Up`.
    pub const ALL: [Direction; 4] = [Direction::Up, Direction::Right, Direction::Down, Direction::Left];

    /// The opposite direction.
    pub fn opposite(self) -> Direction {
        match self {
            Direction::Up => Direction::Down,
            Direction::Right => Direction::Left,
            Direction::Down => Direction::Up,
            Direction::Left => Direction::Right,
        }
    }

    /// `U`, `R`, `D` or `L`.
    pub fn letter(self) -> char {
        match self {
            Direction::Up => 'U',
            Direction::Right => 'R',
            Direction::Down => 'D',
            Direction::Left => 'L',
        }
    }

    /// The direction a letter names, in either case.
    pub fn from_letter(letter: char) -> Option<Direction> {
        Direction::ALL.into_iter().find(|d| d.letter() == letter.to_ascii_uppercase())
    }
}

impl Grid {
    /// Number of cells.
    pub fn cells(self) -> usize {
        self.width * self.height
    }

    /// Row and column of a cell.
    pub fn position(self, cell: usize) -> (usize, usize) {
        (cell / self.width, cell % self.width)
    }

    /// The neighbour of a cell in a direction, if the board has one.
    pub fn neighbour(self, cell: usize, direction: Direction) -> Option<usize> {
        let (row, column) = self.position(cell);
        match direction {
            Direction::Up => (row > 0).then(|| cell - self.width),
            Direction::Right => (column + 1 < self.width).then(|| cell + 1),
            Direction::Down => (row + 1 < self.height).then(|| cell + self.width),
            Direction::Left => (column > 0).then(|| cell - 1),
        }
    }

    /// Steps between two cells when nothing is in the way.
    pub fn manhattan(self, a: usize, b: usize) -> usize {
        let ((r, c), (s, d)) = (self.position(a), self.position(b));
        r.abs_diff(s) + c.abs_diff(d)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_stay_on_the_board_and_lead_back() {
        let grid = Grid { width: 3, height: 2 };
        for cell in 0..grid.cells() {
            for direction in Direction::ALL {
                if let Some(next) = grid.neighbour(cell, direction) {
                    assert_eq!(grid.manhattan(cell, next), 1);
                    assert_eq!(grid.neighbour(next, direction.opposite()), Some(cell));
                }
            }
        }
        assert_eq!(grid.neighbour(2, Direction::Right), None);
        assert_eq!(grid.neighbour(0, Direction::Left), None);
    }

    #[test]
    fn letters_name_directions() {
        for direction in Direction::ALL {
            assert_eq!(Direction::from_letter(direction.letter()), Some(direction));
        }
        assert_eq!(Direction::from_letter('x'), None);
    }
}
