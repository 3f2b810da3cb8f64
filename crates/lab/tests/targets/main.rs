//! Targets of generated levels: the language, what was verified looked at again in other ways, determinism, stopping; and
//! the levels of some days.
#![allow(clippy::unwrap_used)]

mod daily;
mod language;
mod verified;

use std::sync::atomic::{AtomicBool, Ordering};

use solvarium_engine::StoppedClock;
use solvarium_lab::registry::{self, PuzzleEntry};
use solvarium_lab::request::Settings;
use solvarium_lab::target::{Found, HuntError, Tally, Target, Vocabulary, Wanted, hunt};
use solvarium_lab::watch::{Host, NoWatcher, Watcher};
use solvarium_lab::{Limits, Stop};

fn entry(puzzle: &str) -> &'static PuzzleEntry {
    registry::puzzle(puzzle).unwrap()
}

fn settings(flags: &str) -> Settings {
    let pair = |flag: &str| flag.split_once('=').map(|(name, value)| (name.to_string(), value.to_string())).unwrap();
    flags.split_whitespace().map(pair).collect()
}

fn parsed(puzzle: &str, target: &str) -> Target {
    if target.is_empty() { Target::default() } else { Target::parse(target, &Vocabulary::of(entry(puzzle))).unwrap() }
}

fn hunted(puzzle: &str, flags: &str, target: &str, seed: u64, tries: u64) -> Result<Found, HuntError> {
    let (settings, target) = (settings(flags), parsed(puzzle, target));
    let wanted = Wanted { settings: &settings, target: &target, seed, tries, limits: Limits::default() };
    let cancel = AtomicBool::new(false);
    hunt(entry(puzzle), &wanted, &mut Host { clock: &StoppedClock, cancel: &cancel, watcher: &mut NoWatcher })
}

fn text(found: &Found) -> String {
    found.game.write(entry(found.game.info().name).first_format()).unwrap()
}

#[test]
fn a_level_without_a_target_is_that_of_the_seed() {
    for puzzle in registry::puzzles().iter().filter(|puzzle| puzzle.aims.is_some()) {
        let name = puzzle.info.name;
        let found = hunted(name, "", "", 3, 5).unwrap();
        let cancel = AtomicBool::new(false);
        let mut host = Host { clock: &StoppedClock, cancel: &cancel, watcher: &mut NoWatcher };
        let plain = puzzle.generate(&Vec::new(), 3, Limits::default(), &mut host).unwrap();
        assert_eq!(text(&found), plain.write(puzzle.first_format()).unwrap(), "{name}");
        assert_eq!((found.made.tried, found.made.drawn_from), (1, 3), "{name}");
        assert!(found.game.verdict(&found.made.solution).1.is_ok(), "{name}: its solution is one");
    }
}

#[test]
fn the_same_seed_gives_the_same_level_and_the_generator_alone_makes_it_again() {
    for (puzzle, target) in [
        ("sokoban", "pushes 12..16"),
        ("water-sort", "pours 20..22, difficulty medium"),
        ("bloxorz", "rolls 25..30"),
        ("tents", "tents 20.., difficulty tricky"),
        ("light-up", "bulbs ..14, no-guessing"),
        ("grid", "cost 60..80"),
    ] {
        let found = hunted(puzzle, "", target, 11, 200).unwrap();
        let again = hunted(puzzle, "", target, 11, 200).unwrap();
        assert_eq!((text(&found), &found.made), (text(&again), &again.made), "{puzzle}");
        let settings: Settings = found.made.settings.clone().into_iter().collect();
        let cancel = AtomicBool::new(false);
        let mut host = Host { clock: &StoppedClock, cancel: &cancel, watcher: &mut NoWatcher };
        let entry = entry(puzzle);
        let plain = entry.generate(&settings, found.made.drawn_from, Limits::default(), &mut host).unwrap();
        assert_eq!(text(&found), plain.write(entry.first_format()).unwrap(), "{puzzle}");
    }
}

#[test]
fn what_cannot_be_found_is_said_with_every_candidate_counted() {
    let Err(HuntError::NotFound(tally)) = hunted("tents", "width=5", "tents 24..", 0, 12) else {
        panic!("it is too much")
    };
    let rejected = &tally.rejected[0];
    assert_eq!((tally.tried, tally.not_made + rejected.failed + rejected.undecided), (12, 12));
    assert_eq!(rejected.condition, "tents 24..");
    assert!(rejected.failed > 0);
}

/// Sets the flag after some candidates.
struct Impatient<'a>(&'a AtomicBool, u64);

impl Watcher for Impatient<'_> {
    fn tried(&mut self, tally: &Tally) {
        if tally.tried >= self.1 {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

#[test]
fn it_can_be_cancelled() {
    let (settings, target) = (settings("width=5"), parsed("tents", "tents 24.."));
    let wanted = Wanted { settings: &settings, target: &target, seed: 0, tries: u64::MAX, limits: Limits::default() };
    let cancel = AtomicBool::new(false);
    // A stopped clock shows no time between two candidates, so only the first is told.
    let mut watcher = Impatient(&cancel, 1);
    let mut host = Host { clock: &StoppedClock, cancel: &cancel, watcher: &mut watcher };
    let Err(HuntError::Stopped(stop, tally)) = hunt(entry("tents"), &wanted, &mut host) else {
        panic!("it is endless")
    };
    assert_eq!((stop, tally.tried), (Stop::Interrupted, 1));
}

#[test]
fn contradictory_settings_are_refused_at_once() {
    let error = hunted("bloxorz", "switches=0 bridges=2", "rolls 10..", 0, 100).map(drop).unwrap_err();
    assert!(matches!(error, HuntError::Generate(_)), "{error:?}");
}
