//! Where two traces first differ: what to look at when an algorithm was changed, or when another program should
//! expand states in the same order as ours.
//!
//! Both are read side by side, one event of each at a time, so their length does not matter.

use std::collections::VecDeque;
use std::io::BufRead;

use serde::Serialize;
use serde_json::Value as Json;
use solvarium_engine::options::there_are;
use solvarium_engine::{Message, message};
use solvarium_words::Words;

use super::reader::{Fields, TraceError, TraceEvent, TraceReader, shown};

/// Events before the difference that are kept.
const CONTEXT: usize = 3;
/// Most bytes that are read only to count the events that are left.
const MOST_COUNTED: u64 = 1 << 30;
/// A field that is compared only when it is asked for: it says again which event of the trace this is.
const NUMBER: &str = "n";
/// A field that is written only where it is true.
const OPTIONAL: &str = "backward";

/// The result of comparing two traces.
#[derive(Debug)]
pub struct TraceDiff {
    /// What differs in the headers, and what else is worth knowing.
    pub notes: Vec<Message>,
    /// Events that are alike, from the first on.
    pub alike: u64,
    /// Where they differ.
    pub difference: Option<Difference>,
}

/// The first event in which two traces differ.
#[derive(Debug)]
pub struct Difference {
    /// The fields that differ; none if one of the traces has ended.
    pub fields: Vec<String>,
    /// The event of each; none if that trace has ended.
    pub events: [Option<TraceEvent>; 2],
    /// The last events of the first trace before.
    pub before: Vec<TraceEvent>,
    /// Events of each trace in all, where little reading was enough to count them.
    pub totals: [Option<u64>; 2],
}

/// A difference as JSON has it.
#[derive(Serialize)]
struct Written<'a> {
    identical: bool,
    alike: u64,
    event: Option<u64>,
    fields: &'a [String],
    a: Option<&'a Fields>,
    b: Option<&'a Fields>,
    totals: [Option<u64>; 2],
    notes: Vec<String>,
}

impl TraceDiff {
    /// The object that `--output json` prints, with the notes in these words.
    pub fn json(&self, words: &Words) -> serde_json::Result<String> {
        let difference = self.difference.as_ref();
        let fields = |which: usize| difference.and_then(|d| d.events[which].as_ref()).map(|event| &event.fields);
        serde_json::to_string(&Written {
            identical: difference.is_none(),
            alike: self.alike,
            event: difference.map(|_| self.alike + 1),
            fields: difference.map_or(&[], |d| &d.fields),
            a: fields(0),
            b: fields(1),
            totals: difference.map_or([Some(self.alike); 2], |d| d.totals),
            notes: self.notes.iter().map(|note| words.text(note)).collect(),
        })
    }
}

/// Compares two traces event by event: in the named fields, or, if there are none, in those that both lines have.
pub fn diff<A: BufRead, B: BufRead>(
    mut a: TraceReader<A>,
    mut b: TraceReader<B>,
    wanted: &[String],
) -> Result<TraceDiff, TraceError> {
    let mut notes = compare_headers(a.header.as_ref(), b.header.as_ref());
    let mut before = Before::default();
    let mut alike = 0;
    let (fields, events) = loop {
        let places = [a.pass(None)?, b.pass(Some(a.text()))?];
        let [Some(left), Some(right)] = places else {
            let events = [
                places[0].map(|place| a.take_apart(place)).transpose()?,
                places[1].map(|place| b.take_apart(place)).transpose()?,
            ];
            break (Vec::new(), Some(events).filter(|events| events.iter().any(Option::is_some)));
        };
        if alike == 0 || a.text() != b.text() {
            let (left, right) = (a.take_apart(left)?, b.take_apart(right)?);
            if alike == 0 {
                known(&a, &left, &right, wanted)?;
            }
            let fields = differing(&left.fields, &right.fields, wanted).map_err(|message| a.wrong(message))?;
            if !fields.is_empty() {
                break (fields, Some([Some(left), Some(right)]));
            }
        }
        alike += 1;
        before.push(left, a.text());
    };
    notes.extend(remarks(&a));
    notes.extend(remarks(&b));
    let difference = events.map(|events| {
        let totals = [total(a, alike, &events[0]), total(b, alike, &events[1])];
        Difference { fields, events, before: before.events(), totals }
    });
    Ok(TraceDiff { notes, alike, difference })
}

/// The last lines before the one that is looked at, with the number and line of each.
#[derive(Default)]
struct Before(VecDeque<((u64, u64), Vec<u8>)>);

impl Before {
    fn push(&mut self, place: (u64, u64), text: &[u8]) {
        let mut room = if self.0.len() < CONTEXT { None } else { self.0.pop_front() }.unwrap_or_default().1;
        room.clear();
        room.extend_from_slice(text);
        self.0.push_back((place, room));
    }

    fn events(&self) -> Vec<TraceEvent> {
        let event = |((number, line), text): &((u64, u64), Vec<u8>)| {
            let fields = serde_json::from_slice(text).ok()?;
            Some(TraceEvent { number: *number, line: *line, fields })
        };
        self.0.iter().filter_map(event).collect()
    }
}

/// Refuses names of fields that stand in neither of the first events: most likely they are misspelt.
fn known<R: BufRead>(
    reader: &TraceReader<R>,
    a: &TraceEvent,
    b: &TraceEvent,
    wanted: &[String],
) -> Result<(), TraceError> {
    let exists = |name: &str| a.fields.contains_key(name) || b.fields.contains_key(name) || name == OPTIONAL;
    let Some(name) = wanted.iter().find(|name| !exists(name)) else { return Ok(()) };
    let mut names: Vec<&str> = a.fields.keys().chain(b.fields.keys()).map(String::as_str).collect();
    names.sort_unstable();
    names.dedup();
    Err(reader.wrong_at(a.line, message!("trace-no-field", name, known = there_are(&names))))
}

/// The fields in which two events differ: of those named or, if none are, of those that both have. This is what a
/// difference is, in traces and wherever else two searches are compared.
pub fn differing(a: &Fields, b: &Fields, wanted: &[String]) -> Result<Vec<String>, Message> {
    let differs = |name: &&str| match (a.get(*name), b.get(*name)) {
        (Some(left), Some(right)) => !same(left, right),
        (None, None) => false,
        _ => true,
    };
    if differs(&"event") {
        return Ok(vec!["event".into()]);
    }
    let shared: Vec<&str> = match wanted {
        [] => a.keys().map(String::as_str).filter(|name| has(a, name) && has(b, name) && *name != NUMBER).collect(),
        wanted => wanted.iter().map(String::as_str).collect(),
    };
    if shared == ["event"] && a.len().max(b.len()) > 1 {
        return Err(message!("trace-nothing-in-common"));
    }
    Ok(shared.into_iter().filter(differs).map(String::from).collect())
}

/// Whether an event has a value in a field; null is none.
fn has(event: &Fields, name: &str) -> bool {
    event.get(name).is_some_and(|value| !value.is_null())
}

/// Whether two values are the same; 3 and 3.0 are.
fn same(a: &Json, b: &Json) -> bool {
    a == b || matches!((a.as_f64(), b.as_f64()), (Some(a), Some(b)) if a == b)
}

fn compare_headers(a: Option<&Fields>, b: Option<&Fields>) -> Vec<Message> {
    let (Some(a), Some(b)) = (a, b) else { return Vec::new() };
    let mut names: Vec<&String> = a.keys().chain(b.keys()).collect();
    names.sort_unstable();
    names.dedup();
    let value = |fields: &Fields, name: &str| {
        fields.get(name).map_or_else(|| message!("trace-nothing"), |value| Message::verbatim(shown(value)))
    };
    let differs = names.into_iter().filter(|name| a.get(*name) != b.get(*name));
    differs.map(|name| message!("trace-headers-differ", field = name, a = value(a, name), b = value(b, name))).collect()
}

/// What is worth knowing about a trace that was read.
pub fn remarks<R: BufRead>(reader: &TraceReader<R>) -> Vec<Message> {
    let cut = reader.cut().map(|line| message!("trace-cut", name = &reader.name, line));
    let skipped = Some(reader.skipped).filter(|count| *count > 0);
    let skipped = skipped.map(|count| message!("trace-skipped", name = &reader.name, count));
    cut.into_iter().chain(skipped).collect()
}

/// Events of a trace in all: those alike, the one that differs, and the lines after it.
fn total<R: BufRead>(reader: TraceReader<R>, alike: u64, event: &Option<TraceEvent>) -> Option<u64> {
    match event {
        None => Some(alike),
        Some(_) if reader.skipped > 0 => None,
        Some(_) => reader.lines_left(MOST_COUNTED).map(|left| alike + 1 + left),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, english, words};

    fn compare(a: &str, b: &str, wanted: &[&str]) -> Result<TraceDiff, String> {
        let wanted: Vec<String> = wanted.iter().map(|name| name.to_string()).collect();
        let reader =
            |name: &str, text: &'static str| TraceReader::new(name, text.as_bytes()).map_err(|error| english(&error));
        let leak = |text: &str| -> &'static str { Box::leak(text.to_string().into_boxed_str()) };
        diff(reader("a", leak(a))?, reader("b", leak(b))?, &wanted).map_err(|error| english(&error))
    }

    const HEADER: &str = "{\"event\":\"trace\",\"version\":1,\"algorithm\":\"astar\"}\n";
    const TWO: &str =
        "{\"event\":\"expand\",\"n\":1,\"id\":0,\"g\":0}\n{\"event\":\"expand\",\"n\":2,\"id\":3,\"g\":1}\n";

    #[test]
    fn only_fields_that_both_have_are_compared_unless_some_are_named() {
        let other = "{\"event\":\"expand\",\"n\":0,\"g\":0.0,\"own\":true}\n{\"event\":\"expand\",\"n\":1,\"g\":1}\n";
        let found = compare(&format!("{HEADER}{TWO}"), other, &[]).unwrap();
        assert!(found.difference.is_none() && found.alike == 2);
        let found = compare(TWO, other, &["id"]).unwrap().difference.unwrap();
        assert_eq!((found.fields, found.totals), (vec!["id".to_string()], [Some(2), Some(2)]));
    }

    #[test]
    fn the_first_difference_is_found_with_what_stood_before_it() {
        let line = |id: u64| format!("{{\"event\":\"expand\",\"id\":{id},\"state\":\"s{id}\"}}\n");
        let a: String = (0..10).map(line).collect();
        let b: String = (0..20).map(|id| if id == 7 { line(70) } else { line(id) }).collect();
        let found = compare(&a, &b, &[]).unwrap();
        let difference = found.difference.as_ref().unwrap();
        assert_eq!((found.alike, &difference.fields), (7, &vec!["id".to_string(), "state".to_string()]));
        assert_eq!(difference.totals, [Some(10), Some(20)]);
        let before: Vec<u64> = difference.before.iter().map(|event| event.number).collect();
        assert_eq!(before, [5, 6, 7]);
        assert_eq!(difference.events.each_ref().map(|event| event.as_ref().unwrap().line), [8, 8]);
        let json: Json = serde_json::from_str(&found.json(&words(Language::ENGLISH, &[])).unwrap()).unwrap();
        assert_eq!((&json["event"], &json["b"]["id"]), (&8.into(), &70.into()));
    }

    #[test]
    fn a_trace_that_is_the_beginning_of_the_other_differs() {
        let found = compare(TWO, &format!("{TWO}{{\"event\":\"expand\",\"id\":9}}\n"), &[]).unwrap();
        let difference = found.difference.unwrap();
        assert!(difference.fields.is_empty() && difference.events[0].is_none());
        assert_eq!((found.alike, difference.totals), (2, [Some(2), Some(3)]));
    }

    #[test]
    fn headers_that_differ_are_a_note() {
        let other = HEADER.replace("astar", "ucs");
        let found = compare(&format!("{HEADER}{TWO}"), &format!("{other}{TWO}"), &[]).unwrap();
        assert!(found.difference.is_none());
        let notes: Vec<String> = found.notes.into_iter().map(english).collect();
        assert_eq!(notes, ["the headers differ in algorithm: astar and ucs"]);
    }

    #[test]
    fn lines_that_cannot_be_taken_apart_are_an_error_where_they_matter() {
        let deep = format!("{{\"event\":\"expand\",\"id\":{}1{}}}\n", "[".repeat(500), "]".repeat(500));
        for odd in [&deep, "[\"expand\"]\n", "{\"event\":\"expand\",\"g\":1e999}\n"] {
            let error = compare(&format!("{TWO}{TWO}"), &format!("{TWO}{odd}"), &[]).unwrap_err();
            assert!(error.starts_with("b: line 3: not "), "{error}");
        }
    }

    #[test]
    fn what_cannot_be_compared_is_an_error() {
        assert!(
            compare(TWO, TWO, &["idd"]).unwrap_err().contains("a: line 1: no field `idd`; there are: event, g, id, n")
        );
        let other = "{\"event\":\"expand\",\"own\":1}\n";
        assert!(compare(TWO, other, &[]).unwrap_err().contains("no field in common"));
        let steps = "{\"event\":\"step\",\"own\":1}\n";
        assert_eq!(compare(TWO, steps, &[]).unwrap().difference.unwrap().fields, ["event"]);
    }
}
