//! Best-first search over single pushes: `weight · bound + pushes` decides, and only provably dead positions and provably
//! needless pushes are left out. So it is complete, and with weight 1 its solutions have the fewest pushes.

use solvarium_engine::store::{NodeStore, capacity_with, grow};
use solvarium_engine::{Cost, Ctx, Expansion, OpenList, Stop};

use super::super::deadlock::corral::{Corrals, Shove};
use super::super::deadlock::judge::Judge;
use super::super::level::{Level, Position};
use super::super::packing::Packing;
use super::super::reach::Reach;
use super::super::room::NONE;
use solvarium_engine::grid::Direction;

/// How a slice of a search ended.
#[derive(Clone, Debug)]
pub(super) enum Outcome {
    /// Solved: the positions on the way, without the start.
    Found(Vec<Position>),
    /// There is nothing more to look at.
    Exhausted,
    /// The slice is used up.
    Spent,
}

/// The search.
pub(super) struct BestFirst<'a> {
    level: &'a Level,
    packing: Packing,
    weight: Option<Cost>,
    store: NodeStore,
    open: OpenList,
    /// Pushes to each node, and the bound of those that are left.
    costs: Vec<u32>,
    bounds: Vec<u32>,
    reach: Reach,
    corrals: Corrals,
    pushes: Vec<Shove>,
    keys: Vec<u8>,
    found: Vec<(u32, bool)>,
}

/// The bound of a dead position.
const DEAD: u32 = u32::MAX;

impl<'a> BestFirst<'a> {
    /// A search from the start of a level. Without a weight only the bound counts.
    pub fn new(level: &'a Level, packing: &Packing, weight: Option<Cost>) -> Self {
        BestFirst {
            level,
            packing: packing.clone(),
            weight,
            store: NodeStore::new(packing.key_len()),
            open: OpenList::new(),
            costs: Vec::new(),
            bounds: Vec::new(),
            reach: Reach::default(),
            corrals: Corrals::default(),
            pushes: Vec::new(),
            keys: Vec::new(),
            found: Vec::new(),
        }
    }

    /// Goes on until so many more positions have been expanded. `other` is what others hold of the memory.
    pub fn run(
        &mut self,
        judge: &mut Judge<'_>,
        budget: u64,
        other: usize,
        ctx: &mut Ctx<'_>,
    ) -> Result<Outcome, Stop> {
        if self.store.is_empty() {
            self.begin(judge);
        }
        let end = ctx.stats.expanded.saturating_add(budget);
        while let Some((_, _, id)) = self.open.pop() {
            if self.costs[id as usize] & EXPANDED != 0 {
                continue;
            }
            if self.bounds[id as usize] == 0 {
                return Ok(Outcome::Found(self.path(id)));
            }
            let (g, h) = (self.costs[id as usize], self.bounds[id as usize]);
            self.costs[id as usize] |= EXPANDED;
            let parent = self.store.parent(id);
            ctx.expand(Expansion { id, parent, g, h: Some(h), depth: g, key: self.store.key(id) })?;
            self.expand(id, g, judge, other, ctx)?;
            if ctx.stats.expanded >= end {
                return Ok(Outcome::Spent);
            }
        }
        Ok(Outcome::Exhausted)
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.store.bytes() + self.open.bytes() + (self.costs.capacity() + self.bounds.capacity()) * 4
    }

    fn begin(&mut self, judge: &mut Judge<'_>) {
        let Position { boxes, player } = &self.level.start;
        self.reach.flood(&self.level.room, boxes, *player);
        self.keys.resize(self.packing.key_len(), 0);
        self.packing.pack(boxes, self.reach.first(&self.level.room), &mut self.keys);
        self.store.insert(&self.keys, None);
        let bound = judge.enter(boxes);
        self.costs.push(0);
        self.bounds.push(bound.unwrap_or(DEAD));
        if let Some(bound) = bound {
            self.open.push(self.priority(0, bound), bound, 0);
        }
    }

    fn priority(&self, pushes: u32, bound: u32) -> Cost {
        self.weight.map_or(bound, |weight| pushes + weight * bound)
    }

    fn expand(&mut self, id: u32, g: u32, judge: &mut Judge<'_>, other: usize, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let level = self.level;
        let position = self.packing.unpack(self.store.key(id));
        judge.enter(&position.boxes);
        self.reach.flood(&level.room, &position.boxes, position.player);
        self.choose(&position, judge);
        self.keys.resize(self.pushes.len() * self.packing.key_len(), 0);
        for (&(cell, direction), key) in self.pushes.iter().zip(self.keys.chunks_exact_mut(self.packing.key_len())) {
            let change = (cell, level.room.next(cell, direction));
            let player = self.reach.first_after(&level.room, change, position.player);
            self.packing.pack_after(&position.boxes, change, player, key);
        }
        self.hold(other + judge.bytes(), ctx)?;
        self.store.insert_all(&self.keys, Some(id), &mut self.found);
        for at in 0..self.pushes.len() {
            let ((child, new), (cell, direction)) = (self.found[at], self.pushes[at]);
            ctx.stats.generated += 1;
            if new {
                let number = position.boxes.binary_search(&cell).expect("a box is pushed");
                let bound = judge.after(number, level.room.next(cell, direction), cell);
                grow(&mut self.costs, 1);
                grow(&mut self.bounds, 1);
                self.costs.push(g + 1);
                self.bounds.push(bound.unwrap_or(DEAD));
                match bound {
                    Some(bound) => self.open.push(self.priority(g + 1, bound), bound, child),
                    None => ctx.stats.dead_ends += 1,
                }
            } else {
                ctx.stats.duplicates += 1;
                self.meet_again(child, id, g + 1, ctx);
            }
        }
        ctx.waiting(self.open.len());
        Ok(())
    }

    /// A position is met again: if the way is shorter, it is taken. Where only the bound counts it does not matter.
    fn meet_again(&mut self, child: u32, parent: u32, g: u32, ctx: &mut Ctx<'_>) {
        let (known, bound) = (self.costs[child as usize], self.bounds[child as usize]);
        if bound == DEAD || known & !EXPANDED <= g || self.weight.is_none() {
            return;
        }
        ctx.stats.reopened += u64::from(known & EXPANDED != 0);
        self.costs[child as usize] = g;
        self.store.set_parent(child, parent);
        self.open.push(self.priority(g, bound), bound, child);
    }

    /// The pushes to be looked at.
    fn choose(&mut self, position: &Position, judge: &mut Judge<'_>) {
        self.pushes.clear();
        if judge.prunings.corrals {
            if let Some(enough) = self.corrals.enough(self.level, &position.boxes, &self.reach, &mut judge.pairs) {
                self.pushes.extend_from_slice(enough);
                return;
            }
        }
        let Level { room, distances, .. } = self.level;
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

    fn hold(&self, other: usize, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let more = self.pushes.len();
        let arrays = capacity_with(&self.costs, more) + capacity_with(&self.bounds, more);
        ctx.hold(other + self.store.bytes_with(more) + self.open.bytes_with(more) + arrays * 4)
    }

    fn path(&self, id: u32) -> Vec<Position> {
        self.store.path(id).into_iter().map(|key| self.packing.unpack(key)).collect()
    }
}

/// Marks, in the cost, that a node has been expanded by this way.
const EXPANDED: u32 = 1 << 31;
