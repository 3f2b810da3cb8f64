//! Buckets of mixed keys: which bucket a key belongs to, and how the buckets become more.
//!
//! The first word of a mixed key says by its highest bits which bucket it is. Whole bytes of these are not kept with the key.
//! When a bucket is full, all are split in two.

use crate::mix::unmix;
use crate::set::TOGETHER;
use crate::sorted::{Sorted, bucket, shift};
use crate::staged::parts;

/// Some thousand keys, and what is known of each.
pub trait Bucket: Default {
    /// Bytes held.
    fn bytes(&self) -> usize;
    /// Sorts the keys into two.
    fn split(self, cut: Cut) -> [Self; 2];
}

/// How the keys of a bucket are divided.
#[derive(Clone, Copy)]
pub struct Cut {
    /// Bytes of a key as it was kept.
    pub key_len: usize,
    /// The bit of the first byte that divides them.
    pub bit: u8,
    /// Bytes that are not kept any more.
    pub drop: usize,
}

impl Cut {
    /// The half to which a key belongs, and what is kept of the key there.
    #[inline]
    pub fn half<'k>(&self, key: &'k [u8]) -> (usize, &'k [u8]) {
        (usize::from(key[0] & self.bit != 0), &key[self.drop..])
    }
}

/// All buckets of a partition.
pub struct Table<B> {
    key_len: usize,
    /// As many as a power of two.
    pub buckets: Vec<B>,
    /// The bucket at which work goes on that is interrupted.
    pub at: usize,
    /// Bytes that the buckets hold.
    held: usize,
    sorted: Sorted,
}

impl<B: Bucket> Table<B> {
    /// For keys of this length.
    pub fn new(key_len: usize) -> Self {
        Table { key_len, buckets: vec![B::default()], at: 0, held: 0, sorted: Sorted::default() }
    }

    /// Bytes that are kept of a key.
    #[inline]
    pub fn kept_len(&self) -> usize {
        self.key_len - self.dropped()
    }

    /// Bytes at the beginning of a key that follow from its bucket.
    #[inline]
    pub fn dropped(&self) -> usize {
        (self.bits() / u8::BITS) as usize
    }

    /// Writes the whole key, not mixed, of what is kept of it in a bucket.
    #[inline]
    pub fn whole(&self, bucket: usize, kept: &[u8], key: &mut Vec<u8>) {
        let number = (bucket as u64).checked_shl(u64::BITS - self.bits()).unwrap_or(0);
        key.clear();
        key.extend_from_slice(&number.to_be_bytes()[..self.dropped()]);
        key.extend_from_slice(kept);
        unmix(key);
    }

    /// The bucket of a mixed key, and what is kept of it there.
    pub fn place<'k>(&self, key: &'k [u8]) -> (usize, &'k [u8]) {
        (bucket(key, shift(self.buckets.len())), &key[self.dropped()..])
    }

    /// Shows records to the buckets that they belong to, some at a time. Those for which a bucket has no room are put into the
    /// list, and come again when there are more buckets.
    pub fn insert(
        &mut self,
        lists: &[Vec<u8>],
        record_len: usize,
        mut add: impl FnMut(&mut B, Batch<'_>, &mut Vec<u8>),
    ) {
        let mut left = self.insert_those_that_fit(lists, record_len, &mut add);
        while !left.is_empty() {
            self.split();
            left = self.insert_those_that_fit(&[left], record_len, &mut add);
        }
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.buckets.capacity() * size_of::<B>() + self.held + self.sorted.bytes()
    }

    /// Adds up what the buckets hold, after they were changed elsewhere.
    pub fn weigh(&mut self) {
        self.held = self.buckets.iter().map(B::bytes).sum();
    }

    fn insert_those_that_fit(
        &mut self,
        lists: &[Vec<u8>],
        record_len: usize,
        add: &mut impl FnMut(&mut B, Batch<'_>, &mut Vec<u8>),
    ) -> Vec<u8> {
        let (dropped, kept_len) = (self.dropped(), self.kept_len());
        let shift = shift(self.buckets.len());
        let mut left = Vec::new();
        for (range, lists) in parts(lists, record_len, self.buckets.len()) {
            self.sorted.sort(&lists, record_len, range.clone(), shift);
            let each = self.buckets[range].iter_mut().zip(self.sorted.parts());
            for (bucket, records) in each.filter(|(_, records)| !records.is_empty()) {
                self.held -= bucket.bytes();
                for records in records.chunks(TOGETHER * record_len) {
                    add(bucket, Batch { records, record_len, dropped, kept_len }, &mut left);
                }
                self.held += bucket.bytes();
            }
        }
        left
    }

    /// Splits each bucket.
    fn split(&mut self) {
        let bits = self.bits();
        let (key_len, bit) = (self.kept_len(), 1 << (u8::BITS - 1 - bits % u8::BITS));
        let drop = usize::from((bits + 1).is_multiple_of(u8::BITS));
        let buckets = std::mem::take(&mut self.buckets);
        self.buckets = Vec::with_capacity(buckets.len() * 2);
        self.buckets.extend(buckets.into_iter().flat_map(|bucket| bucket.split(Cut { key_len, bit, drop })));
        self.at *= 2;
        self.weigh();
    }

    /// Bits of a key's first word that say which bucket it belongs to.
    fn bits(&self) -> u32 {
        self.buckets.len().ilog2()
    }
}

/// Records that belong to one bucket, no more than are looked up together.
#[derive(Clone, Copy)]
pub struct Batch<'r> {
    records: &'r [u8],
    record_len: usize,
    dropped: usize,
    kept_len: usize,
}

impl<'r> Batch<'r> {
    /// The whole records.
    #[inline]
    pub fn records(self) -> impl Iterator<Item = &'r [u8]> + Clone {
        self.records.chunks_exact(self.record_len)
    }

    /// What is kept of the key of a record.
    #[inline]
    pub fn key(self, record: &'r [u8]) -> &'r [u8] {
        &record[self.dropped..][..self.kept_len]
    }

    /// What is kept of each key.
    #[inline]
    pub fn keys(self) -> impl Iterator<Item = &'r [u8]> + Clone {
        self.records().map(move |record| self.key(record))
    }
}
