//! Links carry levels, positions, replays, searches and comparisons of every puzzle; those of earlier days open for ever; and
//! no text is more than refused.

use std::sync::Arc;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use solvarium_engine::{Puzzle, Rng};
use solvarium_lab::game::Game;
use solvarium_lab::level_ref::LevelRef;
use solvarium_lab::link::{self, Heat, LinkError, Shared, View};
use solvarium_lab::{Limits, LoadError, Message, Request, level, registry};
use solvarium_puzzles::Listed;
use solvarium_testing::{Small, assert_translated, game, settings, walk};

use crate::situations::Levels;
use crate::trials::{Trials, at_each, plain_trials, puzzle_trials};

pub fn add_plain(trials: &mut Trials) {
    plain_trials!(trials:
        links_of_earlier_days_open_for_ever,
        random_texts_are_refused_in_words,
        damaged_links_are_refused_in_words,
        what_a_link_names_must_exist,
        a_link_is_an_argument_like_any_other_level,
    );
}

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    puzzle_trials!(trials, levels: what_is_shared_is_what_is_read, random_views_survive, a_level_of_ones_own_is_the_same_level);
}

/// Every link that was ever promised to open, with what it shows.
const EARLIER: &str = include_str!("../links.jsonl");

fn links_of_earlier_days_open_for_ever() {
    let lines: Vec<serde_json::Value> = EARLIER.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for line in &lines {
        let text = line["link"].as_str().unwrap();
        let shared = link::read(text).unwrap_or_else(|error| panic!("{text}: {}", Message::from(&error)));
        assert_eq!(shared, serde_json::from_value(line["shared"].clone()).unwrap(), "{text}");
        level::open(text, None).unwrap_or_else(|error| panic!("{text}: {}", Message::from(&error)));
    }
    for puzzle in registry::puzzles().iter().filter(|puzzle| !puzzle.info.hidden) {
        let about = |line: &&serde_json::Value| {
            let level = &line["shared"]["level"];
            let named = level["name"].as_str().is_some_and(|name| name.split('/').next() == Some(puzzle.info.name));
            named || level["puzzle"] == puzzle.info.name
        };
        let pages: Vec<&str> =
            lines.iter().filter(about).filter_map(|l| l["shared"]["view"]["page"].as_str()).collect();
        for page in ["play", "replay", "watch", "compare"] {
            assert!(pages.contains(&page), "no link of {} to {page} is recorded", puzzle.info.name);
        }
    }
}

/// The level written out, as the page names one's own.
fn own<P: Puzzle>(game: &Game) -> LevelRef {
    let text = game.write(P::FORMATS[0].name).unwrap();
    LevelRef::Text {
        text,
        puzzle: Some(P::INFO.name.into()),
        format: None,
        part: None,
        name: Some("Đường hầm".into()),
        rules: vec![],
    }
}

/// Makes a link and reads it again; the view must be the same, and so must the link when it is made again.
fn through(shared: &Shared, game: &Game) -> Shared {
    let link = link::make(shared, game).unwrap_or_else(|error| panic!("{}", Message::from(&error)));
    assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"#/-_".contains(&byte)), "{link}");
    let read = link::read(&format!("https://example.org/a/{link}")).unwrap();
    assert_eq!(read.view, shared.view);
    assert_eq!(link::make(&read, game).unwrap(), link);
    read
}

fn views<P: Listed>(level: &Small<P>) -> Vec<View> {
    let puzzle = &level.puzzle;
    let walks = walk(puzzle, 30, &mut Rng::new(3), |state, out| puzzle.legal_moves(state, out));
    let moves = |at: usize| walks[at].0.iter().map(|step| puzzle.move_text(*step)).collect::<Vec<_>>();
    let search = |algorithm: &str| Request {
        space: Some(P::SPACES[0].name.into()),
        limits: Limits { nodes: Some(1000), seconds: Some(0.5), cpu_seconds: Some(0.25), bytes: Some(1 << 30) },
        seed: 7,
        ..Request::new(algorithm)
    };
    let weighted = Request { settings: settings(&[("weight", "2.5")]), ..search("wastar") };
    vec![
        View::Play { moves: Vec::new(), marks: Vec::new() },
        View::Play { moves: moves(walks.len() / 2), marks: vec![0] },
        View::Replay { moves: moves(walks.len() - 1) },
        View::Watch { request: weighted.clone(), step: Some(300) },
        View::Watch { request: Request::new("bfs"), step: None },
        View::Compare {
            requests: vec![search("bfs"), weighted.clone(), Request::new("astar")],
            log: false,
            heat: None,
        },
        View::Compare {
            requests: vec![
                weighted.clone(),
                Request { settings: settings(&[("weight", "9")]), seed: 1, ..weighted.clone() },
            ],
            log: true,
            heat: Some(Heat::Open),
        },
        View::Quiz { request: weighted.clone(), seed: 12, count: Some(8) },
        View::Quiz { request: Request::new("dfs"), seed: 0, count: None },
        View::Diff { requests: vec![search("bfs"), weighted], step: Some(7) },
        View::Diff { requests: vec![Request::new("ucs"), Request::new("astar")], step: None },
    ]
}

fn what_is_shared_is_what_is_read<P: Listed>(levels: &Levels<P>) {
    at_each(&levels.small, |level| {
        let game = game(level);
        for view in views(level) {
            let shared = Shared { level: own::<P>(&game), view };
            let read = through(&shared, &game);
            assert_eq!((read.level.name(), read.level.rules()), (shared.level.name(), shared.level.rules()));
        }
    });
}

fn a_level_of_ones_own_is_the_same_level<P: Listed>(levels: &Levels<P>) {
    at_each(&levels.small, |level| {
        let game = game(level);
        let shared = Shared { level: own::<P>(&game), view: View::Play { moves: vec![], marks: vec![] } };
        let LevelRef::Text { text, puzzle, .. } = through(&shared, &game).level else { panic!("it is written out") };
        let again = level::from_text(&text, "again", None, puzzle.as_deref()).unwrap().game;
        let first = P::FORMATS[0].name;
        assert_eq!(again.write(first).unwrap(), game.write(first).unwrap(), "its name in the browser is made of this");
        assert_eq!(again.board(), game.board());
    });
}

/// Moves, marks and searches by chance.
fn random_views_survive<P: Listed>(levels: &Levels<P>) {
    let level = &levels.small[0];
    let (game, puzzle) = (game(level), &level.puzzle);
    let cells = game.board().tiles.len() as u32;
    let request = ("[a-z]{0,9}", any::<Option<u64>>(), any::<Option<u64>>(), any::<u64>(), 0..=u32::MAX).prop_map(
        |(space, nodes, bytes, seed, time)| Request {
            space: Some(space).filter(|space| P::SPACES.iter().any(|known| known.name == space)),
            limits: Limits {
                nodes,
                bytes,
                seconds: Some(f64::from(time) / 1000.0),
                cpu_seconds: Some(f64::from(time) / 2000.0),
            },
            seed,
            ..Request::new("astar")
        },
    );
    let searches = proptest::collection::vec(request, 1..link::MOST_LANES);
    let marks = proptest::collection::btree_set(0..cells, 0..20);
    let drawn = (any::<u64>(), 0usize..60, marks, searches, any::<Option<u64>>());
    let mut runner = TestRunner::new(Config { cases: 60, failure_persistence: None, ..Config::default() });
    let result = runner.run(&drawn, |(seed, length, marks, requests, step)| {
        let walks = walk(puzzle, length, &mut Rng::new(seed), |state, out| puzzle.legal_moves(state, out));
        let moves: Vec<String> = walks[walks.len() - 1].0.iter().map(|step| puzzle.move_text(*step)).collect();
        for view in [
            View::Play { moves: moves.clone(), marks: marks.into_iter().collect() },
            View::Replay { moves },
            View::Watch { request: requests[0].clone(), step },
            View::Quiz { request: requests[0].clone(), seed, count: step },
            View::Compare { log: seed % 2 == 0, heat: (seed % 3 == 0).then_some(Heat::Closed), requests },
        ] {
            through(&Shared { level: own::<P>(&game), view }, &game);
        }
        Ok(())
    });
    result.unwrap();
}

fn refused(text: &str) {
    let error = level::open(text, None).map(drop).unwrap_err();
    assert!(matches!(error, LoadError::Link(_)), "{text}: {error}");
    assert_translated(&(&error).into());
}

fn random_texts_are_refused_in_words() {
    let mut rng = Rng::new(11);
    let letters: Vec<char> = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".chars().collect();
    let any: Vec<char> = "/#=%&? \n\t.:{}[]\"'\\€đ🙂\u{0}\u{feff}AZ09".chars().collect();
    for round in 0..10_000 {
        let from = if round % 3 == 0 { &any } else { &letters };
        let body: String = (0..rng.below(120)).map(|_| *rng.pick(from)).collect();
        let version = *rng.pick(&["1/", "1/", "1/", "2/", "0/", "", "/", "1", "99999999999/", "x/"]);
        refused(&format!("{}{version}{body}", link::MARK));
    }
}

/// Links with a right checksum and anything inside: what a reader of fields must cope with.
fn damaged_links_are_refused_in_words() {
    for line in EARLIER.lines() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        let text = line["link"].as_str().unwrap();
        for end in text.find("/1/").unwrap() + 3..text.len() {
            refused(&text[..end]);
        }
        refused(&format!("{text}A"));
        refused(&text.replace("/s/1/", "/s/2/"));
        assert!(
            matches!(link::read(&text.replace("/s/1/", "/s/17/")), Err(LinkError::Version { version }) if version == "17")
        );
    }
}

fn what_a_link_names_must_exist() {
    let game = level::open("sokoban/1", None).unwrap();
    let level = LevelRef::BuiltIn { name: "sokoban/1".into(), rules: vec![] };
    let moves = |moves: &[&str]| moves.iter().map(ToString::to_string).collect::<Vec<_>>();
    let too_many = vec!["u".to_string(); link::MOST_MOVES + 1];
    let wrong = [
        View::Replay { moves: moves(&["x"]) },
        View::Replay { moves: too_many },
        View::Play { moves: moves(&["u", "u", "u", "u", "u"]), marks: vec![] },
        View::Play { moves: vec![], marks: vec![100_000] },
        View::Play { moves: vec![], marks: vec![2, 1] },
        View::Watch { request: Request::new("magic"), step: None },
        View::Watch { request: Request { heuristic: Some("magic".into()), ..Request::new("astar") }, step: None },
        View::Compare { requests: vec![Request::new("bfs"); link::MOST_LANES + 1], log: false, heat: None },
        View::Compare { requests: vec![], log: true, heat: None },
        View::Quiz { request: Request::new("magic"), seed: 0, count: None },
        View::Diff { requests: vec![Request::new("bfs")], step: None },
        View::Diff { requests: vec![Request::new("bfs"); 3], step: None },
    ];
    for view in wrong {
        let error = link::make(&Shared { level: level.clone(), view }, &game).unwrap_err();
        assert_translated(&(&error).into());
    }
}

fn a_link_is_an_argument_like_any_other_level() {
    let plain = level::open("4:aabb.bbaa._", None).unwrap();
    let level = LevelRef::Text {
        text: "4:aabb.bbaa._".into(),
        puzzle: None,
        format: None,
        part: None,
        name: Some("two colours".into()),
        rules: vec![],
    };
    let link = link::make(&Shared { level, view: View::Play { moves: vec![], marks: vec![] } }, &plain).unwrap();
    for text in [link.clone(), format!("http://127.0.0.1:7878/{link}"), format!("{link}\n")] {
        let game = level::open(&text, None).unwrap();
        assert_eq!((game.board(), game.name()), (plain.board(), "two colours"));
    }
    let error = level::open(&link, Some("tents")).map(drop).unwrap_err();
    assert!(matches!(error, LoadError::Name(_)), "{error}");
    assert!(link.len() < 80, "{link}");
}
