//! The space to search: bulbs, and cells that an earlier choice decided to leave empty.
//!
//! Wherever something is required, a dark cell's light or a number's bulbs, the moves are the cells that could bring it
//! about, for the requirement that leaves the fewest of them ([`View::choice`]). The move to the i-th cell also leaves
//! the cells before it empty for good.
//!
//! **Nothing is lost and nothing is met twice.** Every solution that extends a state (has its bulbs, and no bulb on a
//! closed cell) has a bulb on one of the offered cells. Let i be the first of them that has one: the solution extends
//! the state after move i, and of the others none, since move j < i puts a bulb where it has none, and moves j > i close
//! the cell i. So from the start exactly one path leads to each solution, as long as it has bulbs. A state in which
//! something cannot be fulfilled offers nothing; depth-first search turns back there: it is backtracking with the most
//! constrained choice first, and a choice of one is a forced bulb.

use std::sync::Arc;

use solvarium_engine::own::Energy;
use solvarium_engine::{Heuristic, Lengths, Plain, Space, StateSpace};

use super::heuristics;
use super::landscape::{Bulbs, Scheme};
use super::plain;
use super::prepared::Prepared;
use super::view::View;
use crate::support::placement::{Cells, Place};

/// The space of ordered choices.
#[derive(Clone, Debug)]
pub struct Ordered {
    /// The level.
    pub prepared: Arc<Prepared>,
    /// How complete candidates are judged and changed.
    pub scheme: Scheme,
}

/// Bulbs and cells that stay empty, with the choice that is next.
#[derive(Clone, Debug)]
pub struct Position {
    /// Where bulbs are.
    pub bulbs: Cells,
    /// The cells that earlier choices left empty.
    pub closed: Cells,
    /// The cells to choose from.
    pub choice: Vec<u16>,
}

impl Ordered {
    /// A position, looked at.
    pub fn position(&self, bulbs: Cells, closed: Cells) -> Position {
        let choice = View::new(&self.prepared.sight, &bulbs, &closed).choice();
        Position { bulbs, closed, choice }
    }

    /// What follows at once from a position.
    pub fn view(&self, position: &Position) -> View<'_> {
        View::new(&self.prepared.sight, &position.bulbs, &position.closed)
    }

    /// The offered cells before a move's own.
    fn passed<'a>(&self, position: &'a Position, place: Place) -> impl Iterator<Item = usize> + 'a {
        position.choice.iter().take_while(move |cell| **cell != place.0).map(|cell| usize::from(*cell))
    }

    /// Sets one of the two bits of a white cell: 0 for a bulb, 1 for one that stays empty.
    fn mark(&self, key: &mut [u8], cell: usize, bit: usize) {
        let at = 2 * usize::from(self.prepared.sight.rank[cell]) + bit;
        key[at / 8] |= 1 << (at % 8);
    }
}

impl StateSpace for Ordered {
    type State = Position;
    type Move = Place;

    fn initial(&self) -> Position {
        let none = Cells::new(self.prepared.layout.grid.cells());
        self.position(none.clone(), none)
    }

    fn is_goal(&self, position: &Position) -> bool {
        position.choice.is_empty() && self.view(position).is_complete()
    }

    fn moves(&self, position: &Position, out: &mut Vec<Place>) {
        out.extend(position.choice.iter().copied().map(Place));
    }

    fn apply(&self, position: &Position, place: Place) -> Position {
        let (mut bulbs, mut closed) = (position.bulbs.clone(), position.closed.clone());
        self.passed(position, place).for_each(|cell| {
            closed.add(cell);
        });
        bulbs.add(place.cell());
        self.position(bulbs, closed)
    }

    fn key_len(&self) -> usize {
        (2 * self.prepared.sight.whites.len()).div_ceil(8)
    }

    fn pack(&self, position: &Position, key: &mut [u8]) {
        key.fill(0);
        position.bulbs.iter().for_each(|cell| self.mark(key, cell, 0));
        position.closed.iter().for_each(|cell| self.mark(key, cell, 1));
    }

    fn pack_after(&self, position: &Position, place: Place, key: &mut [u8]) {
        self.pack(position, key);
        self.passed(position, place).for_each(|cell| self.mark(key, cell, 1));
        self.mark(key, place.cell(), 0);
    }

    fn unpack(&self, key: &[u8]) -> Position {
        let count = self.prepared.layout.grid.cells();
        let mut sets = [Cells::new(count), Cells::new(count)];
        for (at, &byte) in key.iter().enumerate().filter(|(_, byte)| **byte != 0) {
            for bit in (0..8).filter(|bit| byte >> bit & 1 == 1) {
                let place = 8 * at + bit;
                sets[place % 2].add(usize::from(self.prepared.sight.whites[place / 2]));
            }
        }
        let [bulbs, closed] = sets;
        self.position(bulbs, closed)
    }
}

impl Space for Ordered {
    type Landscape<'a> = Bulbs<'a>;
    const HEURISTICS: &'static [Heuristic<Self>] = heuristics::All::<Self>::LIST;
    const DISJOINT: bool = true;

    fn landscape<'a>(&'a self, heuristic: &'a Heuristic<Self>, _lengths: Lengths) -> Bulbs<'a> {
        Bulbs::new(&self.prepared, self.scheme, Energy::of(heuristic, plain::placement))
    }

    fn state_text(&self, position: &Position) -> String {
        self.prepared.text(&position.bulbs, &position.closed)
    }

    fn pieces(&self, position: &Position, out: &mut Vec<usize>) {
        out.extend(position.bulbs.iter());
    }

    fn plain_level(&self, out: &mut Plain) {
        plain::level(&self.prepared.layout, out);
    }

    fn plain_state(&self, position: &Position, out: &mut Plain) {
        plain::state(&position.bulbs, &position.closed, out);
    }
}
