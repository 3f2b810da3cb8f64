//! What is known about a board: the marks, with counts that are kept up to date, and the way back.

use super::board::Board;
use crate::support::placement::Cells;

/// Marks on a board and what follows from them by counting. Marks can be taken back in the order they came.
#[derive(Clone, Debug)]
pub(super) struct Known {
    /// Cells with a bulb.
    pub put: Cells,
    /// Cells without one.
    pub closed: Cells,
    /// Open cells of each line.
    pub open: Vec<u16>,
    /// Bulbs of each line.
    pub bulbs: Vec<u16>,
    /// Open cells beside each number.
    pub spots: Vec<i8>,
    /// Bulbs that each number still needs; below 0 when it has too many.
    pub need: Vec<i8>,
    /// The cells marked so far, in order.
    pub trail: Vec<u16>,
}

impl Known {
    /// Nothing is known.
    pub fn nothing(board: &Board) -> Self {
        let count = board.grid.cells();
        Known {
            put: Cells::new(count),
            closed: Cells::new(count),
            open: board.lines.iter().map(|line| line.len() as u16).collect(),
            bulbs: vec![0; board.lines.len()],
            spots: board.numbers.iter().map(|number| number.beside.len() as i8).collect(),
            need: board.numbers.iter().map(|number| number.value as i8).collect(),
            trail: Vec::with_capacity(count),
        }
    }

    /// What follows from marks alone. Marks on black cells do not matter.
    pub fn from_marks(board: &Board, put: &Cells, closed: &Cells) -> Self {
        let mut known = Known::nothing(board);
        for cell in put.iter().filter(|cell| board.is_white(*cell)) {
            known.mark(board, cell, true);
        }
        for cell in closed.iter().filter(|cell| board.is_white(*cell)) {
            known.mark(board, cell, false);
        }
        known
    }

    /// Whether nothing is known about a white cell.
    #[inline]
    pub fn is_open(&self, cell: usize) -> bool {
        !self.put.has(cell) && !self.closed.has(cell)
    }

    /// Whether no light falls on a white cell yet.
    #[inline]
    pub fn is_dark(&self, board: &Board, cell: usize) -> bool {
        board.lines_of(cell).iter().all(|line| self.bulbs[*line] == 0)
    }

    /// From how many open cells a white cell can be lit.
    #[inline]
    pub fn spot_count(&self, board: &Board, cell: usize) -> usize {
        let [across, down] = board.lines_of(cell);
        usize::from(self.open[across] + self.open[down]) - usize::from(self.is_open(cell))
    }

    /// The open cells from which a white cell can be lit.
    pub fn spots_for<'a>(&'a self, board: &'a Board, cell: usize) -> impl Iterator<Item = usize> + 'a {
        board.in_sight(cell).filter(|spot| self.is_open(*spot))
    }

    /// The open cells beside a number.
    pub fn spots_beside<'a>(&'a self, board: &'a Board, number: usize) -> impl Iterator<Item = usize> + 'a {
        board.numbers[number].beside.iter().map(|cell| usize::from(*cell)).filter(|cell| self.is_open(*cell))
    }

    /// Marks an open cell.
    pub fn mark(&mut self, board: &Board, cell: usize, bulb: bool) {
        if !self.is_open(cell) {
            return;
        }
        if bulb {
            self.put.add(cell)
        } else {
            self.closed.add(cell)
        };
        self.trail.push(cell as u16);
        self.count(board, cell, bulb, true);
    }

    /// Takes back all marks but the first `kept`.
    pub fn undo(&mut self, board: &Board, kept: usize) {
        while self.trail.len() > kept {
            let cell = usize::from(self.trail.pop().expect("there are more marks"));
            let bulb = self.put.has(cell);
            if bulb {
                self.put.remove(cell);
            } else {
                self.closed.remove(cell);
            }
            self.count(board, cell, bulb, false);
        }
    }

    fn count(&mut self, board: &Board, cell: usize, bulb: bool, marked: bool) {
        let (line_step, number_step) = if marked { (1u16, 1i8) } else { (u16::MAX, -1) };
        for line in board.lines_of(cell) {
            self.open[line] = self.open[line].wrapping_sub(line_step);
            if bulb {
                self.bulbs[line] = self.bulbs[line].wrapping_add(line_step);
            }
        }
        for number in board.numbers_of(cell) {
            self.spots[number] -= number_step;
            self.need[number] -= if bulb { number_step } else { 0 };
        }
    }

    /// Whether the bulbs are a solution: every number has its bulbs, every cell is lit, no bulb lights another.
    pub fn is_solved(&self, board: &Board) -> bool {
        self.need.iter().all(|need| *need == 0)
            && self.bulbs.iter().all(|bulbs| *bulbs <= 1)
            && board.white_cells().all(|cell| !self.is_dark(board, cell))
    }
}
