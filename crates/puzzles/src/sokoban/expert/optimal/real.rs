//! The level itself, searched with what mazes have shown.
//!
//! The bound of a position is the better one of the matching's and of a maze's ([`Maze::bound`]). Positions about to be
//! expanded are tested for deadlocks with all there is ([`super::super::super::deadlock::lazy`]): where the search goes
//! straight for the goals, what costs it most is a dead end that it does not see.
//!
//! Beside single pushes there are hauls of a box to a goal with no more pushes than it needs alone, at the prices of the
//! goals. They add nothing that single pushes would not reach, but they are what the search tries first, since they bring
//! the bound down most; by single pushes it would leave many boxes halfway. Some levels are solved only with them and some
//! only without, so they are made in every second turn.

use solvarium_engine::grid::Direction;

use super::super::super::deadlock::judge::Judge;
use super::super::super::level::Position;
use super::super::super::room::NONE;
use super::super::best_first::{Shift, Side};
use super::super::forward::Forward;
use super::super::haul::{Haul, Placement, Way};
use super::couples::Packs;
use super::maze::{Base, Maze};

/// Pushes from the start, with a maze to look at.
pub(super) struct Real<'a, 'b> {
    pushes: Forward<'a, 'b>,
    maze: Option<&'b Maze<'b>>,
    base: &'b Base,
    with_hauls: bool,
    haul: Haul,
    /// The position gone to, and the one after a push.
    boxes: Vec<u16>,
    after: Vec<u16>,
    outside: Vec<u16>,
    packs: Packs,
}

impl<'a, 'b> Real<'a, 'b> {
    pub fn new(judge: &'b mut Judge<'a>, base: &'b Base, maze: Option<&'b Maze<'b>>, with_hauls: bool) -> Self {
        let (boxes, after, outside) = (Vec::new(), Vec::new(), Vec::new());
        Real {
            pushes: Forward::new(judge),
            maze,
            base,
            with_hauls,
            haul: Haul::default(),
            boxes,
            after,
            outside,
            packs: Packs::default(),
        }
    }

    /// The better one of a bound and the maze's.
    fn better(&mut self, bound: u32, player: u16) -> Option<u32> {
        let Some(maze) = self.maze else { return Some(bound) };
        Some(bound.max(maze.bound(&self.after, player, &mut self.outside, &mut self.packs)?))
    }
}

impl Real<'_, '_> {
    /// Adds the hauls to goals.
    fn hauls(&mut self, position: &Position, out: &mut Vec<Shift>) {
        let Forward { judge, reach, .. } = &self.pushes;
        let (level, base) = (judge.level, self.base);
        let room = &level.room;
        for (number, &cell) in position.boxes.iter().enumerate() {
            let Some(left) = base.toll(base.sides.place(cell, position.player)) else { continue };
            let nearer = |direction: &Direction| {
                let (behind, to) = (room.next(cell, direction.opposite()), room.next(cell, *direction));
                let open = behind != NONE && to != NONE && reach.has(room, behind) && reach.is_free(room, to);
                open && base.toll(base.sides.place(to, cell)) == Some(left - 1)
            };
            if base.rests(room, cell, left) || !Direction::ALL.iter().any(nearer) {
                continue;
            }
            self.haul.find(level, &position.boxes, number, position.player, Way::Push, |_, _| true);
            for end in self.haul.placements.iter().filter(|end| end.pushes > 1) {
                if base.rests(room, end.cell, left - i32::from(end.pushes)) {
                    let Placement { cell: to, player, region, .. } = *end;
                    out.push(Shift { number, to, player, region, pushes: u32::from(end.pushes) });
                }
            }
        }
    }
}

impl Side for Real<'_, '_> {
    fn roots(&mut self) -> Vec<Position> {
        self.pushes.roots()
    }

    fn enter(&mut self, position: &Position) -> Option<u32> {
        let bound = self.pushes.enter(position)?;
        self.boxes.clear();
        self.boxes.extend_from_slice(&position.boxes);
        self.after.clone_from(&self.boxes);
        self.better(bound, position.player)
    }

    fn shifts(&mut self, position: &Position, out: &mut Vec<Shift>) {
        if self.pushes.judge.why_dead(&position.boxes, position.player, None).is_none() {
            self.pushes.shifts(position, out);
            if self.with_hauls {
                self.hauls(position, out);
            }
        }
    }

    fn after(&mut self, shift: &Shift) -> Option<u32> {
        let bound = self.pushes.after(shift)?;
        self.after.clone_from(&self.boxes);
        self.after[shift.number] = shift.to;
        self.better(bound, shift.player)
    }

    fn is_end(&self, position: &Position) -> bool {
        self.pushes.is_end(position)
    }

    fn order(&self, path: Vec<Position>) -> Vec<Position> {
        self.pushes.order(path)
    }

    fn bytes(&self) -> usize {
        self.pushes.bytes()
    }
}
