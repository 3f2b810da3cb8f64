//! The trace of a search: one line for each expansion, in JSON, with the state in a notation people can read.

use std::ops::ControlFlow;

use serde::Serialize;
use solvarium_engine::{Event, Observer, Space, Stats};

use crate::Watcher;

/// One line of a trace. Which fields are there depends on `event`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum TraceLine {
    /// A state is expanded.
    Expand {
        /// Number of the expansion, from 1.
        n: u64,
        /// The node's number.
        id: u32,
        /// The number of the node it was reached from.
        parent: Option<u32>,
        /// Moves from the start.
        depth: u32,
        /// Cost from the start.
        g: u32,
        /// Estimate of what is left.
        h: Option<u32>,
        /// The state in one line.
        state: String,
    },
    /// A local search looked at a change.
    Step {
        /// Number of the step, from 1.
        n: u64,
        /// Energy now.
        energy: u32,
        /// Energy after the change.
        proposed: u32,
        /// Whether the change was made.
        accepted: bool,
        /// Temperature.
        temperature: f64,
    },
    /// A generation is complete.
    Generation {
        /// Its number, from 0.
        n: u64,
        /// Least energy.
        energy: u32,
        /// Greatest fitness.
        best: f64,
        /// Mean fitness.
        mean: f64,
    },
}

/// Turns what the engine shows into what a watcher sees.
pub(crate) struct Decoder<'a, S> {
    pub space: &'a S,
    pub watcher: &'a mut dyn Watcher,
    /// Events so far.
    pub count: u64,
}

impl<S: Space> Observer for Decoder<'_, S> {
    fn tracing(&self) -> bool {
        self.watcher.tracing() || self.watcher.recording()
    }

    fn event(&mut self, event: &Event<'_>) -> ControlFlow<()> {
        self.count += 1;
        self.watcher.record(event);
        if !self.watcher.tracing() {
            return ControlFlow::Continue(());
        }
        let n = self.count;
        self.watcher.trace(&match *event {
            Event::Expansion(e, _) => TraceLine::Expand {
                n,
                id: e.id,
                parent: e.parent,
                depth: e.depth,
                g: e.g,
                h: e.h,
                state: self.space.state_text(&self.space.unpack(e.key)),
            },
            Event::Step { energy, proposed, accepted, temperature, .. } => {
                TraceLine::Step { n, energy, proposed, accepted, temperature }
            }
            Event::Generation { number, energy, best, mean, .. } => {
                TraceLine::Generation { n: number, energy, best, mean }
            }
        })
    }

    fn progress(&mut self, stats: &Stats) -> ControlFlow<()> {
        self.watcher.progress(stats)
    }
}

/// An observer for what has no space to decode: it passes progress on.
pub(crate) struct Forward<'a>(pub &'a mut dyn Watcher);

impl Observer for Forward<'_> {
    fn progress(&mut self, stats: &Stats) -> ControlFlow<()> {
        self.0.progress(stats)
    }
}
