//! Greedy best-first search: expand the state that looks nearest to a goal.

use solvarium_engine::best_first::{self, Cheaper, Config};
use solvarium_engine::{Ctx, Search, Space, Task};

use crate::Info;
use crate::pseudocode::{
    BEGIN, EACH_SUCCESSOR, NEW, NO_SOLUTION, Order, PUSH, Pseudocode, SKIP_DEAD, SKIP_MET, TAKE, TEST_TAKEN, WHILE_OPEN,
    lit, noted,
};

/// Facts about greedy search.
pub const INFO: Info = Info { name: "greedy", informed: true, pseudocode: PSEUDOCODE, ..Info::PLAIN };

const PSEUDOCODE: Pseudocode = Pseudocode {
    parts: &[&[
        lit(0, "open ← [start]", BEGIN),
        WHILE_OPEN,
        noted(lit(1, "n ← open.take_least_h()", TAKE), "search-order-greedy"),
        TEST_TAKEN,
        EACH_SUCCESSOR,
        SKIP_MET,
        noted(lit(2, "parent(s) ← n", NEW), "pseudo-first-path"),
        SKIP_DEAD,
        lit(2, "open.push(s)", PUSH),
        NO_SOLUTION,
    ]],
    tests_taken: true,
    order: Order::Priority("h", None),
    rule: "search-order-greedy",
};

/// Priority h; what a state cost to reach is of no interest.
pub fn run<S: Space>(task: &Task<'_, S>, _seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let config =
        Config { informed: true, cheaper: Cheaper::Ignored, most: u64::MAX, proves: false, priority: |_, h| (h, 0) };
    best_first::search(task, config, ctx)
}
