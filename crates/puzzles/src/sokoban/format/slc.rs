//! SLC: collections in XML.
//!
//! The root `SokobanLevels` has a title and a description, and a `LevelCollection` of `Level` elements; each has its
//! rows in `L` elements, with the characters of XSB. A level's title is its attribute `Id`. What encoding the XML
//! declares does not matter, for the text has been decoded by whoever read the file.

use std::fmt::Write as _;
use std::ops::Range;

use roxmltree::{Document, Error, Node, ParsingOptions};
use solvarium_engine::puzzle::one_level;
use solvarium_engine::{Format, LevelError, LevelText};

use super::{Sokoban, Spot, level, rows, xsb};

pub(super) const FORMAT: Format<Sokoban> = Format {
    name: "slc",
    summary: "XML: elements `Level` with their rows in elements `L`",
    collection: false,
    sniff: |text| text.contains("</Level>") && (text.contains("<L>") || text.contains("<L ")),
    split,
    read,
    write,
};

fn parse(text: &str) -> Result<Document<'_>, Error> {
    Document::parse_with_options(text, ParsingOptions { allow_dtd: true, ..ParsingOptions::default() })
}

/// The `Level` elements of a document, each from the beginning of its line, for places in it to be told by line and column.
fn split(text: &str) -> Vec<LevelText<'_>> {
    let text = text.trim_start_matches('\u{feff}');
    let Ok(document) = parse(text) else {
        return one_level(text);
    };
    let level = |node: Node<'_, '_>| {
        let Range { start, end } = node.range();
        let line = text[..start].rfind('\n').map_or(0, |at| at + 1);
        let title = node.attribute_node("Id").map(|id| text[id.range_value()].trim()).filter(|id| !id.is_empty());
        LevelText { title, lines_before: text[..line].matches('\n').count(), text: &text[line..end] }
    };
    levels(&document).map(level).collect()
}

fn levels<'a>(document: &'a Document<'a>) -> impl Iterator<Item = Node<'a, 'a>> {
    document.descendants().filter(|node| node.has_tag_name("Level"))
}

/// Reads a document with one level, or what `split` made of a level.
fn read(text: &str) -> Result<Sokoban, LevelError> {
    let text = text.trim_start_matches('\u{feff}');
    // In a line there may be other elements before the level, which are not whole.
    let start = if text.ends_with("</Level>") { last_level(text) } else { 0 };
    let place = Places { text, start };
    let document = parse(&text[start..]).map_err(|error| place.not_xml(&error))?;
    let mut levels = levels(&document);
    let Some(node) = levels.next() else {
        return Err(LevelError::at(1, 1, "there is no element `Level` here"));
    };
    if let Some(second) = levels.next() {
        return Err(place.at(second.range().start, "a second level; choose one"));
    }
    let rows = node.children().filter(|child| child.has_tag_name("L"));
    let rows = rows.map(|row| spots(row, &place)).collect::<Result<Vec<_>, _>>()?;
    if rows.iter().all(Vec::is_empty) {
        return Err(place.at(node.range().start, "the level has no rows; each is an element `L`"));
    }
    level(&rows)
}

/// Where the last element `Level` begins.
fn last_level(text: &str) -> usize {
    let begins = |(at, _): &(usize, &str)| !text[at + "<Level".len()..].starts_with("Collection");
    text.rmatch_indices("<Level").find(begins).map_or(0, |(at, _)| at)
}

/// The squares of a row.
fn spots(row: Node<'_, '_>, place: &Places<'_>) -> Result<Vec<Spot>, LevelError> {
    let Some(node) = row.children().find(Node::is_text) else { return Ok(Vec::new()) };
    let (line, column) = place.of(node.range().start);
    let mut spots = Vec::new();
    for (at, c) in node.text().unwrap_or("").trim_end_matches(['\n', '\r']).chars().enumerate() {
        let column = column + at;
        let wrong = || LevelError::at(line, column, format!("`{}` is no square of a board", c.escape_default()));
        spots.push(Spot { letter: xsb::normal(c).ok_or_else(wrong)?, line, column });
    }
    Ok(spots)
}

/// Turns places in the part of a text that is parsed into lines and columns of the whole.
struct Places<'a> {
    text: &'a str,
    start: usize,
}

impl Places<'_> {
    fn of(&self, at: usize) -> (usize, usize) {
        let before = &self.text[..self.start + at];
        let line = before.rfind('\n').map_or(0, |at| at + 1);
        (before.matches('\n').count() + 1, before[line..].chars().count() + 1)
    }

    fn at(&self, at: usize, message: impl Into<String>) -> LevelError {
        let (line, column) = self.of(at);
        LevelError::at(line, column, message)
    }

    fn not_xml(&self, error: &Error) -> LevelError {
        let (line, column) = self.of(0);
        let (row, here) = (error.pos().row as usize, error.pos().col as usize);
        let column = if row == 1 { column + here - 1 } else { here };
        let message = error.to_string();
        let message = message.rsplit_once(" at ").map_or(message.as_str(), |(message, _)| message);
        LevelError::at(line + row - 1, column, format!("this is not right in XML: {message}"))
    }
}

fn write(puzzle: &Sokoban) -> String {
    let grid = puzzle.level().room.grid;
    let mut text =
        String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<SokobanLevels>\n  <Title>Sokoban</Title>\n");
    let _ = writeln!(text, "  <LevelCollection MaxWidth=\"{}\" MaxHeight=\"{}\">", grid.width, grid.height);
    let _ = writeln!(text, "    <Level Id=\"1\" Width=\"{}\" Height=\"{}\">", grid.width, grid.height);
    for row in rows(puzzle.level(), &puzzle.level().start) {
        let _ = writeln!(text, "      <L>{row}</L>");
    }
    text + "    </Level>\n  </LevelCollection>\n</SokobanLevels>\n"
}
