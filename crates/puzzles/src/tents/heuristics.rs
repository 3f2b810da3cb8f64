//! Estimates of the tents that are still to be put.

use solvarium_engine::{Cost, DEAD, Heuristic, StateSpace};

use super::Tents;
use super::ordered::{Ordered, State};
use super::sites::Sites;
use crate::support::placement::Cells;

/// What a row costs in `row-shortage` if its clue can no longer be met. The report's own number is not known.
const PENALTY: i64 = 10;

pub(super) const ORDERED: &[Heuristic<Ordered>] = &[
    Heuristic {
        name: "tents-left",
        aliases: &[],
        admissible: true,
        estimate: |space, state| if space.has_hope(state) { missing(&space.sites, state.tents.len()) } else { DEAD },
    },
    Heuristic {
        name: "row-shortage",
        aliases: &["report-e"],
        admissible: false,
        estimate: |space, state: &State| row_shortage(&space.sites, &state.tents, &state.closed),
    },
];

pub(super) const NAIVE: &[Heuristic<Tents>] = &[
    Heuristic {
        name: "tents-left",
        aliases: &[],
        admissible: true,
        estimate: |puzzle, tents| match puzzle.spots_of(tents) {
            Some(tents) if puzzle.ordered().has_hope(&alone(puzzle, &tents)) => missing(puzzle.sites(), tents.len()),
            _ => DEAD,
        },
    },
    Heuristic {
        name: "row-shortage",
        aliases: &["report-e"],
        admissible: false,
        estimate: |puzzle, tents| match puzzle.spots_of(tents) {
            Some(tents) => row_shortage(puzzle.sites(), &tents, &alone(puzzle, &tents).closed),
            None => DEAD,
        },
    },
];

/// A state in which nothing is closed.
fn alone(puzzle: &Tents, tents: &Cells) -> State {
    State { tents: tents.clone(), ..puzzle.ordered().initial() }
}

/// Every solution has as many tents as there are trees, and a move puts one: where a solution can be reached, this is
/// the exact cost that is left.
fn missing(sites: &Sites, tents: usize) -> Cost {
    (sites.tree_count() - tents) as Cost
}

/// Not admissible, because of the penalty; and often 0, since a row mostly has more possible cells than it needs. The
/// sum is not taken below 0, and rows without a clue are left out. Here a cell is possible if a tent may stand there
/// by the rules: beside a tree, no tent around, no full line.
fn row_shortage(sites: &Sites, tents: &Cells, closed: &Cells) -> Cost {
    let mut left: Vec<Option<i64>> = sites.clues.iter().map(|clue| clue.map(i64::from)).collect();
    let lines = |spot: usize| sites.spots[spot].lines.map(usize::from);
    for tent in tents.iter() {
        lines(tent).into_iter().for_each(|line| left[line] = left[line].map(|left| left - 1));
    }
    let possible = |spot: usize| {
        let free = !tents.has(spot) && !closed.has(spot);
        free && lines(spot).iter().all(|line| left[*line].is_none_or(|left| left > 0))
            && !sites.spots[spot].near.iter().any(|near| tents.has(usize::from(*near)))
    };
    let row = |line: usize| {
        let cells = sites.in_line[line].iter().filter(|spot| possible(usize::from(**spot))).count() as i64;
        left[line].map_or(0, |left| left - cells + if left > cells { PENALTY } else { 0 })
    };
    let rows: i64 = (sites.camp.grid.width..sites.clues.len()).map(row).sum();
    let hopeless =
        |beside: &[u16]| !beside.iter().any(|spot| tents.has(usize::from(*spot)) || possible(usize::from(*spot)));
    let trees = sites.beside_tree.iter().filter(|beside| hopeless(beside)).count() as i64;
    Cost::try_from((rows + trees).max(0)).expect("a board has fewer rows and trees")
}
