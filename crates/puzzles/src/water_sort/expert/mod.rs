//! The expert: is there a solution, a good one, a shortest one?
//!
//! All begin with the border table ([`border`]), which settles solvability: a short search in depth first, then beams
//! that take border after border away ([`sweep`], [`wave`]) when that loses itself, and at last a search in depth that ends
//! only with the proof. The solution is then shortened as long as is asked for ([`improve`]), while beams prove limits too
//! short whenever they need not leave anything out. The shortest length needs A\* when they leave a gap. All budgets
//! count positions, so equal requests get equal answers.

mod astar;
mod beam;
mod border;
pub(super) mod bounds;
mod improve;
mod judge;
pub(super) mod level;
mod spots;
mod store;
mod sweep;
mod table;
#[cfg(test)]
mod tests;
mod unfold;
mod wave;
mod window;

use solvarium_engine::{Answer, Ctx, Options, Param, Search, Solver, Stop};

use super::{Pour, WaterSort};
use astar::Astar;
use border::Order;
use judge::Judge;
use level::{Level, Transfer};
use sweep::{Sweep, sweep};
use unfold::unfold;
use wave::wave;

const OPTIMAL: Param<bool> = Param::flag("optimal", false);
const IMPROVE: Param<f64> = Param::real("improve", USUAL, 0.0, 1e6);

pub(super) const SOLVER: Solver<WaterSort> =
    Solver { name: "expert", complete: true, params: &[OPTIMAL.info(), IMPROVE.info()], run };

/// Seconds spent on shortening a solution, unless others are asked for.
const USUAL: f64 = 1.0;
/// The effort for those who do not say how long.
pub(super) const GOOD: Effort = Effort::Good(USUAL);
/// The beams added when the shortest is wanted: their width, and how many positions they may expand.
const WIDE: (usize, u64) = (4_000, 400_000);
/// States of the first search in depth.
const PROBE: u64 = 30_000;
/// Widths of the sweeps and waves tried after it, and how many of them count as soon.
const BEAMS: [(usize, usize); 5] = [(100, 50), (300, 1_000), (800, 4_000), (3_000, 16_000), (10_000, 64_000)];
const SOON: usize = 3;

/// How much work to spend on a solution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Effort {
    /// Any solution will do.
    Decide,
    /// A good one, shortened for about so many seconds.
    Good(f64),
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
    let effort = if options.get(&OPTIMAL) { Effort::Shortest } else { Effort::Good(options.get(&IMPROVE)) };
    Ok(match search(puzzle, effort, ctx)? {
        None => Answer::Unsolvable,
        Some(solution) => Answer::Solved(solution.pours),
    })
}

/// A solution, or `None` when it is proved that there is none.
pub(super) fn search(puzzle: &WaterSort, effort: Effort, ctx: &mut Ctx<'_>) -> Result<Option<Solution>, Stop> {
    search_in_stages(puzzle, effort, |_| (), ctx)
}

/// Any solution, if one is found soon; otherwise there is none, or nobody knows.
pub(super) fn soon(puzzle: &WaterSort, ctx: &mut Ctx<'_>) -> Result<Option<Vec<Pour>>, Stop> {
    let level = Level::new(puzzle);
    let mut work = Work { level: &level, judge: Judge::new(&level) };
    Ok(match work.look(&BEAMS[..SOON], ctx)? {
        Finding::Solution(pours) => Some(level.by_cup(&pours)),
        Finding::Unsolvable | Finding::Unknown => None,
    })
}

/// The same as [`search`]; `solvable` is called between finding a solution and shortening it, which may take long.
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
    ctx.stats.stopped = work.shorten(&mut known, effort, ctx).err();
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

    /// Pours by which it may be too long.
    fn gap(&self) -> u32 {
        self.length().saturating_sub(self.lower)
    }

    /// Whether it is proved to be shortest.
    fn is_settled(&self) -> bool {
        self.gap() == 0
    }

    /// Takes a solution that is not longer.
    fn shorten(&mut self, pours: Vec<Transfer>, ctx: &mut Ctx<'_>) {
        debug_assert!(pours.len() <= self.pours.len(), "solutions only get shorter");
        self.pours = pours;
        self.show(ctx);
    }

    /// Takes a proved bound.
    fn raise(&mut self, lower: u32, ctx: &mut Ctx<'_>) {
        self.lower = self.lower.max(lower);
        self.show(ctx);
    }

    /// Shows how near they are.
    fn show(&self, ctx: &mut Ctx<'_>) {
        ctx.stats.best_cost = Some(self.length());
        ctx.stats.lower_bound = Some(self.lower.min(self.length()));
    }
}

/// What is known about a level.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Finding {
    Solution(Vec<Transfer>),
    /// It is proved that there is no solution.
    Unsolvable,
    /// There may be one.
    Unknown,
}

impl Finding {
    /// What an order of removals says.
    fn new(level: &Level, order: Order) -> Finding {
        match order {
            Order::Found(families) => Finding::Solution(unfold(level, &families)),
            Order::Dead => Finding::Unsolvable,
            Order::Dropped => Finding::Unknown,
        }
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
        let known = self.any(ctx)?.map(|pours| Known { pours, lower });
        known.iter().for_each(|known| known.show(ctx));
        Ok(known)
    }

    /// Any solution, or `None` when there is none: at last a search in depth without a bound.
    fn any(&mut self, ctx: &mut Ctx<'_>) -> Result<Option<Vec<Transfer>>, Stop> {
        let mut finding = self.look(&BEAMS, ctx)?;
        if finding == Finding::Unknown {
            let order = self.judge.borders.order(self.level, &self.level.root(), u64::MAX, ctx)?;
            finding = Finding::new(self.level, order);
        }
        Ok(match finding {
            Finding::Solution(pours) => Some(pours),
            Finding::Unsolvable | Finding::Unknown => None,
        })
    }

    /// A short search in depth, then beams.
    fn look(&mut self, beams: &[(usize, usize)], ctx: &mut Ctx<'_>) -> Result<Finding, Stop> {
        let root = self.level.root();
        let mut order = self.judge.borders.order(self.level, &root, PROBE, ctx)?;
        for &(swept, width) in beams {
            if order != Order::Dropped {
                break;
            }
            let limits = Sweep { width: swept, below: u32::MAX, slack: 2, seed: 0, end: u64::MAX };
            if let Some(pours) = sweep(self.level, &mut self.judge, &root, limits, ctx)?.pours {
                return Ok(Finding::Solution(pours));
            }
            order = wave(self.level, width, self.judge.borders.bytes(0), ctx)?;
        }
        Ok(Finding::new(self.level, order))
    }

    /// Shortens the solution as far as the effort goes.
    fn shorten(&mut self, known: &mut Known, effort: Effort, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        match effort {
            Effort::Decide => Ok(()),
            Effort::Good(seconds) => self.improve(known, seconds, ctx),
            Effort::Shortest => {
                self.improve(known, USUAL, ctx)?;
                self.rise(known, WIDE.0, ctx.stats.expanded + WIDE.1, ctx)?;
                self.prove(known, ctx)
            }
        }
    }

    /// Closes the gap for good.
    fn prove(&mut self, known: &mut Known, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        if known.is_settled() {
            return Ok(());
        }
        let below = known.length();
        if let Some(pours) = Astar::new(self.level, &mut self.judge, below).run(ctx)? {
            known.shorten(pours, ctx);
        }
        known.raise(known.length(), ctx);
        Ok(())
    }
}
