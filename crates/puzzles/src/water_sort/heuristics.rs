//! Estimates of the pours that are left; the proofs are in [`super::expert::bounds`].

use std::sync::{Mutex, PoisonError};

use solvarium_engine::{Cost, Heuristic};

use super::WaterSort;
use super::expert::bounds::Bounds;
use super::expert::level::Level;

pub(super) const ALL: &[Heuristic<WaterSort>] = &[
    Heuristic {
        name: "runs",
        aliases: &[],
        admissible: true,
        estimate: |puzzle, state| with_bounds(puzzle, |bounds, level| bounds.runs(level, &state.0)),
    },
    Heuristic {
        name: "waits",
        aliases: &[],
        admissible: true,
        estimate: |puzzle, state| with_bounds(puzzle, |bounds, level| bounds.waits(level, &state.0)),
    },
];

/// Working space of the estimates, kept with the level so that no estimate allocates.
#[derive(Debug, Default)]
pub(super) struct Scratch(Mutex<Option<Bounds>>);

impl Clone for Scratch {
    fn clone(&self) -> Self {
        Scratch::default()
    }
}

fn with_bounds(puzzle: &WaterSort, estimate: impl FnOnce(&mut Bounds, &Level<'_>) -> Cost) -> Cost {
    let level = Level::new(puzzle);
    let mut scratch = puzzle.scratch.0.lock().unwrap_or_else(PoisonError::into_inner);
    estimate(scratch.get_or_insert_with(|| Bounds::new(&level)), &level)
}
