//! Heuristics against the truth: figures by hand, and every small level of every puzzle against a plain calculation.
#![allow(clippy::unwrap_used)]

mod common;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::AtomicBool;

use common::{ENGLISH, Small, english, game, small_levels, spaces_of, unwatched, variants};
use solvarium_engine::space::key_of;
use solvarium_engine::{Cost, DEAD, Limits, Puzzle, Space, SpaceVisitor, StoppedClock};
use solvarium_lab::game::SharedGame;
use solvarium_lab::heuristics::HeuristicFigures;
use solvarium_lab::{HeuristicsReport, HeuristicsRequest, Host, NoWatcher, registry};

fn measure(game: &SharedGame, request: &HeuristicsRequest) -> HeuristicsReport {
    unwatched(|host| game.heuristics(request, &ENGLISH, host)).unwrap()
}

fn load(puzzle: &str, text: &str) -> SharedGame {
    registry::puzzle(puzzle).unwrap().load(text, "made up").unwrap()
}

#[test]
fn figures_of_a_tiny_level_by_hand() {
    // Distances from the left, row by row: 4 1 0 and 3 2 1; by Manhattan: 2 1 0 and 3 2 1.
    let report = measure(&load("template", "S9G\n...\n"), &HeuristicsRequest::default());
    assert!(report.complete && report.limit.is_none());
    assert_eq!((report.states, report.moves, report.goals), (6, 14, 1));
    assert_eq!((report.solvable, report.dead, report.distance), (6, 0, Some(4)));
    let [manhattan, zero] = &report.heuristics[..] else { panic!("{:?}", report.heuristics) };
    let close = |value: Option<f64>, expected: f64| (value.unwrap() - expected).abs() < 1e-12;
    assert!(close(manhattan.mean_error, 2.0 / 6.0) && close(manhattan.mean_relative_error, 0.1));
    assert!(close(manhattan.exact, 5.0 / 6.0));
    assert_eq!((manhattan.start, manhattan.greatest_error), (Some(2), Some(2)));
    // Means 9/6 and 11/6; sums of products 5.5, 65/6 and 6.5.
    assert!(close(manhattan.correlation, 6.5 / (5.5_f64.sqrt() * (65.0_f64 / 6.0).sqrt())));
    assert!(manhattan.admissible && manhattan.consistent && manhattan.first_overestimate.is_none());
    assert!(close(zero.mean_error, 11.0 / 6.0) && close(zero.mean_relative_error, 1.0));
    assert_eq!((zero.correlation, zero.rank_correlation, zero.greatest_error), (None, None, Some(4)));
}

#[test]
fn dead_states_are_counted() {
    let report = measure(&load("template", "S.#G\n..##\n"), &HeuristicsRequest::default());
    assert_eq!((report.states, report.solvable, report.dead, report.distance), (4, 0, 4, None));
    let recognised: Vec<u64> = report.heuristics.iter().map(|h| h.dead_recognised).collect();
    assert_eq!(recognised, [0, 4]);
    assert!(report.heuristics.iter().all(|h| h.mean_error.is_none() && h.exact.is_none() && h.admissible));
    assert_eq!(report.heuristics[1].start, None);
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
fn compare(figures: &HeuristicFigures, report: &HeuristicsReport, plain: &Plain, place: &str) {
    let place = format!("{place}: {}", figures.name);
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

#[test]
fn every_small_level_of_every_puzzle_against_a_plain_calculation() {
    fn every<P: Puzzle>() {
        let (mut declared, mut exceeded) = (HashSet::new(), HashSet::new());
        for level in small_levels::<P>() {
            for space in spaces_of(&level.puzzle) {
                for settings in variants(&level.puzzle) {
                    check(&level, space, &settings, &mut declared, &mut exceeded);
                }
            }
        }
        // What is not declared admissible is detected.
        declared.retain(|(_, name)| !UNPROVED.contains(name));
        assert_eq!(declared, exceeded, "{}", P::INFO.name);
    }
    fn check<P: Puzzle>(
        level: &Small<P>,
        space: &'static str,
        settings: &[(&str, &str)],
        declared: &mut HashSet<(&'static str, &'static str)>,
        exceeded: &mut HashSet<(&'static str, &'static str)>,
    ) {
        let plain = common::configured(&level.puzzle, space, settings).with_space(space, Calculate);
        let request = HeuristicsRequest {
            space: Some(space.into()),
            settings: common::settings(settings),
            limits: Limits::default(),
        };
        let report = measure(&game(level), &request);
        assert!(report.complete && report.heuristics.len() == plain.len());
        for (figures, plain) in report.heuristics.iter().zip(&plain) {
            compare(figures, &report, plain, &format!("{}, space {space}, {settings:?}", level.name));
            if !figures.declared_admissible {
                declared.insert((space, figures.name));
            }
            if !figures.admissible {
                exceeded.insert((space, figures.name));
            }
        }
    }
    for_every_puzzle!(every);
}

/// The moves to what is shown lead there, by the rules for people.
#[test]
fn what_is_shown_is_reached_by_its_moves() {
    let level = load("sokoban", "######\n#.@ .#\n# $$ #\n#    #\n######\n");
    for space in ["push", "step"] {
        let report = measure(&level, &HeuristicsRequest { space: Some(space.into()), ..HeuristicsRequest::default() });
        let figures = report.heuristics.iter().find(|h| h.name == "paired-euclid").unwrap();
        let (over, step) =
            (figures.first_overestimate.as_ref().unwrap(), figures.first_inconsistency.as_ref().unwrap());
        for shown in [over, &step.from, &step.to] {
            let last = level.replay(&shown.moves).boards.pop().unwrap();
            assert_eq!(solvarium_lab::Picture::from(last), shown.board, "{space}");
        }
        assert!(step.to.moves.starts_with(&step.from.moves));
    }
}

#[test]
fn limits_are_kept_and_reported() {
    let level = load("water-sort", "4:abcd.deae.bbec.bacd.adce._._");
    let all = measure(&level, &HeuristicsRequest::default());
    assert!(all.complete);
    let within = |limits| measure(&level, &HeuristicsRequest { limits, ..HeuristicsRequest::default() });
    let just = within(Limits { nodes: Some(all.states), bytes: Some(all.search_bytes), seconds: None });
    assert!(just.complete && just.states == all.states);
    let few = within(Limits { nodes: Some(all.states - 1), ..Limits::default() });
    assert_eq!((few.complete, few.limit, few.heuristics.len()), (false, Some("nodes"), 0));
    let small = within(Limits { bytes: Some(all.search_bytes - 1), ..Limits::default() });
    assert_eq!((small.complete, small.limit), (false, Some("memory")));
    let cancel = AtomicBool::new(true);
    let mut host = Host { clock: &StoppedClock, cancel: &cancel, watcher: &mut NoWatcher };
    let stopped = level.heuristics(&HeuristicsRequest::default(), &ENGLISH, &mut host).unwrap();
    assert_eq!((stopped.complete, stopped.limit), (false, None));
}

#[test]
fn wrong_names_say_what_would_be_right() {
    let level = load("sokoban", "#####\n#@$.#\n#####\n");
    for (space, settings, part) in [
        (Some("pull"), &[][..], "no space `pull` for sokoban; there are: push, step"),
        (None, &[("weight", "2")], "no setting `weight`"),
    ] {
        let (space, settings) = (space.map(String::from), common::settings(settings));
        let request = HeuristicsRequest { space, settings, limits: Limits::default() };
        let error = unwatched(|host| level.heuristics(&request, &ENGLISH, host)).unwrap_err();
        let error = english(&(&error).into());
        assert!(error.contains(part), "{error}");
    }
}
