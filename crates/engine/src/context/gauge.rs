//! How far work is in which no states are counted.

use std::sync::atomic::{AtomicU64, Ordering};

/// How far work is that several threads do together, in steps of whatever kind. Whoever watches the run is shown it in
/// [`Stats::merged`](crate::Stats::merged).
///
/// ```
/// use solvarium_engine::Gauge;
///
/// let gauge = Gauge::default();
/// assert_eq!(gauge.share(), None);
/// gauge.expect(200);
/// gauge.advance(50);
/// assert_eq!(gauge.share(), Some(0.25));
/// gauge.clear();
/// assert_eq!(gauge.share(), None);
/// ```
#[derive(Debug, Default)]
pub struct Gauge {
    expected: AtomicU64,
    done: AtomicU64,
}

impl Gauge {
    /// There are so many more steps.
    pub fn expect(&self, steps: u64) {
        self.expected.fetch_add(steps, Ordering::Relaxed);
    }

    /// So many more are done.
    pub fn advance(&self, steps: u64) {
        self.done.fetch_add(steps, Ordering::Relaxed);
    }

    /// The work is at its end.
    pub fn clear(&self) {
        self.expected.store(0, Ordering::Relaxed);
        self.done.store(0, Ordering::Relaxed);
    }

    /// The share that is done, if there is such work.
    pub fn share(&self) -> Option<f64> {
        let (expected, done) = (self.expected.load(Ordering::Relaxed), self.done.load(Ordering::Relaxed));
        (expected > 0).then(|| (done as f64 / expected as f64).min(1.0))
    }
}
