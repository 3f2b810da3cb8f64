//! What is known of a state when it is met: the round in which it is expanded, and whether it is a goal.

use std::collections::{BTreeMap, BTreeSet};

use solvarium_engine::{Cost, DEAD, Heuristic, StateSpace};

use crate::partition::{Count, Reached, Round};

/// The estimate of a state that is never expanded.
pub const NEVER: Cost = Cost::MAX;

/// In which order states are expanded.
pub enum Order<'s, S: StateSpace> {
    /// By the number of moves: breadth-first search.
    Layers,
    /// By the estimate of the whole path's cost: A\*, without a heuristic uniform-cost search.
    Waves(Option<&'s Heuristic<S>>),
}

impl<S: StateSpace> Clone for Order<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: StateSpace> Copy for Order<'_, S> {}

/// Decides about states, and keeps count of them.
pub struct Judge<'s, S: StateSpace> {
    space: &'s S,
    order: Order<'s, S>,
    /// The round that is open, or was last: whose estimate is less waits as if it had that of this one.
    pub open: Option<Round>,
    /// Rounds that wait, and for how many states.
    pub waiting: BTreeMap<Round, u64>,
    /// What the paths to states cost.
    pub costs: BTreeSet<Cost>,
    /// The least goal.
    pub goal: Option<Reached>,
}

impl<'s, S: StateSpace> Judge<'s, S> {
    /// Nothing is known yet.
    pub fn new(space: &'s S, order: Order<'s, S>) -> Self {
        Judge { space, order, open: None, waiting: BTreeMap::new(), costs: BTreeSet::new(), goal: None }
    }

    /// Whether costs belong to states and not to rounds.
    pub fn has_costs(&self) -> bool {
        matches!(self.order, Order::Waves(_))
    }

    /// Decides about a state that was found at this cost; when it was met before, its round is known. The round in which it
    /// is to be expanded now, if that is another.
    pub fn judge(&mut self, key: &[u8], cost: Cost, known: Option<Round>, count: &mut Count) -> Option<Round> {
        if known.is_some_and(|known| known.g <= cost) {
            return None;
        }
        let state = self.space.unpack(key);
        let is_goal = self.space.is_goal(&state);
        if is_goal && self.goal.as_ref().is_none_or(|least| (cost, key) < (least.cost, &least.key)) {
            self.goal = Some(Reached { cost, key: key.to_vec() });
        }
        let round = Round { f: self.estimate(&state, cost), g: cost };
        if let Some(known) = known {
            let waited = self.withdraw(known);
            count.reopened += u64::from(!waited && round.f != NEVER);
        } else {
            count.new += 1;
            count.goals += u64::from(is_goal);
            count.dead += u64::from(round.f == NEVER);
        }
        if round.f != NEVER {
            *self.waiting.entry(round).or_default() += 1;
        }
        self.costs.insert(cost);
        Some(round)
    }

    /// Whether a state of this round was expanded, or is dead.
    pub fn is_closed(&self, round: Round) -> bool {
        !self.waiting.contains_key(&round)
    }

    /// Forgets the round that is open, for all of it was expanded.
    pub fn close(&mut self) {
        if let Some(open) = self.open {
            self.waiting.remove(&open);
        }
    }

    /// Takes a state back from its round; whether it waited.
    fn withdraw(&mut self, round: Round) -> bool {
        let Some(states) = self.waiting.get_mut(&round) else { return false };
        *states -= 1;
        if *states == 0 {
            self.waiting.remove(&round);
        }
        true
    }

    fn estimate(&self, state: &S::State, cost: Cost) -> Cost {
        let Order::Waves(heuristic) = self.order else { return cost };
        let from = self.open.map_or(0, |open| open.f);
        match heuristic.map_or(0, |heuristic| (heuristic.estimate)(self.space, state)) {
            DEAD => NEVER,
            h => cost.saturating_add(h).min(NEVER - 1).max(from),
        }
    }
}
