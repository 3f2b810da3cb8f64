//! Estimates of the cost that is left, the same for both spaces: pushes that are left, at the price of a push.
//!
//! A push costs at least the price of a push, and walking costs at least nothing; so an estimate that never exceeds the
//! pushes that are left never exceeds the cost either.

use solvarium_engine::{Cost, DEAD, Heuristic, StateSpace};

use super::distances::FAR;
use super::level::{Level, Position};
use super::matching_cache::MatchingCache;
use super::price::Price;
use crate::support::scratch::Scratch;

/// The greatest estimate: beyond it costs themselves would run over.
const MOST: Cost = 1 << 30;

/// What an estimate needs: the level, what pushes cost, and the matching that is kept.
pub(super) type Parts<'a> = (&'a Level, Price, &'a Scratch<MatchingCache>);

/// A view of a level whose states are positions.
pub(super) trait View: StateSpace<State = Position> + 'static {
    fn parts(&self) -> Parts<'_>;
}

/// The estimates of a view.
pub(super) const fn all<V: View>() -> [Heuristic<V>; 4] {
    [
        Heuristic { name: "matching", aliases: &[], admissible: true, estimate: matching::<V> },
        Heuristic { name: "nearest", aliases: &[], admissible: true, estimate: nearest::<V> },
        Heuristic {
            name: "paired-manhattan",
            aliases: &[],
            admissible: false,
            estimate: |view, position| paired(view, position, |rows, columns| rows + columns),
        },
        Heuristic {
            name: "paired-euclid",
            aliases: &[],
            admissible: false,
            estimate: |view, position| paired(view, position, |rows, columns| (rows * rows + columns * columns).sqrt()),
        },
    ]
}

/// Admissible: in any solution each box ends on a different goal, and gets there by no fewer pushes than if it were
/// alone. [`DEAD`] where that is impossible even so.
fn matching<V: View>(view: &V, position: &Position) -> Cost {
    let (level, price, matching) = view.parts();
    match matching.with(|matching| matching.least(&level.distances, &position.boxes)) {
        Some(pushes) => priced(price, pushes),
        None => DEAD,
    }
}

/// Admissible: a box needs no fewer pushes than a lone box to the goal nearest to it. [`DEAD`] where there is none.
fn nearest<V: View>(view: &V, position: &Position) -> Cost {
    let (level, price, _) = view.parts();
    let mut pushes = 0;
    for &cell in &position.boxes {
        match level.distances.nearest(cell) {
            FAR => return DEAD,
            distance => pushes += Cost::from(distance),
        }
    }
    priced(price, pushes)
}

/// The i-th box and the i-th goal in reading order; when all boxes are on goals these are the same cells.
fn paired<V: View>(view: &V, position: &Position, length: impl Fn(f64, f64) -> f64) -> Cost {
    let (Level { room, .. }, price, _) = view.parts();
    let apart = |(&cell, &goal): (&u16, &u16)| {
        let ((row, column), (goal_row, goal_column)) = (room.place(cell), room.place(goal));
        length(row.abs_diff(goal_row) as f64, column.abs_diff(goal_column) as f64)
    };
    let total: f64 = position.boxes.iter().zip(&room.goals).map(apart).sum();
    priced(price, total.round() as Cost)
}

fn priced(price: Price, pushes: Cost) -> Cost {
    pushes.saturating_mul(price.push).min(MOST)
}
