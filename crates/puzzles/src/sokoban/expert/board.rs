//! What advisors are told about a position.

use solvarium_engine::grid::Direction;

use super::super::level::{Level, Position};
use super::super::reach::Reach;
use super::super::room::{NONE, Room, Rows};
use super::advisors::{Board, Choice};
use super::features::{Features, Guide};
use super::haul::{Haul, Way};

/// Working space, kept from one position to the next.
#[derive(Debug, Default)]
pub(super) struct Advised {
    haul: Haul,
    after: Reach,
    boxes: Vec<u16>,
    /// By progress.
    ways: Vec<Ways>,
    /// For each cell, the cells that a lone box can be pushed to from it; empty until they are asked for.
    pushed: Vec<Rows>,
    queue: Vec<u16>,
}

/// For each cell the steps from the zone out of plan, and from the cell of the plan's next step; empty until they are asked
/// for.
#[derive(Debug, Default)]
struct Ways {
    zone: Vec<u16>,
    target: Vec<u16>,
}

/// A position that is advised on.
pub(super) struct Look<'a> {
    level: &'a Level,
    position: &'a Position,
    reach: &'a Reach,
    packed: usize,
    work: &'a mut Advised,
}

impl Advised {
    /// Looks at a position with some features, in which the player reaches some cells.
    pub fn look<'a>(
        &'a mut self,
        level: &'a Level,
        position: &'a Position,
        reach: &'a Reach,
        guide: &Guide,
        features: &Features,
    ) -> Look<'a> {
        let (room, packed) = (&level.room, usize::from(features.packed));
        if self.ways.len() <= packed {
            self.ways.resize_with(packed + 1, Ways::default);
        }
        let Ways { zone, target } = &mut self.ways[packed];
        if zone.is_empty() {
            let out = guide.zone(features.packed);
            let cells = (0..room.cells() as u16).filter(|&cell| room.has(out, cell));
            measure(room, cells, zone, &mut self.queue);
            measure(room, guide.order.next(features.packed).into_iter(), target, &mut self.queue);
        }
        Look { level, position, reach, packed, work: self }
    }
}

impl Look<'_> {
    /// Puts the box of a choice where it goes; its number.
    fn play(&mut self, choice: &Choice) -> usize {
        let number = self.position.boxes.binary_search(&choice.from).expect("a box is moved");
        self.work.boxes.clear();
        self.work.boxes.extend_from_slice(&self.position.boxes);
        self.work.boxes[number] = choice.to;
        number
    }
}

impl Board for Look<'_> {
    fn is_reversible(&mut self, choice: &Choice) -> bool {
        let room = &self.level.room;
        let Advised { haul, pushed, .. } = &mut *self.work;
        pushed.resize_with(room.cells(), Rows::new);
        let pushed = &mut pushed[usize::from(choice.to)];
        if pushed.is_empty() {
            pushed.resize(room.floor.len(), 0);
            for player in room.neighbours(choice.to) {
                haul.find(self.level, &[choice.to], 0, player, Way::Push, |_, _| true);
                for end in &haul.placements {
                    if !room.has(pushed, end.cell) {
                        room.flip(pushed, end.cell);
                    }
                }
            }
        }
        room.has(pushed, choice.from)
    }

    fn steps_to_zone(&self, cell: u16) -> Option<u16> {
        Some(self.work.ways[self.packed].zone[usize::from(cell)]).filter(|&steps| steps != NONE)
    }

    fn steps_to_target(&self, cell: u16) -> Option<u16> {
        Some(self.work.ways[self.packed].target[usize::from(cell)]).filter(|&steps| steps != NONE)
    }

    fn explores(&mut self, choice: &Choice) -> bool {
        let beyond = |next: u16| self.reach.is_free(&self.level.room, next) && !self.reach.has(&self.level.room, next);
        if !self.level.room.neighbours(choice.from).any(beyond) {
            return false;
        }
        let number = self.play(choice);
        let Level { room, distances, .. } = self.level;
        let Advised { after, boxes, .. } = &mut *self.work;
        after.flood(room, boxes, choice.player);
        let new = |&cell: &u16, direction: Direction| {
            let (player, to) = (room.next(cell, direction.opposite()), room.next(cell, direction));
            let open = player != NONE && to != NONE && !distances.is_dead(to);
            open && after.has(room, player) && after.is_free(room, to) && !self.reach.has(room, player)
        };
        let others = boxes.iter().enumerate().filter(|&(at, _)| at != number);
        others.into_iter().any(|(_, cell)| Direction::ALL.into_iter().any(|direction| new(cell, direction)))
    }
}

/// Steps on the floor from the nearest of some cells to every cell, [`NONE`] if there are none.
fn measure(room: &Room, from: impl Iterator<Item = u16>, steps: &mut Vec<u16>, queue: &mut Vec<u16>) {
    steps.clear();
    steps.resize(room.cells(), NONE);
    queue.clear();
    queue.extend(from);
    queue.iter().for_each(|&cell| steps[usize::from(cell)] = 0);
    let mut at = 0;
    while let Some(&cell) = queue.get(at) {
        at += 1;
        for next in room.neighbours(cell) {
            if steps[usize::from(next)] == NONE {
                steps[usize::from(next)] = steps[usize::from(cell)] + 1;
                queue.push(next);
            }
        }
    }
}
