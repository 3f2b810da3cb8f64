//! Plain text: the number of cups, the capacity, then a line for each cup, bottom colour first.
//!
//! Read with every habit met in the wild: CR LF and a byte-order mark, empty cups as empty lines or left out at the
//! end, units separated by blanks or, when each is a single character, not separated at all.

use solvarium_engine::puzzle::one_level;
use solvarium_engine::{Ctx, Format, LevelError, StateSpace, message};

use super::{Draft, Unit, WaterSort, capacity, cup_count};

pub(super) const FORMAT: Format<WaterSort> = Format {
    name: "text",
    aliases: &[],
    collection: false,
    sniff,
    split: one_level,
    read,
    write: |puzzle, _| write(puzzle),
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

fn read(text: &str, ctx: &mut Ctx<'_>) -> Result<WaterSort, LevelError> {
    let mut first = lines(text);
    let cups = cup_count(first.next().unwrap_or(""), 1, 1)?;
    let capacity = capacity(first.next().unwrap_or(""), 2, 1)?;
    if let Some(extra) = first.skip(cups).position(|line| !line.trim().is_empty()) {
        return Err(LevelError::at(cups + 3 + extra, 1, message!("water-sort-extra-line", cups)));
    }
    // The cups, with empty ones for those that are left out at the end.
    let cups: Vec<&str> = lines(text).skip(2).chain(std::iter::repeat("")).take(cups).collect();
    let as_words = level(capacity, &cups, words, ctx);
    if as_words.is_ok() || cups.iter().all(|cup| words(cup, 0).all(|word| is_character(&word.colour))) {
        return as_words;
    }
    let as_characters = level(capacity, &cups, characters, ctx);
    let unseparated = cups.iter().all(|cup| words(cup, 0).nth(1).is_none());
    if as_characters.is_ok() || unseparated { as_characters } else { as_words }
}

fn is_character(text: &str) -> bool {
    text.chars().nth(1).is_none()
}

/// The level whose cups are split into units in this way.
fn level<'a, U: Iterator<Item = Unit<'a>>>(
    capacity: usize,
    cups: &[&'a str],
    units: fn(&'a str, usize) -> U,
    ctx: &mut Ctx<'_>,
) -> Result<WaterSort, LevelError> {
    let mut draft = Draft::new(capacity);
    for (at, cup) in cups.iter().enumerate() {
        draft.cup(units(cup, at + 3).map(Ok), ctx)?;
    }
    draft.finish()
}

/// The units of a line whose colours are separated by blanks.
fn words(text: &str, line: usize) -> impl Iterator<Item = Unit<'_>> {
    let mut column = 1;
    text.split(char::is_whitespace).filter_map(move |word| {
        let start = column;
        column += word.chars().count() + 1;
        (!word.is_empty()).then(|| Unit { colour: word.into(), line, column: start })
    })
}

/// The units of a line whose colours are single characters; blanks mean nothing.
fn characters(text: &str, line: usize) -> impl Iterator<Item = Unit<'_>> {
    let visible = text.char_indices().enumerate().filter(|(_, (_, c))| !c.is_whitespace());
    visible.map(move |(column, (at, c))| Unit { colour: text[at..at + c.len_utf8()].into(), line, column: column + 1 })
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
