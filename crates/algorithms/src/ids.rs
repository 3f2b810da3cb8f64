//! Iterative deepening: depth-limited search to depth 0, 1, 2, …
//!
//! States met in a round are remembered in a table of bounded size, so that a state reached in many ways is not
//! searched once for each; when the table is full it is emptied.

use solvarium_engine::{Ctx, Param, Search, Space, Task};

use crate::depth_first::{Measure, deepen};
use crate::pseudocode::{
    BEGIN, BEYOND, GO_DOWN, NO_SOLUTION, Order, Pseudocode, SKIP_REACHED, VISIT, lit, noted, plain,
};
use crate::{Info, Optimal};

/// The size of the table of states met, shared with IDA\*.
pub(crate) const TABLE: Param<u64> = Param::int("table", 64, 1, 1 << 20);

/// Facts about iterative deepening.
pub const INFO: Info =
    Info { name: "ids", optimal: Optimal::Steps, params: &[TABLE.info()], pseudocode: PSEUDOCODE, ..Info::PLAIN };

const PSEUDOCODE: Pseudocode = Pseudocode {
    parts: &[
        &[noted(lit(0, "for bound = 0, 1, 2, …: forget all; visit(start)", BEGIN), "pseudo-rounds"), NO_SOLUTION],
        VISIT,
        &[plain(2, "g(s) ← g(n) + 1"), SKIP_REACHED, noted(lit(2, "if g(s) > bound: skip s", BEYOND), "pseudo-cut")],
        GO_DOWN,
    ],
    tests_taken: false,
    order: Order::Deepest { costs: false },
    rule: "search-order-dfs",
};

/// Deepens by one move at a time.
pub fn run<S: Space>(task: &Task<'_, S>, _seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let measure = Measure { step: |_: &_, _| 1, estimate: |_: &_| 0, informed: false, bound: 0, again: true };
    deepen(task.space, measure, (task.options.get(&TABLE) as usize) << 20, false, ctx)
}
