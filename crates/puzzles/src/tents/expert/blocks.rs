//! What two lines side by side can hold: constraints that follow from the others, but that the solver would not see.
//!
//! A block of two by two cells holds at most one tent. Two neighbouring rows are made up of such blocks, in two ways,
//! from the first column or from the second; so as many blocks as their clues add up to have a tent. A variable for
//! each block says that it has one, and takes part in the sums of two rows and of two columns.

use solvarium_engine::grid::Grid;

use crate::support::cdcl::Lit;
use crate::support::placement::Solutions;

/// The lines' clues and the size of the board.
pub struct Blocks {
    /// The board's size.
    pub grid: Grid,
    /// Tents in each row, where there is a clue.
    pub rows: Vec<Option<u16>>,
    /// Tents in each column, where there is a clue.
    pub columns: Vec<Option<u16>>,
}

/// A block with something open: a tent in it, and how many stand there for sure.
#[derive(Clone, Copy, Default)]
struct Block {
    lit: Option<Lit>,
    sure: u16,
}

impl Blocks {
    /// Adds the constraints, as far as cells are still open.
    pub fn add(&self, solutions: &mut Solutions) {
        let Grid { width, height } = self.grid;
        let blocks: Vec<Block> = (0..=height)
            .flat_map(|row| (0..=width).map(move |column| (row, column)))
            .map(|at| self.block(at, solutions))
            .collect();
        sums(&self.rows, width, solutions, |line, at| blocks[line * (width + 1) + at]);
        sums(&self.columns, height, solutions, |line, at| blocks[at * (width + 1) + line]);
    }

    /// The block whose last cell is at a row and column; those at the border are cut off there.
    fn block(&self, (row, column): (usize, usize), solutions: &mut Solutions) -> Block {
        let Grid { width, height } = self.grid;
        let mut block = Block::default();
        let mut open = Vec::with_capacity(5);
        for row in row.saturating_sub(1)..(row + 1).min(height) {
            for column in column.saturating_sub(1)..(column + 1).min(width) {
                let Some(lit) = solutions.lit(row * width + column) else { continue };
                match solutions.solver.fixed(lit.var()) {
                    Some(tent) => block.sure += u16::from(tent),
                    None => open.push(lit),
                }
            }
        }
        block.lit = (!open.is_empty()).then(|| one_of(open, solutions));
        block
    }
}

/// What says that one of some literals holds, of which at most one can.
fn one_of(mut lits: Vec<Lit>, solutions: &mut Solutions) -> Lit {
    if let [alone] = lits[..] {
        return alone;
    }
    let any = Lit::yes(solutions.solver.var(false));
    lits.iter().for_each(|lit| solutions.solver.clause(&[any, !*lit]));
    lits.push(!any);
    solutions.solver.clause(&lits);
    any
}

/// For each two neighbouring lines, both ways to make them up of blocks. A block is known by the later line and the
/// later place along it.
fn sums(clues: &[Option<u16>], length: usize, solutions: &mut Solutions, block: impl Fn(usize, usize) -> Block) {
    let mut lits = Vec::new();
    for line in 1..clues.len() {
        let (Some(one), Some(other)) = (clues[line - 1], clues[line]) else { continue };
        for from in 0..2 {
            lits.clear();
            let mut sure = 0;
            for block in (from..=length).step_by(2).map(|at| block(line, at)) {
                lits.extend(block.lit);
                sure += block.sure;
            }
            match (one + other).checked_sub(sure) {
                Some(left) => solutions.solver.exactly(&lits, usize::from(left)),
                None => solutions.solver.clause(&[]),
            }
        }
    }
}
