//! Estimates of how many bulbs are still to come.

use std::marker::PhantomData;

use solvarium_engine::{Cost, DEAD, Heuristic, StateSpace};

use super::naive::Naive;
use super::ordered::{Ordered, Position};
use super::view::View;
use crate::support::placement::Cells;

/// A space whose states can be looked at.
pub trait Viewed: StateSpace + 'static {
    /// What follows at once from a state.
    fn view<'a>(&'a self, state: &Self::State) -> View<'a>;
}

impl Viewed for Ordered {
    fn view<'a>(&'a self, position: &Position) -> View<'a> {
        Ordered::view(self, position)
    }
}

impl Viewed for Naive {
    fn view<'a>(&'a self, bulbs: &Cells) -> View<'a> {
        Naive::view(self, bulbs)
    }
}

/// The estimates of a space.
pub struct All<S>(PhantomData<S>);

impl<S: Viewed> All<S> {
    /// The first is the default.
    pub const LIST: &'static [Heuristic<S>] = &[
        Heuristic { name: "bulbs-needed", aliases: &[], admissible: true, estimate: bulbs_needed },
        Heuristic { name: "dark-cells", aliases: &[], admissible: false, estimate: dark_cells },
    ];
}

/// Admissible: it counts requirements that have no open cell in common, and all further bulbs go on open cells.
fn bulbs_needed<S: Viewed>(space: &S, state: &S::State) -> Cost {
    space.view(state).bulbs_needed().map_or(DEAD, |bulbs| bulbs as Cost)
}

fn dark_cells<S: Viewed>(space: &S, state: &S::State) -> Cost {
    let view = space.view(state);
    if view.is_hopeless() { DEAD } else { view.missing() as Cost }
}
