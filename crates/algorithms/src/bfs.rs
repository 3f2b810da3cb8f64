//! Breadth-first search: all states one move away, then two, then three …
//!
//! States are numbered in the order they are met, so the store itself is the queue: a cursor moves through it.

use solvarium_engine::ahead::bytes_with;
use solvarium_engine::space::{key_of, replay};
use solvarium_engine::{Ahead, Answer, Ctx, Expansion, NodeStore, Search, Space, Successor, Task, Verdict};

use crate::pseudocode::{
    BEGIN, EACH_SUCCESSOR, NEW, NO_SOLUTION, Order, PUSH, Pseudocode, SKIP_MET, TAKE, TEST, WHILE_OPEN, lit, noted,
};
use crate::{Info, Optimal};

/// Facts about breadth-first search.
pub const INFO: Info = Info { name: "bfs", optimal: Optimal::Steps, pseudocode: PSEUDOCODE, ..Info::PLAIN };

const PSEUDOCODE: Pseudocode = Pseudocode {
    parts: &[&[
        lit(0, "open ← [start]", BEGIN),
        WHILE_OPEN,
        noted(lit(1, "n ← open.take_first()", TAKE), "pseudo-first-in"),
        EACH_SUCCESSOR,
        SKIP_MET,
        lit(2, "parent(s) ← n", NEW),
        noted(lit(2, "if s is a goal: return the path to s", TEST), "pseudo-early-test"),
        lit(2, "open.append(s)", PUSH),
        NO_SOLUTION,
    ]],
    tests_taken: false,
    order: Order::Oldest,
    rule: "search-order-bfs",
};

/// Expands the states in the order in which they are numbered.
pub fn run<S: Space>(task: &Task<'_, S>, _seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let space = task.space;
    let mut nodes = NodeStore::of(space);
    let key_len = space.key_len();
    let mut ahead = Ahead::default();
    let start = space.initial();
    if space.is_goal(&start) {
        return Ok(Answer::Solved(Vec::new()));
    }
    nodes.insert(&key_of(space, &start), None);
    ctx.successor(|| Successor::start(0, 0, Verdict::New).numbered(0))?;
    let (mut id, mut depth, mut layer_end) = (0, 0, 1);
    while (id as usize) < nodes.len() {
        // Everything numbered by now, and not expanded, is one move further from the start.
        if id == layer_end {
            depth += 1;
            layer_end = nodes.len() as u32;
            ctx.stats.before_last_layer = Some(ctx.stats.expanded);
        }
        let (parent, key) = (nodes.parent(id), nodes.key(id));
        ctx.expand_among(Expansion { id, parent, g: depth, h: None, depth, key }, &nodes)?;
        let successors = ahead.successors(space, &mut nodes, id, ctx)?;
        ctx.hold(bytes_with(&nodes, successors.len(), key_len))?;
        nodes.reserve(successors.len());
        for (place, at) in successors.enumerate() {
            let (key, known) = ahead.at(at, key_len);
            let (next_id, new) = known.map_or_else(|| nodes.insert(key, Some(id)), |known| (known, false));
            let is_goal = new && space.is_goal(&space.unpack(key));
            ctx.stats.generated += 1;
            ctx.stats.duplicates += u64::from(!new);
            ctx.successor(|| judged(id, place, depth + 1, (next_id, new), is_goal))?;
            if is_goal {
                return Ok(Answer::Solved(replay(space, nodes.path(next_id))));
            }
        }
        id += 1;
        ctx.waiting(nodes.len() - id as usize);
    }
    Ok(Answer::Unsolvable)
}

/// What became of the only successor of a batch, for an observer.
fn judged(parent: u32, place: usize, depth: u32, (id, new): (u32, bool), is_goal: bool) -> Successor {
    let verdict = if new { Verdict::New } else { Verdict::Duplicate };
    let met = Successor::new(parent, place, depth, verdict).numbered(id);
    if new { met.tested(if is_goal { Verdict::Goal } else { Verdict::NotGoal }) } else { met }
}
