//! What came of a request: the object `--output json` prints.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use serde_json::{Map, Value as Json, json};
use solvarium_engine::{Reason, Sample, Stats, Value};

/// The version that goes into every report.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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
    #[serde(serialize_with = "settings")]
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
    #[serde(serialize_with = "reasons")]
    pub steps: Vec<Reason>,
    /// What was counted.
    #[serde(serialize_with = "statistics")]
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
    /// What stands between moves in a text: nothing where each is a single letter.
    pub fn between_moves(&self) -> &'static str {
        if self.moves.iter().all(|text| text.chars().count() == 1) { "" } else { " " }
    }

    /// The moves in one line.
    pub fn moves_text(&self) -> String {
        self.moves.join(self.between_moves()) + "\n"
    }

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

fn settings<S: Serializer>(options: &BTreeMap<&'static str, Value>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(options.iter().map(|(name, value)| {
        let value = match *value {
            Value::Int(v) => json!(v),
            Value::Real(v) => json!(v),
            Value::Flag(v) => json!(v),
            Value::Word(v) => json!(v),
        };
        (name, value)
    }))
}

fn reasons<S: Serializer>(steps: &[Reason], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(steps.iter().map(reason))
}

/// A justified step as JSON.
pub fn reason(step: &Reason) -> Json {
    json!({
        "rule": step.rule, "level": step.level.name(), "where": step.place, "why": step.why, "what": step.what,
        "moves": step.moves, "closed": step.closed,
    })
}

fn statistics<S: Serializer>(stats: &RunStats, serializer: S) -> Result<S::Ok, S::Error> {
    let s = &stats.search;
    let mut map = Map::new();
    let mut put = |name: &str, value: Json| drop(map.insert(name.into(), value));
    put("seconds", json!(s.seconds));
    put("expanded", json!(s.expanded));
    put("generated", json!(s.generated));
    put("duplicates", json!(s.duplicates));
    put("dead_ends", json!(s.dead_ends));
    put("reopened", json!(s.reopened));
    put("peak_open", json!(s.peak_open));
    put("max_depth", json!(s.max_depth));
    put("search_bytes", json!(s.search_bytes));
    put("peak_rss_bytes", json!(stats.peak_rss_bytes));
    put("states_per_second", json!(s.states_per_second().map(f64::round)));
    let optional = [
        ("solution_depth", stats.solution_depth.map(Json::from)),
        ("expanded_before_last_layer", s.before_last_layer.map(Json::from)),
        ("lower_bound", s.lower_bound.map(Json::from)),
        ("rounds", s.rounds.map(Json::from)),
        ("best_energy", s.best_energy.map(Json::from)),
        ("best_fitness", s.best_fitness.map(Json::from)),
        ("accepted", s.accepted.map(Json::from)),
        ("rejected", s.rejected.map(Json::from)),
        ("temperature", s.temperature.map(Json::from)),
    ];
    for (name, value) in optional {
        if let Some(value) = value {
            put(name, value);
        }
    }
    put("series", Json::Array(stats.series.iter().map(sample).collect()));
    map.serialize(serializer)
}

fn sample(sample: &Sample) -> Json {
    let mut point = json!({
        "seconds": sample.seconds, "expanded": sample.expanded, "open": sample.open,
        "depth": sample.depth, "bytes": sample.bytes,
    });
    let optional = [
        ("energy", sample.energy.map(Json::from)),
        ("fitness", sample.fitness.map(Json::from)),
        ("temperature", sample.temperature.map(Json::from)),
    ];
    for (name, value) in optional {
        if let Some(value) = value {
            point[name] = value;
        }
    }
    point
}
