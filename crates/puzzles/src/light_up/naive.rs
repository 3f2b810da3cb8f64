//! The naive space: a state is the bulbs, and a move puts one on any cell where it breaks no rule yet.
//!
//! The same bulbs are met in every order, so that this space shows what ordering the choices is worth. With `forced` the
//! bulbs that a number dictates, because it has no cell to spare, come first, one at a time and without an alternative:
//! report E's preprocessing, repeated after every bulb. Every solution that has the bulbs so far has those as well.

use std::sync::Arc;

use solvarium_engine::own::Energy;
use solvarium_engine::{Heuristic, Lengths, Plain, Space, StateSpace};

use super::heuristics;
use super::landscape::{Bulbs, Scheme};
use super::plain;
use super::prepared::Prepared;
use super::view::View;
use crate::support::placement::{Cells, Place, states_are_cells};

/// The space of all orders.
#[derive(Clone, Debug)]
pub struct Naive {
    /// The level.
    pub prepared: Arc<Prepared>,
    /// How complete candidates are judged and changed.
    pub scheme: Scheme,
    /// Whether forced bulbs come first.
    pub forced: bool,
}

impl Naive {
    /// What follows at once from some bulbs.
    pub fn view(&self, bulbs: &Cells) -> View<'_> {
        View::new(&self.prepared.sight, bulbs, &Cells::new(self.prepared.layout.grid.cells()))
    }
}

impl StateSpace for Naive {
    states_are_cells!(self => self.prepared.layout.grid);

    fn is_goal(&self, bulbs: &Cells) -> bool {
        self.view(bulbs).is_complete()
    }

    fn moves(&self, bulbs: &Cells, out: &mut Vec<Place>) {
        let view = self.view(bulbs);
        match view.forced_by_number().filter(|_| self.forced) {
            Some(cell) => out.push(Place(cell as u16)),
            None => out.extend(view.open.iter().map(|cell| Place(cell as u16))),
        }
    }
}

impl Space for Naive {
    type Landscape<'a> = Bulbs<'a>;
    const HEURISTICS: &'static [Heuristic<Self>] = heuristics::All::<Self>::LIST;

    fn landscape<'a>(&'a self, heuristic: &'a Heuristic<Self>, _lengths: Lengths) -> Bulbs<'a> {
        Bulbs::new(&self.prepared, self.scheme, Energy::of(heuristic, plain::placement))
    }

    fn state_text(&self, bulbs: &Cells) -> String {
        self.prepared.text(bulbs, &Cells::new(self.prepared.layout.grid.cells()))
    }

    fn pieces(&self, bulbs: &Cells, out: &mut Vec<usize>) {
        out.extend(bulbs.iter());
    }

    fn plain_level(&self, out: &mut Plain) {
        plain::level(&self.prepared.layout, out);
    }

    fn plain_state(&self, bulbs: &Cells, out: &mut Plain) {
        plain::state(bulbs, &Cells::new(0), out);
    }
}
