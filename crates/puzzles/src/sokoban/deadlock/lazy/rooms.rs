//! Room search: whether the few boxes in a small room can be stored or brought out of it.
//!
//! A room is made of touching squares of two by two floor cells; its doorways are the cells beside it. The zone is both, and
//! the problem is of the boxes in it alone ([`super::search`]).

use super::super::super::level::Level;
use super::super::super::reach::flood;
use super::super::super::room::{Room, Rows};
use super::rows;

/// Rooms have fewer cells than this, doorways included.
const CELLS: u32 = 25;

/// The zones of the small rooms of a level.
pub(super) fn zones(level: &Level) -> Vec<Rows> {
    let room = &level.room;
    let mut left = squares(room);
    let (mut region, mut zones) = (Rows::new(), Vec::new());
    while let Some(first) = rows::first(room, &left) {
        flood(room, &left, first, &mut region);
        rows::remove(&mut left, &region);
        let mut zone = Rows::new();
        rows::beside(&region, &room.floor, &mut zone);
        rows::add(&mut zone, &region);
        if zone.iter().map(|row| row.count_ones()).sum::<u32>() < CELLS {
            zones.push(zone);
        }
    }
    zones
}

/// The cells that are in a square of two by two.
fn squares(room: &Room) -> Rows {
    let mut all = vec![0; room.floor.len()];
    for row in 1..room.floor.len() {
        let both = room.floor[row - 1] & room.floor[row];
        let corners = both & both >> 1;
        let columns = corners | corners << 1;
        all[row - 1] |= columns;
        all[row] |= columns;
    }
    all
}
