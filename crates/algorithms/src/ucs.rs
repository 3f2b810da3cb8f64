//! Uniform-cost search (Dijkstra): expand the cheapest open state.

use solvarium_engine::{Ctx, Search, Space, Task};

use crate::best_first::{self, Config};
use crate::{Info, Optimal};

/// Facts about uniform-cost search.
pub const INFO: Info = Info {
    name: "ucs",
    title: "Uniform cost",
    summary: "expands the open state with the least cost so far",
    guarantee: "least cost",
    optimal: Optimal::Cost,
    ..Info::PLAIN
};

/// Priority g.
pub fn run<S: Space>(task: &Task<'_, S>, _seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let config = Config { informed: false, reopen: true, proves: true, priority: |g, _| (g, 0) };
    best_first::search(task, config, ctx)
}
