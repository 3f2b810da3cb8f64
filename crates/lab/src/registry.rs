//! Everything there is, by name, as plain data.

use std::sync::LazyLock;

use serde::Serialize;
use solvarium_algorithms as algorithms;
use solvarium_engine::{
    Ctx, Format, GenerateError, LevelError, LevelText, Limits, Options, ParamInfo, Puzzle, PuzzleInfo, Rng, RuleInfo,
    Space, SpaceVisitor,
};
use solvarium_puzzles::{PuzzleVisitor, for_each};

use crate::game::{Loaded, SharedGame};
use crate::trace::Forward;
use crate::watch::Host;
use crate::{LoadError, RequestError};

pub use solvarium_algorithms::Info as AlgorithmInfo;

/// A name with what it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Named {
    /// The name on the command line.
    pub name: &'static str,
    /// What it is.
    pub summary: &'static str,
}

/// A notation for levels.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FormatEntry {
    /// Its name.
    pub name: &'static str,
    /// What it looks like.
    pub summary: &'static str,
    /// Whether levels written one after the other are a collection of them.
    pub collection: bool,
}

/// A heuristic of a space.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HeuristicEntry {
    /// The space it belongs to.
    pub space: &'static str,
    /// Its name.
    pub name: &'static str,
    /// What it estimates.
    pub summary: &'static str,
    /// Whether it never exceeds the true cost.
    pub admissible: bool,
}

/// A solver of a puzzle's own.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SolverEntry {
    /// Its name.
    pub name: &'static str,
    /// How it works.
    pub summary: &'static str,
    /// What its answers are worth.
    pub guarantee: &'static str,
    /// Whether it answers yes or no, given time and memory.
    pub complete: bool,
    /// Its knobs.
    pub params: &'static [ParamInfo],
}

/// A pack of built-in levels.
#[derive(Clone, Debug)]
pub struct PackEntry {
    /// Its name, empty for the main pack.
    pub name: &'static str,
    /// What is in it.
    pub summary: &'static str,
    /// Number of its first level.
    pub first: usize,
    /// Its levels.
    pub levels: Vec<LevelText<'static>>,
}

/// Makes a level from settings and a seed.
type Generate = fn(&[(String, String)], u64, Limits, &mut Host<'_>) -> Result<SharedGame, GenerateError>;

/// A puzzle with everything it brings along.
#[derive(Clone)]
pub struct PuzzleEntry {
    /// Name, title, rules.
    pub info: PuzzleInfo,
    /// Notations for levels.
    pub formats: Vec<FormatEntry>,
    /// The notation its built-in levels are written in: the one that people read most easily.
    pub common_format: &'static str,
    /// Notations for solutions.
    pub solution_formats: Vec<Named>,
    /// Rule variants.
    pub params: &'static [ParamInfo],
    /// Views that algorithms can search.
    pub spaces: Vec<Named>,
    /// Estimates, by space.
    pub heuristics: Vec<HeuristicEntry>,
    /// Its own solvers.
    pub solvers: Vec<SolverEntry>,
    /// The rules its tutor knows, easiest first.
    pub rules: &'static [RuleInfo],
    /// The generator's knobs, if it has a generator.
    pub generator: Option<&'static [ParamInfo]>,
    /// Built-in levels.
    pub packs: Vec<PackEntry>,
    recognises: fn(&str) -> bool,
    split: fn(&str) -> Vec<LevelText<'_>>,
    load: fn(&str, &str) -> Result<SharedGame, LevelError>,
    generate: Generate,
}

impl PuzzleEntry {
    fn of<P: Puzzle>() -> Self {
        PuzzleEntry {
            info: P::INFO,
            formats: P::FORMATS
                .iter()
                .map(|f| FormatEntry { name: f.name, summary: f.summary, collection: f.collection })
                .collect(),
            common_format: P::PACKS
                .first()
                .and_then(|pack| format_of::<P>(pack.text))
                .map_or(P::FORMATS[0].name, |format| format.name),
            solution_formats: P::SOLUTION_FORMATS.iter().map(|f| Named { name: f.name, summary: f.summary }).collect(),
            params: P::PARAMS,
            spaces: P::SPACES.iter().map(|s| Named { name: s.name, summary: s.summary }).collect(),
            heuristics: heuristics::<P>(),
            solvers: P::SOLVERS
                .iter()
                .map(|s| SolverEntry {
                    name: s.name,
                    summary: s.summary,
                    guarantee: s.guarantee,
                    complete: s.complete,
                    params: s.params,
                })
                .collect(),
            rules: P::TUTOR.map_or(&[], |tutor| tutor.rules),
            generator: P::GENERATOR.map(|generator| generator.params),
            packs: P::PACKS
                .iter()
                .map(|pack| {
                    let levels = format_of::<P>(pack.text).map_or_else(Vec::new, |format| (format.split)(pack.text));
                    PackEntry { name: pack.name, summary: pack.summary, first: pack.first, levels }
                })
                .collect(),
            recognises: |text| format_of::<P>(text).is_some(),
            split: |text| format_of::<P>(text).map_or_else(Vec::new, |format| (format.split)(text)),
            load: |text, name| {
                let puzzle = match format_of::<P>(text) {
                    Some(format) => (format.read)(text)?,
                    None => read_anyhow::<P>(text)?,
                };
                Ok(SharedGame::from(Box::new(Loaded { puzzle, name: name.into() }) as Box<dyn crate::Game>))
            },
            generate: generate::<P>,
        }
    }

    /// Whether a text looks like a level of this puzzle.
    pub fn recognises(&self, text: &str) -> bool {
        (self.recognises)(text)
    }

    /// The levels of a text.
    pub fn split<'a>(&self, text: &'a str) -> Vec<LevelText<'a>> {
        (self.split)(text)
    }

    /// Loads one level; `name` is what reports call it.
    pub fn load(&self, text: &str, name: &str) -> Result<SharedGame, LoadError> {
        (self.load)(text, name).map_err(|error| LoadError::Level { name: name.into(), text: text.into(), error })
    }

    /// Makes a new level.
    pub fn generate(
        &self,
        settings: &[(String, String)],
        seed: u64,
        limits: Limits,
        host: &mut Host<'_>,
    ) -> Result<SharedGame, GenerateError> {
        (self.generate)(settings, seed, limits, host)
    }

    /// The settings that the puzzle has when the algorithm or solver of this name works on it.
    pub fn params_of(&self, algorithm: &str) -> impl Iterator<Item = &'static ParamInfo> {
        let own = self.solvers.iter().find(|solver| solver.name == algorithm).map(|solver| solver.params);
        let general = algorithms::info(algorithm).map(|info| info.params);
        self.params.iter().chain(own.or(general).unwrap_or(&[]))
    }

    /// What solves a level when nothing else is asked for: the puzzle's own first solver, else A\*.
    pub fn default_algorithm(&self) -> &'static str {
        self.solvers.first().map_or("astar", |solver| solver.name)
    }

    /// Names of everything that can solve this puzzle, in the order of lists.
    pub fn solver_names(&self) -> Vec<&'static str> {
        algorithms::ALL.iter().map(|info| info.name).chain(self.solvers.iter().map(|s| s.name)).collect()
    }
}

fn format_of<P: Puzzle>(text: &str) -> Option<&'static Format<P>> {
    P::FORMATS.iter().find(|format| (format.sniff)(text))
}

/// Reads a text that looks like no notation of the puzzle; the error is of the notation that got furthest with it.
fn read_anyhow<P: Puzzle>(text: &str) -> Result<P, LevelError> {
    let mut furthest = LevelError::at(1, 1, unreadable::<P>());
    for format in P::FORMATS {
        match (format.read)(text) {
            Ok(puzzle) => return Ok(puzzle),
            Err(error) if (error.line, error.column) > (furthest.line, furthest.column) => {
                furthest = LevelError { message: format!("read as {}: {}", format.name, error.message), ..error };
            }
            Err(_) => {}
        }
    }
    Err(furthest)
}

fn unreadable<P: Puzzle>() -> String {
    let formats: Vec<String> = P::FORMATS.iter().map(|f| format!("{} ({})", f.name, f.summary)).collect();
    format!("this is in no notation for {}; there are: {}", P::INFO.name, formats.join("; "))
}

fn generate<P: Puzzle>(
    settings: &[(String, String)],
    seed: u64,
    limits: Limits,
    host: &mut Host<'_>,
) -> Result<SharedGame, GenerateError> {
    let no_generator = || GenerateError::Request(format!("{} has no generator", P::INFO.name));
    let generator = P::GENERATOR.ok_or_else(no_generator)?;
    let mut options = Options::new(generator.params);
    for (name, value) in settings {
        options.set(name, value)?;
    }
    host.watcher.begin(&format!("seed {seed}"));
    let mut observer = Forward(host.watcher);
    let mut ctx = Ctx::new(limits, host.clock, Some(host.cancel), &mut observer);
    let puzzle = (generator.make)(&options, &mut Rng::new(seed), &mut ctx)?;
    let name = format!("{} seed {seed}", P::INFO.name);
    Ok(SharedGame::from(Box::new(Loaded { puzzle, name }) as Box<dyn crate::Game>))
}

/// The heuristics of every space, read off a built-in level.
fn heuristics<P: Puzzle>() -> Vec<HeuristicEntry> {
    let first = P::PACKS.first().and_then(|pack| {
        let format = format_of::<P>(pack.text)?;
        (format.read)((format.split)(pack.text).first()?.text).ok()
    });
    let Some(puzzle) = first else { return Vec::new() };
    P::SPACES.iter().flat_map(|space| puzzle.with_space(space.name, ListHeuristics(space.name))).collect()
}

struct ListHeuristics(&'static str);

impl<P: Puzzle> SpaceVisitor<P> for ListHeuristics {
    type Output = Vec<HeuristicEntry>;

    fn visit<S: Space>(self, _space: &S, _translate: impl Fn(&[S::Move]) -> Vec<P::Move>) -> Self::Output {
        let entry = |h: &solvarium_engine::Heuristic<S>| HeuristicEntry {
            space: self.0,
            name: h.name,
            summary: h.summary,
            admissible: h.admissible,
        };
        S::HEURISTICS.iter().map(entry).collect()
    }
}

/// Every algorithm.
pub fn algorithms() -> &'static [AlgorithmInfo] {
    algorithms::ALL
}

/// The lists, worked out once: to split the packs into levels takes a moment.
static PUZZLES: LazyLock<Vec<PuzzleEntry>> = LazyLock::new(|| {
    struct List(Vec<PuzzleEntry>);
    impl PuzzleVisitor for List {
        fn visit<P: Puzzle>(&mut self) {
            self.0.push(PuzzleEntry::of::<P>());
        }
    }
    let mut list = List(Vec::new());
    for_each(&mut list);
    list.0
});

/// Every puzzle, the hidden ones too.
pub fn puzzles() -> Vec<PuzzleEntry> {
    PUZZLES.clone()
}

/// The puzzle of this name.
pub fn puzzle(name: &str) -> Result<PuzzleEntry, RequestError> {
    let known = || PUZZLES.iter().filter(|p| !p.info.hidden).map(|p| p.info.name.into()).collect();
    let unknown = || RequestError::Unknown { what: "puzzle", name: name.into(), place: String::new(), known: known() };
    PUZZLES.iter().find(|p| p.info.name == name).cloned().ok_or_else(unknown)
}
