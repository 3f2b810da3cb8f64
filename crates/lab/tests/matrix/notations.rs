//! What notations carry beside the level, and the names that go on working.

use std::sync::Arc;

use solvarium_engine::{Kind, Metadata, ParamInfo, Puzzle, Space, SpaceVisitor};
use solvarium_lab::game::{Game, SharedGame};
use solvarium_lab::{Request, level, registry};
use solvarium_puzzles::Listed;
use solvarium_testing::{ENGLISH, settings, solve, spaces_of};

use crate::situations::Levels;
use crate::trials::{Trials, plain_trials, puzzle_trials};

pub fn add_plain(trials: &mut Trials) {
    plain_trials!(trials: old_words_of_choices_go_on_working, the_names_of_earlier_versions_are_known);
}

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    puzzle_trials!(trials, levels:
        metadata_survive_every_conversion_that_can_carry_them,
        old_names_of_notations_go_on_working,
        old_names_of_heuristics_go_on_working,
    );
}

/// Everything that can be known about a level.
fn all() -> Metadata {
    Metadata {
        name: Some("A corner: the first".into()),
        author: Some("Anna".into()),
        difficulty: Some("easy".into()),
        best: vec![("moves".into(), 10), ("turns".into(), 3)],
        passcode: Some("780464".into()),
        licence: Some("MIT".into()),
    }
}

/// What both know.
fn shared(one: &Metadata, other: &Metadata) -> Metadata {
    let field = |one: &Option<String>, other: &Option<String>| one.clone().filter(|_| other.is_some());
    Metadata {
        name: field(&one.name, &other.name),
        author: field(&one.author, &other.author),
        difficulty: field(&one.difficulty, &other.difficulty),
        best: if other.best.is_empty() { Vec::new() } else { one.best.clone() },
        passcode: field(&one.passcode, &other.passcode),
        licence: field(&one.licence, &other.licence),
    }
}

/// The level after it was written in a notation and read again.
fn converted(game: &Game, format: &str) -> SharedGame {
    let text = game.write(format).unwrap();
    let again = level::from_text(&text, "converted", None, Some(game.info().name));
    let again = again.unwrap_or_else(|e| panic!("{format}: {e}\n{text}")).game;
    assert_eq!(again.board(), game.board(), "{text}");
    again
}

/// The first small level of a puzzle, with everything known about it.
fn known<P: Listed>(levels: &Levels<P>) -> Game {
    Game::new(levels.small[0].puzzle.clone(), "known", all())
}

fn metadata_survive_every_conversion_that_can_carry_them<P: Listed>(levels: &Levels<P>) {
    let game = known(levels);
    let carried = |format: &str| converted(&game, format).metadata().clone();
    for format in P::FORMATS {
        let first = converted(&game, format.name);
        assert_eq!(*first.metadata(), shared(&all(), first.metadata()), "{} alters it", format.name);
        for other in P::FORMATS {
            let kept = shared(first.metadata(), &carried(other.name));
            let place = format!("{}: {} to {}", P::INFO.name, format.name, other.name);
            assert_eq!(*converted(&first, other.name).metadata(), kept, "{place}");
        }
    }
    let entry = registry::puzzle(P::INFO.name).unwrap();
    assert_eq!(carried(entry.common_format), all(), "{} in {}", P::INFO.name, entry.common_format);
}

fn old_names_of_notations_go_on_working<P: Listed>(levels: &Levels<P>) {
    let game = known(levels);
    for format in P::FORMATS {
        for alias in format.aliases {
            assert_eq!(game.write(alias).unwrap(), game.write(format.name).unwrap(), "{alias}");
        }
    }
    let request = Request::new("astar");
    let moves = solve(&SharedGame::new(known(levels)), &request).moves;
    for format in P::SOLUTION_FORMATS {
        let written = |name: &str| game.write_solution(name, &moves, &ENGLISH).unwrap();
        for alias in format.aliases {
            assert_eq!(written(alias), written(format.name), "{alias}");
        }
    }
}

/// Other names of a space's heuristics, each with the name it stands for.
struct Aliases;

impl<P: Puzzle> SpaceVisitor<P> for Aliases {
    type Output = Vec<(&'static str, &'static str)>;

    fn visit<S: Space>(self, _space: &S, _translate: impl Fn(&[S::Move]) -> Vec<P::Move>) -> Self::Output {
        S::HEURISTICS.iter().flat_map(|h| h.aliases.iter().map(|alias| (*alias, h.name))).collect()
    }
}

fn old_names_of_heuristics_go_on_working<P: Listed>(levels: &Levels<P>) {
    let game = SharedGame::new(known(levels));
    let puzzle = &levels.small[0].puzzle;
    for space in spaces_of(puzzle) {
        for (alias, name) in puzzle.with_space(space, Aliases) {
            let (heuristic, space) = (Some(alias.into()), Some(space.into()));
            let request = Request { algorithm: "greedy".into(), heuristic, space, ..Request::default() };
            assert_eq!(solve(&game, &request).heuristic.as_deref(), Some(name), "{alias}");
        }
    }
}

fn old_words_of_choices_go_on_working() {
    let puzzles = registry::puzzles();
    let own = puzzles.iter().flat_map(|puzzle| {
        let searchers = puzzle.solvers.iter().flat_map(|solver| solver.params);
        puzzle.params.iter().chain(searchers).chain(puzzle.generator.unwrap_or(&[]))
    });
    let params = own.chain(registry::algorithms().iter().flat_map(|algorithm| algorithm.params));
    for (param, aliases) in params.filter_map(|param| Some((param, aliases(param)?))) {
        for (alias, word) in aliases {
            assert_eq!(param.parse(alias), param.parse(word), "{} {alias}", param.name);
            assert!(param.parse(word).is_ok(), "{} {word}", param.name);
        }
    }
}

fn aliases(param: &ParamInfo) -> Option<&'static [(&'static str, &'static str)]> {
    match param.kind {
        Kind::Choice { aliases, .. } => Some(aliases),
        _ => None,
    }
}

/// The names of notations, solution notations, heuristics and choices that users of earlier versions know.
fn the_names_of_earlier_versions_are_known() {
    let formats = [
        ("bloxorz", ["report-a", "report-b"]),
        ("tents", ["report-e", "report-e-json"]),
        ("light-up", ["report-e", "report-e-json"]),
    ];
    for (puzzle, names) in formats {
        let game = level::open(&format!("{puzzle}/1"), None).unwrap();
        names.iter().for_each(|name| drop(game.write(name).unwrap()));
    }
    let request = |heuristic: Option<&str>, algorithm: &str, setting: Option<(&str, &str)>| Request {
        algorithm: algorithm.into(),
        heuristic: heuristic.map(String::from),
        settings: settings(setting.as_slice()),
        ..Request::default()
    };
    for (puzzle, request) in [
        ("bloxorz", request(None, "genetic", Some(("scheme", "report-a")))),
        ("sokoban", request(None, "ucs", Some(("cost", "report-d")))),
        ("tents", request(Some("report-e"), "astar", None)),
        ("tents", request(None, "anneal", Some(("scheme", "report-e")))),
        ("light-up", request(None, "anneal", Some(("scheme", "report-e")))),
    ] {
        level::open(&format!("{puzzle}/1"), None).unwrap().validate(&request).unwrap();
    }
    let lamps = level::open("light-up/1", None).unwrap();
    lamps.write_solution("report-e", &[], &ENGLISH).unwrap();
}
