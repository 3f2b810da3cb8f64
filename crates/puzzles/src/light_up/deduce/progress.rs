//! How far the rules get, for generators, which change a board a little and ask again.

use solvarium_engine::{Ctx, Difficulty, Stop};

use super::board::Board;
use super::known::Known;
use super::settle::Settler;
use crate::light_up::layout::Layout;
use crate::support::placement::Cells;

/// The marks that the rules have made on a board.
#[derive(Clone, Debug)]
pub(in crate::light_up) struct Progress {
    put: Cells,
    closed: Cells,
    /// The white cells that are not marked.
    pub open: Vec<usize>,
}

impl Progress {
    /// Whether every cell is marked; then the board has just this solution, as far as the first marks hold.
    pub fn is_solved(&self) -> bool {
        self.open.is_empty()
    }

    /// What the rules up to a level reach on a board.
    pub fn on(layout: &Layout, level: Difficulty, ctx: &mut Ctx<'_>) -> Result<Self, Stop> {
        let board = Board::new(layout);
        Progress::by(Settler::new(&board, Known::nothing(&board)), layout, level, ctx)
    }

    /// What they reach from these marks, which hold, when only at some white cells something is new.
    pub fn on_with(
        &self,
        layout: &Layout,
        news: Vec<usize>,
        level: Difficulty,
        ctx: &mut Ctx<'_>,
    ) -> Result<Self, Stop> {
        let board = Board::new(layout);
        let known = Known::from_marks(&board, &self.put, &self.closed);
        Progress::by(Settler::again(&board, known, news), layout, level, ctx)
    }

    /// Without the marks on a cell.
    pub fn forget(&mut self, cell: usize) {
        self.put.remove(cell);
        self.closed.remove(cell);
    }

    fn by(mut settler: Settler<'_>, layout: &Layout, level: Difficulty, ctx: &mut Ctx<'_>) -> Result<Self, Stop> {
        settler.settle(level, ctx)?;
        let known = settler.known;
        let open = (0..layout.cells.len()).filter(|cell| layout.is_white(*cell) && known.is_open(*cell)).collect();
        Ok(Progress { put: known.put, closed: known.closed, open })
    }
}
