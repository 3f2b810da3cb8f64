//! Who looks on while something runs: the clock, the stop button and the watcher.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use solvarium_engine::{Clock, Stats};

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
