//! The problem as numbers: facts that change, and actions by what they need and do.

use std::collections::HashMap;

use smallvec::SmallVec;
use solvarium_engine::Cost;

use super::ground::Ground;
use super::lifted::Fact;

/// A state: a bit for each fact that changes.
pub type Bits = SmallVec<[u64; 4]>;

/// What a cost of 1 counts where some actions cost nothing, every action counting 1 besides.
///
/// Searches need every action to cost something. So the sum of costs is multiplied by this, and actions are counted on top:
/// of two plans with different sums the one with the smaller sum is cheaper, as long as it has fewer than so many actions.
pub const MUCH: Cost = 10_000;
/// The greatest cost beside actions that cost nothing: plans have room for a sum of 200,000.
pub const MOST_BESIDE_FREE: Cost = 2_000;

/// What an action needs and does, as numbers of facts.
#[derive(Clone, Debug, Default)]
pub struct Parts {
    /// What must be true.
    pub needs: Vec<u32>,
    /// What must be false.
    pub forbids: Vec<u32>,
    /// What becomes true.
    pub adds: Vec<u32>,
    /// What becomes false; nothing that becomes true.
    pub deletes: Vec<u32>,
}

impl Parts {
    /// The same with other numbers.
    pub fn map(&self, change: impl Fn(&[u32]) -> Vec<u32>) -> Parts {
        Parts {
            needs: change(&self.needs),
            forbids: change(&self.forbids),
            adds: change(&self.adds),
            deletes: change(&self.deletes),
        }
    }
}

/// Lists of numbers, one after the other.
#[derive(Clone, Debug, Default)]
pub struct Lists {
    starts: Vec<u32>,
    items: Vec<u32>,
}

impl Lists {
    /// So many lists of pairs of a list's number and an item.
    pub fn of_pairs(count: usize, pairs: impl Iterator<Item = (u32, u32)> + Clone) -> Lists {
        let mut starts = vec![0; count + 1];
        pairs.clone().for_each(|(list, _)| starts[list as usize + 1] += 1);
        (0..count).for_each(|list| starts[list + 1] += starts[list]);
        let (mut next, mut items) = (starts.clone(), vec![0; starts[count] as usize]);
        for (list, item) in pairs {
            items[next[list as usize] as usize] = item;
            next[list as usize] += 1;
        }
        Lists { starts, items }
    }

    /// The lists as they are given.
    pub fn of<'a>(lists: impl Iterator<Item = &'a [u32]>) -> Lists {
        let mut all = Lists { starts: vec![0], items: Vec::new() };
        for list in lists {
            all.items.extend(list);
            all.starts.push(all.items.len() as u32);
        }
        all
    }

    /// A list.
    #[inline]
    pub fn at(&self, list: u32) -> &[u32] {
        &self.items[self.starts[list as usize] as usize..self.starts[list as usize + 1] as usize]
    }
}

/// Whether a fact is true.
#[inline]
pub fn has(state: &[u64], fact: u32) -> bool {
    state[fact as usize / 64] >> (fact % 64) & 1 == 1
}

/// Makes a fact true or false.
#[inline]
pub fn put(state: &mut [u64], fact: u32, holds: bool) {
    let bit = 1 << (fact % 64);
    if holds { state[fact as usize / 64] |= bit } else { state[fact as usize / 64] &= !bit }
}

/// A problem without parameters.
#[derive(Clone, Debug)]
pub struct Task {
    /// The facts that change, by predicate and objects.
    pub facts: Vec<Fact>,
    /// The number of each.
    pub numbers: HashMap<Fact, u32>,
    /// What is true at the start.
    pub start: Bits,
    /// The actions, by schema and objects.
    pub actions: Vec<Ground>,
    /// What each costs.
    pub costs: Vec<Cost>,
    /// Whether some cost nothing.
    pub has_free: bool,
    /// What each needs, forbids, makes true, and makes false.
    pub needs: Lists,
    pub forbids: Lists,
    pub adds: Lists,
    pub deletes: Lists,
    /// The facts that must be true in the end, and those that must be false.
    pub wanted: Vec<u32>,
    pub unwanted: Vec<u32>,
    /// Whether something is wanted that never becomes true.
    pub hopeless: bool,
    /// For each fact the actions that are looked at only where it is true.
    watched: Lists,
    /// The actions that need nothing to be true.
    unwatched: Vec<u32>,
}

impl Task {
    /// Puts a task together.
    pub fn new(
        facts: Vec<Fact>,
        start: &[u32],
        actions: Vec<Ground>,
        parts: &[Parts],
        costs: Vec<Cost>,
        (mut wanted, mut unwanted): (Vec<u32>, Vec<u32>),
        hopeless: bool,
    ) -> Task {
        for goals in [&mut wanted, &mut unwanted] {
            goals.sort_unstable();
            goals.dedup();
        }
        let mut bits = Bits::from_elem(0, facts.len().div_ceil(64));
        start.iter().for_each(|&fact| put(&mut bits, fact, true));
        let mut uses = vec![0u32; facts.len()];
        parts.iter().flat_map(|parts| &parts.needs).for_each(|&fact| uses[fact as usize] += 1);
        // An action is watched by the fact that the fewest actions need.
        let watchers = parts.iter().map(|parts| parts.needs.iter().copied().min_by_key(|&fact| uses[fact as usize]));
        let watchers: Vec<Option<u32>> = watchers.collect();
        let numbered = || watchers.iter().enumerate().map(|(action, watcher)| (*watcher, action as u32));
        let list = |part: fn(&Parts) -> &Vec<u32>| Lists::of(parts.iter().map(|parts| part(parts).as_slice()));
        Task {
            numbers: facts.iter().enumerate().map(|(number, fact)| (fact.clone(), number as u32)).collect(),
            start: bits,
            actions,
            has_free: costs.contains(&0),
            costs,
            needs: list(|parts| &parts.needs),
            forbids: list(|parts| &parts.forbids),
            adds: list(|parts| &parts.adds),
            deletes: list(|parts| &parts.deletes),
            wanted,
            unwanted,
            hopeless,
            watched: Lists::of_pairs(facts.len(), numbered().filter_map(|(watcher, action)| Some((watcher?, action)))),
            unwatched: numbered().filter(|(watcher, _)| watcher.is_none()).map(|(_, action)| action).collect(),
            facts,
        }
    }

    /// Whether an action is possible.
    #[inline]
    pub fn is_possible(&self, state: &[u64], action: u32) -> bool {
        self.needs.at(action).iter().all(|&fact| has(state, fact))
            && !self.forbids.at(action).iter().any(|&fact| has(state, fact))
    }

    /// Shows the possible actions, those first that need nothing, then by the fact that watches them.
    pub fn possible(&self, state: &[u64], mut show: impl FnMut(u32)) {
        let mut look = |action: u32| {
            if self.is_possible(state, action) {
                show(action);
            }
        };
        self.unwatched.iter().for_each(|&action| look(action));
        for fact in facts(state) {
            self.watched.at(fact).iter().for_each(|&action| look(action));
        }
    }

    /// Whether everything wanted is true and nothing unwanted is.
    pub fn is_goal(&self, state: &[u64]) -> bool {
        !self.hopeless
            && self.wanted.iter().all(|&fact| has(state, fact))
            && !self.unwanted.iter().any(|&fact| has(state, fact))
    }

    /// What an action costs in a search, at least 1.
    pub fn price(&self, action: u32) -> Cost {
        let cost = self.costs[action as usize];
        if self.has_free { cost * MUCH + 1 } else { cost }
    }
}

/// The facts that are true.
pub fn facts(state: &[u64]) -> impl Iterator<Item = u32> {
    state.iter().enumerate().flat_map(|(word, &bits)| {
        let rest = std::iter::successors(Some(bits), |bits| Some(bits & bits.wrapping_sub(1)));
        rest.take_while(|bits| *bits != 0).map(move |bits| word as u32 * 64 + bits.trailing_zeros())
    })
}
