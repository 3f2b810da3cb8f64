//! The whole graph of a small level: every state that can be reached, every move, every distance to a goal.

use solvarium_engine::space::{key_of, pack_all};
use solvarium_engine::store::{BATCH, BESIDE, capacity_with, grow};
use solvarium_engine::{Cost, Ctx, DEAD, Ended, Expansion, NodeStore, Space};

use super::moves::Moves;

/// States in the order of breadth-first search, and the moves between them.
pub(super) struct Graph {
    pub nodes: NodeStore,
    /// Whether each state is a goal.
    pub goals: Vec<bool>,
    pub moves: Moves,
}

impl Graph {
    pub fn new(key_len: usize, moves: Moves) -> Self {
        Graph { nodes: NodeStore::new(key_len), goals: Vec::new(), moves }
    }

    /// Finds every state. What lies beyond a goal belongs to the graph too.
    pub fn explore<S: Space>(&mut self, space: &S, ctx: &mut Ctx<'_>) -> Result<(), Ended> {
        let (mut moves, mut keys, mut found, mut to) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        self.nodes.insert(&key_of(space, &space.initial()), None);
        let (mut id, mut depth, mut layer_end) = (0, 0, 1);
        while (id as usize) < self.nodes.len() {
            if id == layer_end {
                depth += 1;
                layer_end = self.nodes.len() as u32;
            }
            let (parent, key) = (self.nodes.parent(id), self.nodes.key(id));
            ctx.expand(Expansion { id, parent, g: depth, h: None, depth, key })?;
            let state = space.unpack(key);
            moves.clear();
            space.moves(&state, &mut moves);
            ctx.hold(self.bytes_with(moves.len()) + moves.len() * (space.key_len() + BESIDE))?;
            self.nodes.reserve(moves.len());
            grow(&mut self.goals, 1);
            self.goals.push(space.is_goal(&state));
            to.clear();
            for batch in moves.chunks(BATCH) {
                ctx.poll()?;
                pack_all(space, &state, batch, &mut keys);
                self.nodes.insert_all(&keys, Some(id), &mut found);
                to.extend(found.iter().map(|(next, _)| *next));
            }
            self.moves.push(&to, moves.iter().map(|&step| space.cost(&state, step)))?;
            id += 1;
            ctx.stats.generated += moves.len() as u64;
            ctx.waiting(self.nodes.len() - id as usize);
        }
        self.moves.end()
    }

    /// The least cost from each state to a goal, [`DEAD`] where none can be reached.
    pub fn distances(&self, ctx: &mut Ctx<'_>) -> Result<Vec<Cost>, Ended> {
        let states = self.nodes.len();
        let bytes = self.bytes() + states * size_of::<Cost>();
        ctx.hold(bytes)?;
        let mut distances: Vec<Cost> = self.goals.iter().map(|&is_goal| if is_goal { 0 } else { DEAD }).collect();
        match &self.moves {
            Moves::Held(held) => held.distances(&mut distances, bytes, ctx)?,
            #[cfg(not(target_family = "wasm"))]
            Moves::Filed(filed) => filed.distances(&mut distances, ctx)?,
        }
        Ok(distances)
    }

    fn bytes_with(&self, more: usize) -> usize {
        self.nodes.bytes_with(more) + capacity_with(&self.goals, 1) + self.moves.bytes_with(more)
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.bytes_with(0)
    }
}
