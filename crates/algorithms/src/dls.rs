//! Depth-limited search: depth-first, but never deeper than a limit.
//!
//! A state met again at a smaller depth is entered again, for more can be reached from there within the limit.

use solvarium_engine::{Answer, Cost, Ctx, Limit, Param, Search, Space, Stop, Task};

use crate::Info;
use crate::depth_first::{Descent, Measure, Reached, descend};
use crate::pseudocode::{
    BEGIN, BEYOND, GO_DOWN, NO_SOLUTION, Order, Pseudocode, SKIP_REACHED, VISIT, lit, noted, plain,
};

/// The deepest level entered.
const LIMIT: Param<u64> = Param::int("limit", 300, 0, 1_000_000_000);

/// Facts about depth-limited search.
pub const INFO: Info =
    Info { name: "dls", complete: false, params: &[LIMIT.info()], pseudocode: PSEUDOCODE, ..Info::PLAIN };

const PSEUDOCODE: Pseudocode = Pseudocode {
    parts: &[
        &[lit(0, "g(start) ← 0; visit(start)", BEGIN), NO_SOLUTION],
        VISIT,
        &[plain(2, "g(s) ← g(n) + 1"), SKIP_REACHED, noted(lit(2, "if g(s) > limit: skip s", BEYOND), "pseudo-limit")],
        GO_DOWN,
    ],
    tests_taken: false,
    order: Order::Deepest { costs: false },
    rule: "search-order-dfs",
};

/// One descent to the limit.
pub fn run<S: Space>(task: &Task<'_, S>, _seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let bound = task.options.get(&LIMIT) as Cost;
    let measure = Measure { step: |_: &_, _| 1, estimate: |_: &_| 0, informed: false, bound, again: true };
    let mut reached = Reached::new(task.space.key_len(), usize::MAX);
    match descend(task.space, &measure, &mut reached, ctx)? {
        Descent::Found(path) => Ok(Answer::Solved(path)),
        Descent::Exhausted => Ok(Answer::Unsolvable),
        Descent::Cut(_) => Err(Stop::Limit(Limit::Depth)),
    }
}
