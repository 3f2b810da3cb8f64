//! How long work on an ask may go on: until it is cancelled, or for a while.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};

use solvarium_engine::Clock;

/// Questions between two looks at the clock.
const EVERY: u32 = 64;

/// The clock and the stop button of a host, for work in many small pieces.
pub(crate) struct Patience<'a> {
    clock: &'a dyn Clock,
    cancel: &'a AtomicBool,
    asked: Cell<u32>,
    begun: f64,
    passed: Cell<f64>,
}

impl<'a> Patience<'a> {
    /// Begins now.
    pub fn new(clock: &'a dyn Clock, cancel: &'a AtomicBool) -> Self {
        Patience { clock, cancel, asked: Cell::new(0), begun: clock.seconds(), passed: Cell::new(0.0) }
    }

    /// Whether the ask is to end; to be asked at every piece of work. A host without threads looks at its stop button when
    /// it is asked for the time.
    pub fn cancelled(&self) -> bool {
        self.asked.set(self.asked.get().wrapping_add(1));
        if self.asked.get().is_multiple_of(EVERY) {
            self.passed.set(self.clock.seconds() - self.begun);
        }
        self.cancel.load(Ordering::Relaxed)
    }

    /// Whether so many seconds have passed, or the ask is to end; to be asked at every piece of work.
    pub fn is_over(&self, seconds: f64) -> bool {
        self.cancelled() || self.passed.get() > seconds
    }
}
