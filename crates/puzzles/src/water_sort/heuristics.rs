//! Estimates of the pours that are left; the proofs are in [`super::expert::bounds`].

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

/// Working space of the estimates, made when the first of them is.
pub(super) type Space = Option<Bounds>;

fn with_bounds(puzzle: &WaterSort, estimate: impl FnOnce(&mut Bounds, &Level<'_>) -> Cost) -> Cost {
    let level = Level::new(puzzle);
    puzzle.scratch.with(|space| estimate(space.get_or_insert_with(|| Bounds::new(&level)), &level))
}
