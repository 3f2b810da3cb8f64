use std::collections::BTreeMap;

use proptest::prelude::*;
use solvarium_engine::space::solution_cost;
use solvarium_engine::{Limit, Limits, Rng, Stats, Stop};

use super::*;

/// A graph of some places, with what every step costs and what is estimated at every place.
#[derive(Clone, Debug)]
struct Graph {
    steps: BTreeMap<u16, Vec<(u16, Cost)>>,
    goals: Vec<u16>,
    estimates: Vec<Cost>,
}

impl StateSpace for Graph {
    type State = u16;
    type Move = (u16, Cost);

    fn initial(&self) -> u16 {
        0
    }
    fn is_goal(&self, place: &u16) -> bool {
        self.goals.contains(place)
    }
    fn moves(&self, place: &u16, out: &mut Vec<(u16, Cost)>) {
        out.extend(self.steps.get(place).into_iter().flatten());
    }
    fn apply(&self, _place: &u16, (to, _): (u16, Cost)) -> u16 {
        to
    }
    fn cost(&self, _place: &u16, (_, cost): (u16, Cost)) -> Cost {
        cost
    }
    fn key_len(&self) -> usize {
        2
    }
    fn pack(&self, place: &u16, key: &mut [u8]) {
        key.copy_from_slice(&place.to_be_bytes());
    }
    fn unpack(&self, key: &[u8]) -> u16 {
        u16::from_be_bytes(key.try_into().expect("keys have two bytes"))
    }
}

const ESTIMATED: Heuristic<Graph> = Heuristic {
    name: "estimated",
    aliases: &[],
    admissible: true,
    estimate: |graph, place| graph.estimates[usize::from(*place)],
};

const PLACES: u16 = 60;

/// The cost of the cheapest way from each of so many places to a goal.
fn distances(graph: &Graph, places: u16) -> Vec<Cost> {
    let mut distances = vec![DEAD; places.into()];
    graph.goals.iter().for_each(|&goal| distances[usize::from(goal)] = 0);
    let mut changed = true;
    while changed {
        changed = false;
        for (&from, steps) in &graph.steps {
            for &(to, cost) in steps {
                let through = distances[usize::from(to)].saturating_add(cost);
                let known = &mut distances[usize::from(from)];
                changed |= through < *known;
                *known = through.min(*known);
            }
        }
    }
    distances
}

/// Graphs with estimates that never exceed the true cost, but are as inconsistent as can be.
fn graph() -> impl Strategy<Value = Graph> {
    let step = (0..PLACES, 0..PLACES, prop_oneof![1..5_u32, 1..90_000_u32]);
    let steps = prop::collection::vec(step, 40..400);
    let goals = prop::collection::vec(1..PLACES, 0..4);
    let shares = prop::collection::vec(0..=8_u64, usize::from(PLACES));
    (steps, goals, shares).prop_map(|(steps, goals, shares)| {
        let mut graph = Graph { steps: BTreeMap::new(), goals, estimates: Vec::new() };
        for (from, to, cost) in steps {
            // Paths are replayed by keys, so one step at most leads from a place to another.
            let steps: &mut Vec<_> = graph.steps.entry(from).or_default();
            if !steps.iter().any(|(other, _)| *other == to) {
                steps.push((to, cost));
            }
        }
        let share = |(distance, share)| match distance {
            DEAD if share < 4 => DEAD,
            DEAD => 0,
            distance => (u64::from(distance) * share / 8) as Cost,
        };
        graph.estimates = distances(&graph, PLACES).into_iter().zip(shares).map(share).collect();
        graph
    })
}

fn search(graph: &Graph, informed: bool, threads: usize) -> (Answer<(u16, Cost)>, Stats) {
    let mut ctx = Ctx::unwatched(Limits::default());
    let answer = run(graph, informed.then_some(&ESTIMATED), threads, &mut ctx).expect("there are no limits");
    (answer, Stats { threads: None, bytes: 0, search_bytes: 0, ..ctx.stats })
}

proptest! {
    #[test]
    fn the_cheapest_way_is_found_whatever_is_estimated(graph in graph()) {
        let least = distances(&graph, PLACES)[0];
        for informed in [false, true] {
            let (answer, stats) = search(&graph, informed, 1);
            match &answer {
                Answer::Solved(path) => prop_assert_eq!(solution_cost(&graph, path), Some(least)),
                other => prop_assert!(least == DEAD && *other == Answer::Unsolvable),
            }
            for threads in 2..=4 {
                prop_assert_eq!(search(&graph, informed, threads), (answer.clone(), stats.clone()));
            }
        }
    }

    #[test]
    fn the_limit_on_states_is_exact(graph in graph(), share in 0..10_u64, threads in 1..4_usize) {
        let all = search(&graph, true, threads).1.expanded;
        let nodes = all * share / 10;
        let mut ctx = Ctx::unwatched(Limits { nodes: Some(nodes), ..Limits::default() });
        let ended = run(&graph, Some(&ESTIMATED), threads, &mut ctx);
        if nodes < all {
            prop_assert_eq!(ended, Err(Stop::Limit(Limit::Nodes).into()));
            prop_assert_eq!(ctx.stats.expanded, nodes);
        }
    }
}

#[test]
fn many_states_are_found_again_when_buckets_are_split() {
    let places = 20_000;
    let mut rng = Rng::new(7);
    let mut graph = Graph { steps: BTreeMap::new(), goals: vec![places - 1], estimates: Vec::new() };
    for from in 0..places {
        let steps = (0..3).map(|_| ((from + 1 + rng.below(20) as u16).min(places - 1), 1 + rng.below(40) as Cost));
        let steps: BTreeMap<u16, Cost> = steps.collect();
        graph.steps.insert(from, steps.into_iter().collect());
    }
    let distances = distances(&graph, places);
    graph.estimates = distances.iter().map(|&distance| distance / (1 + rng.below(4) as Cost)).collect();
    for informed in [false, true] {
        let (answer, stats) = search(&graph, informed, 1);
        let Answer::Solved(path) = &answer else { panic!("there is a way: {answer:?}") };
        assert_eq!(solution_cost(&graph, path), Some(distances[0]));
        assert!(stats.expanded > 12_000 && (stats.reopened > 0) == informed, "{stats:?}");
        assert_eq!(search(&graph, informed, 3), (answer, stats));
    }
}

#[test]
fn a_path_that_costs_too_much_is_said_so() {
    let half = LARGEST_COST / 2 + 1;
    let steps = BTreeMap::from([(0, vec![(1, half)]), (1, vec![(2, half)])]);
    let graph = Graph { steps, goals: vec![3], estimates: Vec::new() };
    let ended = run(&graph, None, 2, &mut Ctx::unwatched(Limits::default()));
    assert!(matches!(ended, Err(Ended::Failed(message)) if message.id == "request-cost-too-large"));
}
