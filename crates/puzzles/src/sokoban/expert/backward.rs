//! The side of the goals: boxes are pulled back to where they stand at the start.
//!
//! A pull takes a push back, so the pulls that lead from a solved position to the start, read backwards, are a
//! solution. The bound is the matching of boxes with start cells over the pushes a lone box needs from there; where there
//! is none, no box can have come from the start, and the position is left out.

use solvarium_engine::grid::Direction;

use super::super::distances::FAR;
use super::super::level::{Level, Position};
use super::super::matching::Matching;
use super::super::reach::Reach;
use super::super::room::NONE;
use super::best_first::{Shift, Side};
use super::haul::{Haul, Way};

/// Pulls from the goals.
pub(super) struct Backward<'a> {
    level: &'a Level,
    /// For each cell, the pushes of a lone box from each start cell.
    origins: Vec<u16>,
    /// The first cell of the player's region at the start.
    region: u16,
    matching: Matching,
    reach: Reach,
    after: Reach,
}

impl<'a> Backward<'a> {
    /// Pulls in a level.
    pub fn new(level: &'a Level) -> Self {
        let mut reach = Reach::default();
        reach.flood(&level.room, &level.start.boxes, level.start.player);
        Backward {
            level,
            origins: origins(level),
            region: reach.first(&level.room),
            matching: Matching::default(),
            reach,
            after: Reach::default(),
        }
    }

    /// For each cell, the pushes of a lone box from each start cell.
    pub fn origins(&self) -> &[u16] {
        &self.origins
    }

    fn row(&self, cell: u16) -> &[u16] {
        let count = self.level.start.boxes.len();
        &self.origins[usize::from(cell) * count..][..count]
    }
}

impl Side for Backward<'_> {
    fn roots(&mut self) -> Vec<Position> {
        let room = &self.level.room;
        let mut players = Vec::new();
        self.reach.regions(room, &room.goals, &mut players);
        players.into_iter().map(|player| Position { boxes: room.goals[..].into(), player }).collect()
    }

    fn enter(&mut self, position: &Position) -> Option<u32> {
        let count = self.level.start.boxes.len();
        let row = |&cell: &u16| &self.origins[usize::from(cell) * count..][..count];
        self.matching.set(position.boxes.iter().map(row))
    }

    fn shifts(&mut self, position: &Position, out: &mut Vec<Shift>) {
        let room = &self.level.room;
        self.reach.flood(room, &position.boxes, position.player);
        let mut boxes = position.boxes.clone();
        for (number, &cell) in position.boxes.iter().enumerate() {
            for direction in Direction::ALL {
                let to = room.next(cell, direction);
                if to == NONE || !self.reach.has(room, to) {
                    continue;
                }
                let player = room.next(to, direction);
                if player == NONE || !self.reach.is_free(room, player) || self.row(to).iter().all(|&far| far == FAR) {
                    continue;
                }
                boxes[number] = to;
                self.after.flood(room, &boxes, player);
                out.push(Shift { number, to, player, region: self.after.first(room), pushes: 1 });
            }
            boxes[number] = cell;
        }
    }

    fn after(&mut self, shift: &Shift) -> Option<u32> {
        let count = self.level.start.boxes.len();
        self.matching.after(shift.number, &self.origins[usize::from(shift.to) * count..][..count])
    }

    fn is_end(&self, position: &Position) -> bool {
        position.player == self.region
    }

    fn order(&self, mut path: Vec<Position>) -> Vec<Position> {
        path.reverse();
        path.remove(0);
        path
    }

    fn bytes(&self) -> usize {
        self.origins.len() * 2
    }
}

/// For each cell, the pushes of a lone box from each start cell, wherever the player begins.
fn origins(level: &Level) -> Vec<u16> {
    let (room, starts) = (&level.room, &level.start.boxes);
    let mut origins = vec![FAR; room.cells() * starts.len()];
    let (mut haul, mut reach, mut players) = (Haul::default(), Reach::default(), Vec::new());
    for (number, &start) in starts.iter().enumerate() {
        players.clear();
        reach.regions(room, &[start], &mut players);
        for &player in &players {
            haul.find(level, &[start], 0, player, Way::Push, |_, _| true);
            for placement in &haul.placements {
                let known = &mut origins[usize::from(placement.cell) * starts.len() + number];
                *known = (*known).min(placement.pushes);
            }
        }
    }
    origins
}

#[cfg(test)]
mod tests {
    use super::super::super::packing::Packing;
    use super::super::super::reference::{Reference, draw, unlimited};
    use super::super::best_first::{BestFirst, Outcome};
    use super::super::unfold::unfold;
    use super::*;
    use solvarium_engine::Rng;

    #[test]
    fn greedy_pulls_alone_find_a_solution_where_there_is_one() {
        let (mut rng, mut solved, mut unsolvable) = (Rng::new(4), 0, 0);
        for _ in 0..600 {
            let count = rng.between(1, 4);
            let Some(level) = draw(&mut rng, count) else { continue };
            let truth = Reference::new(&level.room).pushes(&level.start.boxes, level.start.player);
            let mut search = BestFirst::new(&Packing::of_pushes(&level), None);
            let outcome = unlimited(|ctx| search.run(&mut Backward::new(&level), u64::MAX, 0, ctx));
            match outcome.unwrap() {
                Outcome::Found(path) => {
                    let least = truth.expect("what was found is a solution") as usize;
                    assert!(unfold(&level, &path).len() >= least, "{level:?}");
                    solved += 1;
                }
                Outcome::Exhausted => {
                    assert_eq!(truth, None, "{level:?}");
                    unsolvable += 1;
                }
                Outcome::Spent => panic!("it had no limit"),
            }
        }
        assert!(solved > 50 && unsolvable > 50, "{solved} {unsolvable}");
    }
}
