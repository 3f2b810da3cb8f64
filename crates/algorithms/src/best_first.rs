//! The loop that uniform cost, greedy, A\* and weighted A\* share: always expand the best open state.
//!
//! A state is tested for the goal when it is chosen, not when it is generated; a cheaper way to a known state is
//! followed and the state opened again. An entry of the open list whose state has been closed meanwhile is stale: the
//! cheaper entry, having a smaller priority, was taken before it.

use solvarium_engine::space::{key_of, pack_all, replay};
use solvarium_engine::store::{capacity_with, grow};
use solvarium_engine::{Answer, Cost, Ctx, DEAD, Expansion, NodeStore, OpenList, Search, Space, Task};

use crate::bfs::BESIDE;

/// What tells one best-first search from another.
pub(crate) struct Config<F> {
    /// Whether the heuristic is asked at all.
    pub informed: bool,
    /// Whether a cheaper way to a known state is followed.
    pub reopen: bool,
    /// Whether the first priority of an expanded state is a lower bound of the solution's cost.
    pub proves: bool,
    /// The priority of a state reached at cost `g` with estimate `h`; smaller is better.
    pub priority: F,
}

/// Costs of the ways to the nodes, with a bit for the closed ones, and their lengths in moves.
#[derive(Default)]
struct Ways {
    costs: Vec<Cost>,
    depths: Vec<u32>,
}

const CLOSED: Cost = 1 << 31;

impl Ways {
    fn g(&self, id: u32) -> Cost {
        self.costs[id as usize] & !CLOSED
    }

    fn depth(&self, id: u32) -> u32 {
        self.depths[id as usize]
    }

    fn closed(&self, id: u32) -> bool {
        self.costs[id as usize] & CLOSED != 0
    }

    fn close(&mut self, id: u32) {
        self.costs[id as usize] |= CLOSED;
    }

    /// Notes a cheaper way; gives back whether the node was closed.
    fn lower(&mut self, id: u32, g: Cost, depth: u32) -> bool {
        let was_closed = self.closed(id);
        self.costs[id as usize] = g;
        self.depths[id as usize] = depth;
        was_closed
    }

    fn push(&mut self, g: Cost, depth: u32) {
        grow(&mut self.costs, 1);
        self.costs.push(g);
        grow(&mut self.depths, 1);
        self.depths.push(depth);
    }

    fn bytes_with(&self, more: usize) -> usize {
        capacity_with(&self.costs, more) * size_of::<Cost>() + capacity_with(&self.depths, more) * size_of::<u32>()
    }
}

/// The open states, each offered at the priority its cost and estimate give it.
struct Frontier<'a, S: Space, F> {
    task: &'a Task<'a, S>,
    config: Config<F>,
    open: OpenList,
    /// The greatest first priority chosen so far.
    layer: Option<Cost>,
}

impl<S: Space, F: Fn(Cost, Cost) -> (Cost, Cost)> Frontier<'_, S, F> {
    fn estimate(&self, state: &S::State) -> Cost {
        if self.config.informed { self.task.estimate(state) } else { 0 }
    }

    /// Opens a state reached at cost `g`, unless its estimate says that it is dead; whether it was opened.
    fn offer(&mut self, id: u32, g: Cost, state: &S::State) -> bool {
        let h = self.estimate(state);
        if h == DEAD {
            return false;
        }
        let (first, second) = (self.config.priority)(g, h);
        self.open.push(first, second, id);
        true
    }

    /// The best open state. Notes where a layer of equal priority begins, and the bound it proves.
    fn choose(&mut self, ways: &Ways, ctx: &mut Ctx<'_>) -> Option<u32> {
        let (first, id) = loop {
            let (first, _, id) = self.open.pop()?;
            if !ways.closed(id) {
                break (first, id);
            }
        };
        if self.layer.is_none_or(|layer| first > layer) {
            self.layer = Some(first);
            ctx.stats.before_last_layer = Some(ctx.stats.expanded);
            ctx.stats.lower_bound = self.config.proves.then_some(first);
        }
        Some(id)
    }
}

pub(crate) fn search<S: Space>(
    task: &Task<'_, S>,
    config: Config<impl Fn(Cost, Cost) -> (Cost, Cost)>,
    ctx: &mut Ctx<'_>,
) -> Search<S::Move> {
    let space = task.space;
    let key_len = space.key_len();
    let mut nodes = NodeStore::new(key_len);
    let mut ways = Ways::default();
    let mut frontier = Frontier { task, config, open: OpenList::new(), layer: None };
    let (mut moves, mut keys, mut found) = (Vec::new(), Vec::new(), Vec::new());

    let start = space.initial();
    nodes.insert(&key_of(space, &start), None);
    ways.push(0, 0);
    ctx.stats.dead_ends += u64::from(!frontier.offer(0, 0, &start));

    while let Some(id) = frontier.choose(&ways, ctx) {
        ways.close(id);
        let (g, depth) = (ways.g(id), ways.depth(id));
        let state = space.unpack(nodes.key(id));
        if space.is_goal(&state) {
            return Ok(Answer::Solved(replay(space, nodes.path(id))));
        }
        let h = (frontier.config.informed && ctx.tracing()).then(|| frontier.estimate(&state));
        let (parent, key) = (nodes.parent(id), nodes.key(id));
        ctx.expand_among(Expansion { id, parent, g, h, depth, key }, &nodes)?;

        moves.clear();
        space.moves(&state, &mut moves);
        ctx.stats.generated += moves.len() as u64;
        let more = moves.len();
        let held = nodes.bytes_with(more) + ways.bytes_with(more) + frontier.open.bytes_with(more);
        ctx.hold(held + more * (key_len + BESIDE))?;
        pack_all(space, &state, &moves, &mut keys);
        nodes.insert_all(&keys, Some(id), &mut found);
        for ((&step, key), &(next_id, new)) in moves.iter().zip(keys.chunks_exact(key_len)).zip(&found) {
            let g = g + space.cost(&state, step);
            if new {
                ways.push(g, depth + 1);
            } else {
                ctx.stats.duplicates += 1;
                if !frontier.config.reopen || g >= ways.g(next_id) {
                    continue;
                }
                nodes.set_parent(next_id, id);
                ctx.stats.reopened += u64::from(ways.lower(next_id, g, depth + 1));
            }
            ctx.poll()?;
            let opened = frontier.offer(next_id, g, &space.unpack(key));
            ctx.stats.dead_ends += u64::from(new && !opened);
        }
        ctx.waiting(frontier.open.len());
    }
    Ok(Answer::Unsolvable)
}
