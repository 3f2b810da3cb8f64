//! Depth-first search: follow one path to its end, then turn back to the last choice left open.

use solvarium_engine::{Answer, Cost, Ctx, Search, Space, Task};

use crate::Info;
use crate::depth_first::{Descent, Measure, Reached, descend};
use crate::pseudocode::{BEGIN, GO_DOWN, NO_SOLUTION, Order, Pseudocode, SKIP_MET, VISIT, lit};

/// Facts about depth-first search.
pub const INFO: Info = Info { name: "dfs", pseudocode: PSEUDOCODE, ..Info::PLAIN };

const PSEUDOCODE: Pseudocode = Pseudocode {
    parts: &[&[lit(0, "g(start) ← 0; visit(start)", BEGIN), NO_SOLUTION], VISIT, &[SKIP_MET], GO_DOWN],
    tests_taken: false,
    order: Order::Deepest { costs: false },
    rule: "search-order-dfs",
};

/// Last in, first out, with a reached set and no bound.
pub fn run<S: Space>(task: &Task<'_, S>, _seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let measure = Measure { step: |_: &_, _| 1, estimate: |_: &_| 0, informed: false, bound: Cost::MAX, again: false };
    let mut reached = Reached::new(task.space.key_len(), usize::MAX);
    Ok(match descend(task.space, &measure, &mut reached, ctx)? {
        Descent::Found(path) => Answer::Solved(path),
        Descent::Exhausted | Descent::Cut(_) => Answer::Unsolvable,
    })
}
