//! From a suite to the list of its runs: every level of a group with every solver, every seed, every repeat.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use solvarium_engine::Limits;
use solvarium_engine::rng::Rng;
use solvarium_lab::report::VERSION;
use solvarium_lab::{DiskFolder, Message, Report, Request, Scale, message, registry};

use crate::external;
use crate::key;
use crate::record::{GroupFacts, Record, RunId, Session, SolverSpec};
use crate::store::Results;
use crate::suite::{Algorithm, Entry, Group, Level, Suite, SuiteError, Terms, settings};
use crate::words::ENGLISH;

/// What `algorithm` is in the request to an external program.
pub const EXTERNAL: &str = "external";

/// The most runs that a suite may have.
const MOST: usize = 1_000_000;

/// All runs of a suite, in the order in which they are made.
pub struct Plan {
    /// The suite's name.
    pub suite: String,
    /// What it is for.
    pub about: String,
    /// Its groups.
    pub groups: Vec<GroupFacts>,
    /// What tables call its solvers, each once, in its order.
    pub solvers: Vec<String>,
    /// Seed of the order.
    pub order_seed: u64,
    /// The runs.
    pub jobs: Vec<Job>,
}

/// One run to be made.
#[derive(Clone)]
pub struct Job {
    /// What to run.
    pub task: Arc<Task>,
    /// Which repeat it is, from 0.
    pub repeat: u32,
}

/// A level and who is to solve it.
pub struct Task {
    /// Hash of everything the result depends on.
    pub key: String,
    /// The part of the suite it belongs to.
    pub group: String,
    /// The level.
    pub level: Arc<Level>,
    /// The solver.
    pub solver: SolverSpec,
    /// Runs before the first that counts.
    pub warm_up: u32,
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
    /// Finds the levels and checks every request before anything is run. `build` tells the program apart from others of its
    /// version.
    pub fn new(suite: &Suite, build: &str, cancel: &AtomicBool) -> Result<Plan, SuiteError> {
        let mut jobs: Vec<Job> = Vec::new();
        for group in &suite.groups {
            let wrong = |message| SuiteError::Group { group: group.name.clone(), message };
            let terms = group.terms(suite)?;
            let solvers = solvers(group, &terms).map_err(wrong)?;
            let levels = crate::suite::levels_of(group, &suite.places, cancel).map_err(wrong)?;
            within(jobs.len(), levels.len(), solvers.len(), terms.repeats as usize).map_err(wrong)?;
            for level in levels {
                let level = Arc::new(level);
                for solver in &solvers {
                    let task = task(group, &terms, &level, solver, build).map_err(wrong)?;
                    let task = Arc::new(task);
                    jobs.extend((0..terms.repeats).map(|repeat| Job { task: task.clone(), repeat }));
                }
            }
        }
        let mut labels: Vec<String> = Vec::new();
        for Job { task, .. } in &jobs {
            if !labels.contains(&task.solver.label) {
                labels.push(task.solver.label.clone());
            }
        }
        Rng::new(suite.order_seed).shuffle(&mut jobs);
        let facts = |group: &Group| GroupFacts { name: group.name.clone(), about: group.about.clone() };
        Ok(Plan {
            suite: suite.name.clone(),
            about: suite.about.clone(),
            groups: suite.groups.iter().map(facts).collect(),
            solvers: labels,
            order_seed: suite.order_seed,
            jobs,
        })
    }

    /// The share of one machine.
    pub fn share(mut self, shard: Shard) -> Plan {
        let dealt = self.deal(shard.of);
        self.jobs.retain(|job| dealt[&job.task.level.key] == shard.index - 1);
        self
    }

    /// The share, from 0, of every level by its key: levels are dealt out in the order of their keys, so that all runs of a
    /// level are made on one machine and their times can be compared.
    pub(crate) fn deal(&self, shares: usize) -> BTreeMap<String, usize> {
        let keys: BTreeSet<&str> = self.jobs.iter().map(|job| job.task.level.key.as_str()).collect();
        keys.into_iter().enumerate().map(|(at, key)| (key.into(), at % shares)).collect()
    }

    /// What its runs are known by.
    pub fn ids(&self) -> HashSet<RunId<'_>> {
        self.jobs.iter().map(Job::id).collect()
    }

    /// The runs that some results lack, in the order in which they are made.
    pub fn missing(&self, done: &Results) -> Vec<&Job> {
        let known: HashSet<RunId<'_>> = done.records.iter().map(Record::id).collect();
        self.jobs.iter().filter(|job| !known.contains(&job.id())).collect()
    }
}

impl Job {
    /// What the run is known by.
    pub fn id(&self) -> RunId<'_> {
        let Task { key, group, level, solver, .. } = self.task.as_ref();
        RunId { key, group, level: &level.name, label: &solver.label, repeat: self.repeat }
    }

    /// The record of its result.
    pub fn record(&self, mut result: Report, session: &Session) -> Record {
        let Task { key, group, level, solver, .. } = self.task.as_ref();
        result.steps.clear();
        result = result.worded(&ENGLISH);
        if self.repeat > 0 {
            result.moves.clear();
            result.stats.series.clear();
        }
        Record {
            key: key.clone(),
            repeat: self.repeat,
            session: session.id.clone(),
            host: session.host.id.clone(),
            build: session.build.clone(),
            group: group.clone(),
            level_key: level.key.clone(),
            solver: solver.clone(),
            reason_data: result.reason().cloned().map(|reason| reason.apart().1),
            result,
        }
    }
}

/// A level with a solver, if that is possible.
fn task(group: &Group, terms: &Terms, level: &Arc<Level>, solver: &SolverSpec, build: &str) -> Result<Task, Message> {
    let game = level.game.as_ref();
    let mut solver = solver.clone();
    if let Some(threads) = solver.threads {
        let entry = registry::puzzle(level.puzzle).map_err(|error| Message::from(&error))?;
        solver.request.work_on(threads, entry);
    }
    if solver.processes.is_some() {
        // Where they are is known when the run is made.
        solver.request.scale.get_or_insert(Scale::on(1));
    }
    if solver.disk {
        // Where each run has its folder is known when it is made.
        let folder = DiskFolder { folder: PathBuf::new(), resume: false };
        solver.request.scale.get_or_insert(Scale::on(1)).disk = Some(folder);
    }
    let possible = match external::Solver::of(&solver)? {
        Some(program) => external::check(&program, game, &solver.request),
        None => game.validate(&solver.request),
    };
    possible.map_err(|e| message!("suite-on-level", level = &level.name, reason = Message::from(&e)))?;
    Ok(Task {
        key: task_key(&level.key, &solver, build),
        group: group.name.clone(),
        level: level.clone(),
        solver,
        warm_up: terms.warm_up,
    })
}

/// Refuses more runs than a suite may have, before they are listed: a few letters can ask for billions.
fn within(before: usize, levels: usize, solvers: usize, repeats: usize) -> Result<(), Message> {
    let runs = levels.saturating_mul(solvers).saturating_mul(repeats).saturating_add(before);
    if runs > MOST { Err(message!("suite-too-many-runs", runs, most = MOST)) } else { Ok(()) }
}

/// The solvers of a group, one for each seed that makes a difference.
fn solvers(group: &Group, terms: &Terms) -> Result<Vec<SolverSpec>, Message> {
    let mut all: Vec<SolverSpec> = Vec::new();
    for Entry(algorithm) in &group.algorithms {
        let request = Request {
            algorithm: algorithm.name.clone(),
            heuristic: algorithm.heuristic.clone(),
            space: algorithm.space.clone().or_else(|| group.space.clone()),
            settings: settings([&group.set, &algorithm.set]),
            limits: terms.limits,
            ..Request::default()
        };
        let info = registry::algorithms().iter().find(|info| info.name == algorithm.name);
        if let (Some(heuristic), Some(false)) = (&algorithm.heuristic, info.map(|info| info.informed)) {
            return Err(message!("suite-no-heuristic-used", algorithm = &algorithm.name, heuristic));
        }
        let randomised = info.is_some_and(|info| info.randomised);
        let label = algorithm.label.clone().unwrap_or_else(|| default_label(algorithm));
        within(all.len(), 1, 1, terms.seeds.len())?;
        let Algorithm { threads, processes, disk, .. } = *algorithm;
        let disk = disk.unwrap_or(false);
        let solver = SolverSpec { label, request, threads, processes, disk, ..SolverSpec::default() };
        all.extend(seeded(solver, terms, randomised));
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
            ..SolverSpec::default()
        };
        within(all.len(), 1, 1, terms.seeds.len())?;
        all.extend(seeded(solver, terms, true));
    }
    if all.is_empty() {
        return Err(message!("suite-no-solvers"));
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
fn alike(solvers: &[SolverSpec]) -> Result<(), Message> {
    let mut seen = HashSet::new();
    match solvers.iter().find(|solver| !seen.insert((&solver.label, solver.request.seed))) {
        Some(twice) => Err(message!("suite-same-solver", name = &twice.label)),
        None => Ok(()),
    }
}

/// `wastar (runs, weight=3)`: the name with whatever was said beside it.
fn default_label(algorithm: &Algorithm) -> String {
    let mut said: Vec<String> = algorithm.heuristic.iter().chain(&algorithm.space).cloned().collect();
    said.extend(algorithm.threads.map(|threads| format!("threads={threads}")));
    said.extend(algorithm.processes.map(|processes| format!("processes={processes}")));
    said.extend(algorithm.disk.filter(|&disk| disk).map(|_| "disk".into()));
    said.extend(algorithm.set.iter().map(|(name, value)| format!("{name}={value}")));
    if said.is_empty() { algorithm.name.clone() } else { format!("{} ({})", algorithm.name, said.join(", ")) }
}

/// Hash of the files that a command names, if it names any; what it writes to is none of them.
fn files(command: &str) -> Option<String> {
    let words = command.split_whitespace().map(|word| word.trim_matches(['\'', '"']));
    let words = words.take_while(|word| !word.contains('>'));
    let files = words.map(Path::new).filter(|path| path.is_file());
    let contents: Vec<String> = files.filter_map(key::of_file).collect();
    let contents: Vec<&str> = contents.iter().map(String::as_str).collect();
    (!contents.is_empty()).then(|| key::of(&contents))
}

/// Level, solver, settings, seed, limits, version and build: what the result depends on.
fn task_key(level: &str, solver: &SolverSpec, build: &str) -> String {
    let Request { algorithm, heuristic, space, settings, limits, seed, scale, .. } = &solver.request;
    let Limits { nodes, seconds, cpu_seconds, bytes } = limits;
    let mut settings = settings.clone();
    settings.sort();
    let times = format!("{seconds:?} {cpu_seconds:?}");
    let mut asked = format!("{algorithm:?} {heuristic:?} {space:?} {settings:?} {seed} {nodes:?} {times} {bytes:?}");
    if let Some(Scale { threads, disk, .. }) = scale {
        asked += &format!(" {threads}");
        asked += if disk.is_some() { " disk" } else { "" };
    }
    if let Some(processes) = solver.processes {
        asked += &format!(" in {processes} processes");
    }
    let program = format!("{:?} {:?} {:?}", solver.command, solver.input, solver.files);
    key::of(&[level, &asked, &program, VERSION, build])
}
