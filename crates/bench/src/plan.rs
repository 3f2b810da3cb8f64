//! From a suite to the list of its runs: every level of a group with every solver, every seed, every repeat.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use solvarium_engine::Limits;
use solvarium_engine::rng::Rng;
use solvarium_lab::report::VERSION;
use solvarium_lab::{Request, registry};

use crate::answer::Run;
use crate::external;
use crate::key;
use crate::record::SolverSpec;
use crate::suite::{Algorithm, Entry, Group, Level, Suite, SuiteError, Terms, settings};

/// What `algorithm` is in the request to somebody else's program.
pub const EXTERNAL: &str = "external";

/// All runs of a suite, in the order in which they are to be made.
pub struct Plan {
    /// The suite's name.
    pub suite: String,
    /// Seed of the order.
    pub order_seed: u64,
    /// The runs.
    pub jobs: Vec<Job>,
}

/// One run to be made.
#[derive(Clone)]
pub struct Job {
    /// What is to be run.
    pub task: Arc<Task>,
    /// Which repeat it is, from 0.
    pub repeat: u32,
}

/// A level and who is to solve it.
pub struct Task {
    /// Hash of everything the result depends on.
    pub key: String,
    /// The parts of the suite it belongs to.
    pub groups: Vec<String>,
    /// The level.
    pub level: Arc<Level>,
    /// Who solves it.
    pub solver: SolverSpec,
    /// Runs before the first that counts.
    pub warm_up: u32,
    repeats: u32,
}

/// A share of a suite's runs, for one of several machines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Which share, from 1.
    pub index: usize,
    /// How many shares there are.
    pub of: usize,
}

impl Plan {
    /// Finds the levels and checks every request before anything is run.
    pub fn new(suite: &Suite, cancel: &AtomicBool) -> Result<Plan, SuiteError> {
        let mut tasks: Vec<Task> = Vec::new();
        let mut known: HashMap<String, usize> = HashMap::new();
        for group in &suite.groups {
            let wrong = |message| SuiteError::Group { group: group.name.clone(), message };
            let terms = group.terms(suite)?;
            let levels = crate::suite::levels_of(group, &suite.places, cancel).map_err(wrong)?;
            for level in levels.into_iter().map(Arc::new) {
                for task in tasks_of(group, &terms, &level).map_err(wrong)? {
                    match known.get(&task.key) {
                        Some(&at) => tasks[at].join(task),
                        None => {
                            known.insert(task.key.clone(), tasks.len());
                            tasks.push(task);
                        }
                    }
                }
            }
        }
        let jobs = tasks.into_iter().map(Arc::new).flat_map(|task| {
            let job = move |repeat| Job { task: task.clone(), repeat };
            (0..job(0).task.repeats).map(job).collect::<Vec<_>>()
        });
        let mut plan = Plan { suite: suite.name.clone(), order_seed: suite.order_seed, jobs: jobs.collect() };
        Rng::new(plan.order_seed).shuffle(&mut plan.jobs);
        Ok(plan)
    }

    /// The share of one machine: levels are dealt out in the order of their keys, so that all runs of a level are made on
    /// one machine and their times can be compared.
    pub fn share(mut self, shard: Shard) -> Plan {
        let keys: std::collections::BTreeSet<&str> = self.jobs.iter().map(|job| job.task.level.key.as_str()).collect();
        let place: BTreeMap<String, usize> = keys.into_iter().enumerate().map(|(at, key)| (key.into(), at)).collect();
        self.jobs.retain(|job| place[&job.task.level.key] % shard.of == shard.index - 1);
        self
    }
}

impl Job {
    /// What is run, for the record of it.
    pub fn run(&self) -> Run {
        let Task { key, groups, level, solver, .. } = self.task.as_ref();
        Run {
            key: key.clone(),
            repeat: self.repeat,
            groups: groups.clone(),
            puzzle: level.puzzle.into(),
            level: level.name.clone(),
            level_key: level.key.clone(),
            solver: solver.clone(),
        }
    }
}

impl Task {
    /// Takes in the same task of another group.
    fn join(&mut self, other: Task) {
        self.groups.extend(other.groups);
        self.repeats = self.repeats.max(other.repeats);
        self.warm_up = self.warm_up.max(other.warm_up);
    }
}

/// The tasks of one level of a group.
fn tasks_of(group: &Group, terms: &Terms, level: &Arc<Level>) -> Result<Vec<Task>, String> {
    let mut tasks = Vec::new();
    for solver in solvers(group, terms)? {
        let game = level.game.as_ref();
        let possible = match external::Solver::of(&solver)? {
            Some(program) => external::check(&program, game, &solver.request),
            None => game.validate(&solver.request),
        };
        possible.map_err(|e| format!("{}: {e}", level.name))?;
        tasks.push(Task {
            key: task_key(&level.key, &solver),
            groups: vec![group.name.clone()],
            level: level.clone(),
            solver,
            warm_up: terms.warm_up,
            repeats: terms.repeats,
        });
    }
    Ok(tasks)
}

/// The solvers of a group, one for each seed that makes a difference.
fn solvers(group: &Group, terms: &Terms) -> Result<Vec<SolverSpec>, String> {
    let mut all: Vec<SolverSpec> = Vec::new();
    for Entry(algorithm) in &group.algorithms {
        let request = Request {
            algorithm: algorithm.name.clone(),
            heuristic: algorithm.heuristic.clone(),
            space: algorithm.space.clone().or_else(|| group.space.clone()),
            settings: settings([&group.set, &algorithm.set]),
            limits: terms.limits,
            seed: 0,
        };
        let randomised = registry::algorithms().iter().any(|info| info.name == algorithm.name && info.randomised);
        let label = algorithm.label.clone().unwrap_or_else(|| default_label(algorithm));
        all.extend(seeded(SolverSpec { label, request, ..SolverSpec::default() }, terms, randomised));
    }
    for Entry(external) in &group.externals {
        let request = Request {
            algorithm: EXTERNAL.into(),
            space: group.space.clone(),
            settings: settings([&group.set]),
            limits: terms.limits,
            ..Request::default()
        };
        let label = external.label.clone().unwrap_or_else(|| external.command.clone());
        let solver = SolverSpec {
            label,
            request,
            files: files(&external.command),
            command: Some(external.command.clone()),
            input: external.input.clone(),
        };
        all.extend(seeded(solver, terms, true));
    }
    if all.is_empty() {
        return Err("it names no solvers; say `algorithms = […]` or `externals = […]`".into());
    }
    alike(&all)?;
    Ok(all)
}

fn seeded(solver: SolverSpec, terms: &Terms, randomised: bool) -> Vec<SolverSpec> {
    let seeds = if randomised { &terms.seeds[..] } else { &terms.seeds[..1] };
    let with = |&seed: &u64| SolverSpec { request: Request { seed, ..solver.request.clone() }, ..solver.clone() };
    seeds.iter().map(with).collect()
}

/// Refuses two solvers that tables could not tell apart.
fn alike(solvers: &[SolverSpec]) -> Result<(), String> {
    let mut seen = std::collections::HashSet::new();
    match solvers.iter().find(|solver| !seen.insert((&solver.label, solver.request.seed))) {
        Some(twice) => Err(format!("two solvers are called `{}`; give them different labels", twice.label)),
        None => Ok(()),
    }
}

/// `wastar (runs, weight=3)`: the name with whatever was said beside it.
fn default_label(algorithm: &Algorithm) -> String {
    let mut said: Vec<String> = algorithm.heuristic.iter().chain(&algorithm.space).cloned().collect();
    said.extend(algorithm.set.iter().map(|(name, value)| format!("{name}={value}")));
    if said.is_empty() { algorithm.name.clone() } else { format!("{} ({})", algorithm.name, said.join(", ")) }
}

/// Hash of the files that a command names, if it names any.
fn files(command: &str) -> Option<String> {
    let words = command.split_whitespace().map(|word| word.trim_matches(['\'', '"']));
    let contents: Vec<String> = words.filter_map(|word| key::of_file(Path::new(word))).collect();
    let contents: Vec<&str> = contents.iter().map(String::as_str).collect();
    (!contents.is_empty()).then(|| key::of(&contents))
}

/// Level, solver, settings, seed, limits and version: what the result depends on.
fn task_key(level: &str, solver: &SolverSpec) -> String {
    let Request { algorithm, heuristic, space, settings, limits, seed } = &solver.request;
    let Limits { nodes, seconds, bytes } = limits;
    let mut settings = settings.clone();
    settings.sort();
    let asked = format!("{algorithm:?} {heuristic:?} {space:?} {settings:?} {seed} {nodes:?} {seconds:?} {bytes:?}");
    let program = format!("{:?} {:?} {:?}", solver.command, solver.input, solver.files);
    key::of(&[level, &asked, &program, VERSION])
}
