//! What is written down about a run: one line of JSON, readable by any program.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use solvarium_lab::Request;

/// The version of the format of result files.
pub const FORMAT: u32 = 1;

/// A line of a result file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Line {
    /// A program run begins to measure; the runs that follow name it.
    Session(Box<Session>),
    /// A run has ended.
    Run(Box<Record>),
}

/// One call of `bench`: where and how its runs were measured.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Session {
    /// The version of the file's format.
    pub format: u32,
    /// What runs call it.
    pub id: String,
    /// When it began, in UTC.
    pub started: String,
    /// The command that began it.
    #[serde(default)]
    pub command: String,
    /// The suite's name.
    pub suite: String,
    /// What the suite is for.
    #[serde(default)]
    pub about: String,
    /// The suite's groups, in its order.
    #[serde(default)]
    pub groups: Vec<GroupFacts>,
    /// What tables call the suite's solvers, in its order.
    #[serde(default)]
    pub solvers: Vec<String>,
    /// Seed of the order of the runs.
    pub order_seed: u64,
    /// Runs at a time.
    pub jobs: usize,
    /// The program's version.
    pub version: String,
    /// The first digits of a hash of the program itself.
    pub build: String,
    /// The machine.
    pub host: HostFacts,
}

/// A group of a suite.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GroupFacts {
    /// Its name.
    pub name: String,
    /// What it shows.
    #[serde(default)]
    pub about: String,
}

/// Facts about a machine.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct HostFacts {
    /// A hash of what does not change: times of runs with different ones are never averaged.
    pub id: String,
    /// Its name in the network.
    pub name: String,
    /// The processor's model.
    pub cpu: String,
    /// Logical cores.
    pub cores: usize,
    /// Bytes of memory.
    pub memory: Option<u64>,
    /// Name and release of the operating system's kernel.
    pub kernel: String,
    /// The governor of the processor's frequency, if it can be read.
    pub governor: Option<String>,
    /// The load of the last minute when the session began: processes that wanted a core.
    pub load: Option<f64>,
}

/// Who solves: an algorithm of ours or somebody's program.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SolverSpec {
    /// What tables call it.
    pub label: String,
    /// What is asked of it; for a program of somebody else's, `algorithm` is `external`.
    pub request: Request,
    /// The command that starts somebody else's program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<String>,
    /// How somebody else's program gets the level, if not as JSON.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub input: Option<String>,
    /// Hash of the files that the command names: a program that was changed is another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub files: Option<String>,
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// With a solution, replayed and checked.
    Solved,
    /// With a proof that there is none; of somebody else's program: with the claim.
    Unsolvable,
    /// At a limit, its own or enforced from outside.
    Limit,
    /// An incomplete search ran out of things to try; somebody else's program gave up.
    Stuck,
    /// With an answer that breaks the rules.
    Wrong,
    /// With output that does not follow the protocol, or with none.
    Garbage,
    /// By a signal, a panic or an exit code that means failure.
    Crashed,
}

/// One run and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// Hash of everything the result depends on: level, solver, settings, seed, limits, version and build.
    pub key: String,
    /// Which repeat of the same run, from 0.
    pub repeat: u32,
    /// The session it was measured in.
    pub session: String,
    /// The host's id.
    pub host: String,
    /// The first digits of a hash of the program that made it.
    pub build: String,
    /// The part of the suite it belongs to.
    pub group: String,
    /// The puzzle.
    pub puzzle: String,
    /// The level's name.
    pub level: String,
    /// Hash of the level's text.
    pub level_key: String,
    /// Who solved.
    pub solver: SolverSpec,
    /// How it ended.
    pub outcome: Ending,
    /// Which limit was reached: `nodes`, `time`, `memory`, `depth`, `generations`, `output`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<String>,
    /// Whether the limit was enforced from outside, by ending the process.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub killed: bool,
    /// What went wrong, in a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Moves of the solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<u64>,
    /// Cost of the solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<u64>,
    /// Whether the cost is proved to be the least.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub optimal: Option<bool>,
    /// The puzzle's own measures of the solution.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub measures: BTreeMap<String, u64>,
    /// The heuristic in use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heuristic: Option<String>,
    /// What the solver counted.
    pub figures: Figures,
    /// What the system measured.
    pub process: ProcessFigures,
    /// The solution; in the first repeat only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// Samples over the run; in the first repeat only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub series: Vec<SamplePoint>,
}

/// What a solver counted: all of it, if it is ours; what it told, if it is not.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Figures {
    /// Seconds of the search alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
    /// States whose successors were generated (candidates evaluated, for local search).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expanded: Option<u64>,
    /// Successors generated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub generated: Option<u64>,
    /// Successors that had been met before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub duplicates: Option<u64>,
    /// States given up as dead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dead_ends: Option<u64>,
    /// The most states that ever waited at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub peak_open: Option<u64>,
    /// Depth of the deepest state expanded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_depth: Option<u64>,
    /// The most bytes the search's own structures held.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub search_bytes: Option<u64>,
    /// A proved lower bound of the cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lower_bound: Option<u64>,
    /// Generations, deepening rounds, restarts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u64>,
    /// Least energy met (local search).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_energy: Option<u64>,
    /// Greatest fitness met (genetic algorithm).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_fitness: Option<f64>,
}

/// What the system measured of a run's process.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ProcessFigures {
    /// Seconds from its start to its end.
    pub seconds: f64,
    /// Seconds of processor time, its children's included.
    pub cpu_seconds: f64,
    /// The most memory it held, in bytes.
    pub peak_rss_bytes: Option<u64>,
    /// Its exit code, if it ended by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exit_code: Option<i32>,
    /// The signal that ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signal: Option<i32>,
}

/// One sample of a run's series.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct SamplePoint {
    /// Seconds since the start.
    pub seconds: f64,
    /// States expanded.
    pub expanded: u64,
    /// States waiting.
    pub open: u64,
    /// Bytes held by the search.
    pub bytes: u64,
    /// Best energy so far (local search).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub energy: Option<u64>,
    /// Best fitness so far (genetic algorithm).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fitness: Option<f64>,
    /// Temperature (annealing).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub temperature: Option<f64>,
}

/// What a run is known by on its host. The names belong to it: under another name it is shown elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RunId<'a> {
    key: &'a str,
    group: &'a str,
    level: &'a str,
    label: &'a str,
    repeat: u32,
}

impl<'a> RunId<'a> {
    /// Of a run that is still to be made.
    pub fn new(key: &'a str, group: &'a str, level: &'a str, label: &'a str, repeat: u32) -> Self {
        RunId { key, group, level, label, repeat }
    }
}

impl Record {
    /// Seconds that tables show: of the search alone where the solver told them, else of its process.
    pub fn seconds(&self) -> f64 {
        self.figures.seconds.unwrap_or(self.process.seconds)
    }

    /// What tells it apart from every other run of its host: what was run, under which names, and which repeat it is.
    pub fn id(&self) -> RunId<'_> {
        RunId::new(&self.key, &self.group, &self.level, &self.solver.label, self.repeat)
    }

    /// Whether the run ended in a way that somebody has to look at.
    pub fn is_failure(&self) -> bool {
        self.outcome.is_failure()
    }

    /// The outcome in words, with the limit that was reached.
    pub fn verdict(&self) -> String {
        self.outcome.verdict(self.limit.as_deref(), self.solver.command.is_some())
    }
}

impl Ending {
    /// The name in JSON and CSV.
    pub fn name(self) -> &'static str {
        match self {
            Ending::Solved => "solved",
            Ending::Unsolvable => "unsolvable",
            Ending::Limit => "limit",
            Ending::Stuck => "stuck",
            Ending::Wrong => "wrong",
            Ending::Garbage => "garbage",
            Ending::Crashed => "crashed",
        }
    }

    /// Whether somebody has to look at it.
    pub fn is_failure(self) -> bool {
        matches!(self, Ending::Wrong | Ending::Garbage | Ending::Crashed)
    }

    /// The outcome in words, with the limit that was reached; `external` if it is the one of somebody else's program.
    pub fn verdict(self, limit: Option<&str>, external: bool) -> String {
        let word = match self {
            Ending::Unsolvable if external => "says unsolvable",
            Ending::Stuck if external => "gave up",
            Ending::Limit => "limit reached",
            Ending::Wrong => "wrong answer",
            other => other.name(),
        };
        match (limit, self) {
            (Some(limit), Ending::Limit) => format!("{word}: {limit}"),
            (Some(limit), Ending::Solved) if external => format!("{word}, then ended at the {limit} limit"),
            _ => word.into(),
        }
    }
}
