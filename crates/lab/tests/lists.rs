//! The lists a puzzle declares: names, built-in levels, generator, examination.
#![allow(clippy::unwrap_used)]

mod common;

use std::sync::atomic::AtomicBool;

use common::oracle::Oracle;
use common::{format_of, limited, picture, small_levels, solve};
use solvarium_engine::{Ctx, Limits, Options, Puzzle, Rng, Silent, StoppedClock};
use solvarium_lab::registry::{self, PuzzleEntry};
use solvarium_lab::{Host, NoWatcher, Outcome, Request, SystemClock, level};

/// Names are unique among their kind and written in kebab-case.
fn names(place: &str, names: impl IntoIterator<Item = &'static str>) {
    let names: Vec<&str> = names.into_iter().collect();
    for (at, name) in names.iter().enumerate() {
        assert!(!names[..at].contains(name), "{place}: {name} occurs twice");
        let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        assert!(!name.is_empty() && name.chars().all(letters), "{place}: `{name}` is not in kebab-case");
    }
}

#[test]
fn names_are_unique_and_in_kebab_case() {
    names("puzzles", registry::puzzles().iter().map(|p| p.info.name));
    registry::algorithms().iter().for_each(|a| names(a.name, a.params.iter().map(|p| p.name)));
    for puzzle in registry::puzzles() {
        let PuzzleEntry { info, formats, solution_formats, spaces, solvers, params, heuristics, .. } = &puzzle;
        names(info.name, puzzle.solver_names());
        names(info.name, formats.iter().map(|f| f.name));
        // A puzzle may have a notation of its own for `moves`.
        let outputs = ["text", "json", "csv", "markdown"];
        names(info.name, outputs.into_iter().chain(solution_formats.iter().map(|f| f.name)));
        names(info.name, puzzle.packs.iter().map(|p| p.name).filter(|name| !name.is_empty()));
        for searcher in registry::algorithms().iter().map(|a| a.params).chain(solvers.iter().map(|s| s.params)) {
            names(info.name, params.iter().chain(searcher).map(|p| p.name));
        }
        for space in spaces {
            names(space.name, heuristics.iter().filter(|h| h.space == space.name).map(|h| h.name));
            assert!(heuristics.iter().any(|h| h.space == space.name), "{}: no heuristic", info.name);
        }
    }
}

#[test]
fn every_built_in_level_opens_by_its_name() {
    for puzzle in registry::puzzles() {
        assert!(!puzzle.packs.is_empty(), "{} has no levels", puzzle.info.name);
        for pack in &puzzle.packs {
            assert!(!pack.levels.is_empty(), "{} {}", puzzle.info.name, pack.name);
            let folder = if pack.name.is_empty() { String::new() } else { format!("{}/", pack.name) };
            for number in pack.first..pack.first + pack.levels.len() {
                let name = format!("{}/{folder}{number}", puzzle.info.name);
                let game = level::open(&name, None).unwrap_or_else(|e| panic!("{name}: {e}"));
                assert_eq!(game.info().name, puzzle.info.name);
                for format in &puzzle.formats {
                    let text = game.write(format.name).unwrap();
                    let again = puzzle.load(&text, &name).unwrap_or_else(|e| panic!("{name}: {e}"));
                    assert_eq!(again.write(format.name).unwrap(), text, "{name}");
                    assert_eq!(again.board(), game.board(), "{name}");
                }
            }
        }
    }
}

#[test]
fn packs_are_in_one_notation_and_recognised_by_one_puzzle() {
    for puzzle in registry::puzzles().into_iter().filter(|p| !p.info.hidden) {
        for level in puzzle.packs.iter().flat_map(|pack| &pack.levels) {
            let known = registry::puzzles().into_iter().filter(|p| !p.info.hidden && p.recognises(level.text));
            let known: Vec<_> = known.map(|p| p.info.name).collect();
            assert_eq!(known, [puzzle.info.name], "{}", level.text);
        }
    }
}

#[test]
fn a_seed_makes_the_same_solvable_level_each_time() {
    fn every<P: Puzzle>() {
        let Some(generator) = P::GENERATOR else { return };
        let make = |seed| {
            let mut silent = Silent;
            let mut ctx = Ctx::new(Limits::default(), &StoppedClock, None, &mut silent);
            (generator.make)(&Options::new(generator.params), &mut Rng::new(seed), &mut ctx).unwrap()
        };
        let write = |puzzle: &P| (P::FORMATS[0].write)(puzzle);
        assert_ne!(write(&make(0)), write(&make(1)), "{}", P::INFO.name);
        for seed in 0..3 {
            let puzzle = make(seed);
            assert_eq!(write(&puzzle), write(&make(seed)), "{} seed {seed}", P::INFO.name);
            for format in P::FORMATS {
                let text = (format.write)(&puzzle);
                let again = (format_of::<P>(&text).unwrap().read)(&text).unwrap();
                assert_eq!(picture(&again, &again.initial()), picture(&puzzle, &puzzle.initial()), "seed {seed}");
            }
            let entry = registry::puzzle(P::INFO.name).unwrap();
            let game = entry.load(&write(&puzzle), "made").unwrap();
            let algorithm = entry.solvers.first().map_or("greedy", |solver| solver.name).into();
            let report = solve(&game, &limited(&Request { algorithm, ..Request::default() }, 2_000_000));
            assert_eq!(report.outcome, Outcome::Solved, "{} seed {seed}", P::INFO.name);
        }
    }
    for_every_puzzle!(every);
}

#[test]
fn an_examination_tells_the_truth() {
    fn every<P: Puzzle>() {
        for level in small_levels::<P>() {
            let mut silent = Silent;
            let mut ctx = Ctx::new(Limits::default(), &StoppedClock, None, &mut silent);
            let solvable = level.puzzle.examine(&mut ctx).unwrap().solvable;
            let truth = Oracle::explore(&level.puzzle).cost().is_some();
            assert!(solvable.is_none_or(|said| said == truth), "{}: said {solvable:?}, is {truth}", level.name);
        }
    }
    for_every_puzzle!(every);
}

/// The words for grades in titles, and the grades; a puzzle with tutor calls the middle one `tricky`.
const GRADES: [(&str, &str); 5] =
    [("easy", "easy"), ("medium", "medium"), ("normal", "tricky"), ("tricky", "tricky"), ("hard", "hard")];

/// A built-in level whose title tells a grade has that grade.
#[test]
fn graded_levels_keep_what_their_titles_say() {
    let mut graded = 0;
    for puzzle in registry::puzzles() {
        for level in puzzle.packs.iter().flat_map(|pack| &pack.levels) {
            let title = level.title.unwrap_or("");
            let mut words = title.split([' ', ',', ':', ';']);
            let grade = words.find_map(|part| GRADES.into_iter().find(|(word, _)| *word == part));
            let Some((_, grade)) = grade else { continue };
            let game = puzzle.load(level.text, title).unwrap();
            let (clock, cancel) = (SystemClock::default(), AtomicBool::new(false));
            let mut host = Host { clock: &clock, cancel: &cancel, watcher: &mut NoWatcher };
            let examined = game.examine(Limits::default(), &mut host).unwrap();
            assert_eq!(examined.difficulty, Some(grade), "{title}: {}", level.text);
            graded += 1;
        }
    }
    assert!(graded >= 100, "the classic pack is graded");
}
