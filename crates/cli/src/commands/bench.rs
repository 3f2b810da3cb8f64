//! `solvarium bench`, and the hidden command that each of its runs is.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;

use solvarium_bench::store::Writer;
use solvarium_bench::{Plan, Suite, child, host, key, process, session};
use solvarium_lab::message;

use super::{command_line, heading, table, this_program};
use crate::args::BenchArgs;
use crate::bench_progress::{BenchProgress, Tally};
use crate::emit::{emit, note, tell, warn};
use crate::interrupt;
use crate::say::{Said, cannot_write, say};

pub fn run(args: &BenchArgs) -> anyhow::Result<ExitCode> {
    if !args.dry_run {
        process::supported().map_err(Said)?;
    }
    let cancel = interrupt::flag()?;
    let mut suite = Suite::read(&args.suite)?;
    if args.repeats.is_some() {
        suite.common.repeats = args.repeats;
        suite.groups.iter_mut().for_each(|group| group.own.repeats = args.repeats);
    }
    let program = this_program()?;
    let build = key::of_build(&program);
    let plan = Plan::new(&suite, &build, cancel)?;
    let plan = match args.shard {
        Some(shard) => plan.share(shard),
        None => plan,
    };
    let Some(folder) = args.out.as_deref().filter(|_| !args.dry_run) else {
        emit(&listed(&plan))?;
        return Ok(ExitCode::SUCCESS);
    };
    let (writer, done) = Writer::open(folder, args.shard, args.resume)?;
    done.damaged.iter().for_each(|line| warn(message!("cli-damaged", line = line.clone())));
    keep_suite(&suite, folder)?;
    let elsewhere = done.records.iter().filter(|record| record.host != host::facts().id).count();
    if elsewhere > 0 {
        note(message!("cli-bench-elsewhere", runs = elsewhere));
    }
    let mut progress = BenchProgress::new(args.jobs);
    let terms = session::Terms { program: &program, build, command: command_line(), jobs: args.jobs, cancel };
    let finished = session::run(&plan, writer, &done, &terms, &mut progress)?;
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
    std::fs::write(&path, &suite.text).map_err(cannot_write(&path))
}

/// The runs of a plan, by level and solver.
fn listed(plan: &Plan) -> String {
    let mut runs: BTreeMap<(&str, &str, u64), u32> = BTreeMap::new();
    for job in &plan.jobs {
        let solver = &job.task.solver;
        *runs.entry((&job.task.level.name, &solver.label, solver.request.seed)).or_default() += 1;
    }
    let rows = runs.iter().map(|((level, solver, seed), count)| {
        vec![level.to_string(), solver.to_string(), seed.to_string(), count.to_string()]
    });
    let head = [say(message!("cli-bench-level")), heading("solver"), heading("seed"), heading("runs")];
    let table = table(&head, rows, 2);
    format!("{table}\n{}\n", say(message!("cli-bench-runs", runs = plan.jobs.len())))
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
