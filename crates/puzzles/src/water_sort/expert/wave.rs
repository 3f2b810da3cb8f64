//! A beam in the border table, for large tight levels on which depth-first search loses itself.
//!
//! Every solution removes every border once, so all positions after `n` removals are equally far from the goal and
//! comparable: those with most slack go on. A wave that never left any out has tried all orders.

use solvarium_engine::{Ctx, Stop};

use super::border::Order;
use super::level::{Level, mix, replace};
use super::store::Store;
use super::table::{Step, Table, steps};
use crate::water_sort::contents::EMPTY;

/// Looks for an order of removals, keeping `width` states per number of removals.
pub fn wave(level: &Level, width: usize, held: usize, ctx: &mut Ctx<'_>) -> Result<Order, Stop> {
    let mut wave = Wave::new(level, width, held);
    while !wave.keys.is_empty() {
        let place = wave.keys.chunks_exact(level.start.len()).position(|key| key.iter().all(|&f| f == 0));
        if let Some(place) = place {
            return Ok(Order::Found(wave.trace(place)));
        }
        wave.gather(ctx)?;
        wave.select(ctx)?;
    }
    Ok(if wave.dropped { Order::Dropped } else { Order::Dead })
}

/// One removal to try.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Entrant {
    /// Slack missing to the most there can be, so that smaller is better.
    tightness: u32,
    /// Breaks ties, as good as at random.
    chance: u64,
    place: u32,
    family: u16,
}

/// All kept states after one number of removals.
struct Wave<'a> {
    level: &'a Level<'a>,
    width: usize,
    /// Bytes that others hold meanwhile.
    held: usize,
    steps: Vec<Step>,
    table: Table,
    /// The kept states, one sorted key after another.
    keys: Vec<u16>,
    /// Their removals and predecessors, after those of all earlier states.
    links: Vec<(u32, u16)>,
    base: usize,
    entrants: Vec<Entrant>,
    store: Store,
    dropped: bool,
}

impl<'a> Wave<'a> {
    /// The start of the level.
    fn new(level: &'a Level<'a>, width: usize, held: usize) -> Wave<'a> {
        let has_border = |id: u16| id != EMPTY && !level.contents.at(id).uniform;
        let family = |&id: &u16| if has_border(id) { level.contents.at(id).family } else { 0 };
        let mut keys: Vec<u16> = level.start.iter().map(family).collect();
        keys.sort_unstable();
        Wave {
            level,
            width,
            held,
            steps: steps(level),
            table: Table::new(level),
            keys,
            links: vec![(0, 0)],
            base: 0,
            entrants: Vec::new(),
            store: Store::new(level.start.len()),
            dropped: false,
        }
    }

    /// Lists the removals possible in the kept states, best first.
    fn gather(&mut self, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        self.entrants.clear();
        for (place, key) in self.keys.chunks_exact(self.level.start.len()).enumerate() {
            ctx.evaluate()?;
            ctx.hold(self.bytes())?;
            self.table.load_key(self.level, &self.steps, key);
            let salt = key.iter().fold(0, |sum: u64, &f| sum.wrapping_add(mix(u64::from(f))));
            let allowed = self.table.removals(&self.steps, key);
            self.entrants.extend(allowed.map(|family| Entrant {
                tightness: u32::MAX - self.table.slack_after(&self.steps[usize::from(family)]),
                chance: mix(salt ^ u64::from(family)),
                place: place as u32,
                family,
            }));
        }
        self.entrants.sort_unstable();
        Ok(())
    }

    /// Makes the best removals and keeps what they lead to.
    fn select(&mut self, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let size = self.level.start.len();
        let (base, keys) = (self.base, std::mem::take(&mut self.keys));
        self.base = self.links.len();
        self.store.clear();
        let mut key = vec![0; size];
        for &Entrant { place, family, .. } in &self.entrants {
            if self.links.len() == self.base + self.width {
                self.dropped = true;
                break;
            }
            ctx.hold(self.bytes() + size_of_val(&keys[..]))?;
            key.copy_from_slice(&keys[place as usize * size..][..size]);
            replace(&mut key, family, self.steps[usize::from(family)].next);
            let hash = key.iter().fold(0, |sum: u64, &f| sum.wrapping_add(mix(u64::from(f))));
            if self.store.insert(hash, &key).1 {
                self.keys.extend_from_slice(&key);
                self.links.push(((base + place as usize) as u32, family));
            }
        }
        Ok(())
    }

    /// Bytes in use, with room for the successors of one state.
    fn bytes(&self) -> usize {
        self.held
            + self.store.bytes(64)
            + 2 * self.keys.capacity()
            + 2 * self.entrants.capacity() * size_of::<Entrant>()
            + 2 * self.links.capacity() * size_of::<(u32, u16)>()
    }

    /// The removals that led to the kept state at `place`.
    fn trace(&self, place: usize) -> Vec<u16> {
        let mut order = Vec::new();
        let mut at = self.base + place;
        while at != 0 {
            let (parent, family) = self.links[at];
            order.push(family);
            at = parent as usize;
        }
        order.reverse();
        order
    }
}
