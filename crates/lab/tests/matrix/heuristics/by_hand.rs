//! Figures of levels small enough to be worked out by hand, and what a request for them may ask.

use std::sync::atomic::AtomicBool;

use solvarium_engine::{Limits, StoppedClock};
use solvarium_lab::game::SharedGame;
use solvarium_lab::heuristics::Dominance;
use solvarium_lab::{HeuristicsRequest, Host, NoWatcher, registry};
use solvarium_testing::{ENGLISH, english, settings, unwatched};

use super::measure;
use crate::trials::{Trials, plain_trials};

pub fn add(trials: &mut Trials) {
    plain_trials!(trials:
        figures_of_a_tiny_level_by_hand,
        dead_states_are_counted,
        what_is_shown_is_reached_by_its_moves,
        what_is_drawn_agrees_with_the_figures,
        limits_are_kept_and_reported,
        wrong_names_say_what_would_be_right,
    );
}

fn load(puzzle: &str, text: &str) -> SharedGame {
    registry::puzzle(puzzle).unwrap().load(text, "made up").unwrap()
}

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

fn dead_states_are_counted() {
    let report = measure(&load("template", "S.#G\n..##\n"), &HeuristicsRequest::default());
    assert_eq!((report.states, report.solvable, report.dead, report.distance), (4, 0, 4, None));
    let recognised: Vec<u64> = report.heuristics.iter().map(|h| h.dead_recognised).collect();
    assert_eq!(recognised, [0, 4]);
    assert!(report.heuristics.iter().all(|h| h.mean_error.is_none() && h.exact.is_none() && h.admissible));
    assert_eq!(report.heuristics[1].start, None);
}

/// The moves to what is shown lead there, by the rules for people.
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

fn what_is_drawn_agrees_with_the_figures() {
    let level = load("sokoban", "######\n#.@ .#\n# $$ #\n#    #\n######\n");
    let plain = measure(&level, &HeuristicsRequest::default());
    assert!(plain.dominance.is_empty() && plain.heuristics.iter().all(|h| h.detail.is_none()));
    let report = measure(&level, &HeuristicsRequest { detail: true, ..HeuristicsRequest::default() });
    for figures in &report.heuristics {
        let (name, detail) = (figures.name, figures.detail.as_ref().unwrap());
        let count = |wanted: &dyn Fn(Option<u32>, Option<u32>) -> bool| -> u64 {
            detail.pairs.iter().filter(|pair| wanted(pair.estimate, pair.distance)).map(|pair| pair.states).sum()
        };
        assert_eq!(count(&|_, _| true), report.states, "{name}");
        assert_eq!(count(&|_, distance| distance.is_none()), report.dead, "{name}");
        assert_eq!(count(&|h, d| d.is_some_and(|d| h.is_none_or(|h| h > d))), figures.overestimates, "{name}");
        assert_eq!(detail.overestimates.is_empty(), figures.admissible, "{name}");
        assert_eq!(detail.inconsistencies.is_empty(), figures.consistent, "{name}");
        let errors = detail.worst.iter().map(|seen| seen.estimate.unwrap().abs_diff(seen.distance.unwrap()));
        let errors: Vec<u32> = errors.collect();
        assert!(errors.is_sorted_by(|a, b| a >= b), "{name}: {errors:?}");
        assert_eq!(errors.first().copied(), figures.greatest_error.filter(|error| *error > 0), "{name}");
        assert!(!figures.admissible || detail.search.cost == report.distance, "{name}");
        assert!(detail.search.branching.is_some_and(|b| b >= 1.0) && detail.search.limit.is_none(), "{name}");
    }
    let states = |d: &Dominance| d.higher + d.equal + d.lower;
    assert!(report.dominance.len() == 6 && report.dominance.iter().all(|d| states(d) == report.states));
    let better = report.dominance.iter().find(|d| (d.first, d.second) == ("matching", "nearest")).unwrap();
    assert_eq!(better.lower, 0, "a matching is never cheaper than the nearest goals");
}

fn limits_are_kept_and_reported() {
    let level = load("water-sort", "4:abcd.deae.bbec.bacd.adce._._");
    let all = measure(&level, &HeuristicsRequest::default());
    assert!(all.complete);
    let within = |limits| measure(&level, &HeuristicsRequest { limits, ..HeuristicsRequest::default() });
    let just = within(Limits { nodes: Some(all.states), bytes: Some(all.search_bytes), ..Limits::default() });
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

fn wrong_names_say_what_would_be_right() {
    let level = load("sokoban", "#####\n#@$.#\n#####\n");
    for (space, more, part) in [
        (Some("pull"), &[][..], "no space `pull` for sokoban; there are: push, step"),
        (None, &[("weight", "2")], "no setting `weight`"),
    ] {
        let (space, settings) = (space.map(String::from), settings(more));
        let request = HeuristicsRequest { space, settings, ..HeuristicsRequest::default() };
        let error = unwatched(|host| level.heuristics(&request, &ENGLISH, host)).unwrap_err();
        let error = english(&(&error).into());
        assert!(error.contains(part), "{error}");
    }
}
