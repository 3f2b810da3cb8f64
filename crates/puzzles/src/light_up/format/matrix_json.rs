//! Matrices in JSON: a list of rows, or an object that holds one as `matrix`, `board` or `grid`. Members such as `name`
//! and `author` carry metadata.

use std::collections::BTreeMap;

use serde_json::value::RawValue;
use solvarium_engine::{Ctx, Format, LevelError, Message, Metadata, message};

use super::super::LightUp;
use super::matrix::{code, sign};
use super::{board, rows};
use crate::support::json::{METADATA, one_level};
use crate::support::placement::text::Word;

pub(super) const FORMAT: Format<LightUp> = Format {
    name: "matrix-json",
    aliases: &["report-e-json"],
    collection: false,
    sniff,
    split: one_level,
    read,
    write,
};

/// The keys under which an object may hold the matrix.
const KEYS: [&str; 3] = ["matrix", "board", "grid"];
/// Unknown keys that are named.
const MOST_NOTES: usize = 10;

fn trimmed(text: &str) -> &str {
    text.trim_start_matches('\u{feff}').trim()
}

/// A list of lists of numbers with a white cell in it, or an object with one.
fn sniff(text: &str) -> bool {
    let text = trimmed(text);
    let matrix = match text.chars().next() {
        Some('[') => Some(text),
        Some('{') => KEYS.iter().find_map(|key| {
            let (_, rest) = text.split_once(&format!("\"{key}\""))?;
            Some(rest.trim_start().strip_prefix(':')?.trim_start())
        }),
        _ => None,
    };
    let nested = |text: &str| text.strip_prefix('[').is_some_and(|rest| rest.trim_start().starts_with('['));
    let telling = |text: &str| text.split([',', '[', ']']).map(str::trim).any(|word| matches!(word, "-1" | "-2" | "8"));
    matrix.is_some_and(|text| nested(text) && telling(bracketed(text)))
}

/// The part of a text up to the bracket that closes the first.
fn bracketed(text: &str) -> &str {
    let mut depth = 0;
    let end = text.char_indices().find(|(_, letter)| {
        depth += i32::from(*letter == '[') - i32::from(*letter == ']');
        depth == 0
    });
    &text[..end.map_or(text.len(), |(at, _)| at)]
}

fn read(text: &str, ctx: &mut Ctx<'_>) -> Result<LightUp, LevelError> {
    let whole: &str = serde_json::from_str::<&RawValue>(trimmed(text)).map_err(|error| broken(text, &error))?.get();
    let mut notes = Vec::new();
    let raw = if whole.starts_with('{') { member(text, whole, &mut notes)? } else { whole };
    let mut places = Places { text, at: 0, line: 1, column: 1 };
    let place = places.word(raw);
    let rows: Vec<Vec<&RawValue>> =
        serde_json::from_str(raw).map_err(|_| place.wrong(message!("light-up-json-rows")))?;
    if rows.iter().any(Vec::is_empty) {
        return Err(place.wrong(message!("light-up-json-empty-row")));
    }
    let rows = rows.into_iter().map(|row| places.words(row).into_iter());
    let mut puzzle = board(rows, None, sign, Word { text: "", ..place }, ctx)?;
    puzzle.notes.extend(notes);
    Ok(puzzle)
}

/// The matrix in an object.
fn member<'a>(text: &'a str, object: &'a str, notes: &mut Vec<Message>) -> Result<&'a str, LevelError> {
    let members: BTreeMap<String, &RawValue> = serde_json::from_str(object).map_err(|error| broken(text, &error))?;
    let key = KEYS.into_iter().find(|key| members.contains_key(*key)).ok_or_else(|| {
        Places { text, at: 0, line: 1, column: 1 }.word(object).wrong(message!("light-up-json-no-matrix"))
    })?;
    let others = members.keys().filter(|other| *other != key && !METADATA.contains(&other.as_str()));
    notes.extend(
        others.take(MOST_NOTES).map(|other| message!("json-unknown-key", object = message!("json-level"), key = other)),
    );
    Ok(members[key].get())
}

/// What is wrong with the JSON, where the library noticed it.
fn broken(text: &str, problem: &serde_json::Error) -> LevelError {
    let message = problem.to_string();
    let message = message.rsplit_once(" at line ").map_or(message.as_str(), |(message, _)| message);
    let before = text.len() - text.trim_start_matches('\u{feff}').trim_start().len();
    let skipped = text[..before].matches('\n').count();
    let line = skipped + problem.line().max(1);
    let length = text.split('\n').nth(line - 1).unwrap_or("").chars().count();
    LevelError::at(line, problem.column().clamp(1, length + 1), Message::verbatim(message))
}

/// Finds the places of parts of a text, asked for in their order.
struct Places<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    column: usize,
}

impl<'a> Places<'a> {
    fn words(&mut self, parts: Vec<&'a RawValue>) -> Vec<Word<'a>> {
        parts.into_iter().map(|part| self.word(part.get())).collect()
    }

    fn word(&mut self, part: &'a str) -> Word<'a> {
        let at = part.as_ptr() as usize - self.text.as_ptr() as usize;
        for letter in self.text[self.at..at].chars() {
            (self.line, self.column) = if letter == '\n' { (self.line + 1, 1) } else { (self.line, self.column + 1) };
        }
        self.at = at;
        Word { text: part, line: self.line, column: self.column }
    }
}

/// A list of rows, or an object if something is known about the level.
fn write(puzzle: &LightUp, metadata: &Metadata) -> String {
    let rows = rows(puzzle.layout(), ",", |_, cell| code(cell).to_string());
    let rows: Vec<String> = rows.lines().map(|row| format!("[{row}]")).collect();
    let matrix = format!("[{}]", rows.join(",\n "));
    if metadata.is_empty() {
        return matrix + "\n";
    }
    let members = serde_json::to_string(metadata).expect("strings and numbers are JSON");
    format!("{},\n\"matrix\":\n{matrix}}}\n", &members[..members.len() - 1])
}
