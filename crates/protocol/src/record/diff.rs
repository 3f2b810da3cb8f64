//! Where two recordings first differ. What a difference is, [`solvarium_lab::trace::diff`] says; here the rows of two
//! recordings are brought side by side, the same event of each.

use serde::Serialize;
use serde_json::{Value as Json, json};
use solvarium_engine::Message;
use solvarium_lab::trace::diff::differing;
use solvarium_lab::trace::reader::Fields;

use super::nodes::NONE;
use super::{Recording, TraceKind, TraceSize};

/// Two recordings, compared event by event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceDiff {
    /// Events that were compared and are alike, from the first on.
    pub alike: u64,
    /// One event in this many could be compared; the others before the difference are not recorded by both.
    pub stride: u64,
    /// Whether both recordings go on to the end of their runs.
    pub complete: bool,
    /// Where they differ; null if they do not.
    pub difference: Option<TraceDifference>,
}

/// The first event in which two recordings differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceDifference {
    /// Its number, as the rows count: from 1, but generations from 0.
    pub n: u64,
    /// What differs: `space`, `event`, `state`, `depth`, `g`, `h`, `backward`, or the numbers of a local search. Nothing if one
    /// of the runs has ended.
    pub fields: Vec<String>,
    /// What each run does there; null for one that has ended.
    pub sides: [Option<DiffSide>; 2],
}

/// What a run does where it differs from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DiffSide {
    /// Index of the row.
    pub row: usize,
    /// Cost from the start, for an expansion.
    pub g: Option<u32>,
    /// Estimate of what is left, for an expansion that has one.
    pub h: Option<u32>,
    /// Whether the row is the goal, with which the run ends.
    pub goal: bool,
    /// The number of the expansion at which the other run first expands this state, as far as that is recorded; null also
    /// where states cannot be compared.
    pub elsewhere: Option<u64>,
}

impl Recording {
    /// Compares two recordings; whether they are of one space must be known.
    pub(crate) fn diff(&self, other: &Recording, same_space: bool) -> Result<TraceDiff, Message> {
        Pair { runs: [self, other], same_space }.diff()
    }

    /// An event as a trace has it, with the state's key for the state.
    fn fields(&self, kind: TraceKind, index: usize) -> Fields {
        let value = match kind {
            TraceKind::Expansions => {
                let e = &self.expansions;
                let row = &e.rows[index];
                let (h, backward) = (Some(row.h).filter(|&h| h != NONE), e.backward[row.node as usize]);
                let event = if e.is_goal_row(index) { "goal" } else { "expand" };
                let state = e.key(row.node);
                json!({"event": event, "state": state, "depth": row.depth, "g": row.g, "h": h, "backward": backward})
            }
            TraceKind::Steps => {
                let row = &self.steps.items[index];
                json!({"event": "step", "energy": row.energy, "proposed": row.proposed, "accepted": row.accepted,
                    "temperature": row.temperature})
            }
            TraceKind::Generations => {
                let row = &self.generations.items[index];
                json!({"event": "generation", "energy": row.energy, "best": row.best, "mean": row.mean})
            }
        };
        if let Json::Object(fields) = value { fields } else { Fields::new() }
    }
}

/// Two recordings side by side.
struct Pair<'a> {
    runs: [&'a Recording; 2],
    same_space: bool,
}

impl Pair<'_> {
    fn diff(&self) -> Result<TraceDiff, Message> {
        let [Some(a), Some(b)] = self.runs.map(Recording::size) else {
            return Ok(TraceDiff { alike: 0, stride: 1, complete: true, difference: None });
        };
        let stride = a.stride.max(b.stride);
        let complete = a.ended.is_none() && b.ended.is_none();
        let first = first(a.kind);
        let found = |alike, difference| TraceDiff { alike, stride, complete, difference };
        if a.kind != b.kind {
            return Ok(found(0, Some(self.difference(first, vec!["event".into()], [Some(0), Some(0)]))));
        }
        if !self.same_space {
            return Ok(found(0, Some(self.difference(first, vec!["space".into()], [Some(0), Some(0)]))));
        }
        // Strides are powers of two, so every event that the thinner recording has is in the other.
        let steps = [stride / a.stride, stride / b.stride].map(|step| step as usize);
        let counts = [events(&a), events(&b)];
        let mut alike = 0;
        while let [Some(left), Some(right)] = [0, 1].map(|side| row(alike, steps[side], counts[side])) {
            let fields = self.compare(a.kind, left, right)?;
            if !fields.is_empty() {
                let n = alike as u64 * stride + first;
                return Ok(found(alike as u64, Some(self.difference(n, fields, [Some(left), Some(right)]))));
            }
            alike += 1;
        }
        let difference = if complete { self.ends(&a, &b)? } else { None };
        Ok(found(alike as u64, difference))
    }

    /// The difference between the ends of two recordings that were alike before: in their goals, or in their lengths.
    fn ends(&self, a: &TraceSize, b: &TraceSize) -> Result<Option<TraceDifference>, Message> {
        let shorter = a.events.min(b.events);
        let at = |size: &TraceSize| match size.events {
            events if events > shorter => Some((shorter / size.stride) as usize),
            _ => Some(size.rows - 1).filter(|_| size.goal),
        };
        let rows = [at(a), at(b)];
        let fields = match rows {
            [None, None] => return Ok(None),
            [Some(left), Some(right)] => self.compare(a.kind, left, right)?,
            _ => Vec::new(),
        };
        let differs = rows.contains(&None) || !fields.is_empty();
        Ok(differs.then(|| self.difference(shorter + first(a.kind), fields, rows)))
    }

    /// The fields in which a row of each differs. What is the same to the last bit is not taken apart.
    fn compare(&self, kind: TraceKind, left: usize, right: usize) -> Result<Vec<String>, Message> {
        let [a, b] = self.runs;
        let is_same = match kind {
            TraceKind::Expansions => self.is_same_expansion(left, right),
            TraceKind::Steps => {
                let row = |run: &Recording, index: usize| {
                    let step = &run.steps.items[index];
                    (step.energy, step.proposed, step.accepted, step.temperature.to_bits())
                };
                row(a, left) == row(b, right)
            }
            TraceKind::Generations => {
                let row = |run: &Recording, index: usize| {
                    let generation = &run.generations.items[index];
                    (generation.energy, generation.best.to_bits(), generation.mean.to_bits())
                };
                row(a, left) == row(b, right)
            }
        };
        if is_same { Ok(Vec::new()) } else { differing(&a.fields(kind, left), &b.fields(kind, right), &[]) }
    }

    fn is_same_expansion(&self, left: usize, right: usize) -> bool {
        let [a, b] = self.runs.map(|run| &run.expansions);
        let (x, y) = (&a.rows[left], &b.rows[right]);
        a.is_goal_row(left) == b.is_goal_row(right)
            && (x.g, x.h, x.depth) == (y.g, y.h, y.depth)
            && a.backward[x.node as usize] == b.backward[y.node as usize]
            && a.key(x.node) == b.key(y.node)
    }

    fn difference(&self, n: u64, fields: Vec<String>, rows: [Option<usize>; 2]) -> TraceDifference {
        let sides = [0, 1].map(|which| rows[which].map(|row| self.side(which, row)));
        TraceDifference { n, fields, sides }
    }

    fn side(&self, which: usize, row: usize) -> DiffSide {
        let (run, other) = (self.runs[which], self.runs[1 - which]);
        let expansion = run.expansions.rows.get(row);
        let key = expansion.filter(|_| self.same_space).map(|at| run.expansions.key(at.node));
        let row_there = key.and_then(|key| other.first_row(key)).filter(|&row| !other.expansions.is_goal_row(row));
        DiffSide {
            row,
            g: expansion.map(|at| at.g),
            h: expansion.map(|at| at.h).filter(|&h| h != NONE),
            goal: run.expansions.is_goal_row(row),
            elsewhere: row_there.map(|row| other.number(row)),
        }
    }
}

/// The number of the first event.
fn first(kind: TraceKind) -> u64 {
    u64::from(kind != TraceKind::Generations)
}

/// Rows that are events; a goal that was reached is none.
fn events(size: &TraceSize) -> usize {
    size.rows - usize::from(size.goal)
}

/// The row of an event that both recordings have, by its place among those.
fn row(place: usize, step: usize, count: usize) -> Option<usize> {
    Some(place * step).filter(|&row| row < count)
}
