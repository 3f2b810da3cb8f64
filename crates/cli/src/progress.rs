//! The line that shows how far a long run is, on a terminal only; and the trace file.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::ops::ControlFlow;
use std::path::Path;

use indicatif::{ProgressBar, ProgressStyle};
use solvarium_lab::target::Tally;
use solvarium_lab::units::{bytes, grouped};
use solvarium_lab::{Host, Limits, SearchEvent, Stats, SystemClock, Watcher, message, trace};

use crate::interrupt;
use crate::say::{Said, cannot_write, say};

/// Seconds before the line appears.
const PATIENCE: f64 = 0.3;

/// Between two pictures of the line while nothing is reported.
#[cfg(feature = "measure")]
const TICK: std::time::Duration = std::time::Duration::from_millis(100);

/// Does some work within these limits while its progress is shown. Ctrl-C ends it.
pub fn watched<T>(limits: Limits, work: impl FnOnce(&mut Host<'_>) -> T) -> anyhow::Result<T> {
    let mut progress = Progress::new(None)?.within(limits);
    let clock = SystemClock::default();
    let done = work(&mut Host { clock: &clock, cancel: interrupt::flag()?, watcher: &mut progress });
    progress.finish()?;
    Ok(done)
}

/// Shows progress on standard error if that is a terminal, and writes a trace if one is wanted.
pub struct Progress {
    line: ProgressBar,
    name: String,
    limits: Limits,
    trace: Option<BufWriter<File>>,
    failure: Option<std::io::Error>,
}

impl Progress {
    /// A watcher; `trace` is the file for the trace.
    pub fn new(trace: Option<&Path>) -> anyhow::Result<Self> {
        let create = |path: &Path| File::create(path).map_err(cannot_write(path));
        let trace = trace.map(create).transpose()?.map(BufWriter::new);
        let line = ProgressBar::new_spinner();
        line.set_style(ProgressStyle::with_template("{spinner} {msg}").expect("the template is well formed"));
        Ok(Progress { line, name: String::new(), limits: Limits::default(), trace, failure: None })
    }

    /// Shows also how near to these limits a run is.
    pub fn within(self, limits: Limits) -> Self {
        Progress { limits, ..self }
    }

    /// Shows that something runs of which nothing more is known.
    #[cfg(feature = "measure")]
    pub fn wait_for(&self, what: solvarium_lab::Message) {
        self.line.reset();
        self.line.set_message(say(message!("cli-running", what)));
        self.line.enable_steady_tick(TICK);
    }

    /// Takes the line away and closes the trace.
    pub fn finish(mut self) -> anyhow::Result<()> {
        self.line.finish_and_clear();
        if let Some(file) = &mut self.trace {
            self.failure = self.failure.or(file.flush().err());
        }
        self.failure.map_or(Ok(()), |error| Err(Said(trace::failed(&error)).into()))
    }
}

impl Watcher for Progress {
    fn begin(&mut self, what: &str) {
        self.name = what.into();
        self.line.reset();
    }

    fn observes(&self) -> bool {
        self.trace.is_some()
    }

    fn event(&mut self, event: &SearchEvent<'_>) -> ControlFlow<()> {
        let (Some(file), Some(line)) = (&mut self.trace, event.trace_line()) else { return ControlFlow::Continue(()) };
        let json = serde_json::to_string(&line).expect("a trace line can always be written as JSON");
        self.failure = writeln!(file, "{json}").err();
        if self.failure.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn tried(&mut self, tally: &Tally) {
        self.name = say(message!("cli-progress-tried", tried = tally.tried));
    }

    fn progress(&mut self, stats: &Stats) -> ControlFlow<()> {
        if stats.seconds > PATIENCE {
            self.line.set_message(describe(&self.name, self.limits, stats));
            self.line.tick();
        }
        ControlFlow::Continue(())
    }
}

fn describe(name: &str, limits: Limits, stats: &Stats) -> String {
    let mut progress = message!(
        "cli-progress",
        name,
        seconds = format!("{:.1}", stats.seconds),
        states = grouped(stats.expanded),
        rate = grouped(stats.states_per_second().unwrap_or(0.0) as u64),
        open = grouped(stats.open),
        depth = stats.max_depth,
        memory = bytes(stats.bytes),
    );
    if let Some(merged) = stats.merged {
        progress = message!("cli-progress-merging", progress, share = percent(merged));
    }
    if let Some((limit, share)) = nearest(limits, stats) {
        progress = message!("cli-progress-limit", progress, limit, share = percent(share));
    }
    if let Some(energy) = stats.best_energy {
        return say(message!("cli-progress-energy", progress, energy));
    }
    match (stats.best_cost, stats.lower_bound) {
        (Some(cost), Some(bound)) => say(message!("cli-progress-cost", progress, cost, bound)),
        (Some(cost), None) => say(message!("cli-progress-best", progress, cost)),
        _ => say(progress),
    }
}

/// The limit that a run has used most of, and the share that it has used.
fn nearest(limits: Limits, stats: &Stats) -> Option<(&'static str, f64)> {
    let share = |used: f64, limit: Option<f64>| limit.map(|limit| used / limit);
    let all = [
        ("nodes", share(stats.expanded as f64, limits.nodes.map(|nodes| nodes as f64))),
        ("time", share(stats.seconds, limits.seconds)),
        ("memory", share(stats.bytes as f64, limits.bytes.map(|bytes| bytes as f64))),
    ];
    let known = all.into_iter().filter_map(|(limit, share)| Some((limit, share?)));
    known.max_by(|(_, one), (_, other)| one.total_cmp(other))
}

/// A share as a whole number of hundredths.
fn percent(share: f64) -> String {
    format!("{:.0}", share * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_says_how_far_a_round_and_the_nearest_limit_are() {
        let limits = Limits { nodes: Some(1000), seconds: Some(100.0), bytes: Some(1 << 20), ..Limits::default() };
        let stats = Stats { seconds: 10.0, expanded: 750, bytes: 1 << 18, merged: Some(0.42), ..Stats::default() };
        let line = describe("bfs", limits, &stats);
        assert!(line.ends_with("merging 42 %, 75 % of the limit on states"), "{line}");
        let line = describe("bfs", Limits::default(), &Stats { merged: None, ..stats });
        assert!(!line.contains('%'), "{line}");
    }
}
