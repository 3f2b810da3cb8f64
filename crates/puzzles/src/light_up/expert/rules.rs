//! The rules of Light Up as constraints.
//!
//! A variable for each white cell says that a bulb stands there, and one for each segment (the white cells between two
//! black ones, across or down) says that a bulb stands in it. A segment has at most one, and of the two segments
//! through a white cell at least one has one. So the size of the constraints grows with the board, however long the
//! segments are.

use crate::cdcl::Lit;
use crate::light_up::hall::Hall;
use crate::placement::Oracle;

/// The solutions of a board, ready to be asked about.
pub fn oracle(hall: &Hall) -> Oracle {
    let mut oracle = unnumbered(hall);
    for cell in 0..hall.cells.len() {
        if let Some(number) = hall.number(cell) {
            let beside = oracle.lits(hall.beside(cell));
            oracle.solver.exactly(&beside, usize::from(number));
        }
    }
    oracle
}

/// The rules without the numbers.
fn unnumbered(hall: &Hall) -> Oracle {
    let count = hall.cells.len();
    let mut oracle = Oracle::new(count, (0..count).filter(|cell| hall.is_white(*cell)));
    let (width, height) = (hall.grid.width, hall.grid.height);
    let rows = (0..height).map(|row| (0..width).map(|column| row * width + column).collect());
    let across = segments(hall, rows, &mut oracle);
    let columns = (0..width).map(|column| (0..height).map(|row| row * width + column).collect());
    let down = segments(hall, columns, &mut oracle);
    for (across, down) in across.into_iter().zip(down) {
        if let (Some(across), Some(down)) = (across, down) {
            // A cell that is alone both ways is both of its segments.
            oracle.solver.clause(&[across, down][usize::from(across == down)..]);
        }
    }
    oracle
}

/// By white cell: its segment along the lines has a bulb.
fn segments(hall: &Hall, lines: impl Iterator<Item = Vec<usize>>, oracle: &mut Oracle) -> Vec<Option<Lit>> {
    let mut of_cell = vec![None; hall.cells.len()];
    for line in lines {
        for segment in line.split(|cell| !hall.is_white(*cell)).filter(|segment| !segment.is_empty()) {
            let lit = lit_up(segment, oracle);
            segment.iter().for_each(|cell| of_cell[*cell] = Some(lit));
        }
    }
    of_cell
}

/// What says that a segment has a bulb.
fn lit_up(segment: &[usize], oracle: &mut Oracle) -> Lit {
    let mut lits = oracle.lits(segment.iter().copied());
    if let [alone] = lits[..] {
        return alone;
    }
    let lit = Lit::yes(oracle.solver.var(true));
    lits.push(!lit);
    oracle.solver.exactly(&lits, 1);
    lit
}
