//! Runs brought together: a section for each group and host, in it a cell for each level and solver.
//!
//! Only repeats and seeds of the very same question share a cell. Times of different hosts never do; and where one name
//! stands for two levels or two requests, each gets a name of its own.

use std::collections::BTreeMap;

use solvarium_lab::{Request, Words, registry};

use super::statistics::Summary;
use super::words::natural;
use crate::record::{GroupFacts, Record, SolverSpec};
use crate::store::Results;

/// The runs of a group of the suite on one host.
pub struct Section<'a> {
    /// The group's name; empty for runs without one.
    pub group: String,
    /// The host's id.
    pub host: String,
    /// The levels' names, in order.
    pub levels: Vec<String>,
    /// The solvers, in order.
    pub solvers: Vec<Solver<'a>>,
    cells: BTreeMap<(usize, usize), Cell<'a>>,
}

/// A column of a section.
pub struct Solver<'a> {
    /// What tables call it.
    pub label: String,
    /// What was asked, with the seed of one of the runs.
    pub spec: &'a SolverSpec,
}

/// All runs of a solver on a level.
pub struct Cell<'a> {
    /// The runs.
    pub runs: Vec<&'a Record>,
    /// Seconds of the runs that gave an answer.
    pub time: Option<Summary>,
    /// Seconds of processor time that these took, of all threads together.
    pub cpu: Option<Summary>,
    /// States expanded.
    pub states: Option<Summary>,
    /// Bytes held by the search's own structures.
    pub memory: Option<Summary>,
    /// The process's peak memory.
    pub resident: Option<Summary>,
    /// Moves of the solution.
    pub moves: Option<Summary>,
    /// Cost of the solution.
    pub cost: Option<Summary>,
}

/// Brings runs together: groups and solvers in the order of the suite, whatever it does not name by name.
pub fn sections(results: &Results) -> Vec<Section<'_>> {
    let mut parts: BTreeMap<(&str, &str), Vec<&Record>> = BTreeMap::new();
    for record in &results.records {
        parts.entry((&record.group, &record.host)).or_default().push(record);
    }
    let mut parts: Vec<_> = parts.into_iter().collect();
    let order: Vec<&GroupFacts> = results.sessions.iter().flat_map(|session| &session.groups).collect();
    let place = |group: &str| order.iter().position(|facts| facts.name == group).unwrap_or(order.len());
    parts.sort_by_cached_key(|((group, host), _)| (place(group), natural(group), host.to_string()));
    let labels: Vec<&str> = results.sessions.iter().flat_map(|session| &session.solvers).map(String::as_str).collect();
    parts.into_iter().map(|((group, host), records)| Section::of(group, host, &records, &labels)).collect()
}

impl<'a> Section<'a> {
    fn of(group: &str, host: &str, records: &[&'a Record], order: &[&str]) -> Self {
        let levels = level_names(records);
        let variants = Variants::of(records, order);
        let mut runs: BTreeMap<(usize, usize), Vec<&Record>> = BTreeMap::new();
        for record in records {
            let level = levels.iter().position(|(id, _)| *id == level_id(record)).expect("every level is listed");
            runs.entry((level, variants.column(record))).or_default().push(record);
        }
        let cells = runs.into_iter().map(|(place, runs)| (place, Cell::of(runs))).collect();
        Section {
            group: group.into(),
            host: host.into(),
            levels: levels.into_iter().map(|(_, name)| name).collect(),
            solvers: variants.solvers(),
            cells,
        }
    }

    /// The cell of a level and a solver, if there was a run.
    pub fn cell(&self, level: usize, solver: usize) -> Option<&Cell<'a>> {
        self.cells.get(&(level, solver))
    }

    /// All cells, level by level, with the numbers of their level and solver.
    pub fn cells(&self) -> impl Iterator<Item = (usize, usize, &Cell<'a>)> {
        self.cells.iter().map(|(&(level, solver), cell)| (level, solver, cell))
    }

    /// The cells of a solver with the numbers of their levels.
    pub fn column(&self, solver: usize) -> impl Iterator<Item = (usize, &Cell<'a>)> {
        self.cells().filter(move |&(_, of, _)| of == solver).map(|(level, _, cell)| (level, cell))
    }

    /// The runs, cell by cell.
    pub fn runs(&self) -> impl Iterator<Item = &'a Record> {
        self.cells.values().flat_map(|cell| cell.runs.iter().copied())
    }
}

impl<'a> Cell<'a> {
    fn of(mut runs: Vec<&'a Record>) -> Self {
        runs.sort_by_key(|run| (run.solver.request.seed, run.repeat, run.key.clone()));
        let over = |value: fn(&Record) -> Option<f64>| Summary::of(runs.iter().filter_map(|run| value(run)));
        let whole = |value: fn(&Record) -> Option<u64>| {
            Summary::of(runs.iter().filter_map(|run| value(run)).map(|value| value as f64))
        };
        Cell {
            time: over(|run| run.result.is_answered().then(|| run.result.stats.shown_seconds())),
            cpu: over(|run| run.result.stats.shown_cpu_seconds().filter(|_| run.result.is_answered())),
            states: whole(|run| run.result.stats.expanded),
            memory: whole(|run| run.result.stats.search_bytes),
            resident: whole(|run| run.result.stats.peak_rss_bytes),
            moves: whole(|run| run.result.length.map(|length| length as u64)),
            cost: whole(|run| run.result.cost),
            runs,
        }
    }

    /// The share of the runs that gave an answer.
    pub fn share(&self) -> f64 {
        self.answers() as f64 / self.runs.len() as f64
    }

    /// How many runs gave an answer: a checked solution or a proof that there is none.
    pub fn answers(&self) -> usize {
        self.runs.iter().filter(|run| run.result.is_answered()).count()
    }

    /// Whether every run gave an answer.
    pub fn is_answered(&self) -> bool {
        self.answers() == self.runs.len()
    }

    /// The outcomes in words, the most frequent first, with their numbers where they differ.
    pub fn verdict(&self, words: &Words) -> String {
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        self.runs.iter().for_each(|run| *counts.entry(words.text(&run.result.ending())).or_default() += 1);
        let mut counts: Vec<_> = counts.into_iter().collect();
        counts.sort_by_key(|(verdict, count)| (usize::MAX - count, verdict.clone()));
        match counts.as_slice() {
            [(verdict, _)] => verdict.clone(),
            several => several.iter().map(|(verdict, n)| format!("{verdict} {n}×")).collect::<Vec<_>>().join(", "),
        }
    }
}

/// What a level is known by.
type LevelId<'a> = (&'a str, &'a str, &'a str);

fn level_id(record: &Record) -> LevelId<'_> {
    (&record.result.level, &record.result.puzzle, &record.level_key)
}

/// The levels in order, with names that tell them apart.
fn level_names<'a>(records: &[&'a Record]) -> Vec<(LevelId<'a>, String)> {
    let mut ids: Vec<LevelId<'a>> = records.iter().map(|record| level_id(record)).collect();
    ids.sort_unstable();
    ids.dedup();
    ids.sort_by_cached_key(|(name, puzzle, key)| (natural(name), *puzzle, *key));
    let named = |id: &LevelId<'a>| {
        let (name, puzzle, key) = *id;
        let rivals: Vec<_> = ids.iter().filter(|other| other.0 == name).collect();
        match rivals.len() {
            1 => name.to_string(),
            n if rivals.iter().filter(|other| other.1 == puzzle).count() < n => format!("{name} ({puzzle})"),
            _ => format!("{name} [{}]", key.get(..6).unwrap_or(key)),
        }
    };
    ids.iter().map(|id| (*id, named(id))).collect()
}

/// The different requests that go by the same labels. A label is one column unless some level got two of its requests.
struct Variants<'a> {
    columns: Vec<(&'a SolverSpec, Vec<Asked>)>,
}

impl<'a> Variants<'a> {
    fn of(records: &[&'a Record], order: &[&str]) -> Self {
        let mut labels: BTreeMap<&str, Vec<&'a Record>> = BTreeMap::new();
        records.iter().for_each(|record| labels.entry(&record.solver.label).or_default().push(record));
        let mut columns: Vec<_> = labels.into_values().flat_map(|runs| columns_of_label(&runs)).collect();
        let known = solver_order();
        columns.sort_by_cached_key(|(spec, _)| {
            let said = order.iter().position(|label| *label == spec.label).unwrap_or(order.len());
            let place = known.iter().position(|name| *name == spec.request.algorithm).unwrap_or(known.len());
            (said, spec.command.is_some(), place, natural(&spec.label))
        });
        Variants { columns }
    }

    fn column(&self, record: &Record) -> usize {
        let asked = asked(record);
        let fits = |(_, requests): &(&SolverSpec, Vec<Asked>)| requests.contains(&asked);
        self.columns.iter().position(fits).expect("every request has a column")
    }

    fn solvers(self) -> Vec<Solver<'a>> {
        let labels: Vec<String> = self.columns.iter().map(|(spec, _)| spec.label.clone()).collect();
        let named = |(i, (spec, _)): (usize, (&'a SolverSpec, Vec<Asked>))| {
            let alone = labels.iter().filter(|label| **label == labels[i]).count() == 1;
            let number = labels[..=i].iter().filter(|label| **label == labels[i]).count();
            let label = if alone { labels[i].clone() } else { format!("{} [{number}]", labels[i]) };
            Solver { label, spec }
        };
        self.columns.into_iter().enumerate().map(named).collect()
    }
}

fn columns_of_label<'a>(runs: &[&'a Record]) -> Vec<(&'a SolverSpec, Vec<Asked>)> {
    let mut requests: Vec<(&SolverSpec, Asked)> = Vec::new();
    let mut asked_of: BTreeMap<LevelId<'_>, usize> = BTreeMap::new();
    let mut split = false;
    for run in runs {
        let asked = asked(run);
        let known = requests.iter().position(|(_, other)| *other == asked);
        let number = known.unwrap_or(requests.len());
        split |= *asked_of.entry(level_id(run)).or_insert(number) != number;
        if known.is_none() {
            requests.push((&run.solver, asked));
        }
    }
    requests.sort_by_cached_key(|(_, asked)| serde_json::to_string(asked).unwrap_or_default());
    if split {
        return requests.into_iter().map(|(spec, asked)| (spec, vec![asked])).collect();
    }
    let (specs, requests): (Vec<_>, Vec<_>) = requests.into_iter().unzip();
    specs.first().map(|spec| (*spec, requests)).into_iter().collect()
}

/// Who was asked, and how, whatever the seed; and by which build of the program.
type Asked = (SolverSpec, String);

fn asked(record: &Record) -> Asked {
    let spec = &record.solver;
    (SolverSpec { request: unseeded(&spec.request), ..spec.clone() }, record.build.clone())
}

/// What has one true answer: a level under the same rules, with the same cost of moves.
pub type Question<'a> = (&'a str, &'a str, String, Vec<&'a (String, String)>);

/// The question that a run answers.
pub fn question(record: &Record) -> Question<'_> {
    let request = &record.solver.request;
    let entry = registry::puzzle(&record.result.puzzle).ok();
    let of_the_rules = |name: &str| entry.as_ref().is_none_or(|e| e.params.iter().any(|param| param.name == name));
    let mut rules: Vec<_> = request.settings.iter().filter(|(name, _)| of_the_rules(name)).collect();
    rules.sort_unstable();
    let first = || entry.as_ref().and_then(|e| e.spaces.first().copied()).unwrap_or_default().to_string();
    (&record.result.puzzle, &record.level_key, request.space.clone().unwrap_or_else(first), rules)
}

/// Whether several threads worked on a run.
pub fn has_threads(record: &Record) -> bool {
    record.result.stats.threads.is_some_and(|threads| threads > 1)
}

/// A request without its seed: what a cell's runs have in common.
pub fn unseeded(request: &Request) -> Request {
    Request { seed: 0, ..request.clone() }
}

/// The names of all solvers, in the order of the registry.
fn solver_order() -> Vec<&'static str> {
    let mut names: Vec<&str> = Vec::new();
    for name in registry::puzzles().iter().flat_map(|puzzle| puzzle.solver_names()) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}
