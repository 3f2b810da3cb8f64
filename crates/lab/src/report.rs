//! The result of a run, of ours or of an external program: the object `--output json` prints, and the part of a measured run that is its
//! result.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use solvarium_engine::{Cost, Effort, Message, Part, Reason, Sample, Stats, Stop, message};
use solvarium_words::Words;

use crate::request::{Request, Setting};
use crate::words::english;

/// The version that goes into every report.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// How a run ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// With a solution, replayed and checked.
    Solved,
    /// With a proof that there is none; for an external program: with the claim.
    Unsolvable,
    /// At a limit, its own or enforced from outside.
    Limit,
    /// An incomplete search ran out of things to try; an external program gave up.
    Stuck,
    /// The user or a watcher ended it.
    #[default]
    Interrupted,
    /// With an answer that breaks the rules.
    Wrong,
    /// With output that does not follow the protocol, or with none.
    Garbage,
    /// By a signal, a panic or an exit code that means failure.
    Crashed,
}

/// The result of one run.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Report {
    /// The puzzle's name.
    pub puzzle: String,
    /// The level as it was named by the user.
    pub level: String,
    /// The algorithm's name; for an external program its label.
    pub algorithm: String,
    /// How its process ended, if it ran in a separate one.
    #[serde(flatten)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub process: Option<Process>,
    /// The heuristic's name, where one means something; `own` where a person's own program judged.
    pub heuristic: Option<String>,
    /// The space searched; none for the puzzle's own solvers.
    pub space: Option<String>,
    /// Every setting in force; those that mean nothing in the search are left out.
    pub options: BTreeMap<String, Setting>,
    /// The seed.
    pub seed: u64,
    /// How it ended.
    pub outcome: Outcome,
    /// Which limit was reached; with a solution, the one that ended the work on a shorter one.
    pub limit: Option<String>,
    /// The solution.
    pub moves: Vec<String>,
    /// Moves of the solution.
    pub length: Option<usize>,
    /// Cost of the solution.
    pub cost: Option<u64>,
    /// Whether the solution's cost is proved to be the least.
    pub optimal: Option<bool>,
    /// The puzzle's own measures of the solution.
    pub measures: BTreeMap<String, u64>,
    /// Whether the solution is proved to be the only one, where the solver tells.
    pub unique: Option<bool>,
    /// Another solution, replayed and checked, where the solver found one.
    pub second: Vec<String>,
    /// The steps that led to the solution, each with its reason, where the solver reasons like a person.
    #[serde(default)]
    pub steps: Vec<Reason>,
    /// What was counted.
    pub stats: RunStats,
    /// The program's version.
    pub version: String,
}

/// How the process of a run ended.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Process {
    /// The command that started it, if it is an external program.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command: Option<String>,
    /// Whether a limit was enforced from outside, by ending the process.
    pub killed: bool,
    /// What went wrong. In JSON it is a sentence, so its words must have been made before it is written.
    #[serde(default, with = "sentence")]
    pub reason: Option<Message>,
}

/// A message that is a sentence in JSON, and one from elsewhere when it is read back.
mod sentence {
    use serde::{Deserialize, Deserializer, Serializer};
    use solvarium_engine::Message;

    pub fn serialize<S: Serializer>(message: &Option<Message>, serializer: S) -> Result<S::Ok, S::Error> {
        match message {
            Some(message) => serializer.collect_str(message),
            None => serializer.serialize_none(),
        }
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Message>, D::Error> {
        Ok(Option::<String>::deserialize(deserializer)?.map(Message::verbatim))
    }
}

/// What was counted, by the search and by the system. An external program reports only some counts.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RunStats {
    /// Wall-clock seconds: of the search alone, or of an external program's whole process.
    pub seconds: Option<f64>,
    /// Seconds of processor time of the search itself, where the system tells; else the seconds that passed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub search_cpu_seconds: Option<f64>,
    /// What the system measured of its process, if it ran in a separate one.
    #[serde(flatten)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub process: Option<ProcessStats>,
    /// States whose successors were generated (candidates evaluated, for local search).
    pub expanded: Option<u64>,
    /// Successors generated.
    pub generated: Option<u64>,
    /// Successors that had been met before.
    pub duplicates: Option<u64>,
    /// States given up because they provably cannot be solved.
    pub dead_ends: Option<u64>,
    /// States expanded a second time because a cheaper way to them was found.
    pub reopened: Option<u64>,
    /// States waiting now, and in the end the last.
    pub open: Option<u64>,
    /// The most states that ever waited at once.
    pub peak_open: Option<u64>,
    /// Depth of the deepest state expanded.
    pub max_depth: Option<u64>,
    /// Bytes held by the search's own structures now, and in the end the last.
    pub bytes: Option<u64>,
    /// The most bytes they ever held.
    pub search_bytes: Option<u64>,
    /// Expansions before the last layer of equal priority began: independent of the order inside a layer.
    #[serde(rename = "expanded_before_last_layer", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub before_last_layer: Option<u64>,
    /// A proved lower bound of the solution's cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub lower_bound: Option<Cost>,
    /// The strategy that came to the answer, where a solver has several.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub strategy: Option<String>,
    /// What each of these strategies did, in the order in which they began.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Effort>>", optional))]
    pub efforts: Vec<Effort>,
    /// Threads that worked, if they were more than one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub threads: Option<u64>,
    /// The part of this process, if several searched together.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub part: Option<Part>,
    /// Bytes of the search's files, if its states lie on disk.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub disk_bytes: Option<u64>,
    /// Rounds: generations, deepening iterations or restarts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rounds: Option<u64>,
    /// Least energy met (local search).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub best_energy: Option<u32>,
    /// Greatest fitness met (genetic algorithm).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub best_fitness: Option<f64>,
    /// Tweaks accepted (annealing).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub accepted: Option<u64>,
    /// Tweaks rejected (annealing).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rejected: Option<u64>,
    /// Temperature now, and in the end the last one (annealing).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub temperature: Option<f64>,
    /// The process's peak resident size, where the system tells.
    pub peak_rss_bytes: Option<u64>,
    /// States expanded in a second.
    pub states_per_second: Option<f64>,
    /// Moves of the searched space in the solution. Each may stand for several moves that a person makes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub solution_depth: Option<u64>,
    /// Samples over the run.
    pub series: Vec<Sample>,
}

/// What the system measured of the process of a run.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ProcessStats {
    /// Seconds from its start to its end.
    #[serde(rename = "process_seconds")]
    pub seconds: f64,
    /// Seconds of processor time, its children's included.
    pub cpu_seconds: f64,
    /// Its exit code, if it ended by itself.
    pub exit_code: Option<i32>,
    /// The signal that ended it.
    pub signal: Option<i32>,
}

impl Outcome {
    /// The name in JSON and CSV.
    pub fn name(self) -> &'static str {
        match self {
            Outcome::Solved => "solved",
            Outcome::Unsolvable => "unsolvable",
            Outcome::Limit => "limit",
            Outcome::Stuck => "stuck",
            Outcome::Interrupted => "interrupted",
            Outcome::Wrong => "wrong",
            Outcome::Garbage => "garbage",
            Outcome::Crashed => "crashed",
        }
    }

    /// Whether somebody has to look at it.
    pub fn is_failure(self) -> bool {
        matches!(self, Outcome::Wrong | Outcome::Garbage | Outcome::Crashed)
    }
}

impl Report {
    /// A report without a solution: what was asked, and how it ended.
    pub fn new(puzzle: &str, level: &str, request: &Request, outcome: Outcome) -> Report {
        let word = |(name, value): &(String, String)| (name.clone(), Setting::Word(value.clone()));
        Report {
            puzzle: puzzle.into(),
            level: level.into(),
            algorithm: request.algorithm.clone(),
            options: request.settings.iter().map(word).collect(),
            seed: request.seed,
            outcome,
            version: VERSION.into(),
            ..Report::default()
        }
    }

    /// Whether an external program made it.
    pub fn is_external(&self) -> bool {
        self.process.as_ref().is_some_and(|process| process.command.is_some())
    }

    /// Whether a limit was enforced from outside.
    pub fn is_killed(&self) -> bool {
        self.process.as_ref().is_some_and(|process| process.killed)
    }

    /// Whether it is an answer that was checked: a solution, or a proof of ours that there is none.
    pub fn is_answered(&self) -> bool {
        self.outcome == Outcome::Solved || (self.outcome == Outcome::Unsolvable && !self.is_external())
    }

    /// What went wrong.
    pub fn reason(&self) -> Option<&Message> {
        self.process.as_ref()?.reason.as_ref()
    }

    /// The report with every sentence in words.
    pub fn worded(mut self, words: &Words) -> Self {
        self.steps = self.steps.into_iter().map(|step| words.step(step)).collect();
        self.process.iter_mut().flat_map(|process| &mut process.reason).for_each(|reason| words.word(reason));
        self
    }

    /// The algorithm, with the heuristic that guides it.
    pub fn solver(&self) -> String {
        match &self.heuristic {
            Some(heuristic) => format!("{} ({heuristic})", self.algorithm),
            None => self.algorithm.clone(),
        }
    }

    /// How it ended, with the limit that was reached.
    pub fn ending(&self) -> Message {
        match (self.outcome, &self.limit) {
            (Outcome::Limit, Some(limit)) => message!("stopped-limit", limit),
            (Outcome::Solved, Some(limit)) if self.is_external() => message!("ending-solved-at-limit", limit),
            (Outcome::Unsolvable, _) if self.is_external() => message!("ending-says-unsolvable"),
            (Outcome::Stuck, _) if self.is_external() => message!("ending-gave-up"),
            (Outcome::Solved, _) => message!("ending-solved"),
            (Outcome::Unsolvable, _) => message!("ending-unsolvable"),
            (Outcome::Limit, _) => message!("ending-limit"),
            (Outcome::Stuck, _) => message!("ending-stuck"),
            (Outcome::Interrupted, _) => Stop::Interrupted.into(),
            (Outcome::Wrong, _) => message!("ending-wrong"),
            (Outcome::Garbage, _) => message!("ending-garbage"),
            (Outcome::Crashed, _) => message!("ending-crashed"),
        }
    }

    /// How it ended, in English.
    pub fn verdict(&self) -> String {
        english(self.ending())
    }

    /// The report with every time and system measure taken out: what must be the same on every machine.
    pub fn without_time(mut self) -> Self {
        (self.stats.seconds, self.stats.search_cpu_seconds) = (Some(0.0), None);
        (self.stats.peak_rss_bytes, self.stats.states_per_second) = (None, None);
        self.stats.series.iter_mut().for_each(|sample| sample.seconds = 0.0);
        self
    }
}

impl RunStats {
    /// The time that is shown: the search's own where it is known, else that of its process.
    pub fn shown_seconds(&self) -> f64 {
        self.seconds.unwrap_or_else(|| self.process_seconds())
    }

    /// The processor time that belongs to the time that is shown, of all threads together.
    pub fn shown_cpu_seconds(&self) -> Option<f64> {
        match self.seconds {
            Some(_) => self.search_cpu_seconds,
            None => self.process.as_ref().map(|process| process.cpu_seconds),
        }
    }

    /// Seconds from the start of its process to the end.
    pub fn process_seconds(&self) -> f64 {
        self.process.as_ref().map_or(0.0, |process| process.seconds)
    }

    /// The memory that is shown: the search's own where it is known, else that of its process.
    pub fn shown_bytes(&self) -> Option<u64> {
        self.search_bytes.or(self.peak_rss_bytes)
    }
}

impl From<&Stats> for RunStats {
    fn from(stats: &Stats) -> RunStats {
        RunStats {
            seconds: Some(stats.seconds),
            search_cpu_seconds: Some(stats.cpu_seconds),
            expanded: Some(stats.expanded),
            generated: Some(stats.generated),
            duplicates: Some(stats.duplicates),
            dead_ends: Some(stats.dead_ends),
            reopened: Some(stats.reopened),
            open: Some(stats.open),
            peak_open: Some(stats.peak_open),
            max_depth: Some(stats.max_depth),
            bytes: Some(stats.bytes),
            search_bytes: Some(stats.search_bytes),
            before_last_layer: stats.before_last_layer,
            lower_bound: stats.lower_bound,
            strategy: stats.strategy.map(String::from),
            efforts: stats.efforts.clone(),
            threads: stats.threads,
            part: stats.part,
            disk_bytes: stats.disk_bytes,
            rounds: stats.rounds,
            best_energy: stats.best_energy,
            best_fitness: stats.best_fitness,
            accepted: stats.accepted,
            rejected: stats.rejected,
            temperature: stats.temperature,
            states_per_second: stats.states_per_second().map(f64::round),
            ..RunStats::default()
        }
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
