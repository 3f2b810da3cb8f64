//! Which level to watch an algorithm on, as the puzzle declares it.

use serde::Serialize;
use solvarium_engine::Example;

use crate::registry::PuzzleEntry;
use crate::request::Request;

/// A level on which an algorithm leaves something to watch, and what to ask for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GoodExample {
    /// The level's full name.
    pub level: String,
    /// The algorithm, with its settings and seed.
    pub request: Request,
}

impl PuzzleEntry {
    /// The example of an algorithm: the one that names it, else the one for all others.
    ///
    /// ```
    /// let sokoban = solvarium_lab::registry::puzzle("sokoban").expect("it is listed");
    /// let example = sokoban.example("astar").expect("there is one for every algorithm");
    /// assert_eq!((example.level.as_str(), example.request.algorithm.as_str()), ("sokoban/10", "astar"));
    /// ```
    pub fn example(&self, algorithm: &str) -> Option<GoodExample> {
        let names_it = |example: &&Example| example.algorithms.contains(&algorithm);
        let names_none = |example: &&Example| example.algorithms.is_empty();
        let example = self.examples.iter().find(names_it).or_else(|| self.examples.iter().find(names_none))?;
        let settings = example.settings.iter().map(|&(name, value)| (name.into(), value.into())).collect();
        let request = Request { settings, seed: example.seed, ..Request::new(algorithm) };
        Some(GoodExample { level: format!("{}/{}", self.info.name, example.level), request })
    }
}
