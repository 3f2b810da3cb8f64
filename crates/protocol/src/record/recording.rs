//! The recorder, and the finished recording with its pages.

use std::sync::Mutex;

use serde::Serialize;
use solvarium_engine::{Ancestry, Cost, Event};

use super::by_key::ByKey;
use super::local::{Generation, Step, fitted};
use super::nodes::{Expansions, NONE};
use super::thinned::Thinned;
use super::tree::Tree;
use crate::heat::Tally;
use crate::think::Log;

/// Most rows of a page.
const LONGEST_PAGE: usize = 10_000;
/// What happened inside expansions may hold one part in so many of a recording's bytes, and the heat map so many.
const THOUGHTS: usize = 4;
const HEAT: usize = 16;

/// Watches a run and keeps what it does, within a bound of bytes.
pub struct Recorder {
    expansions: Expansions,
    /// What happened inside the expansions.
    thoughts: Log,
    steps: Thinned<Step>,
    generations: Thinned<Generation>,
    path: Vec<u8>,
    cost: Cost,
    /// How often a local search began.
    rounds: u32,
    stopped: bool,
    most_bytes: usize,
}

impl Recorder {
    /// A recorder whose recording holds this many bytes at most, beside the states of the solution's path.
    pub fn new(most_bytes: usize) -> Self {
        let (thoughts, heat) = (most_bytes / THOUGHTS, most_bytes / HEAT);
        Recorder {
            expansions: Expansions::new(most_bytes - thoughts - heat),
            thoughts: Log::new(thoughts),
            steps: Thinned::new(most_bytes),
            generations: Thinned::new(most_bytes),
            path: Vec::new(),
            cost: 0,
            rounds: 0,
            stopped: false,
            most_bytes,
        }
    }

    /// Notes one event.
    pub fn event(&mut self, event: &Event<'_>) {
        match *event {
            Event::Expansion(ref expansion, nodes) => {
                self.expansions.push(expansion, nodes);
                self.thoughts.expansion(expansion, nodes.is_some_and(Ancestry::backward));
                // Of the steps of an expansion that is no row, nothing could be shown.
                if self.expansions.stride > 1 {
                    self.thoughts.give_up();
                }
            }
            Event::Successor(ref successor) => self.thoughts.successor(successor),
            Event::Untried(count) => self.thoughts.untried(count),
            Event::Dropped(states) => self.thoughts.dropped(states),
            Event::Bound(bound) => self.thoughts.bound(bound),
            Event::Step { energy, proposed, accepted, probability, drawn, temperature, round, candidate, tweak } => {
                self.rounds = u32::try_from(round + 1).unwrap_or(u32::MAX);
                self.steps.push(|| Step {
                    energy,
                    proposed,
                    accepted,
                    probability,
                    drawn,
                    temperature,
                    round,
                    candidate: candidate(),
                    tweak: tweak(),
                });
            }
            Event::Generation { number, energy, best, mean, candidate, population, crossings } => {
                let most_bytes = self.most_bytes;
                self.generations.push(|| {
                    let (population, crossings) = fitted(population(), crossings, most_bytes);
                    Generation { number, energy, best, mean, candidate: candidate(), population, crossings }
                });
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

    /// Notes that the search was stopped, before it came to an end of its own.
    pub fn stop(&mut self) {
        self.stopped = true;
    }

    /// Ends the recording.
    pub fn finish(mut self) -> Recording {
        let on_path = self.expansions.finish(&self.path, self.cost);
        self.thoughts.finish();
        let (tree, by_key) = (Tree::new(&self.expansions), ByKey::new(&self.expansions));
        Recording {
            expansions: self.expansions,
            thoughts: self.thoughts,
            on_path,
            tree,
            by_key,
            heat: Mutex::new(Tally::new(self.most_bytes / HEAT)),
            steps: self.steps,
            generations: self.generations,
            rounds: self.rounds,
            stopped: self.stopped,
        }
    }
}

/// What a run did.
pub struct Recording {
    pub(crate) expansions: Expansions,
    /// What happened inside the expansions.
    pub(crate) thoughts: Log,
    /// Which nodes the solution passes through.
    pub(crate) on_path: Vec<bool>,
    pub(crate) tree: Tree,
    /// The rows by their keys.
    by_key: ByKey,
    /// Where the pieces have been, as far as that has been counted.
    pub(crate) heat: Mutex<Tally>,
    pub(super) steps: Thinned<Step>,
    pub(super) generations: Thinned<Generation>,
    /// How often a local search began.
    rounds: u32,
    /// Whether the search was stopped before it came to an end of its own.
    pub(crate) stopped: bool,
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
        /// How often the search had begun again.
        round: Vec<u64>,
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
    /// How often the search began; 0 for generations.
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
            moments: if matches!(kind, TraceKind::Expansions) { self.moments() } else { rows },
            rounds: e.rounds.max(self.rounds),
            bytes,
        };
        let sizes = [
            size(TraceKind::Expansions, e.rows.len(), e.seen, e.stride, e.bytes() + self.thoughts.bytes()),
            size(TraceKind::Steps, s.items.len(), s.seen, s.stride, s.bytes),
            size(TraceKind::Generations, g.items.len(), g.seen, g.stride, g.bytes),
        ];
        sizes.into_iter().find(|size| size.rows > 0)
    }

    /// Rows of which everything is known that happened inside them, of a graph search.
    pub(crate) fn moments(&self) -> usize {
        let e = &self.expansions;
        let whole = !self.thoughts.full && e.ended.is_none() && e.goal;
        if self.thoughts.taken.is_empty() { 0 } else { (self.thoughts.rows() + usize::from(whole)).min(e.rows.len()) }
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
        self.first_row(key).is_some_and(|row| row <= index)
    }

    /// The first row of a state of this key.
    pub(crate) fn first_row(&self, key: &[u8]) -> Option<usize> {
        self.by_key.first(&self.expansions, key)
    }

    /// The step of a row.
    pub(crate) fn step(&self, index: usize) -> Option<&Step> {
        self.steps.items.get(index)
    }

    /// The generation of a row.
    pub(crate) fn generation(&self, index: usize) -> Option<&Generation> {
        self.generations.items.get(index)
    }

    /// The number of the step that a row is.
    pub(crate) fn step_number(&self, index: usize) -> u64 {
        index as u64 * self.steps.stride + 1
    }

    /// For each row the round it is of.
    pub(crate) fn rounds(&self) -> impl Iterator<Item = u64> {
        let expansions = self.expansions.rows.iter().map(|row| u64::from(row.round));
        expansions.chain(self.steps.items.iter().map(|row| row.round))
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
            n: rows().enumerate().map(|(at, _)| self.step_number(from + at)).collect(),
            energy: rows().map(|row| row.energy).collect(),
            proposed: rows().map(|row| row.proposed).collect(),
            accepted: rows().map(|row| row.accepted).collect(),
            temperature: rows().map(|row| row.temperature).collect(),
            round: rows().map(|row| row.round).collect(),
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
