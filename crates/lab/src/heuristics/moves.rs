//! The moves between the states of a level, those of the first state first.

use std::ops::ControlFlow;

use solvarium_engine::store::{capacity_with, grow};
use solvarium_engine::{Cost, Ctx, DEAD, Ended, OpenList, Stop};

#[cfg(not(target_family = "wasm"))]
use super::filed::Filed;

/// A move from one state to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Edge {
    pub from: u32,
    pub to: u32,
    pub cost: Cost,
}

/// All moves, in memory or in a file.
pub(super) enum Moves {
    Held(Held),
    #[cfg(not(target_family = "wasm"))]
    Filed(Filed),
}

/// Moves in flat arrays.
#[derive(Default)]
pub(super) struct Held {
    /// Where the moves of each state end in the arrays below; they begin where those of the state before end.
    ends: Vec<usize>,
    to: Vec<u32>,
    costs: Vec<Cost>,
}

impl Default for Moves {
    fn default() -> Self {
        Moves::Held(Held::default())
    }
}

impl Moves {
    /// Number of moves.
    pub fn len(&self) -> u64 {
        match self {
            Moves::Held(held) => held.to.len() as u64,
            #[cfg(not(target_family = "wasm"))]
            Moves::Filed(filed) => filed.len(),
        }
    }

    /// Takes the moves of the next state: where each leads, and what it costs.
    pub fn push(&mut self, to: &[u32], costs: impl Iterator<Item = Cost>) -> Result<(), Ended> {
        match self {
            Moves::Held(held) => {
                held.push(to, costs);
                Ok(())
            }
            #[cfg(not(target_family = "wasm"))]
            Moves::Filed(filed) => filed.push(to, costs),
        }
    }

    /// There are no more.
    pub fn end(&mut self) -> Result<(), Ended> {
        match self {
            Moves::Held(_) => Ok(()),
            #[cfg(not(target_family = "wasm"))]
            Moves::Filed(filed) => filed.end(),
        }
    }

    /// Shows every move until it is enough.
    pub fn each(&self, see: impl FnMut(Edge) -> ControlFlow<()>) -> Result<(), Ended> {
        match self {
            Moves::Held(held) => {
                // Whether all were seen does not matter here.
                let _ = held.edges().try_for_each(see);
                Ok(())
            }
            #[cfg(not(target_family = "wasm"))]
            Moves::Filed(filed) => filed.each(see),
        }
    }

    /// Bytes held once there are so many more moves.
    pub fn bytes_with(&self, more: usize) -> usize {
        match self {
            Moves::Held(held) => held.bytes_with(more),
            #[cfg(not(target_family = "wasm"))]
            Moves::Filed(filed) => filed.bytes_with(more),
        }
    }
}

impl Held {
    /// Every move.
    fn edges(&self) -> impl Iterator<Item = Edge> + '_ {
        let begins = std::iter::once(0).chain(self.ends.iter().copied());
        let nodes = begins.zip(&self.ends).zip(0..);
        nodes.flat_map(move |((begin, &end), from)| {
            (begin..end).map(move |at| Edge { from, to: self.to[at], cost: self.costs[at] })
        })
    }

    /// Makes the distances to a goal, those of goals being 0 and all others [`DEAD`], the least that moves allow: Dijkstra's
    /// algorithm from all goals at once, against the direction of the moves. So many bytes are held besides.
    pub fn distances(&self, distances: &mut [Cost], bytes: usize, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let room = bytes + self.ends.len() * size_of::<usize>() + self.to.len() * size_of::<(u32, Cost)>();
        ctx.hold(room)?;
        let (begins, sources) = self.reversed();
        let mut open = OpenList::new();
        for goal in (0..distances.len() as u32).filter(|&id| distances[id as usize] == 0) {
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
        Ok(())
    }

    /// The moves by the state they lead to: where those of each begin, and where each comes from at what cost.
    fn reversed(&self) -> (Vec<usize>, Vec<(u32, Cost)>) {
        let mut begins = vec![0; self.ends.len() + 1];
        self.to.iter().for_each(|&to| begins[to as usize] += 1);
        let mut sum = 0;
        for begin in &mut begins {
            sum += *begin;
            *begin = sum;
        }
        let mut sources = vec![(0, 0); self.to.len()];
        for edge in self.edges() {
            let place = &mut begins[edge.to as usize];
            *place -= 1;
            sources[*place] = (edge.from, edge.cost);
        }
        (begins, sources)
    }

    fn push(&mut self, to: &[u32], costs: impl Iterator<Item = Cost>) {
        grow(&mut self.ends, 1);
        grow(&mut self.to, to.len());
        grow(&mut self.costs, to.len());
        self.to.extend_from_slice(to);
        self.costs.extend(costs);
        self.ends.push(self.to.len());
    }

    fn bytes_with(&self, more: usize) -> usize {
        capacity_with(&self.ends, 1) * size_of::<usize>()
            + capacity_with(&self.to, more) * size_of::<u32>()
            + capacity_with(&self.costs, more) * size_of::<Cost>()
    }
}
