//! Where the time of a run comes from.

/// Where time comes from. The engine reads no clock of its own. All threads of a run look at the same one.
pub trait Clock: Sync {
    /// Seconds since some fixed moment; never falls.
    fn seconds(&self) -> f64;
    /// Seconds that a processor has worked for this thread, since some fixed moment. Where nobody counts them, those that
    /// passed: never fewer, so a limit on them is kept too.
    fn cpu_seconds(&self) -> f64 {
        self.seconds()
    }
}

/// A clock that always shows zero, for tests and for work that must not depend on time.
pub struct StoppedClock;

impl Clock for StoppedClock {
    fn seconds(&self) -> f64 {
        0.0
    }
}
