//! What can be written after the commands that measure: `bench`, `merge`, `report`, `grade`, `trace`, `heuristics`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use solvarium_bench::Shard;
use solvarium_bench::external::Input;

use super::{LevelArgs, LimitArgs, values};

/// Arguments of `bench`.
#[derive(Args)]
pub struct BenchArgs {
    /// The suite: a file in TOML that names levels, solvers, limits and repeats
    #[arg(value_name = "SUITE.toml")]
    pub suite: PathBuf,
    /// The folder for the results
    #[arg(long, value_name = "DIR", required_unless_present = "dry_run")]
    pub out: Option<PathBuf>,
    /// Go on with the results that are there
    #[arg(long)]
    pub resume: bool,
    /// Runs at a time; more than one disturb each other's times
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = values::workers)]
    pub jobs: usize,
    /// Make only the I-th of N shares of the runs, for one of several machines
    #[arg(long, value_name = "I/N", value_parser = values::shard)]
    pub shard: Option<Shard>,
    /// Runs of each request, whatever the suite says
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub repeats: Option<u32>,
    /// List the runs and make none
    #[arg(long)]
    pub dry_run: bool,
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
    #[arg(long, value_name = "INPUT", default_value = "json", value_parser = values::input)]
    pub external_input: Input,
    /// Write the grades to a file in CSV, a row for each program
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// The commands of `trace`.
#[derive(Subcommand)]
pub enum TraceCommand {
    /// Find the first event in which two traces differ
    #[command(after_help = "Exit codes: 0 identical; 1 different; 2 not two traces that can be compared.")]
    Diff(TraceDiffArgs),
    /// Show a trace as a tree, or as a table where it is one of a local search
    Show(TraceShowArgs),
}

/// Arguments of `trace diff`.
#[derive(Args)]
pub struct TraceDiffArgs {
    /// A trace, or `-` for standard input
    pub a: String,
    /// Another
    pub b: String,
    /// The fields to compare, separated by commas, such as state,g [default: all that both lines have, but n]
    #[arg(long, value_name = "F,G", value_delimiter = ',', value_parser = values::word)]
    pub fields: Vec<String>,
    /// text or json
    #[arg(short, long, value_name = "FORM", default_value = "text")]
    pub output: String,
}

/// Arguments of `trace show`.
#[derive(Args)]
pub struct TraceShowArgs {
    /// A trace, or `-` for standard input
    pub file: String,
    /// Show this many levels below the first
    #[arg(long, value_name = "N")]
    pub depth: Option<u64>,
    /// Show this many nodes: those expanded first
    #[arg(long, value_name = "N", default_value_t = 60)]
    pub nodes: usize,
    /// Show what lies below the node of this id
    #[arg(long, value_name = "ID")]
    pub from: Option<u64>,
    /// text, or dot for Graphviz
    #[arg(short, long, value_name = "FORM", default_value = "text")]
    pub output: String,
}

/// Arguments of `heuristics`.
#[derive(Args)]
pub struct HeuristicsArgs {
    #[command(flatten)]
    pub level: LevelArgs,
    /// The view of the level whose heuristics are measured [default: the puzzle's first]
    #[arg(long, value_name = "NAME")]
    pub space: Option<String>,
    /// A setting of the puzzle's rules; may be repeated
    #[arg(long, value_name = "KEY=VALUE", value_parser = values::setting)]
    pub set: Vec<(String, String)>,
    #[command(flatten)]
    pub limits: LimitArgs,
    /// text, json, csv or markdown
    #[arg(short, long, value_name = "FORM", default_value = "text")]
    pub output: String,
}
