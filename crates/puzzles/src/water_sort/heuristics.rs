//! Estimates of the pours that are left.

use solvarium_engine::{Cost, Heuristic};

use super::contents::EMPTY;
use super::{Cups, WaterSort};

pub(super) const ALL: &[Heuristic<WaterSort>] = &[Heuristic {
    name: "runs",
    summary: "runs minus colours that already lie at a bottom",
    admissible: true,
    estimate: runs,
}];

/// Runs − Σ over colours of min(cups with that colour at the bottom, cups it fills in the end).
///
/// *Admissible and consistent:* a pour moves one top run. If it leaves its cup wholly and meets its own colour, the
/// runs fall by one and no bottom appears. If it goes into an empty cup, the runs stay and at most one bottom appears.
/// If it leaves its cup only partly, nothing changes. So the estimate falls by at most one a pour, and at a goal, where
/// each cup is one run and one bottom that counts, it is 0.
fn runs(puzzle: &WaterSort, state: &Cups) -> Cost {
    let mut left = [0u16; 256];
    left[..puzzle.shares.len()].copy_from_slice(&puzzle.shares);
    let mut estimate = 0;
    for &id in state.0.iter().filter(|&&id| id != EMPTY) {
        let cup = puzzle.contents.at(id);
        let bottom = &mut left[usize::from(cup.bottom)];
        estimate += Cost::from(cup.runs);
        if *bottom > 0 {
            *bottom -= 1;
            estimate -= 1;
        }
    }
    estimate
}
