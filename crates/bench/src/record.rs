//! The record of a run: one line of JSON, readable by any program.

use serde::{Deserialize, Serialize};
use solvarium_engine::MessageData;
use solvarium_lab::{Message, Report, Request};

/// The version of the format of result files.
pub const FORMAT: u32 = 2;

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

/// A solver: an algorithm of ours or an external program.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SolverSpec {
    /// What tables call it.
    pub label: String,
    /// What is asked of it; for an external program, `algorithm` is `external`.
    pub request: Request,
    /// Threads that it was asked to work on, if that was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threads: Option<u64>,
    /// Processes that search together, if there are several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub processes: Option<u64>,
    /// Whether its states lie on disk.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub disk: bool,
    /// The command that starts an external program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<String>,
    /// How an external program gets the level, if not as JSON.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub input: Option<String>,
    /// Hash of the files that the command names: a program that was changed is another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub files: Option<String>,
}

/// One run: what was run, where, and its result.
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
    /// Hash of the level's text.
    pub level_key: String,
    /// The solver.
    pub solver: SolverSpec,
    /// The reason of the result as data, for other languages than that of its sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason_data: Option<MessageData>,
    /// What came of it. Only the first repeat keeps the solution and the samples: those of the others are the same, unless
    /// a clock or an external program had a hand in them.
    #[serde(flatten)]
    pub result: Report,
}

/// What a run is known by on its host. The names belong to it: under another name it is shown elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RunId<'a> {
    pub(crate) key: &'a str,
    pub(crate) group: &'a str,
    pub(crate) level: &'a str,
    pub(crate) label: &'a str,
    pub(crate) repeat: u32,
}

impl Record {
    /// What tells it apart from every other run of its host: what was run, under which names, and which repeat it is.
    pub fn id(&self) -> RunId<'_> {
        let Record { key, group, solver, result, repeat, .. } = self;
        RunId { key, group, level: &result.level, label: &solver.label, repeat: *repeat }
    }

    /// What went wrong, in data where they are known, with the sentence of the result.
    pub fn reason(&self) -> Option<Message> {
        let said = self.result.reason()?;
        Some(match self.reason_data.clone() {
            Some(MessageData { id, args }) => Message { id, args, text: said.to_string() },
            None => said.clone(),
        })
    }
}
