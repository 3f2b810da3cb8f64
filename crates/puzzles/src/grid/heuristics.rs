//! Estimates of the cost that is left: distances over a map without walls.
//!
//! **Scale.** Let w be the weight of the cheapest cell that is neither start nor goal ([`Terrain::cheapest`]). A path that
//! is never longer than it must be enters the start at most once and the goal just once; these two weigh 1, every other
//! cell at least w. So what the path costs is at least w times its length, less (w - 1) times the length of the two steps
//! that enter start and goal. With w = 1, which is nearly always so, nothing is taken off. The estimates are
//! w · distance - 2 · (w - 1) · longest step, and 0 at the goal; *distance* is at most the length of any path:
//!
//! - Manhattan counts the straight steps, so with four neighbours it is the exact length of a path without walls. With
//!   eight, a diagonal step of 1414 goes on by 2000: it is *not* admissible.
//! - Octile is the exact length of a path without walls with eight neighbours, 1414 for each diagonal step and 1000 for each
//!   straight one. With four, a straight step changes it by at most 1000, so a thousandth of it, rounded down, is admissible.
//! - Euclid is the length of the straight line. A diagonal step counts 1414, which is *less* than 1000·√2 = 1414.21, so
//!   1000 times the line would be too much. With u = 1414/√2 = 999.85 instead, u times the line is at most the sum of u
//!   times the lengths of the steps (triangle inequality), where u·1 < 1000 and u·√2 = 1414. Hence ⌊√(999698·(r² + c²))⌋,
//!   since u² = 1414²/2 = 999698; with four neighbours ⌊√(r² + c²)⌋.
//!
//! **Consistent.** Each distance before it is rounded changes by at most the length of a step, which is a whole number c;
//! and a ≤ b + c implies ⌊a⌋ ≤ ⌊b⌋ + c. So an estimate falls by at most the cost of a step, but for a step back onto the
//! start of a map without a cell of weight 1; no search follows that one, the start being known at cost 0.
//!
//! All is done in whole numbers: the same on every machine.

use solvarium_engine::{Cost, Heuristic};

use super::spaces::Ground;
use super::terrain::{DIAGONAL, STRAIGHT, Terrain};

/// The heuristics; the first is the default. What is admissible depends on the neighbours.
pub(super) struct All<const EIGHT: bool>;

impl<const EIGHT: bool> All<EIGHT> {
    pub const LIST: &'static [Heuristic<Ground<EIGHT>>] = if EIGHT {
        &[
            Heuristic { name: "octile", aliases: &[], admissible: true, estimate: octile },
            Heuristic { name: "euclid", aliases: &[], admissible: true, estimate: euclid },
            Heuristic { name: "manhattan", aliases: &[], admissible: false, estimate: manhattan },
            Heuristic { name: "zero", aliases: &[], admissible: true, estimate: |_, _| 0 },
        ]
    } else {
        &[
            Heuristic { name: "manhattan", aliases: &[], admissible: true, estimate: manhattan },
            Heuristic { name: "octile", aliases: &[], admissible: true, estimate: octile },
            Heuristic { name: "euclid", aliases: &[], admissible: true, estimate: euclid },
            Heuristic { name: "zero", aliases: &[], admissible: true, estimate: |_, _| 0 },
        ]
    };
}

fn manhattan<const EIGHT: bool>(space: &Ground<EIGHT>, &cell: &u32) -> Cost {
    let (rows, columns) = space.0.from_goal(cell);
    let unit = if EIGHT { STRAIGHT } else { 1 };
    scaled::<EIGHT>(&space.0, (rows + columns) * unit)
}

fn octile<const EIGHT: bool>(space: &Ground<EIGHT>, &cell: &u32) -> Cost {
    octile_from::<EIGHT>(&space.0, cell)
}

/// The octile distance from a cell to the goal.
#[inline]
pub(super) fn octile_from<const EIGHT: bool>(terrain: &Terrain, cell: u32) -> Cost {
    let (rows, columns) = terrain.from_goal(cell);
    let (less, more) = (rows.min(columns), rows.max(columns));
    let distance = (more - less) * STRAIGHT + less * DIAGONAL;
    scaled::<EIGHT>(terrain, if EIGHT { distance } else { distance / STRAIGHT })
}

/// The Manhattan distance from a cell to the goal, with four neighbours.
#[inline]
pub(super) fn manhattan_from(terrain: &Terrain, cell: u32) -> Cost {
    let (rows, columns) = terrain.from_goal(cell);
    scaled::<false>(terrain, rows + columns)
}

fn euclid<const EIGHT: bool>(space: &Ground<EIGHT>, &cell: &u32) -> Cost {
    const SQUARED_UNIT: u64 = DIAGONAL as u64 * DIAGONAL as u64 / 2;
    let (rows, columns) = space.0.from_goal(cell);
    let squared = u64::from(rows * rows + columns * columns);
    let distance = if EIGHT { (SQUARED_UNIT * squared).isqrt() } else { squared.isqrt() };
    scaled::<EIGHT>(&space.0, distance as Cost)
}

/// A distance in the cost of the cheapest ground.
#[inline]
fn scaled<const EIGHT: bool>(terrain: &Terrain, distance: Cost) -> Cost {
    let cheapest = Cost::from(terrain.cheapest);
    let longest_step = if EIGHT { DIAGONAL } else { 1 };
    (cheapest * distance).saturating_sub(2 * (cheapest - 1) * longest_step)
}

#[cfg(test)]
mod tests {
    use solvarium_engine::grid::Grid as Size;
    use solvarium_engine::{Rng, Space, StateSpace};

    use super::super::paths;
    use super::super::tests::random_terrain;
    use super::*;

    /// On random weighted maps an admissible estimate never exceeds the true cost, and falls by no more than a step costs.
    fn honest<const EIGHT: bool>() {
        let mut rng = Rng::new(5);
        for round in 0..200 {
            let least = [1, 1, 2, 5][round % 4];
            let space = Ground::<EIGHT>(random_terrain(&mut rng, 12, least, EIGHT).into());
            let (terrain, mut steps) = (&space.0, Vec::new());
            let free = (0..terrain.size.cells()).map(|index| terrain.number(index)).filter(|c| terrain.is_free(*c));
            for cell in free {
                let truth = paths::cost::<EIGHT>(terrain, cell, terrain.goal);
                for heuristic in Ground::<EIGHT>::HEURISTICS.iter().filter(|heuristic| heuristic.admissible) {
                    let here = (heuristic.estimate)(&space, &cell);
                    let name = heuristic.name;
                    assert!(truth.is_none_or(|truth| u64::from(here) <= truth), "{name}: {here} of {truth:?}");
                    steps.clear();
                    space.moves(&cell, &mut steps);
                    for &step in &steps {
                        let next = space.apply(&cell, step);
                        let there = (heuristic.estimate)(&space, &next);
                        let cost = space.cost(&cell, step);
                        assert!(here <= there + cost || next == terrain.start, "{name}: {here} > {there} + {cost}");
                    }
                }
            }
        }
    }

    #[test]
    fn estimates_are_admissible_and_consistent() {
        honest::<false>();
        honest::<true>();
    }

    /// What would be wrong without the smaller unit: the line of 2000 diagonal steps.
    #[test]
    fn euclid_is_never_more_than_octile() {
        let size = Size { width: 2048, height: 2048 };
        let space = Ground::<true>(Terrain::new(size, &vec![1; size.cells()], 0, size.cells() - 1, true).into());
        for index in (0..size.cells()).step_by(997).chain([0]) {
            let cell = space.0.number(index);
            let (line, steps) = (euclid(&space, &cell), octile(&space, &cell));
            assert!(line <= steps && steps <= manhattan(&space, &cell), "{line} of {steps}");
        }
        assert_eq!(euclid(&space, &space.0.start), 2047 * DIAGONAL);
    }
}
