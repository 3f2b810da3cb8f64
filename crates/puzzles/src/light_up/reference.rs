//! What solvers are compared with: every solution of a small board, by brute force.

use super::layout::{Cell, Layout};
use crate::support::placement::Cells;

/// All solutions, found cell by cell with the rules read plainly.
pub(super) fn solutions(layout: &Layout) -> Vec<Cells> {
    let white: Vec<usize> = (0..layout.cells.len()).filter(|cell| layout.is_white(*cell)).collect();
    let mut found = Vec::new();
    extend(layout, &white, &mut Cells::new(layout.cells.len()), &mut found);
    found
}

fn extend(layout: &Layout, rest: &[usize], bulbs: &mut Cells, found: &mut Vec<Cells>) {
    let Some((&cell, rest)) = rest.split_first() else {
        if is_solution(layout, bulbs) {
            found.push(bulbs.clone());
        }
        return;
    };
    extend(layout, rest, bulbs, found);
    if !layout.seen_from(cell).any(|other| bulbs.has(other)) {
        bulbs.add(cell);
        extend(layout, rest, bulbs, found);
        bulbs.remove(cell);
    }
}

fn is_solution(layout: &Layout, bulbs: &Cells) -> bool {
    let beside = |cell: usize| layout.beside(cell).filter(|near| bulbs.has(*near)).count();
    let lights = |cell: usize| layout.seen_from(cell).filter(|other| bulbs.has(*other)).count();
    (0..layout.cells.len()).all(|cell| match layout.cells[cell] {
        Cell::Black(number) => number.is_none_or(|number| usize::from(number) == beside(cell)),
        Cell::White if bulbs.has(cell) => lights(cell) == 0,
        Cell::White => lights(cell) > 0,
    })
}
