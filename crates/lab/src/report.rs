//! What came of a request: the object `--output json` prints.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use solvarium_engine::{Reason, Sample, Stats, Value};

/// The version that goes into every report.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// With a solution, replayed and checked.
    Solved,
    /// With a proof that there is none.
    Unsolvable,
    /// At a limit.
    Limit,
    /// An incomplete search ran out of things to try.
    Stuck,
    /// The user or a watcher ended it.
    Interrupted,
}

/// The result of one run.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Report {
    /// The puzzle's name.
    pub puzzle: &'static str,
    /// The level as it was named by the user.
    pub level: String,
    /// The algorithm's name.
    pub algorithm: String,
    /// The heuristic's name, for informed algorithms.
    pub heuristic: Option<&'static str>,
    /// The space searched; none for the puzzle's own solvers.
    pub space: Option<&'static str>,
    /// Every setting in force.
    pub options: BTreeMap<&'static str, Value>,
    /// The seed.
    pub seed: u64,
    /// How it ended.
    pub outcome: Outcome,
    /// Which limit was reached; with a solution, the one that ended the work on a shorter one.
    pub limit: Option<&'static str>,
    /// The solution.
    pub moves: Vec<String>,
    /// Moves of the solution.
    pub length: Option<usize>,
    /// Cost of the solution.
    pub cost: Option<u64>,
    /// Whether the solution's cost is proved to be the least.
    pub optimal: Option<bool>,
    /// The puzzle's own measures of the solution.
    pub measures: BTreeMap<&'static str, u64>,
    /// Whether the solution is proved to be the only one, where the solver tells.
    pub unique: Option<bool>,
    /// Another solution, replayed and checked, where the solver found one.
    pub second: Vec<String>,
    /// The steps that led to the solution, each with its reason, where the solver reasons like a person.
    pub steps: Vec<Reason>,
    /// What was counted.
    #[serde(serialize_with = "statistics")]
    #[cfg_attr(feature = "typescript", ts(as = "Written<'static>"))]
    pub stats: RunStats,
    /// The program's version.
    pub version: &'static str,
}

/// What was counted, by the search and by the system.
#[derive(Clone, Debug, Default)]
pub struct RunStats {
    /// The search's own counts.
    pub search: Stats,
    /// The process's peak resident size, where the system tells.
    pub peak_rss_bytes: Option<u64>,
    /// Moves of the searched space in the solution. Each may stand for several moves that a person makes.
    pub solution_depth: Option<u64>,
    /// Samples over the run.
    pub series: Vec<Sample>,
}

impl Report {
    /// The outcome in words, with the limit that was reached.
    pub fn verdict(&self) -> String {
        match (self.outcome, self.limit) {
            (Outcome::Solved, _) => "solved".into(),
            (Outcome::Unsolvable, _) => "unsolvable".into(),
            (Outcome::Limit, Some(limit)) => format!("limit reached: {limit}"),
            (Outcome::Limit, None) => "limit reached".into(),
            (Outcome::Stuck, _) => "stuck".into(),
            (Outcome::Interrupted, _) => "interrupted".into(),
        }
    }

    /// The report with every time and system measure taken out: what must be the same on every machine.
    pub fn without_time(mut self) -> Self {
        self.stats.search.seconds = 0.0;
        self.stats.peak_rss_bytes = None;
        self.stats.series.iter_mut().for_each(|sample| sample.seconds = 0.0);
        self
    }
}

/// What stands between moves in a text: nothing where each is a single letter.
pub fn between(moves: &[String]) -> &'static str {
    if moves.iter().all(|text| text.chars().count() == 1) { "" } else { " " }
}

/// The moves in one line.
pub fn moves_text(moves: &[String]) -> String {
    moves.join(between(moves)) + "\n"
}

/// What stands under `stats` in JSON.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RunStats"))]
struct Written<'a> {
    #[serde(flatten)]
    search: &'a Stats,
    /// The process's peak resident size, where the system tells.
    peak_rss_bytes: Option<u64>,
    /// States expanded in a second.
    states_per_second: Option<f64>,
    /// Moves of the searched space in the solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    solution_depth: Option<u64>,
    /// Samples over the run.
    series: &'a [Sample],
}

fn statistics<S: Serializer>(stats: &RunStats, serializer: S) -> Result<S::Ok, S::Error> {
    let written = Written {
        search: &stats.search,
        peak_rss_bytes: stats.peak_rss_bytes,
        states_per_second: stats.search.states_per_second().map(f64::round),
        solution_depth: stats.solution_depth,
        series: &stats.series,
    };
    written.serialize(serializer)
}
