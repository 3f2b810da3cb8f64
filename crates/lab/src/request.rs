//! What is asked for.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use solvarium_engine::{Limits, Value};

use crate::registry::PuzzleEntry;

/// Settings by name, as they are written.
pub type Settings = Vec<(String, String)>;

/// A request to solve a level.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Name of the algorithm or of one of the puzzle's own solvers.
    pub algorithm: String,
    /// Name of the heuristic; the puzzle's first when none is given.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub heuristic: Option<String>,
    /// Name of the space; the puzzle's first when none is given.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub space: Option<String>,
    /// Settings of the puzzle and of the algorithm, by name.
    #[serde(default, with = "settings")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<BTreeMap<String, Setting>>", optional))]
    pub settings: Settings,
    /// What the run may use.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Limits>", optional))]
    pub limits: Limits,
    /// Seed of all random choices.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<u64>", optional))]
    pub seed: u64,
    /// The text of the person's own heuristic, which is called `own`; only some hosts run such programs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub script: Option<String>,
    /// Whether and how to search on the large scale. Nobody can ask for this from afar: it is for whoever has the machine.
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub scale: Option<Scale>,
}

/// How to search on the large scale: the layers as a whole, without keeping parents.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scale {
    /// Threads that search, in each process.
    pub threads: usize,
    /// Where states lie that are not kept in memory.
    pub disk: Option<DiskFolder>,
    /// The processes that search together, if it is not this one alone.
    #[cfg(feature = "cluster")]
    pub cluster: Option<crate::cluster::Cluster>,
}

/// A folder for the states of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct DiskFolder {
    /// The folder, which must not be there yet, or be empty.
    pub folder: PathBuf,
    /// Whether to go on instead with the search that lies there.
    pub resume: bool,
}

impl Scale {
    /// On so many threads, in memory, in this process alone.
    pub fn on(threads: usize) -> Scale {
        Scale { threads, ..Scale::default() }
    }

    /// Whether only this process searches.
    pub fn is_alone(&self) -> bool {
        #[cfg(feature = "cluster")]
        return self.cluster.is_none();
        #[cfg(not(feature = "cluster"))]
        true
    }

    /// Whether the algorithm of this name can search so here.
    pub fn is_for(algorithm: &str) -> bool {
        algorithms_at_scale().contains(&algorithm)
    }
}

/// Whether the algorithm or the puzzle's own solver of this name can work on several threads.
pub fn can_share_work(name: &str, entry: &PuzzleEntry) -> bool {
    Scale::is_for(name) || entry.params_of(name).any(|param| param.name == THREADS)
}

/// The algorithms that can search on the large scale.
#[cfg(not(target_family = "wasm"))]
pub fn algorithms_at_scale() -> &'static [&'static str] {
    solvarium_scale::ALGORITHMS
}

/// The algorithms that can search on the large scale: none, in a module for browsers.
#[cfg(target_family = "wasm")]
pub fn algorithms_at_scale() -> &'static [&'static str] {
    &[]
}

/// The setting by which a puzzle's own solver works on several threads.
pub const THREADS: &str = "threads";

impl Request {
    /// A request to an algorithm, with nothing else set.
    pub fn new(algorithm: &str) -> Self {
        Request { algorithm: algorithm.into(), ..Request::default() }
    }

    /// Asks for a search on so many threads, of a solver by its setting, of an algorithm on the large scale. Whoever can work
    /// on one thread only refuses, unless it is one.
    ///
    /// ```
    /// use solvarium_lab::{Request, Scale, registry};
    ///
    /// let entry = registry::puzzle("sokoban").expect("it is listed");
    /// let mut request = Request::new("astar");
    /// request.work_on(2, entry);
    /// assert_eq!(request.scale, Some(Scale::on(2)));
    /// ```
    pub fn work_on(&mut self, threads: u64, entry: &PuzzleEntry) {
        if entry.params_of(&self.algorithm).any(|param| param.name == THREADS) {
            self.settings.push((THREADS.into(), threads.to_string()));
        } else if threads > 1 || Scale::is_for(&self.algorithm) {
            self.scale = Some(Scale::on(threads as usize));
        }
    }
}

/// The value of a setting, as JSON has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Setting {
    /// True or false.
    Flag(bool),
    /// A whole number.
    Int(u64),
    /// A number.
    Real(f64),
    /// A word, or any of the others in quotes.
    Word(String),
}

impl std::fmt::Display for Setting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Setting::Flag(value) => value.fmt(f),
            Setting::Int(value) => value.fmt(f),
            Setting::Real(value) => value.fmt(f),
            Setting::Word(value) => value.fmt(f),
        }
    }
}

impl From<Value> for Setting {
    fn from(value: Value) -> Setting {
        match value {
            Value::Int(value) => Setting::Int(value),
            Value::Real(value) => Setting::Real(value),
            Value::Flag(value) => Setting::Flag(value),
            Value::Word(value) => Setting::Word(value.into()),
        }
    }
}

/// Settings are an object in JSON, whose values are numbers, flags or words.
pub mod settings {
    use super::{BTreeMap, Deserialize, Deserializer, Serializer, Setting, Settings};

    /// Reads the object.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Settings, D::Error> {
        let map = BTreeMap::<String, Setting>::deserialize(deserializer)?;
        Ok(map.into_iter().map(|(name, value)| (name, value.to_string())).collect())
    }

    /// Writes the object.
    pub fn serialize<S: Serializer>(settings: &Settings, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(settings.iter().map(|(name, value)| (name, value)))
    }
}
