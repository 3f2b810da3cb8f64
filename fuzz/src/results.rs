//! Files of results, which are merged from several machines, and figures published elsewhere: lines of JSON, then after a
//! zero byte a table in CSV. Whatever can be read can be reported.

use std::path::Path;

use solvarium_bench::report::{self, Format, beside};
use solvarium_bench::{Line, Results, store};
use solvarium_engine::Message;

use crate::memory::Bound;
use crate::{ENGLISH, VIETNAMESE, text};

/// A value of JSON takes up to about a hundred bytes for two of text.
const READING: Bound = Bound { per_byte: 500, fixed: 1 << 20 };
/// A table has a cell for each level and each solver.
const REPORTING: Bound = Bound { per_byte: 20_000, fixed: 64 << 20 };
/// The page with its charts takes much longer than the other forms, so few results become one.
const PAGES: usize = 16;

/// Reads results and writes their reports.
pub fn results(bytes: &[u8]) {
    let middle = bytes.iter().position(|byte| *byte == 0).unwrap_or(bytes.len());
    let (lines, rest) = bytes.split_at(middle);
    let figures = text::of(rest.get(1..).unwrap_or_default());
    let published = READING.holds(figures.len(), "figures", || beside::read(&figures)).unwrap_or_else(|error| {
        let message = Message::from(&error);
        assert!(!ENGLISH.text(&message).is_empty() && !VIETNAMESE.text(&message).is_empty());
        Vec::new()
    });
    let read = READING.holds(lines.len(), "results", || store::parse(Path::new("runs.jsonl"), lines));
    let Ok(read) = read else { return };
    is_kept(&read);
    let forms = [Format::Markdown, Format::Csv, Format::Tex, Format::Html];
    let forms = if bytes.len() % PAGES == 0 { &forms[..] } else { &forms[..3] };
    for form in forms {
        REPORTING.holds(bytes.len(), "reporting", || report::render(&read, &published, *form, &VIETNAMESE));
    }
}

/// What was read is the same after it was written and read again.
fn is_kept(read: &Results) {
    let sessions = read.sessions.iter().map(|session| Line::Session(Box::new(session.clone())));
    let runs = read.records.iter().map(|record| Line::Run(Box::new(record.clone())));
    let line = |line: Line| serde_json::to_string(&line).expect("a line can be written") + "\n";
    let text: String = sessions.chain(runs).map(line).collect();
    let again = store::parse(Path::new("again.jsonl"), text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((&again.sessions, &again.records), (&read.sessions, &read.records), "{text}");
    assert!(again.damaged.is_empty() && again.repeated == 0, "{text}");
}
