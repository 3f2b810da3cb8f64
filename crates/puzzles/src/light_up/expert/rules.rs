//! The rules of Light Up as constraints.
//!
//! A variable for each white cell says that a bulb stands there, and one for each segment (the white cells between two
//! black ones, across or down) says that a bulb stands in it. A segment has at most one, and of the two segments
//! through a white cell at least one has one. So the size of the constraints grows with the board, however long the
//! segments are.

use crate::light_up::layout::Layout;
use crate::support::cdcl::Lit;
use crate::support::placement::Solutions;

/// The solutions of a board, ready to be asked about.
pub fn solutions(layout: &Layout) -> Solutions {
    let mut solutions = unnumbered(layout);
    for cell in 0..layout.cells.len() {
        if let Some(number) = layout.number(cell) {
            let beside = solutions.lits(layout.beside(cell));
            solutions.solver.exactly(&beside, usize::from(number));
        }
    }
    solutions
}

/// The rules without the numbers.
fn unnumbered(layout: &Layout) -> Solutions {
    let count = layout.cells.len();
    let mut solutions = Solutions::new(count, (0..count).filter(|cell| layout.is_white(*cell)));
    let (width, height) = (layout.grid.width, layout.grid.height);
    let rows = (0..height).map(|row| (0..width).map(|column| row * width + column).collect());
    let across = segments(layout, rows, &mut solutions);
    let columns = (0..width).map(|column| (0..height).map(|row| row * width + column).collect());
    let down = segments(layout, columns, &mut solutions);
    for (across, down) in across.into_iter().zip(down) {
        if let (Some(across), Some(down)) = (across, down) {
            // A cell that is alone both ways is both of its segments.
            solutions.solver.clause(&[across, down][usize::from(across == down)..]);
        }
    }
    solutions
}

/// By white cell: its segment along the lines has a bulb.
fn segments(layout: &Layout, lines: impl Iterator<Item = Vec<usize>>, solutions: &mut Solutions) -> Vec<Option<Lit>> {
    let mut of_cell = vec![None; layout.cells.len()];
    for line in lines {
        for segment in line.split(|cell| !layout.is_white(*cell)).filter(|segment| !segment.is_empty()) {
            let lit = lit_up(segment, solutions);
            segment.iter().for_each(|cell| of_cell[*cell] = Some(lit));
        }
    }
    of_cell
}

/// What says that a segment has a bulb.
fn lit_up(segment: &[usize], solutions: &mut Solutions) -> Lit {
    let mut lits = solutions.lits(segment.iter().copied());
    if let [alone] = lits[..] {
        return alone;
    }
    let lit = Lit::yes(solutions.solver.var(true));
    lits.push(!lit);
    solutions.solver.exactly(&lits, 1);
    lit
}
