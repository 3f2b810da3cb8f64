//! Our own annealing: the bulbs never light each other, and a change mends something that is wrong.
//!
//! What a chain of forced bulbs decides from the start is never touched: these bulbs stay, and cells that are not open
//! after them never get one. A change picks something wrong at random: for a dark cell it puts a bulb where it lights
//! the cell, for a number that lacks bulbs beside it, and for a number with too many takes one away. A new bulb pushes
//! out the bulbs that it sees, and one bulb beside each number that would have too many. Now and then the change is
//! just random, so that every placement can be reached.

use solvarium_engine::Rng;

use super::super::prepared::Prepared;
use super::super::sight::Sight;
use super::super::view::View;
use super::candidate::{Candidate, Tweak, Weights};
use crate::support::placement::Cells;

pub(super) const WEIGHTS: Weights = Weights { dark: 1, clash: 1, wrong: 0, off_by: 2 };

/// One change in this many is random.
const RANDOM: usize = 16;

/// What the scheme knows of a level.
pub(super) struct Repair {
    /// Bulbs of every solution.
    pub(super) fixed: Vec<u16>,
    /// Where bulbs come and go.
    is_free: Cells,
    /// How far apart the things are that are looked at one after the other; without a common factor with their number.
    stride: usize,
}

/// Something wrong.
enum Fault {
    /// A dark cell.
    Dark(usize),
    /// A number with too few bulbs, by its place.
    Few(usize),
    /// A number with too many.
    Many(usize),
}

impl Repair {
    /// Looks for what is forced; gives back also the cells where bulbs come and go.
    pub(super) fn new(board: &Prepared) -> (Self, Vec<u16>) {
        let sight = &board.sight;
        let (mut forced, none) = (Candidate::empty(sight), Cells::new(board.layout.grid.cells()));
        let mut bulbs = none.clone();
        loop {
            let view = View::new(sight, &bulbs, &none);
            let before = forced.list.len();
            view.forced().into_iter().for_each(|cell| forced.add_if_fitting(sight, cell));
            if forced.list.len() == before {
                let things = sight.whites.len() + sight.clues.len();
                let free = view.open.iter().map(|cell| cell as u16).collect();
                return (Repair { fixed: forced.list, is_free: view.open, stride: stride(things) }, free);
            }
            forced.bulbs().for_each(|cell| {
                bulbs.add(cell);
            });
        }
    }

    pub(super) fn bytes(&self) -> usize {
        self.fixed.capacity() * size_of::<u16>() + self.is_free.bytes()
    }

    /// The forced bulbs, then others in random order as long as they fit.
    pub(super) fn random(&self, sight: &Sight, free: &[u16], rng: &mut Rng) -> Candidate {
        let mut candidate = Candidate::empty(sight);
        self.fixed.iter().for_each(|cell| candidate.add(sight, usize::from(*cell)));
        let mut order = free.to_vec();
        rng.shuffle(&mut order);
        order.iter().for_each(|cell| candidate.add_if_fitting(sight, usize::from(*cell)));
        candidate
    }

    pub(super) fn tweak(&self, sight: &Sight, free: &[u16], candidate: &Candidate, rng: &mut Rng) -> Tweak {
        let fault = if rng.below(RANDOM) == 0 { None } else { self.fault(sight, candidate, rng) };
        let free_of = |cells: &[u16]| -> Vec<u16> {
            cells.iter().copied().filter(|cell| self.is_free.has(usize::from(*cell))).collect()
        };
        let spots: Vec<u16> = match fault {
            None => vec![*rng.pick(free)],
            Some(Fault::Dark(cell)) => {
                let [across, down] = sight.runs_of(cell).map(|run| free_of(&sight.runs[run]));
                across.into_iter().chain(down.into_iter().filter(|spot| usize::from(*spot) != cell)).collect()
            }
            Some(Fault::Few(clue)) => {
                let mut spots = free_of(&sight.clues[clue].spots);
                spots.retain(|spot| !candidate.has(usize::from(*spot)));
                spots
            }
            Some(Fault::Many(clue)) => {
                let mut bulbs = free_of(&sight.clues[clue].spots);
                bulbs.retain(|spot| candidate.has(usize::from(*spot)));
                bulbs
            }
        };
        match spots.is_empty() {
            true => Tweak::default(),
            false => self.turn(sight, candidate, *rng.pick(&spots), rng),
        }
    }

    /// Something wrong, if anything is. Beginning at random, the things are looked at with strides between them, so that
    /// which of several faults is found depends little on where the others are.
    fn fault(&self, sight: &Sight, candidate: &Candidate, rng: &mut Rng) -> Option<Fault> {
        let things = sight.whites.len() + sight.clues.len();
        let mut at = rng.below(things);
        for _ in 0..things {
            if let Some(&cell) = sight.whites.get(at) {
                if candidate.is_dark(sight, usize::from(cell)) {
                    return Some(Fault::Dark(usize::from(cell)));
                }
            } else {
                let clue = at - sight.whites.len();
                match candidate.beside(clue).cmp(&sight.clues[clue].number) {
                    std::cmp::Ordering::Less => return Some(Fault::Few(clue)),
                    std::cmp::Ordering::Greater => return Some(Fault::Many(clue)),
                    std::cmp::Ordering::Equal => {}
                }
            }
            at = (at + self.stride) % things;
        }
        None
    }

    /// Takes the bulb on a cell away, or puts one there and pushes out what it does not go with.
    fn turn(&self, sight: &Sight, candidate: &Candidate, cell: u16, rng: &mut Rng) -> Tweak {
        let mut tweak = Tweak::default();
        if candidate.has(usize::from(cell)) {
            tweak.remove.push(cell);
            return tweak;
        }
        tweak.add = Some(cell);
        for run in sight.runs_of(usize::from(cell)) {
            tweak.remove.extend(candidate.bulbs_in(sight, run));
        }
        for clue in sight.clues_beside(usize::from(cell)) {
            let spots = sight.clues[clue].spots.iter().copied();
            let pushed = spots.clone().filter(|spot| tweak.remove.contains(spot)).count() as u8;
            let others = spots.filter(|spot| candidate.has(usize::from(*spot)) && self.is_free.has(usize::from(*spot)));
            let others: Vec<u16> = others.filter(|spot| !tweak.remove.contains(spot)).collect();
            if candidate.beside(clue) - pushed >= sight.clues[clue].number && !others.is_empty() {
                tweak.remove.push(*rng.pick(&others));
            }
        }
        tweak
    }
}

/// A number near the golden section of another that has no factor in common with it.
fn stride(things: usize) -> usize {
    let divisor = |mut a: usize, mut b: usize| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    (things * 618 / 1000..).find(|stride| divisor(*stride, things) == 1).expect("1 more than a multiple has none")
}
