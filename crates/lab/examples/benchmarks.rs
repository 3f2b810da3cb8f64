//! Prints the tables of docs/BENCHMARKS.md.
//!
//! `cargo run --release -p solvarium-lab --example benchmarks [FOLDER]`: FOLDER holds Water Sort levels in subfolders;
//! without it only what is built in is measured.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use solvarium_lab::game::SharedGame;
use solvarium_lab::units::{bytes, grouped, seconds};
use solvarium_lab::{Host, Limits, NoWatcher, Outcome, Report, Request, SystemClock, level, registry};

fn main() {
    by_colours();
    built_in_cases();
    match std::env::args().nth(1) {
        Some(folder) => folder_of_levels(Path::new(&folder)),
        None => println!("(no folder of levels was named)"),
    }
}

/// States expanded by optimal searches as the number of colours grows.
fn by_colours() {
    let columns = [("bfs", ""), ("ucs", ""), ("astar", "runs"), ("astar", "waits"), ("idastar", "waits")];
    println!("### States expanded to a proved optimum, by colours (two empty cups, capacity 4, seed 1)\n");
    println!("| colours | pours | bfs | ucs | astar `runs` | astar `waits` | idastar `waits` |");
    println!("|---:|---:|---:|---:|---:|---:|---:|");
    for colours in (5..=15).chain([18]) {
        let level = generated(colours);
        let reports = columns.map(|(algorithm, heuristic)| run(&level, algorithm, heuristic, &[], 4_000_000));
        let pours = reports.iter().find_map(|report| report.length).map_or("–".into(), |length| length.to_string());
        let cells = reports.map(|report| match report.outcome {
            Outcome::Solved => grouped(report.stats.expanded.unwrap_or(0)),
            _ => format!("> {}", grouped(report.stats.expanded.unwrap_or(0))),
        });
        println!("| {colours} | {pours} | {} |", cells.join(" | "));
    }
    println!();
}

/// Weighted A* with its defaults, and the expert, on the built-in cases.
fn built_in_cases() {
    println!("### The built-in cases\n");
    println!("| level | wastar pours | expanded | time | expert pours | at least | time |");
    println!("|---|---:|---:|---:|---:|---:|---:|");
    for number in 0..20 {
        let name = format!("water-sort/{number}");
        let level = level::open(&name, None).expect("the level is built in");
        let (weighted, expert) = (run(&level, "wastar", "", &[], u64::MAX), run(&level, "expert", "", &[], u64::MAX));
        let expanded = grouped(weighted.stats.expanded.unwrap_or(0));
        println!("| {name} | {} | {expanded} | {} | {} |", length(&weighted), time(&weighted), summary(&expert));
    }
    println!();
}

/// The expert on every level of a folder: as it is, and proving the shortest length.
fn folder_of_levels(folder: &Path) {
    println!("### The expert on a folder of levels\n");
    println!("| level | wastar pours | expert | at least | time | memory | optimal=true | time | memory |");
    println!("|---|---:|---:|---:|---:|---:|---:|---:|---:|");
    for file in levels_below(folder) {
        let level = level::open(&file.to_string_lossy(), Some("water-sort")).expect("the level can be read");
        let weighted = run(&level, "wastar", "", &[], 2_000_000);
        let (good, best) =
            (run(&level, "expert", "", &[], u64::MAX), run(&level, "expert", "", &["optimal"], u64::MAX));
        let memory = |report: &Report| bytes(report.stats.search_bytes.unwrap_or(0));
        let name = file.strip_prefix(folder).unwrap_or(&file).display().to_string();
        let proof = if best.optimal == Some(false) { " (not proved)" } else { "" };
        println!(
            "| {name} | {} | {} | {} | {}{proof} | {} | {} |",
            length(&weighted),
            summary(&good),
            memory(&good),
            length(&best),
            time(&best),
            memory(&best)
        );
    }
}

fn run(level: &SharedGame, algorithm: &str, heuristic: &str, flags: &[&str], nodes: u64) -> Report {
    let clock = SystemClock::default();
    let mut host = Host { clock: &clock, cancel: &AtomicBool::new(false), watcher: &mut NoWatcher };
    let request = Request {
        algorithm: algorithm.into(),
        heuristic: (!heuristic.is_empty()).then(|| heuristic.into()),
        settings: flags.iter().map(|flag| ((*flag).into(), "true".into())).collect(),
        limits: Limits { nodes: Some(nodes), seconds: Some(120.0), cpu_seconds: None, bytes: Some(4 << 30) },
        ..Request::default()
    };
    level.solve(&request, &mut host).expect("the request is right")
}

fn generated(colours: usize) -> SharedGame {
    let clock = SystemClock::default();
    let mut host = Host { clock: &clock, cancel: &AtomicBool::new(false), watcher: &mut NoWatcher };
    let entry = registry::puzzle("water-sort").expect("the puzzle exists");
    let settings = [("colors".to_string(), colours.to_string())];
    entry.generate(&settings, 1, Limits::default(), &mut host).expect("there are such levels")
}

/// Every file below a folder, by name.
fn levels_below(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths.sort_by_key(|path| natural(path));
    let files = |path: PathBuf| if path.is_dir() { levels_below(&path) } else { vec![path] };
    paths.into_iter().flat_map(files).filter(|file| file.extension().is_some_and(|e| e == "txt")).collect()
}

/// Orders `x2` before `x10`.
fn natural(path: &Path) -> (String, usize) {
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let digits = name.chars().rev().take_while(char::is_ascii_digit).count();
    let (word, number) = name.split_at(name.len() - digits);
    (word.into(), number.parse().unwrap_or(0))
}

fn summary(report: &Report) -> String {
    let bound = report.stats.lower_bound.map_or("–".into(), |bound| bound.to_string());
    format!("{} | {bound} | {}", length(report), time(report))
}

fn length(report: &Report) -> String {
    report.length.map_or_else(|| report.verdict(), |length| length.to_string())
}

fn time(report: &Report) -> String {
    seconds(report.stats.shown_seconds())
}
