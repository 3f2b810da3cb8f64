//! Breadth-first search: all states one move away, then two, then three …
//!
//! States are numbered in the order they are met, so the store itself is the queue: a cursor moves through it.

use solvarium_engine::space::{key_of, pack_all, replay};
use solvarium_engine::store::BESIDE;
use solvarium_engine::{Answer, Ctx, Expansion, NodeStore, Search, Space, Successor, Task, Verdict};

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
    let (mut moves, mut keys, mut found) = (Vec::new(), Vec::new(), Vec::new());
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
        let state = space.unpack(nodes.key(id));
        moves.clear();
        space.moves(&state, &mut moves);
        ctx.hold(nodes.bytes_with(moves.len()) + moves.len() * (key_len + BESIDE))?;
        nodes.reserve(moves.len());
        for (place, batch) in moves.chunks(ctx.batch()).enumerate() {
            ctx.poll()?;
            pack_all(space, &state, batch, &mut keys);
            nodes.insert_all(&keys, Some(id), &mut found);
            let mut goal = None;
            for (&(next_id, new), key) in found.iter().zip(keys.chunks_exact(key_len)) {
                ctx.stats.generated += 1;
                if !new {
                    ctx.stats.duplicates += 1;
                } else if space.is_goal(&space.unpack(key)) {
                    goal = Some(next_id);
                    break;
                }
            }
            ctx.successor(|| judged(id, place, depth + 1, found[0], goal.is_some()))?;
            if let Some(goal) = goal {
                return Ok(Answer::Solved(replay(space, nodes.path(goal))));
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
