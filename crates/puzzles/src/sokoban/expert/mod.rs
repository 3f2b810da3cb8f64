//! The expert: any solution, soon.
//!
//! Three searches take turns, in slices that count positions and grow, so that the same request gives the same answer on
//! every machine: best-first over pushes from the start ([`forward`]), feature-space search over hauls of one box
//! ([`fess`]), and best-first over pulls from the goals ([`backward`]). Each leaves out only what is provably dead or
//! needless, so the first that has nothing left to look at has proved that there is no solution. A solution can then be
//! shortened ([`improve`]).

mod backward;
mod best_first;
mod fess;
mod forward;
mod haul;
mod improve;
mod plan;
mod regions;
#[cfg(test)]
mod tests;
mod unfold;

use solvarium_engine::{Aim, Answer, Ctx, Options, Param, Search, Solver, Stop};

use super::deadlock::judge::{Judge, Prunings};
use super::level::Level;
use super::packing::Packing;
use super::price::Price;
use super::push_space::{Push, PushSpace};
use super::{Sokoban, Step};
use backward::Backward;
use best_first::{BestFirst, Outcome};
use fess::Fess;
use forward::Forward;
use improve::improve;
use unfold::unfold;

const OPTIMAL: Param<bool> = Param::flag("optimal", false);
const IMPROVE: Param<f64> = Param::real("improve", 0.0, 0.0, 1e6);
const FREEZE: Param<bool> = Param::flag("freeze", true);
const PAIRS: Param<bool> = Param::flag("pairs", true);
const CORRALS: Param<bool> = Param::flag("corrals", true);

pub(super) const SOLVER: Solver<Sokoban> = Solver {
    name: "expert",
    complete: true,
    params: &[OPTIMAL.info(), IMPROVE.info(), FREEZE.info(), PAIRS.info(), CORRALS.info()],
    run,
};

fn run(puzzle: &Sokoban, options: &Options, ctx: &mut Ctx<'_>) -> Search<Step> {
    let level = puzzle.level();
    let prunings =
        Prunings { freeze: options.get(&FREEZE), pairs: options.get(&PAIRS), corrals: options.get(&CORRALS) };
    let mut judge = Judge::new(level, prunings, ctx)?;
    let packing = Packing::of_pushes(level);
    let outcome = if options.get(&OPTIMAL) {
        BestFirst::new(&packing, Some(1)).run(&mut Forward::new(&mut judge), u64::MAX, 0, ctx)?
    } else {
        phases(level, &packing, &mut judge, ctx)?
    };
    Ok(match outcome {
        Outcome::Found(path) => {
            let mut pushes = unfold(level, &path);
            if options.get(&OPTIMAL) && puzzle.price == Price::PUSHES {
                ctx.stats.lower_bound = Some(pushes.len() as u32);
            }
            let seconds = options.get(&IMPROVE);
            if seconds > 0.0 {
                ctx.stats.stopped = improve(level, &packing, &mut pushes, seconds, ctx).err();
            }
            let space = PushSpace::new(puzzle.level.clone(), Price::PUSHES);
            Answer::Solved(space.steps(&pushes))
        }
        Outcome::Exhausted => Answer::Unsolvable,
        Outcome::Spent => unreachable!("slices grow until a search ends"),
    })
}

/// Every test there is.
const ALL: Prunings = Prunings { freeze: true, pairs: true, corrals: true };
/// Positions expanded in search of the fewest pushes, before any solution will do.
const PATIENCE: u64 = 30_000;

/// Solves a level for the tutor, by pushes.
pub(super) fn solve_for(puzzle: &Sokoban, aim: Aim, ctx: &mut Ctx<'_>) -> Search<Step> {
    let level = puzzle.level();
    // Most lost positions are seen to be lost before any table is made.
    let at_a_glance = Prunings { freeze: true, pairs: false, corrals: false };
    if Judge::new(level, at_a_glance, ctx)?.enter(&level.start.boxes).is_none() {
        return Ok(Answer::Unsolvable);
    }
    let mut judge = Judge::new(level, ALL, ctx)?;
    let packing = Packing::of_pushes(level);
    let (weight, budget) = match aim {
        Aim::Any => (3, u64::MAX),
        Aim::Good => (1, PATIENCE),
        Aim::Cheapest => (1, u64::MAX),
    };
    let mut outcome = BestFirst::new(&packing, Some(weight)).run(&mut Forward::new(&mut judge), budget, 0, ctx)?;
    if matches!(outcome, Outcome::Spent) {
        outcome = phases(level, &packing, &mut judge, ctx)?;
    }
    let Outcome::Found(path) = outcome else { return Ok(Answer::Unsolvable) };
    let pushes = unfold(level, &path);
    ctx.stats.lower_bound = (aim == Aim::Cheapest).then_some(pushes.len() as u32);
    Ok(Answer::Solved(PushSpace::new(puzzle.level.clone(), Price::PUSHES).steps(&pushes)))
}

/// The pushes of any solution, or `None` where it is proved that there is none.
pub(super) fn any(level: &Level, ctx: &mut Ctx<'_>) -> Result<Option<Vec<Push>>, Stop> {
    let mut judge = Judge::new(level, ALL, ctx)?;
    Ok(match phases(level, &Packing::of_pushes(level), &mut judge, ctx)? {
        Outcome::Found(path) => Some(unfold(level, &path)),
        Outcome::Exhausted => None,
        Outcome::Spent => unreachable!("slices grow until a search ends"),
    })
}

/// Searches in turn, in slices that grow.
fn phases(level: &Level, packing: &Packing, judge: &mut Judge<'_>, ctx: &mut Ctx<'_>) -> Result<Outcome, Stop> {
    let mut pushes = BestFirst::new(packing, Some(3));
    let mut pulls = BestFirst::new(packing, Some(3));
    let mut backward = Backward::new(level);
    let mut hauls = Fess::new(level, packing);
    let mut slice = FIRST;
    loop {
        let other = pulls.bytes() + hauls.bytes();
        let outcome = pushes.run(&mut Forward::new(judge), slice, other, ctx)?;
        if !matches!(outcome, Outcome::Spent) {
            return Ok(outcome);
        }
        let outcome = hauls.run(judge, slice, pushes.bytes() + pulls.bytes(), ctx)?;
        if !matches!(outcome, Outcome::Spent) {
            return Ok(outcome);
        }
        let outcome = pulls.run(&mut backward, slice, pushes.bytes() + hauls.bytes(), ctx)?;
        if !matches!(outcome, Outcome::Spent) {
            return Ok(outcome);
        }
        slice = slice.saturating_mul(2);
    }
}

/// Positions expanded in the first slice.
const FIRST: u64 = 1000;
