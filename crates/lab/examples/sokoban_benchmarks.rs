//! Prints the tables on Sokoban of docs/BENCHMARKS.md.
//!
//! `cargo run --release -p solvarium-lab --example sokoban_benchmarks -- FOLDER [SECONDS]`: FOLDER holds the collections
//! named in `COLLECTIONS`. Times are seconds of the processor, where the system tells them.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use solvarium_lab::units::{bytes, grouped, seconds};
use solvarium_lab::{Host, Limits, NoWatcher, Outcome, Report, Request, SystemClock, level};

/// The collections: file, name, number of levels.
const COLLECTIONS: [(&str, &str, usize); 2] =
    [("microban_155.xsb", "Microban", 155), ("xsokoban_90.xsb", "XSokoban", 90)];
/// Boards for the speed of the plain searches: levels of the first collection.
const BOARDS: [usize; 3] = [98, 122, 139];
/// Expansions that A\* is given on a level when prunings are compared.
const ENOUGH: u64 = 300_000;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let Some(folder) = arguments.next() else {
        println!("(no folder of collections was named)");
        return;
    };
    let limit = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(10.0);
    for (file, name, count) in COLLECTIONS {
        match file_in(&folder, file) {
            Some(file) => collection(&file, name, count, limit),
            None => println!("(`{file}` is not in `{folder}`)\n"),
        }
    }
    if let Some(file) = file_in(&folder, COLLECTIONS[0].0) {
        plain_searches(&file);
        prunings(&file, COLLECTIONS[0].2);
    }
}

fn file_in(folder: &str, name: &str) -> Option<String> {
    let path = Path::new(folder).join(name);
    path.exists().then(|| path.to_string_lossy().into_owned())
}

/// The expert on a whole collection.
fn collection(file: &str, name: &str, count: usize, limit: f64) {
    let limits = Limits { cpu_seconds: Some(limit), ..memory() };
    let reports: Vec<Report> = (1..=count).map(|number| run(file, number, "expert", &[], limits)).collect();
    let is_solved = |report: &&Report| report.outcome == Outcome::Solved;
    let mut times: Vec<f64> = reports.iter().filter(is_solved).map(time_of).collect();
    times.sort_by(f64::total_cmp);
    let open = reports.iter().zip(1..).filter(|(report, _)| !is_solved(report));
    let open: Vec<String> = open.map(|(_, number)| number.to_string()).collect();
    println!("### {name}: the expert with {} a level\n", seconds(limit));
    println!("| solved | of | median | slowest | not solved |");
    println!("|---:|---:|---:|---:|---|");
    let time = |at: Option<&f64>| at.map_or("–".into(), |&time| seconds(time));
    let (median, slowest) = (time(times.get(times.len() / 2)), time(times.last()));
    println!("| {} | {count} | {median} | {slowest} | {} |\n", times.len(), open.join(", "));
}

/// How fast breadth-first search and A\* are in the push space, and what a state takes.
fn plain_searches(file: &str) {
    println!("### The push space\n");
    println!("| board | algorithm | expanded | states/s | bytes/state | outcome |");
    println!("|---|---|---:|---:|---:|---|");
    for number in BOARDS {
        for algorithm in ["bfs", "astar"] {
            let report = run(file, number, algorithm, &[], Limits { nodes: Some(2_000_000), ..memory() });
            let stats = &report.stats;
            let states = (stats.generated.unwrap_or(0) - stats.duplicates.unwrap_or(0)).max(1);
            let speed = stats.states_per_second.map_or("–".into(), |speed| grouped(speed as u64));
            println!(
                "| Microban {number} | {algorithm} | {} | {speed} | {} | {} |",
                grouped(stats.expanded.unwrap_or(0)),
                bytes(stats.search_bytes.unwrap_or(0) / states),
                report.verdict()
            );
        }
    }
    println!();
}

/// What each pruning saves: the expert looking for the fewest pushes, with each switched off.
fn prunings(file: &str, count: usize) {
    println!(
        "### What each pruning saves: fewest pushes, at most {} expansions a level of Microban\n",
        grouped(ENOUGH)
    );
    println!("| without | solved | expanded where all solve | time |");
    println!("|---|---:|---:|---:|");
    let without = ["", "freeze", "pairs", "corrals"];
    let columns = without.map(|name| {
        let flags: &[(&str, &str)] = &[("optimal", "true"), (name, "false")];
        let flags = if name.is_empty() { &flags[..1] } else { flags };
        let limits = Limits { nodes: Some(ENOUGH), ..memory() };
        (1..=count).map(|number| run(file, number, "expert", flags, limits)).collect::<Vec<Report>>()
    });
    let all = |at: usize| columns.iter().all(|reports| reports[at].outcome == Outcome::Solved);
    let common: Vec<usize> = (0..count).filter(|&at| all(at)).collect();
    for (name, reports) in without.iter().zip(&columns) {
        let solved = reports.iter().filter(|report| report.outcome == Outcome::Solved).count();
        let expanded: u64 = common.iter().map(|&at| reports[at].stats.expanded.unwrap_or(0)).sum();
        let time: f64 = common.iter().map(|&at| time_of(&reports[at])).sum();
        let name = if name.is_empty() { "–" } else { name };
        println!("| {name} | {solved} | {} | {} |", grouped(expanded), seconds(time));
    }
}

/// Seconds of processor time.
fn time_of(report: &Report) -> f64 {
    report.stats.search_cpu_seconds.unwrap_or_default()
}

fn memory() -> Limits {
    Limits { bytes: Some(3 << 30), ..Limits::default() }
}

fn run(file: &str, number: usize, algorithm: &str, settings: &[(&str, &str)], limits: Limits) -> Report {
    let clock = SystemClock::default();
    let mut host = Host { clock: &clock, cancel: &AtomicBool::new(false), watcher: &mut NoWatcher };
    let request = Request {
        algorithm: algorithm.into(),
        settings: settings.iter().map(|&(name, value)| (name.into(), value.into())).collect(),
        limits,
        ..Request::default()
    };
    let level = level::open(&format!("{file}#{number}"), Some("sokoban")).expect("the level can be read");
    level.solve(&request, &mut host).expect("the request is right")
}
