//! What a person sees at a glance on a board in progress: bulbs that light each other, and numbers.

use solvarium_engine::{Review, Wrong};

use super::layout::Layout;
use super::{number_count, see_each_other};
use crate::support::placement::Cells;

pub fn review(layout: &Layout, bulbs: &Cells) -> Review {
    let mut review = Review { wrong: clashes(layout, bulbs), ..Review::default() };
    for cell in 0..layout.grid.cells() {
        let Some(number) = layout.number(cell).map(usize::from) else { continue };
        let beside: Vec<usize> = layout.beside(cell).filter(|spot| bulbs.has(*spot)).collect();
        if beside.len() == number {
            review.done_cells.push(cell);
        } else if beside.len() > number {
            let message = number_count(layout, cell, number, beside.len());
            review.wrong.push(Wrong { rule: "number", message, cells: vec![cell] });
        }
    }
    review
}

fn clashes(layout: &Layout, bulbs: &Cells) -> Vec<Wrong> {
    let pairs = bulbs.iter().flat_map(|a| layout.seen_from(a).filter(move |b| *b > a).map(move |b| (a, b)));
    pairs
        .filter(|(_, b)| bulbs.has(*b))
        .map(|(a, b)| Wrong { rule: "lit-by-another", message: see_each_other(layout, a, b), cells: vec![a, b] })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::light_up::layout::Cell;
    use solvarium_engine::grid::Grid;

    /// `. . .` above `. 1 .`.
    fn with(bulbs: &[usize]) -> Review {
        let mut cells = vec![Cell::White; 6];
        cells[4] = Cell::Black(Some(1));
        let layout = Layout { grid: Grid { width: 3, height: 2 }, cells };
        review(&layout, &Cells::of(6, bulbs.iter().copied()))
    }

    #[test]
    fn nothing_is_wrong_or_done_at_the_start() {
        assert_eq!(with(&[]), Review::default());
    }

    #[test]
    fn a_number_is_done_or_has_too_many() {
        assert_eq!(with(&[3]).done_cells, [4]);
        let review = with(&[3, 5]);
        assert_eq!((review.done_cells, review.wrong[0].rule, &review.wrong[0].cells), (vec![], "number", &vec![4]));
    }

    #[test]
    fn bulbs_that_light_each_other_are_both_named() {
        let review = with(&[0, 2]);
        assert_eq!((review.wrong[0].rule, &review.wrong[0].cells), ("lit-by-another", &vec![0, 2]));
    }
}
