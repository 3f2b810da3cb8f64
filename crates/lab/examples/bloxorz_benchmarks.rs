//! Prints the Bloxorz tables of docs/BENCHMARKS.md.
//!
//! `cargo run --release -p solvarium-lab --example bloxorz_benchmarks [SECTION]...`: the sections are `genetic`,
//! `fitness`, `bfs` and `hill`; without one, all are printed.

use std::sync::atomic::AtomicBool;

use solvarium_lab::game::SharedGame;
use solvarium_lab::units::grouped;
use solvarium_lab::{Host, Limits, NoWatcher, Outcome, Report, Request, SystemClock, level};

/// The built-in stages.
const STAGES: std::ops::RangeInclusive<usize> = 1..=33;
/// Seeds of randomised searches.
const SEEDS: std::ops::Range<u64> = 0..10;
/// Runs of which the fastest is shown, where all do the same.
const TRIES: usize = 5;
/// Seconds that report C states for some stages: breadth-first search and hill climbing.
const REPORT_C: [(usize, f64, f64); 8] = [
    (1, 0.27, 0.04),
    (10, 106.9, 8.9),
    (15, 81.4, 6.7),
    (20, 73.6, 74.9),
    (23, 78.8, 29.1),
    (26, 159.8, 58.0),
    (28, 131.7, 46.1),
    (33, 7.5, 6.0),
];
const VARIANTS: [&str; 4] = ["backtrack", "fallback", "strict", "simple"];
const HEURISTICS: [&str; 3] = ["cubes", "magic", "roll-distance"];

/// A section: its name, and what prints it.
type Section = (&'static str, fn());

fn main() {
    let sections: [Section; 4] =
        [("genetic", genetic), ("fitness", fitness), ("bfs", breadth_first), ("hill", hill_climbing)];
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    for (name, print) in sections {
        if wanted.is_empty() || wanted.iter().any(|word| word == name) {
            print();
        }
    }
}

/// The genetic algorithm with nothing set.
fn genetic() {
    println!("### Genetic algorithm, seeds 0 to 9 (medians of the runs that solved)\n");
    breeding(&[]);
}

/// The genetic algorithm of report A.
fn fitness() {
    println!("### Genetic algorithm, `scheme=fitness`, seeds 0 to 9 (medians of the runs that solved)\n");
    breeding(&[("scheme", "fitness")]);
}

/// A line for each stage, ten seeds each.
fn breeding(set: &[(&str, &str)]) {
    println!("| stage | solved | generations | seconds | rolls |");
    println!("|---:|---:|---:|---:|---:|");
    let mut solved = 0;
    for stage in STAGES {
        let level = open(stage);
        let reports: Vec<Report> = SEEDS.map(|seed| run(&level, "genetic", None, set, seed)).collect();
        println!("| {stage} | {} |", medians(&reports));
        solved += reports.iter().filter(|report| report.outcome == Outcome::Solved).count();
    }
    println!("| all | {solved} of 330 | | | |\n");
}

/// How many runs solved the stage, and their median generations, seconds and rolls.
fn medians(reports: &[Report]) -> String {
    let solved: Vec<&Report> = reports.iter().filter(|report| report.outcome == Outcome::Solved).collect();
    let count = format!("{} of {}", solved.len(), reports.len());
    if solved.is_empty() {
        return format!("{count} | – | – | –");
    }
    let median = |value: fn(&Report) -> f64| {
        let mut values: Vec<f64> = solved.iter().map(|report| value(report)).collect();
        values.sort_by(f64::total_cmp);
        (values[(values.len() - 1) / 2] + values[values.len() / 2]) / 2.0
    };
    let generations = median(|report| report.stats.rounds.unwrap_or(0) as f64);
    let seconds = median(|report| report.stats.shown_seconds());
    let rolls = median(|report| report.length.unwrap_or(0) as f64);
    format!("{count} | {generations} | {seconds:.3} | {rolls}")
}

/// Breadth-first search over all stages, and beside report C's times.
fn breadth_first() {
    let reports: Vec<Report> = STAGES.map(|stage| fastest(|| run(&open(stage), "bfs", None, &[], 0))).collect();
    let sum = |value: fn(&Report) -> f64| reports.iter().map(value).sum::<f64>();
    let seconds = sum(|report| report.stats.shown_seconds());
    let expanded = sum(|report| report.stats.expanded.unwrap_or(0) as f64);
    let stored = sum(|report| stored(report) as f64);
    let bytes = sum(|report| report.stats.search_bytes.unwrap_or(0) as f64);
    println!("### Breadth-first search, all 33 stages in one process (the fastest of {TRIES} runs each)\n");
    println!("| stages solved | rolls | seconds | states expanded | states per second | bytes per state stored |");
    println!("|---:|---:|---:|---:|---:|---:|");
    println!(
        "| {} | {} | {seconds:.4} | {} | {} | {:.1} |\n",
        reports.iter().filter(|report| report.outcome == Outcome::Solved).count(),
        sum(|report| report.length.unwrap_or(0) as f64),
        grouped(expanded as u64),
        grouped((expanded / seconds) as u64),
        bytes / stored
    );
    println!("| stage | rolls | states expanded | milliseconds | report C, seconds |");
    println!("|---:|---:|---:|---:|---:|");
    for (stage, theirs, _) in REPORT_C {
        let report = &reports[stage - 1];
        let ours = report.stats.shown_seconds() * 1000.0;
        let expanded = grouped(report.stats.expanded.unwrap_or(0));
        println!("| {stage} | {} | {expanded} | {ours:.3} | {theirs} |", report.length.unwrap_or(0));
    }
    println!();
}

/// States a search has stored: all it generated but for those it knew, and the start.
fn stored(report: &Report) -> u64 {
    report.stats.generated.unwrap_or(0) - report.stats.duplicates.unwrap_or(0) + 1
}

/// Every variant of hill climbing with every heuristic of the reports: the length of the solution, or how it ended.
fn hill_climbing() {
    println!("### Hill climbing: rolls of the solution, or – where it got stuck\n");
    let columns: Vec<(&str, &str)> = VARIANTS.iter().flat_map(|v| HEURISTICS.iter().map(move |h| (*v, *h))).collect();
    let names: Vec<String> = columns.iter().map(|(variant, heuristic)| format!("{variant} `{heuristic}`")).collect();
    println!("| stage | {} |", names.join(" | "));
    println!("|---:|{}", "---:|".repeat(columns.len()));
    let mut solved = vec![0; columns.len()];
    let mut slowest = 0.0_f64;
    let mut timed = Vec::new();
    for stage in STAGES {
        let level = open(stage);
        let mut cells = Vec::new();
        for ((variant, heuristic), count) in columns.iter().zip(&mut solved) {
            let report = fastest(|| run(&level, "hill", Some(heuristic), &[("variant", variant)], 0));
            *count += usize::from(report.outcome == Outcome::Solved);
            cells.push(match report.outcome {
                Outcome::Stuck => "–".into(),
                _ => report.length.map_or_else(|| report.verdict(), |length| length.to_string()),
            });
            slowest = slowest.max(report.stats.shown_seconds());
            if (*variant, *heuristic) == ("backtrack", "cubes") {
                timed.push(report);
            }
        }
        println!("| {stage} | {} |", cells.join(" | "));
    }
    let counts: Vec<String> = solved.iter().map(usize::to_string).collect();
    println!("| solved | {} |\n", counts.join(" | "));
    println!("The slowest of these runs took {:.2} ms.\n", slowest * 1000.0);
    println!("| stage | `backtrack` with `cubes`, milliseconds | report C, seconds |");
    println!("|---:|---:|---:|");
    for (stage, _, theirs) in REPORT_C {
        println!("| {stage} | {:.3} | {theirs} |", timed[stage - 1].stats.shown_seconds() * 1000.0);
    }
    println!();
}

/// The fastest of a few runs that differ in nothing else: others may be using the machine.
fn fastest(run: impl Fn() -> Report) -> Report {
    let runs = (0..TRIES).map(|_| run());
    runs.min_by(|a, b| a.stats.shown_seconds().total_cmp(&b.stats.shown_seconds())).expect("there is a first run")
}

fn open(stage: usize) -> SharedGame {
    level::open(&format!("bloxorz/{stage}"), None).expect("the stage is built in")
}

fn run(level: &SharedGame, algorithm: &str, heuristic: Option<&str>, set: &[(&str, &str)], seed: u64) -> Report {
    let clock = SystemClock::default();
    let mut host = Host { clock: &clock, cancel: &AtomicBool::new(false), watcher: &mut NoWatcher };
    let request = Request {
        algorithm: algorithm.into(),
        heuristic: heuristic.map(Into::into),
        settings: set.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect(),
        limits: Limits { bytes: Some(2 << 30), ..Limits::default() },
        seed,
        ..Request::default()
    };
    level.solve(&request, &mut host).expect("the request is right")
}
