//! Against brute force on small random boards.

use std::collections::BTreeSet;

use solvarium_engine::Rng;
use solvarium_engine::grid::Grid;

use super::solutions;
use crate::light_up::layout::{Cell, Layout};
use crate::light_up::reference;
use crate::support::testing::assert_solutions;

/// A board of up to five by four cells with few or many black ones, most of whose numbers can be met.
fn random_layout(rng: &mut Rng) -> Layout {
    let grid = Grid { width: rng.between(1, 5), height: rng.between(1, 4) };
    let black = rng.between(1, 4);
    let blank: Vec<Cell> =
        (0..grid.cells()).map(|_| if rng.below(10) < black { Cell::Black(None) } else { Cell::White }).collect();
    let mut layout = Layout { grid, cells: blank };
    let all: Vec<Vec<usize>> = brute_force(&layout).into_iter().collect();
    let (bulbs, share) = (rng.pick(&all).clone(), *rng.pick(&[1, 5, 10]));
    for cell in 0..grid.cells() {
        if !layout.is_white(cell) && rng.below(10) < share {
            let number = layout.beside(cell).filter(|near| bulbs.contains(near)).count() as u8;
            layout.cells[cell] = Cell::Black(Some(if rng.below(4) == 0 { (number + 1) % 5 } else { number }));
        }
    }
    layout
}

/// The cells of every solution.
fn brute_force(layout: &Layout) -> BTreeSet<Vec<usize>> {
    reference::solutions(layout).iter().map(|bulbs| bulbs.iter().collect()).collect()
}

#[test]
fn verdicts_and_enumerations_agree_with_brute_force() {
    let mut rng = Rng::new(7);
    let mut seen = [0; 3];
    for _ in 0..3000 {
        let layout = random_layout(&mut rng);
        let expected = brute_force(&layout);
        let count = assert_solutions(&format!("{layout:?}"), solutions(&layout), &expected);
        seen[count.min(2)] += 1;
    }
    assert!(seen.iter().all(|count| *count > 300), "{seen:?}");
}
