//! What is told of a moment of a search.

use serde::Serialize;
use solvarium_engine::{Message, StepKind, Verdict};
use solvarium_lab::picture::Picture;

/// A moment of a search: after a step of the expansion that a row is. The row is everything from the moment its state is
/// taken until the next is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceMoment {
    /// Index of the row.
    pub index: usize,
    /// Number of the expansion, from 1.
    pub n: u64,
    /// The place of the moment's step among `steps`; everything below is as it was right after it.
    pub step: usize,
    /// All steps of the row, in their order; at least one. The last row ends with a step `end`, unless the search was stopped.
    pub steps: Vec<TraceStep>,
    /// The open list, in the order in which its entries would be taken if nothing else were pushed.
    pub open: TraceList,
    /// The closed list, the entry expanded last first.
    pub closed: TraceList,
    /// The rule by which the next entry is chosen.
    pub order: Message,
    /// The entry that is taken next, the first of the open list; null when there is none, or the search has ended.
    pub next: Option<TraceNext>,
    /// The variables of the pseudo-code.
    pub variables: Vec<TraceVariable>,
}

/// A step inside an expansion.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceStep {
    /// What is done.
    pub kind: StepKind,
    /// What it came to, where it comes to something.
    pub verdict: Option<Verdict>,
    /// The line of the algorithm's pseudo-code, from 0; null where there is no pseudo-code.
    pub line: Option<usize>,
    /// What it is done to; null for a step of a local search, and for one that is more than 1,000 steps from the moment's.
    pub entry: Option<TraceEntry>,
}

/// A state on the open or on the closed list, or one that was generated. `from` and `place` are its name in `trace-state`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceEntry {
    /// The row whose expansion generates it; null for one that a search begins with.
    pub from: Option<usize>,
    /// Its place among the successors of that row, from 0; or among the states that the search begins with.
    pub place: usize,
    /// The row at which it is expanded, if that has happened by the moment.
    pub row: Option<usize>,
    /// The search's own number of the state; null where the search numbers only what it expands.
    pub id: Option<u32>,
    /// The move that generates it, in words; null at a start, and in a search from the goals.
    #[serde(rename = "move")]
    pub step: Option<String>,
    /// The state in one line.
    pub state: String,
    /// Cost from the start.
    pub g: u32,
    /// Estimate of what is left, for a state that was met before the one it was given then; null where none was made.
    pub h: Option<u32>,
    /// Their sum; null where there is no estimate, and in a search that does not go by it.
    pub f: Option<u64>,
    /// What the search compares, the least first; entries that are equal in it come in the order that the rule says.
    pub priority: Vec<u32>,
    /// Whether it belongs to a search from the goals.
    pub backward: bool,
}

/// The first entries of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceList {
    /// How many entries there are in all.
    pub total: usize,
    /// The first of them.
    pub entries: Vec<TraceEntry>,
}

/// The entry that is taken next.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceNext {
    /// The entry.
    pub entry: TraceEntry,
    /// Why it and no other.
    pub reason: Message,
}

/// A variable of the pseudo-code with its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceVariable {
    /// Its name in the pseudo-code.
    pub name: &'static str,
    /// Its value: a number, or a state in one line.
    pub value: String,
    /// The move that generates it, in words, for a state; null at a start, and in a search from the goals.
    #[serde(rename = "move")]
    pub step: Option<String>,
}

/// A state that was generated, as a person sees it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceState {
    /// The row whose expansion generates it; null for one that a search begins with.
    pub from: Option<usize>,
    /// Its place among the successors of that row, from 0; or among the states that the search begins with.
    pub place: usize,
    /// The state in one line.
    pub state: String,
    /// The board; null for a state that was not reached from the start, such as one of a search from the goals.
    pub board: Option<Picture>,
    /// The moves a person makes to get there.
    pub moves: Vec<String>,
    /// Whether it is a goal.
    pub goal: bool,
}
