//! Iterative-deepening A\* (Korf 1985): depth-first below a bound on g + h, which rises to the least value that
//! exceeded it.

use solvarium_engine::{Answer, Ctx, DEAD, Search, Space, Task};

use crate::depth_first::{Measure, deepen};
use crate::ids::TABLE;
use crate::pseudocode::{
    BEGIN, BEYOND, GO_DOWN, NO_SOLUTION, Order, Pseudocode, SKIP_DEAD, SKIP_REACHED, VISIT, lit, noted, plain,
};
use crate::{Info, Optimal};

/// Facts about IDA\*.
pub const INFO: Info = Info {
    name: "idastar",
    optimal: Optimal::Cost,
    informed: true,
    params: &[TABLE.info()],
    pseudocode: PSEUDOCODE,
    ..Info::PLAIN
};

const PSEUDOCODE: Pseudocode = Pseudocode {
    parts: &[
        &[
            plain(0, "bound ← h(start)"),
            noted(lit(0, "repeat: forget all; next ← ∞; visit(start); bound ← next", BEGIN), "pseudo-rounds"),
            NO_SOLUTION,
        ],
        VISIT,
        &[
            plain(2, "g(s) ← g(n) + c(n, s)"),
            SKIP_REACHED,
            SKIP_DEAD,
            noted(lit(2, "if g(s) + h(s) > bound: next ← min(next, g(s) + h(s)); skip s", BEYOND), "pseudo-next-bound"),
        ],
        GO_DOWN,
    ],
    tests_taken: false,
    order: Order::Deepest { costs: true },
    rule: "search-order-dfs",
};

/// Deepens by cost plus estimate, starting from the estimate of the start.
pub fn run<S: Space>(task: &Task<'_, S>, _seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let space = task.space;
    let bound = task.estimate(&space.initial());
    if bound == DEAD {
        ctx.stats.dead_ends += 1;
        return Ok(Answer::Unsolvable);
    }
    let step = |state: &S::State, step| space.cost(state, step);
    let measure =
        Measure { step, estimate: |state: &S::State| task.estimate(state), informed: true, bound, again: true };
    deepen(space, measure, (task.options.get(&TABLE) as usize) << 20, task.heuristic.admissible, ctx)
}
