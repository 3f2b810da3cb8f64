//! Uniform-cost search (Dijkstra): expand the cheapest open state.

use solvarium_engine::best_first::{self, Cheaper, Config};
use solvarium_engine::{Ctx, Search, Space, Task};

use crate::{Info, Optimal};

/// Facts about uniform-cost search.
pub const INFO: Info = Info { name: "ucs", optimal: Optimal::Cost, ..Info::PLAIN };

/// Priority g.
pub fn run<S: Space>(task: &Task<'_, S>, _seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let config =
        Config { informed: false, cheaper: Cheaper::Followed, most: u64::MAX, proves: true, priority: |g, _| (g, 0) };
    best_first::search(task, config, ctx)
}
