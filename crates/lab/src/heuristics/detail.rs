//! What is drawn of a heuristic beside its figures: how many states have which estimate at which distance, the worst states,
//! counter-examples, a search that it guides; and of each two heuristics, which one says more.

use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, HashSet};
use std::ops::ControlFlow;

use serde::Serialize;
use solvarium_algorithms::astar;
use solvarium_engine::{Answer, Cost, Ctx, DEAD, Ended, Heuristic, Limit, Options, Puzzle, Space, Stop, Task};

use super::scene::Scene;
use super::{Inconsistency, Sighting, alive};

/// Most boards of each kind.
const SHOWN: usize = 6;

/// What is drawn of a heuristic.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HeuristicDetail {
    /// How many states have which estimate at which distance, by distance, then by estimate.
    pub pairs: Vec<PairCount>,
    /// States where it is farthest from the truth, the worst first: the first state of each pair.
    pub worst: Vec<Sighting>,
    /// Some states whose estimate exceeds the true distance, in the order of breadth-first search.
    pub overestimates: Vec<Sighting>,
    /// Some moves by which the estimate falls by more than they cost.
    pub inconsistencies: Vec<Inconsistency>,
    /// A\* with it.
    pub search: GuidedSearch,
}

/// How many states have an estimate at a distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PairCount {
    /// The estimate; null if it calls them dead.
    pub estimate: Option<Cost>,
    /// The true distance; null if no goal can be reached.
    pub distance: Option<Cost>,
    /// How many.
    pub states: u64,
}

/// What A\* did with a heuristic.
#[derive(Clone, Copy, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GuidedSearch {
    /// States expanded.
    pub expanded: u64,
    /// Successors generated, those met before too.
    pub generated: u64,
    /// Moves of its solution in the space; null if it found none.
    pub depth: Option<u64>,
    /// What its solution costs.
    pub cost: Option<Cost>,
    /// The effective branching factor: b + b² + … + b^depth is the number of successors generated.
    pub branching: Option<f64>,
    /// Which limit ended it, if one did.
    pub limit: Option<&'static str>,
}

/// Two heuristics beside each other, over all states that can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Dominance {
    /// Name of one.
    pub first: &'static str,
    /// Name of the other.
    pub second: &'static str,
    /// States where the first estimates more; a state called dead counts as infinitely far.
    pub higher: u64,
    /// States where both say the same.
    pub equal: u64,
    /// States where the first estimates less.
    pub lower: u64,
}

impl<P: Puzzle, S: Space> Scene<'_, P, S> {
    pub(super) fn detail(
        &self,
        heuristic: &Heuristic<S>,
        estimates: &[Cost],
        ctx: &mut Ctx<'_>,
    ) -> Result<HeuristicDetail, Ended> {
        // How many states each pair of distance and estimate has, and the first of them.
        let mut pairs: BTreeMap<(Cost, Cost), (u64, u32)> = BTreeMap::new();
        for (id, pair) in (0..).zip(self.distances.iter().copied().zip(estimates.iter().copied())) {
            pairs.entry(pair).or_insert((0, id)).0 += 1;
        }
        let is_wrong = |&(distance, h): &(Cost, Cost)| distance != DEAD && h != DEAD && distance != h;
        let wrong = pairs.iter().filter(|(pair, _)| is_wrong(pair));
        let mut worst: Vec<_> = wrong.map(|((distance, h), (_, id))| (Reverse(distance.abs_diff(*h)), *id)).collect();
        worst.sort_unstable();
        let exceeding = pairs.iter().filter(|((distance, h), _)| h > distance);
        let mut over: Vec<u32> = exceeding.map(|(_, (_, id))| *id).collect();
        over.sort_unstable();
        let boards = |ids: &mut dyn Iterator<Item = u32>| -> Vec<Sighting> {
            ids.take(SHOWN).map(|id| self.sighting(id, id, estimates)).collect()
        };
        Ok(HeuristicDetail {
            worst: boards(&mut worst.iter().map(|(_, id)| *id)),
            overestimates: boards(&mut over.iter().copied()),
            inconsistencies: self.counter_examples(estimates)?,
            search: self.guided(heuristic, ctx)?,
            pairs: pairs
                .into_iter()
                .map(|((distance, h), (states, _))| PairCount { estimate: alive(h), distance: alive(distance), states })
                .collect(),
        })
    }

    /// Moves that lower the estimate by more than they cost, no two of them alike in what is said of their ends.
    fn counter_examples(&self, estimates: &[Cost]) -> Result<Vec<Inconsistency>, Ended> {
        let (mut seen, mut found) = (HashSet::new(), Vec::new());
        let ends = |id: u32| (estimates[id as usize], self.distances[id as usize]);
        self.falls(estimates, |edge| {
            if seen.insert((ends(edge.from), ends(edge.to), edge.cost)) {
                found.push(edge);
            }
            if found.len() == SHOWN { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })?;
        Ok(found.into_iter().map(|edge| self.inconsistency(edge, estimates)).collect())
    }

    /// A\* with the heuristic, within what is left of the limits.
    fn guided(&self, heuristic: &Heuristic<S>, ctx: &mut Ctx<'_>) -> Result<GuidedSearch, Stop> {
        let (space, options) = (self.space, Options::default());
        let mut part = ctx.part();
        let answer = astar::run(&Task { space, heuristic, options: &options }, 0, &mut part);
        let stats = part.stats;
        ctx.stats.search_bytes = ctx.stats.search_bytes.max(ctx.stats.bytes + stats.search_bytes);
        let search = GuidedSearch { expanded: stats.expanded, generated: stats.generated, ..GuidedSearch::default() };
        match answer {
            Ok(Answer::Solved(moves)) => {
                let depth = moves.len() as u64;
                let (mut state, mut cost): (_, Cost) = (space.initial(), 0);
                for step in moves {
                    cost = cost.saturating_add(space.cost(&state, step));
                    state = space.apply(&state, step);
                }
                let branching = effective_branching(stats.generated, depth);
                Ok(GuidedSearch { depth: Some(depth), cost: Some(cost), branching, ..search })
            }
            Ok(_) => Ok(search),
            Err(Stop::Limit(limit @ (Limit::Nodes | Limit::Memory))) => {
                Ok(GuidedSearch { limit: Some(limit.name()), ..search })
            }
            Err(stop) => Err(stop),
        }
    }
}

/// The name of a heuristic and all its estimates.
type Estimates = (&'static str, Vec<Cost>);

/// Each two heuristics beside each other.
pub(super) fn dominance(all: &[Estimates]) -> Vec<Dominance> {
    let pairs = all.iter().enumerate().flat_map(|(at, one)| all[at + 1..].iter().map(move |other| (one, other)));
    let beside = |(one, other): (&Estimates, &Estimates)| {
        let count = |wanted| one.1.iter().zip(&other.1).filter(|(a, b)| a.cmp(b) == wanted).count() as u64;
        let [higher, equal, lower] = [Ordering::Greater, Ordering::Equal, Ordering::Less].map(count);
        Dominance { first: one.0, second: other.0, higher, equal, lower }
    };
    pairs.map(beside).collect()
}

/// The b of b + b² + … + b^depth = nodes, where there is one of at least 1.
fn effective_branching(nodes: u64, depth: u64) -> Option<f64> {
    if depth == 0 || nodes < depth {
        return None;
    }
    let sum = |b: f64| (0..depth).fold(0.0, |sum, _| (sum + 1.0) * b);
    let (mut low, mut high) = (1.0, nodes as f64);
    for _ in 0..100 {
        let middle = (low + high) / 2.0;
        if sum(middle) < nodes as f64 {
            low = middle;
        } else {
            high = middle;
        }
    }
    Some((low + high) / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_branching_factor_of_whole_trees_is_theirs() {
        let close = |found: Option<f64>, expected: f64| assert!((found.unwrap() - expected).abs() < 1e-9, "{found:?}");
        close(effective_branching(2 + 4 + 8, 3), 2.0);
        close(effective_branching(5, 1), 5.0);
        close(effective_branching(7, 7), 1.0);
        // The example of Russell and Norvig: 52 nodes at depth 5.
        assert_eq!(format!("{:.2}", effective_branching(52, 5).unwrap()), "1.92");
        assert_eq!((effective_branching(0, 0), effective_branching(3, 5)), (None, None));
    }

    #[test]
    fn each_two_are_compared_once() {
        let all = [("a", vec![1, 2, 3]), ("b", vec![1, 2, 2]), ("c", vec![0, 5, DEAD])];
        let found = dominance(&all);
        let counts: Vec<_> = found.iter().map(|d| (d.first, d.second, d.higher, d.equal, d.lower)).collect();
        assert_eq!(counts, [("a", "b", 1, 2, 0), ("a", "c", 1, 0, 2), ("b", "c", 1, 0, 2)]);
    }
}
