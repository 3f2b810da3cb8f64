//! Beam search: layer by layer like breadth-first, but only the best of each layer are kept.

use solvarium_engine::space::{key_of, replay};
use solvarium_engine::{
    Answer, Cost, Ctx, DEAD, Event, Expansion, NodeStore, Param, Search, Space, StepKind, Successor, Task, Verdict,
};

use crate::Info;
use crate::pseudocode::{
    BEGIN, DUPLICATE, NEW, NO_SOLUTION, Order, PUSH, Pseudocode, TAKE, TEST, lit, noted, plain,
};

/// States kept of each layer.
const WIDTH: Param<u64> = Param::int("width", 1000, 1, 1 << 30);

/// Facts about beam search.
pub const INFO: Info = Info {
    name: "beam",
    complete: false,
    informed: true,
    params: &[WIDTH.info()],
    pseudocode: PSEUDOCODE,
    ..Info::PLAIN
};

const PSEUDOCODE: Pseudocode = Pseudocode {
    parts: &[&[
        lit(0, "layer ← [start]", BEGIN),
        plain(0, "while layer is not empty:"),
        noted(lit(1, "for each n in layer:", TAKE), "pseudo-layer"),
        lit(2, "for each move from n to a state s:", &[(StepKind::Generate, None)]),
        lit(3, "if s was met before: skip s", DUPLICATE),
        lit(3, "parent(s) ← n", NEW),
        lit(3, "if s is a goal: return the path to s", TEST),
        noted(lit(3, "if h(s) = ∞: skip s", &[(StepKind::LookUp, Some(Verdict::Dead))]), "pseudo-dead"),
        lit(3, "next.add(s)", PUSH),
        noted(lit(1, "drop all of next but the w with the least h", &[(StepKind::Drop, None)]), "pseudo-drop"),
        plain(1, "layer ← next, sorted by h; next ← []"),
        NO_SOLUTION,
    ]],
    tests_taken: false,
    order: Order::Layers,
    rule: "search-order-beam",
};

/// Expands a layer, sorts what is new by estimate, keeps the best.
pub fn run<S: Space>(task: &Task<'_, S>, _seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let space = task.space;
    let width = task.options.get(&WIDTH) as usize;
    let mut nodes = NodeStore::new(space.key_len());
    let (mut moves, mut key) = (Vec::new(), vec![0; space.key_len()]);
    let start = space.initial();
    if space.is_goal(&start) {
        return Ok(Answer::Solved(Vec::new()));
    }
    nodes.insert(&key_of(space, &start), None);
    let mut layer: Vec<(Cost, u32)> = vec![(task.estimate(&start), 0)];
    ctx.successor(|| Successor::start(0, 0, Verdict::New).numbered(0).estimated(layer[0].0))?;
    let mut next_layer = Vec::new();
    let mut dropped = false;
    for depth in 0.. {
        for &(h, id) in &layer {
            let parent = nodes.parent(id);
            ctx.expand_among(Expansion { id, parent, g: depth, h: Some(h), depth, key: nodes.key(id) }, &nodes)?;
            let state = space.unpack(nodes.key(id));
            moves.clear();
            space.moves(&state, &mut moves);
            let waiting = layer.capacity() + next_layer.capacity().max(next_layer.len() + moves.len());
            ctx.hold(nodes.bytes_with(moves.len()) + 2 * waiting * size_of::<(Cost, u32)>())?;
            for (place, &step) in moves.iter().enumerate() {
                ctx.poll()?;
                space.pack_after(&state, step, &mut key);
                ctx.stats.generated += 1;
                let (next_id, new) = nodes.insert(&key, Some(id));
                let met = |verdict| Successor::new(id, place, depth + 1, verdict).numbered(next_id);
                if !new {
                    ctx.stats.duplicates += 1;
                    ctx.successor(|| met(Verdict::Duplicate))?;
                    continue;
                }
                let next = space.unpack(&key);
                if space.is_goal(&next) {
                    ctx.successor(|| met(Verdict::New).tested(Verdict::Goal))?;
                    return Ok(Answer::Solved(replay(space, nodes.path(next_id))));
                }
                match task.estimate(&next) {
                    DEAD => {
                        ctx.stats.dead_ends += 1;
                        ctx.successor(|| met(Verdict::Dead))?;
                    }
                    h => {
                        next_layer.push((h, next_id));
                        ctx.successor(|| met(Verdict::New).tested(Verdict::NotGoal).estimated(h))?;
                    }
                }
            }
            ctx.waiting(next_layer.len());
        }
        if next_layer.is_empty() {
            break;
        }
        // Equal estimates are ordered by number, so that the same states are kept on every machine.
        next_layer.sort_unstable();
        if next_layer.len() > width {
            dropped = true;
            ctx.note(Event::Dropped(&next_layer[width..]))?;
        }
        next_layer.truncate(width);
        std::mem::swap(&mut layer, &mut next_layer);
        next_layer.clear();
    }
    // If nothing was dropped, this was a complete breadth-first search.
    Ok(if dropped { Answer::Stuck } else { Answer::Unsolvable })
}
