//! Where the energy of a candidate comes from: dark cells, bulbs that light each other, numbers that are wrong.

use solvarium_engine::{Fault, message};

use super::super::number_count;
use super::super::prepared::Prepared;
use super::candidate::{Candidate, Weights};
use crate::support::placement::{cell as named, cells};

impl Candidate {
    /// All that is wrong, with what it costs.
    pub(super) fn faults(&self, board: &Prepared, weights: &Weights) -> Vec<Fault> {
        let (sight, layout) = (&board.sight, &board.layout);
        let whites = sight.whites.iter().map(|cell| usize::from(*cell));
        let dark = whites.filter(|cell| self.is_dark(sight, *cell)).map(|cell| Fault {
            rule: "dark-cell",
            message: message!("light-up-dark", cell = named(layout.grid, cell)),
            cells: vec![cell],
            energy: weights.dark,
        });
        let runs = (0..sight.runs.len()).map(|run| self.bulbs_in(sight, run).collect::<Vec<u16>>());
        let clashes = runs.map(|bulbs| Fault {
            rule: "lit-by-another",
            message: message!("light-up-see-each-other", cells = cells(layout.grid, &bulbs)),
            cells: bulbs.iter().map(|cell| usize::from(*cell)).collect(),
            energy: weights.run(bulbs.len() as u16),
        });
        let numbers = sight.clues.iter().enumerate().map(|(place, clue)| {
            let (cell, count) = (usize::from(clue.cell), self.beside(place));
            Fault {
                rule: "number",
                message: number_count(layout, cell, usize::from(clue.number), usize::from(count)),
                cells: vec![cell],
                energy: weights.number(clue.number, count),
            }
        });
        dark.chain(clashes).chain(numbers).filter(|fault| fault.energy > 0).collect()
    }
}
