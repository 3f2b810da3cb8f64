//! Who asks: the clock and the stop button of the host, where events go, and what records a run.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use solvarium_engine::{Clock, Cost, Event as Shown, Stats};

use super::Event;
use crate::record::Recorder;
use crate::watch::{Host, Watcher};

/// The host's side of an ask.
pub(super) struct Stage<'a> {
    clock: &'a dyn Clock,
    cancel: &'a AtomicBool,
    audience: Audience<'a>,
}

/// Passes on what a run shows.
struct Audience<'a> {
    events: &'a mut dyn FnMut(Event),
    recorder: Option<Recorder>,
    /// Which of several runs it is.
    index: usize,
}

impl<'a> Stage<'a> {
    pub fn new(clock: &'a dyn Clock, cancel: &'a AtomicBool, events: &'a mut dyn FnMut(Event)) -> Self {
        Stage { clock, cancel, audience: Audience { events, recorder: None, index: 0 } }
    }

    /// The host of one run.
    pub fn host(&mut self) -> Host<'_> {
        Host { clock: self.clock, cancel: self.cancel, watcher: &mut self.audience }
    }

    /// Makes ready for the run of this number, recorded or not.
    pub fn begin(&mut self, index: usize, recorder: Option<Recorder>) {
        self.audience.index = index;
        self.audience.recorder = recorder;
    }

    /// The recorder of the run that has ended.
    pub fn recorder(&mut self) -> Option<Recorder> {
        self.audience.recorder.take()
    }

    /// Sends an event.
    pub fn send(&mut self, event: Event) {
        (self.audience.events)(event);
    }
}

impl Watcher for Audience<'_> {
    fn begin(&mut self, what: &str) {
        (self.events)(Event::Begin { index: self.index, what: what.into() });
    }

    fn recording(&self) -> bool {
        self.recorder.is_some()
    }

    fn record(&mut self, event: &Shown<'_>) {
        if let Some(recorder) = &mut self.recorder {
            recorder.event(event);
        }
    }

    fn has_expansions(&self) -> bool {
        self.recorder.as_ref().is_some_and(Recorder::has_expansions)
    }

    fn record_path(&mut self, keys: Vec<u8>, cost: Cost) {
        if let Some(recorder) = &mut self.recorder {
            recorder.solution(keys, cost);
        }
    }

    fn progress(&mut self, stats: &Stats) -> ControlFlow<()> {
        (self.events)(Event::Progress { index: self.index, stats: Box::new(stats.clone()) });
        ControlFlow::Continue(())
    }
}
