//! The steps of an expansion, in the words of the textbooks.

use solvarium_engine::{StepKind, Verdict};
use solvarium_lab::registry::pseudocode::{Order, Pseudocode};

use super::log::{Log, NEVER};
use super::open::Waiting;

/// A step, and when it has happened.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub kind: StepKind,
    pub verdict: Option<Verdict>,
    /// What it is done to: a state that was met.
    pub met: u32,
    /// The time right after it.
    pub time: u32,
    /// The expansion at hand, and how many of its successors have been tried.
    pub row: usize,
    pub tried: usize,
    /// An entry that has left the open list though no later expansion says so: a goal that was taken.
    pub without: Option<u32>,
    /// Whether the taken state is not on the closed list yet, as a later step puts it there.
    pub unclosed: bool,
}

/// A log with what it takes to tell the steps of a row.
pub(crate) struct Story<'a> {
    pub log: &'a Log,
    pub code: Pseudocode,
    /// Whether the search ended at a goal; that is the row after the last expansion.
    pub goal: bool,
    /// Whether it was stopped, so that the last row is no end of it.
    pub stopped: bool,
}

impl Story<'_> {
    /// The steps of a row that the log knows, or of the goal.
    pub fn steps(&self, row: usize) -> Vec<Step> {
        if row < self.log.taken.len() { self.expansion(row) } else { self.end() }
    }

    fn expansion(&self, row: usize) -> Vec<Step> {
        let Log { met, taken, drops, .. } = self.log;
        let here = taken[row];
        let mut steps = Vec::new();
        let mut at = Step {
            kind: StepKind::Take,
            verdict: None,
            met: here.entry,
            time: here.time,
            row,
            tried: 0,
            without: None,
            unclosed: false,
        };
        if self.begins(row) {
            steps.push(Step { kind: StepKind::Begin, time: here.time - 1, ..at });
        }
        let closes = self.code.line(StepKind::Close, None).is_some();
        steps.push(Step { unclosed: closes, ..at });
        if self.code.tests_taken {
            steps.push(Step { kind: StepKind::Test, verdict: Some(Verdict::NotGoal), unclosed: closes, ..at });
        }
        if closes {
            steps.push(Step { kind: StepKind::Close, ..at });
        }
        let next = taken.get(row + 1);
        for number in here.first..next.map_or(met.len() as u32, |next| next.first) {
            let state = &met[number as usize];
            if state.is_start() {
                continue;
            }
            self.turn_back(&mut at, Some(state.parent as usize), &mut steps);
            (at.row, at.tried) = (state.parent as usize, state.place as usize + 1);
            (at.met, at.time) = (number, state.born - 1);
            steps.push(Step { kind: StepKind::Generate, verdict: None, ..at });
            steps.push(Step { kind: StepKind::LookUp, verdict: Some(state.verdict), ..at });
            if state.test.is_some() {
                steps.push(Step { kind: StepKind::Test, verdict: state.test, ..at });
            }
            at.time = state.born;
            if state.opened() {
                steps.push(Step { kind: StepKind::Push, verdict: None, ..at });
            } else if let Some(last) = steps.last_mut() {
                last.time = state.born;
            }
        }
        let until = next.map_or(NEVER, |next| next.time);
        let dropped = drops.iter().filter(|&&time| here.time < time && time < until);
        steps.extend(dropped.map(|&time| Step { kind: StepKind::Drop, verdict: None, met: here.entry, time, ..at }));
        if next.is_some() && self.begins(row + 1) {
            self.turn_back(&mut at, None, &mut steps);
        }
        if next.is_none() && !self.goal && !self.stopped {
            let (kind, verdict) = (StepKind::End, Some(Verdict::Failed));
            steps.push(Step { kind, verdict, met: here.entry, time: self.log.time, ..at });
        }
        steps
    }

    /// Whether a descent or a climb begins with a row.
    fn begins(&self, row: usize) -> bool {
        let met = self.log.at(row);
        met.is_start() && !met.backward
    }

    /// A depth-first search leaves states until it is at the wanted one, or has left all.
    fn turn_back(&self, at: &mut Step, wanted: Option<usize>, steps: &mut Vec<Step>) {
        if !matches!(self.code.order, Order::Deepest { .. }) {
            return;
        }
        while wanted != Some(at.row) {
            let left = self.log.taken[at.row].entry;
            let up = self.log.up(at.row);
            (at.row, at.tried) = up.unwrap_or((at.row, self.log.taken[at.row].untried as usize));
            steps.push(Step { kind: StepKind::Back, verdict: None, met: left, ..*at });
            if up.is_none() {
                return;
            }
        }
    }

    /// The steps that end at a goal, which is never expanded.
    fn end(&self) -> Vec<Step> {
        let row = self.log.taken.len() - 1;
        let untried = self.log.taken[row].untried as usize;
        let last = self.log.met.len() as u32 - 1;
        let (kind, verdict) = (StepKind::End, Some(Verdict::Solved));
        let end =
            Step { kind, verdict, met: last, time: self.log.time, row, tried: untried, without: None, unclosed: false };
        if !self.code.tests_taken {
            let met = &self.log.met[last as usize];
            return vec![Step { row: met.parent as usize, tried: met.place as usize + 1, ..end }];
        }
        let Some(&Waiting::Met(next)) = self.open(&end, 1).entries.first() else { return vec![end] };
        let end = Step { met: next, without: Some(next), ..end };
        vec![
            Step { kind: StepKind::Take, verdict: None, ..end },
            Step { kind: StepKind::Test, verdict: Some(Verdict::Goal), ..end },
            end,
        ]
    }
}
