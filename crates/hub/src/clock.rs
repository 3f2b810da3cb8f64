//! The time of day, as tests can set it.

use std::sync::atomic::{AtomicI64, Ordering};

/// Milliseconds since 1970.
pub type Moment = i64;

/// One day.
pub const DAY: Moment = 24 * 60 * 60 * 1000;

/// A clock that shows the system's time, and may be put forward.
#[derive(Debug, Default)]
pub struct Clock {
    ahead: AtomicI64,
}

impl Clock {
    /// Now.
    pub fn now(&self) -> Moment {
        jiff::Timestamp::now().as_millisecond() + self.ahead.load(Ordering::Relaxed)
    }

    /// Lets this much time pass.
    pub fn advance(&self, milliseconds: Moment) {
        self.ahead.fetch_add(milliseconds, Ordering::Relaxed);
    }
}
