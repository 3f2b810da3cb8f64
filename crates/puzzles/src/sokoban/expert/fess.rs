//! Feature-space search: every kind of progress gets its share of the work.
//!
//! Moves are hauls ([`super::haul`]). A position has features ([`super::features`]); those with equal progress, regions and
//! boxes out of plan form a cell. Turns alternate between the best cell and the next one in a cycle through all, and from
//! the cell the cheapest move not yet made is made. Moves cost 1, but those that an advisor recommends
//! ([`super::advisors`]) cost nothing; the cost of a move includes that of all moves before it, and among equal ones the
//! better features decide, then age. So the search goes straight on along good advice, falls back to breadth where there
//! is none, and cannot be caught in one corner of the space.
//!
//! Before a move is made, slow tests look if it loses ([`super::super::deadlock::lazy`]).
//!
//! With plain features the search is another: quick, for there are no slow tests and few advisors, without turns of
//! the best cell, and with the newest move first among those of equal cost.
//!
//! Y. Shoham and J. Schaeffer, *The FESS algorithm: A feature based approach to single-agent search*, IEEE Conference
//! on Games 2020.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};
use std::ops::Bound;

use solvarium_engine::store::{NodeStore, capacity_with, grow};
use solvarium_engine::{Ctx, Expansion, PlanProgress, Stop};

use super::super::deadlock::corral::{Corrals, Shove};
use super::super::deadlock::judge::Judge;
use super::super::deadlock::lazy::family::Family;
use super::super::level::{Level, Position};
use super::super::packing::Packing;
use super::super::reach::Reach;
use super::advisors::{Choice, advise, improve};
use super::best_first::Outcome;
use super::board::Advised;
use super::features::{Features, Guide};
use super::haul::{Haul, Placement, Way};

/// A move not yet made.
#[derive(Clone, Copy, Debug)]
struct Move {
    node: u32,
    from: u16,
    to: u16,
    region: u16,
}

/// What moves of a cell are ordered by: cost, score and age, which is the move's number.
type Rank = Reverse<(u32, u64, u32)>;

/// What a cell is known by, the better ones less: steps of the plan left, regions, boxes out of plan.
type CellKey = (u16, u16, u16);

/// The search.
pub(super) struct Fess<'a> {
    level: &'a Level,
    packing: Packing,
    guide: Guide,
    store: NodeStore,
    /// The cost of the moves to each node.
    weights: Vec<u32>,
    moves: Vec<Move>,
    cells: BTreeMap<CellKey, BinaryHeap<Rank>>,
    /// The cell that had the last turn of the cycle, and a new one that has the next.
    last: CellKey,
    fresh: Option<CellKey>,
    turns: u64,
    waiting: usize,
    /// The most progress of a position.
    most: u16,
    reach: Reach,
    corrals: Corrals,
    haul: Haul,
    advised: Advised,
    choices: Vec<Choice>,
    /// The totals of a matching after the hauls of a box.
    totals: Vec<u32>,
    /// Positions that moves lead to and that are known already.
    known: Vec<u32>,
    recommended: Vec<usize>,
    key: Vec<u8>,
    family: Family,
}

impl<'a> Fess<'a> {
    /// A search from the start of a level, with a guide.
    pub fn new(level: &'a Level, packing: &Packing, guide: Guide) -> Self {
        Fess {
            level,
            packing: packing.clone(),
            guide,
            store: NodeStore::new(packing.key_len()),
            weights: Vec::new(),
            moves: Vec::new(),
            cells: BTreeMap::new(),
            last: (0, 0, 0),
            fresh: None,
            turns: 0,
            waiting: 0,
            most: 0,
            reach: Reach::default(),
            corrals: Corrals::default(),
            haul: Haul::default(),
            advised: Advised::default(),
            choices: Vec::new(),
            totals: Vec::new(),
            known: Vec::new(),
            recommended: Vec::new(),
            key: vec![0; packing.key_len()],
            family: Family::default(),
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
            self.family.add(None);
            self.weights.push(0);
            if self.expand(0, judge, other, ctx)? {
                return Ok(Outcome::Found(self.path(0)));
            }
        }
        while self.waiting > 0 {
            if ctx.stats.expanded >= end {
                return Ok(Outcome::Spent);
            }
            if let Some(id) = self.advance(judge, other, ctx)?
                && self.expand(id, judge, other, ctx)?
            {
                return Ok(Outcome::Found(self.path(id)));
            }
        }
        Ok(Outcome::Exhausted)
    }

    pub fn bytes(&self) -> usize {
        self.bytes_with(0)
    }

    /// How far it came.
    pub fn progress(&self) -> PlanProgress {
        PlanProgress { made: u64::from(self.most), steps: self.guide.order.steps() as u64 }
    }

    /// Bytes held when so many moves have been added.
    fn bytes_with(&self, more: usize) -> usize {
        let weights = capacity_with(&self.weights, 1) * 4;
        let moves = capacity_with(&self.moves, more) * size_of::<Move>();
        // Heaps grow by doubling.
        let ranks = 2 * (self.waiting + more) * size_of::<Rank>();
        self.store.bytes_with(1) + self.family.bytes() + weights + moves + ranks
    }

    /// The cell whose turn it is.
    fn turn(&mut self) -> Option<CellKey> {
        self.turns += 1;
        let plain = self.guide.is_plain();
        if !plain && self.turns.is_multiple_of(2) {
            return self.cells.keys().next().copied();
        }
        let fresh = self.fresh.take().filter(|cell| !plain && self.cells.contains_key(cell));
        let mut later = self.cells.range((Bound::Excluded(self.last), Bound::Unbounded)).map(|(&cell, _)| cell);
        let cell = fresh.or_else(|| later.next()).or_else(|| self.cells.keys().next().copied())?;
        if fresh.is_none() {
            self.last = cell;
        }
        Some(cell)
    }

    /// Takes the first move of a cell.
    fn pop(&mut self, cell: CellKey) -> Option<(u32, Move)> {
        let heap = self.cells.get_mut(&cell)?;
        let first = heap.pop();
        if heap.is_empty() {
            self.cells.remove(&cell);
        }
        let Reverse((weight, _, id)) = first?;
        self.waiting -= 1;
        Some((weight, self.moves[id as usize]))
    }

    /// Makes the cheapest move of the cell whose turn it is; the new position, if it leads to one.
    fn advance(&mut self, judge: &mut Judge<'_>, other: usize, ctx: &mut Ctx<'_>) -> Result<Option<u32>, Stop> {
        let Some(cell) = self.turn() else { return Ok(None) };
        while let Some((weight, step)) = self.pop(cell) {
            if self.family.is_dead(step.node) {
                continue;
            }
            ctx.poll()?;
            let mut position = self.packing.unpack(self.store.key(step.node));
            self.packing.pack_after(&position.boxes, (step.from, step.to), step.region, &mut self.key);
            ctx.hold(other + judge.bytes() + self.bytes_with(0))?;
            let (child, new) = self.store.insert(&self.key, Some(step.node));
            if !new {
                self.family.leads(step.node, child);
                ctx.stats.duplicates += 1;
                continue;
            }
            grow(&mut self.weights, 1);
            self.weights.push(weight);
            self.family.add(Some(step.node));
            position.push(step.from, step.to);
            if !self.guide.is_plain() && judge.why_dead(&position.boxes, step.region, Some(step.to)).is_some() {
                ctx.stats.dead_ends += 1;
                self.family.lose(child);
                continue;
            }
            return Ok(Some(child));
        }
        Ok(None)
    }

    /// Weighs the moves of a new position. True if it is solved.
    fn expand(&mut self, id: u32, judge: &mut Judge<'_>, other: usize, ctx: &mut Ctx<'_>) -> Result<bool, Stop> {
        let position = self.packing.unpack(self.store.key(id));
        let Some(bound) = judge.enter(&position.boxes) else {
            self.family.lose(id);
            return Ok(false);
        };
        if bound == 0 {
            self.most = self.guide.order.steps() as u16;
            return Ok(true);
        }
        let weight = self.weights[id as usize];
        let parent = self.store.parent(id);
        ctx.expand(Expansion { id, parent, g: weight, h: Some(bound), depth: weight, key: self.store.key(id) })?;
        let features = self.guide.features(self.level, &position);
        self.most = self.most.max(features.packed);
        self.collect(&position, judge, ctx);
        self.family.count(id, self.choices.len() + self.known.len());
        self.known.drain(..).for_each(|child| self.family.leads(id, child));
        ctx.hold(other + judge.bytes() + self.bytes_with(self.choices.len()))?;
        self.advise(&position, &features);
        self.queue(id, weight, &features);
        ctx.waiting(self.waiting);
        Ok(false)
    }

    /// Puts the choices into the cell of the position.
    fn queue(&mut self, node: u32, weight: u32, features: &Features) {
        if self.choices.is_empty() {
            return;
        }
        let (packed, regions, out) = features.cell();
        let cell = (u16::MAX - packed, regions, out);
        let plain = self.guide.is_plain();
        let heap = self.cells.entry(cell).or_insert_with(|| {
            self.fresh = Some(cell);
            BinaryHeap::new()
        });
        for (at, &Choice { from, to, region, features, .. }) in self.choices.iter().enumerate() {
            grow(&mut self.moves, 1);
            self.moves.push(Move { node, from, to, region });
            let weight = weight + u32::from(!self.recommended.contains(&at));
            let id = (self.moves.len() - 1) as u32;
            // Without a score the newest come first.
            let score = if plain { u64::from(u32::MAX - id) } else { features.score() };
            heap.push(Reverse((weight, score, id)));
        }
        self.waiting += self.choices.len();
    }

    /// Finds all moves from a position that lead to new positions that are not dead.
    fn collect(&mut self, position: &Position, judge: &mut Judge<'_>, ctx: &mut Ctx<'_>) {
        self.choices.clear();
        self.known.clear();
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
            self.totals.clear();
            self.haul.find(self.level, &position.boxes, number, position.player, Way::Push, |to, player| {
                if player == from && !begins(from, to) {
                    return false;
                }
                ctx.stats.generated += 1;
                let total = judge.roughly_after(number, to, player);
                ctx.stats.dead_ends += u64::from(total.is_none());
                self.totals.extend(total);
                total.is_some()
            });
            if self.haul.placements.len() == 1 {
                continue;
            }
            self.guide.without(self.level, position, from, self.haul.placements[0].sides);
            for (&Placement { cell: to, player, region, sides, .. }, &total) in
                self.haul.placements[1..].iter().zip(&self.totals)
            {
                self.packing.pack_after(&position.boxes, (from, to), region, &mut self.key);
                if let Some(child) = self.store.find(&self.key) {
                    self.known.push(child);
                    continue;
                }
                let features = self.guide.with(self.level, to, total, sides);
                self.choices.push(Choice { from, to, region, player, features });
            }
        }
    }

    /// Asks the advisors.
    fn advise(&mut self, position: &Position, features: &Features) {
        if self.guide.is_plain() {
            improve(features, &self.choices, &mut self.recommended);
            return;
        }
        let mut board = self.advised.look(self.level, position, &self.reach, &self.guide, features);
        advise(features, &self.choices, &mut board, &mut self.recommended);
    }

    fn path(&self, id: u32) -> Vec<Position> {
        self.store.path(id).into_iter().map(|key| self.packing.unpack(key)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::deadlock::judge::Prunings;
    use super::super::super::reference::{Reference, draw, unlimited};
    use super::super::backward::Backward;
    use super::super::features::Order;
    use super::super::layers::Layers;
    use super::super::plan::Plan;
    use super::super::unpack::{Taste, unpack};
    use super::*;
    use solvarium_engine::Rng;

    #[test]
    fn alone_it_finds_a_solution_where_there_is_one() {
        let (mut rng, mut solved, mut unsolvable) = (Rng::new(6), 0, 0);
        for _ in 0..600 {
            let count = rng.between(1, 4);
            let Some(level) = draw(&mut rng, count) else { continue };
            let truth = Reference::new(&level.room).pushes(&level.start.boxes, level.start.player).is_some();
            let packing = Packing::of_pushes(&level);
            for plain in [false, true] {
                let found = unlimited(|ctx| {
                    let prunings = Prunings { freeze: true, pairs: true, corrals: true, lazy: true };
                    let mut judge = Judge::new(&level, prunings, ctx)?;
                    let order = if plain {
                        Order::Layers(Layers::new(&level))
                    } else {
                        let origins = Backward::new(&level);
                        let unpacking = unpack(&level, Taste::default(), origins.origins(), &mut judge, ctx)?;
                        Order::Plan(Plan::new(&unpacking))
                    };
                    let mut search = Fess::new(&level, &packing, Guide::new(&level, order));
                    search.run(&mut judge, u64::MAX, 0, ctx)
                });
                assert_eq!(matches!(found, Ok(Outcome::Found(_))), truth, "{level:?}");
            }
            solved += u32::from(truth);
            unsolvable += u32::from(!truth);
        }
        assert!(solved > 50 && unsolvable > 50, "{solved} {unsolvable}");
    }
}
