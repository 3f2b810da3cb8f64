//! The states that one thread owns: which of them were met, layer by layer.
//!
//! A state belongs to a partition by the lowest bits of its key's hash, and to a bucket of the partition by the highest.
//! Successors are not looked up one by one, each somewhere else in memory: many of them are sorted by bucket first, and then a
//! bucket, which fits into the processor's cache, is asked for all of its own.

use solvarium_engine::StateSpace;
use solvarium_engine::space::pack_all;
use solvarium_engine::store::{grow, hash};

use crate::bucket::{Added, Back, Bucket, TOGETHER};
use crate::short::copy;

/// What was counted while states were expanded or added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// States expanded.
    pub expanded: u64,
    /// Successors.
    pub generated: u64,
    /// States that were new.
    pub new: u64,
    /// Those of them that are goals.
    pub goals: u64,
}

impl std::ops::AddAssign for Count {
    fn add_assign(&mut self, other: Count) {
        self.expanded += other.expanded;
        self.generated += other.generated;
        self.new += other.new;
        self.goals += other.goals;
    }
}

/// How much to expand at once.
#[derive(Clone, Copy)]
pub struct Chunk {
    /// States at most.
    pub states: u64,
    /// No further state once there are so many bytes of successors.
    pub bytes: usize,
}

/// The states that one thread owns.
pub struct Partition<'s, S> {
    space: &'s S,
    key_len: usize,
    buckets: Vec<Bucket>,
    /// The bucket whose states are expanded.
    at: usize,
    /// The least key of a goal that was added.
    goal: Option<Vec<u8>>,
    room: Room,
}

/// Where a state is kept.
#[derive(Clone, Copy)]
pub struct Place {
    /// Its bucket.
    pub bucket: usize,
    /// Its number there.
    pub number: usize,
}

/// What is kept for its room only.
struct Room {
    sorted: Vec<u8>,
    ends: Vec<usize>,
    keys: Vec<u8>,
}

/// The partition, of so many, that owns the key with this hash.
#[inline]
pub fn owner(hash: u64, partitions: usize) -> usize {
    (((hash & 0xffff_ffff) * partitions as u64) >> 32) as usize
}

impl<'s, S: StateSpace> Partition<'s, S> {
    /// One without states.
    pub fn new(space: &'s S) -> Self {
        let room = Room { sorted: Vec::new(), ends: Vec::new(), keys: Vec::new() };
        Partition { space, key_len: space.key_len(), buckets: vec![Bucket::default()], at: 0, goal: None, room }
    }

    /// The least key of the goals that were added.
    pub fn goal(&self) -> Option<&[u8]> {
        self.goal.as_deref()
    }

    /// Expands states of the layer that was closed last; the keys of their successors go to their owners in `out`. Asks
    /// `poll` before each whether to go on.
    pub fn expand<E>(
        &mut self,
        chunk: Chunk,
        out: &mut [Vec<u8>],
        mut poll: impl FnMut() -> Result<(), E>,
    ) -> Result<Count, E> {
        let (mut moves, mut count, partitions) = (Vec::new(), Count::default(), out.len());
        let most = chunk.bytes / self.key_len;
        while count.expanded < chunk.states && count.generated < most as u64 {
            let Some(bucket) = self.buckets.get_mut(self.at) else { break };
            let Some(key) = bucket.take(self.key_len) else {
                self.at += 1;
                continue;
            };
            poll()?;
            let state = self.space.unpack(key);
            moves.clear();
            self.space.moves(&state, &mut moves);
            pack_all(self.space, &state, &moves, &mut self.room.keys);
            if let [only] = out {
                grow(only, self.room.keys.len());
                only.extend_from_slice(&self.room.keys);
            } else {
                for key in self.room.keys.chunks_exact(self.key_len) {
                    let list = &mut out[owner(hash(key), partitions)];
                    grow(list, self.key_len);
                    list.extend_from_slice(key);
                }
            }
            count.expanded += 1;
            count.generated += moves.len() as u64;
        }
        Ok(count)
    }

    /// Adds the keys that were not met before to the layer that is being found. They lie one after the other in several lists.
    pub fn insert(&mut self, lists: &[Vec<u8>]) -> Count {
        let mut count = Count::default();
        let mut left = self.insert_those_that_fit(lists, &mut count);
        while !left.is_empty() {
            self.split();
            left = self.insert_those_that_fit(&[left], &mut count);
        }
        count
    }

    /// The same, as far as buckets have room; what is left over.
    fn insert_those_that_fit(&mut self, lists: &[Vec<u8>], count: &mut Count) -> Vec<u8> {
        self.sort(lists);
        let (mut left, mut hashes) = (Vec::new(), Vec::with_capacity(TOGETHER));
        let mut begin = 0;
        for (bucket, &end) in self.buckets.iter_mut().zip(&self.room.ends) {
            for keys in self.room.sorted[begin..end].chunks(TOGETHER * self.key_len) {
                let each = || keys.chunks_exact(self.key_len);
                hashes.clear();
                hashes.extend(each().map(hash));
                let known = bucket.knows(keys, self.key_len, &hashes);
                for ((key, &hash), _) in each().zip(&hashes).zip(known).filter(|(_, known)| !known) {
                    match bucket.insert(key, hash) {
                        Added::Known => continue,
                        Added::Full => left.extend_from_slice(key),
                        Added::New => {
                            count.new += 1;
                            if self.space.is_goal(&self.space.unpack(key)) {
                                count.goals += 1;
                                keep_least(&mut self.goal, key);
                            }
                        }
                    }
                }
            }
            begin = end;
        }
        left
    }

    /// Sorts keys by their buckets.
    fn sort(&mut self, lists: &[Vec<u8>]) {
        let (key_len, shift) = (self.key_len, self.shift());
        let keys = || lists.iter().flat_map(|list| list.chunks_exact(key_len));
        let Room { sorted, ends, .. } = &mut self.room;
        ends.clear();
        ends.resize(self.buckets.len(), 0);
        // What lies beyond is from before, and not looked at.
        let bytes = lists.iter().map(Vec::len).sum::<usize>();
        sorted.resize(sorted.len().max(bytes), 0);
        for key in keys() {
            ends[bucket_of(hash(key), shift)] += key_len;
        }
        let mut begin = 0;
        for end in ends.iter_mut() {
            begin += std::mem::replace(end, begin);
        }
        // What was the beginning of each bucket's part moves on to its end as keys are put there.
        for key in keys() {
            let end = &mut ends[bucket_of(hash(key), shift)];
            copy(key, &mut sorted[*end..*end + key_len]);
            *end += key_len;
        }
    }

    /// Ends the layer that was expanded; how many states the next one has here.
    pub fn close_layer(&mut self) -> u64 {
        self.at = 0;
        self.buckets.iter_mut().map(|bucket| bucket.close_layer() as u64).sum()
    }

    /// Where the way back through the layers begins, with the one that is being found.
    pub fn last(&self) -> Vec<Back> {
        self.buckets.iter().map(Bucket::last).collect()
    }

    /// Goes back by a layer, and shows each of its states: bucket, number, key and the keys of its successors.
    pub fn layer_before<E>(
        &self,
        way: &mut [Back],
        mut poll: impl FnMut() -> Result<(), E>,
        mut show: impl FnMut(Place, &[u8], &[u8]),
    ) -> Result<(), E> {
        let (mut moves, mut keys) = (Vec::new(), Vec::new());
        for (at, (bucket, back)) in self.buckets.iter().zip(way).enumerate() {
            for number in bucket.layer_before(back) {
                poll()?;
                let key = bucket.key(number, self.key_len);
                let state = self.space.unpack(key);
                moves.clear();
                self.space.moves(&state, &mut moves);
                pack_all(self.space, &state, &moves, &mut keys);
                show(Place { bucket: at, number }, key, &keys);
            }
        }
        Ok(())
    }

    /// Goes back by a layer: the least key of its states from which one move leads to the wanted key.
    pub fn parent<E>(
        &self,
        wanted: &[u8],
        way: &mut [Back],
        poll: impl FnMut() -> Result<(), E>,
    ) -> Result<Option<Vec<u8>>, E> {
        let mut least = None;
        self.layer_before(way, poll, |_, key, successors| {
            if successors.chunks_exact(self.key_len).any(|next| next == wanted) {
                keep_least(&mut least, key);
            }
        })?;
        Ok(least)
    }

    /// Passes a layer on the way back.
    pub fn pass_layer(&self, way: &mut [Back]) {
        for (bucket, back) in self.buckets.iter().zip(way) {
            bucket.layer_before(back);
        }
    }

    /// Where the key with this hash is, which must have been met.
    pub fn find(&self, key: &[u8], hash: u64) -> Place {
        let bucket = bucket_of(hash, self.shift());
        let number = self.buckets[bucket].find(key, hash).expect("every successor was met");
        Place { bucket, number }
    }

    /// The number of states in each bucket.
    pub fn sizes(&self) -> impl Iterator<Item = usize> + '_ {
        self.buckets.iter().map(Bucket::len)
    }

    /// The states it belongs to.
    pub fn space(&self) -> &'s S {
        self.space
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        let room = &self.room;
        let rooms = room.sorted.capacity() + room.ends.capacity() * size_of::<usize>() + room.keys.capacity();
        let buckets = self.buckets.iter().map(Bucket::bytes).sum::<usize>();
        self.buckets.capacity() * size_of::<Bucket>() + buckets + rooms
    }

    /// The number of bits by which a hash is shifted to give the bucket.
    fn shift(&self) -> u32 {
        u64::BITS - self.buckets.len().ilog2()
    }

    /// Sorts each bucket into two.
    fn split(&mut self) {
        let bit = self.shift() - 1;
        let at = self.at * 2;
        let (buckets, key_len) = (std::mem::take(&mut self.buckets), self.key_len);
        self.buckets = Vec::with_capacity(buckets.len() * 2);
        self.buckets.extend(buckets.into_iter().flat_map(|bucket| bucket.split(key_len, |hash| hash >> bit & 1 == 1)));
        self.at = at;
    }
}

/// The bucket of the key with this hash.
#[inline]
fn bucket_of(hash: u64, shift: u32) -> usize {
    hash.checked_shr(shift).unwrap_or(0) as usize
}

/// Keeps the lesser of two keys.
fn keep_least(least: &mut Option<Vec<u8>>, key: &[u8]) {
    if least.as_deref().is_none_or(|least| key < least) {
        *least = Some(key.to_vec());
    }
}
