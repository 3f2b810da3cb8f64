//! How far a session of `bench` is: on a terminal a bar for all runs and a line for each run at work, elsewhere a line
//! after each tenth of the runs.

use std::collections::BTreeMap;
use std::time::Duration;

use indicatif::{HumanDuration, MultiProgress, ProgressBar, ProgressStyle};
use solvarium_bench::session::Listener;
use solvarium_bench::{Job, Record, Session};

use crate::emit::tell;

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
    /// Whether a run ended in a way that somebody has to look at.
    pub failed: bool,
}

impl BenchProgress {
    /// For so many runs at a time.
    pub fn new(jobs: usize) -> Self {
        let style = |template| ProgressStyle::with_template(template).expect("the template is well formed");
        let all = MultiProgress::new();
        let bar = all.add(ProgressBar::new(0));
        bar.set_style(style("{bar:30} {pos}/{len} runs, {elapsed} so far{msg}"));
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
            self.say(&format!("warning: {warning}; times will be less exact"));
        }
        let already = if done > 0 { format!(", {done} are already there") } else { String::new() };
        self.say(&format!("{}: {left} runs to make{already}", session.suite));
        self.bar.set_length((done + left) as u64);
        self.bar.set_position(done as u64);
        let refresh = Duration::from_millis(200);
        self.workers.iter().chain([&self.bar]).for_each(|line| line.enable_steady_tick(refresh));
    }

    fn start(&mut self, worker: usize, job: &Job) {
        self.workers[worker].reset_elapsed();
        self.workers[worker].set_message(format!("{} on {}", job.task.solver.label, job.task.level.name));
    }

    fn end(&mut self, record: &Record, left: Duration) {
        let tenths = |bar: &ProgressBar| bar.position() * 10 / bar.length().unwrap_or(0).max(1);
        let before = tenths(&self.bar);
        self.bar.inc(1);
        let left = format!("about {} left", HumanDuration(left));
        if self.bar.is_hidden() && tenths(&self.bar) > before {
            tell(&format!("{} of {} runs, {left}", self.bar.position(), self.bar.length().unwrap_or(0)));
        }
        self.bar.set_message(format!(", {left}"));
        if record.is_failure() && record.repeat == 0 {
            let reason = record.reason.as_deref().unwrap_or("no reason was given");
            self.say(&format!("{} on {}: {}: {reason}", record.solver.label, record.level, record.verdict()));
        }
        self.tally.failed |= record.is_failure();
        let verdicts = self.tally.verdicts.entry(record.solver.label.clone()).or_default();
        *verdicts.entry(record.verdict()).or_default() += 1;
    }
}
