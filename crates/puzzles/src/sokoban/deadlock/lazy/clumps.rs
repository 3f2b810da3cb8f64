//! Clump search: whether boxes that stand close together can ever be brought apart.
//!
//! Boxes one or two king's steps from each other, directly or by way of others, are a clump. The problem is of these boxes
//! alone; the zone is all that is a few king's steps away ([`super::search`]). This finds what no region shows: boxes
//! in a passage or along a wall, of which each can still be pushed but never to where it is of use. Narrow zones are tried first:
//! there is less to look at.

use super::super::super::room::{Room, Rows};
use super::rows;

/// How many boxes a clump has that is searched.
const BOXES: std::ops::RangeInclusive<u32> = 2..=10;
/// King's steps between the boxes of a clump, and how many the zone goes beyond them.
const KINDS: [(usize, usize); 3] = [(1, 1), (1, 2), (2, 2)];
/// No zone goes further beyond its boxes.
pub(super) const LARGEST: usize = 2;

/// Finds clumps. Its vectors are kept from one use to the next.
#[derive(Debug, Default)]
pub(super) struct Clumps {
    left: Rows,
    clump: Rows,
    zone: Rows,
    spare: Rows,
}

impl Clumps {
    /// Whether one of the clumps of boxes, with its zone and how far that goes beyond them, is dead.
    pub fn any(
        &mut self,
        room: &Room,
        floor: &[u64],
        boxes: &[u16],
        mut is_dead: impl FnMut(&Rows, &Rows, usize) -> bool,
    ) -> bool {
        KINDS.into_iter().any(|(gap, margin)| {
            rows::fill(room, boxes.iter().copied(), &mut self.left);
            while let Some(first) = rows::first(room, &self.left) {
                self.gather(room, floor, first, gap);
                if BOXES.contains(&self.clump.iter().map(|row| row.count_ones()).sum()) {
                    self.zone.clone_from(&self.clump);
                    widen(&mut self.zone, floor, margin, &mut self.spare);
                    if is_dead(&self.clump, &self.zone, margin) {
                        return true;
                    }
                }
            }
            false
        })
    }

    /// Takes the clump of a box from what is left.
    fn gather(&mut self, room: &Room, floor: &[u64], first: u16, gap: usize) {
        let Clumps { left, clump, zone, spare } = self;
        rows::fill(room, [first], clump);
        loop {
            zone.clone_from(clump);
            widen(zone, floor, gap, spare);
            rows::keep(zone, left);
            if zone == clump {
                break;
            }
            std::mem::swap(clump, zone);
        }
        rows::remove(left, clump);
    }
}

/// Adds the cells of a floor that are at most so many king's steps away from a set.
fn widen(rows: &mut Rows, floor: &[u64], steps: usize, spare: &mut Rows) {
    for _ in 0..steps {
        rows::around(rows, floor, spare);
        std::mem::swap(rows, spare);
    }
}
