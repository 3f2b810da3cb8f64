//! Where the plan search lets boxes vanish.
//!
//! Backwards, a box that has come to a start cell is done with: it is taken off the board, and its start with it. That
//! makes room, and is why the plan search is short. But which start a box is taken to matters, for the others must still
//! be reached. It does not matter within a *sink*: starts between which a lone box can be pushed to and fro past the boxes
//! that are left. The sink of a position is the largest such set, if the player can walk to all of it. Where no plan comes
//! of that, any start that the player can walk to has to do.

use super::super::level::Level;
use super::super::reach::Reach;
use super::super::room::{NONE, Rows};
use super::haul::{Haul, Way};

/// Which starts are a sink.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rule {
    /// The most between which a box can be pushed to and fro.
    Largest,
    /// All that the player can walk to.
    Any,
}

/// Finds sinks. Its vectors are kept from one use to the next.
#[derive(Debug, Default)]
pub(super) struct Sinks {
    haul: Haul,
    reach: Reach,
    boxes: Vec<u16>,
    /// For each start, the cells that a box can be pushed to from it.
    reached: Vec<Rows>,
}

impl Sinks {
    /// The sink of a position, out of the starts that are left; empty if there is none.
    pub fn find(&mut self, level: &Level, boxes: &[u16], player: u16, starts: &[u16], rule: Rule) -> Vec<u16> {
        self.reach.flood(&level.room, boxes, player);
        if rule == Rule::Any {
            return starts.iter().copied().filter(|&start| self.reach.has(&level.room, start)).collect();
        }
        self.boxes.clear();
        self.boxes.extend_from_slice(boxes);
        self.boxes.push(NONE);
        self.reached.resize_with(starts.len(), Rows::new);
        for (at, &start) in starts.iter().enumerate() {
            self.spread(level, boxes, start, at);
        }
        let same = |one: usize, other: usize| {
            level.room.has(&self.reached[one], starts[other]) && level.room.has(&self.reached[other], starts[one])
        };
        let mut best = Vec::new();
        for one in 0..starts.len() {
            let class: Vec<u16> = (0..starts.len()).filter(|&other| same(one, other)).map(|at| starts[at]).collect();
            if class.len() > best.len() {
                best = class;
            }
        }
        let reached = |start: &u16| self.reach.has(&level.room, *start) || boxes.contains(start);
        if best.iter().all(reached) { best } else { Vec::new() }
    }

    /// Pushes a lone box from a start as far as it goes, wherever the player begins.
    fn spread(&mut self, level: &Level, boxes: &[u16], start: u16, at: usize) {
        let room = &level.room;
        let reached = &mut self.reached[at];
        reached.clear();
        reached.resize(room.floor.len(), 0);
        room.flip(reached, start);
        if boxes.contains(&start) {
            return;
        }
        *self.boxes.last_mut().expect("the lone box is the last") = start;
        for player in room.neighbours(start).filter(|next| !boxes.contains(next)) {
            self.haul.find(level, &self.boxes, boxes.len(), player, Way::Push, |_, _| true);
            for placement in &self.haul.placements {
                if !room.has(reached, placement.cell) {
                    room.flip(reached, placement.cell);
                }
            }
        }
    }
}
