//! Which numbers are needed? For generators, which take numbers away as long as the solution stays the only one.
//!
//! Each number has a switch, which is assumed or not; the solution itself is excluded for good. So every question is
//! about the same constraints, and what one question teaches holds for all. An answer of no also tells which numbers it
//! took, and all others can go at once.

use solvarium_engine::{Ctx, Stop};

use super::rules::unnumbered;
use crate::cdcl::Lit;
use crate::light_up::hall::Hall;
use crate::placement::{Cells, Oracle};

/// A board with one solution that is known, and numbers that can be told or not.
pub struct Numbers {
    oracle: Oracle,
    /// The numbered cells and their switches.
    switches: Vec<(usize, Lit)>,
    count: usize,
}

impl Numbers {
    /// All numbers of a board, with one of its solutions.
    pub fn new(hall: &Hall, solution: &Cells) -> Self {
        let (mut oracle, mut switches) = (unnumbered(hall), Vec::new());
        for cell in 0..hall.cells.len() {
            if let Some(number) = hall.number(cell) {
                let switch = Lit::yes(oracle.solver.var(true));
                let beside = oracle.lits(hall.beside(cell));
                exactly_if(switch, &beside, u32::from(number), &mut oracle);
                switches.push((cell, switch));
            }
        }
        oracle.exclude(solution);
        Numbers { oracle, switches, count: hall.cells.len() }
    }

    /// Another solution when only the numbers on some cells are told. If there is none, [`Numbers::needed`] tells more.
    pub fn another(&mut self, told: &Cells, ctx: &mut Ctx<'_>) -> Result<Option<Cells>, Stop> {
        self.oracle.hold(self.switches.iter().filter(|(cell, _)| told.has(*cell)).map(|(_, switch)| *switch));
        self.oracle.solution(ctx)
    }

    /// After an answer of none: numbers that are enough to leave just the one solution.
    pub fn needed(&self) -> Cells {
        let mut cells = Cells::new(self.count);
        let blamed = self.switches.iter().filter(|(_, switch)| self.oracle.to_blame().contains(switch));
        blamed.for_each(|(cell, _)| {
            cells.add(*cell);
        });
        cells
    }
}

/// Exactly so many of at most four literals hold if the switch does: any of them that would be one too many do not all
/// hold, and of any others that leave one too few one does.
fn exactly_if(switch: Lit, lits: &[Lit], number: u32, oracle: &mut Oracle) {
    let len = lits.len() as u32;
    if number > len {
        oracle.solver.clause(&[!switch]);
        return;
    }
    for some in 1u32..1 << len {
        let chosen = lits.iter().enumerate().filter(|(at, _)| some >> at & 1 == 1).map(|(_, lit)| *lit);
        if some.count_ones() == number + 1 {
            let clause: Vec<Lit> = chosen.clone().map(|lit| !lit).chain([!switch]).collect();
            oracle.solver.clause(&clause);
        }
        if some.count_ones() == len - number + 1 {
            let clause: Vec<Lit> = chosen.chain([!switch]).collect();
            oracle.solver.clause(&clause);
        }
    }
}
