//! The line that shows how far a long run is, on a terminal only; and the trace file.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;

use anyhow::Context as _;
use indicatif::{ProgressBar, ProgressStyle};
use solvarium_lab::compare::{bytes, grouped};
use solvarium_lab::{Stats, TraceLine, Watcher};

/// Seconds before the line appears.
const PATIENCE: f64 = 0.3;

/// Between two pictures of the line while nothing is told.
const TICK: Duration = Duration::from_millis(100);

/// Shows progress on standard error if that is a terminal, and writes a trace if one is wanted.
pub struct Progress {
    line: ProgressBar,
    name: String,
    trace: Option<BufWriter<File>>,
    failure: Option<std::io::Error>,
}

impl Progress {
    /// A watcher; `trace` is the file for the trace.
    pub fn new(trace: Option<&Path>) -> anyhow::Result<Self> {
        let create = |path: &Path| File::create(path).with_context(|| format!("cannot write `{}`", path.display()));
        let trace = trace.map(create).transpose()?.map(BufWriter::new);
        let line = ProgressBar::new_spinner();
        line.set_style(ProgressStyle::with_template("{spinner} {msg}").expect("the template is well formed"));
        Ok(Progress { line, name: String::new(), trace, failure: None })
    }

    /// Shows that something runs of which nothing more is known.
    pub fn wait_for(&self, what: &str) {
        self.line.reset();
        self.line.set_message(format!("{what}: running"));
        self.line.enable_steady_tick(TICK);
    }

    /// Takes the line away and closes the trace.
    pub fn finish(mut self) -> anyhow::Result<()> {
        self.line.finish_and_clear();
        if let Some(file) = &mut self.trace {
            self.failure = self.failure.or(file.flush().err());
        }
        self.failure.map_or(Ok(()), |error| Err(error).context("the trace could not be written"))
    }
}

impl Watcher for Progress {
    fn begin(&mut self, what: &str) {
        self.name = what.into();
        self.line.reset();
    }

    fn tracing(&self) -> bool {
        self.trace.is_some()
    }

    fn trace(&mut self, line: &TraceLine) -> ControlFlow<()> {
        let Some(file) = &mut self.trace else { return ControlFlow::Continue(()) };
        let json = serde_json::to_string(line).expect("a trace line can always be written as JSON");
        self.failure = writeln!(file, "{json}").err();
        if self.failure.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn progress(&mut self, stats: &Stats) -> ControlFlow<()> {
        if stats.seconds > PATIENCE {
            self.line.set_message(describe(&self.name, stats));
            self.line.tick();
        }
        ControlFlow::Continue(())
    }
}

fn describe(name: &str, stats: &Stats) -> String {
    let rate = stats.states_per_second().unwrap_or(0.0) as u64;
    let mut text = format!(
        "{name}: {:.1} s, {} states, {}/s, {} open, depth {}, {}",
        stats.seconds,
        grouped(stats.expanded),
        grouped(rate),
        grouped(stats.open),
        stats.max_depth,
        bytes(stats.bytes)
    );
    if let Some(energy) = stats.best_energy {
        text += &format!(", best energy {energy}");
    }
    text
}
