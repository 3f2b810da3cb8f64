//! The lists a puzzle declares: names, built-in levels, generator, examination.

use std::sync::Arc;

use solvarium_engine::{Ctx, Examination, Fact, Limits, Metadata, Options, Rng};
use solvarium_lab::registry::{self, PuzzleEntry};
use solvarium_lab::{Outcome, Request, level};
use solvarium_puzzles::Listed;
use solvarium_testing::{english, format_of, limited, picture, solve, unwatched};

use crate::situations::Levels;
use crate::trials::{Trials, at_each, plain_trials, puzzle_trials};

pub fn add_plain(trials: &mut Trials) {
    plain_trials!(trials: names_are_unique, most_built_in_levels_are_graded, names_and_passcodes_open_levels);
}

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    puzzle_trials!(trials, levels:
        names_are_unique_and_in_kebab_case,
        every_built_in_level_opens_by_its_name,
        an_examination_tells_the_truth,
        built_in_levels_are_what_their_metadata_say,
    );
    // The template is written like Grid.
    if !P::INFO.hidden {
        puzzle_trials!(trials, levels: packs_are_in_one_notation_and_recognised_by_one_puzzle);
    }
    if P::GENERATOR.is_some() {
        puzzle_trials!(trials, levels: a_seed_makes_the_same_solvable_level_each_time);
    }
}

/// Names are unique among their kind and written in kebab-case.
fn names(place: &str, names: impl IntoIterator<Item = &'static str>) {
    let names: Vec<&str> = names.into_iter().collect();
    for (at, name) in names.iter().enumerate() {
        assert!(!names[..at].contains(name), "{place}: {name} occurs twice");
        let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        assert!(!name.is_empty() && name.chars().all(letters), "{place}: `{name}` is not in kebab-case");
    }
}

fn names_are_unique() {
    names("puzzles", registry::puzzles().iter().map(|p| p.info.name));
    registry::algorithms().iter().for_each(|a| names(a.name, a.params.iter().map(|p| p.name)));
}

fn entry<P: Listed>(_: &Levels<P>) -> &'static PuzzleEntry {
    registry::puzzle(P::INFO.name).unwrap()
}

fn names_are_unique_and_in_kebab_case<P: Listed>(levels: &Levels<P>) {
    let puzzle = entry(levels);
    let PuzzleEntry { info, formats, exports, solution_formats, spaces, solvers, params, heuristics, .. } = &puzzle;
    names(info.name, puzzle.solver_names());
    names(info.name, formats.iter().map(|f| f.name).chain(exports.iter().copied()));
    // A puzzle may have its own notation for `moves`.
    let outputs = ["text", "json", "csv", "markdown"];
    names(info.name, outputs.into_iter().chain(solution_formats.iter().copied()));
    names(info.name, puzzle.packs.iter().map(|p| p.name).filter(|name| !name.is_empty()));
    for searcher in registry::algorithms().iter().map(|a| a.params).chain(solvers.iter().map(|s| s.params)) {
        names(info.name, params.iter().chain(searcher).map(|p| p.name));
    }
    for space in spaces {
        names(space, heuristics.iter().filter(|h| h.space == *space).map(|h| h.name));
        assert!(heuristics.iter().any(|h| h.space == *space), "{}: no heuristic", info.name);
    }
}

fn every_built_in_level_opens_by_its_name<P: Listed>(levels: &Levels<P>) {
    let puzzle = entry(levels);
    assert!(!puzzle.packs.is_empty(), "there are no levels");
    for pack in &puzzle.packs {
        assert!(!pack.levels.is_empty(), "{}", pack.name);
        let folder = if pack.name.is_empty() { String::new() } else { format!("{}/", pack.name) };
        for number in pack.first..pack.first + pack.levels.len() {
            let name = format!("{}/{folder}{number}", puzzle.info.name);
            let game = level::open(&name, None).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert_eq!(game.info().name, puzzle.info.name);
            for format in &puzzle.formats {
                let text = game.write(format.name).unwrap();
                let again = level::from_text(&text, &name, None, Some(puzzle.info.name));
                let again = again.unwrap_or_else(|e| panic!("{name}: {e}")).game;
                assert_eq!(again.write(format.name).unwrap(), text, "{name}");
                assert_eq!(again.board(), game.board(), "{name}");
            }
        }
    }
}

fn packs_are_in_one_notation_and_recognised_by_one_puzzle<P: Listed>(levels: &Levels<P>) {
    let (puzzle, listed) = (entry(levels), registry::puzzles());
    for level in puzzle.packs.iter().flat_map(|pack| &pack.levels) {
        let known = listed.iter().filter(|p| !p.info.hidden && p.recognises(level.text));
        let known: Vec<_> = known.map(|p| p.info.name).collect();
        assert_eq!(known, [puzzle.info.name], "{}", level.text);
    }
}

fn a_seed_makes_the_same_solvable_level_each_time<P: Listed>(levels: &Levels<P>) {
    let generator = P::GENERATOR.unwrap();
    let make = |seed| {
        let mut ctx = Ctx::unwatched(Limits::default());
        (generator.make)(&Options::new(generator.params), &mut Rng::new(seed), &mut ctx).unwrap()
    };
    let write = |puzzle: &P| P::FORMATS[0].text(puzzle);
    assert_ne!(write(&make(0)), write(&make(1)), "{}", P::INFO.name);
    for seed in 0..3 {
        let puzzle = make(seed);
        assert_eq!(write(&puzzle), write(&make(seed)), "{} seed {seed}", P::INFO.name);
        for format in P::FORMATS {
            let text = format.text(&puzzle);
            let again = format_of::<P>(&text).unwrap().parse(&text).unwrap();
            assert_eq!(picture(&again, &again.initial()), picture(&puzzle, &puzzle.initial()), "seed {seed}");
        }
        let entry = entry(levels);
        let game = entry.load(&write(&puzzle), "made").unwrap();
        let algorithm = entry.solvers.first().map_or("greedy", |solver| solver.name).into();
        let report = solve(&game, &limited(&Request { algorithm, ..Request::default() }, 2_000_000));
        assert_eq!(report.outcome, Outcome::Solved, "{} seed {seed}", P::INFO.name);
    }
}

/// By every rule variant.
fn an_examination_tells_the_truth<P: Listed>(levels: &Levels<P>) {
    at_each(levels.in_space(P::SPACES[0].name), |situation| {
        let mut ctx = Ctx::unwatched(Limits::default());
        let solvable = situation.puzzle.examine(&mut ctx).unwrap().solvable;
        let truth = situation.oracle().cost().is_some();
        assert!(solvable.is_none_or(|said| said == truth), "said {solvable:?}, is {truth}");
    });
}

fn most_built_in_levels_are_graded() {
    let puzzles = registry::puzzles();
    let levels = puzzles.iter().flat_map(|puzzle| &puzzle.packs).flat_map(|pack| &pack.levels);
    assert!(levels.filter(|level| level.metadata.difficulty.is_some()).count() >= 400);
}

/// A built-in level whose metadata name a grade has that grade, and its best solution is as short as they say, as far as
/// the examination knows.
fn built_in_levels_are_what_their_metadata_say<P: Listed>(levels: &Levels<P>) {
    let puzzle = entry(levels);
    for level in puzzle.packs.iter().flat_map(|pack| &pack.levels) {
        let Metadata { difficulty: Some(grade), best, .. } = &level.metadata else { continue };
        let game = puzzle.load(level.text, "graded").unwrap();
        let examined = unwatched(|host| game.examine(Limits::default(), host)).unwrap();
        assert_eq!(examined.difficulty, Some(grade.as_str()), "{}", level.text);
        assert!(best.iter().all(|(measure, figure)| is_possible(&examined, measure, *figure)), "{}", level.text);
    }
}

/// Whether the best solution of a level may have this figure, after an examination that found and proved something.
fn is_possible(examined: &Examination, measure: &str, figure: u64) -> bool {
    examined.facts.iter().all(|(name, fact)| match (name.strip_prefix("fewest "), fact) {
        (Some(fewest), Fact::Number(number)) => fewest != measure || figure == *number,
        (None, Fact::Number(number)) if *name == "lower bound" => figure >= *number,
        (None, Fact::Number(number)) => *name != measure || figure <= *number,
        (_, Fact::Said(_) | Fact::Cells(_)) => true,
    })
}

/// A built-in level opens by its name and by its passcode, in the pack it is in.
fn names_and_passcodes_open_levels() {
    for (name, full_name) in [
        ("bloxorz/780464", "bloxorz/1"),
        ("bloxorz/stage 1", "bloxorz/1"),
        ("sokoban/easy 1", "sokoban/1"),
        ("tents/8x8/easy 2", "tents/8x8/2"),
    ] {
        let opened = level::built_in(name).unwrap().unwrap();
        assert_eq!(opened.name, full_name);
        assert_eq!(opened.game.board(), level::open(full_name, None).unwrap().board());
    }
    let passcode = level::open("bloxorz/1", None).unwrap().metadata().passcode.clone();
    assert_eq!(passcode.as_deref(), Some("780464"));
    let unknown = level::open("bloxorz/000000", None).map(drop).unwrap_err();
    assert!(english(&(&unknown).into()).contains("bloxorz/1..33"), "{unknown}");
}
