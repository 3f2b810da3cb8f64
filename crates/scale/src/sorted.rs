//! Records, sorted by the buckets that they belong to.

use std::ops::Range;

use solvarium_engine::store::grow;

use crate::mix::word;
use crate::short::copy;

/// Room for records that are sorted.
#[derive(Default)]
pub struct Sorted {
    records: Vec<u8>,
    /// Where the records of each bucket end.
    ends: Vec<usize>,
}

impl Sorted {
    /// Sorts records that lie one after the other in several lists, each of which begins with a mixed key and belongs to one of
    /// these buckets.
    pub fn sort(&mut self, lists: &[&[u8]], record_len: usize, buckets: Range<usize>, shift: u32) {
        self.ends.clear();
        self.ends.resize(buckets.len(), 0);
        // What lies beyond is from before, and not looked at.
        let bytes = lists.iter().map(|list| list.len()).sum::<usize>();
        let more = bytes.saturating_sub(self.records.len());
        grow(&mut self.records, more);
        self.records.resize(self.records.len().max(bytes), 0);
        for list in lists {
            for record in list.chunks_exact(record_len) {
                self.ends[bucket(record, shift) - buckets.start] += record_len;
            }
        }
        let mut begin = 0;
        for end in &mut self.ends {
            begin += std::mem::replace(end, begin);
        }
        // What was the beginning of each bucket's part moves on to its end as records are put there.
        for list in lists {
            for record in list.chunks_exact(record_len) {
                let end = &mut self.ends[bucket(record, shift) - buckets.start];
                copy(record, &mut self.records[*end..*end + record_len]);
                *end += record_len;
            }
        }
    }

    /// The records of each bucket.
    pub fn parts(&self) -> impl Iterator<Item = &[u8]> {
        let mut begin = 0;
        self.ends.iter().map(move |&end| &self.records[std::mem::replace(&mut begin, end)..end])
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.records.capacity() + self.ends.capacity() * size_of::<usize>()
    }
}

/// By how many bits a mixed key's first word is shifted to give its bucket, of so many.
pub fn shift(buckets: usize) -> u32 {
    u64::BITS - buckets.ilog2()
}

/// The bucket of a record that begins with a mixed key.
#[inline]
pub fn bucket(record: &[u8], shift: u32) -> usize {
    word(record).checked_shr(shift).unwrap_or(0) as usize
}
