//! The map of a level: what entering each cell costs, where the walk begins and ends.
//!
//! A cell is known by its *number*. Numbers run row by row over a map with a frame of walls around it: one row above, one
//! below, and one wall at the end of each row, which is also the one before the next. So a step adds a constant to a
//! number and never has to look whether it leaves the map.

use solvarium_engine::grid::Grid as Size;
use solvarium_engine::{Cell, Cost};

/// Most columns, and most rows.
pub const MOST: usize = 2048;
/// What a straight step costs with eight neighbours, for ground of weight 1.
pub const STRAIGHT: Cost = 1000;
/// What a diagonal step costs with eight neighbours, for ground of weight 1.
pub const DIAGONAL: Cost = 1414;

/// A step to one of the eight cells around.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Step {
    /// To the row above.
    Up,
    /// To the next column.
    Right,
    /// To the row below.
    Down,
    /// To the column before.
    Left,
    /// Up and to the right.
    UpRight,
    /// Down and to the right.
    DownRight,
    /// Down and to the left.
    DownLeft,
    /// Up and to the left.
    UpLeft,
}

impl Step {
    /// All eight: the straight ones, then the diagonal ones, each clockwise.
    pub const ALL: [Step; 8] =
        [Step::Up, Step::Right, Step::Down, Step::Left, Step::UpRight, Step::DownRight, Step::DownLeft, Step::UpLeft];
    /// The straight ones.
    pub const STRAIGHT: [Step; 4] = [Step::Up, Step::Right, Step::Down, Step::Left];
    /// The diagonal ones, each with the straight steps that lead to the two cells beside it.
    pub const DIAGONAL: [(Step, Step, Step); 4] = [
        (Step::UpRight, Step::Up, Step::Right),
        (Step::DownRight, Step::Down, Step::Right),
        (Step::DownLeft, Step::Down, Step::Left),
        (Step::UpLeft, Step::Up, Step::Left),
    ];

    /// How it is written.
    pub fn text(self) -> &'static str {
        ["U", "R", "D", "L", "UR", "DR", "DL", "UL"][self as usize]
    }

    /// The step that is written like this, in either case.
    pub fn from_text(text: &str) -> Option<Step> {
        Step::ALL.into_iter().find(|step| step.text().eq_ignore_ascii_case(text))
    }

    /// Rows and columns it goes.
    pub fn rows_and_columns(self) -> (isize, isize) {
        [(-1, 0), (0, 1), (1, 0), (0, -1), (-1, 1), (1, 1), (1, -1), (-1, -1)][self as usize]
    }

    /// Whether it goes to another row and another column.
    pub fn is_diagonal(self) -> bool {
        self as u8 >= Step::UpRight as u8
    }
}

/// The steps of each set of steps, a bit for each, in the order of [`Step::ALL`]; and how many there are.
static SETS: [([Step; 8], usize); 256] = {
    let mut sets = [([Step::Up; 8], 0); 256];
    let mut set = 0;
    while set < 256 {
        let mut step = 0;
        while step < 8 {
            if set >> step & 1 == 1 {
                sets[set].0[sets[set].1] = Step::ALL[step];
                sets[set].1 += 1;
            }
            step += 1;
        }
        set += 1;
    }
    sets
};
/// The bits of the straight steps.
const STRAIGHT_STEPS: u8 = 0b1111;

/// A map with its start and its goal, which weigh 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terrain {
    /// Columns and rows.
    pub size: Size,
    /// The number of the cell where the walk begins.
    pub start: u32,
    /// The number of the cell where it ends.
    pub goal: u32,
    /// Whether the level is meant to be walked with eight neighbours.
    pub eight: bool,
    /// The weight of the cheapest cell that is neither start nor goal; 1 if there is none.
    pub cheapest: u8,
    /// Whether all cells that can be entered weigh the same.
    pub uniform: bool,
    /// The weight of each cell by its number, 0 for a wall.
    ground: Vec<u8>,
    /// The steps that can be made from each cell, as a set.
    exits: Vec<u8>,
    /// Row and column of the goal.
    goal_position: (u32, u32),
    offsets: [u32; 8],
}

impl Terrain {
    /// A map from the weights of its cells, row by row, 0 for a wall. Start and goal, which are indices of weights, are
    /// made free ground of weight 1. There is at least one cell, and at most [`MOST`] in a row and in a column.
    pub fn new(size: Size, weights: &[u8], start: usize, goal: usize, eight: bool) -> Self {
        let stride = size.width + 1;
        let mut ground = vec![0; (size.height + 2) * stride + 1];
        for (row, weights) in weights.chunks_exact(size.width).enumerate() {
            let first = (row + 1) * stride + 1;
            ground[first..first + size.width].copy_from_slice(weights);
        }
        let number = |index: usize| ((index / size.width + 1) * stride + index % size.width + 1) as u32;
        let goal_position = ((goal / size.width) as u32, (goal % size.width) as u32);
        let (start, goal) = (number(start), number(goal));
        (ground[start as usize], ground[goal as usize]) = (0, 0);
        let cheapest = ground.iter().copied().filter(|weight| *weight > 0).min().unwrap_or(1);
        (ground[start as usize], ground[goal as usize]) = (1, 1);
        let uniform = ground.iter().all(|weight| *weight < 2);
        let offsets = Step::ALL.map(|step| {
            let (rows, columns) = step.rows_and_columns();
            (rows * stride as isize + columns) as u32
        });
        let exits = exits(&ground, &offsets);
        Terrain { size, start, goal, eight, cheapest, uniform, ground, exits, goal_position, offsets }
    }

    /// The number of the cell a step away. It may be a wall of the frame; the cell itself is none.
    #[inline]
    pub fn beside(&self, cell: u32, step: Step) -> u32 {
        cell.wrapping_add(self.offsets[step as usize])
    }

    /// The number of the cell from which a step leads here.
    pub fn before(&self, cell: u32, step: Step) -> u32 {
        cell.wrapping_sub(self.offsets[step as usize])
    }

    /// The weight of a cell, 0 for a wall.
    #[inline]
    pub fn weight(&self, cell: u32) -> u8 {
        self.ground[cell as usize]
    }

    /// Whether a cell can be entered.
    #[inline]
    pub fn is_free(&self, cell: u32) -> bool {
        self.weight(cell) > 0
    }

    /// What a step costs that enters a cell.
    #[inline]
    pub fn cost<const EIGHT: bool>(&self, cell: u32, step: Step) -> Cost {
        let length = match (EIGHT, step.is_diagonal()) {
            (false, _) => 1,
            (true, false) => STRAIGHT,
            (true, true) => DIAGONAL,
        };
        Cost::from(self.weight(cell)) * length
    }

    /// Appends the steps that can be made from a cell, with four or with eight neighbours. They can be made backwards too:
    /// the cells they lead to are those from which one step leads here.
    #[inline]
    pub fn steps<const EIGHT: bool>(&self, cell: u32, out: &mut Vec<Step>) {
        let exits = self.exits[cell as usize];
        let (steps, count) = &SETS[usize::from(if EIGHT { exits } else { exits & STRAIGHT_STEPS })];
        let end = out.len() + count;
        // All eight, then those beyond the count taken away: quicker than copying a number that varies.
        out.extend_from_slice(steps);
        out.truncate(end);
    }

    /// Row and column of a cell.
    #[inline]
    pub fn position(&self, cell: u32) -> (u32, u32) {
        let stride = self.size.width as u32 + 1;
        ((cell - 1) / stride - 1, (cell - 1) % stride)
    }

    /// Rows and columns between a cell and the goal.
    #[inline]
    pub fn from_goal(&self, cell: u32) -> (u32, u32) {
        let ((row, column), (goal_row, goal_column)) = (self.position(cell), self.goal_position);
        (row.abs_diff(goal_row), column.abs_diff(goal_column))
    }

    /// A cell by its row and column, as messages name it.
    pub fn cell(&self, cell: u32) -> Cell {
        let (row, column) = self.position(cell);
        Cell { row, column }
    }

    /// The index of a cell on the board, where there is no frame.
    pub fn index(&self, cell: u32) -> usize {
        let (row, column) = self.position(cell);
        row as usize * self.size.width + column as usize
    }

    /// The number of the cell with an index on the board.
    pub fn number(&self, index: usize) -> u32 {
        (index + index / self.size.width + self.size.width + 2) as u32
    }

    /// The number of the cell in a row and a column, if that is on the map and can be entered.
    pub fn free_at(&self, row: isize, column: isize) -> Option<u32> {
        let on_map = (0..self.size.height as isize).contains(&row) && (0..self.size.width as isize).contains(&column);
        let cell = on_map.then(|| self.number(row as usize * self.size.width + column as usize))?;
        self.is_free(cell).then_some(cell)
    }

    /// One more than the greatest number of a cell, walls of the frame included.
    pub fn numbers(&self) -> usize {
        self.ground.len()
    }

    /// The weights row by row, without the frame.
    pub fn rows(&self) -> impl Iterator<Item = &[u8]> {
        let rows = self.ground.chunks_exact(self.size.width + 1).skip(1).take(self.size.height);
        rows.map(|row| &row[1..])
    }
}

/// The steps that can be made from each cell, a bit for each step: onto free ground, and between two free cells if it is a
/// diagonal. There are none from a wall.
fn exits(ground: &[u8], offsets: &[u32; 8]) -> Vec<u8> {
    let exits_of = |cell: usize| {
        let free = |step: Step| ground[cell.wrapping_add_signed(offsets[step as usize] as i32 as isize)] > 0;
        let straight = Step::STRAIGHT.into_iter().filter(|step| free(*step));
        let diagonal =
            Step::DIAGONAL.into_iter().filter(|(step, one, other)| free(*step) && free(*one) && free(*other));
        straight.chain(diagonal.map(|(step, ..)| step)).fold(0, |set, step| set | 1 << step as u8)
    };
    ground.iter().enumerate().map(|(cell, weight)| if *weight > 0 { exits_of(cell) } else { 0 }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_indices_name_the_same_cells() {
        let size = Size { width: 3, height: 2 };
        let terrain = Terrain::new(size, &[1, 2, 3, 0, 4, 5], 0, 5, false);
        for index in 0..size.cells() {
            let cell = terrain.number(index);
            assert_eq!(terrain.index(cell), index);
            assert_eq!(terrain.position(cell), ((index / 3) as u32, (index % 3) as u32));
        }
        assert_eq!(terrain.rows().collect::<Vec<_>>(), [[1, 2, 3], [0, 4, 1]]);
        assert_eq!((terrain.cheapest, terrain.uniform), (2, false));
        assert_eq!((terrain.index(terrain.start), terrain.index(terrain.goal)), (0, 5));
    }

    #[test]
    fn the_frame_is_wall_on_all_sides() {
        let size = Size { width: 2, height: 2 };
        let terrain = Terrain::new(size, &[1; 4], 0, 3, true);
        for index in 0..4 {
            let mut steps = Vec::new();
            terrain.steps::<true>(terrain.number(index), &mut steps);
            assert_eq!(steps.len(), 3, "cell {index}: {steps:?}");
        }
        let narrow = Terrain::new(Size { width: 1, height: 3 }, &[1; 3], 0, 2, true);
        let mut steps = Vec::new();
        narrow.steps::<true>(narrow.number(1), &mut steps);
        assert_eq!(steps, [Step::Up, Step::Down]);
    }

    #[test]
    fn texts_name_steps() {
        for step in Step::ALL {
            assert_eq!(Step::from_text(step.text()), Some(step));
        }
        assert_eq!(Step::from_text("RU"), None);
    }
}
