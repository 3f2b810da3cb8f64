//! The expert: any solution, soon.
//!
//! Several searches take turns ([`schedule`]): best-first over pushes from the start ([`forward`]) and over pulls from the
//! goals ([`backward`]), and feature-space search over hauls of one box ([`fess`]). That one is led by a packing plan:
//! [`unpack`] takes the solved board apart, [`plan`] reads that backwards, and [`features`] and [`advisors`] say what
//! progress along it is. Each search leaves out only what is provably dead or needless, so the first that has nothing left
//! to look at has proved that there is no solution. A solution can then be shortened ([`improve`]).
//!
//! What was tried, and what each idea gained, is in docs/SOKOBAN_EXPERT.md.

mod advisors;
mod backward;
mod best_first;
mod board;
mod features;
mod fess;
mod forward;
mod haul;
mod hotspots;
mod improve;
mod layers;
mod optimal;
mod plan;
mod regions;
mod rooms;
mod schedule;
mod sinks;
#[cfg(test)]
mod tests;
mod unfold;
mod unpack;
mod zones;

use solvarium_engine::{Aim, Answer, Ctx, Options, Param, Search, Solver, Stop};

use super::deadlock::judge::{Judge, Prunings};
use super::level::{Level, Position};
use super::packing::Packing;
use super::price::Price;
use super::push_space::{Push, PushSpace};
use super::{Sokoban, Step};
use best_first::{BestFirst, Outcome};
use forward::Forward;
use improve::improve;
use unfold::unfold;

const OPTIMAL: Param<bool> = Param::flag("optimal", false);
const IMPROVE: Param<f64> = Param::real("improve", 0.0, 0.0, 1e6);
/// Declared everywhere, so that requests and reports are the same for the page and the server.
const THREADS: Param<u64> = Param::int("threads", 1, 1, 64);
const FREEZE: Param<bool> = Param::flag("freeze", true);
const PAIRS: Param<bool> = Param::flag("pairs", true);
const CORRALS: Param<bool> = Param::flag("corrals", true);
const LAZY: Param<bool> = Param::flag("lazy", true);

pub(super) const SOLVER: Solver<Sokoban> = Solver {
    name: "expert",
    complete: true,
    params: &[OPTIMAL.info(), IMPROVE.info(), THREADS.info(), FREEZE.info(), PAIRS.info(), CORRALS.info(), LAZY.info()],
    run,
};

fn run(puzzle: &Sokoban, options: &Options, ctx: &mut Ctx<'_>) -> Search<Step> {
    let level = puzzle.level();
    let prunings = Prunings {
        freeze: options.get(&FREEZE),
        pairs: options.get(&PAIRS),
        corrals: options.get(&CORRALS),
        lazy: options.get(&LAZY),
    };
    let mut judge = Judge::new(level, prunings, ctx)?;
    let packing = Packing::of_pushes(level);
    let found = if options.get(&OPTIMAL) {
        let found = optimal::fewest(&packing, &mut judge, ctx);
        if let Ok(Some(pushes)) = &found {
            ctx.stats.lower_bound = Some(pushes.len() as u32);
        }
        if puzzle.price != Price::PUSHES {
            ctx.stats.lower_bound = None;
        }
        found?
    } else {
        pushes_of(level, schedule::run_on(threads(options), level, &packing, &mut judge, ctx)?)
    };
    let Some(mut pushes) = found else { return Ok(Answer::Unsolvable) };
    let seconds = options.get(&IMPROVE);
    if seconds > 0.0 {
        ctx.stats.stopped = improve(&mut judge, &packing, puzzle.price, &mut pushes, seconds, ctx).err();
    }
    Ok(Answer::Solved(PushSpace::new(puzzle.level.clone(), Price::PUSHES).steps(&pushes)))
}

/// The pushes of a search that has ended, if it found a solution.
fn pushes_of(level: &Level, outcome: Outcome) -> Option<Vec<Push>> {
    match outcome {
        Outcome::Found(path) => Some(unfold(level, &path)),
        Outcome::Exhausted => None,
        Outcome::Spent => unreachable!("slices grow until a search ends"),
    }
}

/// The threads asked for. A WebAssembly module has one only.
fn threads(options: &Options) -> usize {
    let asked = options.get(&THREADS) as usize;
    if cfg!(target_family = "wasm") { 1 } else { asked }
}

/// Every test there is.
const ALL: Prunings = Prunings { freeze: true, pairs: true, corrals: true, lazy: true };
/// Positions expanded in search of the fewest pushes, before any solution will do.
const PATIENCE: u64 = 30_000;

/// Solves a level for the tutor, by pushes.
pub(super) fn solve_for(puzzle: &Sokoban, aim: Aim, ctx: &mut Ctx<'_>) -> Search<Step> {
    let level = puzzle.level();
    if is_lost(level, ctx)? {
        return Ok(Answer::Unsolvable);
    }
    let mut judge = Judge::new(level, ALL, ctx)?;
    let packing = Packing::of_pushes(level);
    let found = match aim {
        Aim::Any => pushes_of(level, schedule::run(level, &packing, &mut judge, ctx)?),
        Aim::Good => good(level, &packing, &mut judge, ctx)?,
        Aim::Cheapest => optimal::fewest(&packing, &mut judge, ctx)?,
    };
    let Some(pushes) = found else { return Ok(Answer::Unsolvable) };
    ctx.stats.lower_bound = (aim == Aim::Cheapest).then_some(pushes.len() as u32);
    Ok(Answer::Solved(PushSpace::new(puzzle.level.clone(), Price::PUSHES).steps(&pushes)))
}

/// Whether a position is seen to be lost before any table is made, as most lost ones are. On a large level it is the only way
/// to see it within the budget of an alarm.
fn is_lost(level: &Level, ctx: &mut Ctx<'_>) -> Result<bool, Stop> {
    let at_a_glance = Prunings { freeze: true, pairs: false, corrals: false, lazy: true };
    let mut judge = Judge::new(level, at_a_glance, ctx)?;
    let Position { boxes, player } = &level.start;
    Ok(judge.enter(boxes).is_none() || judge.why_dead(boxes, *player, None).is_some())
}

/// The fewest pushes if they are found soon, else those of any solution; `None` where it is proved that there is none.
fn good(level: &Level, packing: &Packing, judge: &mut Judge<'_>, ctx: &mut Ctx<'_>) -> Result<Option<Vec<Push>>, Stop> {
    let mut outcome = BestFirst::new(packing, Some(1)).run(&mut Forward::new(judge), PATIENCE, 0, ctx)?;
    if matches!(outcome, Outcome::Spent) {
        outcome = schedule::run(level, packing, judge, ctx)?;
    }
    Ok(pushes_of(level, outcome))
}

/// The pushes of any solution, or `None` where it is proved that there is none.
pub(super) fn any(level: &Level, ctx: &mut Ctx<'_>) -> Result<Option<Vec<Push>>, Stop> {
    let mut judge = Judge::new(level, ALL, ctx)?;
    Ok(pushes_of(level, schedule::run(level, &Packing::of_pushes(level), &mut judge, ctx)?))
}
