//! `solvarium bench`, and the hidden command that each of its runs is.

mod sweep;
#[cfg(feature = "cluster")]
mod together;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use solvarium_bench::store::{self, Writer};
use solvarium_bench::{Job, Plan, Suite, child, host, key, process, session};
#[cfg(feature = "cluster")]
use solvarium_lab::cluster::Cluster;
use solvarium_lab::message;

use super::{command_line, heading, table, this_program};
use crate::args::BenchArgs;
use crate::bench_progress::{BenchProgress, Tally};
use crate::emit::{emit, note, tell, warn};
use crate::interrupt;
use crate::say::{Said, cannot_write, say};

/// What the runs are made with.
struct Means {
    /// This program.
    program: PathBuf,
    /// What tells it apart from other builds.
    build: String,
    /// Set to end the session.
    cancel: &'static AtomicBool,
    /// The processes that make runs together, if there are several.
    #[cfg(feature = "cluster")]
    cluster: Option<Cluster>,
}

pub fn run(args: &BenchArgs) -> anyhow::Result<ExitCode> {
    let cancel = interrupt::flag()?;
    let mut suite = Suite::read(&args.suite)?;
    if args.repeats.is_some() {
        suite.common.repeats = args.repeats;
        suite.groups.iter_mut().for_each(|group| group.own.repeats = args.repeats);
    }
    if let Some(threads) = args.threads {
        suite.work_on(threads)?;
    }
    if args.disk.is_some() {
        suite.keep_on_disk()?;
    }
    #[cfg(feature = "cluster")]
    let cluster = together::cluster(args, &mut suite)?;
    let program = this_program()?;
    let build = key::of_build(&program);
    let plan = Plan::new(&suite, &build, cancel)?;
    let plan = match args.shard {
        Some(shard) => plan.share(shard),
        None => plan,
    };
    if !args.missing.is_empty() {
        return missing(&plan, &args.missing, &build);
    }
    let means = Means {
        program,
        build,
        cancel,
        #[cfg(feature = "cluster")]
        cluster,
    };
    #[cfg(feature = "cluster")]
    if let Some(cluster) = means.cluster.as_ref().filter(|cluster| cluster.process() > 0) {
        return together::follow(args, &plan, &means, cluster);
    }
    let Some(folder) = args.out.as_deref().filter(|_| !args.dry_run) else {
        emit(&listed(plan.jobs.iter()))?;
        emit(&(say(message!("cli-bench-runs", runs = plan.jobs.len())) + "\n"))?;
        return Ok(ExitCode::SUCCESS);
    };
    match args.sweep.emit {
        Some(scheduler) => sweep::write(args, scheduler, &suite, &plan, &means.program, folder),
        None => measure(args, &suite, &plan, means, folder),
    }
}

/// Makes the runs.
fn measure(args: &BenchArgs, suite: &Suite, plan: &Plan, means: Means, folder: &Path) -> anyhow::Result<ExitCode> {
    process::supported().map_err(Said)?;
    let ids = plan.ids();
    let (writer, done) = Writer::open(folder, args.shard, args.resume, &|record| ids.contains(&record.id()))?;
    done.damaged.iter().for_each(|line| warn(message!("cli-damaged", line = line.clone())));
    if let Some(reason) = &writer.unlocked {
        warn(message!("cli-bench-unlocked", folder = folder.display().to_string(), reason));
    }
    keep_suite(suite, folder)?;
    let here = host::facts().id;
    let elsewhere = done.records.iter().filter(|record| record.host != here).count();
    if elsewhere > 0 {
        note(message!("cli-bench-elsewhere", runs = elsewhere));
    }
    let mut progress = BenchProgress::new(args.jobs);
    let states = session::states_in(args.disk.as_deref().unwrap_or(folder), folder, args.shard);
    let states = states.map_err(cannot_write(folder))?;
    let terms = session::Terms {
        program: &means.program,
        build: means.build,
        command: command_line(),
        jobs: args.jobs,
        states,
        #[cfg(feature = "cluster")]
        cluster: means.cluster,
        cancel: means.cancel,
    };
    let finished = session::run(plan, writer, &done, &terms, &mut progress)?;
    let tally = progress.finish();
    emit(&summary(&tally))?;
    if !finished {
        let resume = if args.resume { "" } else { " --resume" };
        tell(&say(message!("cli-bench-interrupted", command = command_line() + resume)));
        return Ok(ExitCode::from(130));
    }
    tell(&say(message!("cli-bench-done", folder = folder.display().to_string())));
    Ok(ExitCode::from(u8::from(tally.failed)))
}

/// Lists the runs that folders of results lack; whether there are any is in the exit code.
fn missing(plan: &Plan, folders: &[PathBuf], build: &str) -> anyhow::Result<ExitCode> {
    let results = store::read(folders)?;
    results.damaged.iter().for_each(|line| warn(message!("cli-damaged", line = line.clone())));
    let others = results.records.iter().filter(|record| record.build != build).count();
    if others > 0 {
        note(message!("cli-bench-other-builds", runs = others));
    }
    let missing = plan.missing(&results);
    if !missing.is_empty() {
        emit(&listed(missing.iter().copied()))?;
    }
    emit(&(say(message!("cli-bench-missing", missing = missing.len(), runs = plan.jobs.len())) + "\n"))?;
    Ok(ExitCode::from(u8::from(!missing.is_empty())))
}

/// What a measured run does in its own process.
pub fn child() -> anyhow::Result<ExitCode> {
    match child::work(std::io::stdin().lock(), std::io::stdout().lock()) {
        Ok(code) => Ok(ExitCode::from(u8::try_from(code)?)),
        Err(message) => Err(Said(message).into()),
    }
}

/// Leaves a copy of the suite with its results.
fn keep_suite(suite: &Suite, folder: &Path) -> Result<(), Said> {
    let path = folder.join("suite.toml");
    if std::fs::read(&path).is_ok_and(|there| there == suite.text.as_bytes()) {
        return Ok(());
    }
    std::fs::write(&path, &suite.text).map_err(cannot_write(&path))
}

/// Runs, by level and solver.
fn listed<'a>(jobs: impl Iterator<Item = &'a Job>) -> String {
    let mut runs: BTreeMap<(&str, &str, u64), u32> = BTreeMap::new();
    for job in jobs {
        let solver = &job.task.solver;
        *runs.entry((&job.task.level.name, &solver.label, solver.request.seed)).or_default() += 1;
    }
    let rows = runs.iter().map(|((level, solver, seed), count)| {
        vec![level.to_string(), solver.to_string(), seed.to_string(), count.to_string()]
    });
    let head = [say(message!("cli-bench-level")), heading("solver"), heading("seed"), heading("runs")];
    format!("{}\n", table(&head, rows, 2))
}

/// How the runs of a session ended, by solver.
fn summary(tally: &Tally) -> String {
    if tally.verdicts.is_empty() {
        return String::new();
    }
    let rows = tally.verdicts.iter().map(|(solver, counts)| {
        let runs: u32 = counts.values().sum();
        let words: Vec<String> = counts.iter().map(|(verdict, count)| format!("{verdict} {count}")).collect();
        vec![solver.clone(), words.join(", "), runs.to_string()]
    });
    format!("{}\n", table(&["solver", "outcomes", "runs"].map(heading), rows, 2))
}
