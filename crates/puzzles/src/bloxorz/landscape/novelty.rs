//! Novelty: a string is worth as much as the rarest state it passes (after Lehman and Stanley, *Abandoning objectives:
//! evolution through the search for novelty alone*, 2011).
//!
//! Bloxorz deceives every distance: on most stages the way to the goal leads away from it, over switches, and back. So
//! the fitness asks how often a state has been passed by the strings born so far, generation by generation. Whoever finds
//! a new state, be it by a switch that was never pressed, is fit, breeds at that state, and by breeding makes it common.
//! The estimate only decides between states that are equally rare.

use super::Place;

/// Letters appended by a mutation, at most.
pub const APPENDED: usize = 40;
/// How many of the strings born so far passed each state.
#[derive(Default)]
pub struct Visits(Vec<u32>);

impl Visits {
    /// Counts the states a new string passes.
    pub fn count(&mut self, places: &[Place]) {
        let states = places.iter().map(|place| place.id as usize + 1).max().unwrap_or(0);
        if states > self.0.len() {
            self.0.resize(states, 0);
        }
        places.iter().for_each(|place| self.0[place.id as usize] += 1);
    }

    /// Where a string passes its rarest state, the first of them, and what that is worth: 1 / (1 + v + e / (1 + e)) for a
    /// state passed v times with the estimate e.
    pub fn rarest(&self, places: &[Place]) -> (usize, f64) {
        let rank = |place: &Place| (self.0.get(place.id as usize).copied().unwrap_or(0), place.estimate);
        let ranks = places.iter().map(rank).enumerate();
        let (at, (visits, estimate)) = ranks.min_by_key(|(_, rank)| *rank).expect("the start is met");
        let estimate = f64::from(estimate);
        (at, 1.0 / (1.0 + f64::from(visits) + estimate / (1.0 + estimate)))
    }

    /// The fitness of a string: what its rarest state is worth, below 1; a solution is above, the more the shorter it is.
    pub fn fitness(&self, places: &[Place]) -> f64 {
        let solved = places.last().is_some_and(|place| place.estimate == 0);
        if solved { 1.0 + 1.0 / places.len() as f64 } else { self.rarest(places).1 }
    }

    pub fn bytes(&self) -> usize {
        self.0.capacity() * size_of::<u32>()
    }
}
