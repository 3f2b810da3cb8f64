//! The expert: is there a solution, a good one, a shortest one?
//!
//! All begin with the border table ([`border`]), which settles solvability: a short search in depth first, waves when
//! that loses itself, and at last a search in depth that ends only with the proof. Beams under rising length limits
//! then shorten the solution, and prove limits too short whenever they need not leave anything out. The shortest
//! length needs A\* when they leave a gap. All budgets count expansions, so equal levels get equal answers.

mod astar;
mod beam;
mod border;
pub(super) mod bounds;
mod judge;
pub(super) mod level;
mod store;
mod table;
#[cfg(test)]
mod tests;
mod unfold;
mod wave;

use solvarium_engine::{Answer, Ctx, Options, Param, Search, Solver, Stop};

use super::{Pour, WaterSort};
use astar::Astar;
use beam::{Limits, Outcome, beam};
use border::Order;
use judge::Judge;
use level::{Level, Transfer};
use unfold::unfold;
use wave::wave;

const OPTIMAL: Param<bool> = Param::flag("optimal", false);

pub(super) const SOLVER: Solver<WaterSort> = Solver { name: "expert", complete: true, params: &[OPTIMAL.info()], run };

/// Widths of the beams that shorten a solution, and how many positions each series may expand before its last beam.
/// The first is a single narrow beam, which is enough on boards with room to spare.
const SERIES: [(usize, u64); 4] = [(6, 1), (24, 20_000), (200, 60_000), (800, 100_000)];
/// The most expensive of these beams, in positions times cups, so that the largest levels are not worked on for long.
const MOST_COSTLY: usize = 5_000_000;
/// The beams added when the shortest is wanted.
const WIDE: (usize, u64) = (4_000, 400_000);
/// Weights of the searches tried when the beams left a gap.
const WEIGHTS: [u32; 1] = [3];
/// Positions each of them may expand.
const HURRY: u64 = 1_500_000;
/// Width of the strict beams, and how many positions they may expand.
const STRICT: (usize, u64) = (60, 400_000);
/// A gap that is left to the other searches.
const TOLERANCE: u32 = 4;
/// States of the first search in depth.
const PROBE: u64 = 30_000;
/// Widths of the waves tried after it.
const WAVES: [usize; 5] = [50, 250, 1_000, 4_000, 16_000];

/// How much work to spend on a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Effort {
    /// Any solution will do.
    Decide,
    /// A good one, within a fixed budget.
    Good,
    /// A shortest one, whatever it takes.
    Shortest,
}

/// A solution and what is proved about all solutions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Solution {
    pub pours: Vec<Pour>,
    /// No solution has fewer.
    pub lower: u32,
}

/// Solves with the effort asked for; a solution found before a limit ends the work is still given.
fn run(puzzle: &WaterSort, options: &Options, ctx: &mut Ctx<'_>) -> Search<Pour> {
    let effort = if options.get(&OPTIMAL) { Effort::Shortest } else { Effort::Good };
    Ok(match search(puzzle, effort, ctx)? {
        None => Answer::Unsolvable,
        Some(solution) => {
            ctx.stats.lower_bound = Some(solution.lower);
            Answer::Solved(solution.pours)
        }
    })
}

/// A solution, or `None` when it is proved that there is none.
pub(super) fn search(puzzle: &WaterSort, effort: Effort, ctx: &mut Ctx<'_>) -> Result<Option<Solution>, Stop> {
    search_in_stages(puzzle, effort, |_| (), ctx)
}

/// The same; `solvable` is called between finding a solution and shortening it, which may take long.
pub(super) fn search_in_stages(
    puzzle: &WaterSort,
    effort: Effort,
    solvable: impl FnOnce(&mut Ctx<'_>),
    ctx: &mut Ctx<'_>,
) -> Result<Option<Solution>, Stop> {
    let level = Level::new(puzzle);
    let mut work = Work { level: &level, judge: Judge::new(&level) };
    let Some(mut known) = work.decide(ctx)? else { return Ok(None) };
    solvable(ctx);
    ctx.stats.stopped = work.improve(&mut known, effort, ctx).err();
    let lower = known.lower.min(known.length());
    Ok(Some(Solution { pours: level.by_cup(&known.pours), lower }))
}

/// The best solution so far and the best lower bound.
struct Known {
    pours: Vec<Transfer>,
    lower: u32,
}

impl Known {
    /// Pours of the solution.
    fn length(&self) -> u32 {
        self.pours.len() as u32
    }

    /// Whether it is proved to be shortest.
    fn is_settled(&self) -> bool {
        self.length() <= self.lower
    }
}

/// One level being worked on.
struct Work<'a> {
    level: &'a Level<'a>,
    judge: Judge,
}

impl Work<'_> {
    /// Any solution, or `None` when there is none.
    fn decide(&mut self, ctx: &mut Ctx<'_>) -> Result<Option<Known>, Stop> {
        let lower = self.judge.bounds.waits(self.level, &self.level.root());
        let order = self.order(ctx)?;
        Ok(order.map(|families| {
            self.judge.borders.learn(self.level, &self.level.root(), &families);
            Known { pours: unfold(self.level, &families), lower }
        }))
    }

    /// An order of border removals: a short depth-first search, then waves, then depth-first without a bound.
    fn order(&mut self, ctx: &mut Ctx<'_>) -> Result<Option<Vec<u16>>, Stop> {
        let root = self.level.root();
        let borders = &mut self.judge.borders;
        let mut order = borders.order(self.level, &root, PROBE, ctx)?;
        for width in WAVES {
            if order == Order::Dropped {
                order = wave(self.level, width, borders.bytes(0), ctx)?;
            }
        }
        if order == Order::Dropped {
            order = borders.order(self.level, &root, u64::MAX, ctx)?;
        }
        Ok(match order {
            Order::Found(families) => Some(families),
            Order::Dead | Order::Dropped => None,
        })
    }

    /// Shortens the solution as far as the effort goes.
    fn improve(&mut self, known: &mut Known, effort: Effort, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        if effort >= Effort::Good {
            let affordable = MOST_COSTLY / (self.level.start.len() * known.pours.len().max(1));
            let mut widest = 0;
            for (width, budget) in SERIES {
                let width = width.min(affordable);
                if width > widest {
                    widest = width;
                    self.rise(known, (width, budget), ctx)?;
                }
            }
            for weight in WEIGHTS {
                self.hurry(known, weight, ctx)?;
            }
            self.stay_near(known, ctx)?;
        }
        if effort == Effort::Shortest {
            self.rise(known, WIDE, ctx)?;
            self.prove(known, ctx)?;
        }
        Ok(())
    }

    /// Beams under limits that rise from the lower bound.
    fn rise(&mut self, known: &mut Known, (width, budget): (usize, u64), ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let end = ctx.stats.expanded + budget;
        let mut gap = 0;
        while known.lower + gap < known.length() && ctx.stats.expanded < end {
            let length = known.lower + gap;
            match beam(self.level, &mut self.judge, Limits { length, width, strict: false }, ctx)? {
                Outcome::Found(pours) => known.pours = pours,
                Outcome::Proved => (known.lower, gap) = (length + 1, 0),
                Outcome::Dropped => gap += 1 + gap / 2,
            }
        }
        Ok(())
    }

    /// A weighted A\* that must beat the solution known.
    fn hurry(&mut self, known: &mut Known, weight: u32, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        if known.lower + TOLERANCE < known.length() {
            let below = known.length();
            if let Some(pours) = Astar::new(self.level, &mut self.judge, below, weight).run(HURRY, ctx)? {
                known.pours = pours;
            }
        }
        Ok(())
    }

    /// Strict beams, each of which must beat the last: the way out when all others ended in dead ends.
    fn stay_near(&mut self, known: &mut Known, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let end = ctx.stats.expanded + STRICT.1;
        while known.lower + TOLERANCE < known.length() && ctx.stats.expanded < end {
            let limits = Limits { length: known.length() - 1, width: STRICT.0, strict: true };
            match beam(self.level, &mut self.judge, limits, ctx)? {
                Outcome::Found(pours) => known.pours = pours,
                Outcome::Proved | Outcome::Dropped => break,
            }
        }
        Ok(())
    }

    /// Closes the gap for good.
    fn prove(&mut self, known: &mut Known, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        if known.is_settled() {
            return Ok(());
        }
        let below = known.length();
        if let Some(pours) = Astar::new(self.level, &mut self.judge, below, 1).run(u64::MAX, ctx)? {
            known.pours = pours;
        }
        known.lower = known.length();
        Ok(())
    }
}
