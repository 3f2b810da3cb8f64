//! How long the generators take, and whether their boards have one solution by the plain translation too.

use solvarium_engine::{Ctx, Limits, Options, Puzzle, Rng, Silent, StoppedClock};
use solvarium_lab::units::seconds;
use solvarium_lab::{Language, describe, words};
use solvarium_puzzles::light_up::LightUp;
use solvarium_puzzles::tents::Tents;

use super::{plain, spread, timed};

/// Boards up to this size are proved by the plain translation as well.
const PROVED_UP_TO: usize = 50;

/// What is measured: sizes with the number of boards of each difficulty, and what to ask of a board.
struct Plan<'a, P> {
    sizes: &'a [(usize, u64)],
    /// Trees or black cells for each cell.
    density: fn(&P) -> f64,
    /// Solutions by the plain translation, two at most.
    solutions: fn(&P) -> usize,
}

/// Prints the table of Tents.
pub fn tents() {
    table(&Plan {
        sizes: &[(10, 20), (15, 20), (20, 20), (25, 20), (30, 20), (40, 20), (50, 20), (100, 3)],
        density: |level: &Tents| level.camp().trees.len() as f64 / level.camp().grid.cells() as f64,
        solutions: |level| plain::tents(level.camp()).solutions(),
    });
}

/// Prints the table of Light Up.
pub fn light_up() {
    table(&Plan {
        sizes: &[(7, 20), (10, 20), (14, 20), (20, 20), (25, 20), (40, 9)],
        density: |level: &LightUp| {
            let (layout, cells) = (level.layout(), level.layout().grid.cells());
            (0..cells).filter(|cell| !layout.is_white(*cell)).count() as f64 / cells as f64
        },
        solutions: |level| plain::light_up(level.layout()).solutions(),
    });
}

fn table<P: Puzzle>(plan: &Plan<'_, P>) {
    println!("### {}: making levels\n", describe::puzzle(&words(Language::ENGLISH, &[]), P::INFO.name));
    println!("| size | difficulty | made | median | slowest | density: least | mean | most |");
    println!("|---:|---|---:|---:|---:|---:|---:|---:|");
    for &(size, count) in plan.sizes {
        for difficulty in ["easy", "tricky", "hard"] {
            row(plan, size, difficulty, count);
        }
    }
    println!();
}

fn row<P: Puzzle>(plan: &Plan<'_, P>, size: usize, difficulty: &str, count: u64) {
    let (mut times, mut densities) = (Vec::new(), Vec::new());
    for seed in 1..=count {
        let mut made = None;
        times.push(timed(|| made = make::<P>(size, difficulty, seed)));
        let Some(level) = made else { continue };
        if size <= PROVED_UP_TO {
            assert_eq!((plan.solutions)(&level), 1, "{size} {difficulty} {seed}");
        }
        densities.push((plan.density)(&level));
    }
    let (median, slowest) = spread(times.into_iter());
    let mean = densities.iter().sum::<f64>() / densities.len() as f64;
    let (least, most) = densities.iter().fold((1.0_f64, 0.0_f64), |(a, b), one| (a.min(*one), b.max(*one)));
    let (made, median, slowest) = (densities.len(), seconds(median), seconds(slowest));
    println!(
        "| {size} | {difficulty} | {made} of {count} | {median} | {slowest} | {least:.3} | {mean:.3} | {most:.3} |"
    );
}

fn make<P: Puzzle>(size: usize, difficulty: &str, seed: u64) -> Option<P> {
    let generator = P::GENERATOR?;
    let mut options = Options::new(generator.params);
    options.set("width", &size.to_string()).expect("the size is allowed");
    options.set("difficulty", difficulty).expect("the difficulty is known");
    let mut silent = Silent;
    let mut ctx = Ctx::new(Limits::default(), &StoppedClock, None, &mut silent);
    (generator.make)(&options, &mut Rng::new(seed), &mut ctx).ok()
}
