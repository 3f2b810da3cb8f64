//! `solvarium bench --emit`: the script that makes a suite in shares.

use std::fs::File;
use std::io::{ErrorKind, Write as _};
use std::path::Path;
use std::process::ExitCode;

use solvarium_bench::sweep::{FILE, MOST_TASKS, Scheduler, Sweep, quoted};
use solvarium_bench::{Plan, Suite};
use solvarium_lab::message;

use crate::args::BenchArgs;
use crate::emit::{note, tell};
use crate::say::{Said, cannot_write, say, words};

/// Writes the script into the folder of the results.
pub fn write(
    args: &BenchArgs,
    scheduler: Scheduler,
    suite: &Suite,
    plan: &Plan,
    program: &Path,
    folder: &Path,
) -> anyhow::Result<ExitCode> {
    let here = std::env::current_dir().map_err(|error| Said(message!("cli-no-folder", reason = error.to_string())))?;
    let sweep = Sweep {
        scheduler,
        shares: args.sweep.shards.unwrap_or(1),
        plan,
        jobs: args.jobs,
        repeats: args.repeats,
        threads: args.threads,
        disk: args.disk.as_deref(),
        program,
        folder: &here,
        suite: &args.suite,
        out: folder,
        variables: suite.variables(),
    };
    let text = sweep.script(words()).map_err(Said)?;
    let path = folder.join(FILE);
    keep(&path, &text, args.sweep.overwrite)?;
    if scheduler == Scheduler::Slurm && sweep.shares > MOST_TASKS {
        note(message!("cli-sweep-many-tasks", most = MOST_TASKS));
    }
    let command = format!("bash {}", quoted(&path.display().to_string()));
    tell(&say(message!("cli-sweep-written", command)));
    Ok(ExitCode::SUCCESS)
}

/// Writes a file that must not be there, unless it is to be written over.
fn keep(path: &Path, text: &str, overwrite: bool) -> Result<(), Said> {
    std::fs::create_dir_all(path.parent().unwrap_or(Path::new("."))).map_err(cannot_write(path))?;
    let mut options = File::options();
    options.write(true).create(overwrite).truncate(overwrite).create_new(!overwrite);
    let mut file = options.open(path).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => Said(message!("cli-sweep-exists", path = path.display().to_string())),
        _ => cannot_write(path)(error),
    })?;
    file.write_all(text.as_bytes()).map_err(cannot_write(path))
}
