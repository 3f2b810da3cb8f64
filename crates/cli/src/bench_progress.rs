//! How far a session of `bench` is: on a terminal a bar for all runs and a line for each run at work, elsewhere a line
//! after each tenth of the runs.

use std::collections::BTreeMap;
use std::time::Duration;

use indicatif::{MultiProgress, ProgressBar, ProgressStyle};
use solvarium_bench::session::Listener;
use solvarium_bench::{Job, Record, Session};
use solvarium_lab::{Message, message};

use crate::emit::{tell, warn};
use crate::say::say;

/// Shows a session on standard error.
pub struct BenchProgress {
    all: MultiProgress,
    bar: ProgressBar,
    workers: Vec<ProgressBar>,
    tally: Tally,
}

/// How the runs of a session ended.
#[derive(Default)]
pub struct Tally {
    /// How often each verdict was given, by solver.
    pub verdicts: BTreeMap<String, BTreeMap<String, u32>>,
    /// Whether a run ended in a way that needs attention.
    pub failed: bool,
}

impl BenchProgress {
    /// For this many runs at a time.
    pub fn new(jobs: usize) -> Self {
        let style = |template: &str| ProgressStyle::with_template(template).expect("the template is well formed");
        let all = MultiProgress::new();
        let bar = all.add(ProgressBar::new(0));
        bar.set_style(style(&say(message!(
            "cli-bench-bar",
            bar = "{bar:30}",
            made = "{pos}",
            all = "{len}",
            elapsed = "{elapsed}",
            more = "{msg}",
        ))));
        let line = |_| {
            let line = all.add(ProgressBar::new_spinner());
            line.set_style(style("  {spinner} {msg} ({elapsed})"));
            line
        };
        let workers = (0..jobs).map(line).collect();
        BenchProgress { all, bar, workers, tally: Tally::default() }
    }

    /// Takes the bars away; tells how the runs ended.
    pub fn finish(self) -> Tally {
        self.workers.iter().for_each(ProgressBar::finish_and_clear);
        self.bar.finish_and_clear();
        self.tally
    }

    /// Says something above the bars.
    fn say(&self, message: &str) {
        self.all.suspend(|| tell(message));
    }
}

impl Listener for BenchProgress {
    fn begin(&mut self, session: &Session, done: usize, left: usize) {
        if let Some(warning) = session.host.warning(session.jobs) {
            self.all.suspend(|| warn(message!("cli-bench-busy", warning)));
        }
        self.say(&say(message!("cli-bench-begin", suite = &session.suite, left, done)));
        self.bar.set_length((done + left) as u64);
        self.bar.set_position(done as u64);
        let refresh = Duration::from_millis(200);
        self.workers.iter().chain([&self.bar]).for_each(|line| line.enable_steady_tick(refresh));
    }

    fn start(&mut self, worker: usize, job: &Job) {
        self.workers[worker].reset_elapsed();
        self.workers[worker].set_message(say(message!(
            "cli-bench-on",
            solver = &job.task.solver.label,
            level = &job.task.level.name
        )));
    }

    fn end(&mut self, record: &Record, left: Duration) {
        let tenths = |bar: &ProgressBar| bar.position() * 10 / bar.length().unwrap_or(0).max(1);
        let before = tenths(&self.bar);
        self.bar.inc(1);
        let left = say(time_left(left));
        if self.bar.is_hidden() && tenths(&self.bar) > before {
            let (made, all) = (self.bar.position(), self.bar.length().unwrap_or(0));
            tell(&say(message!("cli-bench-tenth", made, all, left = left.as_str())));
        }
        self.bar.set_message(format!(", {left}"));
        if record.result.outcome.is_failure() && record.repeat == 0 {
            let on = message!("cli-bench-on", solver = &record.solver.label, level = &record.result.level);
            let reason = record.result.reason().cloned().unwrap_or_else(|| message!("cli-bench-no-reason"));
            let ending = record.result.ending();
            self.say(&say(message!("cli-explained", what = on, ending, reason)));
        }
        self.tally.failed |= record.result.outcome.is_failure();
        let verdicts = self.tally.verdicts.entry(record.solver.label.clone()).or_default();
        *verdicts.entry(say(record.result.ending())).or_default() += 1;
    }
}

/// How long the rest will take, in the unit that fits.
fn time_left(left: Duration) -> Message {
    let (unit, seconds) = match left.as_secs() {
        0..90 => ("seconds", 1),
        90..5400 => ("minutes", 60),
        _ => ("hours", 3600),
    };
    message!("cli-bench-left", unit, count = (left.as_secs() + seconds / 2) / seconds)
}
