//! What a run gets from the program around it: a clock, a stop button, and a watcher that is shown the search.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use solvarium_engine::{Ancestry, Clock, Cost, Event, Observer, Space, Stats};

use crate::target::Tally;
use crate::trace::{TraceHeader, TraceLine};

/// Someone who watches a run and may end it.
pub trait Watcher {
    /// Something begins: an algorithm's name, or what else is done.
    fn begin(&mut self, _what: &str) {}
    /// Whether it wants to see every event of a search, not only progress.
    fn observes(&self) -> bool {
        false
    }
    /// One event of a search, for a watcher that observes.
    fn event(&mut self, _event: &SearchEvent<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
    /// How many candidates have been drawn for a level that is to meet a target, about thirty times a second.
    fn tried(&mut self, _tally: &Tally) {}
    /// How far the run is, about thirty times a second.
    fn progress(&mut self, _stats: &Stats) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// What a watcher is shown of a search in a space. The puzzles' own solvers show nothing.
pub enum SearchEvent<'a> {
    /// The search begins.
    Begin(&'a TraceHeader),
    /// The algorithm did something.
    Event {
        /// Its number, from 1; for what happens inside an expansion, that of the expansion.
        number: u64,
        /// The event as the engine has it, with the state as a key.
        event: &'a Event<'a>,
        /// Writes the state of a key in one line.
        state_text: &'a dyn Fn(&[u8]) -> String,
    },
    /// A solution was found. Gives the keys of the states on its path, the start first, and its cost in the space.
    Solved(&'a dyn Fn() -> (Vec<u8>, Cost)),
}

impl SearchEvent<'_> {
    /// The line that a trace has for it.
    pub fn trace_line(&self) -> Option<TraceLine> {
        let (n, event, state_text) = match *self {
            SearchEvent::Begin(header) => return Some(TraceLine::Trace(header.clone())),
            SearchEvent::Event { number, event, state_text } => (number, event, state_text),
            SearchEvent::Solved(_) => return None,
        };
        Some(match *event {
            Event::Expansion(e, nodes) => TraceLine::Expand {
                n,
                id: e.id,
                parent: e.parent,
                depth: e.depth,
                g: e.g,
                h: e.h,
                state: state_text(e.key),
                backward: nodes.is_some_and(Ancestry::backward),
            },
            Event::Step { energy, proposed, accepted, temperature, .. } => {
                TraceLine::Step { n, energy, proposed, accepted, temperature }
            }
            Event::Generation { number, energy, best, mean, .. } => {
                TraceLine::Generation { n: number, energy, best, mean }
            }
            Event::Successor(_) | Event::Untried(_) | Event::Dropped(_) | Event::Bound(_) => return None,
        })
    }
}

/// A watcher that ignores everything.
pub struct NoWatcher;

impl Watcher for NoWatcher {}

/// What a run gets from the program around it.
pub struct Host<'a> {
    /// Where time comes from.
    pub clock: &'a dyn Clock,
    /// Set to end the run.
    pub cancel: &'a AtomicBool,
    /// Is shown what happens.
    pub watcher: &'a mut dyn Watcher,
}

/// The clock of the operating system.
pub struct SystemClock(Instant);

impl Default for SystemClock {
    fn default() -> Self {
        SystemClock(Instant::now())
    }
}

impl Clock for SystemClock {
    fn seconds(&self) -> f64 {
        self.0.elapsed().as_secs_f64()
    }

    #[cfg(unix)]
    fn cpu_seconds(&self) -> f64 {
        let used = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
        used.tv_sec as f64 + used.tv_nsec as f64 / 1e9
    }
}

/// Shows a watcher the search of a space.
pub(crate) struct Showing<'a, S> {
    space: &'a S,
    watcher: &'a mut dyn Watcher,
    /// Events so far.
    count: u64,
}

impl<'a, S: Space> Showing<'a, S> {
    pub fn new(space: &'a S, watcher: &'a mut dyn Watcher) -> Self {
        Showing { space, watcher, count: 0 }
    }

    /// Shows what is not an event of the engine, if the watcher observes at all.
    pub fn show(&mut self, event: &SearchEvent<'_>) -> ControlFlow<()> {
        if self.watcher.observes() { self.watcher.event(event) } else { ControlFlow::Continue(()) }
    }
}

impl<S: Space> Observer for Showing<'_, S> {
    fn tracing(&self) -> bool {
        self.watcher.observes()
    }

    fn event(&mut self, event: &Event<'_>) -> ControlFlow<()> {
        self.count += u64::from(!event.is_inner());
        let state_text = |key: &[u8]| self.space.key_text(key);
        self.watcher.event(&SearchEvent::Event { number: self.count, event, state_text: &state_text })
    }

    fn progress(&mut self, stats: &Stats) -> ControlFlow<()> {
        self.watcher.progress(stats)
    }
}

/// Passes progress on, for work that searches no space.
pub(crate) struct Forward<'a>(pub &'a mut dyn Watcher);

impl Observer for Forward<'_> {
    fn progress(&mut self, stats: &Stats) -> ControlFlow<()> {
        self.0.progress(stats)
    }
}
