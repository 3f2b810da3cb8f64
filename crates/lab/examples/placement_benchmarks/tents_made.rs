//! How long the generator of Tents takes, and whether its boards have one solution by the plain translation too.

use solvarium_engine::{Ctx, Limits, Options, Puzzle, Rng, Silent, StoppedClock};
use solvarium_lab::compare::seconds;
use solvarium_puzzles::tents::Tents;

use super::{plain, spread, timed};

/// Sizes, and how many boards of each difficulty are made.
const SIZES: [(usize, u64); 8] = [(10, 20), (15, 20), (20, 20), (25, 20), (30, 20), (40, 20), (50, 20), (100, 3)];
/// Boards up to this size are proved by the plain translation as well.
const PROVED_UP_TO: usize = 50;

/// Prints the table.
pub fn table() {
    println!("### Tents: making levels\n");
    println!("| size | difficulty | made | median | slowest | density: least | mean | most |");
    println!("|---:|---|---:|---:|---:|---:|---:|---:|");
    for (size, count) in SIZES {
        for difficulty in ["easy", "tricky", "hard"] {
            row(size, difficulty, count);
        }
    }
    println!();
}

fn row(size: usize, difficulty: &str, count: u64) {
    let (mut times, mut densities) = (Vec::new(), Vec::new());
    for seed in 1..=count {
        let mut made = None;
        times.push(timed(|| made = make(size, difficulty, seed)));
        let Some(level) = made else { continue };
        if size <= PROVED_UP_TO {
            assert_eq!(plain::tents(level.camp()).solutions(), 1, "{size} {difficulty} {seed}");
        }
        densities.push(level.camp().trees.len() as f64 / (size * size) as f64);
    }
    let (median, slowest) = spread(times.into_iter());
    let mean = densities.iter().sum::<f64>() / densities.len() as f64;
    let (least, most) = densities.iter().fold((1.0_f64, 0.0_f64), |(a, b), one| (a.min(*one), b.max(*one)));
    let (made, median, slowest) = (densities.len(), seconds(median), seconds(slowest));
    println!(
        "| {size} | {difficulty} | {made} of {count} | {median} | {slowest} | {least:.3} | {mean:.3} | {most:.3} |"
    );
}

fn make(size: usize, difficulty: &str, seed: u64) -> Option<Tents> {
    let generator = Tents::GENERATOR?;
    let mut options = Options::new(generator.params);
    options.set("width", &size.to_string()).expect("the size is allowed");
    options.set("difficulty", difficulty).expect("the difficulty is known");
    let mut silent = Silent;
    let mut ctx = Ctx::new(Limits::default(), &StoppedClock, None, &mut silent);
    (generator.make)(&options, &mut Rng::new(seed), &mut ctx).ok()
}
