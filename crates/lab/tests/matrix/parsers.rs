//! Whatever text comes in, no parser panics, and what a parser accepts can be used.

use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, RngSeed, TestRunner};
use solvarium_engine::{LevelError, Puzzle, Rng};
use solvarium_puzzles::Listed;
use solvarium_testing::{english, picture, walk};

use crate::situations::Levels;
use crate::trials::{Trials, puzzle_trials};

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    puzzle_trials!(trials, levels:
        random_bytes_never_panic,
        random_text_never_panics,
        long_texts_are_read_in_linear_time,
        damaged_levels_never_panic,
        large_levels_are_accepted_or_refused_but_never_panic,
    );
}

/// Texts of each kind for each puzzle.
const CASES: u32 = 1500;
/// Characters that mean something in one notation or another.
const TELLING: &[char] = &[
    '0', '1', '2', '9', 'a', 'S', 'G', '#', '_', '.', ':', ',', '%', '{', '"', '$', '@', '*', '+', '|', '(', ')', '-',
    ' ', '\n', '\r', '\u{feff}', 'ä', '🧪',
];

/// Runs a property over a strategy, the same texts every time.
fn over<T: std::fmt::Debug>(strategy: impl Strategy<Value = T>, property: impl Fn(T)) {
    let config = Config { cases: CASES, rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new(config);
    let holds = |value| {
        property(value);
        Ok(())
    };
    runner.run(&strategy, holds).unwrap_or_else(|error| panic!("{error}"));
}

/// Feeds a text to every part of every format.
fn swallow<P: Puzzle>(text: &str) {
    for format in P::FORMATS {
        (format.sniff)(text);
        let _ = format.parse(text).map(|puzzle| accept(&puzzle));
        for level in (format.split)(text) {
            match format.parse(level.text) {
                Ok(puzzle) => accept(&puzzle),
                Err(error) => refuse(&error, level.text),
            }
            let before: usize = text.split_inclusive('\n').take(level.lines_before).map(str::len).sum();
            let here = [&text[before..], text[before..].trim_start_matches('\u{feff}')];
            assert!(here.iter().any(|rest| rest.starts_with(level.text)), "line {} of {text:?}", level.lines_before);
        }
    }
}

/// What was refused was refused at a place in the text, for a reason.
fn refuse(LevelError { line, column, message }: &LevelError, text: &str) {
    let place = format!("line {line}, column {column} of {text:?}: {message}");
    assert!((1..=text.lines().count().max(1) + 1).contains(line) && !english(message).is_empty(), "{place}");
    let length = text.split('\n').nth(line - 1).unwrap_or("").chars().count();
    assert!((1..=length + 1).contains(column), "{place}");
}

/// What was accepted can be written, read back, drawn and played.
fn accept<P: Puzzle>(puzzle: &P) {
    let start = picture(puzzle, &puzzle.initial());
    for format in P::FORMATS {
        let text = format.text(puzzle);
        let again = format.parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        assert_eq!(picture(&again, &again.initial()), start, "{text}");
        assert_eq!(format.text(&again), text);
    }
    for (_, state) in walk(puzzle, 8, &mut Rng::new(3), |s, out| puzzle.legal_moves(s, out)) {
        assert_eq!(puzzle.is_goal(&state), puzzle.check(&state).is_ok());
        puzzle.board(&state);
    }
}

fn random_bytes_never_panic<P: Listed>(_: &Levels<P>) {
    over(prop::collection::vec(any::<u8>(), 0..200), |bytes| swallow::<P>(&String::from_utf8_lossy(&bytes)));
}

fn random_text_never_panics<P: Listed>(_: &Levels<P>) {
    over("\\PC{0,80}", |text| swallow::<P>(&text));
    let telling = prop::collection::vec(prop::sample::select(TELLING), 0..60);
    over(telling, |text| swallow::<P>(&text.into_iter().collect::<String>()));
}

/// Texts on which a reader of quadratic time would take minutes.
fn long_texts_are_read_in_linear_time<P: Listed>(_: &Levels<P>) {
    const LONG: usize = 1 << 19;
    for &c in TELLING {
        let (wide, tall) = (c.to_string().repeat(LONG), format!("{c}\n").repeat(LONG / 8));
        for text in [format!("S{wide}G\n"), wide, tall] {
            for format in P::FORMATS {
                (format.sniff)(&text);
                (format.split)(&text);
                let _ = format.parse(&text);
            }
        }
    }
}

/// A change of a text at a place.
#[derive(Clone, Debug)]
enum Change {
    Delete(Index),
    Insert(Index, char),
    Replace(Index, char),
    Repeat(Index),
    Cut(Index),
}

fn change() -> impl Strategy<Value = Change> {
    let letter = || prop::sample::select(TELLING);
    prop_oneof![
        any::<Index>().prop_map(Change::Delete),
        (any::<Index>(), letter()).prop_map(|(at, c)| Change::Insert(at, c)),
        (any::<Index>(), letter()).prop_map(|(at, c)| Change::Replace(at, c)),
        any::<Index>().prop_map(Change::Repeat),
        any::<Index>().prop_map(Change::Cut),
    ]
}

fn changed(text: &str, changes: &[Change]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for change in changes {
        if letters.is_empty() {
            break;
        }
        let length = letters.len();
        match change {
            Change::Delete(at) => drop(letters.remove(at.index(length))),
            Change::Insert(at, c) => letters.insert(at.index(length), *c),
            Change::Replace(at, c) => letters[at.index(length)] = *c,
            Change::Repeat(at) => letters.extend_from_within(at.index(length)..),
            Change::Cut(at) => letters.truncate(at.index(length)),
        }
    }
    letters.into_iter().collect()
}

fn damaged_levels_never_panic<P: Listed>(levels: &Levels<P>) {
    let texts: Vec<String> = levels.small.iter().flat_map(|l| P::FORMATS.iter().map(|f| f.text(&l.puzzle))).collect();
    let strategy = (prop::sample::select(texts), prop::collection::vec(change(), 1..6));
    over(strategy, |(text, changes)| swallow::<P>(&changed(&text, &changes)));
}

/// Levels at the edge of what is accepted, which random texts do not reach.
fn large_levels_are_accepted_or_refused_but_never_panic<P: Listed>(_: &Levels<P>) {
    let cup = "a".repeat(1000);
    let many = format!("2:{}", vec!["ab"; 400].join("."));
    let names: Vec<String> = (0..300).map(|n| format!("c{n},c{n}")).collect();
    for text in ["1000\n1000\n", "1001\n4\n", "99999999999999999999\n4\n", "1\n1001\n", "1\n1000\n"] {
        swallow::<P>(text);
    }
    swallow::<P>(&many);
    swallow::<P>(&format!("1000:{cup}._"));
    swallow::<P>(&format!("1000:{}._", "ab".repeat(500)));
    swallow::<P>(&format!("2:{}", names.join(".")));
    swallow::<P>(&format!("{}S{}G\n", ".".repeat(5000), "#".repeat(5000)));
    swallow::<P>(&format!("S\n{}G\n", "\n".repeat(5000)));
    swallow::<P>(&"[".repeat(100_000));
    swallow::<P>(&format!("{{\"cups\":{}", "[".repeat(100_000)));
}
