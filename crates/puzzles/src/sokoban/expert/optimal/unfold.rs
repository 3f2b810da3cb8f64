//! From a solution of the maze to one of the level.
//!
//! The pushes of the maze that are no deliveries are made in their order. In between, any box may be hauled to a goal if
//! that takes no more pushes than a lone box needs, at the prices of the goals. If all boxes get to goals in this way, the
//! solution has as many pushes as the lower bound that the maze gave, and so is a shortest one. Which box goes to which
//! goal when is found depth-first, far goals first, for they are mostly the inner ones; what was in vain is remembered, and
//! what is dead is left ([`super::super::super::deadlock::lazy`]).

use std::collections::HashSet;

use solvarium_engine::{Ctx, Stop};

use super::super::super::deadlock::judge::Judge;
use super::super::super::level::{Level, Position};
use super::super::super::push_space::Push;
use super::super::super::reach::Reach;
use super::super::super::room::NONE;
use super::super::haul::{Haul, Way};
use super::maze::Base;

/// Most stages that are looked at.
const BUDGET: usize = 4_000;

/// The search for hauls.
pub(super) struct Unfold<'a, 'b> {
    level: &'a Level,
    judge: &'b mut Judge<'a>,
    base: &'b Base,
    plan: &'b [Push],
    /// The most pushes.
    total: i32,
    /// Stages that have been met: the pushes of the plan made, the boxes, and the player's region.
    met: HashSet<(usize, Vec<u16>, u16)>,
    haul: Haul,
    reach: Reach,
}

/// How far a solution has got.
#[derive(Clone, Debug)]
struct Stage {
    /// Pushes of the plan that have been made or are no longer possible.
    made: usize,
    position: Position,
    pushes: Vec<Push>,
}

impl<'a, 'b> Unfold<'a, 'b> {
    /// Looks for a solution of the level that makes these pushes of a maze, with so many pushes in all.
    pub fn run(
        judge: &'b mut Judge<'a>,
        base: &'b Base,
        plan: &'b [Push],
        total: u32,
        ctx: &mut Ctx<'_>,
    ) -> Result<Option<Vec<Push>>, Stop> {
        let (met, haul, reach) = (HashSet::new(), Haul::default(), Reach::default());
        let level = judge.level;
        let mut unfold = Unfold { level, judge, base, plan, total: total as i32, met, haul, reach };
        let mut stack = vec![Stage { made: 0, position: level.start.clone(), pushes: Vec::new() }];
        while let Some(stage) = stack.pop() {
            ctx.poll()?;
            if level.solved(&stage.position) && stage.pushes.len() <= total as usize {
                return Ok(Some(stage.pushes));
            }
            if unfold.met.len() >= BUDGET {
                return Ok(None);
            }
            unfold.next(&stage, &mut stack);
        }
        Ok(None)
    }

    /// Adds what can be done next, the best last.
    fn next(&mut self, stage: &Stage, stack: &mut Vec<Stage>) {
        let (room, Stage { made, position, pushes }) = (&self.level.room, stage);
        self.reach.flood(room, &position.boxes, position.player);
        if !self.met.insert((*made, position.boxes.to_vec(), self.reach.first(room))) {
            return;
        }
        let potential = |cell: u16| self.base.toll(self.base.sides.place(cell, position.player));
        let left: Option<Vec<i32>> = position.boxes.iter().map(|&cell| potential(cell)).collect();
        let Some(left) = left else { return };
        let sum: i32 = left.iter().chain(&self.base.prices).sum();
        if pushes.len() as i32 + sum > self.total {
            return;
        }
        if self.judge.why_dead(&position.boxes, position.player, None).is_some() {
            return;
        }
        if let Some(&push) = self.plan.get(*made) {
            let (behind, to) = (room.next(push.cell, push.direction.opposite()), room.next(push.cell, push.direction));
            let mut next = Stage { made: made + 1, ..stage.clone() };
            if position.has_box(push.cell) {
                if behind != NONE && self.reach.has(room, behind) && self.reach.is_free(room, to) {
                    next.position.push(push.cell, to);
                    next.pushes.push(push);
                    stack.push(next);
                }
            } else {
                stack.push(next);
            }
        }
        let first = stack.len();
        for (number, (&cell, &left)) in position.boxes.iter().zip(&left).enumerate() {
            if self.base.rests(room, cell, left) {
                continue;
            }
            self.haul.find(self.level, &position.boxes, number, position.player, Way::Push, |_, _| true);
            for (end, placement) in self.haul.placements.iter().enumerate().skip(1) {
                if self.base.rests(room, placement.cell, left - i32::from(placement.pushes)) {
                    let mut next = stage.clone();
                    next.position.push(cell, placement.cell);
                    next.position.player = placement.player;
                    next.pushes.extend(self.haul.pushes(end));
                    stack.push(next);
                }
            }
        }
        stack[first..].sort_by_key(|next| self.depth(&next.position));
    }

    /// How far in the boxes on goals are, taken together.
    fn depth(&self, position: &Position) -> i32 {
        let goals = self.level.room.goals.iter().zip(&self.base.depths);
        goals.filter(|(goal, _)| position.has_box(**goal)).map(|(_, depth)| depth).sum()
    }
}
