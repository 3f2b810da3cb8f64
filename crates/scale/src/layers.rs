//! The states that one owner keeps in memory for breadth-first search: which of them were met, layer by layer.
//!
//! A state belongs to a partition, and there to a bucket, by the first word of its mixed key. Successors are not looked up one by
//! one, each somewhere else in memory: many of them are sorted by bucket first, and then a bucket, which fits into the
//! processor's cache, is asked for all of its own.

use solvarium_engine::{Cost, StateSpace};

use crate::Ended;
use crate::bucket::{Back, Bucket};
use crate::mix::{mix, owner, unmix};
use crate::partition::{Chunk, Closed, Count, Partition, Poll, Reached, Round};
use crate::set::Added;
use crate::staged::Staged;
use crate::successors::Successors;
use crate::table::Table;

/// The states that one owner keeps in memory. A record is a mixed key.
pub struct Layers<'s, S> {
    space: &'s S,
    table: Table<Bucket>,
    staged: Staged,
    /// The number of the layer that is being found.
    finding: Cost,
    goal: Option<Reached>,
    /// The way back through the layers, once a path is looked for.
    way: Option<Way>,
}

/// How far the way back through the layers was gone.
struct Way {
    /// The layer that was passed last.
    passed: Cost,
    /// The place in each bucket.
    backs: Vec<Back>,
}

/// Where a state is kept.
#[derive(Clone, Copy)]
pub struct Place {
    /// Its bucket.
    pub bucket: usize,
    /// Its number there.
    pub number: usize,
}

impl<S: StateSpace + Sync> Partition for Layers<'_, S> {
    fn record_len(&self) -> usize {
        self.space.key_len()
    }

    fn start(&self, key: &[u8], partitions: usize) -> (usize, Vec<u8>) {
        let mut record = key.to_vec();
        mix(&mut record);
        (owner(&record, partitions), record)
    }

    fn expand(&mut self, chunk: Chunk, out: &mut [Vec<u8>], poll: &mut Poll<'_>) -> Result<Count, Ended> {
        let (mut key, mut successors, mut count) = (Vec::new(), Successors::default(), Count::default());
        let (key_len, kept_len) = (self.space.key_len(), self.table.kept_len());
        let most = (chunk.bytes / key_len) as u64;
        self.staged.begin(out, &chunk, key_len);
        while count.expanded < chunk.states && count.generated < most {
            let at = self.table.at;
            let Some(bucket) = self.table.buckets.get_mut(at) else { break };
            let Some(number) = bucket.take() else {
                self.table.at += 1;
                continue;
            };
            poll()?;
            self.table.whole(at, self.table.buckets[at].set.key(number, kept_len), &mut key);
            successors.find(self.space, &key);
            let keys = &mut successors.keys;
            keys.chunks_exact_mut(key_len).for_each(mix);
            keys.chunks_exact(key_len).for_each(|key| self.staged.send(key, &[], out));
            count.expanded += 1;
            count.generated += successors.moves.len() as u64;
        }
        self.staged.end(out);
        Ok(count)
    }

    fn insert(&mut self, lists: &[Vec<u8>]) -> Result<Count, Ended> {
        let Layers { space, table, finding, goal, .. } = self;
        let (mut count, mut key) = (Count::default(), Vec::new());
        table.insert(lists, space.key_len(), |bucket, batch, left| {
            let known = bucket.set.known(batch.keys());
            for (record, _) in batch.records().zip(known).filter(|(_, known)| known.is_none()) {
                match bucket.insert(batch.key(record)) {
                    Added::Known(_) => {}
                    Added::Full => left.extend_from_slice(record),
                    Added::New => {
                        count.new += 1;
                        key.clear();
                        key.extend_from_slice(record);
                        unmix(&mut key);
                        if space.is_goal(&space.unpack(&key)) {
                            count.goals += 1;
                            let found = Reached { cost: *finding, key: key.clone() };
                            if goal.as_ref().is_none_or(|least| found < *least) {
                                *goal = Some(found);
                            }
                        }
                    }
                }
            }
        });
        Ok(count)
    }

    fn close_round(&mut self, _poll: &mut Poll<'_>) -> Result<Closed, Ended> {
        let waiting: usize = self.table.buckets.iter_mut().map(Bucket::close_layer).sum();
        self.table.weigh();
        let round = Round { f: self.finding, g: self.finding };
        self.table.at = 0;
        self.finding += 1;
        Ok(Closed { least: (waiting > 0).then_some(round), ..Closed::default() })
    }

    fn open(&mut self, _round: Round, _poll: &mut Poll<'_>) -> Result<u64, Ended> {
        Ok(self.table.buckets.iter().map(|bucket| bucket.waiting() as u64).sum())
    }

    fn goal(&self) -> Option<Reached> {
        self.goal.clone()
    }

    fn cost_before(&mut self, cost: Cost) -> Result<Option<Cost>, Ended> {
        Ok(cost.checked_sub(1))
    }

    fn parent(&mut self, wanted: &Reached, cost: Cost, poll: &mut Poll<'_>) -> Result<Option<Vec<u8>>, Ended> {
        let way = self.way.take();
        let mut way = way.unwrap_or_else(|| Way { passed: self.finding + 1, backs: self.last() });
        while way.passed > cost + 1 {
            self.pass_layer(&mut way.backs);
            way.passed -= 1;
        }
        way.passed = cost;
        let mut least: Option<Vec<u8>> = None;
        self.layer_before(&mut way.backs, poll, |_, key, successors| {
            if least.as_deref().is_none_or(|least| key < least)
                && successors.chunks_exact(key.len()).any(|next| next == wanted.key)
            {
                least = Some(key.to_vec());
            }
        })?;
        self.way = Some(way);
        Ok(least)
    }

    fn bytes(&self) -> usize {
        self.table.bytes() + self.staged.bytes()
    }

    fn states(&self) -> u64 {
        self.sizes().map(|size| size as u64).sum()
    }
}

impl<'s, S: StateSpace> Layers<'s, S> {
    /// None yet.
    pub fn new(space: &'s S) -> Self {
        Layers {
            space,
            table: Table::new(space.key_len()),
            staged: Staged::default(),
            finding: 0,
            goal: None,
            way: None,
        }
    }

    /// Where the way back through the layers begins, with the one that is being found.
    pub fn last(&self) -> Vec<Back> {
        self.table.buckets.iter().map(Bucket::last).collect()
    }

    /// Goes back by a layer, and shows each of its states: place, key and the keys of its successors.
    pub fn layer_before<E>(
        &self,
        way: &mut [Back],
        mut poll: impl FnMut() -> Result<(), E>,
        mut show: impl FnMut(Place, &[u8], &[u8]),
    ) -> Result<(), E> {
        let (mut key, mut successors) = (Vec::new(), Successors::default());
        for (at, (bucket, back)) in self.table.buckets.iter().zip(way).enumerate() {
            for number in bucket.layer_before(back) {
                poll()?;
                self.table.whole(at, bucket.set.key(number, self.table.kept_len()), &mut key);
                successors.find(self.space, &key);
                show(Place { bucket: at, number }, &key, &successors.keys);
            }
        }
        Ok(())
    }

    /// Passes a layer on the way back.
    fn pass_layer(&self, way: &mut [Back]) {
        for (bucket, back) in self.table.buckets.iter().zip(way) {
            bucket.layer_before(back);
        }
    }

    /// Where the state of a mixed key is, which must have been met.
    pub fn find(&self, mixed: &[u8]) -> Place {
        let (bucket, kept) = self.table.place(mixed);
        let number = self.table.buckets[bucket].set.find(kept).expect("every successor was met");
        Place { bucket, number }
    }

    /// The number of states in each bucket.
    pub fn sizes(&self) -> impl Iterator<Item = usize> + '_ {
        self.table.buckets.iter().map(|bucket| bucket.set.len())
    }

    /// The states it belongs to.
    pub fn space(&self) -> &'s S {
        self.space
    }
}
