//! The space that is searched by default: wherever a tent must stand on one of a few spots, try these and no others.
//!
//! A state has the tents, and the spots that earlier choices closed. Its moves come from the smallest requirement
//! (`view.rs`): spots s₀ … sₙ of which one at least has a tent in every solution that the state allows. Move i puts a tent
//! on sᵢ and closes s₀ … sᵢ₋₁.
//!
//! **Each solution is reached on exactly one path.** Let a solution have the state's tents and none on its closed spots,
//! and not be the state itself. It has more tents, so the state is no goal, a group needs a tent, and there is a
//! requirement. Let i be the least number such that the solution has a tent on sᵢ. Move i leads to a state that the
//! solution agrees with; move j < i puts a tent where the solution has none, and move j > i closes sᵢ. So exactly one
//! move keeps the solution, and it brings one of its tents. By induction one path leads to it, and, as goals have no
//! moves, no goal lies on the way to another.
//!
//! A spot whose tent would make the state dead at first sight is no move, and is closed: no solution is lost.

use std::sync::Arc;

use solvarium_engine::own::Energy;
use solvarium_engine::{Heuristic, Lengths, Plain, Space, StateSpace};

use super::heuristics;
use super::landscape::{Layouts, Scheme};
use super::plain;
use super::rules;
use super::sites::Sites;
use super::view::View;
use crate::support::placement::{Cells, Place};

/// States of tents and closed spots; a move puts a tent on a spot of the tightest requirement.
#[derive(Clone, Debug)]
pub struct Ordered {
    /// The board.
    pub sites: Arc<Sites>,
    /// What local search walks.
    pub scheme: Scheme,
}

/// Tents, and what must stay empty; both are sets of spots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The spots with a tent.
    pub tents: Cells,
    /// The spots closed by choices made before.
    pub closed: Cells,
}

impl Ordered {
    /// The moves, each with the state it leads to.
    fn branches(&self, state: &State) -> Vec<(Place, State)> {
        if state.tents.len() == self.sites.tree_count() {
            return Vec::new();
        }
        let Some(view) = View::new(&self.sites, &state.tents, &state.closed) else { return Vec::new() };
        let mut spots = view.requirement();
        let mut closed = state.closed.clone();
        let with = |spot: u16, closed: &Cells| {
            let mut next = State { tents: state.tents.clone(), closed: closed.clone() };
            next.tents.add(usize::from(spot));
            next
        };
        if spots.len() > 1 {
            spots.retain(|spot| {
                let fine = self.has_hope(&with(*spot, &closed));
                if !fine {
                    closed.add(usize::from(*spot));
                }
                fine
            });
        }
        let branch = |spot: u16| {
            let next = with(spot, &closed);
            closed.add(usize::from(spot));
            (Place(self.sites.spots[usize::from(spot)].cell), next)
        };
        spots.into_iter().map(branch).collect()
    }

    /// Whether a state is not dead at first sight.
    pub(super) fn has_hope(&self, state: &State) -> bool {
        let Some(view) = View::new(&self.sites, &state.tents, &state.closed) else { return false };
        state.tents.len() == self.sites.tree_count() || !view.requirement().is_empty()
    }
}

impl StateSpace for Ordered {
    type State = State;
    type Move = Place;

    fn initial(&self) -> State {
        let none = Cells::new(self.sites.spots.len());
        State { tents: none.clone(), closed: none }
    }

    fn is_goal(&self, state: &State) -> bool {
        state.tents.len() == self.sites.tree_count()
            && rules::holds(&self.sites.camp, &self.sites.cells_of(&state.tents))
    }

    fn moves(&self, state: &State, out: &mut Vec<Place>) {
        out.extend(self.branches(state).into_iter().map(|(place, _)| place));
    }

    fn apply(&self, state: &State, step: Place) -> State {
        let found = self.branches(state).into_iter().find(|(place, _)| *place == step);
        found.expect("only moves that are offered are made").1
    }

    /// Two bits for each spot; a board without any has a key, too.
    fn key_len(&self) -> usize {
        2 * Cells::bytes_for(self.sites.spots.len()).max(1)
    }

    fn pack(&self, state: &State, key: &mut [u8]) {
        key.fill(0);
        let (tents, closed) = key.split_at_mut(self.key_len() / 2);
        state.tents.pack(tents);
        state.closed.pack(closed);
    }

    fn pack_each(&self, state: &State, moves: &[Place], keys: &mut [u8]) {
        if moves.is_empty() {
            return;
        }
        let branches = self.branches(state);
        for (step, key) in moves.iter().zip(keys.chunks_exact_mut(self.key_len())) {
            let found = branches.iter().find(|(place, _)| place == step);
            self.pack(&found.expect("only moves that are offered are made").1, key);
        }
    }

    fn unpack(&self, key: &[u8]) -> State {
        let count = self.sites.spots.len();
        let (tents, closed) = key.split_at(self.key_len() / 2);
        State { tents: Cells::unpack(count, tents), closed: Cells::unpack(count, closed) }
    }
}

impl Space for Ordered {
    type Landscape<'a> = Layouts<'a>;
    const HEURISTICS: &'static [Heuristic<Self>] = heuristics::ORDERED;
    const DISJOINT: bool = true;

    fn landscape<'a>(&'a self, heuristic: &'a Heuristic<Self>, _lengths: Lengths) -> Layouts<'a> {
        Layouts::new(&self.sites, self.scheme, Energy::of(heuristic, plain::placement))
    }

    fn state_text(&self, state: &State) -> String {
        let (tents, closed) = (self.sites.cells_of(&state.tents), self.sites.cells_of(&state.closed));
        let sign = |cell| match cell {
            _ if self.sites.camp.trees.has(cell) => 'T',
            _ if tents.has(cell) => 'A',
            _ if closed.has(cell) => 'x',
            _ => '.',
        };
        super::lines_of(&self.sites.camp, sign, "/")
    }

    fn pieces(&self, state: &State, out: &mut Vec<usize>) {
        out.extend(self.sites.cells_of(&state.tents).iter());
    }

    fn plain_level(&self, out: &mut Plain) {
        plain::level(&self.sites.camp, out);
    }

    fn plain_state(&self, state: &State, out: &mut Plain) {
        plain::state(&self.sites.cells_of(&state.tents), &self.sites.cells_of(&state.closed), out);
    }
}

#[cfg(test)]
mod tests;
