//! One piece of work, cut into parts that threads do at the same time.
//!
//! Unlike pieces that [race](Ctx::race), the parts belong together: all are done before the work goes on. What they count is
//! theirs to say; the thread that calls does the first part, and keeps the limits on time for all.

#![cfg(not(target_family = "wasm"))]

use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::Duration;

use super::*;

/// How long to wait for the other parts before the clock is looked at.
const WAIT: Duration = Duration::from_millis(5);

impl Ctx<'_> {
    /// Lets each part be worked on by a thread of its own, and waits for all of them; what they come to, in their order.
    /// A part asks, again and again, whether it may go on; what stops the first stops all. Of several errors, that of the
    /// foremost part is given back.
    ///
    /// ```
    /// use solvarium_engine::{Ctx, Limits, Stop};
    ///
    /// let mut ctx = Ctx::unwatched(Limits::default());
    /// let sums = ctx.side_by_side(&mut [1..4, 4..7], |part, may_go_on| {
    ///     part.map(|number| may_go_on().map(|()| number)).sum::<Result<u32, Stop>>()
    /// });
    /// assert_eq!(sums, Ok(vec![6, 15]));
    /// ```
    pub fn side_by_side<T: Send, R: Send, E: From<Stop> + Send>(
        &mut self,
        parts: &mut [T],
        work: impl Fn(&mut T, &mut dyn FnMut() -> Result<(), Stop>) -> Result<R, E> + Sync,
    ) -> Result<Vec<R>, E> {
        let Some((first, others)) = parts.split_first_mut() else { return Ok(Vec::new()) };
        let (stop, clock, this) = (AtomicBool::new(false), self.clock, thread::current());
        thread::scope(|scope| {
            let others: Vec<_> = others
                .iter_mut()
                .map(|part| {
                    let (stop, work, this) = (&stop, &work, &this);
                    scope.spawn(move || {
                        let started = clock.cpu_seconds();
                        let result = work(part, &mut || match stop.load(Ordering::Relaxed) {
                            true => Err(Stop::Interrupted),
                            false => Ok(()),
                        });
                        this.unpark();
                        (result, clock.cpu_seconds() - started)
                    })
                })
                .collect();
            let mut first = work(first, &mut || self.poll());
            while others.iter().any(|other| !other.is_finished()) {
                if first.is_ok()
                    && let Err(reason) = self.look()
                {
                    first = Err(reason.into());
                }
                stop.fetch_or(first.is_err(), Ordering::Relaxed);
                thread::park_timeout(WAIT);
            }
            let mut results = vec![first];
            for other in others {
                let (result, seconds) = other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
                self.helpers += seconds;
                results.push(result);
            }
            results.into_iter().collect()
        })
    }

    /// Whether so many bytes are within the memory limit.
    pub fn has_room_for(&self, bytes: usize) -> bool {
        self.limits.bytes.is_none_or(|limit| bytes as u64 <= limit)
    }

    /// Counts states that were expanded at this depth, when they are not counted one by one. There must be as many left.
    pub fn expanded(&mut self, states: u64, depth: u64) {
        let before = self.stats.expanded;
        self.stats.expanded += states;
        self.stats.max_depth = self.stats.max_depth.max(depth);
        self.stats.seconds = self.elapsed();
        if self.series.wants_one(before, self.stats.expanded) {
            self.series.push(&self.stats);
        }
    }

    /// States that may still be expanded, if their number is limited.
    pub fn states_left(&self) -> Option<u64> {
        self.limits.nodes.map(|limit| limit.saturating_sub(self.stats.expanded))
    }
}
