//! The cheapest way to give each box a different goal, kept from one state to the next.
//!
//! Searches ask for states that follow each other: a state's successors differ from one another by two boxes. So the
//! [`Matching`] of the last state is kept, and only the boxes that differ are matched again.

use super::distances::Distances;
use super::matching::Matching;
use super::room::NONE;

/// The matching of the state that was asked for last.
#[derive(Debug, Default)]
pub struct MatchingCache {
    matching: Matching,
    /// The cell of each box in the matching.
    cells: Vec<u16>,
    /// The box of the matching on each cell, or [`NONE`].
    on: Vec<u16>,
    /// Cells of the state asked for that have no box in the matching.
    come: Vec<u16>,
    stays: Vec<bool>,
}

impl MatchingCache {
    /// The least total of distances when each box goes to a different goal; none if that is impossible.
    pub fn least(&mut self, distances: &Distances, boxes: &[u16]) -> Option<u32> {
        self.compare(boxes);
        // Changing a box costs about a path, and a matching from scratch one for each box.
        if self.come.len() < boxes.len().div_ceil(2) && self.matching.total().is_some() && self.change(distances) {
            return self.matching.total();
        }
        self.cells.clear();
        self.cells.extend_from_slice(boxes);
        self.matching.set(boxes.iter().map(|&cell| distances.from(cell)))
    }

    /// Finds which boxes of the matching stay, and which cells must get one.
    fn compare(&mut self, boxes: &[u16]) {
        let cells = self.cells.iter().chain(boxes).max().map_or(0, |&cell| usize::from(cell) + 1);
        self.on.clear();
        self.on.resize(cells, NONE);
        self.cells.iter().enumerate().for_each(|(number, &cell)| self.on[usize::from(cell)] = number as u16);
        self.stays.clear();
        self.stays.resize(self.cells.len(), false);
        self.come.clear();
        for &cell in boxes {
            match self.on[usize::from(cell)] {
                NONE => self.come.push(cell),
                number => self.stays[usize::from(number)] = true,
            }
        }
    }

    /// Moves the boxes that do not stay to the cells that must get one; whether there was a matching all the way.
    fn change(&mut self, distances: &Distances) -> bool {
        let gone = (0..self.cells.len()).filter(|&number| !self.stays[number]);
        for (number, &cell) in gone.zip(&self.come) {
            self.cells[number] = cell;
            if self.matching.replace(number, distances.from(cell)).is_none() {
                return false;
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::super::reference::draw;
    use super::*;
    use solvarium_engine::Rng;

    #[test]
    fn a_kept_matching_equals_a_fresh_one() {
        let mut rng = Rng::new(4);
        let mut kept_on = 0;
        for level in (0..200).filter_map(|seed| draw(&mut Rng::new(seed), 4)) {
            let alive = |cell: &u16| !level.distances.is_dead(*cell);
            let (mut kept, mut cells) = (MatchingCache::default(), (0..level.room.cells() as u16).collect::<Vec<_>>());
            cells.retain(|cell| alive(cell) || rng.below(8) == 0);
            let mut boxes = level.start.boxes.to_vec();
            for _ in 0..60 {
                rng.shuffle(&mut cells);
                let most = rng.between(1, boxes.len());
                let changes = rng.between(0, most);
                for at in 0..changes {
                    if let Some(&cell) = cells.iter().find(|cell| !boxes.contains(cell)) {
                        boxes[at] = cell;
                    }
                }
                boxes.sort_unstable();
                let fresh = MatchingCache::default().least(&level.distances, &boxes);
                assert_eq!(kept.least(&level.distances, &boxes), fresh, "{boxes:?}");
                kept_on += usize::from(kept.cells != boxes);
            }
        }
        assert!(kept_on > 100, "the matching was kept {kept_on} times");
    }
}
