//! Reads a trace line by line, however long it is: one of ours, or one that somebody's own program wrote.
//!
//! Nothing is taken for granted: each line may be anything, of any length. Only `event` must be there; what else is
//! missing is found out by whoever needs it. Events and fields that are not known are no error, for a newer program may
//! write more; a newer version of the format is one, for then what is known may mean something else.

use std::io::{BufRead, Read as _};

use serde_json::{Map, Value as Json};
use thiserror::Error;

use super::FORMAT;

/// Most bytes of a line.
pub const LONGEST_LINE: usize = 1 << 20;
/// The events that are known.
const KNOWN: [&str; 3] = ["expand", "step", "generation"];
/// What some editors put before a text in UTF-8.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The fields of a line, by name.
pub type Fields = Map<String, Json>;

/// What is wrong with a trace, and where.
#[derive(Debug, Error)]
pub enum TraceError {
    /// It could not be read.
    #[error("cannot read `{name}`: {error}")]
    Unreadable {
        /// The trace.
        name: String,
        /// What the system said.
        error: std::io::Error,
    },
    /// A line is wrong.
    #[error("{name}: line {line}: {message}")]
    Line {
        /// The trace.
        name: String,
        /// The line, from 1.
        line: u64,
        /// What is wrong and what would be right.
        message: String,
    },
    /// There is nothing in it.
    #[error("`{name}` is empty, so it is no trace (the puzzles' own solvers write none)")]
    Empty {
        /// The trace.
        name: String,
    },
}

/// One event of a trace.
#[derive(Clone, Debug, PartialEq)]
pub struct TraceEvent {
    /// Which event of the trace it is, from 1.
    pub number: u64,
    /// The line it stands in, from 1.
    pub line: u64,
    /// Everything in it, `event` too.
    pub fields: Fields,
}

impl TraceEvent {
    /// What happened: `expand`, `step` or `generation`.
    pub fn kind(&self) -> &str {
        self.fields.get("event").and_then(Json::as_str).unwrap_or_default()
    }

    /// A number that is whole and not negative.
    pub fn count(&self, field: &str) -> Option<u64> {
        self.fields.get(field).and_then(Json::as_u64)
    }

    /// A field as it is read by people; nothing if it is missing or null.
    pub fn text(&self, field: &str) -> Option<String> {
        self.fields.get(field).filter(|value| !value.is_null()).map(shown)
    }
}

/// A value as it is read by people.
pub fn shown(value: &Json) -> String {
    value.as_str().map_or_else(|| value.to_string(), String::from)
}

/// A trace that is being read.
pub struct TraceReader<R> {
    input: R,
    name: String,
    /// Lines read so far.
    line: u64,
    events: u64,
    skipped: u64,
    cut: bool,
    header: Option<Fields>,
    /// The bytes of the line that was read last.
    buffer: Vec<u8>,
    /// An event that was read but not given out.
    ahead: Option<TraceEvent>,
}

impl<R: BufRead> TraceReader<R> {
    /// Begins to read: finds the header, if there is one. The name is for messages.
    pub fn new(name: &str, input: R) -> Result<Self, TraceError> {
        let mut reader = TraceReader {
            input,
            name: name.into(),
            line: 0,
            events: 0,
            skipped: 0,
            cut: false,
            header: None,
            buffer: Vec::new(),
            ahead: None,
        };
        let Some(fields) = reader.next_fields()? else {
            return Err(TraceError::Empty { name: reader.name });
        };
        if fields.get("event").and_then(Json::as_str) == Some("trace") {
            reader.check_version(&fields)?;
            reader.header = Some(fields);
        } else {
            reader.ahead = reader.accept(fields)?;
        }
        Ok(reader)
    }

    /// The first line, if it is a header: traces of other programs may have none.
    pub fn header(&self) -> Option<&Fields> {
        self.header.as_ref()
    }

    /// What the trace is called in messages.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Lines with events that are not known, which were passed over.
    pub fn skipped(&self) -> u64 {
        self.skipped
    }

    /// The line within which the trace breaks off, as happens when the program that wrote it was killed.
    pub fn cut(&self) -> Option<u64> {
        self.cut.then_some(self.line)
    }

    /// The next event, or nothing at the end.
    pub fn event(&mut self) -> Result<Option<TraceEvent>, TraceError> {
        if let Some(event) = self.ahead.take() {
            return Ok(Some(event));
        }
        while let Some(fields) = self.next_fields()? {
            if let Some(event) = self.accept(fields)? {
                return Ok(Some(event));
            }
        }
        Ok(None)
    }

    /// What the next event is, without taking it.
    pub fn kind(&mut self) -> Result<Option<String>, TraceError> {
        self.ahead = self.event()?;
        Ok(self.ahead.as_ref().map(|event| event.kind().into()))
    }

    /// How many more lines there are, found without reading what is in them; nothing if there are more bytes than this.
    pub fn lines_left(mut self, most_bytes: u64) -> Option<u64> {
        let (mut lines, mut bytes, mut ended) = (0, 0, true);
        loop {
            let chunk = self.input.fill_buf().ok()?;
            let Some(last) = chunk.last() else { break };
            ended = *last == b'\n';
            lines += chunk.iter().filter(|byte| **byte == b'\n').count() as u64;
            let read = chunk.len();
            bytes += read as u64;
            self.input.consume(read);
            if bytes > most_bytes {
                return None;
            }
        }
        Some(lines + u64::from(!ended))
    }

    /// An error in the line that was read last.
    pub fn wrong(&self, message: impl Into<String>) -> TraceError {
        self.wrong_at(self.line, message)
    }

    /// An error in a line.
    pub fn wrong_at(&self, line: u64, message: impl Into<String>) -> TraceError {
        TraceError::Line { name: self.name.clone(), line, message: message.into() }
    }

    /// Makes an event of the fields of a line, if it is one that is known.
    fn accept(&mut self, fields: Fields) -> Result<Option<TraceEvent>, TraceError> {
        match fields.get("event") {
            Some(Json::String(kind)) if KNOWN.contains(&kind.as_str()) => {
                self.events += 1;
                Ok(Some(TraceEvent { number: self.events, line: self.line, fields }))
            }
            Some(Json::String(kind)) if kind == "trace" => {
                Err(self.wrong("another trace begins here; a file holds one, with its header in the first line"))
            }
            Some(Json::String(_)) => {
                self.skipped += 1;
                Ok(None)
            }
            Some(_) => Err(self.wrong("`event` is not a string such as \"expand\"")),
            None => Err(self.wrong("no field `event`; a line of a trace is like {\"event\":\"expand\",\"id\":0,…}")),
        }
    }

    fn check_version(&self, header: &Fields) -> Result<(), TraceError> {
        match header.get("version").map(Json::as_u64) {
            Some(Some(version)) if version > FORMAT => Err(self.wrong(format!(
                "version {version} of the format; this program reads up to version {FORMAT}, a newer one is needed"
            ))),
            Some(Some(1..)) => Ok(()),
            _ => Err(self.wrong(format!("the header has no `version` from 1 to {FORMAT}"))),
        }
    }

    /// The object in the next line that is not blank.
    fn next_fields(&mut self) -> Result<Option<Fields>, TraceError> {
        loop {
            self.buffer.clear();
            let most = LONGEST_LINE as u64 + 2;
            let read = self.input.by_ref().take(most).read_until(b'\n', &mut self.buffer);
            if let Err(error) = read {
                return Err(TraceError::Unreadable { name: self.name.clone(), error });
            }
            if self.buffer.is_empty() {
                return Ok(None);
            }
            self.line += 1;
            let ended = self.buffer.last() == Some(&b'\n');
            if !ended && self.buffer.len() > LONGEST_LINE {
                return Err(self.wrong(format!("longer than {LONGEST_LINE} bytes, so it is no line of a trace")));
            }
            let text = match self.line {
                1 => self.buffer.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&self.buffer),
                _ => &self.buffer,
            };
            if text.trim_ascii().is_empty() {
                continue;
            }
            return match serde_json::from_slice::<Json>(text) {
                Ok(Json::Object(fields)) => Ok(Some(fields)),
                Ok(_) => Err(self.wrong("not a JSON object; a line of a trace is like {\"event\":\"expand\",…}")),
                Err(error) if error.is_eof() && !ended && self.line > 1 => {
                    self.cut = true;
                    Ok(None)
                }
                Err(error) => Err(self.wrong(format!("not JSON: {}", reason(&error)))),
            };
        }
    }
}

/// What is wrong with a line's JSON; the line's number in it is always 1 and left out.
fn reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let words = text.split(" at line ").next().unwrap_or_default();
    format!("{words} at column {}", error.column())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &[u8]) -> Result<(Vec<TraceEvent>, u64, Option<u64>), String> {
        let mut reader = TraceReader::new("t", text).map_err(|e| e.to_string())?;
        let mut events = Vec::new();
        while let Some(event) = reader.event().map_err(|e| e.to_string())? {
            events.push(event);
        }
        Ok((events, reader.skipped(), reader.cut()))
    }

    #[test]
    fn events_are_numbered_and_what_is_not_known_is_passed_over() {
        let text = "\u{feff}{\"event\":\"trace\",\"version\":1,\"new\":[]}\r\n\n{\"event\":\"open\"}\n{\"event\":\"expand\"}\n";
        let (events, skipped, cut) = read(text.as_bytes()).unwrap();
        let places: Vec<(u64, u64)> = events.iter().map(|event| (event.number, event.line)).collect();
        assert_eq!((places, skipped, cut), (vec![(1, 4)], 1, None));
    }

    #[test]
    fn a_trace_without_a_header_is_read() {
        let (events, ..) = read(b"{\"event\":\"step\"}\n{\"event\":\"step\"}").unwrap();
        assert_eq!(events.iter().map(|event| event.number).collect::<Vec<_>>(), [1, 2]);
    }

    #[test]
    fn a_last_line_that_breaks_off_is_told() {
        let (events, _, cut) = read(b"{\"event\":\"step\"}\n{\"event\":\"st").unwrap();
        assert_eq!((events.len(), cut), (1, Some(2)));
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let long = [b"{\"event\":\"step\"}\n[".to_vec(), vec![b' '; 2 * LONGEST_LINE]].concat();
        for (text, part) in [
            (&b""[..], "is empty"),
            (b"\n\n", "is empty"),
            (b"S..G\n", "line 1: not JSON: expected value at column 1"),
            (b"{\"event\":\"expand\"}\n[1]\n", "line 2: not a JSON object"),
            (b"{\"event\":\"expand\"}\n{\"id\":1}\n", "line 2: no field `event`"),
            (b"{\"event\":7}\n", "line 1: `event` is not a string"),
            (
                b"{\"event\":\"trace\",\"version\":2}\n",
                "line 1: version 2 of the format; this program reads up to version 1",
            ),
            (b"{\"event\":\"trace\"}\n", "line 1: the header has no `version`"),
            (b"{\"event\":\"step\"}\n{\"event\":\"trace\",\"version\":1}\n", "line 2: another trace begins here"),
            (b"{\"event\":\"expand\",\"state\":\"\xff\"}\n", "line 1: not JSON: invalid unicode"),
            (&long, "line 2: longer than"),
        ] {
            let error = read(text).unwrap_err();
            assert!(error.contains(part), "`{part}` is not in: {error}");
        }
    }

    #[test]
    fn the_rest_is_counted_within_a_bound() {
        let text = b"{\"event\":\"step\"}\na\nb\nc";
        assert_eq!(TraceReader::new("t", &text[..]).unwrap().lines_left(100), Some(3));
        assert_eq!(TraceReader::new("t", &text[..]).unwrap().lines_left(2), None);
    }
}
