//! Which successors of a state deserve to be kept: close enough to the goal, and not dead.
//!
//! First all successors are listed with what can be known in constant time each; only those that are wanted
//! then are made, and examined with the expensive tests.

use solvarium_engine::{Ctx, Stop};

use super::border::{Borders, Life};
use super::bounds::Bounds;
use super::level::{Level, Transfer};
use crate::water_sort::{Pour, pours};

/// Border states looked at before a position is taken for alive.
pub const PATIENCE: u64 = 100;

/// A successor, not yet made.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// How it is reached.
    pub pour: Transfer,
    pub hash: u64,
    /// Its bound `runs`.
    pub runs: u32,
    /// Its slack in the border table.
    pub slack: u32,
}

/// Lists and judges successors; all its working space is reused.
#[derive(Clone, Debug)]
pub struct Judge {
    /// Lower bounds.
    pub bounds: Bounds,
    /// Dead ends.
    pub borders: Borders,
    listed: Vec<Pour>,
}

impl Judge {
    pub fn new(level: &Level) -> Judge {
        Judge { bounds: Bounds::new(level), borders: Borders::new(level), listed: Vec::new() }
    }

    /// Calls `visit` with each successor of the state `cups` whose bound `runs` is at most `most`.
    pub fn candidates(&mut self, level: &Level, cups: &[u16], most: u32, mut visit: impl FnMut(Candidate)) {
        let hash = level.hash(cups);
        let runs = self.bounds.runs(level, cups);
        let slack = self.borders.slack(level, cups);
        self.listed.clear();
        pours::between_sorted(level.contents, level.fills, cups, &mut self.listed);
        for &Pour { from, to } in &self.listed {
            let pour = Transfer { src: cups[usize::from(from)], dst: cups[usize::from(to)] };
            let runs = runs.saturating_add_signed(self.bounds.change(level, pour));
            if runs > most {
                continue;
            }
            let slack = match removes_border(level, pour) {
                true => self.borders.slack_after(level.contents.at(pour.src).family),
                false => slack,
            };
            visit(Candidate { pour, hash: level.hash_after(hash, pour), runs, slack });
        }
    }

    /// The bound of `child`, just reached by `pour`; `None` when it is above `most` or the state is dead.
    pub fn estimate(
        &mut self,
        level: &Level,
        (child, pour): (&[u16], Transfer),
        most: u32,
        ctx: &mut Ctx<'_>,
    ) -> Result<Option<u32>, Stop> {
        let bound = self.bounds.waits(level, child);
        let lives = bound <= most && self.life(level, (child, pour), ctx)? != Life::Dead;
        Ok(lives.then_some(bound))
    }

    /// Whether `child`, just reached by `pour` from a state that lives, does so too.
    pub fn life(&mut self, level: &Level, (child, pour): (&[u16], Transfer), ctx: &mut Ctx<'_>) -> Result<Life, Stop> {
        if !removes_border(level, pour) {
            return Ok(Life::Alive);
        }
        self.borders.life(level, child, PATIENCE, ctx)
    }
}

/// Whether a pour uncovers another colour; only then can solvability change.
fn removes_border(level: &Level, pour: Transfer) -> bool {
    let source = level.contents.at(pour.src);
    !source.uniform && level.contents.amount(pour.src, pour.dst) == source.run
}
