//! What can be written after the commands that measure, `bench`, `merge`, `report`, `grade`, and about external programs.

use std::path::PathBuf;

use clap::Args;
use solvarium_bench::Shard;
use solvarium_bench::external::Input;
use solvarium_bench::sweep::Scheduler;
use solvarium_lab::message;

#[cfg(feature = "cluster")]
use super::ClusterArgs;
use super::values;
use crate::say::say;

/// What needs no folder for results, or not in every process.
const WITHOUT_RESULTS: &[&str] = &[
    "dry_run",
    "missing",
    #[cfg(feature = "cluster")]
    "cluster",
];

/// Arguments of `bench`.
#[derive(Args)]
pub struct BenchArgs {
    /// The suite: a file in TOML that names levels, solvers, limits and repeats
    #[arg(value_name = "SUITE.toml")]
    pub suite: PathBuf,
    /// The folder for the results
    #[arg(long, value_name = "DIR", required_unless_present_any = WITHOUT_RESULTS)]
    pub out: Option<PathBuf>,
    /// Go on with the results that are there
    #[arg(long)]
    pub resume: bool,
    /// Runs at a time; more than one disturb each other's times
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = workers)]
    #[cfg_attr(feature = "cluster", arg(conflicts_with = "cluster"))]
    pub jobs: usize,
    /// Make only the I-th of N shares of the runs, for one of several machines
    #[arg(long, value_name = "I/N", value_parser = shard)]
    #[cfg_attr(feature = "cluster", arg(conflicts_with = "cluster"))]
    pub shard: Option<Shard>,
    /// Runs of each request, whatever the suite says
    #[arg(long, value_name = "N", value_parser = repeats)]
    pub repeats: Option<u32>,
    /// Search on this many threads, where the suite says nothing else and the algorithm can
    #[arg(long, value_name = "N", value_parser = values::within(1, 64))]
    pub threads: Option<u64>,
    /// Keep the states of each run in a folder of its own in this one, where the suite says nothing else and the algorithm can
    #[arg(long, value_name = "DIR")]
    pub disk: Option<PathBuf>,
    /// List the runs and make none
    #[arg(long)]
    #[cfg_attr(feature = "cluster", arg(conflicts_with = "cluster"))]
    pub dry_run: bool,
    /// List the runs that a folder of results lacks, and make none; may be repeated
    #[arg(long, value_name = "DIR", conflicts_with_all = ["out", "resume", "dry_run"])]
    #[cfg_attr(feature = "cluster", arg(conflicts_with = "cluster"))]
    pub missing: Vec<PathBuf>,
    #[command(flatten)]
    pub sweep: SweepArgs,
    #[cfg(feature = "cluster")]
    #[command(flatten)]
    pub cluster: ClusterArgs,
}

/// How `bench` hands a suite to several machines.
#[derive(Args)]
pub struct SweepArgs {
    /// Make no run, but write a script into the folder that makes all in N shares and reports them: with slurm, which manages
    /// a cluster, or with GNU parallel
    #[arg(long, value_name = "SCHEDULER", value_parser = scheduler, requires = "shards",
        conflicts_with_all = ["resume", "shard", "dry_run", "missing"])]
    #[cfg_attr(feature = "cluster", arg(conflicts_with = "cluster"))]
    pub emit: Option<Scheduler>,
    /// The number of shares for --emit
    #[arg(long, value_name = "N", value_parser = shards, requires = "emit")]
    pub shards: Option<usize>,
    /// Write over the script that is there
    #[arg(long, requires = "emit")]
    pub overwrite: bool,
}

/// Arguments of `merge`.
#[derive(Args)]
pub struct MergeArgs {
    /// Folders of results
    #[arg(value_name = "DIR", required = true)]
    pub from: Vec<PathBuf>,
    /// The new folder for all of them
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
}

/// Arguments of `report`.
#[derive(Args)]
pub struct ReportArgs {
    /// Folders of results, or single files of them; what stands in several counts once
    #[arg(required = true, value_name = "DIR")]
    pub places: Vec<PathBuf>,
    /// The file to write: .html, .md, .csv (the raw figures) or .tex [default: Markdown on standard output]
    #[arg(short, long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Figures published elsewhere, to stand beside ours: CSV with group,level,solver,quantity,value,unit,note
    #[arg(long, value_name = "FILE.csv")]
    pub beside: Option<PathBuf>,
}

/// Arguments of `grade`.
#[derive(Args)]
pub struct GradeArgs {
    /// The suite: a file in TOML whose table `grade` says what there are points for
    pub suite: PathBuf,
    /// A program to be graded, as in NAME=COMMAND; may be repeated
    #[arg(long, value_name = "COMMAND", required_unless_present = "externals")]
    pub external: Vec<String>,
    /// A file with more of them, one NAME=COMMAND a line
    #[arg(long, value_name = "FILE")]
    pub externals: Option<PathBuf>,
    /// How the programs get the level: json or text, with a notation as in text:NOTATION
    #[arg(long, value_name = "INPUT", default_value = "json", value_parser = input)]
    pub external_input: Input,
    /// Write the grades to a file in CSV, a row for each program
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// The external program of `solve`.
#[derive(Args)]
pub struct ExternalArgs {
    /// A program of yours that solves, as in "python3 my_solver.py" or NAME=COMMAND
    #[arg(long, value_name = "COMMAND", conflicts_with_all = ["algorithm", "heuristic", "improve", "threads"])]
    pub external: Option<String>,
    /// How your program gets the level: json or text, with a notation as in text:NOTATION
    #[arg(long, value_name = "INPUT", default_value = "json", value_parser = input, requires = "external")]
    pub external_input: Input,
}

/// The external programs of `compare`.
#[derive(Args)]
pub struct ExternalsArgs {
    /// A program of yours that takes part, as in "python3 my_solver.py" or NAME=COMMAND; may be repeated
    #[arg(long, value_name = "COMMAND")]
    pub external: Vec<String>,
    /// How your programs get the level: json or text, with a notation as in text:NOTATION
    #[arg(long, value_name = "INPUT", default_value = "json", value_parser = input, requires = "external")]
    pub external_input: Input,
}

/// How a program gets a level.
pub(super) fn input(text: &str) -> Result<Input, String> {
    Input::parse(text).map_err(say)
}

/// A number of runs at a time.
fn workers(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|n| (1..=1024).contains(n)).ok_or_else(|| say(message!("cli-expected-workers")))
}

fn repeats(text: &str) -> Result<u32, String> {
    text.parse::<u32>().ok().filter(|n| *n >= 1).ok_or_else(|| say(message!("cli-expected-from", least = 1)))
}

/// What starts the shares of a suite, by name.
fn scheduler(text: &str) -> Result<Scheduler, String> {
    let found = Scheduler::ALL.into_iter().find(|(name, _)| *name == text).map(|(_, scheduler)| scheduler);
    let known = || Scheduler::ALL.map(|(name, _)| name.to_string()).to_vec();
    found.ok_or_else(|| say(message!("cli-no-scheduler", name = text, known = known())))
}

/// A number of shares.
fn shards(text: &str) -> Result<usize, String> {
    text.parse::<usize>().ok().filter(|n| *n >= 1).ok_or_else(|| say(message!("cli-expected-from", least = 1)))
}

/// A share `I/N`, counted from 1.
fn shard(text: &str) -> Result<Shard, String> {
    let numbers = text.split_once('/').and_then(|(i, n)| Some((i.trim().parse().ok()?, n.trim().parse().ok()?)));
    match numbers {
        Some((index, of)) if (1..=of).contains(&index) => Ok(Shard { index, of }),
        _ => Err(say(message!("cli-expected-share"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_counted_from_one() {
        assert_eq!(shard("2/8"), Ok(Shard { index: 2, of: 8 }));
        for wrong in ["", "0/4", "5/4", "1", "1/0", "a/b", "-1/2"] {
            assert!(shard(wrong).is_err(), "{wrong}");
        }
    }
}
