//! The proof: A* with buckets by pours made plus lower bound, last in first out within a bucket.
//!
//! Positions whose sum reaches the length of a known solution are not kept. The bound need not be consistent: a position
//! reached again by fewer pours is taken up again. When a bucket below the known length is used up, that
//! length is proved impossible; when all are, the known solution is optimal.

use solvarium_engine::{Ctx, Stop};

use super::judge::{Candidate, Judge};
use super::level::{Level, Transfer};
use super::store::Store;

/// One position.
#[derive(Clone, Copy, Debug)]
struct Node {
    parent: u32,
    pour: Transfer,
    /// Fewest pours to here.
    made: u32,
    /// Lower bound on the pours from here; [`DEAD`] when there is no way.
    bound: u32,
}

/// The bound of a position that cannot be solved within the limit.
const DEAD: u32 = u32::MAX;

/// The state of a search.
pub struct Astar<'a> {
    level: &'a Level<'a>,
    judge: &'a mut Judge,
    store: Store,
    nodes: Vec<Node>,
    /// By sum: the positions to expand, with the pours they were reached by.
    buckets: Vec<Vec<(u32, u32)>>,
    /// No bucket before this one holds anything.
    lowest: usize,
    /// Solutions must be shorter than this.
    below: u32,
    /// Successors of the position being expanded, and the one being entered.
    candidates: Vec<Candidate>,
    child: Vec<u16>,
}

impl<'a> Astar<'a> {
    /// A search for the shortest solution of fewer than `below` pours.
    pub fn new(level: &'a Level<'a>, judge: &'a mut Judge, below: u32) -> Astar<'a> {
        let root = level.root();
        let bound = judge.bounds.waits(level, &root);
        let mut store = Store::new(root.len());
        store.insert(level.hash(&root), &root);
        let nodes = vec![Node { parent: 0, pour: Transfer { src: 0, dst: 0 }, made: 0, bound }];
        let mut buckets = vec![Vec::new(); below as usize];
        if bound < below {
            buckets[bound as usize].push((0, 0));
        }
        Astar { level, judge, store, nodes, buckets, lowest: 0, below, candidates: Vec::new(), child: Vec::new() }
    }

    /// A shortest solution, or `None` when none is shorter than `below`.
    pub fn run(&mut self, ctx: &mut Ctx<'_>) -> Result<Option<Vec<Transfer>>, Stop> {
        while self.lowest < self.buckets.len() {
            let Some((number, made)) = self.buckets[self.lowest].pop() else {
                self.lowest += 1;
                continue;
            };
            if self.nodes[number as usize].made < made {
                continue;
            }
            if self.level.is_goal(self.store.key(number)) {
                return Ok(Some(self.trace(number)));
            }
            self.expand(number, ctx)?;
        }
        Ok(None)
    }

    /// Enters the successors of a position.
    fn expand(&mut self, number: u32, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        ctx.evaluate()?;
        ctx.hold(self.bytes())?;
        let made = self.nodes[number as usize].made + 1;
        let most = self.below - 1 - made;
        let mut candidates = std::mem::take(&mut self.candidates);
        candidates.clear();
        self.judge.candidates(self.level, self.store.key(number), most, |new| candidates.push(new));
        for candidate in &candidates {
            self.child.clear();
            self.child.extend_from_slice(self.store.key(number));
            self.level.apply(&mut self.child, candidate.pour);
            self.enter(number, candidate, (made, most), ctx)?;
        }
        self.candidates = candidates;
        Ok(())
    }

    /// Enters the successor in `child` unless it is known with as few pours.
    fn enter(
        &mut self,
        parent: u32,
        &Candidate { pour, hash, .. }: &Candidate,
        (made, most): (u32, u32),
        ctx: &mut Ctx<'_>,
    ) -> Result<(), Stop> {
        let (number, new) = self.store.insert(hash, &self.child);
        let known = self.nodes.get(number as usize).copied();
        if known.is_some_and(|node| node.made <= made) {
            return Ok(());
        }
        // What was too far from more pours away may be near enough now.
        let bound = match known.map_or(DEAD, |node| node.bound) {
            DEAD => self.judge.estimate(self.level, (&self.child, pour), most, ctx)?.unwrap_or(DEAD),
            bound => bound,
        };
        let node = Node { parent, pour, made, bound };
        if new {
            self.nodes.push(node);
        } else {
            self.nodes[number as usize] = node;
        }
        if bound <= most {
            let sum = (made + bound) as usize;
            self.lowest = self.lowest.min(sum);
            self.buckets[sum].push((number, made));
        }
        Ok(())
    }

    /// Bytes in use, with room for the successors of one position.
    fn bytes(&self) -> usize {
        let waiting: usize = self.buckets.iter().map(Vec::capacity).sum();
        self.store.bytes(64)
            + self.judge.borders.bytes(1)
            + 2 * (self.nodes.capacity() * size_of::<Node>() + waiting * 8)
    }

    /// The pours from the start to a position.
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
