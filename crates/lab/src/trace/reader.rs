//! Reads a trace line by line, however long it is: one of ours, or one that another program wrote.
//!
//! Nothing is taken for granted: each line may be anything, of any length. Only `event` must be there; what else is
//! missing is noticed where it is needed. Events and fields that are not known are no error, for a newer program may
//! write more; a newer version of the format is one, for then what is known may mean something else.

use std::borrow::Cow;
use std::io::{BufRead, Read as _};

use serde::Deserialize;
use serde_json::{Map, Value as Json};
use solvarium_engine::{Message, message};
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
    Unreadable {
        /// The trace.
        name: String,
        /// What the system said.
        error: std::io::Error,
    },
    /// A line is wrong.
    Line {
        /// The trace.
        name: String,
        /// The line, from 1.
        line: u64,
        /// What is wrong and what would be right.
        message: Message,
    },
    /// There is nothing in it.
    Empty {
        /// The trace.
        name: String,
    },
}

impl From<&TraceError> for Message {
    fn from(error: &TraceError) -> Self {
        match error {
            TraceError::Unreadable { name, error } => message!("load-file", path = name, reason = error.to_string()),
            TraceError::Line { name, line, message } => {
                message!("trace-line", name, line = *line, message = message.clone())
            }
            TraceError::Empty { name } => message!("trace-empty", name),
        }
    }
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

/// All that has to be known of a line to pass over it.
#[derive(Deserialize)]
struct Glance<'a> {
    #[serde(borrow)]
    event: Cow<'a, str>,
}

/// A value as it is read by people.
pub fn shown(value: &Json) -> String {
    value.as_str().map_or_else(|| value.to_string(), String::from)
}

/// A trace that is being read.
pub struct TraceReader<R> {
    input: R,
    /// What the trace is called in messages.
    pub name: String,
    /// Lines read so far.
    line: u64,
    events: u64,
    /// Lines with events that are not known, which were passed over.
    pub skipped: u64,
    cut: bool,
    /// The first line, if it is a header: traces of other programs may have none.
    pub header: Option<Fields>,
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

    /// Goes on to the next event without taking it apart; gives its number and line, or nothing at the end. A line that
    /// is the same as `twin`, which was looked at before, is not looked at again.
    pub(super) fn pass(&mut self, twin: Option<&[u8]>) -> Result<Option<(u64, u64)>, TraceError> {
        if let Some(event) = self.ahead.take() {
            return Ok(Some((event.number, event.line)));
        }
        while self.next_line()? {
            if twin == Some(self.text()) || is_known(self.text()) {
                self.events += 1;
                return Ok(Some((self.events, self.line)));
            }
            let Some(fields) = self.fields()? else { break };
            if let Some(event) = self.accept(fields)? {
                return Ok(Some((event.number, event.line)));
            }
        }
        Ok(None)
    }

    /// Takes apart the event of the line that was read last, given its number and line.
    pub(super) fn take_apart(&self, (number, line): (u64, u64)) -> Result<TraceEvent, TraceError> {
        let fields = serde_json::from_slice(self.text()).map_err(|error| self.not_json(&error))?;
        Ok(TraceEvent { number, line, fields })
    }

    /// The line that was read last.
    pub(super) fn text(&self) -> &[u8] {
        match self.line {
            1 => self.buffer.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&self.buffer),
            _ => &self.buffer,
        }
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
    pub fn wrong(&self, message: Message) -> TraceError {
        self.wrong_at(self.line, message)
    }

    /// An error in a line.
    pub fn wrong_at(&self, line: u64, message: Message) -> TraceError {
        TraceError::Line { name: self.name.clone(), line, message }
    }

    /// Makes an event of the fields of a line, if it is one that is known.
    fn accept(&mut self, fields: Fields) -> Result<Option<TraceEvent>, TraceError> {
        match fields.get("event") {
            Some(Json::String(kind)) if KNOWN.contains(&kind.as_str()) => {
                self.events += 1;
                Ok(Some(TraceEvent { number: self.events, line: self.line, fields }))
            }
            Some(Json::String(kind)) if kind == "trace" => Err(self.wrong(message!("trace-another"))),
            Some(Json::String(_)) => {
                self.skipped += 1;
                Ok(None)
            }
            Some(_) => Err(self.wrong(message!("trace-event-not-text"))),
            None => Err(self.wrong(message!("trace-no-event"))),
        }
    }

    fn check_version(&self, header: &Fields) -> Result<(), TraceError> {
        match header.get("version").map(Json::as_u64) {
            Some(Some(version)) if version > FORMAT => {
                Err(self.wrong(message!("trace-newer", version, known = FORMAT)))
            }
            Some(Some(1..)) => Ok(()),
            _ => Err(self.wrong(message!("trace-no-version", known = FORMAT))),
        }
    }

    /// The object in the next line that is not blank.
    fn next_fields(&mut self) -> Result<Option<Fields>, TraceError> {
        if self.next_line()? { self.fields() } else { Ok(None) }
    }

    /// Reads the next line that is not blank; false at the end.
    fn next_line(&mut self) -> Result<bool, TraceError> {
        loop {
            self.buffer.clear();
            let most = LONGEST_LINE as u64 + 2;
            let read = self.input.by_ref().take(most).read_until(b'\n', &mut self.buffer);
            if let Err(error) = read {
                return Err(TraceError::Unreadable { name: self.name.clone(), error });
            }
            if self.buffer.is_empty() {
                return Ok(false);
            }
            self.line += 1;
            if !self.buffer.ends_with(b"\n") && self.buffer.len() > LONGEST_LINE {
                return Err(self.wrong(message!("trace-long-line", most = LONGEST_LINE)));
            }
            if !self.text().trim_ascii().is_empty() {
                return Ok(true);
            }
        }
    }

    /// The object in the line that was read last; nothing if the trace breaks off within it.
    fn fields(&mut self) -> Result<Option<Fields>, TraceError> {
        match serde_json::from_slice::<Json>(self.text()) {
            Ok(Json::Object(fields)) => Ok(Some(fields)),
            Ok(_) => Err(self.wrong(message!("trace-not-object"))),
            Err(error) if error.is_eof() && !self.buffer.ends_with(b"\n") && self.line > 1 => {
                self.cut = true;
                Ok(None)
            }
            Err(error) => Err(self.not_json(&error)),
        }
    }

    /// The line's number in what JSON's reader says is always 1 and left out.
    fn not_json(&self, error: &serde_json::Error) -> TraceError {
        let (reason, column) = (error.to_string(), error.column());
        let reason = reason.split(" at line ").next().unwrap_or_default();
        self.wrong(message!("trace-not-json", reason, column))
    }
}

/// Whether a line is an event of a known kind. The rest is checked when the event is read.
fn is_known(text: &[u8]) -> bool {
    let glance = || serde_json::from_slice::<Glance<'_>>(text);
    text.trim_ascii_start().starts_with(b"{") && glance().is_ok_and(|glance| KNOWN.contains(&&*glance.event))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::english;

    fn read(text: &[u8]) -> Result<(Vec<TraceEvent>, u64, Option<u64>), String> {
        let mut reader = TraceReader::new("t", text).map_err(|error| english(&error))?;
        let mut events = Vec::new();
        while let Some(event) = reader.event().map_err(|error| english(&error))? {
            events.push(event);
        }
        Ok((events, reader.skipped, reader.cut()))
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
    fn a_last_line_that_breaks_off_is_reported() {
        let (events, _, cut) = read(b"{\"event\":\"step\"}\n{\"event\":\"st").unwrap();
        assert_eq!((events.len(), cut), (1, Some(2)));
    }

    #[test]
    fn errors_name_their_line() {
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
