//! Report E's annealing: where it starts, what a neighbour is, and what it counts.
//!
//! The cells beside a 0 are marked: no bulb ever stands there. At the start each number gets as many bulbs as it says on
//! random cells beside it, as far as they are free; then random bulbs are added until there are as many as the longer
//! side of the board. A neighbour has one bulb less, one more, or one elsewhere. The score is lit cells, minus clashes,
//! minus numbers that are wrong; the energy is what it falls short of the white cells. A clash is a bulb that sees
//! another one before it in its row or column.

use solvarium_engine::Rng;

use super::super::prepared::Prepared;
use super::super::sight::Sight;
use super::candidate::{Candidate, Tweak, Weights};

pub(super) const WEIGHTS: Weights = Weights { dark: 1, clash: 1, wrong: 1, off_by: 0 };

/// The white cells that are beside no 0.
pub(super) fn unmarked(sight: &Sight) -> Vec<u16> {
    let marked = |cell: &u16| sight.clues_beside(usize::from(*cell)).any(|clue| sight.clues[clue].number == 0);
    sight.whites.iter().copied().filter(|cell| !marked(cell)).collect()
}

pub(super) fn random(board: &Prepared, free: &[u16], rng: &mut Rng) -> Candidate {
    let sight = &board.sight;
    let mut candidate = Candidate::empty(sight);
    for (place, clue) in sight.clues.iter().enumerate() {
        let mut spots = clue.spots.clone();
        spots.retain(|spot| free.binary_search(spot).is_ok() && !candidate.has(usize::from(*spot)));
        rng.shuffle(&mut spots);
        let lacking = clue.number.saturating_sub(candidate.beside(place));
        spots.iter().take(usize::from(lacking)).for_each(|spot| candidate.add(sight, usize::from(*spot)));
    }
    let mut rest: Vec<u16> = free.iter().copied().filter(|cell| !candidate.has(usize::from(*cell))).collect();
    rng.shuffle(&mut rest);
    let size = board.layout.grid.width.max(board.layout.grid.height);
    let missing = size.saturating_sub(candidate.list.len());
    rest.iter().take(missing).for_each(|cell| candidate.add(sight, usize::from(*cell)));
    candidate
}

/// One bulb less, one more, or one elsewhere. Where a bulb is drawn to be put on another, nothing changes.
pub(super) fn tweak(free: &[u16], candidate: &Candidate, rng: &mut Rng) -> Tweak {
    let (remove, add) = [(true, false), (false, true), (true, true)][rng.below(3)];
    let mut tweak = Tweak::default();
    if remove && !candidate.list.is_empty() {
        tweak.remove.push(*rng.pick(&candidate.list));
    }
    if add {
        let cell = *rng.pick(free);
        if candidate.has(usize::from(cell)) {
            return Tweak::default();
        }
        tweak.add = Some(cell);
    }
    tweak
}
