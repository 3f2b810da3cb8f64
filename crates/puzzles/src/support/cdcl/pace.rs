//! When to restart, when to forget, and when to look elsewhere.
//!
//! The search begins restless: it restarts whenever the clauses learnt of late are worse than usual, which is good for
//! proofs. Later it takes turns with stable stretches, in which it restarts seldom, after 1, 1, 2, 1, 1, 2, 4, … times a fixed
//! number of conflicts (Luby's sequence), which is good for finding solutions where there are many.

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
/// Conflicts of the first restless and the first stable stretch, of which the n-th takes n² times as many; between restarts
/// in a stable stretch, times a number of Luby's sequence; and before the search is sent elsewhere, one time more each time.
const UNIT: u64 = 1000;

/// Averages of how many levels learnt clauses join, and what is due.
pub(super) struct Pace {
    late: f64,
    all: f64,
    conflicts: u64,
    since_restart: u64,
    forget: Due,
    elsewhere: Due,
    unit: u64,
    /// Stretches that are over; every second one is stable.
    stretches: u64,
    stretch_end: u64,
    luby: (u64, u64),
}

/// Something to be done again and again, with a gap that grows.
struct Due {
    at: u64,
    gap: u64,
    more: u64,
}

impl Due {
    fn every(gap: u64, more: u64) -> Self {
        Due { at: gap, gap, more }
    }

    /// Whether it is due now; then the next time is set.
    fn take(&mut self, now: u64) -> bool {
        let due = now >= self.at;
        if due {
            self.gap += self.more;
            self.at = now + self.gap;
        }
        due
    }
}

impl Default for Pace {
    fn default() -> Self {
        Pace::with_unit(UNIT)
    }
}

impl Pace {
    /// A pace whose stretches are so many conflicts long at first.
    pub fn with_unit(unit: u64) -> Self {
        Pace {
            late: 0.0,
            all: 0.0,
            conflicts: 0,
            since_restart: 0,
            forget: Due::every(FORGET, MORE),
            elsewhere: Due::every(unit, unit),
            unit,
            stretches: 0,
            stretch_end: unit,
            luby: (1, 1),
        }
    }

    /// A conflict taught a clause of this many levels.
    pub fn conflict(&mut self, levels: u32) {
        self.conflicts += 1;
        self.since_restart += 1;
        // At first a plain mean: a fixed weight would take long to get away from 0.
        let plain = 1.0 / self.conflicts as f64;
        self.late += (f64::from(levels) - self.late) * plain.max(LATE);
        self.all += (f64::from(levels) - self.all) * plain.max(ALL);
    }

    /// Whether this is a stable stretch.
    #[inline]
    pub fn is_stable(&self) -> bool {
        self.stretches % 2 == 1
    }

    /// Whether to restart now, because it goes badly or because something else is due; the next look starts afresh.
    pub fn restart(&mut self) -> bool {
        let over = self.conflicts >= self.stretch_end;
        let badly = match self.is_stable() {
            false => self.since_restart >= SHORTEST && self.late > WORSE * self.all,
            true => self.since_restart >= self.unit * self.luby.1,
        };
        if badly && self.is_stable() {
            self.luby = after(self.luby);
        }
        if over {
            self.stretches += 1;
            let number = self.stretches / 2 + 1;
            self.stretch_end = self.conflicts + self.unit * number * number;
        }
        let due = badly || over || self.conflicts >= self.forget.at;
        if due {
            self.since_restart = 0;
        }
        due
    }

    /// Whether to forget clauses now.
    pub fn forget(&mut self) -> bool {
        self.forget.take(self.conflicts)
    }

    /// Whether to send the search elsewhere now.
    pub fn go_elsewhere(&mut self) -> bool {
        self.is_stable() && self.elsewhere.take(self.conflicts)
    }
}

/// The next pair of Knuth's way to make Luby's sequence, which is the second of each pair.
fn after((u, v): (u64, u64)) -> (u64, u64) {
    if u & u.wrapping_neg() == v { (u + 1, 1) } else { (u, 2 * v) }
}

#[cfg(test)]
mod tests {
    use super::after;

    #[test]
    fn the_sequence_is_lubys() {
        let pairs = std::iter::successors(Some((1, 1)), |pair| Some(after(*pair)));
        let numbers: Vec<u64> = pairs.map(|pair| pair.1).take(15).collect();
        assert_eq!(numbers, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
