//! Prints the tables on Tents and Light Up of docs/BENCHMARKS.md.
//!
//! `cargo run --release -p solvarium-lab --example placement_benchmarks -- FOLDER [SECONDS]`: FOLDER holds `tents` and
//! `lightup`, each with `generated.tsv`. Each board is solved and its solution proved the only one, by the expert and by
//! a plain translation for a general solver ([`plain`]), one after the other. Times are seconds of the processor that
//! this thread took, where the system tells them, the least of three runs; SECONDS is how long the expert may take on a
//! board of the last table. With `tents-made` or `light-up-made` in place of FOLDER, levels are made
//! instead.

mod generators;
mod made;
mod plain;

use std::collections::BTreeMap;
use std::time::Instant;

use solvarium_engine::{Ctx, Limits, Puzzle, Silent};
use solvarium_lab::SystemClock;
use solvarium_lab::units::{grouped, seconds};
use solvarium_puzzles::light_up::{self, LightUp};
use solvarium_puzzles::support::placement::{Solutions, Verdict};
use solvarium_puzzles::tents::{self, Tents};

/// Runs of which the fastest counts.
const RUNS: usize = 3;
/// The column of the tables with the board.
const ID: usize = 8;
/// Boards of each kind in the last table, and their size.
const MADE: u64 = 5;
const LARGE: usize = 100;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().unwrap_or_else(|| ".".into());
    match folder.as_str() {
        "tents-made" => return generators::tents(),
        "light-up-made" => return generators::light_up(),
        _ => {}
    }
    let limit = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(60.0);
    table(&folder, "tents", 4, |text| {
        let level: Tents = read(text);
        let camp = level.camp().clone();
        (Box::new(move || tents::expert::solutions(&camp)), plain::tents(level.camp()))
    });
    table(&folder, "lightup", 5, |text| {
        let level: LightUp = read(text);
        let layout = level.layout().clone();
        (Box::new(move || light_up::expert::solutions(&layout)), plain::light_up(level.layout()))
    });
    println!("### Boards of {LARGE} by {LARGE}\n");
    println!("| puzzle | seed | solutions | time | decisions | conflicts |\n|---|---:|---|---:|---:|---:|");
    for seed in 1..=MADE {
        large("Tents", seed, limit, || tents::expert::solutions(&made::camp(LARGE, seed)));
    }
    for seed in 1..=MADE {
        large("Light Up", seed, limit, || light_up::expert::solutions(&made::layout(LARGE, seed)));
    }
}

fn read<P: Puzzle>(text: &str) -> P {
    let format = P::FORMATS.iter().find(|format| (format.sniff)(text)).expect("the table's notation is known");
    format.parse(text).expect("the table's boards are right")
}

/// What makes the expert's solutions, and the plain translation.
type Solvers = (Box<dyn Fn() -> Solutions>, plain::Plain);

/// By size and class: how long the expert takes, and how long the plain translation.
fn table(folder: &str, puzzle: &str, class: usize, solvers: impl Fn(&str) -> Solvers) {
    let path = format!("{folder}/{puzzle}/generated.tsv");
    let Ok(text) = std::fs::read_to_string(&path) else { return println!("(there is no `{path}`)\n") };
    let mut rows: BTreeMap<(usize, &str), Vec<(f64, f64)>> = BTreeMap::new();
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let (solutions, plain) = solvers(fields[ID]);
        let ours =
            fastest(|| assert!(matches!(verdict(&mut solutions(), None).0, Some(Verdict::Unique(_))), "{}", fields[0]));
        let theirs = fastest(|| assert_eq!(plain.solutions(), 1, "{}", fields[0]));
        let kind = if fields[0].contains("sparse") { "sparse" } else { fields[class] };
        rows.entry((fields[1].parse().expect("a width"), kind)).or_default().push((ours, theirs));
    }
    println!("### {puzzle}: a solution, and the proof that there is no other\n");
    println!("| size | class | boards | expert | slowest | plain, batsat | slowest | ratio of medians |");
    println!("|---:|---|---:|---:|---:|---:|---:|---:|");
    for ((size, kind), times) in rows {
        let ((ours, slowest), (theirs, last)) =
            (spread(times.iter().map(|pair| pair.0)), spread(times.iter().map(|pair| pair.1)));
        let cells = [ours, slowest, theirs, last].map(seconds).join(" | ");
        println!("| {size} | {kind} | {} | {cells} | {:.1} |", times.len(), theirs / ours);
    }
    println!();
}

fn spread(times: impl Iterator<Item = f64>) -> (f64, f64) {
    let mut times: Vec<f64> = times.collect();
    times.sort_by(f64::total_cmp);
    (times[times.len() / 2], times[times.len() - 1])
}

/// The verdict on a board, if the limit allows one, with decisions and conflicts.
fn verdict(solutions: &mut Solutions, limit: Option<f64>) -> (Option<Verdict>, u64, u64) {
    let (clock, mut silent) = (SystemClock::default(), Silent);
    let mut ctx = Ctx::new(Limits { seconds: limit, ..Limits::default() }, &clock, None, &mut silent);
    let verdict = solutions.verdict(&mut ctx).ok();
    (verdict, ctx.stats.expanded, ctx.stats.dead_ends)
}

fn large(puzzle: &str, seed: u64, limit: f64, solutions: impl Fn() -> Solutions) {
    let mut found = None;
    let time = timed(|| found = Some(verdict(&mut solutions(), Some(limit))));
    let (verdict, decisions, conflicts) = found.expect("it was asked");
    let solutions = match verdict {
        None => "not known",
        Some(Verdict::None) => "none",
        Some(Verdict::Unique(_)) => "one",
        Some(Verdict::Several(..)) => "several",
        Some(Verdict::Stopped(..)) => "one or more",
    };
    println!(
        "| {puzzle} | {seed} | {solutions} | {} | {} | {} |",
        seconds(time),
        grouped(decisions),
        grouped(conflicts)
    );
}

fn fastest(run: impl Fn()) -> f64 {
    (0..RUNS).map(|_| timed(&run)).fold(f64::INFINITY, f64::min)
}

/// Seconds of the processor that a run takes.
fn timed(run: impl FnOnce()) -> f64 {
    let (start, wall) = (processor_seconds(), Instant::now());
    run();
    match (start, processor_seconds()) {
        (Some(start), Some(end)) => end - start,
        _ => wall.elapsed().as_secs_f64(),
    }
}

#[cfg(target_os = "linux")]
fn processor_seconds() -> Option<f64> {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Some(time.tv_sec as f64 + time.tv_nsec as f64 * 1e-9)
}

#[cfg(not(target_os = "linux"))]
fn processor_seconds() -> Option<f64> {
    None
}
