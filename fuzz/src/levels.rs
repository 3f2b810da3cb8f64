//! Any text to every notation of a puzzle. What is refused is refused at a place and for a reason; what is accepted is
//! written in every notation and read back the same, with what is known about it, and can be played.

use solvarium_engine::{Format, LevelError, LevelText, Metadata, Puzzle, Rng};
use solvarium_puzzles::Listed;

use crate::memory::Bound;
use crate::{ENGLISH, VIETNAMESE, text};

/// Memory of a reader. The fixed part is for the largest boards, which some notations write in a few letters.
const READING: Bound = Bound { per_byte: 600, fixed: 16 << 20 };
/// Levels of a collection that are used; the others are only read.
const USED: usize = 3;
/// Larger boards are only read: to draw and write them takes longer than all the rest.
const MOST_TILES: usize = 300;
/// Moves made on an accepted level.
const MOVES: usize = 6;

/// Reads a text in every notation of a puzzle and uses what is accepted.
pub fn levels<P: Listed>(bytes: &[u8]) {
    let text = text::of(bytes);
    P::companion(&text);
    for format in P::FORMATS {
        READING.holds(text.len(), format.name, || (format.sniff)(&text));
        let levels = READING.holds(text.len(), format.name, || (format.split)(&text));
        if !levels.iter().any(|level| level.text == text)
            && let Ok(puzzle) = read(format, &text)
        {
            accept(&puzzle, &Metadata::default());
        }
        for (at, level) in levels.iter().enumerate() {
            is_where_it_says(level, &text);
            match read(format, level.text) {
                Ok(puzzle) if at < USED => accept(&puzzle, &level.metadata),
                Err(error) if at < USED => refuse(&error, level.text),
                _ => {}
            }
        }
    }
    let Some(long) = text::lengthened(&text) else { return };
    for format in P::FORMATS {
        (format.sniff)(&long);
        let levels = READING.holds(long.len(), format.name, || (format.split)(&long));
        levels.iter().for_each(|level| drop(read(format, level.text)));
        drop(read(format, &long));
    }
}

fn read<P>(format: &Format<P>, text: &str) -> Result<P, LevelError> {
    READING.holds(text.len(), format.name, || format.parse(text))
}

fn is_where_it_says(level: &LevelText<'_>, text: &str) {
    let before: usize = text.split_inclusive('\n').take(level.lines_before).map(str::len).sum();
    let here = [&text[before..], text[before..].trim_start_matches('\u{feff}')];
    assert!(here.iter().any(|rest| rest.starts_with(level.text)), "line {} of {text:?}", level.lines_before);
}

/// What was refused was refused at a place in the text, for a reason that can be told in every language.
fn refuse(LevelError { line, column, message }: &LevelError, text: &str) {
    let place = || format!("line {line}, column {column} of {text:?}: {message}");
    assert!((1..=text.lines().count().max(1) + 1).contains(line), "{}", place());
    let length = text.split('\n').nth(line - 1).unwrap_or("").chars().count();
    assert!((1..=length + 1).contains(column), "{}", place());
    let words = if text.len() % 2 == 0 { &ENGLISH } else { &VIETNAMESE };
    assert!(!words.text(message).is_empty(), "{}", place());
}

/// What was accepted can be written, read back, drawn and played.
fn accept<P: Listed>(puzzle: &P, metadata: &Metadata) {
    puzzle.notes().iter().for_each(|note| assert!(!ENGLISH.text(note).is_empty() && !VIETNAMESE.text(note).is_empty()));
    let start = puzzle.board(&puzzle.initial());
    if start.tiles.len() > MOST_TILES {
        return;
    }
    let first = P::FORMATS[0].text(puzzle);
    for format in P::FORMATS {
        let text = format.text(puzzle);
        let again = reread(format, &text);
        assert_eq!(again.board(&again.initial()), start, "{text}");
        assert_eq!(format.text(&again), text, "{} again", format.name);
        assert_eq!(P::FORMATS[0].text(&again), first, "{} loses something", format.name);
        let found = P::FORMATS.iter().find(|format| (format.sniff)(&text)).map(|format| format.name);
        assert_eq!(found, Some(format.name), "{text}");
        if !metadata.is_empty() {
            carry(puzzle, format, metadata);
        }
    }
    play(puzzle);
}

#[track_caller]
fn reread<P>(format: &Format<P>, text: &str) -> P {
    format.parse(text).unwrap_or_else(|error| panic!("{} writes what it cannot read: {error}\n{text}", format.name))
}

/// Whatever is known about a level, it does not get in the way of the level, and what a notation carries stays as it is.
fn carry<P: Puzzle>(puzzle: &P, format: &Format<P>, metadata: &Metadata) {
    let text = (format.write)(puzzle, metadata);
    let levels = (format.split)(&text);
    assert_eq!(levels.len(), 1, "{} with {metadata:?}:\n{text}", format.name);
    let again = reread(format, levels[0].text);
    assert_eq!(again.board(&again.initial()), puzzle.board(&puzzle.initial()), "{text}");
    let carried = &levels[0].metadata;
    assert!(agrees(carried, metadata), "{} alters {metadata:?} to {carried:?}", format.name);
    let again = (format.write)(puzzle, carried);
    let twice = &(format.split)(&again)[0].metadata;
    assert_eq!(twice, carried, "{} again:\n{again}", format.name);
}

/// Whether what a notation carries is what it was given, but for white space and signs that cannot be printed, which not
/// every notation can hold, and for a name where a notation cannot do without.
fn agrees(carried: &Metadata, given: &Metadata) -> bool {
    let field = |carried: &Option<String>, given: &Option<String>| {
        carried.is_none() || carried.as_deref().map(printed) == given.as_deref().map(printed)
    };
    let figures = |of: &Metadata| of.best.iter().map(|(name, figure)| (printed(name), *figure)).collect::<Vec<_>>();
    (given.name.as_deref().is_none_or(|name| printed(name).is_empty()) || field(&carried.name, &given.name))
        && field(&carried.author, &given.author)
        && field(&carried.difficulty, &given.difficulty)
        && field(&carried.passcode, &given.passcode)
        && field(&carried.licence, &given.licence)
        && (carried.best.is_empty() || figures(carried) == figures(given))
}

/// The words of a text.
fn printed(text: &str) -> String {
    let gap = |c: char| c.is_whitespace() || c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}');
    text.split(gap).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

fn play<P: Puzzle>(puzzle: &P) {
    let (mut rng, mut state, mut path) = (Rng::new(3), puzzle.initial(), Vec::new());
    for _ in 0..=MOVES {
        assert_eq!(puzzle.is_goal(&state), puzzle.check(&state).is_ok());
        let board = puzzle.board(&state);
        puzzle.review(&state);
        puzzle.measures(&path);
        drop(puzzle.travel(&state, None, rng.below(board.tiles.len().max(1))));
        let mut legal = Vec::new();
        puzzle.legal_moves(&state, &mut legal);
        if legal.is_empty() {
            return;
        }
        let step = *rng.pick(&legal);
        assert!(puzzle.legal(&state, step) && puzzle.read_move(&puzzle.move_text(step)) == Some(step), "{step:?}");
        path.push(step);
        state = puzzle.apply(&state, step);
    }
}
