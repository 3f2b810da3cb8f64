//! Into how many regions the boxes part the floor.
//!
//! Only what is beside a box can be split or joined by it. So for a box that goes somewhere else the regions are not all
//! counted again: mostly nothing changes, or it is known which sides of the box are in the region of the player; otherwise
//! a flood from each side tells which sides are one.

use super::super::reach::{flood, holds_together, sides};
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

    /// Takes a box away from its cell. `one` are all sides of it that are in one of the regions, or none if that is not known.
    pub fn without(&mut self, room: &Room, boxes: &[u16], cell: u16, one: u8) {
        let all = self.count(room, boxes);
        // Its cell joins the regions beside it.
        self.whole = all + 1 - self.parts(room, cell, one);
        room.flip(&mut self.free, cell);
    }

    /// The number of regions without that box.
    pub fn whole(&self) -> usize {
        self.whole
    }

    /// The number of regions when the box that was taken away stands on another cell; `one` as before.
    pub fn with(&mut self, room: &Room, cell: u16, one: u8) -> usize {
        room.flip(&mut self.free, cell);
        let parts = self.parts(room, cell, one);
        room.flip(&mut self.free, cell);
        self.whole + parts - 1
    }

    /// The number of regions beside a cell that is not free.
    fn parts(&mut self, room: &Room, cell: u16, one: u8) -> usize {
        let open = sides(room, &self.free, cell);
        let others = (open & !one).count_ones() as usize;
        if others <= 1 {
            return others + usize::from(one != 0);
        }
        if holds_together(room, &self.free, cell) {
            return 1;
        }
        self.left.clone_from(&self.free);
        let mut parts = 0;
        for next in room.neighbours(cell) {
            if room.has(&self.left, next) {
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

    fn reach_rows(room: &Room, reach: &Reach) -> Rows {
        (0..room.floor.len()).map(|row| reach.row(row)).collect()
    }

    #[test]
    fn they_are_counted_as_a_new_count_would() {
        let mut rng = Rng::new(19);
        for _ in 0..300 {
            let Some(level) = draw(&mut rng, 4) else { continue };
            let (room, mut regions, mut reach) = (&level.room, Regions::default(), Reach::default());
            let mut floods = Reach::default();
            let mut truth = |boxes: &[u16]| {
                let mut firsts = Vec::new();
                reach.regions(room, boxes, &mut firsts);
                firsts.len()
            };
            let boxes = position(&mut rng, room, 4).boxes;
            for &from in &boxes {
                let mut others: Vec<u16> = boxes.iter().copied().filter(|&cell| cell != from).collect();
                let cells = || 0..room.cells() as u16;
                // All sides of a cell that are in the region of one of them, for each side; and none.
                let known = |reach: &mut Reach, boxes: &[u16], cell: u16| {
                    let mut known = vec![0];
                    for side in room.neighbours(cell).filter(|side| !boxes.contains(side)) {
                        reach.flood(room, boxes, side);
                        known.push(sides(room, &reach_rows(room, reach), cell));
                    }
                    known
                };
                for one in known(&mut floods, &boxes, from) {
                    regions.without(room, &boxes, from, one);
                    assert_eq!(regions.whole(), truth(&others));
                }
                for to in cells().filter(|to| !boxes.contains(to)) {
                    others.push(to);
                    for one in known(&mut floods, &others, to) {
                        assert_eq!(regions.with(room, to, one), truth(&others), "{boxes:?} {from} {to} {level:?}");
                    }
                    others.pop();
                }
            }
        }
    }
}
