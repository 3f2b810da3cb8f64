//! Records on their way to their owners, put together by what they have in common.
//!
//! What is sent to an owner is one list. If records of the same group of buckets lie together in it, some at a time, the owner need
//! not sort the whole list at once: it takes one group after the other. So what a step takes is little more than the list.

use std::ops::Range;

use solvarium_engine::store::grow;

use crate::mix::{owner, word};
use crate::partition::Chunk;
use crate::short::append;

/// Bits of a mixed key's first word that say its group.
const GROUP_BITS: u32 = 5;
/// Groups of buckets.
pub const GROUPS: usize = 1 << GROUP_BITS;
/// Records of a group that are kept back, to be sent together.
const TOGETHER: usize = 128;
/// Room is made for so many successors of each state, if there is a step's room for them.
const SUCCESSORS: usize = 16;
/// If so few records lie together, in the mean, groups are not worth it.
const LEAST_TOGETHER: usize = 16;

/// Room for records that are kept back.
#[derive(Default)]
pub struct Staged(Vec<Vec<u8>>);

impl Staged {
    /// Takes note of how many owners there are, and makes room in their lists for what is to come.
    pub fn begin(&mut self, out: &mut [Vec<u8>], chunk: &Chunk, record_len: usize) {
        // Rounded up, so that lists seldom become larger.
        let wanted = chunk.states.saturating_mul((SUCCESSORS * record_len) as u64);
        let bytes = wanted.checked_next_power_of_two().map_or(chunk.bytes, |wanted| chunk.bytes.min(wanted as usize));
        self.0.resize(out.len() * GROUPS, Vec::new());
        let each = bytes / out.len() + bytes / out.len() / 16;
        out.iter_mut().for_each(|list| list.reserve_exact(each.saturating_sub(list.len())));
    }

    /// Sends a record that begins with a mixed key to its owner, some time.
    #[inline]
    pub fn send(&mut self, key: &[u8], rest: &[u8], out: &mut [Vec<u8>]) {
        let (owner, record_len) = (owner(key, out.len()), key.len() + rest.len());
        let kept = &mut self.0[owner * GROUPS + group(key)];
        if kept.capacity() - kept.len() < record_len {
            flush(kept, &mut out[owner]);
            kept.reserve_exact(record_len * TOGETHER);
        }
        append(key, kept);
        kept.extend_from_slice(rest);
    }

    /// Sends what was kept back.
    pub fn end(&mut self, out: &mut [Vec<u8>]) {
        for (at, kept) in self.0.iter_mut().enumerate() {
            flush(kept, &mut out[at / GROUPS]);
        }
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.0.iter().map(Vec::capacity).sum::<usize>() + self.0.capacity() * size_of::<Vec<u8>>()
    }
}

/// Which parts of lists belong to which of so many buckets: all that lies in one of the ranges, range by range. The parts have
/// whole records.
pub fn parts(lists: &[Vec<u8>], record_len: usize, buckets: usize) -> Vec<(Range<usize>, Vec<&[u8]>)> {
    let all = || vec![(0..buckets, lists.iter().map(Vec::as_slice).collect())];
    if buckets < GROUPS {
        return all();
    }
    let mut groups = vec![Vec::new(); GROUPS];
    let mut left = lists.iter().map(Vec::len).sum::<usize>() / record_len / LEAST_TOGETHER;
    for part in lists.iter().flat_map(|list| runs(list, record_len)) {
        if left == 0 {
            return all();
        }
        left -= 1;
        groups[group(part)].push(part);
    }
    let each = buckets / GROUPS;
    let parts = groups.into_iter().enumerate().filter(|(_, parts)| !parts.is_empty());
    parts.map(|(group, parts)| (group * each..(group + 1) * each, parts)).collect()
}

/// The parts of a list in which neighbours are of the same group.
fn runs(list: &[u8], record_len: usize) -> impl Iterator<Item = &[u8]> {
    let mut left = list;
    std::iter::from_fn(move || {
        let first = group(left.get(..record_len)?);
        let same = left.chunks_exact(record_len).take_while(|record| group(record) == first).count();
        let (run, rest) = left.split_at(same * record_len);
        left = rest;
        Some(run)
    })
}

fn flush(kept: &mut Vec<u8>, list: &mut Vec<u8>) {
    grow(list, kept.len());
    list.append(kept);
}

/// The group of a record that begins with a mixed key.
#[inline]
fn group(record: &[u8]) -> usize {
    (word(record) >> (u64::BITS - GROUP_BITS)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mix::mix;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn all_records_come_to_their_owners_and_to_their_buckets(
            numbers in prop::collection::vec(any::<u64>(), 0..6000),
            owners in 1..4_usize,
            is_staged in any::<bool>(),
        ) {
            let mut out = vec![Vec::new(); owners];
            let mut staged = Staged::default();
            staged.begin(&mut out, &Chunk { states: 100, bytes: 4000 }, 18);
            let mut sent = vec![Vec::new(); owners];
            for number in numbers {
                let mut key = [number.to_le_bytes(), [7; 8]].concat();
                mix(&mut key);
                sent[owner(&key, owners)].push([&key[..], &[1, 2]].concat());
                if is_staged {
                    staged.send(&key, &[1, 2], &mut out);
                } else {
                    out[owner(&key, owners)].extend([&key[..], &[1, 2]].concat());
                }
            }
            staged.end(&mut out);
            for (list, mut sent) in out.iter().zip(sent) {
                let mut got = Vec::new();
                for (buckets, parts) in parts(std::slice::from_ref(list), 18, 64) {
                    for record in parts.iter().flat_map(|part| part.chunks_exact(18)) {
                        prop_assert!(buckets.contains(&((word(record) >> 58) as usize)));
                        got.push(record.to_vec());
                    }
                }
                got.sort();
                sent.sort();
                prop_assert_eq!(got, sent);
            }
        }
    }
}
