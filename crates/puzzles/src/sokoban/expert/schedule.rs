//! Which search works when.
//!
//! No strategy is best on all levels, so several take turns: best-first over pushes from the start ([`super::forward`]) and
//! over pulls from the goals ([`super::backward`]), which are strong on small and dense levels, and searches over hauls
//! ([`super::fess`]), led by one of three packing plans or by layers of goals, which are strong on large ones. Pulls go by the
//! matching alone and expand each position once: what is pulled out of the goals is seldom in a dead end, so going deep
//! pays there. Turns are counted in positions expanded, not in time, so the same request gives the same answer on every
//! machine; a haul expansion takes about as long as ten pushes. After each round turns are twice as long, so that a level
//! that needs much is not held up by many short turns.

#[cfg(not(target_family = "wasm"))]
mod side_by_side;

use solvarium_engine::{Ctx, Effort, Stop};

use super::super::deadlock::judge::Judge;
use super::super::level::Level;
use super::super::packing::Packing;
use super::backward::Backward;
use super::best_first::{BestFirst, Outcome};
use super::features::{Guide, Order};
use super::fess::Fess;
use super::forward::Forward;
use super::layers::Layers;
use super::plan::Plan;
use super::unpack::{Pulls, Taste, unpack};

/// A way to look for a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Strategy {
    Pushes,
    Pulls,
    /// Hauls along a packing plan made by long pulls.
    Plan,
    /// Along one in which boxes vanish by short pulls.
    Short,
    /// Along one that parks boxes near.
    Near,
    /// Hauls that fill goals layer by layer.
    Layers,
}

impl Strategy {
    /// The name in reports.
    fn name(self) -> &'static str {
        match self {
            Strategy::Pushes => "pushes",
            Strategy::Pulls => "pulls",
            Strategy::Plan => "plan",
            Strategy::Short => "short-plan",
            Strategy::Near => "near-plan",
            Strategy::Layers => "layers",
        }
    }
}

/// A strategy, and how many positions it expands in its turn of the first round.
type Turn = (Strategy, u64);

/// The turns of the first round. Most small levels are solved in the first one, before any plan is made.
const TURNS: [Turn; 8] = [
    (Strategy::Pushes, 1_000),
    // What falls to these at once falls long before a plan is made of a level with many boxes.
    (Strategy::Pulls, 2_000),
    (Strategy::Plan, 3_000),
    (Strategy::Short, 3_500),
    (Strategy::Near, 2_000),
    (Strategy::Pulls, 80_000),
    (Strategy::Layers, 4_500),
    (Strategy::Pushes, 10_000),
];
/// How many short turns come first, of strategies that have longer ones.
#[cfg(not(target_family = "wasm"))]
const SHORT_TURNS: usize = 2;
/// Positions of a turn of pulls in the first round, times the square of the number of boxes, at most: with many boxes a
/// position takes long, for all of them are matched.
const PULL_WORK: u64 = 20_000_000;

/// Lets the strategies take turns until one of them ends.
pub(super) fn run(level: &Level, packing: &Packing, judge: &mut Judge<'_>, ctx: &mut Ctx<'_>) -> Result<Outcome, Stop> {
    take_turns(level, packing, &TURNS, judge, ctx)
}

/// Lets some strategies take turns until one of them ends.
fn take_turns(
    level: &Level,
    packing: &Packing,
    turns: &[Turn],
    judge: &mut Judge<'_>,
    ctx: &mut Ctx<'_>,
) -> Result<Outcome, Stop> {
    let mut searches = Searches::new(level, packing);
    for round in 0..u64::BITS {
        for &(strategy, positions) in turns {
            let positions = at_most(strategy, positions, level).saturating_mul(1 << round);
            let outcome = searches.run(strategy, positions, judge, ctx)?;
            if !matches!(outcome, Outcome::Spent) {
                ctx.stats.strategy = Some(strategy.name());
                return Ok(outcome);
            }
        }
    }
    unreachable!("turns grow until a search ends")
}

/// The positions of a turn, or fewer in a level with many boxes.
fn at_most(strategy: Strategy, positions: u64, level: &Level) -> u64 {
    let boxes = level.start.boxes.len() as u64;
    if strategy == Strategy::Pulls { positions.min(PULL_WORK / (boxes * boxes)).max(1) } else { positions }
}

/// The same on so many threads, with strategies side by side; on one if there can be no others.
#[cfg_attr(target_family = "wasm", expect(unused_variables, reason = "a module for browsers has one thread"))]
pub(super) fn run_on(
    threads: usize,
    level: &Level,
    packing: &Packing,
    judge: &mut Judge<'_>,
    ctx: &mut Ctx<'_>,
) -> Result<Outcome, Stop> {
    #[cfg(not(target_family = "wasm"))]
    if threads > 1 {
        return side_by_side::run(threads, level, packing, judge.prunings, ctx);
    }
    run(level, packing, judge, ctx)
}

/// The searches of all strategies.
struct Searches<'a> {
    level: &'a Level,
    packing: &'a Packing,
    backward: Backward<'a>,
    pushes: BestFirst,
    pulls: BestFirst,
    /// The searches over hauls: they are made when their first turn comes.
    hauls: Vec<(Strategy, Fess<'a>)>,
}

impl<'a> Searches<'a> {
    fn new(level: &'a Level, packing: &'a Packing) -> Self {
        Searches {
            level,
            packing,
            backward: Backward::new(level),
            pushes: BestFirst::new(packing, Some(3)),
            pulls: BestFirst::new(packing, None),
            hauls: Vec::new(),
        }
    }

    /// Gives a strategy a turn of so many positions, and writes down what it does.
    fn run(
        &mut self,
        strategy: Strategy,
        positions: u64,
        judge: &mut Judge<'_>,
        ctx: &mut Ctx<'_>,
    ) -> Result<Outcome, Stop> {
        let before = ctx.stats.expanded;
        let outcome = self.turn(strategy, positions, judge, ctx);
        let known = ctx.stats.efforts.iter().position(|effort| effort.strategy == strategy.name());
        let at = known.unwrap_or_else(|| {
            ctx.stats.efforts.push(Effort { strategy: strategy.name().into(), expanded: 0, plan: None });
            ctx.stats.efforts.len() - 1
        });
        let effort = &mut ctx.stats.efforts[at];
        effort.expanded += ctx.stats.expanded - before;
        effort.plan = self.hauls.iter().find(|(other, _)| *other == strategy).map(|(_, search)| search.progress());
        outcome
    }

    /// A turn of so many positions.
    fn turn(
        &mut self,
        strategy: Strategy,
        positions: u64,
        judge: &mut Judge<'_>,
        ctx: &mut Ctx<'_>,
    ) -> Result<Outcome, Stop> {
        let hauls: usize = self.hauls.iter().map(|(_, search)| search.bytes()).sum();
        let all = self.pushes.bytes() + self.pulls.bytes() + hauls;
        match strategy {
            Strategy::Pushes => {
                let other = all - self.pushes.bytes();
                self.pushes.run(&mut Forward::new(judge), positions, other, ctx)
            }
            Strategy::Pulls => {
                let other = all - self.pulls.bytes() + judge.bytes();
                self.pulls.run(&mut self.backward, positions, other, ctx)
            }
            Strategy::Plan | Strategy::Short | Strategy::Near | Strategy::Layers => {
                let search = self.over_hauls(strategy, judge, ctx)?;
                let other = all.saturating_sub(search.bytes());
                search.run(judge, positions, other, ctx)
            }
        }
    }

    /// The search over hauls of a strategy, which is made if there is none yet.
    fn over_hauls(
        &mut self,
        strategy: Strategy,
        judge: &mut Judge<'_>,
        ctx: &mut Ctx<'_>,
    ) -> Result<&mut Fess<'a>, Stop> {
        let level = self.level;
        if let Some(at) = self.hauls.iter().position(|(other, _)| *other == strategy) {
            return Ok(&mut self.hauls[at].1);
        }
        let taste = match strategy {
            Strategy::Short => Taste { vanishing: Pulls::Short, ..Taste::default() },
            Strategy::Near => Taste { parking: Pulls::Short, ..Taste::default() },
            _ => Taste::default(),
        };
        let order = if strategy == Strategy::Layers {
            Order::Layers(Layers::new(level))
        } else {
            Order::Plan(Plan::new(&unpack(level, taste, self.backward.origins(), judge, ctx)?))
        };
        let search = Fess::new(level, self.packing, Guide::new(level, order));
        self.hauls.push((strategy, search));
        Ok(&mut self.hauls.last_mut().expect("it has just been added").1)
    }
}
