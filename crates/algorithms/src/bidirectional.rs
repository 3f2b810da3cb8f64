//! Bidirectional breadth-first search: one search from the start, one backwards from the goals, until they meet.
//!
//! The side with the smaller layer grows by a whole layer at a time. When a state of the new layer is known to the
//! other side, the path through it is shortest: a shorter one would have met a layer earlier.

use solvarium_engine::space::{key_of, replay};
use solvarium_engine::{
    Ancestry, Answer, Backward, Ctx, Expansion, NodeStore, Search, Space, StepKind, Stop, Successor, Task,
    Verdict,
};

use crate::pseudocode::{
    BEGIN, DUPLICATE, NEW, NO_SOLUTION, Order, PUSH, Pseudocode, TAKE, TEST, lit, noted, plain,
};
use crate::{Info, Optimal};

/// Facts about bidirectional search.
pub const INFO: Info = Info {
    name: "bidirectional",
    optimal: Optimal::Steps,
    backward: true,
    pseudocode: PSEUDOCODE,
    ..Info::PLAIN
};

const PSEUDOCODE: Pseudocode = Pseudocode {
    parts: &[&[
        noted(lit(0, "ahead ← [start]; behind ← all goals", BEGIN), "pseudo-both-ends"),
        plain(0, "while neither ahead nor behind is empty:"),
        noted(plain(1, "side ← the one of them with fewer waiting states"), "pseudo-fewer"),
        lit(1, "for each n in the oldest layer of side:", TAKE),
        noted(lit(2, "for each s one move away from n:", &[(StepKind::Generate, None)]), "pseudo-one-move"),
        lit(3, "if side met s before: skip s", DUPLICATE),
        lit(3, "parent(s) ← n", NEW),
        noted(lit(3, "if the other side knows s: return the path through s", TEST), "pseudo-meet"),
        lit(3, "side.append(s)", PUSH),
        NO_SOLUTION,
    ]],
    tests_taken: false,
    order: Order::BothEnds,
    rule: "search-order-bidirectional",
};

/// One of the two searches: its states, and where the layer to be expanded next begins.
struct Side {
    nodes: NodeStore,
    backward: bool,
    layer: u32,
    depth: u32,
}

impl Ancestry for Side {
    fn parent(&self, id: u32) -> Option<u32> {
        self.nodes.parent(id)
    }

    fn key(&self, id: u32) -> &[u8] {
        self.nodes.key(id)
    }

    fn backward(&self) -> bool {
        self.backward
    }
}

impl Side {
    fn new(key_len: usize, backward: bool) -> Self {
        Side { nodes: NodeStore::new(key_len), backward, layer: 0, depth: 0 }
    }

    fn waiting(&self) -> usize {
        self.nodes.len() - self.layer as usize
    }

    /// Expands the whole layer; gives back a state that the other side knows too. What leads on from a state is listed by
    /// `list`, and `pack` writes the key of what one of them leads to.
    fn grow<S: Space, T>(
        &mut self,
        space: &S,
        list: impl Fn(&S::State, &mut Vec<T>),
        pack: impl Fn(&S::State, &T, &mut [u8]),
        other: &Side,
        ctx: &mut Ctx<'_>,
    ) -> Result<Option<(u32, u32)>, Stop> {
        let mut next = Vec::new();
        let mut key = vec![0; space.key_len()];
        let end = self.nodes.len() as u32;
        for id in self.layer..end {
            let (depth, parent) = (self.depth, self.nodes.parent(id));
            ctx.expand_among(Expansion { id, parent, g: depth, h: None, depth, key: self.nodes.key(id) }, self)?;
            let state = space.unpack(self.nodes.key(id));
            next.clear();
            list(&state, &mut next);
            ctx.hold(self.nodes.bytes_with(next.len()) + other.nodes.bytes())?;
            for (place, step) in next.iter().enumerate() {
                ctx.poll()?;
                pack(&state, step, &mut key);
                ctx.stats.generated += 1;
                let (next_id, new) = self.nodes.insert(&key, Some(id));
                let backward = self.backward;
                let met = |verdict| {
                    let met = Successor::new(id, place, depth + 1, verdict).numbered(next_id);
                    Successor { backward, ..met }
                };
                if !new {
                    ctx.stats.duplicates += 1;
                    ctx.successor(|| met(Verdict::Duplicate))?;
                    continue;
                }
                if let Some(known) = other.nodes.find(&key) {
                    ctx.successor(|| met(Verdict::New).tested(Verdict::Met))?;
                    return Ok(Some((next_id, known)));
                }
                ctx.successor(|| met(Verdict::New).tested(Verdict::NotMet))?;
            }
            ctx.waiting(self.nodes.len() - id as usize + other.waiting());
        }
        self.layer = end;
        self.depth += 1;
        Ok(None)
    }
}

/// Grows the smaller side until the two meet. The space must be one that can be run backwards.
pub fn run<S: Space>(task: &Task<'_, S>, _seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let space = task.space;
    let backward = space.backward().expect("the algorithm is offered only where the space has a way back");
    let (mut ahead, mut behind) = (Side::new(space.key_len(), false), Side::new(space.key_len(), true));
    let start = space.initial();
    if space.is_goal(&start) {
        return Ok(Answer::Solved(Vec::new()));
    }
    ahead.nodes.insert(&key_of(space, &start), None);
    ctx.successor(|| Successor::start(0, 0, Verdict::New).numbered(0))?;
    insert_goals(space, backward, &mut behind.nodes, ctx)?;
    while ahead.waiting() > 0 && behind.waiting() > 0 {
        let met = if ahead.waiting() <= behind.waiting() {
            let list = |state: &_, out: &mut _| space.moves(state, out);
            let pack = |state: &_, &step: &_, key: &mut [u8]| space.pack_after(state, step, key);
            ahead.grow(space, list, pack, &behind, ctx)?
        } else {
            let list = |state: &_, out: &mut _| backward.predecessors(state, out);
            let pack = |_: &_, before: &_, key: &mut [u8]| space.pack(before, key);
            let met = behind.grow(space, list, pack, &ahead, ctx)?;
            met.map(|(back, front)| (front, back))
        };
        if let Some((front, back)) = met {
            return Ok(Answer::Solved(join(space, &ahead.nodes, front, &behind.nodes, back)));
        }
    }
    Ok(Answer::Unsolvable)
}

fn insert_goals<S: Space>(
    space: &S,
    backward: &dyn Backward<S::State>,
    nodes: &mut NodeStore,
    ctx: &mut Ctx<'_>,
) -> Result<(), Stop> {
    let mut goals = Vec::new();
    backward.goals(&mut goals);
    for (place, goal) in goals.iter().enumerate() {
        ctx.poll()?;
        let (id, new) = nodes.insert(&key_of(space, goal), None);
        if new {
            // The place 0 is the start's.
            let goal = Successor::start(place + 1, 0, Verdict::New).numbered(id);
            ctx.successor(|| Successor { backward: true, ..goal })?;
        }
    }
    Ok(())
}

/// The way from the start to the meeting point and on along the parents of the backward search.
fn join<S: Space>(space: &S, ahead: &NodeStore, front: u32, behind: &NodeStore, back: u32) -> Vec<S::Move> {
    let mut keys = ahead.path(front);
    keys.extend(std::iter::successors(behind.parent(back), |&id| behind.parent(id)).map(|id| behind.key(id)));
    replay(space, keys)
}
