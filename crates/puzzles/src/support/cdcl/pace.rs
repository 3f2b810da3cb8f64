//! When to restart and when to forget.

/// Conflicts between two restarts, at least.
const SHORTEST: u64 = 20;
/// How much worse than usual the clauses of late must be for a restart.
const WORSE: f64 = 1.15;
/// Weight of a new clause in the average of late, and in the average of all.
const LATE: f64 = 1.0 / 32.0;
const ALL: f64 = 1.0 / 2048.0;
/// Conflicts before clauses are first forgotten, and how many more each time.
const FORGET: u64 = 1500;
const MORE: u64 = 400;

/// Averages of how many levels learnt clauses join, and what is due.
pub(super) struct Pace {
    late: f64,
    all: f64,
    conflicts: u64,
    since_restart: u64,
    forget_at: u64,
    forget_gap: u64,
}

impl Default for Pace {
    fn default() -> Self {
        Pace { late: 0.0, all: 0.0, conflicts: 0, since_restart: 0, forget_at: FORGET, forget_gap: FORGET }
    }
}

impl Pace {
    /// A conflict taught a clause of this many levels.
    pub fn conflict(&mut self, levels: u32) {
        self.conflicts += 1;
        self.since_restart += 1;
        // At first a plain mean: a fixed weight would take long to get away from 0.
        let plain = 1.0 / self.conflicts as f64;
        self.late += (f64::from(levels) - self.late) * plain.max(LATE);
        self.all += (f64::from(levels) - self.all) * plain.max(ALL);
    }

    /// Whether to restart now, because it goes badly or because there is much to forget; the next look starts afresh.
    pub fn restart(&mut self) -> bool {
        let badly = self.since_restart >= SHORTEST && self.late > WORSE * self.all;
        let due = badly || self.conflicts >= self.forget_at;
        if due {
            self.since_restart = 0;
        }
        due
    }

    /// Whether to forget clauses now; then the next time is set.
    pub fn forget(&mut self) -> bool {
        let due = self.conflicts >= self.forget_at;
        if due {
            self.forget_gap += MORE;
            self.forget_at = self.conflicts + self.forget_gap;
        }
        due
    }
}
