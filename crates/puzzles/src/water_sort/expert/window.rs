//! Re-optimises a window of a known solution: fewer pours between two of its positions.
//!
//! A bounded A\* from the first position of the window to the last, both up to the order of the cups. Only borders
//! that the window itself removes may go, since a border never comes back; what is left is mostly a question of where
//! loose water waits meanwhile. A pour lowers the number of runs by at most one, which is the bound.

use solvarium_engine::{Ctx, Stop};

use super::level::{Level, Transfer};
use super::store::Store;
use crate::water_sort::contents::EMPTY;

/// Fewer pours than `pours` that lead from `start` to where they lead, if a search of `budget` positions finds them.
pub fn shorten(
    level: &Level,
    start: &[u16],
    pours: &[Transfer],
    budget: usize,
    ctx: &mut Ctx<'_>,
) -> Result<Option<Vec<Transfer>>, Stop> {
    let mut window = Window::new(level, start, pours);
    let mut left = budget;
    for sum in 0..pours.len() {
        while let Some((number, made)) = window.buckets[sum].pop() {
            if window.nodes[number as usize].made < made {
                continue;
            }
            if window.store.key(number) == window.target {
                return Ok(Some(window.trace(number)));
            }
            if left == 0 {
                return Ok(None);
            }
            left -= 1;
            ctx.evaluate()?;
            ctx.hold(window.store.bytes(64) + 2 * window.nodes.capacity() * size_of::<Node>())?;
            window.expand(number);
        }
    }
    Ok(None)
}

/// One position.
#[derive(Clone, Copy, Debug)]
struct Node {
    parent: u32,
    pour: Transfer,
    /// Fewest pours to here.
    made: u32,
}

struct Window<'a> {
    level: &'a Level<'a>,
    target: Vec<u16>,
    /// Runs of the target.
    runs: u32,
    /// By family: its border may go.
    goes: Vec<bool>,
    store: Store,
    nodes: Vec<Node>,
    /// By pours made plus bound: positions, with the pours they were reached by. No sum reaches the known length.
    buckets: Vec<Vec<(u32, u32)>>,
    cups: Vec<u16>,
    child: Vec<u16>,
}

impl<'a> Window<'a> {
    /// The search before its first position is expanded.
    fn new(level: &'a Level<'a>, start: &[u16], pours: &[Transfer]) -> Window<'a> {
        let mut goes = vec![false; level.contents.families()];
        let mut target = start.to_vec();
        for &pour in pours {
            goes[usize::from(level.contents.at(pour.src).family)] = true;
            level.apply(&mut target, pour);
        }
        let mut window = Window {
            level,
            runs: runs(level, &target),
            target,
            goes,
            store: Store::new(start.len()),
            nodes: vec![Node { parent: 0, pour: Transfer { src: EMPTY, dst: EMPTY }, made: 0 }],
            buckets: vec![Vec::new(); pours.len()],
            cups: Vec::new(),
            child: Vec::new(),
        };
        window.store.insert(level.hash(start), start);
        let bound = runs(level, start).saturating_sub(window.runs);
        if let Some(bucket) = window.buckets.get_mut(bound as usize) {
            bucket.push((0, 0));
        }
        window
    }

    /// Enters the successors of a position.
    fn expand(&mut self, number: u32) {
        let mut cups = std::mem::take(&mut self.cups);
        cups.clear();
        cups.extend_from_slice(self.store.key(number));
        let (hash, now) = (self.level.hash(&cups), runs(self.level, &cups));
        for (from, &src) in cups.iter().enumerate() {
            if src == EMPTY || (from > 0 && cups[from - 1] == src) || self.level.contents.at(src).complete {
                continue;
            }
            for (to, &dst) in cups.iter().enumerate() {
                if to != from && (to == 0 || to == from + 1 || cups[to - 1] != dst) {
                    self.enter(number, &cups, Transfer { src, dst }, (hash, now));
                }
            }
        }
        self.cups = cups;
    }

    /// Enters one successor, if the pour is legal and the target can still be reached in time.
    fn enter(&mut self, parent: u32, cups: &[u16], pour: Transfer, (hash, runs): (u64, u32)) {
        let (source, target) = (self.level.contents.at(pour.src), self.level.contents.at(pour.dst));
        let fits = match pour.dst {
            EMPTY => !source.uniform,
            _ => target.top == source.top && target.free > 0,
        };
        if !fits {
            return;
        }
        let whole = pour.dst == EMPTY || target.free >= source.run;
        if whole && !source.uniform && !self.goes[usize::from(source.family)] {
            return;
        }
        let made = self.nodes[parent as usize].made + 1;
        let after = runs - u32::from(whole && pour.dst != EMPTY);
        let sum = (made + after.saturating_sub(self.runs)) as usize;
        if after < self.runs || sum >= self.buckets.len() {
            return;
        }
        self.child.clear();
        self.child.extend_from_slice(cups);
        self.level.apply(&mut self.child, pour);
        let (number, new) = self.store.insert(self.level.hash_after(hash, pour), &self.child);
        let node = Node { parent, pour, made };
        if new {
            self.nodes.push(node);
        } else if self.nodes[number as usize].made > made {
            self.nodes[number as usize] = node;
        } else {
            return;
        }
        self.buckets[sum].push((number, made));
    }

    /// The pours to a position.
    fn trace(&self, number: u32) -> Vec<Transfer> {
        let mut pours = Vec::new();
        let mut at = number;
        while at != 0 {
            pours.push(self.nodes[at as usize].pour);
            at = self.nodes[at as usize].parent;
        }
        pours.reverse();
        pours
    }
}

/// Runs in all cups.
fn runs(level: &Level, cups: &[u16]) -> u32 {
    cups.iter().map(|&id| u32::from(level.contents.at(id).runs)).sum()
}
