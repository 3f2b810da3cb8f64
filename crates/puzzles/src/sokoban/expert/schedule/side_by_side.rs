//! The strategies on threads of their own: the first to end wins.
//!
//! With fewer threads than strategies each thread lets some of them take turns. They share nothing but the level, so what
//! each does is what it would do alone; which one is first depends on the machine.

use solvarium_engine::{Ctx, Stop};

use super::super::super::deadlock::judge::{Judge, Prunings};
use super::super::super::level::Level;
use super::super::super::packing::Packing;
use super::super::best_first::Outcome;
use super::{SHORT_TURNS, TURNS, Turn, take_turns};

/// Runs all strategies on up to so many threads.
pub(super) fn run(
    threads: usize,
    level: &Level,
    packing: &Packing,
    prunings: Prunings,
    ctx: &mut Ctx<'_>,
) -> Result<Outcome, Stop> {
    // The strategies of the first, short turns have others.
    let all = &TURNS[SHORT_TURNS..];
    let threads = threads.min(all.len());
    ctx.stats.threads = Some(threads as u64);
    let work = |number: usize, ctx: &mut Ctx<'_>| {
        let turns: Vec<Turn> = all.iter().copied().skip(number).step_by(threads).collect();
        let mut judge = Judge::new(level, prunings, ctx)?;
        take_turns(level, packing, &turns, &mut judge, ctx)
    };
    ctx.race(threads, work).map(|(_, outcome)| outcome)
}
