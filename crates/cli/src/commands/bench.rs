//! `solvarium bench`, and the hidden command that each of its runs is.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use solvarium_bench::store::Writer;
use solvarium_bench::{Plan, Suite, child, host, key, session};

use super::{command_line, table};
use crate::args::BenchArgs;
use crate::bench_progress::{BenchProgress, Tally};
use crate::emit::{emit, tell};
use crate::interrupt;

pub fn run(args: &BenchArgs) -> anyhow::Result<ExitCode> {
    let cancel = interrupt::flag()?;
    let mut suite = Suite::read(&args.suite)?;
    if args.repeats.is_some() {
        suite.common.repeats = args.repeats;
        suite.groups.iter_mut().for_each(|group| group.own.repeats = args.repeats);
    }
    let program = std::env::current_exe().context("cannot find this program, to start it for each run")?;
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
    done.damaged.iter().for_each(|line| tell(&format!("warning: left out what cannot be read: {line}")));
    keep_suite(&suite, folder)?;
    let elsewhere = done.records.iter().filter(|record| record.host != host::facts().id).count();
    if elsewhere > 0 {
        tell(&format!(
            "note: {elsewhere} of the runs that are there were made on another machine; their times are kept apart"
        ));
    }
    let mut progress = BenchProgress::new(args.jobs);
    let terms = session::Terms { program: &program, build, command: command_line(), jobs: args.jobs, cancel };
    let finished = session::run(&plan, writer, &done, &terms, &mut progress)?;
    let tally = progress.finish();
    emit(&summary(&tally))?;
    if !finished {
        let resume = if args.resume { "" } else { " --resume" };
        tell(&format!("interrupted; go on with: {}{resume}", command_line()));
        return Ok(ExitCode::from(130));
    }
    tell(&format!("the results are in {0}; to see them: solvarium report {0} --out report.html", folder.display()));
    Ok(ExitCode::from(u8::from(tally.failed)))
}

/// What a measured run does in its own process.
pub fn child() -> anyhow::Result<ExitCode> {
    match child::work(std::io::stdin().lock(), std::io::stdout().lock()) {
        Ok(code) => Ok(ExitCode::from(u8::try_from(code)?)),
        Err(message) => bail!("{message}"),
    }
}

/// Leaves a copy of the suite with its results.
fn keep_suite(suite: &Suite, folder: &Path) -> anyhow::Result<()> {
    let path = folder.join("suite.toml");
    std::fs::write(&path, &suite.text).with_context(|| format!("cannot write `{}`", path.display()))
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
    let table = table(&["level", "solver", "seed", "runs"], rows, 2);
    format!("{table}\n{} runs\n", plan.jobs.len())
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
    format!("{}\n", table(&["solver", "outcomes", "runs"], rows, 2))
}
