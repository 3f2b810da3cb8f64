//! Feature-space search: every kind of progress gets its share of the work.
//!
//! Moves are hauls ([`super::haul`]). A position has features: how many boxes are packed by the plan, and into how many
//! regions the boxes part the floor. Positions with equal features form a cell. The cells are visited in turn, and from
//! each the cheapest move not yet made is made. Moves cost 1, but those that an advisor recommends cost nothing; the cost
//! of a move includes that of all moves before it. So the search goes straight on along good advice, falls back to
//! breadth where there is none, and cannot be caught in one corner of the space.
//!
//! Y. Shoham and J. Schaeffer, *The FESS algorithm: A feature based approach to single-agent search*, IEEE Conference
//! on Games 2020.

use std::hash::BuildHasherDefault;

use hashbrown::HashMap;
use rapidhash::fast::RapidHasher;
use solvarium_engine::store::{NodeStore, capacity_with, grow};
use solvarium_engine::{Ctx, Expansion, OpenList, Stop};

use super::super::deadlock::corral::{Corrals, Shove};
use super::super::deadlock::judge::Judge;
use super::super::level::{Level, Position};
use super::super::packing::Packing;
use super::super::reach::Reach;
use super::best_first::Outcome;
use super::haul::Haul;
use super::plan::Plan;
use super::regions::Regions;

/// What a position is judged by: packed boxes and regions.
type Features = (u16, u16);

/// A move not yet made.
#[derive(Clone, Copy, Debug)]
struct Move {
    node: u32,
    from: u16,
    to: u16,
    region: u16,
}

/// A move as it is weighed.
struct Choice {
    step: Move,
    packed: usize,
    regions: usize,
    bound: u32,
    pushes: u16,
}

/// The search.
pub(super) struct Fess<'a> {
    level: &'a Level,
    packing: Packing,
    plan: Plan,
    store: NodeStore,
    /// The cost of the moves to each node.
    weights: Vec<u32>,
    moves: Vec<Move>,
    cells: Vec<OpenList>,
    numbers: HashMap<Features, usize, BuildHasherDefault<RapidHasher<'static>>>,
    /// The cell whose turn it is.
    turn: usize,
    cell_bytes: usize,
    waiting: usize,
    reach: Reach,
    corrals: Corrals,
    haul: Haul,
    choices: Vec<Choice>,
    key: Vec<u8>,
    regions: Regions,
}

impl<'a> Fess<'a> {
    /// A search from the start of a level.
    pub fn new(level: &'a Level, packing: &Packing) -> Self {
        Fess {
            level,
            packing: packing.clone(),
            plan: Plan::new(level),
            store: NodeStore::new(packing.key_len()),
            weights: Vec::new(),
            moves: Vec::new(),
            cells: Vec::new(),
            numbers: HashMap::default(),
            turn: 0,
            cell_bytes: 0,
            waiting: 0,
            reach: Reach::default(),
            corrals: Corrals::default(),
            haul: Haul::default(),
            choices: Vec::new(),
            key: vec![0; packing.key_len()],
            regions: Regions::default(),
        }
    }

    /// Goes on until this many more positions have been expanded. `other` is what others hold of the memory.
    pub fn run(
        &mut self,
        judge: &mut Judge<'_>,
        budget: u64,
        other: usize,
        ctx: &mut Ctx<'_>,
    ) -> Result<Outcome, Stop> {
        let end = ctx.stats.expanded.saturating_add(budget);
        if self.store.is_empty() {
            let start = &self.level.start;
            self.reach.flood(&self.level.room, &start.boxes, start.player);
            self.packing.pack(&start.boxes, self.reach.first(&self.level.room), &mut self.key);
            self.store.insert(&self.key, None);
            self.weights.push(0);
            if self.expand(0, judge, other, ctx)? {
                return Ok(Outcome::Found(self.path(0)));
            }
        }
        while self.waiting > 0 {
            if ctx.stats.expanded >= end {
                return Ok(Outcome::Spent);
            }
            if let Some(id) = self.advance(other, ctx)?
                && self.expand(id, judge, other, ctx)?
            {
                return Ok(Outcome::Found(self.path(id)));
            }
        }
        Ok(Outcome::Exhausted)
    }

    pub fn bytes(&self) -> usize {
        self.store.bytes() + self.cell_bytes + self.weights.capacity() * 4 + self.moves.capacity() * size_of::<Move>()
    }

    /// Makes the cheapest move of the cell whose turn it is; the new position, if it leads to one.
    fn advance(&mut self, other: usize, ctx: &mut Ctx<'_>) -> Result<Option<u32>, Stop> {
        self.turn = (self.turn + 1) % self.cells.len();
        let cell = &mut self.cells[self.turn];
        let before = cell.bytes();
        while let Some((weight, _, id)) = cell.pop() {
            self.waiting -= 1;
            let step = self.moves[id as usize];
            let position = self.packing.unpack(self.store.key(step.node));
            self.packing.pack_after(&position.boxes, (step.from, step.to), step.region, &mut self.key);
            let moves = self.moves.capacity() * size_of::<Move>();
            let weights = capacity_with(&self.weights, 1) * 4;
            ctx.hold(other + self.store.bytes_with(1) + self.cell_bytes + moves + weights)?;
            let (child, new) = self.store.insert(&self.key, Some(step.node));
            if new {
                grow(&mut self.weights, 1);
                self.weights.push(weight);
                self.cell_bytes = self.cell_bytes + cell.bytes() - before;
                return Ok(Some(child));
            }
            ctx.stats.duplicates += 1;
        }
        self.cell_bytes = self.cell_bytes + cell.bytes() - before;
        Ok(None)
    }

    /// Weighs the moves of a new position. True if it is solved.
    fn expand(&mut self, id: u32, judge: &mut Judge<'_>, other: usize, ctx: &mut Ctx<'_>) -> Result<bool, Stop> {
        let position = self.packing.unpack(self.store.key(id));
        let Some(bound) = judge.enter(&position.boxes) else { return Ok(false) };
        if bound == 0 {
            return Ok(true);
        }
        let weight = self.weights[id as usize];
        let parent = self.store.parent(id);
        ctx.expand(Expansion { id, parent, g: weight, h: Some(bound), depth: weight, key: self.store.key(id) })?;
        let features = self.features(&position);
        self.collect(id, &position, judge, ctx);
        self.hold(other + judge.bytes(), ctx)?;
        let advised = self.advise(features);
        let number = *self.numbers.entry(features).or_insert_with(|| {
            self.cells.push(OpenList::new());
            self.cells.len() - 1
        });
        let cell = &mut self.cells[number];
        let before = cell.bytes();
        for (at, choice) in self.choices.iter().enumerate() {
            grow(&mut self.moves, 1);
            self.moves.push(choice.step);
            let weight = weight + u32::from(!advised.contains(&at));
            cell.push(weight, 0, (self.moves.len() - 1) as u32);
        }
        self.waiting += self.choices.len();
        self.cell_bytes = self.cell_bytes + cell.bytes() - before;
        ctx.waiting(self.waiting);
        Ok(false)
    }

    /// Asks for the memory that the choices need.
    fn hold(&self, other: usize, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let more = self.choices.len();
        let moves = capacity_with(&self.moves, more) * size_of::<Move>();
        let lists =
            self.cell_bytes + self.cells.iter().map(|cell| cell.bytes_with(more) - cell.bytes()).max().unwrap_or(0);
        ctx.hold(other + self.store.bytes() + self.weights.capacity() * 4 + moves + lists)
    }

    fn features(&mut self, position: &Position) -> Features {
        let packed = self.plan.packed(|goal| position.has_box(goal));
        (packed as u16, self.regions.count(&self.level.room, &position.boxes) as u16)
    }

    /// Finds all moves from a position that lead to new positions that are not dead.
    fn collect(&mut self, id: u32, position: &Position, judge: &mut Judge<'_>, ctx: &mut Ctx<'_>) {
        self.choices.clear();
        self.reach.flood(&self.level.room, &position.boxes, position.player);
        let enough = if judge.prunings.corrals {
            self.corrals.enough(self.level, &position.boxes, &self.reach, &mut judge.pairs)
        } else {
            None
        };
        let begins = |cell, to| {
            let leads = |&(from, direction): &Shove| from == cell && self.level.room.next(cell, direction) == to;
            enough.is_none_or(|enough| enough.iter().any(leads))
        };
        for (number, &from) in position.boxes.iter().enumerate() {
            if enough.is_some_and(|enough| enough.iter().all(|&(cell, _)| cell != from)) {
                continue;
            }
            self.regions.without(&self.level.room, &position.boxes, from);
            let mut bounds = vec![0];
            self.haul.find(self.level, &position.boxes, number, position.player, |to, player| {
                if player == from && !begins(from, to) {
                    return false;
                }
                ctx.stats.generated += 1;
                let bound = judge.roughly_after(number, to, player);
                bounds.extend(bound);
                ctx.stats.dead_ends += u64::from(bound.is_none());
                bound.is_some()
            });
            for (placement, &bound) in self.haul.placements.iter().zip(&bounds).skip(1) {
                let &super::haul::Placement { cell: to, region, pushes, .. } = placement;
                self.packing.pack_after(&position.boxes, (from, to), region, &mut self.key);
                if self.store.find(&self.key).is_some() {
                    continue;
                }
                let packed = self.plan.packed(|goal| goal == to || goal != from && position.has_box(goal));
                let regions = self.regions.with(&self.level.room, to);
                let step = Move { node: id, from, to, region };
                self.choices.push(Choice { step, packed, regions, bound, pushes });
            }
        }
    }

    /// The moves that the advisors recommend, at most one each.
    fn advise(&self, (packed, regions): Features) -> Vec<usize> {
        let all = || self.choices.iter().enumerate();
        let packs = all()
            .filter(|(_, choice)| choice.packed > usize::from(packed))
            .min_by_key(|(_, choice)| (usize::MAX - choice.packed, choice.regions, choice.bound, choice.pushes));
        let opens = all()
            .filter(|(_, choice)| choice.regions < usize::from(regions) && choice.packed >= usize::from(packed))
            .min_by_key(|(_, choice)| (choice.regions, choice.bound, choice.pushes));
        packs.into_iter().chain(opens).map(|(at, _)| at).collect()
    }

    fn path(&self, id: u32) -> Vec<Position> {
        self.store.path(id).into_iter().map(|key| self.packing.unpack(key)).collect()
    }
}
