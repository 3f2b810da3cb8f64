//! Everything there is, for a page that builds its lists and forms from it, with its texts in the reader's language.

use std::collections::BTreeMap;

use serde::Serialize;
use solvarium_engine::{Aims, Difficulty, Family, Kind, Message, Metadata, ParamInfo, RuleInfo};
use solvarium_lab::describe::{self, Method, Owner, Titled};
use solvarium_lab::level::level_name;
use solvarium_lab::registry::meaning::Meaning;
use solvarium_lab::registry::pseudocode::Line;
use solvarium_lab::registry::{self, AlgorithmInfo, FormatEntry, HeuristicEntry, PackEntry, PuzzleEntry, SolverEntry};
use solvarium_lab::report::VERSION;
use solvarium_lab::target::Vocabulary;
use solvarium_lab::{GoodExample, Words};

/// Everything there is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Catalogue {
    /// The program's version.
    pub version: &'static str,
    /// The puzzles; the hidden ones are left out.
    pub puzzles: Vec<PuzzleCard>,
    /// The algorithms for every puzzle.
    pub algorithms: Vec<AlgorithmCard>,
}

/// A puzzle with everything it brings along.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PuzzleCard {
    /// Its name.
    pub name: &'static str,
    /// What people call it.
    pub title: String,
    /// What it is about, in a few words.
    pub tagline: String,
    /// The rules in brief.
    pub rules: String,
    /// What an answer is.
    pub family: Family,
    /// Notations for levels; the first is what `load` gives.
    pub formats: Vec<FormatCard>,
    /// Notations for solutions.
    pub solution_formats: Vec<NamedCard>,
    /// Rule variants: what `rules` of a level may set.
    pub params: Vec<ParamCard>,
    /// Views that algorithms can search; the first is the default.
    pub spaces: Vec<SpaceCard>,
    /// Estimates, by space; the first of a space is its default.
    pub heuristics: Vec<HeuristicCard>,
    /// Its own solvers.
    pub solvers: Vec<SolverCard>,
    /// What solves a level when nothing else is asked for.
    pub default_algorithm: &'static str,
    /// The rules its tutor knows, easiest first; none without a tutor.
    pub tutor_rules: Vec<RuleCard>,
    /// The generator's parameters; null without a generator.
    pub generator: Option<Vec<ParamCard>>,
    /// What targets of generated levels can be made of; null without a generator.
    pub targets: Option<TargetCard>,
    /// What its measures of solutions are called.
    pub measures: BTreeMap<&'static str, String>,
    /// What facts about its levels are called, by their names in the reply to `check`.
    pub facts: BTreeMap<String, String>,
    /// Built-in levels.
    pub packs: Vec<PackCard>,
    /// For each algorithm a level on which it leaves something to watch.
    pub examples: Vec<GoodExample>,
}

/// What the targets of a puzzle can be made of. Any algorithm may be named too.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TargetCard {
    /// Measures of which the least value can be proved.
    pub measures: Vec<&'static str>,
    /// Difficulties of levels.
    pub difficulties: Vec<&'static str>,
    /// Whether `unique`, `no-guessing` and `rule` can be asked for.
    pub reasons: bool,
    /// Whether every day has a level, called `PUZZLE/daily/DATE`.
    pub daily: bool,
}

/// A name with what it stands for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NamedCard {
    /// The name.
    pub name: &'static str,
    /// What it is, in a sentence.
    pub summary: String,
}

/// A view of levels that algorithms can search.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SpaceCard {
    /// Its name.
    pub name: &'static str,
    /// What people call it.
    pub title: String,
    /// What its states and moves are.
    pub summary: String,
}

/// A notation for levels.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FormatCard {
    /// Its name.
    pub name: &'static str,
    /// What it looks like.
    pub summary: String,
    /// Whether levels written one after the other are a collection of them.
    pub collection: bool,
}

/// A heuristic of a space.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HeuristicCard {
    /// The space it belongs to.
    pub space: &'static str,
    /// Its name.
    pub name: &'static str,
    /// What it estimates.
    pub summary: String,
    /// Whether it never exceeds the true cost.
    pub admissible: bool,
}

/// A solver of a puzzle's own.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SolverCard {
    /// Its name.
    pub name: &'static str,
    /// What people call it.
    pub title: String,
    /// The idea, in a sentence.
    pub summary: String,
    /// What its answers are worth.
    pub guarantee: String,
    /// Whether it answers yes or no, given time and memory.
    pub complete: bool,
    /// Its parameters.
    pub params: Vec<ParamCard>,
}

/// An algorithm for every puzzle.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AlgorithmCard {
    /// Its name.
    pub name: &'static str,
    /// What people call it.
    pub title: String,
    /// The idea, in a sentence.
    pub summary: String,
    /// What its answers are worth.
    pub guarantee: String,
    /// What its solutions are least in.
    pub optimal: registry::Optimal,
    /// Whether it solves every solvable level and proves the others unsolvable, given time and memory.
    pub complete: bool,
    /// Whether it is guided by a heuristic.
    pub informed: bool,
    /// Whether it draws random numbers.
    pub randomised: bool,
    /// Whether the puzzle must be one that can be run backwards.
    pub backward: bool,
    /// Its parameters.
    pub params: Vec<ParamCard>,
    /// Where these, and the heuristic, mean something; what is not listed always does.
    pub meanings: &'static [Meaning],
    /// Its pseudo-code. What is done inside an expansion names a line, counted from 0.
    pub pseudocode: Vec<CodeLine>,
}

/// A line of pseudo-code.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CodeLine {
    /// How far it is indented.
    pub indent: u8,
    /// The line, the same in every language.
    pub code: &'static str,
    /// What it means, in words; null where the code says it all.
    pub note: Option<String>,
}

/// A parameter.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ParamCard {
    /// Its name.
    pub name: &'static str,
    /// What people call it.
    pub title: String,
    /// What it does, in a sentence.
    pub summary: String,
    /// Its type, default and range.
    pub kind: Kind,
    /// What people call the words it takes.
    pub choices: BTreeMap<&'static str, String>,
    /// The algorithms for which it means something; empty if for all.
    pub algorithms: &'static [&'static str],
    /// The state spaces in which it means something; empty if in all.
    pub spaces: &'static [&'static str],
}

/// A rule of a tutor.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RuleCard {
    /// Its name.
    pub name: &'static str,
    /// What people call it.
    pub title: String,
    /// How hard it is.
    pub level: Difficulty,
    /// What it says, in a sentence.
    pub summary: String,
}

/// A pack of built-in levels.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PackCard {
    /// Its name, empty for the main pack.
    pub name: &'static str,
    /// What people call it.
    pub title: String,
    /// What is in it.
    pub summary: String,
    /// Its levels.
    pub levels: Vec<LevelCard>,
}

/// A built-in level.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LevelCard {
    /// Its full name, by which it can be loaded.
    pub name: String,
    /// What is known about it.
    pub metadata: Metadata,
}

impl Catalogue {
    /// Reads it off the lists, in these words.
    pub fn new(words: &Words) -> Self {
        let puzzles = registry::puzzles().iter().filter(|puzzle| !puzzle.info.hidden);
        Catalogue {
            version: VERSION,
            puzzles: puzzles.map(|puzzle| Writer { words, puzzle }.puzzle()).collect(),
            algorithms: registry::algorithms().iter().map(|info| algorithm(words, info)).collect(),
        }
    }
}

fn algorithm(words: &Words, info: &AlgorithmInfo) -> AlgorithmCard {
    let Method { title, summary, guarantee } = describe::algorithm(words, info.name);
    AlgorithmCard {
        name: info.name,
        title,
        summary,
        guarantee,
        optimal: info.optimal,
        complete: info.complete,
        informed: info.informed,
        randomised: info.randomised,
        backward: info.backward,
        params: params(words, Owner::Algorithm(info.name), info.params),
        meanings: info.meanings,
        pseudocode: info.pseudocode.lines().map(|line| code_line(words, line)).collect(),
    }
}

fn code_line(words: &Words, line: &Line) -> CodeLine {
    CodeLine { indent: line.indent, code: line.code, note: line.note.map(|note| words.text(&Message::new(note))) }
}

fn params(words: &Words, owner: Owner<'_>, params: &[ParamInfo]) -> Vec<ParamCard> {
    let card = |param: &ParamInfo| {
        let Titled { title, summary } = describe::param(words, owner, param.name);
        let choices = describe::choices(words, owner, param);
        let &ParamInfo { name, kind, algorithms, spaces } = param;
        ParamCard { name, title, summary, kind, choices, algorithms, spaces }
    };
    params.iter().map(card).collect()
}

fn targets(puzzle: &PuzzleEntry, aims: &Aims) -> TargetCard {
    let Vocabulary { measures, difficulties, reasons, .. } = Vocabulary::of(puzzle);
    TargetCard { measures, difficulties, reasons, daily: aims.daily.is_some() }
}

/// Writes the card of a puzzle.
struct Writer<'a> {
    words: &'a Words,
    puzzle: &'a PuzzleEntry,
}

impl Writer<'_> {
    fn puzzle(&self) -> PuzzleCard {
        let Writer { words, puzzle } = self;
        let name = puzzle.info.name;
        let part = |kind: &str, of: &str| describe::part(words, name, kind, of);
        let cards = |kind: &str, names: &[&'static str]| -> Vec<NamedCard> {
            names.iter().map(|&name| NamedCard { name, summary: part(kind, name) }).collect()
        };
        PuzzleCard {
            name,
            title: describe::puzzle(words, name),
            tagline: describe::tagline(words, name),
            rules: describe::rules(words, name),
            family: puzzle.info.family,
            formats: puzzle.formats.iter().map(|format| self.format(format)).collect(),
            solution_formats: cards("solution", &puzzle.solution_formats),
            params: params(words, Owner::Puzzle(name), puzzle.params),
            spaces: puzzle.spaces.iter().map(|&space| self.space(space)).collect(),
            heuristics: puzzle.heuristics.iter().map(|heuristic| self.heuristic(heuristic)).collect(),
            solvers: puzzle.solvers.iter().map(|solver| self.solver(solver)).collect(),
            default_algorithm: puzzle.default_algorithm(),
            tutor_rules: puzzle.rules.iter().map(|rule| self.rule(rule)).collect(),
            generator: puzzle.generator.map(|list| params(words, Owner::Generator(name), list)),
            targets: puzzle.aims.as_ref().map(|aims| targets(puzzle, aims)),
            measures: puzzle.measures.iter().map(|&measure| (measure, part("measure", measure))).collect(),
            facts: puzzle.facts.iter().map(|fact| (fact.replace(' ', "_"), part("fact", fact))).collect(),
            packs: puzzle.packs.iter().map(|pack| self.pack(pack)).collect(),
            examples: registry::algorithms().iter().filter_map(|info| puzzle.example(info.name)).collect(),
        }
    }

    fn format(&self, format: &FormatEntry) -> FormatCard {
        let summary = describe::part(self.words, self.puzzle.info.name, "format", format.name);
        FormatCard { name: format.name, summary, collection: format.collection }
    }

    fn space(&self, name: &'static str) -> SpaceCard {
        let Titled { title, summary } = describe::space(self.words, self.puzzle.info.name, name);
        SpaceCard { name, title, summary }
    }

    fn heuristic(&self, entry: &HeuristicEntry) -> HeuristicCard {
        let summary = describe::part(self.words, self.puzzle.info.name, "heuristic", entry.name);
        HeuristicCard { space: entry.space, name: entry.name, summary, admissible: entry.admissible }
    }

    fn solver(&self, solver: &SolverEntry) -> SolverCard {
        let puzzle = self.puzzle.info.name;
        let Method { title, summary, guarantee } = describe::solver(self.words, puzzle, solver.name);
        let params = params(self.words, Owner::Solver(puzzle, solver.name), solver.params);
        SolverCard { name: solver.name, title, summary, guarantee, complete: solver.complete, params }
    }

    fn rule(&self, rule: &RuleInfo) -> RuleCard {
        let Titled { title, summary } = describe::rule(self.words, self.puzzle.info.name, rule.name);
        RuleCard { name: rule.name, title, level: rule.level, summary }
    }

    fn pack(&self, pack: &PackEntry) -> PackCard {
        let Titled { title, summary } = describe::pack(self.words, self.puzzle.info.name, pack.name);
        let level = |index: usize| LevelCard {
            name: level_name(self.puzzle, pack, index),
            metadata: pack.levels[index].metadata.clone(),
        };
        PackCard { name: pack.name, title, summary, levels: (0..pack.levels.len()).map(level).collect() }
    }
}
