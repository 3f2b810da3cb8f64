//! The search in the vicinity of a solution.
//!
//! From a place along the solution, Dijkstra's algorithm goes through all positions that are near it ([`super::nearness`])
//! and can still be part of a better one: what was paid, and at least for the pushes that are left by the matching bound,
//! must stay below the best total. Each place along the solution that it comes to more cheaply is a gain. Positions with
//! one box astray already hold every other way of pushing a box, every other order of two runs, and every single run made
//! earlier or later; with two of them boxes can also exchange their targets.
//!
//! With the player's own cell in the keys, walks are counted too. With only his region there are fewer positions, and
//! pushes alone can be counted.

use std::collections::HashMap;

use solvarium_engine::grid::Direction;
use solvarium_engine::store::{NodeStore, capacity_with, grow};
use solvarium_engine::{Ctx, OpenList, Stop};

use super::super::super::deadlock::judge::Judge;
use super::super::super::level::{Level, Position};
use super::super::super::packing::Packing;
use super::super::super::push_space::Push;
use super::super::super::reach::{Reach, Walk};
use super::super::super::room::NONE;
use super::nearness::Nearness;
use super::trail::Trail;
use super::worth::{Rates, Worth};

/// What makes two positions the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum View {
    /// The player's region: pushes are counted.
    Regions,
    /// The player's cell: walks are counted too.
    Cells,
}

/// How a search ended.
pub(super) struct Outcome {
    /// The pushes of a better solution.
    pub better: Option<Vec<Push>>,
    /// The last place along the solution that it came to.
    pub reached: usize,
    /// Whether it was ended early.
    pub cut: bool,
}

/// Bound of a position that is dead.
const DEAD: u32 = u32::MAX;

/// Searches near solutions. What it holds is kept from one search to the next.
pub(super) struct Vicinity<'a, 'b> {
    pub judge: &'b mut Judge<'a>,
    pub packing: &'b Packing,
    store: NodeStore,
    open: OpenList,
    /// The least paid so far for each node, and its bound of the pushes that are left.
    paid: Vec<Worth>,
    bounds: Vec<u32>,
    reach: Reach,
    walk: Walk,
    key: Vec<u8>,
    /// Work done, positions looked at and their successors, and the work after which it ends.
    pub work: u64,
    pub end: u64,
}

/// One search: from where, how it counts, and what is to be beaten.
struct Task {
    view: View,
    rates: Rates,
    /// What may be paid at most for all that is left, and a little less.
    below: Worth,
}

impl<'a, 'b> Vicinity<'a, 'b> {
    /// Does so much work in all its searches.
    pub fn new(judge: &'b mut Judge<'a>, packing: &'b Packing, end: u64) -> Self {
        Vicinity {
            judge,
            packing,
            store: NodeStore::new(packing.key_len()),
            open: OpenList::new(),
            paid: Vec::new(),
            bounds: Vec::new(),
            reach: Reach::default(),
            walk: Walk::default(),
            key: vec![0; packing.key_len()],
            work: 0,
            end,
        }
    }

    /// Whether all of the work is done.
    pub fn is_spent(&self) -> bool {
        self.work >= self.end
    }

    pub fn level(&self) -> &'a Level {
        self.judge.level
    }

    /// Looks for a better way from a place along a solution, through so many positions at most.
    pub fn search(
        &mut self,
        trail: &Trail,
        from: usize,
        (view, rates): (View, Rates),
        near: &mut Nearness,
        most: usize,
        ctx: &mut Ctx<'_>,
    ) -> Result<Outcome, Stop> {
        let paid: Vec<Worth> = match view {
            View::Cells => trail.paid.clone(),
            View::Regions => (0..trail.paid.len() as u32).map(|pushes| rates.push * pushes).collect(),
        };
        let left = |place: usize| less(paid[place], paid[from]);
        let task = Task { view, rates, below: left(trail.pushes.len()) };
        let places = self.begin(trail, from, view);
        let mut outcome = Outcome { better: None, reached: from, cut: false };
        // The greatest gain, with the node and the place it is for.
        let mut best: Option<((i64, i64), u32, usize)> = None;
        let mut expanded = 0;
        while let Some((first, second, id)) = self.open.pop() {
            let now = Worth(first, second);
            if self.paid[id as usize] != now {
                continue;
            }
            if expanded == most || self.is_spent() {
                outcome.cut = true;
                break;
            }
            expanded += 1;
            ctx.evaluate()?;
            let position = self.packing.unpack(self.store.key(id));
            let is_end = self.bounds[id as usize] == 0 && self.judge.level.solved(&position);
            let place = if is_end { Some(trail.pushes.len()) } else { places.get(self.store.key(id)).copied() };
            if let Some(place) = place {
                outcome.reached = outcome.reached.max(place);
                let gain = difference(left(place), now);
                if gain > (0, 0) && best.is_none_or(|(most, ..)| gain > most) {
                    best = Some((gain, id, place));
                }
            }
            if is_end {
                break;
            }
            self.expand(id, &position, now, &task, near, ctx)?;
        }
        if let Some((_, id, place)) = best {
            let parts = [&trail.pushes[..from], &self.pushes(id), &trail.pushes[place..]];
            outcome.better = Some(parts.concat());
        }
        Ok(outcome)
    }

    /// Begins at a place; the last place along the solution for each key.
    fn begin(&mut self, trail: &Trail, from: usize, view: View) -> HashMap<Vec<u8>, usize> {
        self.store.clear();
        self.open = OpenList::new();
        self.paid.clear();
        self.bounds.clear();
        let mut places = HashMap::new();
        for (place, position) in trail.positions.iter().enumerate().skip(from) {
            places.insert(self.key_of(position, view), place);
        }
        let key = self.key_of(&trail.positions[from], view);
        self.store.insert(&key, None);
        self.paid.push(Worth::default());
        self.bounds.push(self.judge.enter(&trail.positions[from].boxes).unwrap_or(DEAD));
        self.open.push(0, 0, 0);
        places
    }

    fn key_of(&mut self, position: &Position, view: View) -> Vec<u8> {
        let room = &self.judge.level.room;
        let player = match view {
            View::Cells => position.player,
            View::Regions => {
                self.reach.flood(room, &position.boxes, position.player);
                self.reach.first(room)
            }
        };
        self.packing.pack(&position.boxes, player, &mut self.key);
        self.key.clone()
    }

    /// Adds what is one push away.
    fn expand(
        &mut self,
        id: u32,
        position: &Position,
        now: Worth,
        task: &Task,
        near: &mut Nearness,
        ctx: &mut Ctx<'_>,
    ) -> Result<(), Stop> {
        let level = self.judge.level;
        let room = &level.room;
        self.hold(position.boxes.len() * 4, near.bytes(), ctx)?;
        if self.judge.enter(&position.boxes).is_none() {
            return Ok(());
        }
        match task.view {
            View::Cells => self.walk.measure(room, &position.boxes, position.player),
            View::Regions => self.reach.flood(room, &position.boxes, position.player),
        }
        self.work += 1;
        for (number, &cell) in position.boxes.iter().enumerate() {
            let mut compared = false;
            for direction in Direction::ALL {
                let (behind, to) = (room.next(cell, direction.opposite()), room.next(cell, direction));
                if behind == NONE || to == NONE || level.distances.is_dead(to) || position.has_box(to) {
                    continue;
                }
                let steps = match task.view {
                    View::Cells => self.walk.steps(behind),
                    View::Regions if self.reach.has(room, behind) => 0,
                    View::Regions => NONE,
                };
                if steps == NONE {
                    continue;
                }
                self.work += 1;
                if !std::mem::replace(&mut compared, true) {
                    near.compare(&position.boxes, number);
                }
                if near.admits(to) {
                    let player = match task.view {
                        View::Cells => cell,
                        View::Regions => self.reach.first_after(room, (cell, to), position.player),
                    };
                    self.packing.pack_after(&position.boxes, (cell, to), player, &mut self.key);
                    let paid = now + task.rates.walk * u32::from(steps) + task.rates.push;
                    self.meet(id, (number, cell, to), paid, task);
                }
            }
        }
        ctx.waiting(self.open.len());
        Ok(())
    }

    /// Comes to the position whose key was made last, by a push of a box from a cell to another.
    fn meet(&mut self, parent: u32, (number, cell, to): (usize, u16, u16), paid: Worth, task: &Task) {
        let (child, new) = self.store.insert(&self.key, Some(parent));
        if new {
            grow(&mut self.paid, 1);
            grow(&mut self.bounds, 1);
            self.paid.push(Worth::MOST);
            self.bounds.push(self.judge.after(number, to, cell).unwrap_or(DEAD));
        }
        let bound = self.bounds[child as usize];
        if bound != DEAD && paid < self.paid[child as usize] && paid + task.rates.push * bound < task.below {
            self.paid[child as usize] = paid;
            self.store.set_parent(child, parent);
            self.open.push(paid.0, paid.1, child);
        }
    }

    fn hold(&self, more: usize, other: usize, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let arrays = capacity_with(&self.paid, more) * size_of::<Worth>() + capacity_with(&self.bounds, more) * 4;
        let lists = self.store.bytes_with(more) + self.open.bytes_with(more);
        ctx.hold(lists + arrays + other + self.judge.bytes())
    }

    /// The pushes from the place where the search began to a node.
    fn pushes(&self, id: u32) -> Vec<Push> {
        let room = &self.judge.level.room;
        let (mut at, mut pushes) = (id, Vec::new());
        while let Some(parent) = self.store.parent(at) {
            let (before, after) =
                (self.packing.unpack(self.store.key(parent)), self.packing.unpack(self.store.key(at)));
            let cell = before.boxes.iter().copied().find(|&cell| !after.has_box(cell)).expect("a box was pushed");
            let to = after.boxes.iter().copied().find(|&cell| !before.has_box(cell)).expect("a box was pushed");
            let leads = |direction: &Direction| room.next(cell, *direction) == to;
            let direction = Direction::ALL.into_iter().find(leads).expect("a push is one step long");
            pushes.push(Push { cell, direction, walk: 0 });
            at = parent;
        }
        pushes.reverse();
        pushes
    }
}

/// What remains of one count when another, which is no greater in the sum, is taken off each.
fn less(all: Worth, part: Worth) -> Worth {
    Worth(all.0 - part.0, all.1 - part.1)
}

/// By how much one is more than another, the more important count first.
fn difference(one: Worth, other: Worth) -> (i64, i64) {
    (i64::from(one.0) - i64::from(other.0), i64::from(one.1) - i64::from(other.1))
}
