//! Into how many regions the boxes part the floor.
//!
//! Only what is beside a box can be split or joined by it. So for a box that goes somewhere else the regions are not all
//! counted again: mostly nothing changes, and otherwise a flood from each side tells which sides are one.

use super::super::reach::{flood, holds_together};
use super::super::room::{Room, Rows};

/// Counts regions. Its vectors are kept from one use to the next.
#[derive(Debug, Default)]
pub(super) struct Regions {
    free: Rows,
    left: Rows,
    region: Rows,
    /// The position whose regions were counted, and their number.
    boxes: Vec<u16>,
    all: usize,
    /// Regions of the free cells.
    whole: usize,
}

impl Regions {
    /// The number of regions between boxes.
    pub fn count(&mut self, room: &Room, boxes: &[u16]) -> usize {
        self.free.clone_from(&room.floor);
        boxes.iter().for_each(|&cell| room.flip(&mut self.free, cell));
        if self.boxes != boxes {
            self.boxes.clear();
            self.boxes.extend_from_slice(boxes);
            self.all = self.all(room);
        }
        self.all
    }

    /// Takes a box away from its cell.
    pub fn without(&mut self, room: &Room, boxes: &[u16], cell: u16) {
        let all = self.count(room, boxes);
        // Its cell joins the regions beside it.
        self.whole = all + 1 - self.parts(room, cell);
        room.flip(&mut self.free, cell);
    }

    /// The number of regions without that box.
    pub fn whole(&self) -> usize {
        self.whole
    }

    /// The number of regions when the box that was taken away stands on another cell.
    pub fn with(&mut self, room: &Room, cell: u16) -> usize {
        room.flip(&mut self.free, cell);
        let parts = self.parts(room, cell);
        room.flip(&mut self.free, cell);
        self.whole + parts - 1
    }

    /// The number of regions beside a cell that is not free.
    fn parts(&mut self, room: &Room, cell: u16) -> usize {
        let is_free = |free: &Rows, next: &u16| room.has(free, *next);
        if !room.neighbours(cell).any(|next| is_free(&self.free, &next)) {
            return 0;
        }
        if holds_together(room, &self.free, cell) {
            return 1;
        }
        self.left.clone_from(&self.free);
        let mut parts = 0;
        for next in room.neighbours(cell) {
            if is_free(&self.left, &next) {
                self.take(room, next);
                parts += 1;
            }
        }
        parts
    }

    /// Takes the region of a cell from what is left.
    fn take(&mut self, room: &Room, cell: u16) {
        flood(room, &self.left, cell, &mut self.region);
        self.left.iter_mut().zip(&self.region).for_each(|(left, filled)| *left &= !filled);
    }

    /// The number of regions of the free cells.
    fn all(&mut self, room: &Room) -> usize {
        self.left.clone_from(&self.free);
        let mut count = 0;
        for row in 0..self.left.len() {
            while self.left[row] != 0 {
                self.take(room, room.cell(row, self.left[row].trailing_zeros() as usize));
                count += 1;
            }
        }
        count
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::reach::Reach;
    use super::super::super::reference::{draw, position};
    use super::*;
    use solvarium_engine::Rng;

    #[test]
    fn they_are_counted_as_a_new_count_would() {
        let mut rng = Rng::new(19);
        for _ in 0..300 {
            let Some(level) = draw(&mut rng, 4) else { continue };
            let (room, mut regions, mut reach) = (&level.room, Regions::default(), Reach::default());
            let mut truth = |boxes: &[u16]| {
                let mut firsts = Vec::new();
                reach.regions(room, boxes, &mut firsts);
                firsts.len()
            };
            let boxes = position(&mut rng, room, 4).boxes;
            for &from in &boxes {
                regions.without(room, &boxes, from);
                let mut others: Vec<u16> = boxes.iter().copied().filter(|&cell| cell != from).collect();
                assert_eq!(regions.whole(), truth(&others));
                for to in (0..room.cells() as u16).filter(|to| !boxes.contains(to)) {
                    others.push(to);
                    assert_eq!(regions.with(room, to), truth(&others), "{boxes:?} {from} {to} {level:?}");
                    others.pop();
                }
            }
        }
    }
}
