//! The course of a local search: the steps or generations of a trace, drawn together into a few stretches.
//!
//! How many events there will be is not known while they are read. So stretches double: when there are twice as many
//! as wanted, each two that are neighbours become one.

use std::io::BufRead;

use serde_json::Value as Json;

use super::reader::{TraceError, TraceEvent, TraceReader};

/// Some events in a row, as one row of a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stretch {
    /// The first event in it, from 1.
    pub first: u64,
    /// The last.
    pub last: u64,
    /// Energy at its end.
    pub energy: Option<f64>,
    /// Least energy in it.
    pub least: Option<f64>,
    /// Changes that were made in it.
    pub accepted: u64,
    /// Temperature at its end.
    pub temperature: Option<f64>,
    /// Greatest fitness at its end.
    pub best: Option<f64>,
    /// Mean fitness at its end.
    pub mean: Option<f64>,
}

/// The course of a search.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Course {
    /// What its events are: `step` or `generation`.
    pub kind: String,
    /// The stretches, all of the same length but the last.
    pub stretches: Vec<Stretch>,
    /// Events of that kind.
    pub events: u64,
    /// Changes that were made.
    pub accepted: u64,
    /// How often the search began: a new round begins where the temperature rises.
    pub rounds: u64,
    /// Events of other kinds.
    pub others: u64,
}

/// Reads the events of the given kind from a trace into at most `rows` stretches.
pub fn read<R: BufRead>(reader: &mut TraceReader<R>, kind: &str, rows: usize) -> Result<Course, TraceError> {
    let mut course = Course { kind: kind.into(), rounds: 1, ..Course::default() };
    let (mut length, mut temperature) = (1, None);
    while let Some(event) = reader.event()? {
        if event.kind() != kind {
            course.others += 1;
            continue;
        }
        course.events += 1;
        let step = one(&event, course.events);
        course.accepted += step.accepted;
        course.rounds += u64::from(step.temperature > temperature && temperature.is_some());
        temperature = step.temperature;
        course.add(step, &mut length, rows.max(1));
    }
    Ok(course)
}

/// A single event as a stretch.
fn one(event: &TraceEvent, number: u64) -> Stretch {
    let value = |name: &str| event.fields.get(name).and_then(Json::as_f64);
    let accepted = event.fields.get("accepted") == Some(&true.into());
    let energy = if accepted { value("proposed") } else { value("energy") };
    Stretch {
        first: number,
        last: number,
        energy,
        least: energy,
        accepted: u64::from(accepted),
        temperature: value("temperature"),
        best: value("best"),
        mean: value("mean"),
    }
}

impl Course {
    fn add(&mut self, step: Stretch, length: &mut u64, rows: usize) {
        if self.stretches.len() == rows && self.stretches[rows - 1].events() == *length {
            self.halve();
            *length *= 2;
        }
        match self.stretches.last_mut().filter(|last| last.events() < *length) {
            Some(last) => last.append(&step),
            None => self.stretches.push(step),
        }
    }

    /// Makes one stretch of each two neighbours.
    fn halve(&mut self) {
        let both = |pair: &[Stretch]| {
            let mut first = pair[0];
            pair[1..].iter().for_each(|second| first.append(second));
            first
        };
        self.stretches = self.stretches.chunks(2).map(both).collect();
    }
}

impl Stretch {
    /// Events in it.
    pub fn events(&self) -> u64 {
        self.last - self.first + 1
    }

    /// Takes in the stretch that follows.
    fn append(&mut self, next: &Stretch) {
        let least = match (self.least, next.least) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
        *self = Stretch { first: self.first, accepted: self.accepted + next.accepted, least, ..*next };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_event_is_in_one_stretch_whatever_their_number() {
        for events in [1, 2, 7, 8, 9, 100, 1000] {
            let line = |n: u64| {
                let (energy, accepted) = (2000 - n, n.is_multiple_of(3));
                let temperature = if n.is_multiple_of(50) { 9.0 } else { 1.0 };
                format!(
                    "{{\"event\":\"step\",\"energy\":{energy},\"proposed\":{},\"accepted\":{accepted},\
                     \"temperature\":{temperature}}}\n",
                    energy - 1
                )
            };
            let text: String = (1..=events).map(line).collect();
            let course = read(&mut TraceReader::new("t", text.as_bytes()).unwrap(), "step", 8).unwrap();
            assert!(course.stretches.len() <= 8 && course.events == events);
            let mut next = 1;
            for stretch in &course.stretches {
                assert_eq!(stretch.first, next);
                next = stretch.last + 1;
                let made = (stretch.first..=stretch.last).filter(|n| n.is_multiple_of(3)).count();
                assert_eq!(stretch.accepted, made as u64);
                let energy = |n: u64| 2000.0 - n as f64 - f64::from(u8::from(n.is_multiple_of(3)));
                assert_eq!(stretch.energy, Some(energy(stretch.last)));
                let least = (stretch.first..=stretch.last).map(energy).fold(f64::MAX, f64::min);
                assert_eq!(stretch.least, Some(least));
            }
            assert_eq!((next, course.accepted, course.rounds), (events + 1, events / 3, 1 + events / 50));
        }
    }
}
