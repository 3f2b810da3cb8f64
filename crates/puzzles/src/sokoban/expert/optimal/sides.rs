//! On which side of a box the player is.
//!
//! A box on a cell parts the floor. Two cells in the same part are as good as one another to a player who only has this
//! box to push; so the part, together with the box's cell, is all that a lone box's way depends on.

use super::super::super::reach::flood;
use super::super::super::room::{NONE, Room, Rows};

/// Most parts into which a box divides the floor.
pub(super) const PARTS: usize = 4;

/// For each cell of a box, the part of the floor that each cell is in.
#[derive(Debug)]
pub(super) struct Sides {
    cells: usize,
    parts: Vec<u8>,
}

impl Sides {
    /// The parts of a room.
    pub fn new(room: &Room) -> Self {
        let cells = room.cells();
        let mut parts = vec![0; cells * cells];
        let (mut free, mut region) = (room.floor.clone(), Rows::new());
        for cell in 0..cells as u16 {
            room.flip(&mut free, cell);
            let row = &mut parts[usize::from(cell) * cells..][..cells];
            row.fill(u8::MAX);
            let mut count = 0;
            for beside in room.neighbours(cell) {
                if row[usize::from(beside)] != u8::MAX {
                    continue;
                }
                flood(room, &free, beside, &mut region);
                let inside = (0..cells as u16).filter(|&other| room.has(&region, other));
                inside.for_each(|other| row[usize::from(other)] = count);
                count += 1;
            }
            room.flip(&mut free, cell);
        }
        Sides { cells, parts }
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.parts.len()
    }

    /// The number, below [`PARTS`], of the part that the player is in while a box is on a cell.
    #[inline]
    pub fn part(&self, cell: u16, player: u16) -> usize {
        usize::from(self.parts[usize::from(cell) * self.cells + usize::from(player)])
    }

    /// The place of a box on a cell, with the player on another, in lists with an entry for each cell and part.
    #[inline]
    pub fn place(&self, cell: u16, player: u16) -> usize {
        usize::from(cell) * PARTS + self.part(cell, player)
    }

    /// The place after a push of a lone box, if a player in a part can make it: the push is towards `to`, from behind.
    #[inline]
    pub fn pushed(&self, (cell, part): (u16, usize), (behind, to): (u16, u16)) -> Option<usize> {
        (behind != NONE && to != NONE && self.part(cell, behind) == part).then(|| self.place(to, cell))
    }
}
