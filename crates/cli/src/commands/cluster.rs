//! Searches that go on in several processes: which they are, and what each says. The report is the first one's to give; the
//! others only say what they kept.

use std::env::{VarError, var};
use std::time::Duration;

use solvarium_lab::cluster::{Cluster, Hosts};
use solvarium_lab::units::{bytes, grouped};
use solvarium_lab::{Message, RunStats, message};

use crate::args::ClusterArgs;
use crate::emit::tell;
use crate::say::{Said, cannot_read, say};

/// Where `srun` says which of its tasks this is, and how many there are.
const TASK: &str = "SLURM_PROCID";
const TASKS: &str = "SLURM_NTASKS";

/// The processes that the arguments name.
pub fn of(args: &ClusterArgs) -> anyhow::Result<Option<Cluster>> {
    let Some(file) = &args.cluster else { return Ok(None) };
    let text = std::fs::read_to_string(file).map_err(cannot_read(file))?;
    let in_file = |reason: Message| Said(message!("cli-cluster-file", path = file.display().to_string(), reason));
    let hosts = Hosts::read(&text).map_err(|problem| in_file((&problem).into()))?;
    let process = match args.process {
        Some(process) => process,
        None => {
            let process =
                task(TASK)?.ok_or_else(|| Said(message!("cli-cluster-no-process", last = hosts.count() - 1)))?;
            if let Some(tasks) = task(TASKS)?.filter(|tasks| *tasks != hosts.count()) {
                let hosts = hosts.count();
                return Err(in_file(message!("cli-cluster-tasks", tasks, hosts)).into());
            }
            process
        }
    };
    let mut cluster = Cluster::new(hosts, process).map_err(|problem| in_file((&problem).into()))?;
    cluster.listen.clone_from(&args.listen);
    cluster.patience = Duration::from_secs_f64(args.wait);
    Ok(Some(cluster))
}

/// Says what a process kept that is not the first; whether it is one.
pub fn tell_part(cluster: Option<&Cluster>, stats: &RunStats) -> bool {
    let Some(process) = helper(cluster) else { return false };
    if let Some(part) = stats.part {
        let held = bytes(stats.search_bytes.unwrap_or(0));
        tell(&say(message!(
            "cli-cluster-part",
            process,
            processes = part.processes,
            states = grouped(part.states),
            held
        )));
    }
    true
}

/// Says that a process that is not the first has made its share of estimates; whether it is one.
pub fn tell_share(cluster: Option<&Cluster>) -> bool {
    let process = helper(cluster);
    process.into_iter().for_each(|process| tell(&say(message!("cli-cluster-share", process))));
    process.is_some()
}

/// The number of this process, if it is not the first.
fn helper(cluster: Option<&Cluster>) -> Option<usize> {
    cluster.map(Cluster::process).filter(|process| *process > 0)
}

/// A number that `srun` sets, if it did.
fn task(name: &'static str) -> Result<Option<usize>, Said> {
    match var(name) {
        Err(VarError::NotPresent) => Ok(None),
        Err(VarError::NotUnicode(_)) => Err(Said(message!("cli-cluster-task", name, text = "?"))),
        Ok(text) => text.parse().map(Some).map_err(|_| Said(message!("cli-cluster-task", name, text))),
    }
}
