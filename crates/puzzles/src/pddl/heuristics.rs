//! Estimates of what is left to be done.
//!
//! - `hmax` is the cost of the most expensive goal, where conditions cost what the most expensive of them costs. A plan makes
//!   each goal true and, before each of its actions, each condition of it. So by induction over the plan, what a literal costs
//!   here is at most what the part of the plan up to it costs: it is *admissible*. A literal that is never reached without
//!   anything becoming false is never reached at all: only there it says that a state is dead, and so do the next two.
//! - `hadd` adds the costs up. An action that helps several goals is counted several times, so it is *not* admissible.
//! - `ff` is the cost of a plan that reaches the goals if nothing becomes false, each action counted once. That plan need
//!   not be the cheapest one, so it is *not* admissible either.
//! - `goals` counts the goals that are not met. One action may meet several, so it is *not* admissible.
//!
//! B. Bonet and H. Geffner, *Planning as heuristic search*, Artificial Intelligence 129, 2001; J. Hoffmann and B. Nebel, *The
//! FF planning system*, Journal of Artificial Intelligence Research 14, 2001.

use solvarium_engine::{Cost, DEAD, Heuristic};

use super::Pddl;
use super::relaxed::Together;
use super::task::{Bits, has};

pub(super) const ALL: &[Heuristic<Pddl>] = &[
    Heuristic { name: "hmax", aliases: &[], admissible: true, estimate: |level, state| hmax(level, state) },
    Heuristic { name: "hadd", aliases: &[], admissible: false, estimate: hadd },
    Heuristic { name: "ff", aliases: &[], admissible: false, estimate: ff },
    Heuristic { name: "goals", aliases: &[], admissible: false, estimate: goals },
    Heuristic { name: "zero", aliases: &[], admissible: true, estimate: |_, _| 0 },
];

/// The estimate, unless the task is hopeless from the start.
fn unless_hopeless(level: &Pddl, estimate: impl FnOnce() -> Cost) -> Cost {
    if level.task().hopeless { DEAD } else { estimate() }
}

fn hmax(level: &Pddl, state: &Bits) -> Cost {
    let cost = |work: &mut _| level.relaxed().cost(state, level.prices(), Together::Greatest, work);
    unless_hopeless(level, || level.work().with(cost))
}

fn hadd(level: &Pddl, state: &Bits) -> Cost {
    let cost = |work: &mut _| level.relaxed().cost(state, level.prices(), Together::Sum, work);
    unless_hopeless(level, || level.work().with(cost))
}

fn ff(level: &Pddl, state: &Bits) -> Cost {
    let cost = |work: &mut _| level.relaxed().plan(state, level.prices(), work);
    unless_hopeless(level, || level.work().with(cost))
}

fn goals(level: &Pddl, state: &Bits) -> Cost {
    let task = level.task();
    let missing = task.wanted.iter().filter(|&&fact| !has(state, fact)).count();
    let wrong = task.unwanted.iter().filter(|&&fact| has(state, fact)).count();
    unless_hopeless(level, || (missing + wrong) as Cost)
}
