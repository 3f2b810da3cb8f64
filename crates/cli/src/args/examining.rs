//! What can be written after the commands that look into searches and spaces: `trace`, `heuristics`, `explore`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

#[cfg(feature = "cluster")]
use super::ClusterArgs;
use super::{DiskArgs, LevelArgs, LimitArgs, values};

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
    /// Make the estimates on this many threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = values::within(1, 64))]
    pub threads: u64,
    /// Keep the moves in a file of this folder, which goes at the end, for levels whose moves are too many for the memory
    #[arg(long, value_name = "FOLDER")]
    pub disk: Option<PathBuf>,
    #[cfg(feature = "cluster")]
    #[command(flatten)]
    pub cluster: ClusterArgs,
    /// text, json, csv or markdown
    #[arg(short, long, value_name = "FORM", default_value = "text")]
    pub output: String,
}

/// Arguments of `explore`.
#[derive(Args)]
pub struct ExploreArgs {
    #[command(flatten)]
    pub level: LevelArgs,
    /// The view of the level that is explored [default: the puzzle's first]
    #[arg(long, value_name = "NAME")]
    pub space: Option<String>,
    /// A setting of the puzzle's rules; may be repeated
    #[arg(long, value_name = "KEY=VALUE", value_parser = values::setting)]
    pub set: Vec<(String, String)>,
    #[command(flatten)]
    pub limits: LimitArgs,
    /// Explore on this many threads [default: as many as the machine has cores]
    #[arg(long, value_name = "N", value_parser = values::within(1, 64))]
    pub threads: Option<u64>,
    #[command(flatten)]
    pub disk: DiskArgs,
    #[cfg(feature = "cluster")]
    #[command(flatten)]
    pub cluster: ClusterArgs,
    /// Also count the states from which no goal can be reached, which takes several times as long
    #[arg(long)]
    pub dead: bool,
    /// Write a chart of the layers to a file in SVG
    #[cfg(feature = "measure")]
    #[arg(long, value_name = "FILE")]
    pub chart: Option<PathBuf>,
    /// text, json or csv
    #[arg(short, long, value_name = "FORM", default_value = "text")]
    pub output: String,
}
