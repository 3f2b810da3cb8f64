//! What can be written on the command line.

#[cfg(feature = "cluster")]
mod clustering;
mod examining;
mod help;
#[cfg(feature = "hub")]
mod hosting;
#[cfg(feature = "serve")]
mod lecturing;
mod linking;
#[cfg(feature = "measure")]
mod measuring;
#[cfg(feature = "tui")]
mod playing;
#[cfg(all(feature = "hub", feature = "measure"))]
mod teaching;
pub mod values;

use std::path::PathBuf;

use clap::{Args, CommandFactory as _, Parser, Subcommand};
use solvarium_lab::{DiskFolder, Language, Limits, Request};

use crate::generate_args::GenerateArgs;
use crate::say::words;

#[cfg(feature = "cluster")]
pub use clustering::ClusterArgs;
pub use examining::{ExploreArgs, HeuristicsArgs, TraceCommand, TraceDiffArgs, TraceShowArgs};
#[cfg(feature = "hub")]
pub use hosting::{BackupArgs, HouseArgs, JobArgs, LogArgs, LogForm, PlaceArgs, RestoreArgs, WorkerArgs};
#[cfg(feature = "serve")]
pub use lecturing::LectureArgs;
pub use linking::LinkArgs;
#[cfg(feature = "measure")]
pub use measuring::{BenchArgs, ExternalArgs, ExternalsArgs, GradeArgs, MergeArgs, ReportArgs};
#[cfg(feature = "tui")]
pub use playing::{PlayArgs, WatchArgs};
#[cfg(all(feature = "hub", feature = "measure"))]
pub use teaching::GradeClassArgs;

/// Solve, compare, check and make puzzles with the search algorithms of an AI course.
#[derive(Parser)]
#[command(name = "solvarium", version, about, arg_required_else_help = true, after_help = EXIT_CODES)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

const EXIT_CODES: &str = "\
LEVEL is a file, `-` for standard input, FILE#K for the K-th level of a collection, a built-in name such as \
water-sort/7, a level in a one-line notation, or a link that the page or `link` made.

Exit codes: 0 solved or fine; 1 not solved (unsolvable, stuck, a wrong solution); 2 bad input or usage; 3 limit \
reached; 4 another process of the same search is not there; 130 interrupted.";

/// The command line, with the option that every command has.
pub fn command() -> clap::Command {
    let language = clap::Arg::new("lang")
        .long("lang")
        .value_name("LANGUAGE")
        .global(true)
        .value_parser(values::language)
        .help("The language of messages, en or vi [default: that of the locale]");
    let command = Cli::command().arg(language);
    if words().language() == Language::ENGLISH { command } else { help::translated(command, words()) }
}

/// The commands.
#[derive(Subcommand)]
pub enum Command {
    /// Show puzzles, algorithms, heuristics and built-in levels
    List(ListArgs),
    /// Solve a level with one algorithm
    Solve(SolveArgs),
    /// Play in the terminal
    #[cfg(feature = "tui")]
    Play(PlayArgs),
    /// Watch a solution, a search or a race of searches in the terminal
    #[cfg(feature = "tui")]
    Watch(WatchArgs),
    /// Run several algorithms on one level, side by side
    Compare(CompareArgs),
    /// Measure a suite of runs, each in its own process
    #[cfg(feature = "measure")]
    Bench(BenchArgs),
    /// Put folders of results together
    #[cfg(feature = "measure")]
    Merge(MergeArgs),
    /// Make a report of measured results: tables, scores, plots, and what is wrong with them
    #[cfg(feature = "measure")]
    Report(ReportArgs),
    /// Give programs points on the levels of a suite, and a reason for every point they lose
    #[cfg(feature = "measure")]
    Grade(GradeArgs),
    /// Fetch the programs that a class handed in, grade them here, and send the points back
    #[cfg(all(feature = "hub", feature = "measure"))]
    GradeClass(GradeClassArgs),
    /// Make new levels that are certified solvable
    Generate(GenerateArgs),
    /// Examine a level, or a solution of it
    Check(CheckArgs),
    /// Count every state that can be reached, layer by layer: how large a level is, how deep, how many goals it has
    Explore(ExploreArgs),
    /// Say what a person would do next, and why
    Hint(HintArgs),
    /// Write a level in another notation
    Convert(ConvertArgs),
    /// Print a link that opens a level, a position, a replay, a search or a comparison in the page
    Link(LinkArgs),
    /// Serve the page where people play, watch and compare
    #[cfg(feature = "serve")]
    Serve(ServeArgs),
    /// Serve a lecture: the page opens at its first slide
    #[cfg(feature = "serve")]
    Lecture(LectureArgs),
    /// Verify shared levels and run solvers for the boards of a server
    #[cfg(feature = "hub")]
    Worker(WorkerArgs),
    /// Copy what is shared on a server into a file, while it runs
    #[cfg(feature = "hub")]
    Backup(BackupArgs),
    /// Make a server's data of such a file
    #[cfg(feature = "hub")]
    Restore(RestoreArgs),
    /// Compare traces, or show one as a tree
    #[command(subcommand)]
    Trace(TraceCommand),
    /// Compare every heuristic with the true distances, on a level small enough to be searched completely
    Heuristics(HeuristicsArgs),
    /// Print a completion script for a shell
    Completions(CompletionsArgs),
    /// Print the manual page, or write the pages of all commands into a folder
    Man(ManArgs),
}

/// Arguments of `list`.
#[derive(Args)]
pub struct ListArgs {
    /// Only this puzzle, with everything it offers
    pub puzzle: Option<String>,
}

/// The level a command works on.
#[derive(Args)]
pub struct LevelArgs {
    /// A file, `-`, FILE#K, a built-in name such as water-sort/7, a level in one line, or a link
    pub level: String,
    /// The puzzle, where the level's text leaves it open
    #[arg(long, value_name = "NAME")]
    pub puzzle: Option<String>,
}

/// How to search and for how long.
#[derive(Args)]
pub struct SearchArgs {
    /// The heuristic that guides informed algorithms [default: the puzzle's first]
    #[arg(short = 'e', long, value_name = "NAME")]
    pub heuristic: Option<String>,
    /// The view of the level that is searched [default: the puzzle's first]
    #[arg(long, value_name = "NAME")]
    pub space: Option<String>,
    /// A setting of the puzzle or the algorithm; may be repeated
    #[arg(long, value_name = "KEY=VALUE", value_parser = values::setting)]
    pub set: Vec<(String, String)>,
    #[command(flatten)]
    pub limits: LimitArgs,
    /// Seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
}

/// What a run may use.
#[derive(Args, Default)]
pub struct LimitArgs {
    /// Stop after expanding this many states
    #[arg(long, value_name = "N", value_parser = values::count)]
    pub max_nodes: Option<u64>,
    /// Stop after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = values::seconds)]
    pub max_time: Option<f64>,
    /// Stop after this many seconds of processor time, whatever else the machine does
    #[arg(long, value_name = "SECONDS", value_parser = values::seconds)]
    pub max_cpu: Option<f64>,
    /// Stop before the search holds more memory than this, such as 512MiB [default: 2GiB, or less on a small machine]
    #[arg(long, value_name = "SIZE", value_parser = values::size)]
    pub max_memory: Option<u64>,
}

/// Where the states of a search lie.
#[derive(Args)]
pub struct DiskArgs {
    /// Keep the states in files of this new folder, as many as it has room for; memory is used up to --max-memory
    #[arg(long, value_name = "FOLDER")]
    pub disk: Option<PathBuf>,
    /// Go on with the search in the folder of --disk, whatever ended it, if there is one
    #[arg(long, requires = "disk")]
    pub resume: bool,
}

impl DiskArgs {
    /// The folder, if the states are to lie in one.
    pub fn folder(&self) -> Option<DiskFolder> {
        self.disk.as_ref().map(|folder| DiskFolder { folder: folder.clone(), resume: self.resume })
    }
}

/// Arguments of `solve`.
#[derive(Args)]
pub struct SolveArgs {
    #[command(flatten)]
    pub level: LevelArgs,
    /// The algorithm [default: the puzzle's expert, else astar]
    #[arg(short, long, value_name = "NAME")]
    pub algorithm: Option<String>,
    #[cfg(feature = "measure")]
    #[command(flatten)]
    pub external: ExternalArgs,
    #[command(flatten)]
    pub search: SearchArgs,
    /// Spend this many seconds on shortening the solution, where the solver can (the same as --set improve=SECONDS)
    #[arg(long, value_name = "SECONDS", value_parser = values::seconds)]
    pub improve: Option<f64>,
    /// Search on this many threads, where the algorithm or solver can: bfs, ucs and astar do it without keeping parents
    #[arg(long, value_name = "N", value_parser = values::within(1, 64))]
    pub threads: Option<u64>,
    #[command(flatten)]
    pub disk: DiskArgs,
    #[cfg(feature = "cluster")]
    #[command(flatten)]
    pub cluster: ClusterArgs,
    /// text, json, moves, csv, markdown, or one of the puzzle's solution notations
    #[arg(short, long, value_name = "FORM", default_value = "text")]
    pub output: String,
    /// Write every expansion to a file, one JSON object a line
    #[arg(long, value_name = "FILE")]
    pub trace: Option<PathBuf>,
    /// Write the solution to a file, in the puzzle's first solution notation
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
}

/// Arguments of `compare`.
#[derive(Args)]
pub struct CompareArgs {
    #[command(flatten)]
    pub level: LevelArgs,
    /// The algorithms, separated by commas; ALG:HEURISTIC gives one its own heuristic [default: all that can be run on
    /// the level]
    #[arg(short, long, value_name = "A,B,C", value_delimiter = ',', value_parser = values::word)]
    pub algorithms: Vec<String>,
    #[cfg(feature = "measure")]
    #[command(flatten)]
    pub externals: ExternalsArgs,
    #[command(flatten)]
    pub search: SearchArgs,
    /// Search on this many threads, as with `solve`; without --algorithms, those that can
    #[arg(long, value_name = "N", value_parser = values::within(1, 64))]
    pub threads: Option<u64>,
    #[command(flatten)]
    pub disk: DiskArgs,
    #[cfg(feature = "cluster")]
    #[command(flatten)]
    pub cluster: ClusterArgs,
    /// text, json, csv, markdown or html
    #[arg(short, long, value_name = "FORM", default_value = "text")]
    pub output: String,
    /// Draw bars below the table, as on a terminal, wherever the text goes
    #[arg(long)]
    pub charts: bool,
    /// Draw no bars below the table
    #[arg(long, conflicts_with = "charts")]
    pub no_charts: bool,
}

/// Arguments of `check`.
#[derive(Args)]
pub struct CheckArgs {
    #[command(flatten)]
    pub level: LevelArgs,
    /// A solution to be checked: a report in JSON, moves, or one of the puzzle's solution notations
    #[arg(long, value_name = "FILE")]
    pub solution: Option<PathBuf>,
    /// A setting of the puzzle's rules; may be repeated
    #[arg(long, value_name = "KEY=VALUE", value_parser = values::setting)]
    pub set: Vec<(String, String)>,
    #[command(flatten)]
    pub limits: LimitArgs,
    /// text or json
    #[arg(short, long, value_name = "FORM", default_value = "text")]
    pub output: String,
}

/// Arguments of `hint`.
#[derive(Args)]
pub struct HintArgs {
    #[command(flatten)]
    pub level: LevelArgs,
    /// The moves made so far, such as "0,2 3,5" (counted from 0), or a file that holds them
    #[arg(long, value_name = "MOVES", default_value = "")]
    pub after: String,
    /// How much to tell: 1 where to look, 2 also why, 3 also what follows
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = values::within(1, 3))]
    pub tell: u64,
    /// Only check, for a twentieth of a second, whether the game is lost
    #[arg(long)]
    pub alarm: bool,
    #[command(flatten)]
    pub limits: LimitArgs,
    /// text or json
    #[arg(short, long, value_name = "FORM", default_value = "text")]
    pub output: String,
}

/// Arguments of `convert`.
#[derive(Args)]
pub struct ConvertArgs {
    #[command(flatten)]
    pub level: LevelArgs,
    /// The notation to write; `list PUZZLE` names them
    #[arg(long, value_name = "FORMAT")]
    pub to: String,
    /// The view of the level whose costs are written, for other programs [default: the puzzle's first]
    #[arg(long, value_name = "NAME")]
    pub space: Option<String>,
    /// A setting of the puzzle's rules; may be repeated
    #[arg(long, value_name = "KEY=VALUE", value_parser = values::setting)]
    pub set: Vec<(String, String)>,
}

/// Arguments of `serve`.
#[cfg(feature = "serve")]
#[derive(Args)]
pub struct ServeArgs {
    /// Where to listen; port 0 takes any that is free
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7878")]
    pub addr: std::net::SocketAddr,
    /// A name by which other machines reach the server, such as lab.example.org; may be given several times
    #[arg(long, value_name = "NAME")]
    pub host: Vec<String>,
    /// Serve the page from this folder, as `make page` writes it, instead of the one that is built in
    #[arg(long, value_name = "DIR")]
    pub page: Option<PathBuf>,
    /// Stop what a request asks for after this many seconds
    #[arg(long, value_name = "SECONDS", default_value = "600", value_parser = values::seconds)]
    pub max_time: f64,
    /// Stop a search before it holds more memory than this [default: 2GiB, or less on a small machine]
    #[arg(long, value_name = "SIZE", value_parser = values::size)]
    pub max_memory: Option<u64>,
    /// Refuse requests larger than this
    #[arg(long, value_name = "SIZE", default_value = "3MiB", value_parser = values::size)]
    pub max_request: u64,
    #[cfg(feature = "hub")]
    #[command(flatten)]
    pub house: HouseArgs,
}

/// Arguments of `completions`.
#[derive(Args)]
pub struct CompletionsArgs {
    /// The shell
    pub shell: clap_complete::Shell,
}

/// Arguments of `man`.
#[derive(Args)]
pub struct ManArgs {
    /// The folder to write the pages of all commands into
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}

impl SearchArgs {
    /// The request these arguments make of an algorithm.
    pub fn request(&self, algorithm: &str) -> Request {
        Request {
            algorithm: algorithm.into(),
            heuristic: self.heuristic.clone(),
            space: self.space.clone(),
            settings: self.set.clone(),
            limits: self.limits.limits(),
            seed: self.seed,
            script: None,
            scale: None,
        }
    }
}

/// Memory a search may hold when nothing is said.
const DEFAULT_MEMORY: u64 = 2 << 30;

impl LimitArgs {
    /// The limits in force. Memory always has one, so that the system never has to end the program.
    pub fn limits(&self) -> Limits {
        let default = || match solvarium_lab::memory::available() {
            Some(available) => DEFAULT_MEMORY.min(available / 10 * 8),
            None => DEFAULT_MEMORY,
        };
        let bytes = Some(self.max_memory.unwrap_or_else(default));
        Limits { nodes: self.max_nodes, seconds: self.max_time, cpu_seconds: self.max_cpu, bytes }
    }
}
