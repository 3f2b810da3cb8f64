//! Traces that anybody may have written. Two stand in one input, with a zero byte between.

use solvarium_lab::Message;
use solvarium_lab::trace::course;
use solvarium_lab::trace::diff::diff;
use solvarium_lab::trace::reader::{TraceError, TraceReader};
use solvarium_lab::trace::tree::{self, TreeView};

use crate::memory::Bound;
use crate::{ENGLISH, VIETNAMESE};

/// A value of JSON takes up to about a hundred bytes for two of text, as in `[0,0,0]`.
const READING: Bound = Bound { per_byte: 400, fixed: 1 << 20 };
/// What is shown of a tree and of a course.
const NODES: usize = 50;
const ROWS: usize = 8;

/// Reads, draws and compares traces.
pub fn traces(bytes: &[u8]) {
    let middle = bytes.iter().position(|byte| *byte == 0);
    let (a, b) = middle.map_or((bytes, bytes), |at| (&bytes[..at], &bytes[at + 1..]));
    READING.holds(bytes.len(), "reading", || one(a));
    READING.holds(bytes.len(), "comparing", || both(a, b));
    let is_same = READING.holds(bytes.len(), "comparing", || compared(a, a).map(|found| found.is_none()));
    assert!(is_same.unwrap_or(true), "a trace differs from itself");
}

fn one(bytes: &[u8]) {
    let events = tell(events(bytes));
    for from in [None, Some(1)] {
        let view = TreeView { depth: from, nodes: NODES, from };
        let tree = tell(TraceReader::new("a", bytes).and_then(|mut reader| tree::read(&mut reader, &view)));
        let Some(tree) = tree else { continue };
        assert_eq!(Some(tree.expansions + tree.others), events);
        assert!(tree.nodes.len() <= NODES);
        let children: usize = tree.nodes.iter().map(|node| node.children.len()).sum();
        assert_eq!(children + tree.roots.len(), tree.nodes.len());
    }
    for kind in ["step", "generation"] {
        let course = tell(TraceReader::new("a", bytes).and_then(|mut reader| course::read(&mut reader, kind, ROWS)));
        let Some(course) = course else { continue };
        assert_eq!(Some(course.events + course.others), events);
        assert_eq!(course.stretches.iter().map(|stretch| stretch.events()).sum::<u64>(), course.events);
    }
}

fn events(bytes: &[u8]) -> Result<u64, TraceError> {
    let mut reader = TraceReader::new("a", bytes)?;
    let mut count = 0;
    while let Some(event) = reader.event()? {
        count += 1;
        assert_eq!(event.number, count);
    }
    Ok(count)
}

fn both(a: &[u8], b: &[u8]) {
    let found = compared(a, b);
    let reversed = compared(b, a);
    if let (Some(found), Some(reversed)) = (found, reversed) {
        assert_eq!(found, reversed, "how many events are alike does not depend on the order");
    }
}

/// The event in which two traces differ; nothing if they cannot be compared.
fn compared(a: &[u8], b: &[u8]) -> Option<Option<u64>> {
    let found = TraceReader::new("a", a).and_then(|a| diff(a, TraceReader::new("b", b)?, &[]));
    let found = tell(found)?;
    let json = found.json(&ENGLISH).expect("a difference can be written as JSON");
    assert!(serde_json::from_str::<serde_json::Value>(&json).is_ok(), "{json}");
    Some(found.difference.map(|_| found.alike))
}

/// What was read; what is wrong can be told in every language.
fn tell<T>(read: Result<T, TraceError>) -> Option<T> {
    read.map_err(|error| {
        let message = Message::from(&error);
        assert!(!ENGLISH.text(&message).is_empty() && !VIETNAMESE.text(&message).is_empty());
    })
    .ok()
}
