//! One line, for links, the command line and packs: `4:abca.bcbb.ac._`.
//!
//! The capacity, a colon, then the cups, bottom first, separated by dots; `_` is an empty cup. Each character is a
//! unit, unless the cup contains a comma: then names stand between commas (`red,blue,red`; a single name is followed
//! by a comma, `red,`). Whatever is not a letter or a digit is written `%XX`, byte by byte, and is one character of a
//! name. In a collection each level has its line; lines that begin with `#` say what is known about the level after
//! them, and one without a key such as `Author:` is its name.

use std::borrow::Cow;

use solvarium_engine::{Ctx, Format, LevelError, LevelText, Message, Metadata, StateSpace, message};

use super::{Draft, MOST_CUPS, Unit, WaterSort, capacity};
use crate::water_sort::Cups;

pub(super) const FORMAT: Format<WaterSort> = Format {
    name: "compact",
    aliases: &[],
    collection: true,
    sniff,
    split: |text| levels(text).collect(),
    read,
    write,
};

fn sniff(text: &str) -> bool {
    levels(text).next().is_some_and(|level| {
        let digits = level.text.bytes().take_while(u8::is_ascii_digit).count();
        digits > 0 && level.text[digits..].starts_with(':')
    })
}

fn levels(text: &str) -> impl Iterator<Item = LevelText<'_>> {
    let mut metadata = Metadata::default();
    text.trim_start_matches('\u{feff}').lines().enumerate().filter_map(move |(lines_before, line)| {
        let text = line.trim_end();
        if let Some(remark) = text.strip_prefix('#') {
            metadata.read_remark(remark);
            return None;
        }
        (!text.is_empty()).then(|| LevelText { metadata: std::mem::take(&mut metadata), lines_before, text })
    })
}

fn read(text: &str, ctx: &mut Ctx<'_>) -> Result<WaterSort, LevelError> {
    let text = text.trim_end();
    let Some((number, rest)) = text.split_once(':') else { return Err(error(1, message!("water-sort-no-colon"))) };
    let mut draft = Draft::new(capacity(number, 1, 1)?);
    if rest.bytes().filter(|byte| *byte == b'.').count() >= MOST_CUPS {
        return Err(error(1, message!("water-sort-too-many-cups", most = MOST_CUPS)));
    }
    let mut column = number.chars().count() + 2;
    for cup in rest.split('.') {
        read_cup(cup, column, &mut draft, ctx)?;
        column += cup.chars().count() + 1;
    }
    draft.finish()
}

fn error(column: usize, message: Message) -> LevelError {
    LevelError::at(1, column, message)
}

fn read_cup<'a>(cup: &'a str, column: usize, draft: &mut Draft<'a>, ctx: &mut Ctx<'_>) -> Result<(), LevelError> {
    let letters = Letters { rest: if cup == "_" { "" } else { cup }, column };
    if cup.is_empty() {
        Err(error(column, message!("water-sort-empty-cup")))
    } else if cup.contains(',') {
        draft.cup(Names(letters), ctx)
    } else {
        draft.cup(letters.map(|letter| letter.map(Letter::unit)), ctx)
    }
}

/// A character of a cup, or the comma between names.
struct Letter<'a> {
    text: Cow<'a, str>,
    comma: bool,
    column: usize,
}

impl<'a> Letter<'a> {
    fn unit(self) -> Unit<'a> {
        Unit { colour: self.text, line: 1, column: self.column }
    }
}

/// The characters of a cup, without `%XX`.
struct Letters<'a> {
    rest: &'a str,
    column: usize,
}

impl<'a> Iterator for Letters<'a> {
    type Item = Result<Letter<'a>, LevelError>;

    fn next(&mut self) -> Option<Self::Item> {
        let sign = self.rest.chars().next()?;
        let column = self.column;
        let (text, length) = match sign {
            '%' => match escaped(self.rest) {
                Some((character, length)) => (Cow::Owned(character.into()), length),
                None => return Some(Err(error(column, message!("water-sort-escape")))),
            },
            _ if sign == ',' || sign.is_alphanumeric() => {
                let length = sign.len_utf8();
                (Cow::Borrowed(&self.rest[..length]), length)
            }
            _ => return Some(Err(error(column, message!("water-sort-unescaped", sign)))),
        };
        self.rest = &self.rest[length..];
        self.column += if sign == '%' { length } else { 1 };
        Some(Ok(Letter { text, comma: sign == ',', column }))
    }
}

/// The names between the commas of a cup.
struct Names<'a>(Letters<'a>);

impl<'a> Iterator for Names<'a> {
    type Item = Result<Unit<'a>, LevelError>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut name: Option<Unit<'a>> = None;
        loop {
            match (self.0.next(), &mut name) {
                (None, _) => return name.map(Ok),
                (Some(Err(error)), _) => return Some(Err(error)),
                (Some(Ok(letter)), None) if letter.comma => {
                    return Some(Err(error(letter.column, message!("water-sort-no-name"))));
                }
                (Some(Ok(letter)), Some(_)) if letter.comma => return name.map(Ok),
                (Some(Ok(letter)), None) => name = Some(letter.unit()),
                (Some(Ok(letter)), Some(name)) => name.colour.to_mut().push_str(&letter.text),
            }
        }
    }
}

/// The character whose UTF-8 bytes a text begins with, as `%XX%XX…`, and the length of that.
fn escaped(text: &str) -> Option<(char, usize)> {
    let mut bytes = Vec::new();
    for group in text.as_bytes().chunks(3) {
        let &[b'%', high, low] = group else { return None };
        bytes.push((char::from(high).to_digit(16)? * 16 + char::from(low).to_digit(16)?) as u8);
        match std::str::from_utf8(&bytes) {
            Ok(character) => return character.chars().next().map(|character| (character, 3 * bytes.len())),
            Err(error) if error.error_len().is_some() => return None,
            Err(_) => {}
        }
    }
    None
}

fn write(puzzle: &WaterSort, metadata: &Metadata) -> String {
    metadata.lines("# ") + &line(puzzle, &puzzle.initial()) + "\n"
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
