//! How long it takes to make boards of Light Up, and what they are like: the table of docs/BENCHMARKS.md.
//!
//! `cargo run --release -p solvarium-lab --example light_up_made -- SEEDS [SIZE DIFFICULTY [FLAG VALUE]…]`: for each
//! size and difficulty, or for the one asked for, boards by the seeds 1 to SEEDS. Times are seconds of the processor
//! that this thread took, where the system tells them.

use std::time::Instant;

use solvarium_engine::{Ctx, Limits, Options, Puzzle, Rng, Silent, StoppedClock};
use solvarium_puzzles::light_up::LightUp;

/// Sizes of the table.
const SIZES: [&str; 6] = ["7", "10", "14", "25", "40", "60"];
const DIFFICULTIES: [&str; 3] = ["easy", "tricky", "hard"];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let seeds = words.first().and_then(|word| word.parse().ok()).unwrap_or(20);
    println!("| size | difficulty | made | median | slowest | black cells, % | numbers, % of black |");
    println!("|---:|---|---:|---:|---:|---:|---:|");
    match &words[words.len().min(1)..] {
        [size, difficulty, more @ ..] => row(seeds, size, difficulty, more),
        _ => SIZES.iter().for_each(|size| DIFFICULTIES.iter().for_each(|level| row(seeds, size, level, &[]))),
    }
}

/// What is measured of a board.
struct Made {
    seconds: f64,
    density: f64,
    numbers: f64,
}

fn row(seeds: u64, size: &str, difficulty: &str, more: &[String]) {
    let generator = LightUp::GENERATOR.expect("Light Up has a generator");
    let mut options = Options::new(generator.params);
    let more = more.chunks_exact(2).map(|pair| (pair[0].as_str(), pair[1].as_str()));
    for (name, value) in [("width", size), ("difficulty", difficulty)].into_iter().chain(more) {
        options.set(name, value).expect("a flag of the generator and a value it allows");
    }
    let made: Vec<Made> = (1..=seeds).filter_map(|seed| made(&options, seed)).collect();
    if made.is_empty() {
        return println!("| {size} | {difficulty} | 0 | | | | |");
    }
    let ([_, median, slowest], [least, mean, most]) =
        (spread(made.iter().map(|made| made.seconds)), spread_mean(made.iter().map(|made| made.density)));
    let [_, numbers, _] = spread_mean(made.iter().map(|made| made.numbers));
    println!(
        "| {size} | {difficulty} | {} | {median:.3} s | {slowest:.3} s | {least:.1}, {mean:.1}, {most:.1} | {numbers:.0} |",
        made.len()
    );
}

fn made(options: &Options, seed: u64) -> Option<Made> {
    let mut silent = Silent;
    let mut ctx = Ctx::new(Limits::default(), &StoppedClock, None, &mut silent);
    let (start, wall) = (processor_seconds(), Instant::now());
    let generator = LightUp::GENERATOR.expect("Light Up has a generator");
    let level = (generator.make)(options, &mut Rng::new(seed), &mut ctx).ok()?;
    let seconds = match (start, processor_seconds()) {
        (Some(start), Some(end)) => end - start,
        _ => wall.elapsed().as_secs_f64(),
    };
    let hall = level.hall();
    let count = |test: &dyn Fn(usize) -> bool| (0..hall.cells.len()).filter(|cell| test(*cell)).count() as f64;
    let black = count(&|cell| !hall.is_white(cell));
    let numbers = count(&|cell| hall.number(cell).is_some());
    Some(Made { seconds, density: 100.0 * black / hall.cells.len() as f64, numbers: 100.0 * numbers / black })
}

/// Least, median and greatest.
fn spread(values: impl Iterator<Item = f64>) -> [f64; 3] {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    [values[0], values[values.len() / 2], values[values.len() - 1]]
}

/// Least, mean and greatest.
fn spread_mean(values: impl Iterator<Item = f64>) -> [f64; 3] {
    let values: Vec<f64> = values.collect();
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    let [least, _, greatest] = spread(values.into_iter());
    [least, mean, greatest]
}

/// Seconds of the processor that this thread has taken, where Linux tells them.
fn processor_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(text.split_whitespace().next()?.parse::<f64>().ok()? * 1e-9)
}
