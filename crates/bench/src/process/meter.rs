//! How much memory a process and its descendants hold, and how much processor time they use, looked at again and again.
//!
//! Pages that several processes share are counted for each of them, so the sum may be a little too high, never too low.
//! The system's own figure at the end (`maxrss`) is exact but covers more: a child begins with the peak of the program
//! that started it. So it is believed where it is above that. A program that was launched is seen together with the
//! launcher, whose place it takes: what holds less than the launcher's few MiB is not measured exactly.

use std::time::{Duration, Instant};

use rustix::process::Pid;
use solvarium_lab::memory;

use super::proc;

/// Between two looks.
const PAUSE: Duration = Duration::from_millis(10);
/// Before the first look; then twice as long each time, up to [`PAUSE`].
const FIRST_PAUSE: Duration = Duration::from_millis(1);
/// A look may take a twentieth of the time, however many processes there are.
const SHARE: u32 = 20;

/// Looks at memory and processor time from time to time.
pub struct Meter {
    root: Pid,
    next: Instant,
    pause: Duration,
    /// The most that was held together.
    most: u64,
    /// Seconds of processor time.
    cpu: f64,
}

impl Meter {
    /// A meter for a process that has just begun.
    pub fn new(root: Pid) -> Self {
        Meter { root, next: Instant::now() + FIRST_PAUSE, pause: FIRST_PAUSE, most: 0, cpu: 0.0 }
    }

    /// Time until the next look.
    pub fn pause(&self) -> Duration {
        self.next.saturating_duration_since(Instant::now())
    }

    /// Looks, if it is time to; the most bytes held so far.
    pub fn look(&mut self) -> u64 {
        let now = Instant::now();
        if now < self.next {
            return self.most;
        }
        self.take_in();
        self.pause = PAUSE.min(self.pause * 2).max(now.elapsed() * SHARE);
        self.next = Instant::now() + self.pause;
        self.most
    }

    /// Seconds of processor time at the last look.
    pub fn cpu_seconds(&self) -> f64 {
        self.cpu
    }

    /// The peak in bytes, given the system's own figure.
    pub fn peak(&self, maxrss: u64) -> Option<u64> {
        let inherited = memory::peak().unwrap_or(0);
        let most = if maxrss > inherited || self.most == 0 { self.most.max(maxrss) } else { self.most };
        (most > 0).then_some(most)
    }

    fn take_in(&mut self) {
        let Some(root) = proc::memory(self.root) else { return };
        let descendants = proc::descendants(self.root);
        let processes = descendants.iter().copied().chain([self.root]);
        self.cpu = self.cpu.max(processes.filter_map(proc::cpu_seconds).sum());
        let others = descendants.into_iter().filter_map(proc::memory);
        let (together, single) =
            others.fold((root.now, root.peak), |(sum, most), other| (sum + other.now, most.max(other.peak)));
        self.most = self.most.max(together).max(single);
    }
}
