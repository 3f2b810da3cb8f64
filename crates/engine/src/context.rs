//! What a search reports to and is controlled by: limits, statistics, samples, cancelling and observers.
//!
//! An algorithm calls [`Ctx::expand`] (or [`Ctx::evaluate`]) before each unit of work and [`Ctx::hold`] before its
//! structures grow, and passes the error up. So limits are kept exactly, and stepping through a search is an observer
//! that waits: no algorithm has a second, incremental version.

mod clock;
mod gauge;
mod limits;
mod pool;
mod race;
mod side_by_side;
mod thought;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::store::BATCH;
use crate::{Cost, Crossing, Findings, Kept, Limit, Population, Series, Stats, Stop, own};

pub use clock::{Clock, StoppedClock};
pub use gauge::Gauge;
pub use limits::Limits;
pub use thought::{StepKind, Successor, Verdict};

/// An expansion, as a trace shows it.
#[derive(Clone, Copy, Debug)]
pub struct Expansion<'a> {
    /// The node's number in this search.
    pub id: u32,
    /// The number of the node it was reached from; none for the start.
    pub parent: Option<u32>,
    /// Cost of the path to it.
    pub g: Cost,
    /// The estimate of what is left, where the algorithm has one.
    pub h: Option<Cost>,
    /// Moves on the path to it, where the algorithm counts them.
    pub depth: u32,
    /// The packed state.
    pub key: &'a [u8],
}

/// The nodes a search keeps, so that an observer can follow the path to the node it is shown.
pub trait Ancestry {
    /// The number of the node that this one was reached from.
    fn parent(&self, id: u32) -> Option<u32>;
    /// The packed state of a node.
    fn key(&self, id: u32) -> &[u8];
    /// Whether the paths begin at goals and lead backwards.
    fn backward(&self) -> bool {
        false
    }
}

/// What an observer in trace mode is shown.
#[derive(Clone, Copy)]
pub enum Event<'a> {
    /// A state is expanded; with the nodes on the path to it, where the search keeps them.
    Expansion(Expansion<'a>, Option<&'a dyn Ancestry>),
    /// Inside an expansion: a successor was generated and judged. Also what a search begins with, if it waits.
    Successor(Successor),
    /// Inside an expansion: so many successors are to be generated one by one, as a depth-first search goes on to them.
    Untried(usize),
    /// Waiting states were dropped: these, by their numbers.
    Dropped(&'a [(Cost, u32)]),
    /// A descent begins, to this bound on cost plus estimate.
    Bound(Cost),
    /// A local search looked at a change of its candidate.
    Step {
        /// Energy of the candidate before the change.
        energy: u32,
        /// Energy after the change.
        proposed: u32,
        /// Whether the change is made.
        accepted: bool,
        /// The probability with which it was to be made.
        probability: f64,
        /// The number from 0 to 1 that was drawn to decide it; none where there was nothing to decide.
        drawn: Option<f64>,
        /// Temperature, for annealing.
        temperature: f64,
        /// How often the search had begun again.
        round: u64,
        /// Gives the candidate before the change.
        candidate: &'a dyn Fn() -> Kept,
        /// Gives the change.
        tweak: &'a dyn Fn() -> Kept,
    },
    /// A generation of the genetic algorithm is complete.
    Generation {
        /// The number of the generation, from 0.
        number: u64,
        /// Least energy in the population.
        energy: u32,
        /// Greatest fitness in the population.
        best: f64,
        /// Mean fitness of the population.
        mean: f64,
        /// Gives the candidate of least energy.
        candidate: &'a dyn Fn() -> Kept,
        /// Gives the population.
        population: &'a dyn Fn() -> Population,
        /// Some of the crossings that it was born of, the first ones.
        crossings: &'a [Crossing],
    },
}

impl Event<'_> {
    /// Whether it tells of something inside an expansion, and not of a unit of work.
    pub fn is_inner(&self) -> bool {
        matches!(self, Event::Successor(_) | Event::Untried(_) | Event::Dropped(_) | Event::Bound(_))
    }
}

/// Watches a search and may end it.
pub trait Observer {
    /// Whether every event is to be shown, not only progress.
    fn tracing(&self) -> bool {
        false
    }
    /// One event, in trace mode.
    fn event(&mut self, _event: &Event<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
    /// Progress of the run, about thirty times a second.
    fn progress(&mut self, _stats: &Stats) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// An observer that ignores everything.
pub struct Silent;

impl Observer for Silent {}

/// Seconds between two calls of [`Observer::progress`].
const PROGRESS_EVERY: f64 = 1.0 / 30.0;
/// Seconds aimed at between two looks at the clock.
const CLOCK_EVERY: f64 = 0.001;
/// Most steps between two looks at the clock: few, because an expensive step may follow many cheap ones.
const CLOCK_STRIDE: u32 = 16;

/// The context of one run.
///
/// ```
/// use std::ops::ControlFlow;
/// use solvarium_engine::{Ctx, Event, Expansion, Limits, Observer, Stop, StoppedClock};
///
/// /// Writes down what is expanded, and has seen enough after two states.
/// struct Diary(Vec<u32>);
///
/// impl Observer for Diary {
///     fn tracing(&self) -> bool {
///         true
///     }
///     fn event(&mut self, event: &Event<'_>) -> ControlFlow<()> {
///         if let Event::Expansion(expansion, _) = event {
///             self.0.push(expansion.id);
///         }
///         if self.0.len() < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
///     }
/// }
///
/// /// An endless search: it asks before each state whether it may go on.
/// fn search(ctx: &mut Ctx<'_>) -> Result<(), Stop> {
///     for id in 0.. {
///         ctx.expand(Expansion { id, parent: id.checked_sub(1), g: id, h: None, depth: id, key: &[] })?;
///     }
///     Ok(())
/// }
///
/// let mut diary = Diary(Vec::new());
/// let mut ctx = Ctx::new(Limits::default(), &StoppedClock, None, &mut diary);
/// assert_eq!(search(&mut ctx), Err(Stop::Interrupted));
/// assert_eq!(ctx.stats.expanded, 2);
/// assert_eq!(diary.0, [0, 1]);
/// ```
pub struct Ctx<'a> {
    /// What was counted so far.
    pub stats: Stats,
    /// The time series so far.
    pub series: Series,
    /// What the solver found besides its answer.
    pub findings: Findings,
    limits: Limits,
    clock: &'a dyn Clock,
    cancel: Option<&'a AtomicBool>,
    /// What ends the run besides.
    alarm: Option<Arc<AtomicBool>>,
    observer: &'a mut dyn Observer,
    tracing: bool,
    started: f64,
    cpu_started: f64,
    /// Seconds of processor time of other threads that worked for the run.
    helpers: f64,
    gauge: Arc<Gauge>,
    /// What the run shares its limits with others through; its own limits are what it was handed out.
    pool: Option<&'a pool::Pool>,
    shown: f64,
    looked: f64,
    stride: u32,
    until_look: u32,
}

impl<'a> Ctx<'a> {
    /// A context for one run, which starts now.
    pub fn new(
        limits: Limits,
        clock: &'a dyn Clock,
        cancel: Option<&'a AtomicBool>,
        observer: &'a mut dyn Observer,
    ) -> Self {
        let tracing = observer.tracing();
        let (started, cpu_started) = (clock.seconds(), clock.cpu_seconds());
        Ctx {
            stats: Stats::default(),
            series: Series::default(),
            findings: Findings::default(),
            limits,
            clock,
            cancel,
            alarm: None,
            observer,
            tracing,
            started,
            cpu_started,
            helpers: 0.0,
            gauge: Arc::default(),
            pool: None,
            shown: 0.0,
            looked: 0.0,
            stride: 1,
            until_look: 0,
        }
    }

    /// A context without observer, cancelling or clock, for tests and for work inside a solver.
    pub fn unwatched(limits: Limits) -> Self {
        // `Silent` has no bytes, so nothing is leaked.
        Ctx::new(limits, &StoppedClock, None, Box::leak(Box::new(Silent)))
    }

    /// The limits of the run.
    pub fn limits(&self) -> Limits {
        self.limits
    }

    /// The clock of the run.
    pub fn clock(&self) -> &'a dyn Clock {
        self.clock
    }

    /// What cancels the run, if anything does.
    pub fn cancel(&self) -> Option<&'a AtomicBool> {
        self.cancel
    }

    /// What shows how far work is in which no states are counted.
    pub fn gauge(&self) -> Arc<Gauge> {
        self.gauge.clone()
    }

    /// Begins anew, after a wait that is no part of the run. From now on, this ends it too.
    pub fn begin_with(&mut self, alarm: Arc<AtomicBool>) {
        self.alarm = Some(alarm);
        (self.started, self.cpu_started) = (self.clock.seconds(), self.clock.cpu_seconds());
    }

    /// Whether every event is shown to the observer.
    #[inline]
    pub fn tracing(&self) -> bool {
        self.tracing
    }

    /// How many successors are packed and looked up together: one, while each of them is shown.
    #[inline]
    pub fn batch(&self) -> usize {
        if self.tracing { 1 } else { BATCH }
    }

    /// Call before a state is expanded: counts it, keeps the limits and shows it to the observer.
    #[inline]
    pub fn expand(&mut self, expansion: Expansion<'_>) -> Result<(), Stop> {
        self.count_expansion(expansion, None)
    }

    /// The same, and also shows the observer the nodes on the path to the state.
    #[inline]
    pub fn expand_among(&mut self, expansion: Expansion<'_>, nodes: &dyn Ancestry) -> Result<(), Stop> {
        self.count_expansion(expansion, Some(nodes))
    }

    /// Call before a candidate is evaluated: counts it and keeps the limits.
    #[inline]
    pub fn evaluate(&mut self) -> Result<(), Stop> {
        self.count_one()
    }

    /// Call within work that is long and has nothing to count: keeps the time limit.
    #[inline]
    pub fn poll(&mut self) -> Result<(), Stop> {
        if self.until_look == 0 {
            self.look()?;
        }
        self.until_look -= 1;
        Ok(())
    }

    /// Shows an event to the observer, in trace mode.
    #[inline]
    pub fn note(&mut self, event: Event<'_>) -> Result<(), Stop> {
        if self.tracing { self.show(&event) } else { Ok(()) }
    }

    /// Shows what became of a successor, in trace mode; what is to be shown is made only then.
    #[inline]
    pub fn successor(&mut self, successor: impl FnOnce() -> Successor) -> Result<(), Stop> {
        if self.tracing { self.show(&Event::Successor(successor())) } else { Ok(()) }
    }

    /// Call before the search's structures grow to this many bytes: refuses what would pass the memory limit.
    #[inline]
    pub fn hold(&mut self, bytes: usize) -> Result<(), Stop> {
        let bytes = bytes as u64;
        if self.limits.bytes.is_some_and(|limit| bytes > limit) {
            self.take_bytes(bytes)?;
        }
        self.stats.bytes = bytes;
        self.stats.search_bytes = self.stats.search_bytes.max(bytes);
        Ok(())
    }

    /// Records how many states wait to be expanded.
    #[inline]
    pub fn waiting(&mut self, open: usize) {
        self.stats.open = open as u64;
        self.stats.peak_open = self.stats.peak_open.max(self.stats.open);
    }

    /// Seconds since the run began.
    pub fn elapsed(&self) -> f64 {
        self.clock.seconds() - self.started
    }

    /// Seconds of processor time since the run began.
    pub fn cpu_elapsed(&self) -> f64 {
        self.clock.cpu_seconds() - self.cpu_started + self.helpers
    }

    /// Ends the run: the time is taken and the last sample added.
    pub fn finish(&mut self) {
        (self.stats.seconds, self.stats.cpu_seconds) = (self.elapsed(), self.cpu_elapsed());
        self.stats.merged = None;
        self.series.push(&self.stats);
    }

    #[inline]
    fn count_expansion(&mut self, expansion: Expansion<'_>, nodes: Option<&dyn Ancestry>) -> Result<(), Stop> {
        self.count_one()?;
        self.stats.max_depth = self.stats.max_depth.max(u64::from(expansion.depth));
        if self.tracing { self.show(&Event::Expansion(expansion, nodes)) } else { Ok(()) }
    }

    #[inline]
    fn count_one(&mut self) -> Result<(), Stop> {
        if self.limits.nodes.is_some_and(|limit| self.stats.expanded >= limit) {
            self.take_nodes()?;
        }
        self.poll()?;
        if self.series.wants(self.stats.expanded) {
            self.stats.seconds = self.elapsed();
            self.series.push(&self.stats);
        }
        self.stats.expanded += 1;
        Ok(())
    }

    /// Looks at the clock and at the cancel flag, and chooses when to look next.
    #[cold]
    fn look(&mut self) -> Result<(), Stop> {
        let now = self.elapsed();
        self.stats.seconds = now;
        let is_set = |flag: &AtomicBool| flag.load(Ordering::Relaxed);
        if self.cancel.is_some_and(is_set) || self.alarm.as_deref().is_some_and(is_set) || own::has_failed() {
            return Err(Stop::Interrupted);
        }
        if self.limits.seconds.is_some_and(|limit| now >= limit) {
            return Err(Stop::Limit(Limit::Time));
        }
        if self.limits.cpu_seconds.is_some_and(|limit| self.cpu_elapsed() >= limit) {
            return Err(Stop::Limit(Limit::Cpu));
        }
        let passed = now - self.looked;
        self.looked = now;
        if passed < CLOCK_EVERY / 2.0 {
            self.stride = (self.stride * 2).min(CLOCK_STRIDE);
        } else if passed > CLOCK_EVERY {
            self.stride = (self.stride / 2).max(1);
        }
        self.until_look = self.stride;
        if now - self.shown >= PROGRESS_EVERY {
            self.shown = now;
            self.stats.merged = self.gauge.share();
            return flow(self.observer.progress(&self.stats));
        }
        Ok(())
    }

    #[cold]
    fn show(&mut self, event: &Event<'_>) -> Result<(), Stop> {
        flow(self.observer.event(event))
    }
}

fn flow(flow: ControlFlow<()>) -> Result<(), Stop> {
    if flow.is_break() { Err(Stop::Interrupted) } else { Ok(()) }
}

mod part;
#[cfg(test)]
mod tests;
