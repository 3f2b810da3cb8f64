//! Into how many regions the boxes part the floor.

use super::super::reach::{flood, holds_together};
use super::super::room::{Room, Rows};

/// Counts regions. Its vectors are kept from one use to the next.
#[derive(Debug, Default)]
pub(super) struct Regions {
    free: Rows,
    left: Rows,
    region: Rows,
    /// Regions of the free cells.
    whole: usize,
}

impl Regions {
    /// The number of regions between boxes.
    pub fn count(&mut self, room: &Room, boxes: &[u16]) -> usize {
        self.free.clone_from(&room.floor);
        boxes.iter().for_each(|&cell| room.flip(&mut self.free, cell));
        self.all(room)
    }

    /// Takes a box away from its cell.
    pub fn without(&mut self, room: &Room, boxes: &[u16], cell: u16) {
        self.free.clone_from(&room.floor);
        boxes.iter().for_each(|&cell| room.flip(&mut self.free, cell));
        room.flip(&mut self.free, cell);
        self.whole = self.all(room);
    }

    /// The number of regions when the box that was taken away stands on another cell.
    pub fn with(&mut self, room: &Room, cell: u16) -> usize {
        let alone = !room.neighbours(cell).any(|next| room.has(&self.free, next));
        if alone {
            return self.whole - 1;
        }
        if holds_together(room, &self.free, cell) {
            return self.whole;
        }
        room.flip(&mut self.free, cell);
        let count = self.all(room);
        room.flip(&mut self.free, cell);
        count
    }

    /// The number of regions of the free cells.
    fn all(&mut self, room: &Room) -> usize {
        self.left.clone_from(&self.free);
        let mut count = 0;
        for row in 0..self.left.len() {
            while self.left[row] != 0 {
                let from = room.cell(row, self.left[row].trailing_zeros() as usize);
                flood(room, &self.left, from, &mut self.region);
                self.left.iter_mut().zip(&self.region).for_each(|(left, filled)| *left &= !filled);
                count += 1;
            }
        }
        count
    }
}
