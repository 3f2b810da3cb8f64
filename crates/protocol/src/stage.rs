//! The host's side of an ask: its clock and stop button, where events go, and what records a run.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use solvarium_engine::{Clock, Ctx, Limits, Observer, Stats};
use solvarium_lab::target::Tally;
use solvarium_lab::watch::{Host, NoWatcher, SearchEvent, Watcher};

use crate::Event;
use crate::patience::Patience;
use crate::record::Recorder;

/// What an ask is answered with, beside the desk.
pub(super) struct Stage<'a> {
    clock: &'a dyn Clock,
    cancel: &'a AtomicBool,
    audience: Audience<'a>,
}

/// Sends events and records the run.
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

    /// A context for work that shows nothing.
    pub fn context<'b>(&'b self, limits: Limits, observer: &'b mut dyn Observer) -> Ctx<'b> {
        Ctx::new(limits, self.clock, Some(self.cancel), observer)
    }

    /// The host of one run.
    pub fn host(&mut self) -> Host<'_> {
        Host { clock: self.clock, cancel: self.cancel, watcher: &mut self.audience }
    }

    /// The host of a run that is shown to nobody.
    pub fn unseen<'b>(&'b self, nobody: &'b mut NoWatcher) -> Host<'b> {
        Host { clock: self.clock, cancel: self.cancel, watcher: nobody }
    }

    /// The time.
    pub fn seconds(&self) -> f64 {
        self.clock.seconds()
    }

    /// Whether the ask is to end. A host without threads looks at its stop button when it is asked for the time.
    pub fn cancelled(&self) -> bool {
        self.seconds();
        self.cancel.load(Ordering::Relaxed)
    }

    /// How long work in many small pieces may go on.
    pub fn patience(&self) -> Patience<'_> {
        Patience::new(self.clock, self.cancel)
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

    fn observes(&self) -> bool {
        self.recorder.is_some()
    }

    fn event(&mut self, event: &SearchEvent<'_>) -> ControlFlow<()> {
        match (&mut self.recorder, event) {
            (Some(recorder), SearchEvent::Event { event, .. }) => recorder.event(event),
            (Some(recorder), SearchEvent::Solved(path)) if recorder.has_expansions() => recorder.solution(path()),
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn tried(&mut self, tally: &Tally) {
        (self.events)(Event::Tried { index: self.index, tally: tally.clone() });
    }

    fn progress(&mut self, stats: &Stats) -> ControlFlow<()> {
        (self.events)(Event::Progress { index: self.index, stats: Box::new(stats.into()) });
        ControlFlow::Continue(())
    }
}
