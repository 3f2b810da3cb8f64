//! Greedy best-first search: expand the state that looks nearest to a goal.

use solvarium_engine::best_first::{self, Cheaper, Config};
use solvarium_engine::{Ctx, Search, Space, Task};

use crate::Info;

/// Facts about greedy search.
pub const INFO: Info = Info { name: "greedy", informed: true, ..Info::PLAIN };

/// Priority h; what a state cost to reach is of no interest.
pub fn run<S: Space>(task: &Task<'_, S>, _seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let config =
        Config { informed: true, cheaper: Cheaper::Ignored, most: u64::MAX, proves: false, priority: |_, h| (h, 0) };
    best_first::search(task, config, ctx)
}
