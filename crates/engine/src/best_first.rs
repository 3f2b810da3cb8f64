//! The loop that uniform cost, greedy, A\* and weighted A\* share, and solvers of puzzles too: always expand the best open
//! state.
//!
//! A state is tested for the goal when it is chosen, not when it is generated. A cheaper path to a known state
//! is followed or not, as the configuration says. An entry of the open list whose state has been closed meanwhile is stale: the
//! cheaper entry, having a smaller priority, was taken before it.

use crate::space::{key_of, pack_all, replay};
use crate::store::{BESIDE, capacity_with, grow};
use crate::{Answer, Cost, Ctx, DEAD, Expansion, NodeStore, OpenList, Search, Space, Stop, Successor, Task, Verdict};

/// What distinguishes one best-first search from another.
pub struct Config<F> {
    /// Whether the heuristic is asked at all.
    pub informed: bool,
    /// What becomes of a cheaper path to a known state.
    pub cheaper: Cheaper,
    /// Most expansions; after that many the search is stuck.
    pub most: u64,
    /// Whether the first priority of an expanded state is a lower bound of the solution's cost.
    pub proves: bool,
    /// The priority of a state reached at cost `g` with estimate `h`; smaller is better.
    pub priority: F,
}

/// What becomes of a cheaper path to a known state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cheaper {
    /// It is not followed.
    Ignored,
    /// It is followed; a state that has been expanded is opened again.
    Followed,
}

/// The path to each node: its cost, with a bit for closed nodes, and its length in moves.
#[derive(Default)]
struct Paths(Vec<(Cost, u32)>);

/// The bit of a cost that marks a closed node; costs themselves stay below it.
const CLOSED: Cost = 1 << 31;

/// Paths that cost this or more all count the same: there is no room for greater costs. Nothing is proved about them.
pub const LARGEST_COST: Cost = CLOSED - 1;

impl Paths {
    fn g(&self, id: u32) -> Cost {
        self.0[id as usize].0 & !CLOSED
    }

    fn depth(&self, id: u32) -> u32 {
        self.0[id as usize].1
    }

    fn closed(&self, id: u32) -> bool {
        self.0[id as usize].0 & CLOSED != 0
    }

    fn close(&mut self, id: u32) {
        self.0[id as usize].0 |= CLOSED;
    }

    /// Notes a cheaper path; gives back whether the node was closed.
    fn lower(&mut self, id: u32, g: Cost, depth: u32) -> bool {
        let was_closed = self.closed(id);
        self.0[id as usize] = (g, depth);
        was_closed
    }

    fn push(&mut self, g: Cost, depth: u32) {
        grow(&mut self.0, 1);
        self.0.push((g, depth));
    }

    fn bytes_with(&self, more: usize) -> usize {
        capacity_with(&self.0, more) * size_of::<(Cost, u32)>()
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
    /// Opens a state reached at cost `g`, unless its estimate says that it is dead; whether it was opened.
    fn offer(&mut self, id: u32, g: Cost, key: &[u8]) -> bool {
        let h = self.estimate(key);
        if h == DEAD {
            return false;
        }
        let (first, second) = (self.config.priority)(g, h);
        self.open.push(first, second, id);
        true
    }

    #[inline]
    fn estimate(&self, key: &[u8]) -> Cost {
        if self.config.informed { self.task.estimate(&self.task.space.unpack(key)) } else { 0 }
    }

    /// Shows a state that was met, with its estimate and its priority if it was opened.
    fn show(&self, met: Successor, key: &[u8], ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        ctx.successor(|| {
            if !met.verdict.opens() {
                return met;
            }
            let h = self.estimate(key);
            let met = met.at((self.config.priority)(met.g, h));
            if self.config.informed { met.estimated(h) } else { met }
        })
    }

    /// The best open state. Notes where a layer of equal priority begins, and the bound it proves.
    fn choose(&mut self, paths: &Paths, ctx: &mut Ctx<'_>) -> Option<u32> {
        let (first, id) = loop {
            let (first, _, id) = self.open.pop()?;
            if !paths.closed(id) {
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

/// Expands the open state of least priority, again and again, until that is a goal.
pub fn search<S: Space>(
    task: &Task<'_, S>,
    config: Config<impl Fn(Cost, Cost) -> (Cost, Cost)>,
    ctx: &mut Ctx<'_>,
) -> Search<S::Move> {
    let space = task.space;
    let key_len = space.key_len();
    let mut nodes = NodeStore::of(space);
    let mut paths = Paths::default();
    let mut frontier = Frontier { task, config, open: OpenList::new(), layer: None };
    let (mut moves, mut keys, mut found) = (Vec::new(), Vec::new(), Vec::new());

    let start = key_of(space, &space.initial());
    nodes.insert(&start, None);
    paths.push(0, 0);
    let opened = frontier.offer(0, 0, &start);
    ctx.stats.dead_ends += u64::from(!opened);
    let first = if opened { Verdict::New } else { Verdict::Dead };
    frontier.show(Successor::start(0, 0, first).numbered(0), &start, ctx)?;

    let mut left = frontier.config.most;
    while let Some(id) = frontier.choose(&paths, ctx) {
        paths.close(id);
        let (g, depth) = (paths.g(id), paths.depth(id));
        let state = space.unpack(nodes.key(id));
        if space.is_goal(&state) {
            return Ok(Answer::Solved(replay(space, nodes.path(id))));
        }
        if left == 0 {
            return Ok(Answer::Stuck);
        }
        left -= 1;
        let h = (frontier.config.informed && ctx.tracing()).then(|| task.estimate(&state));
        let (parent, key) = (nodes.parent(id), nodes.key(id));
        ctx.expand_among(Expansion { id, parent, g, h, depth, key }, &nodes)?;

        moves.clear();
        space.moves(&state, &mut moves);
        ctx.stats.generated += moves.len() as u64;
        let more = moves.len();
        let held = nodes.bytes_with(more) + paths.bytes_with(more) + frontier.open.bytes_with(more);
        ctx.hold(held + more * (key_len + BESIDE))?;
        nodes.reserve(more);
        for (place, batch) in moves.chunks(ctx.batch()).enumerate() {
            ctx.poll()?;
            let before = (frontier.open.len(), ctx.stats.reopened);
            pack_all(space, &state, batch, &mut keys);
            nodes.insert_all(&keys, Some(id), &mut found);
            for (&step, &(next_id, new)) in batch.iter().zip(&found) {
                let g = g.saturating_add(space.cost(&state, step)).min(LARGEST_COST);
                if new {
                    paths.push(g, depth + 1);
                } else {
                    ctx.stats.duplicates += 1;
                    if g >= paths.g(next_id) || frontier.config.cheaper == Cheaper::Ignored {
                        continue;
                    }
                    nodes.set_parent(next_id, id);
                    ctx.stats.reopened += u64::from(paths.lower(next_id, g, depth + 1));
                }
                ctx.poll()?;
                let opened = frontier.offer(next_id, g, nodes.key(next_id));
                ctx.stats.dead_ends += u64::from(new && !opened);
            }
            if ctx.tracing() {
                let (next_id, new) = found[0];
                let verdict = verdict(new, before, (frontier.open.len(), ctx.stats.reopened));
                let g = g.saturating_add(space.cost(&state, batch[0])).min(LARGEST_COST);
                frontier.show(Successor::new(id, place, g, verdict).numbered(next_id), &keys, ctx)?;
            }
        }
        ctx.waiting(frontier.open.len());
    }
    Ok(Answer::Unsolvable)
}

/// What became of the only successor of a batch, from the waiting and the reopened states before and after it.
fn verdict(new: bool, before: (usize, u64), after: (usize, u64)) -> Verdict {
    match (new, after.0 > before.0) {
        (true, true) => Verdict::New,
        (true, false) => Verdict::Dead,
        (false, false) => Verdict::Duplicate,
        (false, true) if after.1 > before.1 => Verdict::Reopened,
        (false, true) => Verdict::Cheaper,
    }
}
