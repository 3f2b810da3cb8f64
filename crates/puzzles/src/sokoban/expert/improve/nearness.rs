//! Which positions are near a solution: those that differ from one of its positions by few boxes.
//!
//! For each cell there is a set of the places along the solution at which a box is on it, a bit for each. So a position is
//! compared with the whole solution at once: for every place it is counted how many of its boxes are on cells where none is
//! there, in unary, a set of places for "at least one", "at least two" and so on.

use super::super::super::level::Level;
use super::trail::Trail;

/// Compares positions with a solution.
pub(super) struct Nearness {
    /// Boxes that may be astray.
    astray: usize,
    /// Words of a set of places.
    words: usize,
    /// For each cell, the places where no box is on it.
    vacant: Vec<u64>,
    /// The places for "at least one box", and so on up to one too many.
    counts: Vec<u64>,
}

impl Nearness {
    /// To be compared with a solution from a place on. With as many boxes astray as there are, everything is near.
    pub fn new(level: &Level, trail: &Trail, from: usize, astray: usize) -> Self {
        let astray = astray.min(level.start.boxes.len());
        let words = (trail.positions.len() - from).div_ceil(64);
        // Places beyond the last one have no box anywhere.
        let mut vacant = vec![u64::MAX; level.room.cells() * words];
        for (place, position) in trail.positions[from..].iter().enumerate() {
            for &cell in &position.boxes {
                vacant[usize::from(cell) * words + place / 64] &= !(1 << (place % 64));
            }
        }
        Nearness { astray, words, vacant, counts: vec![0; (astray + 1) * words] }
    }

    /// Compares all boxes of a position but one, by number.
    pub fn compare(&mut self, boxes: &[u16], number: usize) {
        if self.astray < boxes.len() {
            self.counts.fill(0);
            for (_, &cell) in boxes.iter().enumerate().filter(|(at, _)| *at != number) {
                count(&mut self.counts, &self.vacant[usize::from(cell) * self.words..][..self.words]);
            }
        }
    }

    /// Whether the position is near with that box on a cell.
    pub fn admits(&self, cell: u16) -> bool {
        let (fewer, too_many) = self.counts.split_at(self.astray * self.words);
        let most = &fewer[(self.astray - 1) * self.words..];
        let vacant = &self.vacant[usize::from(cell) * self.words..][..self.words];
        let near = |((most, too_many), vacant): ((&u64, &u64), &u64)| too_many | most & vacant != u64::MAX;
        most.iter().zip(too_many).zip(vacant).any(near)
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        (self.vacant.capacity() + self.counts.capacity()) * 8
    }
}

/// Adds one at every place of a set to unary counts.
fn count(counts: &mut [u64], set: &[u64]) {
    let words = set.len();
    for (word, &more) in set.iter().enumerate() {
        for level in (words..counts.len()).step_by(words).rev() {
            counts[level + word] |= counts[level - words + word] & more;
        }
        counts[word] |= more;
    }
}
