//! Who looks on while something runs: the clock, the stop button and the watcher.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use solvarium_engine::{Clock, Cost, Event, Stats};

use crate::TraceLine;

/// Someone who watches a run and may end it.
pub trait Watcher {
    /// Something begins: an algorithm's name, or what else is done.
    fn begin(&mut self, _what: &str) {}
    /// Whether every expansion is to be shown.
    fn tracing(&self) -> bool {
        false
    }
    /// One line of the trace.
    fn trace(&mut self, _line: &TraceLine) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
    /// Whether every event is to be recorded as it is.
    fn recording(&self) -> bool {
        false
    }
    /// One event, to be recorded.
    fn record(&mut self, _event: &Event<'_>) {}
    /// Whether expansions were recorded: then the solution is a path through them.
    fn has_expansions(&self) -> bool {
        false
    }
    /// The path of the solution that was found, to be recorded: the keys of its states, the start first, and its cost.
    fn record_path(&mut self, _keys: Vec<u8>, _cost: Cost) {}
    /// How far the run is, about thirty times a second.
    fn progress(&mut self, _stats: &Stats) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Nobody.
pub struct NoWatcher;

impl Watcher for NoWatcher {}

/// What a run gets from the program around it.
pub struct Host<'a> {
    /// Where time comes from.
    pub clock: &'a dyn Clock,
    /// Set to end the run.
    pub cancel: &'a AtomicBool,
    /// Who watches.
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
}
