//! What annealing and the genetic algorithm see of a level: bulbs all over the board, and a price for what is wrong.
//!
//! * `repair`, the default, in `repair.rs`: no bulb ever lights another; changes go to the root of something wrong.
//! * `free` is the annealing of report E, in `free.rs`: any bulb is put, taken or moved.
//!
//! In either, a person's own program may set the price.

mod candidate;
mod faults;
mod free;
mod repair;
#[cfg(test)]
mod tests;

use solvarium_engine::landscape::energy_of_changed;
use solvarium_engine::own::Energy;
use solvarium_engine::{Cut, Fault, Landscape, Line, Rng};

use self::candidate::Weights;
pub use self::candidate::{Candidate, Tweak};
use self::repair::Repair;
use super::prepared::Prepared;
use crate::support::placement::Place;

/// How candidates are judged and changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scheme {
    /// Mending what is wrong.
    #[default]
    Repair,
    /// Any bulb is put, taken or moved.
    Free,
}

/// The landscape of bulbs on a board.
pub struct Bulbs<'a> {
    board: &'a Prepared,
    /// The cells where bulbs come and go.
    free: Vec<u16>,
    /// Set for the scheme that mends.
    repair: Option<Repair>,
    /// What judges in place of the rules that are broken.
    own: Option<Energy>,
}

impl<'a> Bulbs<'a> {
    /// The bulbs of a level under a scheme, judged by a person's own program or by the rules that are broken.
    pub fn new(board: &'a Prepared, scheme: Scheme, own: Option<Energy>) -> Self {
        match scheme {
            Scheme::Repair => {
                let (repair, free) = Repair::new(board);
                Bulbs { board, free, repair: Some(repair), own }
            }
            Scheme::Free => Bulbs { board, free: free::unmarked(&board.sight), repair: None, own },
        }
    }

    fn weights(&self) -> &'static Weights {
        if self.repair.is_some() { &repair::WEIGHTS } else { &free::WEIGHTS }
    }

    /// A child with the bulbs of one parent on the cells before a line and those of the other behind it.
    fn joined(&self, before: &Candidate, behind: &Candidate, is_before: impl Fn(usize) -> bool) -> Candidate {
        let sight = &self.board.sight;
        let bulbs =
            before.bulbs().filter(|cell| is_before(*cell)).chain(behind.bulbs().filter(|cell| !is_before(*cell)));
        let mut child = Candidate::empty(sight);
        for cell in bulbs {
            if self.repair.is_none() || child.is_dark(sight, cell) {
                child.add(sight, cell);
            }
        }
        child
    }
}

impl Landscape for Bulbs<'_> {
    type Candidate = Candidate;
    type Tweak = Tweak;
    type Move = Place;

    fn random(&self, rng: &mut Rng) -> Candidate {
        match &self.repair {
            Some(repair) => repair.random(&self.board.sight, &self.free, rng),
            None => free::random(self.board, &self.free, rng),
        }
    }

    fn tweak(&self, candidate: &Candidate, rng: &mut Rng) -> Tweak {
        match &self.repair {
            _ if self.free.is_empty() => Tweak::default(),
            Some(repair) => repair.tweak(&self.board.sight, &self.free, candidate, rng),
            None => free::tweak(&self.free, candidate, rng),
        }
    }

    fn apply(&self, candidate: &mut Candidate, tweak: &Tweak) {
        candidate.apply(&self.board.sight, tweak);
    }

    fn energy(&self, candidate: &Candidate) -> u32 {
        let by_rules = candidate.energy(&self.board.sight, self.weights());
        self.own.map_or(by_rules, |own| own.judge(&self.cells(candidate), by_rules))
    }

    fn energy_after(&self, candidate: &Candidate, now: u32, tweak: &Tweak) -> u32 {
        match self.own {
            None => candidate.energy_after(&self.board.sight, self.weights(), now, tweak),
            Some(_) if *tweak == Tweak::default() => now,
            Some(_) => energy_of_changed(self, candidate, tweak),
        }
    }

    /// Cuts the board in two along a row or a column.
    fn cut(&self, _a: &Candidate, _b: &Candidate, rng: &mut Rng) -> Cut {
        let grid = self.board.layout.grid;
        let by_row = rng.below(2) == 0;
        let line = rng.between(0, if by_row { grid.height } else { grid.width }) as u32;
        Cut::Line(if by_row { Line::Row(line) } else { Line::Column(line) })
    }

    fn join(&self, before: &Candidate, behind: &Candidate, cut: Cut) -> Candidate {
        let (grid, first) = (self.board.layout.grid, cut.before());
        let by_row = matches!(cut, Cut::Line(Line::Row(_)));
        self.joined(before, behind, |cell| {
            let (row, column) = grid.position(cell);
            (if by_row { row } else { column }) < first
        })
    }

    fn bytes(&self) -> usize {
        self.free.capacity() * size_of::<u16>() + self.repair.as_ref().map_or(0, Repair::bytes)
    }

    fn candidate_bytes(&self, candidate: &Candidate) -> usize {
        candidate.bytes()
    }

    fn tweak_bytes(&self, tweak: &Tweak) -> usize {
        let list = if tweak.remove.spilled() { tweak.remove.capacity() * size_of::<u16>() } else { 0 };
        size_of::<Tweak>() + list
    }

    fn moves(&self, candidate: &Candidate) -> Vec<Place> {
        candidate.bulbs().map(|cell| Place(cell as u16)).collect()
    }

    fn faults(&self, candidate: &Candidate) -> Vec<Fault> {
        let faults = candidate.faults(self.board, self.weights());
        if self.own.is_some() { Fault::judged(self.energy(candidate), faults) } else { faults }
    }

    fn cells(&self, candidate: &Candidate) -> Vec<usize> {
        candidate.bulbs().collect()
    }
}
