//! One line, for links, the command line and packs: `4:abca.bcbb.ac._`.
//!
//! The capacity, a colon, then the cups, bottom first, separated by dots; `_` is an empty cup. Each character is a
//! unit, unless the cup contains a comma: then names stand between commas (`red,blue,red`; a single name is followed
//! by a comma, `red,`). Whatever is not a letter or a digit is written `%XX`, byte by byte, and is one character of a
//! name. In a collection each level has its line; a line that begins with `#` titles the level after it.

use solvarium_engine::{Format, LevelError, LevelText, StateSpace};

use super::{Unit, WaterSort, capacity, level};
use crate::water_sort::Cups;

pub(super) const FORMAT: Format<WaterSort> = Format {
    name: "compact",
    summary: "one line: capacity, colon, cups separated by dots, bottom first, `_` for an empty cup",
    collection: true,
    sniff,
    split,
    read,
    write,
};

fn sniff(text: &str) -> bool {
    split(text).first().is_some_and(|level| {
        let digits = level.text.bytes().take_while(u8::is_ascii_digit).count();
        digits > 0 && level.text[digits..].starts_with(':')
    })
}

fn split(text: &str) -> Vec<LevelText<'_>> {
    let mut levels = Vec::new();
    let mut title = None;
    for (lines_before, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let line = line.trim_end();
        if let Some(comment) = line.strip_prefix('#') {
            title = Some(comment.trim());
        } else if !line.is_empty() {
            levels.push(LevelText { title: title.take(), lines_before, text: line });
        }
    }
    levels
}

fn read(text: &str) -> Result<WaterSort, LevelError> {
    let text = text.trim_end();
    let Some((number, rest)) = text.split_once(':') else {
        return Err(LevelError::at(1, 1, "expected the capacity and a colon, as in `4:abca.bcbb.ac._`"));
    };
    let capacity = capacity(number, 1, 1)?;
    let mut column = number.chars().count() + 2;
    let mut cups = Vec::new();
    for cup in rest.split('.') {
        cups.push(read_cup(cup, column)?);
        column += cup.chars().count() + 1;
    }
    if cups.len() > super::MOST_CUPS {
        return Err(LevelError::at(1, 1, format!("more than {} cups", super::MOST_CUPS)));
    }
    level(capacity, &cups)
}

fn read_cup(cup: &str, first: usize) -> Result<Vec<Unit>, LevelError> {
    if cup == "_" {
        return Ok(Vec::new());
    }
    if cup.is_empty() {
        return Err(LevelError::at(1, first, "an empty cup is written `_`"));
    }
    let letters = letters(cup, first)?;
    if !cup.contains(',') {
        return letters.into_iter().map(|letter| letter.unit(String::new())).collect();
    }
    let mut units: Vec<Unit> = Vec::new();
    let mut name: Option<Unit> = None;
    for letter in letters {
        if letter.comma {
            let empty = LevelError::at(1, letter.column, "a name is missing before this comma");
            units.push(name.take().ok_or(empty)?);
        } else {
            name = Some(match name {
                None => letter.unit(String::new())?,
                Some(unit) => Unit { column: unit.column, ..letter.unit(unit.colour)? },
            });
        }
    }
    units.extend(name);
    Ok(units)
}

/// A character of a cup: the bytes it stands for, and whether it is the comma between names.
struct Letter {
    text: char,
    comma: bool,
    column: usize,
}

impl Letter {
    /// A unit named by what was read before and this letter.
    fn unit(&self, before: String) -> Result<Unit, LevelError> {
        if self.comma {
            return Err(LevelError::at(1, self.column, "a comma stands only between names"));
        }
        let mut colour = before;
        colour.push(self.text);
        Ok(Unit { colour, line: 1, column: self.column })
    }
}

/// Undoes the `%XX` of a cup.
fn letters(cup: &str, first: usize) -> Result<Vec<Letter>, LevelError> {
    let characters: Vec<char> = cup.chars().collect();
    let mut letters = Vec::new();
    let mut at = 0;
    while at < characters.len() {
        let (start, c) = (at, characters[at]);
        let column = first + start;
        let wrong = |message: &str| LevelError::at(1, column, message);
        at += 1;
        if c == '%' {
            let (text, end) = escaped(&characters, start).ok_or_else(|| wrong("expected `%` and hexadecimal UTF-8"))?;
            at = end;
            letters.push(Letter { text, comma: false, column });
        } else if c == ',' || c.is_alphanumeric() {
            letters.push(Letter { text: c, comma: c == ',', column });
        } else {
            return Err(wrong(&format!("`{c}` must be written as `%` and its hexadecimal bytes")));
        }
    }
    Ok(letters)
}

/// The character whose UTF-8 bytes stand as `%XX%XX…` at a place, and where it ends.
fn escaped(characters: &[char], start: usize) -> Option<(char, usize)> {
    let mut bytes = Vec::new();
    let mut at = start;
    loop {
        let digits: String = characters.get(at + 1..at + 3)?.iter().collect();
        if characters[at] != '%' || !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
            return None;
        }
        bytes.push(u8::from_str_radix(&digits, 16).ok()?);
        at += 3;
        match std::str::from_utf8(&bytes) {
            Ok(text) => return text.chars().next().map(|c| (c, at)),
            Err(error) if error.error_len().is_some() => return None,
            Err(_) if at >= characters.len() => return None,
            Err(_) => {}
        }
    }
}

fn write(puzzle: &WaterSort) -> String {
    line(puzzle, &puzzle.initial()) + "\n"
}

/// A state in this notation.
pub(in crate::water_sort) fn line(puzzle: &WaterSort, state: &Cups) -> String {
    let single = puzzle.colours().iter().all(|name| name.chars().count() == 1);
    let cups: Vec<String> = puzzle.units(state).map(|units| write_cup(puzzle, units, single)).collect();
    format!("{}:{}", puzzle.capacity(), cups.join("."))
}

fn write_cup(puzzle: &WaterSort, units: &[u8], single: bool) -> String {
    let names = units.iter().map(|&colour| escape(&puzzle.colours()[usize::from(colour)]));
    match (units.len(), single) {
        (0, _) => "_".into(),
        (_, true) => names.collect(),
        (1, false) => names.map(|name| name + ",").collect(),
        _ => names.collect::<Vec<_>>().join(","),
    }
}

fn escape(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        if c.is_alphanumeric() {
            text.push(c);
        } else {
            let mut bytes = [0; 4];
            text.extend(c.encode_utf8(&mut bytes).bytes().map(|b| format!("%{b:02X}")));
        }
    }
    text
}
