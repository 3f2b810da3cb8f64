//! Running a child process under watch.
//!
//! One loop waits for whatever comes first: output, room for input, the end of the process, the next look at its
//! memory. So nothing is waited for longer than it takes. A process that ends leaves nothing behind: its group is
//! killed, and so are processes that left the group (`proc.rs` knows them by a mark in their environment).

use std::io::{self, PipeReader};
use std::ops::ControlFlow;
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
use wait4::Wait4 as _;

use solvarium_lab::report::ProcessStats;

use super::meter::Meter;
use super::pipes::Pipes;
use super::{Bounds, Finished, Killed, proc};

/// Runs a command to its end. It gets `input` on standard input; `output` gets what it writes to standard output, piece
/// by piece, and may end it by breaking off.
pub fn run(
    mut command: Command,
    input: &[u8],
    bounds: &Bounds<'_>,
    output: impl FnMut(&[u8]) -> ControlFlow<()> + Send,
) -> io::Result<Finished> {
    let mark = proc::mark();
    command.process_group(0).env(proc::MARK, &mark);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let (end, alive) = io::pipe()?;
    let started = Instant::now();
    let mut child = command.spawn()?;
    let pid = Pid::from_child(&child);
    thread::scope(|scope| {
        scope.spawn(move || {
            wait_for_end(pid);
            drop(alive);
        });
        let watched = Watched { pid, mark: &mark, started, bounds, meter: Meter::new(pid), killed: None };
        let pipes = Pipes::new(&mut child, input, output);
        watched.until_the_end(&end, pipes, child)
    })
}

/// Waits until a child has ended, and leaves it there to be reaped: until then nobody else gets its number.
fn wait_for_end(pid: Pid) {
    while let Err(Errno::INTR) = waitid(WaitId::Pid(pid), WaitIdOptions::EXITED | WaitIdOptions::NOWAIT) {}
}

/// A process under watch.
struct Watched<'a> {
    pid: Pid,
    mark: &'a str,
    started: Instant,
    bounds: &'a Bounds<'a>,
    meter: Meter,
    killed: Option<Killed>,
}

impl Watched<'_> {
    fn until_the_end<O: FnMut(&[u8]) -> ControlFlow<()>>(
        mut self,
        end: &PipeReader,
        mut pipes: Pipes<'_, O>,
        mut child: Child,
    ) -> io::Result<Finished> {
        while !wait(end, &pipes, self.patience()) {
            let satisfied = pipes.serve();
            if self.killed.is_none()
                && let Some(why) = self.overdue(satisfied)
            {
                self.killed = Some(why);
                proc::end_all(self.pid, self.mark);
            }
        }
        let seconds = self.started.elapsed().as_secs_f64();
        proc::end_all(self.pid, self.mark);
        if pipes.drain().is_break() {
            self.killed.get_or_insert(Killed::Output);
        }
        let used = child.wait4()?;
        let stats = ProcessStats {
            seconds,
            cpu_seconds: (used.rusage.utime + used.rusage.stime).as_secs_f64(),
            exit_code: used.status.code().filter(|_| self.killed.is_none()),
            signal: used.status.signal(),
        };
        let peak_rss_bytes = self.meter.peak(used.rusage.maxrss);
        Ok(Finished { killed: self.killed, stats, peak_rss_bytes, complaint: pipes.complaint() })
    }

    /// How long nothing has to be looked at.
    fn patience(&self) -> Duration {
        let left = self.time_limit().map_or(Duration::MAX, |limit| limit.saturating_sub(self.started.elapsed()));
        left.min(self.meter.pause())
    }

    /// Why the process has to end now, if it has to.
    fn overdue(&mut self, satisfied: ControlFlow<()>) -> Option<Killed> {
        if self.bounds.cancel.load(Ordering::Relaxed) {
            return Some(Killed::Cancelled);
        }
        if satisfied.is_break() {
            return Some(Killed::Output);
        }
        if self.time_limit().is_some_and(|limit| self.started.elapsed() >= limit) {
            return Some(Killed::Time);
        }
        let held = self.meter.look();
        if self.bounds.cpu_seconds.is_some_and(|limit| self.meter.cpu_seconds() >= limit) {
            return Some(Killed::Cpu);
        }
        (self.bounds.bytes.is_some_and(|most| held > most)).then_some(Killed::Memory)
    }

    /// The time limit; one that no clock reaches is none.
    fn time_limit(&self) -> Option<Duration> {
        self.bounds.seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
    }
}

/// Waits until something can be done, at most this long; whether the process has ended. A wait that is disturbed is
/// one that was short.
fn wait<O: FnMut(&[u8]) -> ControlFlow<()>>(end: &PipeReader, pipes: &Pipes<'_, O>, patience: Duration) -> bool {
    let mut watched = vec![PollFd::new(end, PollFlags::IN)];
    pipes.watch(&mut watched);
    let timeout = Timespec { tv_sec: patience.as_secs() as i64, tv_nsec: patience.subsec_nanos().into() };
    poll(&mut watched, Some(&timeout)).is_ok() && !watched[0].revents().is_empty()
}
