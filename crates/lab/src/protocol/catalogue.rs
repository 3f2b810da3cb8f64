//! Everything there is, for a page that builds its lists and forms from it.

use serde::Serialize;
use solvarium_engine::{ParamInfo, PuzzleInfo, RuleInfo};

use crate::level::level_name;
use crate::registry::{self, AlgorithmInfo, FormatEntry, HeuristicEntry, Named, PackEntry, PuzzleEntry, SolverEntry};
use crate::report::VERSION;

/// Everything there is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Catalogue {
    /// The program's version.
    pub version: &'static str,
    /// The puzzles; the hidden ones are left out.
    pub puzzles: Vec<PuzzleCard>,
    /// The algorithms for every puzzle.
    pub algorithms: &'static [AlgorithmInfo],
}

/// A puzzle with everything it brings along.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PuzzleCard {
    /// Name, title, rules.
    pub info: PuzzleInfo,
    /// Notations for levels; the first is what `load` gives.
    pub formats: Vec<FormatEntry>,
    /// Notations for solutions.
    pub solution_formats: Vec<Named>,
    /// Rule variants: what `rules` of a level may set.
    pub params: &'static [ParamInfo],
    /// Views that algorithms can search; the first is the default.
    pub spaces: Vec<Named>,
    /// Estimates, by space; the first of a space is its default.
    pub heuristics: Vec<HeuristicEntry>,
    /// Its own solvers.
    pub solvers: Vec<SolverEntry>,
    /// What solves a level when nothing else is asked for.
    pub default_algorithm: &'static str,
    /// The rules its tutor knows, easiest first; none without a tutor.
    pub rules: &'static [RuleInfo],
    /// The generator's knobs; null without a generator.
    pub generator: Option<&'static [ParamInfo]>,
    /// Built-in levels.
    pub packs: Vec<PackCard>,
}

/// A pack of built-in levels.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PackCard {
    /// Its name, empty for the main pack.
    pub name: &'static str,
    /// What is in it.
    pub summary: &'static str,
    /// Its levels.
    pub levels: Vec<LevelCard>,
}

/// A built-in level.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LevelCard {
    /// Its full name, by which it can be loaded.
    pub name: String,
    /// Its title, if it has one.
    pub title: Option<&'static str>,
}

impl Catalogue {
    /// Reads it off the lists.
    pub fn new() -> Self {
        let puzzles = registry::puzzles().into_iter().filter(|puzzle| !puzzle.info.hidden).map(card).collect();
        Catalogue { version: VERSION, puzzles, algorithms: registry::algorithms() }
    }
}

impl Default for Catalogue {
    fn default() -> Self {
        Catalogue::new()
    }
}

fn card(puzzle: PuzzleEntry) -> PuzzleCard {
    PuzzleCard {
        packs: puzzle.packs.iter().map(|pack| pack_card(&puzzle, pack)).collect(),
        default_algorithm: puzzle.default_algorithm(),
        info: puzzle.info,
        formats: puzzle.formats,
        solution_formats: puzzle.solution_formats,
        params: puzzle.params,
        spaces: puzzle.spaces,
        heuristics: puzzle.heuristics,
        solvers: puzzle.solvers,
        rules: puzzle.rules,
        generator: puzzle.generator,
    }
}

fn pack_card(puzzle: &PuzzleEntry, pack: &PackEntry) -> PackCard {
    let level = |index: usize| LevelCard { name: level_name(puzzle, pack, index), title: pack.levels[index].title };
    PackCard { name: pack.name, summary: pack.summary, levels: (0..pack.levels.len()).map(level).collect() }
}
