//! The open list at a moment, in the order in which the search would take it, and why its first entry is the first.

use solvarium_engine::{Message, StepKind, message};
use solvarium_lab::registry::pseudocode::Order;

use super::log::{Met, NEVER};
use super::steps::{Step, Story};

/// An entry of the open list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Waiting {
    /// A state that was generated.
    Met(u32),
    /// A successor that a depth-first search has not generated yet, at a place among those of an expansion.
    Untried { row: usize, place: usize },
}

/// The open list at a moment.
pub(crate) struct Open {
    pub total: usize,
    /// The first entries.
    pub entries: Vec<Waiting>,
    /// Why the first is taken next; none if nothing is.
    pub reason: Option<Message>,
}

/// What entries are compared by; the least comes first.
type Rank = (u32, u32, u32);

impl Story<'_> {
    /// The open list after a step, with up to `most` entries.
    pub fn open(&self, step: &Step, most: usize) -> Open {
        if self.code.order == Order::Nothing {
            return Open { total: 0, entries: Vec::new(), reason: None };
        }
        let born = self.log.met.partition_point(|met| met.born <= step.time);
        let waits = |&number: &u32| {
            self.log.met[number as usize].waits_at(step.time) && step.without != Some(number)
        };
        let mut waiting: Vec<u32> = (0..born as u32).filter(waits).collect();
        if let Order::Deepest { .. } = self.code.order {
            return self.on_the_path(step, &waiting, most);
        }
        let sides = Sides::new(self, step, &waiting);
        let rank = |number: &u32| self.rank(*number, &sides);
        let reason = waiting.iter().copied().min_by_key(rank).and_then(|next| self.reason(next, &waiting, &sides));
        let total = waiting.len();
        if most < total {
            waiting.select_nth_unstable_by_key(most, rank);
            waiting.truncate(most);
        }
        waiting.sort_unstable_by_key(rank);
        Open { total, entries: waiting.into_iter().map(Waiting::Met).collect(), reason }
    }

    fn rank(&self, number: u32, sides: &Sides) -> Rank {
        let met = &self.log.met[number as usize];
        match self.code.order {
            // The newest first.
            Order::Priority(..) => (met.priority.0, met.priority.1, NEVER - number),
            Order::Layers => (met.g, met.h, met.id),
            Order::Neighbours => (NEVER - met.parent, met.h, met.id),
            Order::BothEnds => (sides.turn(met), number, 0),
            Order::Oldest | Order::Deepest { .. } | Order::Nothing => (number, 0, 0),
        }
    }

    /// What a depth-first search has before it: the state it has just chosen, then untried successors, the deepest first.
    fn on_the_path(&self, step: &Step, chosen: &[u32], most: usize) -> Open {
        let mut entries: Vec<Waiting> = chosen.iter().copied().map(Waiting::Met).collect();
        let mut total = entries.len();
        let mut at = Some((step.row, step.tried));
        while let Some((row, tried)) = at {
            let untried = tried..self.log.taken[row].untried as usize;
            total += untried.len();
            entries.extend(untried.take(most.saturating_sub(entries.len())).map(|place| Waiting::Untried { row, place }));
            at = self.log.up(row);
        }
        entries.truncate(most);
        let reason = match (chosen.is_empty(), total) {
            (false, _) => Some(message!("trace-next-entered")),
            (true, 0) => None,
            (true, _) => Some(message!("trace-next-untried")),
        };
        Open { total, entries, reason }
    }

    fn reason(&self, next: u32, waiting: &[u32], sides: &Sides) -> Option<Message> {
        let met = &self.log.met[next as usize];
        Some(match self.code.order {
            Order::Priority(first, second) => self.least(met, waiting, first, second),
            Order::Oldest => message!("trace-next-oldest", waiting = waiting.len()),
            Order::Layers => message!("trace-next-layer", h = met.h),
            Order::Neighbours => message!("trace-next-neighbour", h = met.h),
            Order::BothEnds if sides.rest > 0 => message!("trace-next-same-layer", rest = sides.rest),
            // A search from both ends is over when one side has nothing left.
            Order::BothEnds if sides.ahead == 0 || sides.behind == 0 => return None,
            Order::BothEnds => message!("trace-next-fewer", ahead = sides.ahead, behind = sides.behind),
            Order::Deepest { .. } | Order::Nothing => return None,
        })
    }

    /// Why an entry is the best: how many are as good in what is compared first, and in all that is compared.
    fn least(&self, met: &Met, waiting: &[u32], first: &'static str, second: Option<&'static str>) -> Message {
        let priorities = || waiting.iter().map(|&number| self.log.met[number as usize].priority);
        let value = met.priority.0;
        let ties = priorities().filter(|priority| priority.0 == value).count();
        let equal = priorities().filter(|priority| *priority == met.priority).count();
        match second {
            _ if ties == 1 => message!("trace-next-least", first, value),
            Some(second) if equal == 1 => {
                message!("trace-next-tie", first, value, ties, second, least = met.priority.1)
            }
            Some(second) => {
                message!("trace-next-newest-of", first, value, second, least = met.priority.1, equal)
            }
            None => message!("trace-next-newest", first, value, ties),
        }
    }
}

/// The two sides of a search from both ends.
struct Sides {
    /// The side and the depth of the layer at hand.
    layer: Option<(bool, u32)>,
    /// What is left of it, and what else waits on each side.
    rest: usize,
    ahead: usize,
    behind: usize,
}

impl Sides {
    fn new(story: &Story<'_>, step: &Step, waiting: &[u32]) -> Self {
        let mut sides = Sides { layer: None, rest: 0, ahead: 0, behind: 0 };
        if story.code.order != Order::BothEnds {
            return sides;
        }
        let last = story.log.at(step.row);
        sides.layer = Some((last.backward, last.g)).filter(|_| step.kind != StepKind::Begin);
        for &number in waiting {
            let met = &story.log.met[number as usize];
            if sides.is_rest(met) {
                sides.rest += 1;
            } else if met.backward {
                sides.behind += 1;
            } else {
                sides.ahead += 1;
            }
        }
        sides
    }

    fn is_rest(&self, met: &Met) -> bool {
        self.layer == Some((met.backward, met.g))
    }

    /// When the turn of a state comes: the layer at hand, then the side that has fewer waiting, then the other.
    fn turn(&self, met: &Met) -> u32 {
        let first = self.ahead > self.behind;
        if self.is_rest(met) { 0 } else { 1 + u32::from(met.backward != first) }
    }
}
