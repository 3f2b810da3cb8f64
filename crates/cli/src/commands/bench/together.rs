//! `solvarium bench --cluster`: what the processes do that follow the first one.

use std::process::ExitCode;

use solvarium_bench::session::{self, Following};
use solvarium_bench::{Plan, Suite, Task, process};
use solvarium_lab::cluster::Cluster;
use solvarium_lab::{Report, message};

use super::Means;
use crate::args::BenchArgs;
use crate::commands::cluster;
use crate::emit::tell;
use crate::say::{Said, say};

/// The processes that the arguments name, in which all algorithms of the suite search that can.
pub fn cluster(args: &BenchArgs, suite: &mut Suite) -> anyhow::Result<Option<Cluster>> {
    let Some(cluster) = cluster::of(&args.cluster)? else { return Ok(None) };
    if cluster.process() == 0 && args.out.is_none() {
        return Err(Said(message!("cli-bench-no-out")).into());
    }
    suite.search_in(cluster.processes() as u64)?;
    Ok(Some(cluster))
}

/// Makes runs with the first process, which writes them down.
pub fn follow(args: &BenchArgs, plan: &Plan, means: &Means, cluster: &Cluster) -> anyhow::Result<ExitCode> {
    process::supported().map_err(Said)?;
    let states = match args.disk.as_ref().or(args.out.as_ref()) {
        Some(states) => states.as_path(),
        None if plan.jobs.iter().any(|job| is_on_disk(&job.task)) => {
            return Err(Said(message!("cli-bench-no-disk")).into());
        }
        None => "".as_ref(),
    };
    let Means { program, build, cancel, .. } = means;
    let terms = Following { program, build, cluster, states, cancel };
    let followed = session::follow(plan, &terms, &mut tell_failure)?;
    let (process, processes) = (cluster.process(), cluster.processes());
    tell(&say(message!("cli-bench-part", process, processes, runs = followed.runs)));
    Ok(if followed.finished { ExitCode::SUCCESS } else { ExitCode::from(130) })
}

/// Whether this process keeps states of a run on disk.
fn is_on_disk(task: &Task) -> bool {
    task.solver.disk && task.solver.processes.is_some()
}

/// Says how a run ended here, if that may be why it failed.
fn tell_failure(task: &Task, report: &Report) {
    if report.outcome.is_failure() || report.is_killed() {
        let on = message!("cli-bench-on", solver = &task.solver.label, level = &task.level.name);
        let reason = report.reason().cloned().unwrap_or_else(|| message!("cli-bench-no-reason"));
        tell(&say(message!("cli-explained", what = on, ending = report.ending(), reason)));
    }
}
