//! A solution with the positions along it and what they cost.

use solvarium_engine::Cost;

use super::super::super::level::{Level, Position};
use super::super::super::price::Price;
use super::super::super::push_space::Push;
use super::super::super::reach::Walk;
use super::super::super::room::NONE;
use super::worth::{Rates, Worth};

/// A solution that has been played from the start to the end.
#[derive(Clone, Debug)]
pub(super) struct Trail {
    pub pushes: Vec<Push>,
    /// The positions before the first push and after each.
    pub positions: Vec<Position>,
    /// What was paid up to each position.
    pub paid: Vec<Worth>,
    /// All steps of the player.
    pub moves: u32,
}

impl Trail {
    /// Plays pushes by the rules, with the shortest walk to each; none if one of them cannot be made, or if they do not
    /// solve the level.
    pub fn play(level: &Level, rates: Rates, pushes: Vec<Push>) -> Option<Trail> {
        let room = &level.room;
        let (mut position, mut worth, mut walk, mut moves) =
            (level.start.clone(), Worth::default(), Walk::default(), 0);
        let mut trail = Trail { pushes, positions: vec![position.clone()], paid: vec![worth], moves };
        for push in &trail.pushes {
            let (behind, to) = (room.next(push.cell, push.direction.opposite()), room.next(push.cell, push.direction));
            walk.measure(room, &position.boxes, position.player);
            let can = position.has_box(push.cell) && behind != NONE && to != NONE && !position.has_box(to);
            if !can || walk.steps(behind) == NONE {
                return None;
            }
            let steps = u32::from(walk.steps(behind));
            worth = worth + rates.walk * steps + rates.push;
            moves += steps + 1;
            position.push(push.cell, to);
            trail.positions.push(position.clone());
            trail.paid.push(worth);
        }
        trail.moves = moves;
        level.solved(&position).then_some(trail)
    }

    /// What the whole solution costs.
    pub fn total(&self) -> Worth {
        *self.paid.last().expect("there is a start")
    }

    /// The same under a cost model.
    pub fn cost(&self, price: Price) -> Cost {
        let pushes = self.pushes.len() as Cost;
        price.walk * (self.moves - pushes) + price.push * pushes
    }
}
