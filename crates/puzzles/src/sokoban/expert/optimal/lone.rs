//! Fewest pushes of a lone box, from each cell and side of the player.
//!
//! A table has an entry for each cell of the box and part of the floor that the player is in ([`Sides`]). Some entries are
//! given and fixed, the ends; the others are one more than the least that a push leads to.

use solvarium_engine::grid::Direction;

use super::super::super::distances::FAR;
use super::super::super::room::Room;
use super::sides::{PARTS, Sides};

/// A table with every entry [`FAR`].
pub(super) fn blank(room: &Room) -> Vec<u16> {
    vec![FAR; room.cells() * PARTS]
}

/// Fills a table from the entries of the cells that are ends.
pub(super) fn fill(room: &Room, sides: &Sides, table: &mut [u16], is_end: impl Fn(u16) -> bool) {
    let mut changed = true;
    while changed {
        changed = false;
        for cell in (0..room.cells() as u16).filter(|&cell| !is_end(cell)) {
            for part in 0..PARTS {
                let least = Direction::ALL.iter().filter_map(|&direction| {
                    let push = (room.next(cell, direction.opposite()), room.next(cell, direction));
                    sides.pushed((cell, part), push).map(|place| table[place].saturating_add(1))
                });
                let (least, known) = (least.min().unwrap_or(FAR), &mut table[usize::from(cell) * PARTS + part]);
                if least < *known {
                    *known = least;
                    changed = true;
                }
            }
        }
    }
}

/// The pushes to every goal: for each of them a table.
pub(super) fn to_goals(room: &Room, sides: &Sides) -> Vec<Vec<u16>> {
    let to = |&goal: &u16| {
        let mut table = blank(room);
        table[usize::from(goal) * PARTS..][..PARTS].fill(0);
        fill(room, sides, &mut table, |cell| cell == goal);
        table
    };
    room.goals.iter().map(to).collect()
}
