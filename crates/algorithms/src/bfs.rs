//! Breadth-first search: all states one move away, then two, then three …
//!
//! States are numbered in the order they are met, so the store itself is the queue: a cursor moves through it.

use solvarium_engine::space::{key_of, pack_all, replay};
use solvarium_engine::store::{BATCH, BESIDE};
use solvarium_engine::{Answer, Ctx, Expansion, NodeStore, Search, Space, Task};

use crate::{Info, Optimal};

/// Facts about breadth-first search.
pub const INFO: Info = Info { name: "bfs", optimal: Optimal::Steps, ..Info::PLAIN };

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
        for batch in moves.chunks(BATCH) {
            ctx.poll()?;
            pack_all(space, &state, batch, &mut keys);
            nodes.insert_all(&keys, Some(id), &mut found);
            for (&(next_id, new), key) in found.iter().zip(keys.chunks_exact(key_len)) {
                ctx.stats.generated += 1;
                if !new {
                    ctx.stats.duplicates += 1;
                } else if space.is_goal(&space.unpack(key)) {
                    return Ok(Answer::Solved(replay(space, nodes.path(next_id))));
                }
            }
        }
        id += 1;
        ctx.waiting(nodes.len() - id as usize);
    }
    Ok(Answer::Unsolvable)
}
