//! Greedy best-first search: expand the state that looks nearest to a goal.

use solvarium_engine::{Ctx, Search, Space, Task};

use crate::Info;
use crate::best_first::{self, Config};

/// Facts about greedy search.
pub const INFO: Info = Info {
    name: "greedy",
    title: "Greedy best-first",
    summary: "expands the open state with the least estimate of what is left",
    guarantee: "none on cost; complete on finite spaces",
    informed: true,
    ..Info::PLAIN
};

/// Priority h; what a state cost to reach is of no interest.
pub fn run<S: Space>(task: &Task<'_, S>, _seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let config = Config { informed: true, reopen: false, proves: false, priority: |_, h| (h, 0) };
    best_first::search(task, config, ctx)
}
