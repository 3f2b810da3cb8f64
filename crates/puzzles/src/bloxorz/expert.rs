//! The expert: breadth-first over the machine's states, so that what it finds is shortest, and where it finds nothing
//! there is nothing. Levels have so few states that an estimate hardly pays: over the 33 stages of the original game A\*
//! with the best estimate expands about half as many states and takes about as long, with a table of all pairs of cells.

use solvarium_engine::space::{key_of, pack_all, replay};
use solvarium_engine::store::{BESIDE, capacity_with, grow};
use solvarium_engine::{Answer, Ctx, Expansion, NodeStore, Options, Search, Solver, Stop};

use super::spaces::{OverMachine, rolls_of};
use super::{Bloxorz, Roll};

pub(super) const SOLVER: Solver<Bloxorz> = Solver { name: "expert", complete: true, params: &[], run };

fn run(puzzle: &Bloxorz, _options: &Options, ctx: &mut Ctx<'_>) -> Search<Roll> {
    if puzzle.machine().variant.count_swaps {
        let keys = shortest(&puzzle.keys(), ctx)?;
        Ok(keys.map_or(Answer::Unsolvable, |keys| Answer::Solved(rolls_of(puzzle.machine(), &keys))))
    } else {
        Ok(shortest(&puzzle.rolls(), ctx)?.map_or(Answer::Unsolvable, Answer::Solved))
    }
}

/// A shortest solution, if there is one.
fn shortest<S: OverMachine>(space: &S, ctx: &mut Ctx<'_>) -> Result<Option<Vec<S::Move>>, Stop> {
    let mut known = Explored::start(space);
    known.explore(space, Extent::FirstGoal, ctx)?;
    Ok(known.solution(space))
}

/// How far to explore.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    /// Until a goal is met.
    FirstGoal,
    /// Until a goal is met or more states than this are known.
    FirstGoalWithin(usize),
    /// Until every state nearer than the nearest goal is expanded.
    BeforeGoal,
    /// As far as there are states.
    Everything,
}

/// The states met so far, in layers of equal distance from the start. Every move costs 1.
pub(super) struct Explored {
    nodes: NodeStore,
    /// The first number of each layer.
    layers: Vec<u32>,
    /// The next state to be expanded, and the end of its layer.
    next: u32,
    layer_end: u32,
    /// The first goal met, which is a nearest one.
    goal: Option<u32>,
}

impl Explored {
    /// Only the start is known.
    pub fn start<S: OverMachine>(space: &S) -> Self {
        let (start, mut nodes) = (space.initial(), NodeStore::new(space.key_len()));
        nodes.insert(&key_of(space, &start), None);
        Explored { nodes, layers: vec![0], next: 0, layer_end: 1, goal: space.is_goal(&start).then_some(0) }
    }

    /// Expands states, nearest first. What was found before a stop stays.
    pub fn explore<S: OverMachine>(&mut self, space: &S, extent: Extent, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let key_len = space.key_len();
        let (mut moves, mut keys, mut found) = (Vec::new(), Vec::new(), Vec::new());
        while !self.is_done(extent) {
            let (id, depth) = (self.next, (self.layers.len() - 1) as u32);
            let key = self.nodes.key(id);
            ctx.expand(Expansion { id, parent: self.nodes.parent(id), g: depth, h: None, depth, key })?;
            let state = space.unpack(key);
            moves.clear();
            space.moves(&state, &mut moves);
            let held = self.nodes.bytes_with(moves.len()) + capacity_with(&self.layers, 1) * size_of::<u32>();
            ctx.hold(held + moves.len() * (key_len + BESIDE))?;
            pack_all(space, &state, &moves, &mut keys);
            self.nodes.insert_all(&keys, Some(id), &mut found);
            ctx.stats.generated += moves.len() as u64;
            for (&(next, new), key) in found.iter().zip(keys.chunks_exact(key_len)) {
                ctx.stats.duplicates += u64::from(!new);
                if new && self.goal.is_none() && space.is_goal(&space.unpack(key)) {
                    self.goal = Some(next);
                }
            }
            if self.goal.is_none_or(|goal| goal >= self.layer_end) {
                ctx.stats.lower_bound = Some(depth + 1);
            }
            self.next += 1;
            if self.next == self.layer_end {
                grow(&mut self.layers, 1);
                self.layers.push(self.layer_end);
                self.layer_end = self.nodes.len() as u32;
                ctx.stats.before_last_layer = Some(ctx.stats.expanded);
            }
            ctx.waiting(self.nodes.len() - self.next as usize);
        }
        Ok(())
    }

    fn is_done(&self, extent: Extent) -> bool {
        let enough = match extent {
            Extent::FirstGoal => self.goal.is_some(),
            Extent::FirstGoalWithin(states) => self.goal.is_some() || self.nodes.len() > states,
            Extent::BeforeGoal => self.goal.is_some_and(|goal| goal < self.layer_end),
            Extent::Everything => false,
        };
        enough || self.next as usize == self.nodes.len()
    }

    /// States met.
    pub fn states(&self) -> usize {
        self.nodes.len()
    }

    /// A shortest solution, if a goal was met.
    pub fn solution<S: OverMachine>(&self, space: &S) -> Option<Vec<S::Move>> {
        Some(replay(space, self.nodes.path(self.goal?)))
    }

    /// The positions on a shortest solution, numbered from the start to the goal, if one was met.
    pub fn path(&self) -> Option<Vec<u32>> {
        let mut path: Vec<u32> = std::iter::successors(Some(self.goal?), |id| self.nodes.parent(*id)).collect();
        path.reverse();
        Some(path)
    }

    pub fn state<S: OverMachine>(&self, space: &S, id: u32) -> S::State {
        space.unpack(self.nodes.key(id))
    }

    /// The numbers of the states one move after a state. The state must have been expanded.
    pub fn after<S: OverMachine>(&self, space: &S, id: u32, out: &mut Vec<u32>) {
        let (state, mut moves) = (self.state(space, id), Vec::new());
        space.moves(&state, &mut moves);
        out.clear();
        let next = moves.into_iter().map(|step| key_of(space, &space.apply(&state, step)));
        out.extend(next.map(|key| self.nodes.find(&key).expect("an expanded state's successors are stored")));
        out.sort_unstable();
        out.dedup();
    }

    /// The states of a layer, by number.
    pub fn layer(&self, depth: usize) -> std::ops::Range<u32> {
        let end = self.layers.get(depth + 1).copied();
        self.layers[depth]..end.unwrap_or(self.nodes.len() as u32)
    }
}
