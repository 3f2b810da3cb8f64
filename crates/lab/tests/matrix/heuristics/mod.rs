//! Heuristics against the truth: every small level of every puzzle against a plain calculation.

pub mod by_hand;

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use solvarium_engine::space::key_of;
use solvarium_engine::{Cost, DEAD, Puzzle, Space, SpaceVisitor};
use solvarium_lab::game::SharedGame;
use solvarium_lab::heuristics::HeuristicFigures;
use solvarium_lab::{HeuristicsReport, HeuristicsRequest};
use solvarium_puzzles::Listed;
use solvarium_testing::{ENGLISH, settings, unwatched};

use crate::situations::Levels;
use crate::trials::{Trials, at_each};

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    for space in levels.spaces() {
        let (levels, name) = (Arc::clone(levels), "every_small_level_against_a_plain_calculation");
        trials.add(module_path!(), &[name, levels.puzzle(), space], move || against_the_truth(&levels, space));
    }
}

fn measure(game: &SharedGame, request: &HeuristicsRequest) -> HeuristicsReport {
    unwatched(|host| game.heuristics(request, &ENGLISH, host)).unwrap()
}

/// Heuristics that do not exceed the truth on any small level, though that is not proved in general.
const UNPROVED: [&str; 1] = ["row-shortage"];

/// What a plain calculation shows about a heuristic.
#[derive(Debug, PartialEq)]
struct Plain {
    states: usize,
    dead: usize,
    error: u64,
    overestimates: usize,
    inconsistencies: usize,
    recognised: usize,
    wrongly: usize,
    /// Estimate and true distance, by the state in words.
    truth: HashMap<String, HashSet<(Cost, Option<u64>)>>,
}

/// Explores a space with a hash map of keys, then lowers distances until none changes.
struct Calculate;

impl<P: Puzzle> SpaceVisitor<P> for Calculate {
    type Output = Vec<Plain>;

    fn visit<S: Space>(self, space: &S, _translate: impl Fn(&[S::Move]) -> Vec<P::Move>) -> Vec<Plain> {
        let mut states = vec![space.initial()];
        let mut numbers = HashMap::from([(key_of(space, &states[0]), 0)]);
        let (mut edges, mut at) = (Vec::new(), 0);
        while at < states.len() {
            let mut moves = Vec::new();
            space.moves(&states[at], &mut moves);
            for step in moves {
                let (cost, next) = (space.cost(&states[at], step), space.apply(&states[at], step));
                let number = *numbers.entry(key_of(space, &next)).or_insert(states.len());
                if number == states.len() {
                    states.push(next);
                }
                edges.push((at, number, u64::from(cost)));
            }
            at += 1;
        }
        let mut distances: Vec<Option<u64>> = states.iter().map(|s| space.is_goal(s).then_some(0)).collect();
        while edges.iter().rev().fold(false, |changed, &(from, to, cost)| {
            let through = distances[to].map(|distance| distance + cost);
            let shorter = through.is_some_and(|new| distances[from].is_none_or(|old| new < old));
            if shorter {
                distances[from] = through;
            }
            changed || shorter
        }) {}
        let calculate = |estimate: fn(&S, &S::State) -> Cost| {
            let h: Vec<Cost> = states.iter().map(|state| estimate(space, state)).collect();
            let both = || h.iter().zip(&distances);
            let mut truth: HashMap<_, HashSet<_>> = HashMap::new();
            for (state, (&h, &distance)) in states.iter().zip(both()) {
                truth.entry(space.key_text(&key_of(space, state))).or_default().insert((h, distance));
            }
            let error = |(h, d): (&Cost, &Option<u64>)| d.filter(|_| *h != DEAD).map(|d| d.abs_diff(u64::from(*h)));
            Plain {
                states: states.len(),
                dead: distances.iter().filter(|distance| distance.is_none()).count(),
                error: both().filter_map(error).sum(),
                overestimates: both().filter(|(h, d)| d.is_some_and(|d| u64::from(**h) > d)).count(),
                inconsistencies: edges
                    .iter()
                    .filter(|(from, to, cost)| h[*from] != DEAD && u64::from(h[*from]) > u64::from(h[*to]) + cost)
                    .count(),
                recognised: both().filter(|(h, d)| **h == DEAD && d.is_none()).count(),
                wrongly: both().filter(|(h, d)| **h == DEAD && d.is_some()).count(),
                truth,
            }
        };
        S::HEURISTICS.iter().map(|heuristic| calculate(heuristic.estimate)).collect()
    }
}

/// Compares the figures of a heuristic with the plain calculation.
fn compare(figures: &HeuristicFigures, report: &HeuristicsReport, plain: &Plain) {
    let place = figures.name;
    assert_eq!((report.states, report.dead), (plain.states as u64, plain.dead as u64), "{place}");
    let measured = plain.states - plain.dead - plain.wrongly;
    let mean = (measured > 0).then(|| plain.error as f64 / measured as f64);
    assert_eq!(figures.mean_error, mean, "{place}");
    assert_eq!(figures.overestimates, plain.overestimates as u64, "{place}");
    assert_eq!(figures.inconsistencies, plain.inconsistencies as u64, "{place}");
    assert_eq!(figures.dead_recognised, plain.recognised as u64, "{place}");
    assert_eq!(figures.wrongly_dead, plain.wrongly as u64, "{place}");
    assert!(figures.admissible || !figures.declared_admissible, "{place} exceeds the truth");
    assert_eq!(figures.admissible, plain.overestimates == 0, "{place}");
    assert_eq!(figures.consistent, plain.inconsistencies == 0, "{place}");
    let said = |estimate: Option<Cost>, distance: Option<Cost>| (estimate.unwrap_or(DEAD), distance.map(u64::from));
    if let Some(first) = &figures.first_overestimate {
        assert!(plain.truth[&first.state].contains(&said(first.estimate, first.distance)), "{place}: {first:?}");
        assert!(first.estimate.is_none_or(|estimate| estimate > first.distance.unwrap()), "{place}");
    }
    if let Some(first) = &figures.first_inconsistency {
        for end in [&first.from, &first.to] {
            assert!(plain.truth[&end.state].contains(&said(end.estimate, end.distance)), "{place}: {end:?}");
        }
        assert!(first.from.estimate.unwrap() > first.to.estimate.unwrap() + first.cost, "{place}");
    }
}

/// What is not declared admissible is detected on one of the levels.
fn against_the_truth<P: Listed>(levels: &Levels<P>, space: &str) {
    let declared: RefCell<HashSet<&str>> = RefCell::default();
    let exceeded: RefCell<HashSet<&str>> = RefCell::default();
    at_each(levels.in_space(space), |situation| {
        let plain = situation.puzzle.with_space(space, Calculate);
        let request = HeuristicsRequest {
            space: Some(space.into()),
            settings: settings(&situation.settings),
            ..HeuristicsRequest::default()
        };
        let report = measure(&situation.game, &request);
        assert!(report.complete && report.heuristics.len() == plain.len());
        for (figures, plain) in report.heuristics.iter().zip(&plain) {
            compare(figures, &report, plain);
            if !figures.declared_admissible {
                declared.borrow_mut().insert(figures.name);
            }
            if !figures.admissible {
                exceeded.borrow_mut().insert(figures.name);
            }
        }
    });
    let (mut declared, exceeded) = (declared.into_inner(), exceeded.into_inner());
    declared.retain(|name| !UNPROVED.contains(name));
    assert_eq!(declared, exceeded);
}
