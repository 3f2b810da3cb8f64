//! SLC: collections in XML.
//!
//! The root `SokobanLevels` has a title and a description, and a `LevelCollection` of `Level` elements; each has its
//! rows in `L` elements, with the characters of XSB. A level's name is its attribute `Id`, its author is the attribute
//! `Copyright` of the level or of the collection; attributes such as `Difficulty` are our own. What encoding the XML
//! declares does not matter, because the text was decoded when the file was read.

use std::fmt::Write as _;
use std::ops::Range;

use roxmltree::{Document, Error, Node, ParsingOptions};
use solvarium_engine::puzzle::one_level;
use solvarium_engine::{Ctx, Format, LevelError, LevelText, Message, Metadata, message};

use super::{Sokoban, Spot, level, rows, xsb};

pub(super) const FORMAT: Format<Sokoban> = Format {
    name: "slc",
    aliases: &[],
    collection: false,
    sniff: |text| text.contains("</Level>") && (text.contains("<L>") || text.contains("<L ")),
    split,
    read,
    write,
};

/// Most attributes of an element. The parser compares each with all others.
const MOST_ATTRIBUTES: usize = 5_000;
/// Most declarations of name spaces. The parser copies them from element to element.
const MOST_NAME_SPACES: usize = 50;

fn parse(text: &str) -> Result<Document<'_>, Error> {
    Document::parse_with_options(text, ParsingOptions { allow_dtd: true, ..ParsingOptions::default() })
}

/// Whether the parser will take time linear in the text. Within a tag there is no `<`.
fn is_tame(text: &str) -> bool {
    let attributes = |part: &str| part.bytes().filter(|byte| *byte == b'=').count();
    text.split('<').all(|part| attributes(part) <= MOST_ATTRIBUTES) && text.matches("xmlns").count() <= MOST_NAME_SPACES
}

/// The `Level` elements of a document, each from the beginning of its line, so that places in it can be given by line and column.
fn split(text: &str) -> Vec<LevelText<'_>> {
    let text = text.trim_start_matches('\u{feff}');
    let Some(document) = is_tame(text).then(|| parse(text).ok()).flatten() else {
        return one_level(text);
    };
    let mut places = Places::new(text, 0);
    let level = |node: Node<'_, '_>| {
        let Range { start, end } = node.range();
        let (line, _) = places.of(start);
        LevelText { metadata: metadata(node), lines_before: line - 1, text: &text[places.line_start..end] }
    };
    levels(&document).map(level).collect()
}

/// The keys of [`Metadata::read_line`] that have an attribute of another name here.
const ATTRIBUTES: [(&str, &str); 2] = [("Title", "Id"), ("Author", "Copyright")];

/// What the attributes of a level and of the collection it is in say.
fn metadata(level: Node<'_, '_>) -> Metadata {
    let mut metadata = Metadata::default();
    let collection = level.parent_element().and_then(|parent| parent.attribute("Copyright"));
    let own = level.attributes().map(|attribute| (attribute.name(), attribute.value()));
    for (name, value) in collection.map(|value| ("Copyright", value)).into_iter().chain(own) {
        let key = ATTRIBUTES.iter().find(|(_, attribute)| *attribute == name).map_or(name, |(key, _)| key);
        metadata.read_line(&format!("{key}: {value}"));
    }
    metadata
}

fn levels<'a>(document: &'a Document<'a>) -> impl Iterator<Item = Node<'a, 'a>> {
    document.descendants().filter(|node| node.has_tag_name("Level"))
}

/// Reads a document with one level, or what `split` made of a level.
fn read(text: &str, ctx: &mut Ctx<'_>) -> Result<Sokoban, LevelError> {
    let text = text.trim_start_matches('\u{feff}');
    // In a line there may be other elements before the level, which are not whole.
    let start = if text.ends_with("</Level>") { last_level(text) } else { 0 };
    let mut places = Places::new(text, start);
    if !is_tame(&text[start..]) {
        return Err(places.at(0, message!("sokoban-xml-too-large")));
    }
    let document = parse(&text[start..]).map_err(|error| places.not_xml(&error))?;
    let mut levels = levels(&document);
    let Some(node) = levels.next() else {
        return Err(LevelError::at(1, 1, message!("sokoban-no-level-element")));
    };
    if let Some(second) = levels.next() {
        return Err(places.at(second.range().start, message!("sokoban-second-level")));
    }
    let mut rows = Vec::new();
    for row in node.children().filter(|child| child.has_tag_name("L")) {
        ctx.poll()?;
        rows.push(spots(row, &mut places)?);
    }
    if rows.iter().all(Vec::is_empty) {
        return Err(places.at(node.range().start, message!("sokoban-no-rows")));
    }
    level(&rows, ctx)
}

/// Where the last element `Level` begins.
fn last_level(text: &str) -> usize {
    let begins = |(at, _): &(usize, &str)| !text[at + "<Level".len()..].starts_with("Collection");
    text.rmatch_indices("<Level").find(begins).map_or(0, |(at, _)| at)
}

/// The squares of a row.
fn spots(row: Node<'_, '_>, places: &mut Places<'_>) -> Result<Vec<Spot>, LevelError> {
    let Some(node) = row.children().find(Node::is_text) else { return Ok(Vec::new()) };
    let (line, column) = places.of(node.range().start);
    let mut spots = Vec::new();
    for (at, c) in node.text().unwrap_or("").trim_end_matches(['\n', '\r']).chars().enumerate() {
        let column = column + at;
        let wrong =
            || LevelError::at(line, column, message!("sokoban-no-square", letter = c.escape_default().to_string()));
        spots.push(Spot { letter: xsb::normal(c).ok_or_else(wrong)?, line, column });
    }
    Ok(spots)
}

/// Turns places in the part of a text that is parsed into lines and columns of the whole.
///
/// It goes on from the place asked for last, so that many questions in the order of the text take linear time.
struct Places<'a> {
    text: &'a str,
    start: usize,
    at: usize,
    line: usize,
    column: usize,
    line_start: usize,
}

impl<'a> Places<'a> {
    fn new(text: &'a str, start: usize) -> Self {
        Places { text, start, at: 0, line: 1, column: 1, line_start: 0 }
    }

    fn of(&mut self, at: usize) -> (usize, usize) {
        let at = self.start + at;
        if at < self.at {
            *self = Places::new(self.text, self.start);
        }
        for (offset, c) in self.text[self.at..at].char_indices() {
            self.column += 1;
            if c == '\n' {
                (self.line, self.column, self.line_start) = (self.line + 1, 1, self.at + offset + 1);
            }
        }
        self.at = at;
        (self.line, self.column)
    }

    fn at(&mut self, at: usize, message: Message) -> LevelError {
        let (line, column) = self.of(at);
        LevelError::at(line, column, message)
    }

    fn not_xml(&mut self, error: &Error) -> LevelError {
        let (line, column) = self.of(0);
        let (row, here) = (error.pos().row as usize, error.pos().col as usize);
        let column = if row == 1 { column + here - 1 } else { here };
        let reason = error.to_string();
        let reason = reason.rsplit_once(" at ").map_or(reason.as_str(), |(reason, _)| reason);
        LevelError::at(line + row - 1, column, message!("sokoban-not-xml", reason = Message::verbatim(reason)))
    }
}

fn write(puzzle: &Sokoban, metadata: &Metadata) -> String {
    let grid = puzzle.level().room.grid;
    let mut text =
        String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<SokobanLevels>\n  <Title>Sokoban</Title>\n");
    let _ = writeln!(text, "  <LevelCollection MaxWidth=\"{}\" MaxHeight=\"{}\">", grid.width, grid.height);
    let attributes = attributes(metadata);
    let _ = writeln!(text, "    <Level{attributes} Width=\"{}\" Height=\"{}\">", grid.width, grid.height);
    for row in rows(puzzle.level(), &puzzle.level().start) {
        let _ = writeln!(text, "      <L>{row}</L>");
    }
    text + "    </Level>\n  </LevelCollection>\n</SokobanLevels>\n"
}

/// What is known about a level, as attributes. Every level has an `Id`, also one whose name would be blank.
fn attributes(metadata: &Metadata) -> String {
    let name = metadata.name.clone().filter(|name| !escaped(name).trim().is_empty());
    let lines = Metadata { name: name.or_else(|| Some("1".into())), ..metadata.clone() }.lines("");
    let attribute = |line: &str| {
        let (key, value) = line.split_once(": ").unwrap_or((line, ""));
        let name = ATTRIBUTES.iter().find(|(other, _)| *other == key).map_or(key, |(_, attribute)| attribute);
        format!(" {name}=\"{}\"", escaped(value))
    };
    lines.lines().map(attribute).collect()
}

/// A text as the value of an attribute. What XML cannot hold, not even escaped, becomes a blank.
fn escaped(text: &str) -> String {
    let text = text.replace(|c: char| c < ' ' || matches!(c, '\u{fffe}' | '\u{ffff}'), " ");
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
