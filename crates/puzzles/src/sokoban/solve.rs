//! Solves a level with the fewest pushes, for the generator and for grading: A\* in the push space under the matching
//! bound.
//!
//! The bound never falls by more than one with a push, so the first way to a state that is expanded is a shortest one
//! and no state is opened again.

use std::sync::Arc;

use solvarium_engine::space::{key_of, pack_all, replay};
use solvarium_engine::store::{capacity_with, grow};
use solvarium_engine::{Cost, Ctx, DEAD, Expansion, Heuristic, NodeStore, OpenList, Space, StateSpace, Stop};

use super::level::Level;
use super::price::Price;
use super::push_space::{Push, PushSpace};

/// What is kept of a state beside its key: the pushes to it, and whether it has been expanded.
#[derive(Clone, Copy)]
struct Node {
    pushes: Cost,
    closed: bool,
}

/// What came of solving a level.
pub(super) enum Solved {
    /// A solution with the fewest pushes.
    Pushes(Vec<Push>),
    /// There is none.
    Impossible,
    /// So many states as were allowed have been expanded.
    GivenUp,
}

/// Looks for a solution with the fewest pushes, expanding at most so many states.
pub(super) fn solve(level: &Arc<Level>, most: u64, ctx: &mut Ctx<'_>) -> Result<Solved, Stop> {
    let space = PushSpace::new(level.clone(), Price::PUSHES);
    let matching: &Heuristic<PushSpace> = &PushSpace::HEURISTICS[0];
    let key_len = space.key_len();
    let (mut store, mut nodes, mut open) = (NodeStore::new(key_len), Vec::new(), OpenList::new());
    let (mut pushes, mut keys, mut found) = (Vec::new(), Vec::new(), Vec::new());
    let start = space.initial();
    store.insert(&key_of(&space, &start), None);
    nodes.push(Node { pushes: 0, closed: false });
    let estimate = (matching.estimate)(&space, &start);
    if estimate != DEAD {
        open.push(estimate, estimate, 0);
    }
    let mut expanded = 0;
    while let Some((_, h, id)) = open.pop() {
        let Node { pushes: g, closed } = nodes[id as usize];
        if closed {
            continue;
        }
        nodes[id as usize].closed = true;
        let state = space.unpack(store.key(id));
        if space.is_goal(&state) {
            return Ok(Solved::Pushes(replay(&space, store.path(id))));
        }
        if expanded == most {
            return Ok(Solved::GivenUp);
        }
        expanded += 1;
        ctx.expand(Expansion { id, parent: store.parent(id), g, h: Some(h), depth: g, key: store.key(id) })?;
        pushes.clear();
        space.moves(&state, &mut pushes);
        let more = pushes.len();
        let beside = capacity_with(&nodes, more) * size_of::<Node>() + open.bytes_with(more);
        ctx.hold(store.bytes_with(more) + beside + more * key_len)?;
        pack_all(&space, &state, &pushes, &mut keys);
        store.insert_all(&keys, Some(id), &mut found);
        for (key, &(next, new)) in keys.chunks_exact(key_len).zip(&found) {
            if new {
                grow(&mut nodes, 1);
                nodes.push(Node { pushes: Cost::MAX, closed: false });
            }
            if g + 1 < nodes[next as usize].pushes {
                nodes[next as usize].pushes = g + 1;
                store.set_parent(next, id);
                let h = (matching.estimate)(&space, &space.unpack(key));
                if h != DEAD {
                    open.push(g + 1 + h, h, next);
                }
            }
        }
    }
    Ok(Solved::Impossible)
}
