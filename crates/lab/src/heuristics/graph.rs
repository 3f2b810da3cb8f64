//! The whole graph of a small level: every state that can be reached, every move, every distance to a goal.

use solvarium_engine::space::{key_of, pack_all};
use solvarium_engine::store::{BATCH, BESIDE, capacity_with, grow};
use solvarium_engine::{Cost, Ctx, DEAD, Expansion, NodeStore, OpenList, Space, Stop};

/// States in the order of breadth-first search, and the moves between them in flat arrays.
pub(super) struct Graph {
    pub nodes: NodeStore,
    /// Whether each state is a goal.
    pub goals: Vec<bool>,
    /// Where the moves of each state end in the arrays below; they begin where those of the state before end.
    ends: Vec<usize>,
    to: Vec<u32>,
    costs: Vec<Cost>,
}

/// A move from one state to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Edge {
    pub from: u32,
    pub to: u32,
    pub cost: Cost,
}

impl Graph {
    pub fn new(key_len: usize) -> Self {
        let nodes = NodeStore::new(key_len);
        Graph { nodes, goals: Vec::new(), ends: Vec::new(), to: Vec::new(), costs: Vec::new() }
    }

    /// Number of moves.
    pub fn moves(&self) -> usize {
        self.to.len()
    }

    /// Every move, those of the first state first.
    pub fn edges(&self) -> impl Iterator<Item = Edge> + '_ {
        let begins = std::iter::once(0).chain(self.ends.iter().copied());
        let nodes = begins.zip(&self.ends).zip(0..);
        nodes.flat_map(move |((begin, &end), from)| {
            (begin..end).map(move |at| Edge { from, to: self.to[at], cost: self.costs[at] })
        })
    }

    /// Finds every state. What lies beyond a goal belongs to the graph too.
    pub fn explore<S: Space>(&mut self, space: &S, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let (mut moves, mut keys, mut found) = (Vec::new(), Vec::new(), Vec::new());
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
            self.make_room(moves.len());
            self.goals.push(space.is_goal(&state));
            for batch in moves.chunks(BATCH) {
                ctx.poll()?;
                pack_all(space, &state, batch, &mut keys);
                self.nodes.insert_all(&keys, Some(id), &mut found);
                self.to.extend(found.iter().map(|(next, _)| *next));
            }
            self.costs.extend(moves.iter().map(|&step| space.cost(&state, step)));
            self.ends.push(self.to.len());
            id += 1;
            ctx.stats.generated += moves.len() as u64;
            ctx.waiting(self.nodes.len() - id as usize);
        }
        Ok(())
    }

    /// The least cost from each state to a goal, [`DEAD`] where none can be reached: Dijkstra's algorithm from all goals
    /// at once, against the direction of the moves.
    pub fn distances(&self, ctx: &mut Ctx<'_>) -> Result<Vec<Cost>, Stop> {
        let states = self.nodes.len();
        let room = self.bytes_with(0) + states * (8 + size_of::<Cost>()) + self.moves() * size_of::<(u32, Cost)>();
        ctx.hold(room)?;
        let (begins, sources) = self.reversed();
        let mut distances = vec![DEAD; states];
        let mut open = OpenList::new();
        for goal in (0..states as u32).filter(|&id| self.goals[id as usize]) {
            distances[goal as usize] = 0;
            ctx.hold(room + open.bytes_with(1))?;
            open.push(0, 0, goal);
        }
        while let Some((distance, _, id)) = open.pop() {
            ctx.poll()?;
            let (id, range) = (id as usize, begins[id as usize]..begins[id as usize + 1]);
            if distance > distances[id] {
                continue;
            }
            ctx.hold(room + open.bytes_with(range.len()))?;
            for &(from, cost) in &sources[range] {
                let through = distance.saturating_add(cost).min(DEAD - 1);
                if through < distances[from as usize] {
                    distances[from as usize] = through;
                    open.push(through, 0, from);
                }
            }
        }
        Ok(distances)
    }

    /// The moves by the state they lead to: where those of each begin, and where each comes from at what cost.
    fn reversed(&self) -> (Vec<usize>, Vec<(u32, Cost)>) {
        let mut begins = vec![0; self.nodes.len() + 1];
        self.to.iter().for_each(|&to| begins[to as usize] += 1);
        let mut sum = 0;
        for begin in &mut begins {
            sum += *begin;
            *begin = sum;
        }
        let mut sources = vec![(0, 0); self.moves()];
        for edge in self.edges() {
            let place = &mut begins[edge.to as usize];
            *place -= 1;
            sources[*place] = (edge.from, edge.cost);
        }
        (begins, sources)
    }

    fn bytes_with(&self, more: usize) -> usize {
        self.nodes.bytes_with(more)
            + capacity_with(&self.goals, 1)
            + capacity_with(&self.ends, 1) * size_of::<usize>()
            + capacity_with(&self.to, more) * 4
            + capacity_with(&self.costs, more) * size_of::<Cost>()
    }

    fn make_room(&mut self, more: usize) {
        self.nodes.reserve(more);
        grow(&mut self.goals, 1);
        grow(&mut self.ends, 1);
        grow(&mut self.to, more);
        grow(&mut self.costs, more);
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.bytes_with(0)
    }
}
