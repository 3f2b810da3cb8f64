//! Hauls: one box is pushed, or pulled, as far as one likes while all others rest.
//!
//! A placement is where a haul can end: a cell of the box, and a region of the player. They are found breadth-first, so
//! the pushes to each are the fewest. A pull takes a push back, so one generator serves both ways: the box goes by one
//! cell in a direction, and the player must be able to get behind it (push) or in front of it (pull).

use solvarium_engine::grid::Direction;

use super::super::level::Level;
use super::super::push_space::Push;
use super::super::reach::{first, flood, holds_together, sides};
use super::super::room::{NONE, Room, Rows};

/// How a box is moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Way {
    /// As the rules have it; never onto dead cells.
    Push,
    /// Backwards in time, onto any cell.
    Pull,
}

impl Way {
    /// The side of the box on which the player must be to move it in a direction. He is on the same side afterwards.
    fn side(self, direction: Direction) -> Direction {
        match self {
            Way::Push => direction.opposite(),
            Way::Pull => direction,
        }
    }
}

/// Where a haul can end.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Placement {
    /// The box's cell.
    pub cell: u16,
    /// The player's cell.
    pub player: u16,
    /// The first cell of his region.
    pub region: u16,
    pub pushes: u16,
    /// The sides of the box that are in this region, a bit for each direction.
    pub sides: u8,
    /// The placement before the last push, and the direction of that.
    before: u32,
    direction: Direction,
}

/// Finds the placements of a box. Its vectors are kept from one use to the next.
#[derive(Debug, Default)]
pub(in super::super) struct Haul {
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
    /// Finds where a box can be brought while the player starts on a cell. `allows` is asked for each new placement, with
    /// the cells of the box and of the player; those refused are not kept, and the search does not go on from them.
    pub fn find(
        &mut self,
        level: &Level,
        boxes: &[u16],
        number: usize,
        player: u16,
        way: Way,
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
        let start =
            Placement { cell: from, player, region: 0, pushes: 0, sides: 0, before: 0, direction: Direction::Up };
        self.placements.push(start);
        flood(room, &self.free, player, &mut self.whole);
        let whole = first(room, &self.whole);
        let mut at = 0;
        while at < self.placements.len() {
            let Placement { cell, player, pushes, .. } = self.placements[at];
            let (region, sides) = self.look(room, cell, player, whole);
            (self.placements[at].region, self.placements[at].sides) = (region, sides);
            self.seen[usize::from(cell)] |= sides;
            for direction in Direction::ALL {
                let to = room.next(cell, direction);
                let side = 1 << (way.side(direction) as u8);
                if sides & side == 0 || to == NONE || self.seen[usize::from(to)] & side != 0 {
                    continue;
                }
                let Some(player) = self.step(level, cell, direction, way) else { continue };
                if allows(to, player) {
                    self.seen[usize::from(to)] |= side;
                    let (pushes, before) = (pushes + 1, at as u32);
                    let next = Placement { cell: to, player, region: 0, pushes, sides: 0, before, direction };
                    self.placements.push(next);
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

    /// Where the player is after he has moved the box from a cell, if he can.
    fn step(&self, level: &Level, cell: u16, direction: Direction, way: Way) -> Option<u16> {
        let to = level.room.next(cell, direction);
        match way {
            Way::Push => (level.room.has(&self.free, to) && !level.distances.is_dead(to)).then_some(cell),
            Way::Pull => {
                let back = level.room.next(to, direction);
                (back != NONE && level.room.has(&self.free, back)).then_some(back)
            }
        }
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

#[cfg(test)]
mod tests {
    use super::super::super::reach::Reach;
    use super::super::super::reference::{draw, position};
    use super::*;
    use solvarium_engine::Rng;
    use std::collections::BTreeSet;

    /// The cells and regions a box can be brought to, by single steps of the player.
    fn by_steps(level: &Level, boxes: &[u16], number: usize, player: u16, way: Way) -> BTreeSet<(u16, u16)> {
        let room = &level.room;
        let blocked = |cell: u16, other: u16| {
            cell == NONE || cell == other || boxes.iter().enumerate().any(|(at, &rests)| at != number && rests == cell)
        };
        let mut seen = BTreeSet::from([(boxes[number], player)]);
        let mut queue = vec![(boxes[number], player)];
        while let Some((cell, player)) = queue.pop() {
            for direction in Direction::ALL {
                let (ahead, behind) = (room.next(player, direction), room.next(player, direction.opposite()));
                let next = match way {
                    Way::Push if ahead == cell => {
                        let to = room.next(cell, direction);
                        (!blocked(to, cell) && !level.distances.is_dead(to)).then_some((to, cell))
                    }
                    _ => (!blocked(ahead, cell)).then_some((cell, ahead)),
                };
                let pulled = (way == Way::Pull && behind == cell && !blocked(ahead, cell)).then_some((player, ahead));
                queue.extend(next.into_iter().chain(pulled).filter(|&state| seen.insert(state)));
            }
        }
        let mut reach = Reach::default();
        let region = |&(cell, player): &(u16, u16)| {
            let mut now = boxes.to_vec();
            now[number] = cell;
            reach.flood(room, &now, player);
            (cell, reach.first(room))
        };
        seen.iter().map(region).collect()
    }

    #[test]
    fn pushes_and_pulls_are_those_of_single_steps() {
        let (mut rng, mut haul, mut found) = (Rng::new(11), Haul::default(), 0);
        for _ in 0..400 {
            let Some(level) = draw(&mut rng, 3) else { continue };
            let now = position(&mut rng, &level.room, 3);
            for (number, way) in (0..3).flat_map(|number| [(number, Way::Push), (number, Way::Pull)]) {
                haul.find(&level, &now.boxes, number, now.player, way, |_, _| true);
                let ends: BTreeSet<_> = haul.placements.iter().map(|end| (end.cell, end.region)).collect();
                assert_eq!(ends, by_steps(&level, &now.boxes, number, now.player, way));
                found += ends.len() - 1;
            }
        }
        assert!(found > 1000, "{found}");
    }
}
