//! Fewest pushes in a maze: best-first search by pushes made plus a lower bound of those that are left.
//!
//! The bound is what each box needs alone, and what couples of boxes that share none cost each other. Left out are only
//! positions that are dead (frozen boxes, dead couples) and moves that are not needed: where boxes can be delivered at once
//! the only move is to deliver them, and else pushes are held to PI-corrals.

use solvarium_engine::grid::Direction;
use solvarium_engine::store::{NodeStore, capacity_with, grow};
use solvarium_engine::{Ctx, Expansion, OpenList, Stop};

use super::super::super::deadlock::corral::{Corrals, Shove};
use super::super::super::deadlock::freeze::Freeze;
use super::super::super::deadlock::pairs::Pairs;
use super::super::super::distances::FAR;
use super::super::super::level::Position;
use super::super::super::packing::Packing;
use super::super::super::push_space::Push;
use super::super::super::reach::Reach;
use super::super::super::room::NONE;
use super::couples::Packs;
use super::deliver::Deliver;
use super::maze::Maze;
use crate::support::replace_sorted;

/// How a search ended.
#[derive(Debug)]
pub(super) enum Outcome {
    /// A cheapest solution: its pushes, without those of deliveries, and its cost.
    Found(Vec<Push>, u32),
    /// There is no solution.
    Exhausted,
    /// As many positions were expanded as was asked for; every solution costs this much at least.
    Spent(u32),
}

/// The search.
pub(super) struct Search<'a> {
    maze: &'a Maze<'a>,
    packing: Packing,
    store: NodeStore,
    open: OpenList,
    /// Cost to each node, and the bound of what is left.
    costs: Vec<u32>,
    bounds: Vec<u32>,
    reach: Reach,
    /// The region after a box has vanished.
    without: Reach,
    corrals: Corrals,
    no_pairs: Pairs,
    freeze: Freeze,
    deliver: Deliver,
    packs: Packs,
    key: Vec<u8>,
    pushes: Vec<Shove>,
    boxes: Vec<u16>,
}

/// What became of a position that was met.
enum Meeting {
    /// It waits to be expanded.
    Alive,
    Dead,
    /// It is known, by a way that is no worse.
    Known,
}

/// The bound of a dead position.
const LOST: u32 = u32::MAX;
/// Marks, in the cost, that a node has been expanded by this path.
const EXPANDED: u32 = 1 << 31;

impl<'a> Search<'a> {
    pub fn new(maze: &'a Maze<'a>) -> Self {
        let room = &maze.level.room;
        let cells: Vec<u16> = (0..room.cells() as u16).filter(|&cell| !maze.vanishes(cell)).collect();
        let packing = Packing::new(maze.level.start.boxes.len().max(cells.len().div_ceil(8)), cells, room.cells());
        Search {
            maze,
            store: NodeStore::new(packing.key_len()),
            key: vec![0; packing.key_len()],
            packing,
            open: OpenList::new(),
            costs: Vec::new(),
            bounds: Vec::new(),
            reach: Reach::default(),
            without: Reach::default(),
            corrals: Corrals::default(),
            no_pairs: Pairs::empty(room.cells()),
            freeze: Freeze::default(),
            deliver: Deliver::default(),
            packs: Packs::default(),
            pushes: Vec::new(),
            boxes: Vec::new(),
        }
    }

    /// Searches until the least cost is known or `budget` positions were expanded. `other` is what others hold of the memory.
    pub fn run(&mut self, budget: u64, other: usize, ctx: &mut Ctx<'_>) -> Result<Outcome, Stop> {
        let Position { boxes, player } = self.maze.level.start.clone();
        self.meet(&boxes, (player, player), (0, 0), None);
        let end = ctx.stats.expanded.saturating_add(budget);
        while let Some((priority, _, id)) = self.open.pop() {
            let (g, h) = (self.costs[id as usize], self.bounds[id as usize]);
            if g & EXPANDED != 0 {
                continue;
            }
            let position = self.packing.unpack(self.store.key(id));
            if position.boxes.is_empty() {
                return Ok(Outcome::Found(self.solution(id), g));
            }
            if ctx.stats.expanded >= end {
                return Ok(Outcome::Spent(priority));
            }
            self.costs[id as usize] |= EXPANDED;
            let parent = self.store.parent(id);
            ctx.expand(Expansion { id, parent, g, h: Some(h), depth: g, key: self.store.key(id) })?;
            self.hold(position.boxes.len() * 4, other, ctx)?;
            if !self.deliver(id, &position, (g, priority)) {
                self.expand(id, &position, (g, priority), ctx);
            }
            ctx.waiting(self.open.len());
        }
        Ok(Outcome::Exhausted)
    }

    fn hold(&self, more: usize, other: usize, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let arrays = capacity_with(&self.costs, more) + capacity_with(&self.bounds, more);
        ctx.hold(other + self.store.bytes_with(more) + self.open.bytes_with(more) + arrays * 4)
    }

    /// Delivers boxes, if there are any that can be.
    fn deliver(&mut self, id: u32, position: &Position, (g, priority): (u32, u32)) -> bool {
        let mut boxes = std::mem::take(&mut self.boxes);
        boxes.clear();
        boxes.extend_from_slice(&position.boxes);
        let mut player = position.player;
        let cost = self.deliver.all(self.maze, &mut boxes, &mut player);
        let some = boxes.len() < position.boxes.len();
        if some {
            let region = self.deliver.region(self.maze);
            self.meet(&boxes, (player, region), (g + cost, priority), Some(id));
        }
        self.boxes = boxes;
        some
    }

    /// Makes all pushes that are needed.
    fn expand(&mut self, id: u32, position: &Position, (g, priority): (u32, u32), ctx: &mut Ctx<'_>) {
        let mut boxes = std::mem::take(&mut self.boxes);
        self.look(&position.boxes, position.player);
        for at in 0..self.pushes.len() {
            boxes.clear();
            boxes.extend_from_slice(&position.boxes);
            let (cell, _) = self.pushes[at];
            ctx.stats.generated += 1;
            let meeting = match self.play(&mut boxes, position.player, self.pushes[at]) {
                Some((cost, region)) => self.meet(&boxes, (cell, region), (g + cost, priority), Some(id)),
                None => Meeting::Dead,
            };
            match meeting {
                Meeting::Alive => {}
                Meeting::Dead => ctx.stats.dead_ends += 1,
                Meeting::Known => ctx.stats.duplicates += 1,
            }
        }
        self.boxes = boxes;
    }

    /// Finds the pushes to be looked at from a position.
    fn look(&mut self, boxes: &[u16], player: u16) {
        let level = &self.maze.level;
        self.reach.flood(&level.room, boxes, player);
        self.pushes.clear();
        if let Some(enough) = self.corrals.enough(level, boxes, &self.reach, &mut self.no_pairs) {
            self.pushes.extend_from_slice(enough);
            return;
        }
        for &cell in boxes {
            for direction in Direction::ALL {
                let (behind, to) = (level.room.next(cell, direction.opposite()), level.room.next(cell, direction));
                let open = behind != NONE && to != NONE && !level.distances.is_dead(to);
                if open && self.reach.has(&level.room, behind) && self.reach.is_free(&level.room, to) {
                    self.pushes.push((cell, direction));
                }
            }
        }
    }

    /// Makes a push from the position looked at, in which the player's region begins with a cell: what it costs and the
    /// first cell of his region then; none if that is dead.
    fn play(&mut self, boxes: &mut Vec<u16>, first: u16, (cell, direction): Shove) -> Option<(u32, u16)> {
        let Maze { level, .. } = self.maze;
        let to = level.room.next(cell, direction);
        let number = boxes.binary_search(&cell).expect("a box is pushed");
        if !self.maze.vanishes(to) {
            replace_sorted(boxes, number, to);
            let frozen = self.freeze.after(level, boxes, to);
            return frozen.is_empty().then(|| (1, self.reach.first_after(&level.room, (cell, to), first)));
        }
        boxes.remove(number);
        let toll = self.maze.lone(to, cell);
        let mut region = || {
            self.without.flood(&level.room, boxes, cell);
            self.without.first(&level.room)
        };
        (toll != FAR).then(|| (1 + u32::from(toll), region()))
    }

    /// A lower bound of what boxes cost, or none if they are dead.
    fn bound(&mut self, boxes: &[u16], player: u16) -> Option<u32> {
        let maze = self.maze;
        let lone = boxes.iter().map(|&cell| maze.lone(cell, player));
        let total = lone.map(|pushes| (pushes != FAR).then_some(u32::from(pushes))).sum::<Option<u32>>()?;
        Some(total + self.packs.most(&maze.couples, boxes, player)?)
    }

    /// Meets a position, given the player's cell and the first one of his region, at a cost; `least` is a lower bound of
    /// solutions by this way.
    fn meet(
        &mut self,
        boxes: &[u16],
        (player, region): (u16, u16),
        (g, least): (u32, u32),
        parent: Option<u32>,
    ) -> Meeting {
        self.packing.pack(boxes, region, &mut self.key);
        let (id, new) = self.store.insert(&self.key, parent);
        if new {
            grow(&mut self.costs, 1);
            grow(&mut self.bounds, 1);
            self.costs.push(g);
            let bound = self.bound(boxes, player);
            self.bounds.push(bound.unwrap_or(LOST));
        }
        let bound = self.bounds[id as usize];
        if bound == LOST {
            return Meeting::Dead;
        }
        if !new {
            if self.costs[id as usize] & !EXPANDED <= g {
                return Meeting::Known;
            }
            self.costs[id as usize] = g;
            parent.into_iter().for_each(|parent| self.store.set_parent(id, parent));
        }
        self.open.push(least.max(g + bound), bound, id);
        Meeting::Alive
    }

    /// The pushes to a node, without those of deliveries.
    fn solution(&mut self, id: u32) -> Vec<Push> {
        let mut ids: Vec<u32> = std::iter::successors(Some(id), |&id| self.store.parent(id)).collect();
        ids.reverse();
        let mut all = Vec::new();
        for pair in ids.windows(2) {
            let position = self.packing.unpack(self.store.key(pair[0]));
            let (mut boxes, mut player) = (position.boxes.to_vec(), position.player);
            self.deliver.all(self.maze, &mut boxes, &mut player);
            if boxes.len() == position.boxes.len() {
                all.push(self.push_between(&position, pair[1]));
            }
        }
        all
    }

    /// The cheapest push that leads from a position to a node.
    fn push_between(&mut self, position: &Position, id: u32) -> Push {
        self.look(&position.boxes, position.player);
        let mut best: Option<(u32, Shove)> = None;
        for at in 0..self.pushes.len() {
            let (mut boxes, push) = (position.boxes.to_vec(), self.pushes[at]);
            let Some((cost, region)) = self.play(&mut boxes, position.player, push) else { continue };
            self.packing.pack(&boxes, region, &mut self.key);
            if self.key == self.store.key(id) && best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, push));
            }
        }
        let (_, (cell, direction)) = best.expect("a push leads from each position to the next");
        Push { cell, direction, walk: 0 }
    }
}
