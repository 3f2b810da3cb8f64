//! A suite: which levels, which solvers, under which limits, how often. A file in TOML; docs/BENCH.md describes it.
//!
//! What a group does not say is taken from the suite, and what the suite does not say from the constants here. Nothing is
//! taken from the machine: the same file means the same runs everywhere.

mod entry;
mod files;
mod levels;
mod numbers;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use solvarium_engine::Limits;
use solvarium_engine::options::there_are;
use solvarium_lab::request::{Setting, Settings, algorithms_at_scale, can_share_work};
use solvarium_lab::{Message, Scale, message, registry};
use thiserror::Error;

use crate::words::displayed_in_english;

pub use entry::Entry;
pub use files::Places;
pub use levels::{Level, of as levels_of};
pub use numbers::Numbers;

/// Runs of each request when nothing is said.
const REPEATS: u32 = 10;
/// Runs of each request that are thrown away before the first that counts, when nothing is said.
const WARM_UP: u32 = 1;
/// Seconds a run may take when nothing is said.
const SECONDS: f64 = 60.0;
/// Bytes a search may hold when nothing is said.
const BYTES: u64 = 2 << 30;

/// A suite as it was read.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Suite {
    /// What reports call it; the name of its file when nothing is said.
    #[serde(default)]
    pub name: String,
    /// What it is for.
    #[serde(default)]
    pub about: String,
    /// Seed of the order of the runs.
    #[serde(default)]
    pub order_seed: u64,
    /// What holds for every group that says nothing else.
    #[serde(flatten)]
    pub common: Common,
    /// The groups.
    #[serde(rename = "group")]
    pub groups: Vec<Group>,
    /// What `grade` gives points for.
    #[serde(default)]
    pub grade: Option<toml::Table>,
    /// Where files are looked for.
    #[serde(skip)]
    pub places: Places,
    /// The text it was read from.
    #[serde(skip)]
    pub text: String,
}

/// What can be said for the whole suite and for a group.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Common {
    /// Runs of each request.
    pub repeats: Option<u32>,
    /// Runs of each request before the first that counts.
    pub warm_up: Option<u32>,
    /// Seeds of the algorithms that draw random numbers; the others run with the first only.
    pub seeds: Option<Numbers>,
    /// Most expansions.
    pub max_nodes: Option<u64>,
    /// Most seconds.
    pub max_time: Option<f64>,
    /// Most seconds of processor time.
    pub max_cpu: Option<f64>,
    /// Most bytes of the search's own structures, such as `"512MiB"`.
    pub max_memory: Option<String>,
}

/// Levels, and the solvers that are run on each of them.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Group {
    /// What tables call it.
    pub name: String,
    /// What it shows.
    #[serde(default)]
    pub about: String,
    /// Levels by name: see `levels.rs`.
    #[serde(default)]
    pub levels: Vec<String>,
    /// Levels that are made.
    #[serde(default)]
    pub generate: Vec<Generated>,
    /// The puzzle, where files leave it open.
    #[serde(default)]
    pub puzzle: Option<String>,
    /// Algorithms and solvers of ours.
    #[serde(default)]
    pub algorithms: Vec<Entry<Algorithm>>,
    /// Programs of others.
    #[serde(default)]
    pub externals: Vec<Entry<External>>,
    /// The space, for all algorithms.
    #[serde(default)]
    pub space: Option<String>,
    /// Settings, for all algorithms.
    #[serde(default)]
    pub set: BTreeMap<String, Setting>,
    /// What differs from the rest of the suite.
    #[serde(flatten)]
    pub own: Common,
}

/// Levels made by a generator.
#[derive(Clone, Debug, Deserialize)]
pub struct Generated {
    /// The puzzle.
    pub puzzle: String,
    /// A level for each seed.
    pub seeds: Numbers,
    /// The generator's own settings.
    #[serde(flatten)]
    pub settings: BTreeMap<String, Setting>,
}

/// An algorithm with options. In a suite its name may stand alone, with a heuristic after a colon: `astar:matching`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Algorithm {
    /// Its name.
    pub name: String,
    /// What tables call it.
    pub label: Option<String>,
    /// The heuristic.
    pub heuristic: Option<String>,
    /// The space.
    pub space: Option<String>,
    /// Threads that it works on.
    pub threads: Option<u64>,
    /// Processes in which it searches; only `bench` says so.
    #[serde(skip)]
    pub processes: Option<u64>,
    /// Whether it keeps its states on disk.
    pub disk: Option<bool>,
    /// Settings.
    pub set: BTreeMap<String, Setting>,
}

/// Somebody's program with options. In a suite its command may stand alone.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct External {
    /// The command that starts it.
    pub command: String,
    /// What tables call it.
    pub label: Option<String>,
    /// How it gets the level: `json`, `text` or `text:NOTATION`.
    pub input: Option<String>,
}

impl From<&str> for Algorithm {
    fn from(text: &str) -> Self {
        let (name, heuristic) = text.split_once(':').map_or((text, None), |(name, h)| (name, Some(h.into())));
        Algorithm { name: name.into(), heuristic, ..Algorithm::default() }
    }
}

impl From<&str> for External {
    fn from(command: &str) -> Self {
        External { command: command.into(), ..External::default() }
    }
}

/// What is wrong with a suite.
#[derive(Debug, Error)]
pub enum SuiteError {
    /// Its file cannot be read.
    File {
        /// The file.
        path: String,
        /// What the system said.
        reason: String,
    },
    /// It is not TOML, or not a suite.
    Syntax {
        /// The file.
        path: String,
        /// What is wrong, and where.
        message: Message,
    },
    /// Something in a group.
    Group {
        /// The group.
        group: String,
        /// What is wrong.
        message: Message,
    },
}

impl From<&SuiteError> for Message {
    fn from(error: &SuiteError) -> Self {
        match error {
            SuiteError::File { path, reason } => message!("suite-unreadable", path, reason),
            SuiteError::Syntax { path, message } => message!("suite-wrong", path, reason = message.clone()),
            SuiteError::Group { group, message } => message!("suite-group", group, reason = message.clone()),
        }
    }
}

displayed_in_english!(SuiteError);

impl Suite {
    /// Reads a suite from a file. The files it names are looked for from the folder it is in.
    pub fn read(path: &Path) -> Result<Suite, SuiteError> {
        let name = path.display().to_string();
        let failed = |e: std::io::Error| SuiteError::File { path: name.clone(), reason: e.to_string() };
        let text = std::fs::read_to_string(path).map_err(failed)?;
        let mut suite = Suite::parse(&text, &name)?;
        suite.places = Places(path.parent().map(PathBuf::from).unwrap_or_default());
        if suite.name.is_empty() {
            suite.name = path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
        }
        Ok(suite)
    }

    /// Reads a suite from a text that came from the named place.
    pub fn parse(text: &str, path: &str) -> Result<Suite, SuiteError> {
        let wrong = |message| SuiteError::Syntax { path: path.into(), message };
        let mut suite: Suite = toml::from_str(text).map_err(|e| wrong(Message::verbatim(e.to_string())))?;
        let mut names: Vec<&str> = suite.groups.iter().map(|group| group.name.as_str()).collect();
        names.sort_unstable();
        if let Some(twice) = names.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(wrong(message!("suite-same-group", name = twice[0])));
        }
        suite.text = text.into();
        Ok(suite)
    }
}

impl Suite {
    /// Lets every algorithm that can, and of which nothing else is said, work on so many threads.
    pub fn work_on(&mut self, threads: u64) -> Result<(), SuiteError> {
        let can = |name: &str| registry::puzzles().iter().any(|entry| can_share_work(name, entry));
        let set = |algorithm: &mut Algorithm| algorithm.threads = algorithm.threads.or(Some(threads));
        self.change(can, set, || message!("suite-one-thread", known = there_are(algorithms_at_scale())))
    }

    /// Lets every algorithm that can, and of which nothing else is said, keep its states on disk.
    pub fn keep_on_disk(&mut self) -> Result<(), SuiteError> {
        let set = |algorithm: &mut Algorithm| algorithm.disk = algorithm.disk.or(Some(true));
        self.change(Scale::is_for, set, || message!("suite-in-memory", known = there_are(algorithms_at_scale())))
    }

    /// Lets every algorithm that can search in so many processes.
    #[cfg(feature = "cluster")]
    pub fn search_in(&mut self, processes: u64) -> Result<(), SuiteError> {
        let set = |algorithm: &mut Algorithm| algorithm.processes = Some(processes);
        self.change(Scale::is_for, set, || message!("suite-one-process", known = there_are(algorithms_at_scale())))
    }

    /// Changes what is said of the algorithms that can do something, and complains if there are none.
    fn change(
        &mut self,
        can: impl Fn(&str) -> bool,
        set: impl Fn(&mut Algorithm),
        none: impl Fn() -> Message,
    ) -> Result<(), SuiteError> {
        let all = self.groups.iter_mut().flat_map(|group| &mut group.algorithms);
        let mut able: Vec<&mut Algorithm> = all.map(|Entry(algorithm)| algorithm).filter(|a| can(&a.name)).collect();
        if able.is_empty() {
            return Err(SuiteError::Syntax { path: self.name.clone(), message: none() });
        }
        able.iter_mut().for_each(|algorithm| set(algorithm));
        Ok(())
    }

    /// The variables of the environment in the names of its files, with their values.
    pub fn variables(&self) -> BTreeMap<String, String> {
        let names = self.groups.iter().flat_map(|group| &group.levels).flat_map(|level| files::names(level));
        names.filter_map(|name| Some((name.into(), std::env::var(name).ok()?))).collect()
    }
}

impl Common {
    /// What holds for a group: what it says itself, else what the suite says.
    fn or(&self, suite: &Common) -> Common {
        Common {
            repeats: self.repeats.or(suite.repeats),
            warm_up: self.warm_up.or(suite.warm_up),
            seeds: self.seeds.clone().or_else(|| suite.seeds.clone()),
            max_nodes: self.max_nodes.or(suite.max_nodes),
            max_time: self.max_time.or(suite.max_time),
            max_cpu: self.max_cpu.or(suite.max_cpu),
            max_memory: self.max_memory.clone().or_else(|| suite.max_memory.clone()),
        }
    }

    fn limits(&self) -> Result<Limits, Message> {
        let bytes = self.max_memory.as_deref().map(solvarium_lab::units::size).transpose();
        let seconds = self.max_time.unwrap_or(SECONDS);
        let is_time = |seconds: f64| seconds > 0.0 && seconds.is_finite();
        if !is_time(seconds) {
            return Err(message!("suite-max-time", given = seconds.to_string()));
        }
        if let Some(given) = self.max_cpu.filter(|given| !is_time(*given)) {
            return Err(message!("suite-max-cpu", given = given.to_string()));
        }
        let bytes = bytes.map_err(|reason| message!("suite-max-memory", reason))?.unwrap_or(BYTES);
        Ok(Limits { nodes: self.max_nodes, seconds: Some(seconds), cpu_seconds: self.max_cpu, bytes: Some(bytes) })
    }
}

impl Group {
    /// What holds for the group in this suite.
    pub fn terms(&self, suite: &Suite) -> Result<Terms, SuiteError> {
        let common = self.own.or(&suite.common);
        let wrong = |message| SuiteError::Group { group: self.name.clone(), message };
        let seeds = common.seeds.as_ref().map_or_else(|| vec![0], |seeds| seeds.iter().collect());
        let (repeats, warm_up) = (common.repeats.unwrap_or(REPEATS), common.warm_up.unwrap_or(WARM_UP));
        if repeats == 0 {
            return Err(wrong(message!("suite-no-repeats")));
        }
        Ok(Terms { repeats, warm_up, seeds, limits: common.limits().map_err(wrong)? })
    }
}

/// How a group is run.
#[derive(Clone, Debug)]
pub struct Terms {
    /// Runs of each request.
    pub repeats: u32,
    /// Runs before the first that counts.
    pub warm_up: u32,
    /// Seeds, at least one.
    pub seeds: Vec<u64>,
    /// Limits of each run.
    pub limits: Limits,
}

/// Settings as requests have them.
pub(crate) fn settings<'a>(maps: impl IntoIterator<Item = &'a BTreeMap<String, Setting>>) -> Settings {
    let mut all = BTreeMap::new();
    for map in maps {
        all.extend(map.iter().map(|(name, value)| (name.clone(), value.to_string())));
    }
    all.into_iter().collect()
}
