//! What holds for every puzzle and every algorithm, written once: each law for each puzzle, in each space and with each
//! algorithm, is a test of its own, made from the lists. `cargo test -p solvarium-lab --test matrix -- --list` shows all.
#![allow(clippy::unwrap_used)]

mod agreement;
mod counts;
mod descriptions;
mod examples;
mod exports;
mod help;
mod heuristics;
mod laws;
mod links;
mod lists;
mod notations;
mod parsers;
mod playthroughs;
mod reports;
mod rules;
mod scale;
mod situations;
mod translations;
mod trials;

use std::sync::Arc;

use libtest_mimic::Arguments;
use solvarium_puzzles::{Listed, PuzzleVisitor, for_each};

use situations::Levels;
use trials::Trials;

fn main() {
    let arguments = Arguments::from_args();
    let mut trials = Trials::default();
    add_plain(&mut trials);
    for_each(&mut EveryPuzzle(&mut trials));
    libtest_mimic::run(&arguments, trials.0).exit();
}

/// What is not said of each puzzle.
fn add_plain(trials: &mut Trials) {
    counts::add_plain(trials);
    descriptions::add_plain(trials);
    examples::add_plain(trials);
    heuristics::by_hand::add(trials);
    links::add_plain(trials);
    lists::add_plain(trials);
    notations::add_plain(trials);
    playthroughs::add_plain(trials);
    reports::add(trials);
    translations::add_plain(trials);
}

struct EveryPuzzle<'a>(&'a mut Trials);

impl PuzzleVisitor for EveryPuzzle<'_> {
    fn visit<P: Listed>(&mut self) {
        let (trials, levels) = (&mut *self.0, &Arc::new(Levels::<P>::new()));
        agreement::add(trials, levels);
        scale::add(trials, levels);
        counts::add(trials, levels);
        descriptions::add(trials, levels);
        examples::add(trials, levels);
        exports::add(trials, levels);
        help::add(trials, levels);
        heuristics::add(trials, levels);
        laws::add(trials, levels);
        links::add(trials, levels);
        lists::add(trials, levels);
        notations::add(trials, levels);
        parsers::add(trials, levels);
        playthroughs::add(trials, levels);
        rules::add(trials, levels);
        translations::add(trials, levels);
    }
}
