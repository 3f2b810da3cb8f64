//! Uniform-cost search (Dijkstra): expand the cheapest open state.

use solvarium_engine::best_first::{self, Cheaper, Config};
use solvarium_engine::{Ctx, Search, Space, Task};

use crate::pseudocode::{
    BEGIN, EXPAND, NO_SOLUTION, Order, PUSH, Pseudocode, TAKE, WHILE_OPEN, lit, noted,
};
use crate::{Info, Optimal};

/// Facts about uniform-cost search.
pub const INFO: Info = Info { name: "ucs", optimal: Optimal::Cost, pseudocode: PSEUDOCODE, ..Info::PLAIN };

const PSEUDOCODE: Pseudocode = Pseudocode {
    parts: &[
        &[
            lit(0, "open ← [start]; g(start) ← 0", BEGIN),
            WHILE_OPEN,
            noted(lit(1, "n ← open.take_least_g()", TAKE), "search-order-ucs"),
        ],
        EXPAND,
        &[lit(2, "open.push(s)", PUSH), NO_SOLUTION],
    ],
    tests_taken: true,
    order: Order::Priority("g", None),
    rule: "search-order-ucs",
};

/// Priority g.
pub fn run<S: Space>(task: &Task<'_, S>, _seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let config =
        Config { informed: false, cheaper: Cheaper::Followed, most: u64::MAX, proves: true, priority: |g, _| (g, 0) };
    best_first::search(task, config, ctx)
}
