//! Hauls: one box is pushed as far as one likes while all others rest.
//!
//! A placement is where a haul can end: a cell of the box, and a region of the player. They are found breadth-first, so
//! the pushes to each are the fewest.

use solvarium_engine::grid::Direction;

use super::super::level::Level;
use super::super::push_space::Push;
use super::super::reach::{flood, holds_together};
use super::super::room::{NONE, Room, Rows};

/// Where a haul can end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placement {
    /// The box's cell.
    pub cell: u16,
    /// The player's cell.
    pub player: u16,
    /// The first cell of his region.
    pub region: u16,
    pub pushes: u16,
    /// The placement before the last push, and the direction of that.
    before: u32,
    direction: Direction,
}

/// Finds the placements of a box. Its vectors are kept from one use to the next.
#[derive(Debug, Default)]
pub(super) struct Haul {
    /// The placements; the first is where the box is.
    pub placements: Vec<Placement>,
    /// The cells without a box, and of these the player's region, when the box is taken away.
    free: Rows,
    whole: Rows,
    region: Rows,
    /// For each cell, a bit for each side from which the player was seen.
    seen: Vec<u8>,
}

impl Haul {
    /// Finds where a box can be brought while the player starts on a cell. `allows` is asked for each new placement; those
    /// refused are not kept, and the search does not go on from them.
    pub fn find(
        &mut self,
        level: &Level,
        boxes: &[u16],
        number: usize,
        player: u16,
        mut allows: impl FnMut(u16, u16) -> bool,
    ) {
        let room = &level.room;
        self.free.clone_from(&room.floor);
        boxes.iter().for_each(|&cell| room.flip(&mut self.free, cell));
        self.seen.clear();
        self.seen.resize(room.cells(), 0);
        self.placements.clear();
        let from = boxes[number];
        room.flip(&mut self.free, from);
        let start = Placement { cell: from, player, region: 0, pushes: 0, before: 0, direction: Direction::Up };
        self.placements.push(start);
        flood(room, &self.free, player, &mut self.whole);
        let whole = first(room, &self.whole);
        let mut at = 0;
        while at < self.placements.len() {
            let Placement { cell, player, pushes, .. } = self.placements[at];
            let (region, sides) = self.look(room, cell, player, whole);
            self.placements[at].region = region;
            self.seen[usize::from(cell)] |= sides;
            for direction in Direction::ALL {
                let to = room.next(cell, direction);
                if sides >> (direction.opposite() as u8) & 1 == 0 || !self.takes(level, to) {
                    continue;
                }
                let side = 1 << (direction.opposite() as u8);
                if self.seen[usize::from(to)] & side == 0 && allows(to, cell) {
                    self.seen[usize::from(to)] |= side;
                    let before = at as u32;
                    self.placements.push(Placement {
                        cell: to,
                        player: cell,
                        region: 0,
                        pushes: pushes + 1,
                        before,
                        direction,
                    });
                }
            }
            at += 1;
        }
    }

    /// The pushes that lead to a placement.
    pub fn pushes(&self, placement: usize) -> Vec<Push> {
        let (mut at, mut pushes) = (placement, Vec::new());
        while at != 0 {
            let Placement { before, direction, .. } = self.placements[at];
            at = before as usize;
            pushes.push(Push { cell: self.placements[at].cell, direction, walk: 0 });
        }
        pushes.reverse();
        pushes
    }

    /// Whether a box may be pushed onto a cell.
    fn takes(&self, level: &Level, to: u16) -> bool {
        to != NONE && level.room.has(&self.free, to) && !level.distances.is_dead(to)
    }

    /// The first cell of the player's region when the box is on a cell, and the sides of the box he can get to. Mostly the
    /// box parts nothing, and both can be seen without a flood; `whole` is the first cell of his region without the box.
    fn look(&mut self, room: &Room, cell: u16, player: u16, whole: u16) -> (u16, u8) {
        if cell != whole && holds_together(room, &self.free, cell) {
            return (whole, sides(room, &self.whole, cell));
        }
        room.flip(&mut self.free, cell);
        flood(room, &self.free, player, &mut self.region);
        room.flip(&mut self.free, cell);
        (first(room, &self.region), sides(room, &self.region, cell))
    }
}

/// The sides of a cell that are in a region, a bit for each.
fn sides(room: &Room, region: &[u64], cell: u16) -> u8 {
    let beside = |direction: &Direction| {
        let side = room.next(cell, *direction);
        side != NONE && room.has(region, side)
    };
    Direction::ALL.iter().filter(|direction| beside(direction)).map(|&direction| 1 << direction as u8).sum()
}

fn first(room: &Room, region: &[u64]) -> u16 {
    let row = region.iter().position(|&row| row != 0).expect("a region has a cell");
    room.cell(row, region[row].trailing_zeros() as usize)
}
