//! Plain text: the number of cups, the capacity, then a line for each cup, bottom colour first.
//!
//! Read with every habit met in the wild: CR LF and a byte-order mark, empty cups as empty lines or left out at the
//! end, units separated by blanks or, when each is a single character, not separated at all.

use solvarium_engine::puzzle::one_level;
use solvarium_engine::{Format, LevelError, StateSpace};

use super::{Unit, WaterSort, capacity, cup_count, level};

pub(super) const FORMAT: Format<WaterSort> = Format {
    name: "text",
    summary: "lines: number of cups, capacity, then each cup, bottom first",
    collection: false,
    sniff,
    split: one_level,
    read,
    write,
};

/// A number first, and no row of a matrix after it, which would make it a board of Tents in report E's notation.
fn sniff(text: &str) -> bool {
    let mut lines = lines(text).filter(|line| !line.trim().is_empty());
    let matrix =
        |line: &str| line.trim().contains(' ') && line.split_whitespace().all(|n| ["0", "1", "2"].contains(&n));
    lines.next().is_some_and(|line| line.trim().bytes().all(|b| b.is_ascii_digit()))
        && !lines.next().is_some_and(matrix)
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.trim_start_matches('\u{feff}').lines().map(|line| line.trim_end_matches('\r'))
}

fn read(text: &str) -> Result<WaterSort, LevelError> {
    let lines: Vec<&str> = lines(text).collect();
    let line = |at: usize| lines.get(at).copied().unwrap_or("");
    let cups = cup_count(line(0), 1, 1)?;
    let capacity = capacity(line(1), 2, 1)?;
    if let Some(extra) = (cups + 2..lines.len()).find(|&at| !line(at).trim().is_empty()) {
        let message = format!("the first line says {cups} cups, but there are more lines than that");
        return Err(LevelError::at(extra + 1, 1, message));
    }
    let units = |split: fn(&str, usize) -> Vec<Unit>| -> Vec<Vec<Unit>> {
        (0..cups).map(|cup| split(line(cup + 2), cup + 3)).collect()
    };
    let (words, characters) = (units(words), units(characters));
    let as_words = level(capacity, &words);
    if words == characters || as_words.is_ok() {
        return as_words;
    }
    let as_characters = level(capacity, &characters);
    let unseparated = words.iter().all(|cup| cup.len() <= 1);
    if as_characters.is_ok() || unseparated { as_characters } else { as_words }
}

/// The units of a line whose colours are separated by blanks.
fn words(text: &str, line: usize) -> Vec<Unit> {
    let mut units: Vec<Unit> = Vec::new();
    let mut inside = false;
    for (at, c) in text.chars().enumerate() {
        if c.is_whitespace() {
            inside = false;
        } else if inside {
            units.last_mut().expect("a word has begun").colour.push(c);
        } else {
            inside = true;
            units.push(Unit { colour: c.into(), line, column: at + 1 });
        }
    }
    units
}

/// The units of a line whose colours are single characters; blanks mean nothing.
fn characters(text: &str, line: usize) -> Vec<Unit> {
    let visible = text.chars().enumerate().filter(|(_, c)| !c.is_whitespace());
    visible.map(|(at, c)| Unit { colour: c.into(), line, column: at + 1 }).collect()
}

fn write(puzzle: &WaterSort) -> String {
    let start = puzzle.initial();
    let mut text = format!("{}\n{}\n", start.0.len(), puzzle.capacity());
    for units in puzzle.units(&start) {
        let names: Vec<&str> = units.iter().map(|&colour| puzzle.colours()[usize::from(colour)].as_str()).collect();
        text += &names.join(" ");
        text.push('\n');
    }
    text
}
