//! A\* (Hart, Nilsson, Raphael 1968): expand the state whose path so far plus estimate is least.

use solvarium_engine::best_first::{self, Cheaper, Config};
use solvarium_engine::{Cost, Ctx, Search, Space, Task};

use crate::pseudocode::{
    BEGIN, EXPAND, NO_SOLUTION, Order, PUSH, Pseudocode, SKIP_DEAD, TAKE, WHILE_OPEN, lit, noted,
};
use crate::{Info, Optimal};

/// Facts about A\*.
pub const INFO: Info =
    Info { name: "astar", optimal: Optimal::Cost, informed: true, pseudocode: PSEUDOCODE, ..Info::PLAIN };

const PSEUDOCODE: Pseudocode = Pseudocode {
    parts: &[
        &[
            lit(0, "open ← [start]; g(start) ← 0; f(start) ← h(start)", BEGIN),
            WHILE_OPEN,
            noted(lit(1, "n ← open.take_least_f()", TAKE), "search-order-astar"),
        ],
        EXPAND,
        &[SKIP_DEAD, lit(2, "open.push(s); f(s) ← g(s) + h(s)", PUSH), NO_SOLUTION],
    ],
    tests_taken: true,
    order: Order::Priority("f", Some("h")),
    rule: "search-order-astar",
};

/// Priority g + h, ties to the smaller h.
pub fn run<S: Space>(task: &Task<'_, S>, _seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let proves = task.heuristic.admissible;
    let config = Config {
        informed: true,
        cheaper: Cheaper::Followed,
        most: u64::MAX,
        proves,
        priority: |g: Cost, h| (g.saturating_add(h), h),
    };
    best_first::search(task, config, ctx)
}
