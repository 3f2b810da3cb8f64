//! The easy rules, followed from mark to mark: the same as the rules in `easy.rs`, only fast.
//!
//! A mark can wake only the numbers beside its cell and the cells of its two lines. Cells of a line need a look only when
//! the line has at most one open cell left: a dark cell with a single spot left has a line without an open cell, or it is
//! the spot itself and the last open cell of both its lines.

use super::board::Board;
use super::known::Known;
use crate::support::placement::Cells;

/// Something that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Clash {
    /// Two bulbs in a line.
    Line(u16),
    /// Too many bulbs beside a number, or too few cells for them.
    Number(u16),
    /// No light can fall on a cell.
    Dark(u16),
}

/// Why a mark was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// A bulb in this line lights the cell.
    Lit(u16),
    /// This number has all its bulbs.
    Full(u16),
    /// This number needs all its cells.
    Enough(u16),
    /// Nothing else can light this cell.
    Only(u16),
}

/// Whoever wants to know why marks are made.
pub(super) trait Listener {
    /// A mark is about to be made.
    fn hear(&mut self, cell: usize, cause: Cause);
}

/// Ignores what follows.
pub(super) struct Deaf;

impl Listener for Deaf {
    fn hear(&mut self, _cell: usize, _cause: Cause) {}
}

/// Follows the easy rules from everything that is known.
pub(super) fn follow_all(board: &Board, known: &mut Known) -> Result<(), Clash> {
    let from = known.trail.len();
    let mut follower = Follower { board, known, listener: &mut Deaf };
    (0..board.lines.len()).try_for_each(|line| follower.after_bulb_in(line))?;
    (0..board.numbers.len()).try_for_each(|number| follower.look_at_number(number))?;
    board.white_cells().try_for_each(|cell| follower.look_at_cell(cell))?;
    follower.run(from)
}

/// Follows the easy rules from what is new at some white cells, their lines and the numbers beside them.
pub(super) fn follow_around(board: &Board, known: &mut Known, news: &[usize]) -> Result<(), Clash> {
    let from = known.trail.len();
    let mut follower = Follower { board, known, listener: &mut Deaf };
    let mut looked = Cells::new(board.lines.len());
    for &cell in news {
        board.numbers_of(cell).try_for_each(|number| follower.look_at_number(number))?;
        for line in board.lines_of(cell) {
            if looked.add(line) {
                follower.after_bulb_in(line)?;
                follower.look_at_line(line)?;
            }
        }
    }
    follower.run(from)
}

/// Follows the easy rules from the marks after the first `from`; the earlier ones have been followed.
pub(super) fn follow<L: Listener>(
    board: &Board,
    known: &mut Known,
    from: usize,
    listener: &mut L,
) -> Result<(), Clash> {
    Follower { board, known, listener }.run(from)
}

struct Follower<'a, L> {
    board: &'a Board,
    known: &'a mut Known,
    listener: &'a mut L,
}

impl<L: Listener> Follower<'_, L> {
    fn run(&mut self, from: usize) -> Result<(), Clash> {
        let mut next = from;
        while next < self.known.trail.len() {
            let cell = usize::from(self.known.trail[next]);
            if self.known.put.has(cell) {
                self.board.lines_of(cell).into_iter().try_for_each(|line| self.after_bulb_in(line))?;
            }
            for number in self.board.numbers_of(cell) {
                self.look_at_number(number)?;
            }
            if self.known.closed.has(cell) {
                self.board.lines_of(cell).into_iter().try_for_each(|line| self.look_at_line(line))?;
            }
            next += 1;
        }
        Ok(())
    }

    fn mark(&mut self, cell: usize, bulb: bool, cause: Cause) {
        if self.known.is_open(cell) {
            self.listener.hear(cell, cause);
            self.known.mark(self.board, cell, bulb);
        }
    }

    /// A bulb closes the rest of its lines.
    fn after_bulb_in(&mut self, line: usize) -> Result<(), Clash> {
        match self.known.bulbs[line] {
            0 => Ok(()),
            1 => {
                if self.known.open[line] > 0 {
                    self.board.lines[line].cells().for_each(|cell| self.mark(cell, false, Cause::Lit(line as u16)));
                }
                Ok(())
            }
            _ => Err(Clash::Line(line as u16)),
        }
    }

    /// A full number closes its other cells; one with just enough cells fills them.
    fn look_at_number(&mut self, number: usize) -> Result<(), Clash> {
        let (need, spots) = (self.known.need[number], self.known.spots[number]);
        if need < 0 || need > spots {
            return Err(Clash::Number(number as u16));
        }
        if spots == 0 || need > 0 && need < spots {
            return Ok(());
        }
        let cause = if need == 0 { Cause::Full(number as u16) } else { Cause::Enough(number as u16) };
        for cell in &self.board.numbers[number].beside {
            self.mark(usize::from(*cell), need > 0, cause);
        }
        Ok(())
    }

    fn look_at_line(&mut self, line: usize) -> Result<(), Clash> {
        if self.known.open[line] > 1 || self.known.bulbs[line] > 0 {
            return Ok(());
        }
        self.board.lines[line].cells().try_for_each(|cell| self.look_at_cell(cell))
    }

    /// A dark cell with a single spot left gets its light from there.
    fn look_at_cell(&mut self, cell: usize) -> Result<(), Clash> {
        if !self.known.is_dark(self.board, cell) {
            return Ok(());
        }
        match self.known.spot_count(self.board, cell) {
            0 => Err(Clash::Dark(cell as u16)),
            1 => {
                let spot = self.known.spots_for(self.board, cell).next().expect("one spot was counted");
                self.mark(spot, true, Cause::Only(cell as u16));
                Ok(())
            }
            _ => Ok(()),
        }
    }
}
