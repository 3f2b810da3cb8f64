//! Shortens a solution, by pushes and by moves.
//!
//! The vicinity of the solution is searched ([`vicinity`]), from one place along it after the other. It is narrow at first
//! ([`nearness`]), and from round to round wider and looked through longer; at last every position is near. After the first
//! round the level is also searched again by pushes, with less weight on the bound than a search for any solution has: on
//! small levels that gives the fewest.
//! Which of pushes and moves is to be made less, and which only breaks ties, is decided by the cost model ([`worth`]).
//! Each solution is played by the rules before it takes the place of the last one ([`trail`]).
//!
//! The budget is given in seconds and counted in work, so the same request gives the same answer on every machine, and
//! takes about that long on one of today.

mod nearness;
#[cfg(test)]
mod tests;
mod trail;
mod vicinity;
mod worth;

use solvarium_engine::{Ctx, Stop};

use super::super::deadlock::judge::Judge;
use super::super::packing::Packing;
use super::super::price::Price;
use super::super::push_space::Push;
use super::best_first::{BestFirst, Outcome};
use super::forward::Forward;
use super::unfold::unfold;
use nearness::Nearness;
use trail::Trail;
use vicinity::{Vicinity, View};
use worth::Rates;

/// Positions looked at and their successors that count as a second, times the boxes and a few more.
const SECOND: f64 = 12.5e6;
const A_FEW: usize = 4;
/// Weights of the bound in searches by pushes, what part of the work each may take, and how much work a position is there.
const WEIGHTS: [u32; 2] = [2, 1];
const PART: u64 = 10;
const POSITION: u64 = 10;
/// Ever wider vicinities: how many boxes may be astray. Then, all of them.
const VICINITIES: [usize; 3] = [1, 2, usize::MAX];
/// Positions looked at in a search of the first round, and by what they are multiplied from round to round.
const FIRST: usize = 2_000;
const GROWTH: usize = 16;

/// Shortens a solution for as much work as counts as so many seconds. What was gained before a limit ends it is kept.
pub(super) fn improve(
    judge: &mut Judge<'_>,
    packing: &Packing,
    price: Price,
    pushes: &mut Vec<Push>,
    seconds: f64,
    ctx: &mut Ctx<'_>,
) -> Result<(), Stop> {
    let rates = Rates::of(price);
    let trail = Trail::play(judge.level, rates, pushes.clone()).expect("a solution solves its level");
    ctx.stats.best_cost = Some(trail.cost(price));
    let end = (seconds * SECOND / (judge.level.start.boxes.len() + A_FEW) as f64) as u64;
    let mut work = Improver { vicinity: Vicinity::new(judge, packing, end), price, rates, trail };
    let result = work.shorten(ctx);
    *pushes = work.trail.pushes;
    result
}

/// The work on one solution.
struct Improver<'a, 'b> {
    vicinity: Vicinity<'a, 'b>,
    price: Price,
    rates: Rates,
    trail: Trail,
}

impl Improver<'_, '_> {
    /// Searches by pushes from the start, for the fewest at last.
    fn search_again(&mut self, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        for weight in WEIGHTS {
            let (level, packing, before) = (self.vicinity.level(), self.vicinity.packing, ctx.stats.expanded);
            let mut search = BestFirst::new(packing, Some(weight));
            let Vicinity { work, end, .. } = self.vicinity;
            let positions = (end / PART).min(end.saturating_sub(work)) / POSITION;
            let found = search.run(&mut Forward::new(self.vicinity.judge), positions, 0, ctx)?;
            self.vicinity.work += (ctx.stats.expanded - before) * POSITION;
            if let Outcome::Found(path) = found {
                let pushes = unfold(level, &path);
                if weight == 1 && self.price == Price::PUSHES {
                    ctx.stats.lower_bound = Some(pushes.len() as u32);
                }
                self.take(pushes, ctx);
            }
        }
        Ok(())
    }

    /// Works through the rounds. Towards the end a short sweep sees to the walks, which are left as they are where pushes
    /// are saved.
    fn shorten(&mut self, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        self.round(1, FIRST, ctx)?;
        self.search_again(ctx)?;
        let end = self.vicinity.end;
        self.vicinity.end = end / 4 * 3;
        self.rounds(ctx)?;
        let all_is_done = !self.vicinity.is_spent();
        self.vicinity.end = end;
        if all_is_done {
            return Ok(());
        }
        self.sweep(View::Cells, VICINITIES[0], FIRST, ctx)?;
        self.rounds(ctx)
    }

    /// Rounds with more positions in each, and with one vicinity more while there is one.
    fn rounds(&mut self, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let (mut number, mut most) = (1, FIRST);
        while self.round(number, most, ctx)? && !self.vicinity.is_spent() {
            (number, most) = (number + 1, most.saturating_mul(GROWTH));
        }
        Ok(())
    }

    /// Sweeps through so many vicinities. Returns whether there may be more to gain.
    fn round(&mut self, number: usize, most: usize, ctx: &mut Ctx<'_>) -> Result<bool, Stop> {
        let (before, mut cut) = (self.trail.total(), number < VICINITIES.len());
        for &astray in VICINITIES.iter().take(number) {
            for view in [View::Regions, View::Cells] {
                cut |= self.sweep(view, astray, most, ctx)?;
            }
        }
        Ok(cut || self.trail.total() < before)
    }

    /// Searches from one place after the other, each halfway to where the search before came. Returns whether any was
    /// ended early.
    fn sweep(&mut self, view: View, astray: usize, most: usize, ctx: &mut Ctx<'_>) -> Result<bool, Stop> {
        let (mut from, mut cut) = (0, false);
        let rates = if view == View::Cells { self.rates } else { Rates::PUSHES };
        while from < self.trail.pushes.len() && !self.vicinity.is_spent() {
            let mut near = Nearness::new(self.vicinity.level(), &self.trail, from, astray);
            let outcome = self.vicinity.search(&self.trail, from, (view, rates), &mut near, most, ctx)?;
            cut |= outcome.cut;
            let left = self.trail.pushes.len() - outcome.reached;
            outcome.better.into_iter().for_each(|pushes| self.take(pushes, ctx));
            if !outcome.cut {
                break;
            }
            let reached = self.trail.pushes.len().saturating_sub(left);
            from = (from + 1).max(from.midpoint(reached));
        }
        Ok(cut)
    }

    /// Takes other pushes if they are a better solution.
    fn take(&mut self, pushes: Vec<Push>, ctx: &mut Ctx<'_>) {
        let trail = Trail::play(self.vicinity.level(), self.rates, pushes);
        if let Some(trail) = trail.filter(|trail| trail.total() < self.trail.total()) {
            self.trail = trail;
            ctx.stats.best_cost = Some(self.trail.cost(self.price));
        }
    }
}
