//! A\* (Hart, Nilsson, Raphael 1968): expand the state whose path so far plus estimate is least.

use solvarium_engine::{Ctx, Search, Space, Task};

use crate::best_first::{self, Config};
use crate::{Info, Optimal};

/// Facts about A\*.
pub const INFO: Info = Info {
    name: "astar",
    title: "A*",
    summary: "expands the open state with the least cost so far plus estimate, ties to the smaller estimate",
    guarantee: "least cost with an admissible heuristic",
    optimal: Optimal::Cost,
    informed: true,
    ..Info::PLAIN
};

/// Priority g + h, ties to the smaller h.
pub fn run<S: Space>(task: &Task<'_, S>, _seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let proves = task.heuristic.admissible;
    let config = Config { informed: true, reopen: true, proves, priority: |g, h| (g + h, h) };
    best_first::search(task, config, ctx)
}
