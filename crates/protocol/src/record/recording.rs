//! The recorder, and the finished recording with its pages.

use std::sync::OnceLock;

use serde::Serialize;
use solvarium_engine::{Attempt, Cost, Event};

use super::nodes::{Expansions, NONE};
use super::thinned::{ByteSize, Thinned};
use super::tree::Tree;

/// Most rows of a page.
const LONGEST_PAGE: usize = 10_000;

/// Watches a run and keeps what it does, within a bound of bytes.
pub struct Recorder {
    expansions: Expansions,
    steps: Thinned<Step>,
    generations: Thinned<Generation>,
    path: Vec<u8>,
    cost: Cost,
}

/// A change that a local search looked at.
#[derive(Debug)]
struct Step {
    energy: u32,
    proposed: u32,
    accepted: bool,
    temperature: f64,
    candidate: Attempt,
}

impl ByteSize for Step {
    fn bytes(&self) -> usize {
        size_of::<Self>() + self.candidate.bytes()
    }
}

/// A generation of the genetic algorithm.
#[derive(Debug)]
struct Generation {
    number: u64,
    energy: u32,
    best: f64,
    mean: f64,
    candidate: Attempt,
}

impl ByteSize for Generation {
    fn bytes(&self) -> usize {
        size_of::<Self>() + self.candidate.bytes()
    }
}

impl Recorder {
    /// A recorder that holds about this many bytes at most.
    pub fn new(most_bytes: usize) -> Self {
        Recorder {
            expansions: Expansions::new(most_bytes),
            steps: Thinned::new(most_bytes),
            generations: Thinned::new(most_bytes),
            path: Vec::new(),
            cost: 0,
        }
    }

    /// Notes one event.
    pub fn event(&mut self, event: &Event<'_>) {
        match *event {
            Event::Expansion(ref expansion, nodes) => self.expansions.push(expansion, nodes),
            Event::Step { energy, proposed, accepted, temperature, candidate } => {
                self.steps.push(|| Step { energy, proposed, accepted, temperature, candidate: candidate() });
            }
            Event::Generation { number, energy, best, mean, candidate } => {
                self.generations.push(|| Generation { number, energy, best, mean, candidate: candidate() });
            }
        }
    }

    /// Whether any expansion was noted; a local search has none.
    pub fn has_expansions(&self) -> bool {
        !self.expansions.is_empty()
    }

    /// Notes the path of the solution: the keys of its states, the start first, and its cost in the searched space.
    pub fn solution(&mut self, path: (Vec<u8>, Cost)) {
        (self.path, self.cost) = path;
    }

    /// Ends the recording.
    pub fn finish(mut self) -> Recording {
        let on_path = self.expansions.finish(&self.path, self.cost);
        let tree = Tree::new(&self.expansions);
        Recording {
            expansions: self.expansions,
            on_path,
            tree,
            by_key: OnceLock::new(),
            steps: self.steps,
            generations: self.generations,
        }
    }
}

/// What a run did.
pub struct Recording {
    pub(crate) expansions: Expansions,
    /// Which nodes the solution passes through.
    pub(crate) on_path: Vec<bool>,
    pub(crate) tree: Tree,
    /// The nodes that are rows in the order of their keys, of equal ones the earlier row first; made when first needed.
    by_key: OnceLock<Vec<u32>>,
    steps: Thinned<Step>,
    generations: Thinned<Generation>,
}

/// Some consecutive rows of a recording.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TracePage {
    /// Index of the first row.
    pub from: usize,
    /// The rows, column by column.
    pub rows: TraceRows,
}

/// Rows, column by column; all columns have the same length.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum TraceRows {
    /// Expansions of a graph search.
    Expansions {
        /// Number of the expansion, from 1.
        n: Vec<u64>,
        /// The node in the recorded tree; what `trace-tree` calls it.
        node: Vec<u32>,
        /// The search's own number of the node; null for a goal that was never expanded.
        id: Vec<Option<u32>>,
        /// The search's number of the node it was reached from.
        parent: Vec<Option<u32>>,
        /// Cost from the start.
        g: Vec<u32>,
        /// Estimate of what is left.
        h: Vec<Option<u32>>,
        /// Moves from the start.
        depth: Vec<u32>,
        /// How often the search had begun by then: rounds of iterative deepening, restarts.
        round: Vec<u32>,
        /// Whether the solution passes through it.
        on_path: Vec<bool>,
    },
    /// Changes that a local search looked at.
    Steps {
        /// Number of the step, from 1.
        n: Vec<u64>,
        /// Energy before the change.
        energy: Vec<u32>,
        /// Energy after it.
        proposed: Vec<u32>,
        /// Whether it was made.
        accepted: Vec<bool>,
        /// Temperature.
        temperature: Vec<f64>,
    },
    /// Generations of the genetic algorithm.
    Generations {
        /// Number of the generation, from 0.
        n: Vec<u64>,
        /// Least energy.
        energy: Vec<u32>,
        /// Greatest fitness.
        best: Vec<f64>,
        /// Mean fitness.
        mean: Vec<f64>,
    },
}

/// What a recording is made of, and how much of the run it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceSize {
    /// What a row is.
    pub kind: TraceKind,
    /// Rows.
    pub rows: usize,
    /// Events of the run, recorded or not.
    pub events: u64,
    /// One event in this many is a row.
    pub stride: u64,
    /// The event after which nothing more was recorded, as there was no room for it.
    pub ended: Option<u64>,
    /// Whether the last row is the goal.
    pub goal: bool,
    /// Rows of which `trace-moment` tells, from the first on.
    pub moments: usize,
    /// How often the search began, for a graph search.
    pub rounds: u32,
    /// Bytes held.
    pub bytes: usize,
}

/// What the rows of a recording are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TraceKind {
    /// Expansions of a graph search.
    Expansions,
    /// Changes that a local search looked at.
    Steps,
    /// Generations of the genetic algorithm.
    Generations,
}

impl Recording {
    /// How much there is. Nothing at all, for a solver that shows nothing.
    pub fn size(&self) -> Option<TraceSize> {
        let (e, s, g) = (&self.expansions, &self.steps, &self.generations);
        let size = |kind, rows, events, stride, bytes| TraceSize {
            kind,
            rows,
            events,
            stride,
            ended: e.ended,
            goal: e.goal,
            moments: 0,
            rounds: e.rounds,
            bytes,
        };
        let sizes = [
            size(TraceKind::Expansions, e.rows.len(), e.seen, e.stride, e.bytes()),
            size(TraceKind::Steps, s.items.len(), s.seen, s.stride, s.bytes),
            size(TraceKind::Generations, g.items.len(), g.seen, g.stride, g.bytes),
        ];
        sizes.into_iter().find(|size| size.rows > 0)
    }

    /// Up to `count` rows from an index on.
    pub fn page(&self, from: usize, count: usize) -> TracePage {
        let count = count.min(LONGEST_PAGE);
        let rows = match self.size().map(|size| size.kind) {
            Some(TraceKind::Steps) => self.steps_page(from, count),
            Some(TraceKind::Generations) => self.generations_page(from, count),
            _ => self.expansions_page(from, count),
        };
        TracePage { from, rows }
    }

    /// Whether a state of this key was expanded up to a row.
    pub(crate) fn expanded(&self, key: &[u8], index: usize) -> bool {
        let e = &self.expansions;
        let row = |node: u32| self.tree.row(node).expect("only rows are listed");
        let by_key = self.by_key.get_or_init(|| {
            let mut nodes: Vec<u32> =
                (0..e.parents.len() as u32).filter(|&node| self.tree.row(node).is_some()).collect();
            nodes.sort_unstable_by(|&a, &b| e.key(a).cmp(e.key(b)).then_with(|| row(a).cmp(&row(b))));
            nodes
        });
        let place = by_key.partition_point(|&node| e.key(node) < key);
        by_key.get(place).is_some_and(|&node| e.key(node) == key && row(node) as usize <= index)
    }

    /// The number, the energy and the candidate of a row of a local search.
    pub(crate) fn candidate(&self, index: usize) -> Option<(u64, u32, &Attempt)> {
        let energy = |row: &Step| if row.accepted { row.proposed } else { row.energy };
        let steps = self.steps.items.get(index);
        let generations = self.generations.items.get(index);
        steps
            .map(|row| (index as u64 * self.steps.stride + 1, energy(row), &row.candidate))
            .or(generations.map(|row| (row.number, row.energy, &row.candidate)))
    }

    /// The number of the expansion that a row is.
    pub(crate) fn number(&self, index: usize) -> u64 {
        let e = &self.expansions;
        if e.is_goal_row(index) { e.seen + 1 } else { index as u64 * e.stride + 1 }
    }

    fn expansions_page(&self, from: usize, count: usize) -> TraceRows {
        let e = &self.expansions;
        let rows = || e.rows.iter().skip(from).take(count);
        let known = |id: u32| Some(id).filter(|&id| id != NONE);
        TraceRows::Expansions {
            n: rows().enumerate().map(|(at, _)| self.number(from + at)).collect(),
            node: rows().map(|row| row.node).collect(),
            id: rows().map(|row| known(e.ids[row.node as usize])).collect(),
            parent: rows().map(|row| e.parent(row.node).and_then(|parent| known(e.ids[parent as usize]))).collect(),
            g: rows().map(|row| row.g).collect(),
            h: rows().map(|row| known(row.h)).collect(),
            depth: rows().map(|row| row.depth).collect(),
            round: rows().map(|row| row.round).collect(),
            on_path: rows().map(|row| self.on_path[row.node as usize]).collect(),
        }
    }

    fn steps_page(&self, from: usize, count: usize) -> TraceRows {
        let rows = || self.steps.items.iter().skip(from).take(count);
        TraceRows::Steps {
            n: rows().enumerate().map(|(at, _)| (from + at) as u64 * self.steps.stride + 1).collect(),
            energy: rows().map(|row| row.energy).collect(),
            proposed: rows().map(|row| row.proposed).collect(),
            accepted: rows().map(|row| row.accepted).collect(),
            temperature: rows().map(|row| row.temperature).collect(),
        }
    }

    fn generations_page(&self, from: usize, count: usize) -> TraceRows {
        let rows = || self.generations.items.iter().skip(from).take(count);
        TraceRows::Generations {
            n: rows().map(|row| row.number).collect(),
            energy: rows().map(|row| row.energy).collect(),
            best: rows().map(|row| row.best).collect(),
            mean: rows().map(|row| row.mean).collect(),
        }
    }
}
