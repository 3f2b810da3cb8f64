//! A board turned and mirrored with its clues, and the form by which it is recognised.

use super::camp::Camp;
use crate::support::placement::Cells;
use crate::support::turn::{Turn, bytes};

/// The board turned and mirrored.
pub(super) fn images(camp: &Camp) -> impl Iterator<Item = Camp> {
    Turn::ALL.into_iter().map(|turn| turned(camp, turn))
}

/// The least of the images.
pub(super) fn form(camp: &Camp) -> Vec<u8> {
    Turn::least(|turn| written(&turned(camp, turn)))
}

fn turned(camp: &Camp, turn: Turn) -> Camp {
    let trees = Cells::of(camp.grid.cells(), camp.trees.iter().map(|tree| turn.cell(camp.grid, tree)));
    let (columns, rows) = turn.lines(&camp.columns, &camp.rows);
    Camp { grid: turn.size(camp.grid), trees, columns, rows }
}

/// Size, clues of the columns and rows, cells with trees. A clue is one more than it says; 0 where there is none.
fn written(camp: &Camp) -> Vec<u8> {
    let clues = camp.columns.iter().chain(&camp.rows).map(|clue| clue.map_or(0, |clue| usize::from(clue) + 1));
    let numbers = [camp.grid.width, camp.grid.height].into_iter().chain(clues).chain(camp.trees.iter());
    bytes(numbers).collect()
}
