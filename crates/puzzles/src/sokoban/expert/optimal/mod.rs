//! The fewest pushes, proved.
//!
//! A level is searched as it is ([`real`]), and as mazes in which boxes vanish once they are in a zone around the goals
//! ([`maze`], [`zone`]). A maze has far fewer positions: what happens in the goal room is left out, boxes that can be
//! delivered are delivered at once ([`deliver`]), and what two boxes cost each other can be tabulated exactly
//! ([`couples`]). The fewest pushes in a maze are a lower bound of those in the level; and if its solution can be unfolded
//! to one of the level with as many pushes ([`unfold`]), that is a shortest one.
//!
//! Otherwise the bound is of use to the search of the level: no position need be told from another by what it promises
//! below the bound, so there the search goes straight for the goals. All take turns, which grow.
//!
//! A. G. Pereira, M. Ritt and L. S. Buriol, *Optimal Sokoban solving using pattern databases with specific domain knowledge*,
//! 2015, solve levels in two steps, to an intermediate state and from there; that is where mazes come from. What was
//! measured is in docs/SOKOBAN_OPTIMAL.md.

mod couples;
mod cut;
mod deliver;
mod lone;
mod maze;
mod real;
mod search;
mod sides;
#[cfg(test)]
mod tests;
mod unfold;
mod zone;

use solvarium_engine::{Ctx, Stop};

use super::super::deadlock::judge::Judge;
use super::super::level::Level;
use super::super::packing::Packing;
use super::super::push_space::Push;
use super::backward::Backward;
use super::best_first::{self, BestFirst};
use super::forward::Forward;
use maze::{Base, Maze};
use real::Real;
use search::{Outcome, Search};
use unfold::Unfold;

/// Positions of a turn of the first round; each round has so many times as many.
const FIRST: u64 = 2_000;
const GROWTH: u64 = 6;

/// Cells times goals of levels for which no mazes are made: all that is worked out for them would take too long.
const LARGE: usize = 40_000;

/// A maze that was made, and what is known of it.
struct Tried<'a> {
    maze: Maze<'a>,
    /// A lower bound of the pushes in the level, which is the maze's fewest when it is `done`.
    bound: u32,
    done: bool,
}

/// The pushes of a shortest solution, or `None` where there is none. What is proved of their number is kept in the
/// statistics.
pub(super) fn fewest(packing: &Packing, judge: &mut Judge<'_>, ctx: &mut Ctx<'_>) -> Result<Option<Vec<Push>>, Stop> {
    let level = judge.level;
    if level.room.cells() * level.room.goals.len() > LARGE {
        let outcome = BestFirst::new(packing, Some(1)).run(&mut Forward::new(judge), u64::MAX, 0, ctx)?;
        return Ok(end(level, outcome).flatten());
    }
    let Some(base) = Base::new(level) else { return Ok(None) };
    let mut bound = base.least;
    let (mut mazes, mut tables): (Vec<Tried<'_>>, usize) = (Vec::new(), base.bytes());
    for zone in zone::zones(level) {
        let Some(maze) = Maze::new(level, &base, zone, tables + judge.bytes(), ctx)? else { return Ok(None) };
        tables += maze.bytes();
        mazes.push(Tried { maze, bound, done: false });
    }
    let mut backward = Backward::new(level);
    let (mut budget, mut with_hauls) = (FIRST, false);
    loop {
        for tried in mazes.iter_mut().filter(|tried| !tried.done) {
            let (cost, plan) = match Search::new(&tried.maze).run(budget, tables + judge.bytes(), ctx)? {
                Outcome::Found(plan, cost) => (cost, Some(plan)),
                Outcome::Spent(cost) => (cost, None),
                Outcome::Exhausted => return Ok(None),
            };
            tried.done = plan.is_some();
            // All solutions have an even number of pushes, or all an odd one, as every matching has.
            let least = tried.maze.least(cost);
            tried.bound = tried.bound.max(least + (least ^ base.least) % 2);
            bound = bound.max(tried.bound);
            ctx.stats.lower_bound = Some(bound);
            if let Some(plan) = plan
                && let Some(pushes) = Unfold::run(judge, &base, &plan, bound, ctx)?
            {
                return Ok(Some(pushes));
            }
        }
        // From the goals, too: there is no dead end in taking the goal room apart.
        let mut search = BestFirst::new(packing, Some(1)).at_least(bound);
        let outcome = search.run(&mut backward, budget, tables + judge.bytes(), ctx)?;
        bound = bound.max(search.reached());
        if let Some(found) = end(level, outcome) {
            return Ok(found);
        }
        let best = mazes.iter().max_by_key(|tried| tried.bound).map(|tried| &tried.maze);
        let mut search = BestFirst::new(packing, Some(1)).at_least(bound);
        let outcome = search.run(&mut Real::new(judge, &base, best, with_hauls), budget, tables, ctx)?;
        bound = bound.max(search.reached());
        ctx.stats.lower_bound = Some(bound);
        if let Some(found) = end(level, outcome) {
            return Ok(found);
        }
        (budget, with_hauls) = (budget.saturating_mul(GROWTH), !with_hauls);
    }
}

/// What a search of the level found, if it has ended: a solution, or that there is none.
fn end(level: &Level, outcome: best_first::Outcome) -> Option<Option<Vec<Push>>> {
    match outcome {
        best_first::Outcome::Found(path) => Some(Some(super::unfold::unfold(level, &path))),
        best_first::Outcome::Exhausted => Some(None),
        best_first::Outcome::Spent => None,
    }
}
