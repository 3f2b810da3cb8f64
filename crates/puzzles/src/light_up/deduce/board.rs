//! The board as the rules see it: lines of white cells, and numbers with the cells beside them.
//!
//! A line is a stretch of white cells of a row or of a column between two walls. Two bulbs light each other exactly when
//! they stand in one line, and a cell is lit exactly when one of its two lines has a bulb.

use smallvec::SmallVec;
use solvarium_engine::grid::Grid;

use crate::light_up::layout::Layout;

/// Stands where there is no line and no number.
pub(super) const NONE: u16 = u16::MAX;

/// A stretch of white cells.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    first: u16,
    step: u16,
    len: u16,
}

impl Line {
    /// Its cells, in order.
    #[inline]
    pub fn cells(self) -> impl Iterator<Item = usize> {
        (0..usize::from(self.len)).map(move |at| usize::from(self.first) + at * usize::from(self.step))
    }

    /// How many cells it has.
    pub fn len(self) -> usize {
        usize::from(self.len)
    }
}

/// A black cell with a number.
#[derive(Clone, Debug)]
pub(crate) struct Number {
    /// Where it is.
    pub cell: u16,
    /// How many bulbs are beside it.
    pub value: u8,
    /// The white cells beside it, in reading order.
    pub beside: SmallVec<[u16; 4]>,
}

/// A layout, made ready for reasoning.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    /// Its size.
    pub grid: Grid,
    pub lines: Vec<Line>,
    /// The two lines of each white cell, across and down.
    pub lines_of: Vec<[u16; 2]>,
    /// The numbers, in reading order.
    pub numbers: Vec<Number>,
    /// The numbers beside each white cell, in reading order.
    pub numbers_of: Vec<[u16; 4]>,
    /// The number on each cell, by its place in `numbers`.
    pub number_at: Vec<u16>,
}

impl Board {
    /// The board of a layout.
    pub fn new(layout: &Layout) -> Self {
        let (grid, count) = (layout.grid, layout.grid.cells());
        let mut board = Board {
            grid,
            lines: Vec::new(),
            lines_of: vec![[NONE; 2]; count],
            numbers: Vec::new(),
            numbers_of: vec![[NONE; 4]; count],
            number_at: vec![NONE; count],
        };
        (0..grid.height).for_each(|row| board.draw_lines(layout, 0, row * grid.width, 1, grid.width));
        (0..grid.width).for_each(|column| board.draw_lines(layout, 1, column, grid.width, grid.height));
        (0..count).filter(|cell| layout.number(*cell).is_some()).for_each(|cell| board.write_number(layout, cell));
        board
    }

    /// The lines of a row or a column.
    fn draw_lines(&mut self, layout: &Layout, direction: usize, first: usize, step: usize, count: usize) {
        let cells = (0..count).map(|at| first + at * step);
        let mut inside = false;
        for cell in cells {
            if !layout.is_white(cell) {
                inside = false;
                continue;
            }
            if !inside {
                self.lines.push(Line { first: cell as u16, step: step as u16, len: 0 });
                inside = true;
            }
            self.lines.last_mut().expect("a line was begun").len += 1;
            self.lines_of[cell][direction] = (self.lines.len() - 1) as u16;
        }
    }

    fn write_number(&mut self, layout: &Layout, cell: usize) {
        let Some(value) = layout.number(cell) else { return };
        let number = self.numbers.len() as u16;
        let mut beside: SmallVec<[u16; 4]> = layout.beside(cell).map(|near| near as u16).collect();
        beside.sort_unstable();
        for near in &beside {
            let free = self.numbers_of[usize::from(*near)].iter_mut().find(|slot| **slot == NONE);
            *free.expect("a cell has four neighbours") = number;
        }
        self.number_at[cell] = number;
        self.numbers.push(Number { cell: cell as u16, value, beside });
    }

    /// Bytes that reasoning on the board takes, all but its words.
    pub fn bytes(&self) -> usize {
        // Three tables of the board by cell, two sets and the trail; by line its place, open cells and bulbs.
        let by_cell = size_of::<[u16; 2]>() + size_of::<[u16; 4]>() + 2 * size_of::<u16>() + 1;
        let by_line = size_of::<Line>() + 2 * size_of::<u16>();
        self.lines_of.len() * by_cell + self.lines.len() * by_line + self.numbers.len() * size_of::<Number>()
    }

    #[inline]
    pub fn is_white(&self, cell: usize) -> bool {
        self.lines_of[cell][0] != NONE
    }

    /// The white cells, in reading order.
    pub fn white_cells(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.lines_of.len()).filter(|cell| self.is_white(*cell))
    }

    /// The two lines of a white cell.
    #[inline]
    pub fn lines_of(&self, cell: usize) -> [usize; 2] {
        self.lines_of[cell].map(usize::from)
    }

    /// The numbers beside a white cell.
    #[inline]
    pub fn numbers_of(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        self.numbers_of[cell].iter().take_while(|number| **number != NONE).map(|number| usize::from(*number))
    }

    /// The cells in the lines of a white cell: itself once, then the others of its row and of its column.
    pub fn in_sight(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        let others = self.lines_of(cell).into_iter().flat_map(|line| self.lines[line].cells());
        std::iter::once(cell).chain(others.filter(move |other| *other != cell))
    }

    /// The cell that a line across and a line down have in common.
    pub fn crossing(&self, across: usize, down: usize) -> Option<usize> {
        let (row, column) = (usize::from(self.lines[across].first), usize::from(self.lines[down].first));
        let cell = row - row % self.grid.width + column % self.grid.width;
        (self.lines_of[cell] == [across as u16, down as u16]).then_some(cell)
    }

    /// Whether two white cells are in one line.
    #[inline]
    pub fn see_each_other(&self, a: usize, b: usize) -> bool {
        let ([across, down], [other_across, other_down]) = (self.lines_of[a], self.lines_of[b]);
        across == other_across || down == other_down
    }
}
