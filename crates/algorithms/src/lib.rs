#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod depth_first;

pub mod anneal;
pub mod astar;
pub mod beam;
pub mod bfs;
pub mod bidirectional;
pub mod dfs;
pub mod dls;
pub mod genetic;
pub mod greedy;
pub mod hill;
pub mod idastar;
pub mod ids;
pub mod meaning;
pub mod pseudocode;
pub mod ucs;
pub mod wastar;

use meaning::Meaning;
use pseudocode::Pseudocode;
use serde::Serialize;
use solvarium_engine::{Ctx, MessageFiles, Options, ParamInfo, Search, Space, Task};

/// Facts about an algorithm.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// Name on the command line.
    pub name: &'static str,
    /// What its solutions are least in.
    pub optimal: Optimal,
    /// Whether it solves every solvable level and proves the others unsolvable, given time and memory.
    pub complete: bool,
    /// Whether it is guided by a heuristic.
    pub informed: bool,
    /// Whether it draws random numbers.
    pub randomised: bool,
    /// Whether the puzzle must be one that can be run backwards.
    pub backward: bool,
    /// Its parameters.
    pub params: &'static [ParamInfo],
    /// Where these, and the heuristic, mean something; what is not listed always does.
    pub meanings: &'static [Meaning],
    /// What it does, line by line.
    pub pseudocode: Pseudocode,
}

/// What the solutions of an algorithm are least in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Optimal {
    /// Nothing is promised.
    No,
    /// The number of moves.
    Steps,
    /// The cost, given an admissible heuristic.
    Cost,
}

impl Info {
    /// An uninformed, complete, deterministic algorithm without parameters: the base that each `INFO` changes.
    const PLAIN: Info = Info {
        name: "",
        optimal: Optimal::No,
        complete: true,
        informed: false,
        randomised: false,
        backward: false,
        params: &[],
        meanings: &[],
        pseudocode: Pseudocode::NONE,
    };
}

macro_rules! list {
    ($($name:ident),* $(,)?) => {
        /// Every algorithm, in the order of the lists shown to people.
        pub const ALL: &[Info] = &[$($name::INFO),*];

        /// Runs the algorithm of this name, which must be one of [`ALL`], with a seed for its random choices.
        pub fn run<S: Space>(name: &str, task: &Task<'_, S>, seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
            $(if name == $name::INFO.name { return $name::run(task, seed, ctx); })*
            panic!("`{name}` is not in the list of algorithms")
        }
    };
}

list![bfs, dfs, dls, ids, ucs, greedy, astar, wastar, idastar, beam, hill, anneal, genetic, bidirectional];

/// Runs the algorithm of this name, which must be one of [`ALL`], as it comes: with its default parameters, the space's
/// first heuristic and the seed 0.
pub fn solve<S: Space>(name: &str, space: &S, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let options = Options::new(info(name).map_or(&[], |info| info.params));
    run(name, &Task { space, heuristic: &S::HEURISTICS[0], options: &options }, 0, ctx)
}

/// What people read about the algorithms and their parameters: `algorithm-<name>`, `algorithm-<name>-param-<parameter>`.
pub const MESSAGES: MessageFiles = solvarium_engine::messages!();

/// The facts about the algorithm of this name.
pub fn info(name: &str) -> Option<&'static Info> {
    ALL.iter().find(|info| info.name == name)
}
