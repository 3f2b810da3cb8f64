//! The side of the start: boxes are pushed.

use solvarium_engine::grid::Direction;

use super::super::deadlock::corral::{Corrals, Shove};
use super::super::deadlock::judge::Judge;
use super::super::level::{Level, Position};
use super::super::reach::Reach;
use super::super::room::NONE;
use super::best_first::{Shift, Side};

/// Pushes from the start.
pub(super) struct Forward<'a, 'b> {
    pub judge: &'b mut Judge<'a>,
    /// The player's region in the position whose shifts were asked for last.
    pub reach: Reach,
    corrals: Corrals,
    pushes: Vec<Shove>,
}

impl<'a, 'b> Forward<'a, 'b> {
    /// Pushes that a judge looks after.
    pub fn new(judge: &'b mut Judge<'a>) -> Self {
        Forward { judge, reach: Reach::default(), corrals: Corrals::default(), pushes: Vec::new() }
    }

    /// All pushes onto cells that are not dead.
    fn all(&mut self, position: &Position) {
        let Level { room, distances, .. } = self.judge.level;
        for &cell in &position.boxes {
            for direction in Direction::ALL {
                let (player, to) = (room.next(cell, direction.opposite()), room.next(cell, direction));
                let open = player != NONE && to != NONE && !distances.is_dead(to);
                if open && self.reach.has(room, player) && self.reach.is_free(room, to) {
                    self.pushes.push((cell, direction));
                }
            }
        }
    }
}

impl Side for Forward<'_, '_> {
    fn roots(&mut self) -> Vec<Position> {
        let Level { room, start, .. } = self.judge.level;
        self.reach.flood(room, &start.boxes, start.player);
        vec![Position { boxes: start.boxes.clone(), player: self.reach.first(room) }]
    }

    fn enter(&mut self, position: &Position) -> Option<u32> {
        self.judge.enter(&position.boxes)
    }

    fn shifts(&mut self, position: &Position, out: &mut Vec<Shift>) {
        let Judge { level, prunings, pairs, .. } = self.judge;
        let room = &level.room;
        self.reach.flood(room, &position.boxes, position.player);
        self.pushes.clear();
        let enough =
            if prunings.corrals { self.corrals.enough(level, &position.boxes, &self.reach, pairs) } else { None };
        match enough {
            Some(enough) => self.pushes.extend_from_slice(enough),
            None => self.all(position),
        }
        for &(cell, direction) in &self.pushes {
            let to = room.next(cell, direction);
            let number = position.boxes.binary_search(&cell).expect("a box is pushed");
            let region = self.reach.first_after(room, (cell, to), position.player);
            out.push(Shift { number, to, player: cell, region, pushes: 1 });
        }
    }

    fn after(&mut self, shift: &Shift) -> Option<u32> {
        self.judge.after(shift.number, shift.to, shift.player)
    }

    fn is_end(&self, _position: &Position) -> bool {
        true
    }

    fn order(&self, path: Vec<Position>) -> Vec<Position> {
        path.into_iter().skip(1).collect()
    }

    fn bytes(&self) -> usize {
        self.judge.bytes()
    }
}
