//! Best-first search over single pushes or pulls: `weight · bound + pushes` decides. What a side leaves out is provably
//! needless, so the search is complete, and with weight 1 its solutions have the fewest pushes.

use solvarium_engine::store::{NodeStore, capacity_with, grow};
use solvarium_engine::{Cost, Ctx, Expansion, OpenList, Stop};

use super::super::level::Position;
use super::super::packing::Packing;

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

/// A box that is pushed or pulled, mostly by one cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shift {
    /// Its place in the position's list.
    pub number: usize,
    /// Where it goes.
    pub to: u16,
    /// Where the player is then.
    pub player: u16,
    /// The first cell of his region.
    pub region: u16,
    /// How many pushes or pulls it is.
    pub pushes: u32,
}

/// The side a search works from. Positions name the player's region by its first cell.
pub(super) trait Side {
    /// The positions to begin with.
    fn roots(&mut self) -> Vec<Position>;
    /// Goes to a position: a lower bound of the pushes that are left, or none if it is dead.
    fn enter(&mut self, position: &Position) -> Option<u32>;
    /// The shifts to be looked at from the position gone to.
    fn shifts(&mut self, position: &Position, out: &mut Vec<Shift>);
    /// The same bound after one of them.
    fn after(&mut self, shift: &Shift) -> Option<u32>;
    /// Whether a position with bound 0 is the end.
    fn is_end(&self, position: &Position) -> bool;
    /// The positions from the start (left out) to the goal, made from those of a path, from the root to the end.
    fn order(&self, path: Vec<Position>) -> Vec<Position>;
    /// Bytes of its tables.
    fn bytes(&self) -> usize;
}

/// The search.
pub(super) struct BestFirst {
    packing: Packing,
    weight: Option<Cost>,
    /// What a solution is known to cost at least, and the greatest priority of a position that was expanded.
    least: Cost,
    reached: Cost,
    store: NodeStore,
    open: OpenList,
    /// Pushes to each node, and the bound of those that are left.
    costs: Vec<u32>,
    bounds: Vec<u32>,
    shifts: Vec<Shift>,
    keys: Vec<u8>,
    found: Vec<(u32, bool)>,
}

/// The bound of a dead position.
const DEAD: u32 = u32::MAX;
/// Marks, in the cost, that a node has been expanded by this path.
const EXPANDED: u32 = 1 << 31;

impl BestFirst {
    /// A search that has not begun. Without a weight only the bound counts.
    pub fn new(packing: &Packing, weight: Option<Cost>) -> Self {
        BestFirst {
            packing: packing.clone(),
            weight,
            least: 0,
            reached: 0,
            store: NodeStore::new(packing.key_len()),
            open: OpenList::new(),
            costs: Vec::new(),
            bounds: Vec::new(),
            shifts: Vec::new(),
            keys: Vec::new(),
            found: Vec::new(),
        }
    }

    /// The same search where it is known what a solution costs at least. Among positions that promise no more than that only
    /// the bound counts.
    pub fn at_least(self, least: Cost) -> Self {
        BestFirst { least, ..self }
    }

    /// With weight 1, what every solution costs at least, as far as the search has come.
    pub fn reached(&self) -> Cost {
        self.reached
    }

    /// Goes on until this many more positions have been expanded. `other` is what others hold of the memory.
    pub fn run(&mut self, side: &mut impl Side, budget: u64, other: usize, ctx: &mut Ctx<'_>) -> Result<Outcome, Stop> {
        if self.store.is_empty() {
            self.begin(side);
        }
        let end = ctx.stats.expanded.saturating_add(budget);
        while let Some((priority, _, id)) = self.open.pop() {
            let (g, h) = (self.costs[id as usize], self.bounds[id as usize]);
            if g & EXPANDED != 0 {
                continue;
            }
            let position = self.packing.unpack(self.store.key(id));
            if h == 0 && side.is_end(&position) {
                return Ok(Outcome::Found(side.order(self.path(id))));
            }
            self.reached = self.reached.max(priority);
            self.costs[id as usize] |= EXPANDED;
            let parent = self.store.parent(id);
            ctx.expand(Expansion { id, parent, g, h: Some(h), depth: g, key: self.store.key(id) })?;
            self.expand(id, &position, side, other, ctx)?;
            if ctx.stats.expanded >= end {
                return Ok(Outcome::Spent);
            }
        }
        Ok(Outcome::Exhausted)
    }

    pub fn bytes(&self) -> usize {
        self.store.bytes() + self.open.bytes() + (self.costs.capacity() + self.bounds.capacity()) * 4
    }

    fn begin(&mut self, side: &mut impl Side) {
        self.keys.resize(self.packing.key_len(), 0);
        for position in side.roots() {
            self.packing.pack(&position.boxes, position.player, &mut self.keys);
            let (id, _) = self.store.insert(&self.keys, None);
            let bound = side.enter(&position);
            self.add(id, 0, bound);
        }
    }

    /// Adds a new node; whether it is alive.
    fn add(&mut self, id: u32, g: u32, bound: Option<u32>) -> bool {
        grow(&mut self.costs, 1);
        grow(&mut self.bounds, 1);
        self.costs.push(g);
        self.bounds.push(bound.unwrap_or(DEAD));
        if let Some(bound) = bound {
            self.open.push(self.priority(g, bound), bound, id);
        }
        bound.is_some()
    }

    fn priority(&self, pushes: u32, bound: u32) -> Cost {
        self.weight.map_or(bound, |weight| pushes + weight * bound).max(self.least)
    }

    fn expand(
        &mut self,
        id: u32,
        position: &Position,
        side: &mut impl Side,
        other: usize,
        ctx: &mut Ctx<'_>,
    ) -> Result<(), Stop> {
        side.enter(position);
        self.shifts.clear();
        side.shifts(position, &mut self.shifts);
        let length = self.packing.key_len();
        self.keys.resize(self.shifts.len() * length, 0);
        for (shift, key) in self.shifts.iter().zip(self.keys.chunks_exact_mut(length)) {
            let change = (position.boxes[shift.number], shift.to);
            self.packing.pack_after(&position.boxes, change, shift.region, key);
        }
        self.hold(other + side.bytes(), ctx)?;
        self.store.insert_all(&self.keys, Some(id), &mut self.found);
        let g = self.costs[id as usize] & !EXPANDED;
        for at in 0..self.shifts.len() {
            let (child, new) = self.found[at];
            let g = g + self.shifts[at].pushes;
            ctx.stats.generated += 1;
            if new {
                let bound = side.after(&self.shifts[at]);
                ctx.stats.dead_ends += u64::from(!self.add(child, g, bound));
            } else {
                ctx.stats.duplicates += 1;
                self.meet_again(child, id, g, ctx);
            }
        }
        ctx.waiting(self.open.len());
        Ok(())
    }

    /// Takes the shorter path to a position that is met again. What has been expanded is expanded again only where the
    /// fewest pushes are wanted; and where only the bound counts, paths do not matter.
    fn meet_again(&mut self, child: u32, parent: u32, g: u32, ctx: &mut Ctx<'_>) {
        let (known, bound) = (self.costs[child as usize], self.bounds[child as usize]);
        let expanded = known & EXPANDED != 0;
        if bound == DEAD || known & !EXPANDED <= g || self.weight.is_none() || expanded && self.weight != Some(1) {
            return;
        }
        ctx.stats.reopened += u64::from(expanded);
        self.costs[child as usize] = g;
        self.store.set_parent(child, parent);
        self.open.push(self.priority(g, bound), bound, child);
    }

    fn hold(&self, other: usize, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let more = self.shifts.len();
        let arrays = capacity_with(&self.costs, more) + capacity_with(&self.bounds, more);
        ctx.hold(other + self.store.bytes_with(more) + self.open.bytes_with(more) + arrays * 4)
    }

    /// The positions from the root to a node, both included.
    fn path(&self, id: u32) -> Vec<Position> {
        let ids = std::iter::successors(Some(id), |&id| self.store.parent(id));
        let mut path: Vec<Position> = ids.map(|id| self.packing.unpack(self.store.key(id))).collect();
        path.reverse();
        path
    }
}
