//! The room of a level: what never changes while boxes are pushed.
//!
//! Only the cells the player can ever walk on are numbered, from 0 in reading order. A room is at most 64 cells wide,
//! so that a row of it is one machine word ([`Rows`]), with the first column in the lowest bit.

use solvarium_engine::grid::{Direction, Grid};

/// Most columns and most rows of a room.
pub const MOST_SIDE: usize = 64;
/// Marks a neighbour that is not there.
pub const NONE: u16 = u16::MAX;

/// A set of cells: one word for each row, a bit for each column.
pub type Rows = Vec<u64>;

/// What a square of the room is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Square {
    /// Where the player never comes, inside or outside the walls.
    Outside,
    Wall,
    /// A box on a goal that the player can never come to: decoration, as good as a wall.
    Fixed,
    Floor,
    /// Floor that a box must stand on in the end.
    Goal,
}

/// The walls, the floor and the goals of a level.
#[derive(Clone, Debug)]
pub struct Room {
    /// The size of the rectangle around everything.
    pub grid: Grid,
    /// What each square of the rectangle is.
    pub squares: Vec<Square>,
    /// The floor, as a set.
    pub floor: Rows,
    /// The cells with goals, in order.
    pub goals: Vec<u16>,
    /// Number of the cell in each square, or [`NONE`].
    numbers: Vec<u16>,
    /// Row and column of each cell.
    places: Vec<(u8, u8)>,
    /// The neighbours of each cell, by direction.
    next: Vec<[u16; 4]>,
    goal: Vec<bool>,
}

impl Room {
    /// A room of these squares. It must be closed: no floor at the rim of the rectangle.
    pub fn new(grid: Grid, squares: Vec<Square>) -> Self {
        let walkable = |square: &Square| matches!(square, Square::Floor | Square::Goal);
        let mut numbers = vec![NONE; squares.len()];
        let (mut places, mut floor) = (Vec::new(), vec![0; grid.height]);
        for at in (0..squares.len()).filter(|&at| walkable(&squares[at])) {
            let (row, column) = grid.position(at);
            numbers[at] = places.len() as u16;
            places.push((row as u8, column as u8));
            floor[row] |= 1 << column;
        }
        let at = |&(row, column): &(u8, u8)| usize::from(row) * grid.width + usize::from(column);
        let beside = |square, direction| grid.neighbour(square, direction).map_or(NONE, |next| numbers[next]);
        let next = places.iter().map(|place| Direction::ALL.map(|direction| beside(at(place), direction))).collect();
        let goal: Vec<bool> = places.iter().map(|place| squares[at(place)] == Square::Goal).collect();
        let goals = (0..places.len() as u16).filter(|&cell| goal[usize::from(cell)]).collect();
        Room { grid, squares, floor, goals, numbers, places, next, goal }
    }

    pub fn cells(&self) -> usize {
        self.places.len()
    }

    /// The cell beside a cell, or [`NONE`] where a wall is.
    #[inline]
    pub fn next(&self, cell: u16, direction: Direction) -> u16 {
        self.next[usize::from(cell)][direction as usize]
    }

    /// The cells beside a cell, where there are any.
    pub fn neighbours(&self, cell: u16) -> impl Iterator<Item = u16> {
        self.next[usize::from(cell)].into_iter().filter(|&next| next != NONE)
    }

    #[inline]
    pub fn is_goal(&self, cell: u16) -> bool {
        self.goal[usize::from(cell)]
    }

    /// Row and column of a cell.
    #[inline]
    pub fn place(&self, cell: u16) -> (usize, usize) {
        let (row, column) = self.places[usize::from(cell)];
        (usize::from(row), usize::from(column))
    }

    /// The square of the rectangle that a cell is.
    pub fn square(&self, cell: u16) -> usize {
        let (row, column) = self.place(cell);
        row * self.grid.width + column
    }

    /// The squares of the boxes that are on no goal.
    pub fn off_goals(&self, boxes: &[u16]) -> impl Iterator<Item = usize> {
        boxes.iter().filter(|&&cell| !self.is_goal(cell)).map(|&cell| self.square(cell))
    }

    /// The cell in a row and column, or [`NONE`] where none is.
    #[inline]
    pub fn cell(&self, row: usize, column: usize) -> u16 {
        self.numbers[row * self.grid.width + column]
    }

    /// Whether a set has a cell.
    #[inline]
    pub fn has(&self, rows: &[u64], cell: u16) -> bool {
        let (row, column) = self.place(cell);
        rows[row] >> column & 1 != 0
    }

    /// Adds a cell to a set, or takes it out if it is there.
    #[inline]
    pub fn flip(&self, rows: &mut [u64], cell: u16) {
        let (row, column) = self.place(cell);
        rows[row] ^= 1 << column;
    }
}
