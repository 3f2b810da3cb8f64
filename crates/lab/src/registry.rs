//! Everything there is, by name, as plain data.

use std::sync::LazyLock;

use solvarium_algorithms as algorithms;
use solvarium_engine::{
    Aims, Companion, Ctx, Example, Format, GenerateError, LevelError, LevelText, Limits, Message, Metadata, Options,
    ParamInfo, Puzzle, PuzzleInfo, Rng, RuleInfo, Space, SpaceVisitor, message,
};
use solvarium_puzzles::{Listed, PuzzleVisitor, for_each};

use crate::error::Kind;
use crate::game::{Game, SharedGame};
use crate::level;
use crate::watch::{Forward, Host};
use crate::{LoadError, RequestError};

pub use solvarium_algorithms::{Info as AlgorithmInfo, Optimal, meaning, pseudocode};

/// A notation for levels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FormatEntry {
    /// Its name.
    pub name: &'static str,
    /// Whether levels written one after the other are a collection of them.
    pub collection: bool,
}

/// A heuristic of a space.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HeuristicEntry {
    /// The space it belongs to.
    pub space: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Whether it never exceeds the true cost.
    pub admissible: bool,
}

/// A solver of a puzzle's own.
#[derive(Clone, Copy, Debug)]
pub struct SolverEntry {
    /// Its name.
    pub name: &'static str,
    /// Whether it answers yes or no, given time and memory.
    pub complete: bool,
    /// Its parameters.
    pub params: &'static [ParamInfo],
}

/// A pack of built-in levels.
#[derive(Clone, Debug)]
pub struct PackEntry {
    /// Its name, empty for the main pack.
    pub name: &'static str,
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
    /// Its name and family.
    pub info: PuzzleInfo,
    /// Notations for levels.
    pub formats: Vec<FormatEntry>,
    /// The notation its built-in levels are written in: the one that people read most easily.
    pub common_format: &'static str,
    /// What a level can be written as, and not read from.
    pub exports: Vec<&'static str>,
    /// Notations for solutions.
    pub solution_formats: Vec<&'static str>,
    /// Rule variants.
    pub params: &'static [ParamInfo],
    /// Views that algorithms can search.
    pub spaces: Vec<&'static str>,
    /// Estimates, by space.
    pub heuristics: Vec<HeuristicEntry>,
    /// Its own solvers.
    pub solvers: Vec<SolverEntry>,
    /// The rules its tutor knows, easiest first.
    pub rules: &'static [RuleInfo],
    /// The generator's parameters, if it has a generator.
    pub generator: Option<&'static [ParamInfo]>,
    /// What can be asked of the generator's levels.
    pub aims: Option<Aims>,
    /// Its own measures of a solution.
    pub measures: Vec<&'static str>,
    /// Facts that an examination can find out.
    pub facts: &'static [&'static str],
    /// Built-in levels.
    pub packs: Vec<PackEntry>,
    /// Levels on which algorithms are worth watching.
    pub examples: &'static [Example],
    recognises: fn(&str) -> bool,
    companion: fn(&str) -> Option<Companion<'_>>,
    split: fn(&str) -> Vec<LevelText<'_>>,
    load: fn(&LevelText<'_>, &str, &mut Ctx<'_>) -> Result<SharedGame, LevelError>,
    load_in: fn(usize, &str, &str, &mut Ctx<'_>) -> Result<SharedGame, LevelError>,
    generate: Generate,
}

impl PuzzleEntry {
    fn of<P: Listed>() -> Self {
        let formats: Vec<_> = P::PACKS.iter().map(|pack| format_of::<P>(pack.text)).collect();
        let packs: Vec<PackEntry> = P::PACKS
            .iter()
            .zip(&formats)
            .map(|(pack, format)| {
                let levels = format.map_or_else(Vec::new, |format| (format.split)(pack.text));
                PackEntry { name: pack.name, first: pack.first, levels }
            })
            .collect();
        let format = formats.first().copied().flatten();
        let level = || format?.parse(packs.first()?.levels.first()?.text).ok();
        let level: Option<P> = level();
        PuzzleEntry {
            info: P::INFO,
            formats: P::FORMATS.iter().map(|f| FormatEntry { name: f.name, collection: f.collection }).collect(),
            common_format: common_format::<P>().name,
            exports: P::EXPORTS.iter().map(|export| export.name).collect(),
            solution_formats: P::SOLUTION_FORMATS.iter().map(|format| format.name).collect(),
            params: P::PARAMS,
            spaces: P::SPACES.iter().map(|space| space.name).collect(),
            heuristics: level.as_ref().map_or_else(Vec::new, heuristics),
            solvers: P::SOLVERS
                .iter()
                .map(|s| SolverEntry { name: s.name, complete: s.complete, params: s.params })
                .collect(),
            rules: P::TUTOR.map_or(&[], |tutor| tutor.rules),
            generator: P::GENERATOR.map(|generator| generator.params),
            aims: P::GENERATOR.map(|generator| generator.aims),
            measures: level.as_ref().map_or_else(Vec::new, measures),
            facts: P::FACTS,
            packs,
            examples: P::EXAMPLES,
            recognises: |text| format_of::<P>(text).is_some(),
            companion: P::companion,
            split: |text| format_of::<P>(text).map_or_else(Vec::new, |format| (format.split)(text)),
            load: |level, name, ctx| {
                let puzzle = match format_of::<P>(level.text) {
                    Some(format) => (format.read)(level.text, ctx)?,
                    None => read_in_any_notation::<P>(level.text, ctx)?,
                };
                Ok(SharedGame::new(Game::new(puzzle, name, level.metadata.clone())))
            },
            load_in: |format, text, name, ctx| {
                let puzzle = (P::FORMATS[format].read)(text, ctx)?;
                Ok(SharedGame::new(Game::new(puzzle, name, Metadata::default())))
            },
            generate: generate::<P>,
        }
    }

    /// The notation that loses nothing of a level: the first of the list.
    pub fn first_format(&self) -> &'static str {
        self.formats[0].name
    }

    /// Whether a text looks like a level of this puzzle.
    pub fn recognises(&self, text: &str) -> bool {
        (self.recognises)(text)
    }

    /// The file that the text of a level speaks of and cannot be read without.
    pub fn companion<'a>(&self, text: &'a str) -> Option<Companion<'a>> {
        (self.companion)(text)
    }

    /// The levels of a text.
    pub fn split<'a>(&self, text: &'a str) -> Vec<LevelText<'a>> {
        (self.split)(text)
    }

    /// Loads one level, however long it takes; `name` is what reports call it.
    pub fn load(&self, text: &str, name: &str) -> Result<SharedGame, LoadError> {
        Ok(level::from_text(text, name, None, Some(self.info.name))?.game)
    }

    /// Loads one level of a text, under the limits of a context.
    pub fn load_level(&self, level: &LevelText<'_>, name: &str, ctx: &mut Ctx<'_>) -> Result<SharedGame, LoadError> {
        let wrong = |error| LoadError::Level { name: name.into(), text: level.text.into(), error: Box::new(error) };
        (self.load)(level, name, ctx).map_err(wrong)
    }

    /// Loads the one level of a text that is in the named notation, whatever it looks like. So an unfinished level is told
    /// what it lacks.
    pub fn load_in(&self, format: &str, text: &str, name: &str, ctx: &mut Ctx<'_>) -> Result<SharedGame, LoadError> {
        let known = || self.formats.iter().map(|format| format.name).collect();
        let unknown = || RequestError::Unknown {
            what: Kind::Format,
            name: format.into(),
            puzzle: Some(self.info.name),
            known: known(),
        };
        let format = self.formats.iter().position(|known| known.name == format).ok_or_else(unknown)?;
        let wrong = |error| LoadError::Level { name: name.into(), text: text.into(), error: Box::new(error) };
        (self.load_in)(format, text, name, ctx).map_err(wrong)
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

/// The notation that the first pack is written in.
fn common_format<P: Puzzle>() -> &'static Format<P> {
    P::PACKS.first().and_then(|pack| format_of::<P>(pack.text)).unwrap_or(&P::FORMATS[0])
}

/// Reads a text that looks like no notation of the puzzle; the error is of the notation that got furthest with it, or of the
/// common one where none gets past the first character.
fn read_in_any_notation<P: Puzzle>(text: &str, ctx: &mut Ctx<'_>) -> Result<P, LevelError> {
    let common = common_format::<P>().name;
    let mut furthest = None;
    let mut in_common = LevelError::at(1, 1, message!("level-empty"));
    for format in P::FORMATS {
        let error = match (format.read)(text, ctx) {
            Ok(puzzle) => return Ok(puzzle),
            Err(error) => error,
        };
        let read_as = message!("level-read-as", format = format.name, reason = error.message);
        let error = LevelError { message: read_as, ..error };
        let reached = furthest.as_ref().map_or((1, 1), |error: &LevelError| (error.line, error.column));
        if format.name == common && !text.trim().is_empty() {
            in_common = LevelError::at(1, 1, unreadable::<P>(error.message.clone()));
        }
        if (error.line, error.column) > reached {
            furthest = Some(error);
        }
    }
    Err(furthest.unwrap_or(in_common))
}

fn unreadable<P: Puzzle>(reason: Message) -> Message {
    let formats: Vec<&str> = P::FORMATS.iter().map(|format| format.name).collect();
    message!("level-unreadable", puzzle = P::INFO.name, formats = formats.as_slice(), reason)
}

fn generate<P: Listed>(
    settings: &[(String, String)],
    seed: u64,
    limits: Limits,
    host: &mut Host<'_>,
) -> Result<SharedGame, GenerateError> {
    let no_generator = || GenerateError::Request(message!("request-no-generator", puzzle = P::INFO.name));
    let generator = P::GENERATOR.ok_or_else(no_generator)?;
    let mut options = Options::new(generator.params);
    for (name, value) in settings {
        options.set(name, value)?;
    }
    host.watcher.begin(&format!("seed {seed}"));
    let mut observer = Forward(host.watcher);
    let mut ctx = Ctx::new(limits, host.clock, Some(host.cancel), &mut observer);
    let puzzle = (generator.make)(&options, &mut Rng::new(seed), &mut ctx)?;
    Ok(SharedGame::new(Game::new(puzzle, &format!("{} seed {seed}", P::INFO.name), Metadata::default())))
}

/// The heuristics of every space, read off a level.
fn heuristics<P: Puzzle>(level: &P) -> Vec<HeuristicEntry> {
    P::SPACES.iter().flat_map(|space| level.with_space(space.name, ListHeuristics(space.name))).collect()
}

/// The names of the measures, read off a level.
fn measures<P: Puzzle>(level: &P) -> Vec<&'static str> {
    level.measures(&[]).into_iter().map(|(name, _)| name).collect()
}

struct ListHeuristics(&'static str);

impl<P: Puzzle> SpaceVisitor<P> for ListHeuristics {
    type Output = Vec<HeuristicEntry>;

    fn visit<S: Space>(self, _space: &S, _translate: impl Fn(&[S::Move]) -> Vec<P::Move>) -> Self::Output {
        let entry = |h: &solvarium_engine::Heuristic<S>| HeuristicEntry {
            space: self.0,
            name: h.name,
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
        fn visit<P: Listed>(&mut self) {
            self.0.push(PuzzleEntry::of::<P>());
        }
    }
    let mut list = List(Vec::new());
    for_each(&mut list);
    list.0
});

/// Every puzzle, the hidden ones too.
pub fn puzzles() -> &'static [PuzzleEntry] {
    &PUZZLES
}

/// The puzzle of this name.
///
/// ```
/// use solvarium_lab::registry;
///
/// let sokoban = registry::puzzle("sokoban").expect("it is listed");
/// assert_eq!(sokoban.spaces, ["push", "step"]);
/// assert_eq!(sokoban.packs[0].levels.len(), 30);
/// let admissible = sokoban.heuristics.iter().filter(|heuristic| heuristic.space == "push" && heuristic.admissible);
/// assert!(admissible.count() > 0);
/// assert!(registry::algorithms().iter().any(|algorithm| algorithm.name == "idastar"));
/// ```
pub fn puzzle(name: &str) -> Result<&'static PuzzleEntry, RequestError> {
    let known = || PUZZLES.iter().filter(|p| !p.info.hidden).map(|p| p.info.name).collect();
    let unknown = || RequestError::Unknown { what: Kind::Puzzle, name: name.into(), puzzle: None, known: known() };
    PUZZLES.iter().find(|p| p.info.name == name).ok_or_else(unknown)
}
