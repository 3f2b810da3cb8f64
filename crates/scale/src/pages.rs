//! Keys one after the other, in pages of equal size.
//!
//! Buckets grow one after another, each by a little and at a time of its own. If each grew in one piece, every growth would leave
//! a hole in memory that is a little too small for the next one, and the process would hold half as much again as it needs.
//! A page never grows: one that is given back is what the next bucket takes.

use crate::short::append;

/// The binary logarithm of the keys of a page: the last is half empty, in the mean, and a page costs some bytes itself.
const PAGE_BITS: u32 = 7;
/// Keys of a page.
const PAGE: usize = 1 << PAGE_BITS;
/// Bytes that the allocator adds to a page, as far as one knows.
const BESIDE: usize = 16;

/// Keys of the same length, by number.
#[derive(Default)]
pub struct Pages(Vec<Vec<u8>>);

impl Pages {
    /// None yet; there will be about so many.
    pub fn with_room_for(keys: usize) -> Self {
        Pages(Vec::with_capacity(keys.div_ceil(PAGE)))
    }

    /// The key of this number.
    #[inline]
    pub fn key(&self, number: usize, key_len: usize) -> &[u8] {
        &self.0[number >> PAGE_BITS][(number & (PAGE - 1)) * key_len..][..key_len]
    }

    /// The first byte of the key of this number, if it is there.
    #[inline]
    pub fn first_byte(&self, number: usize, key_len: usize) -> Option<u8> {
        self.0.get(number >> PAGE_BITS)?.get((number & (PAGE - 1)) * key_len).copied()
    }

    /// Adds a key; there were so many before.
    #[inline]
    pub fn push(&mut self, number: usize, key: &[u8]) {
        if number & (PAGE - 1) == 0 {
            self.0.push(Vec::with_capacity(PAGE * key.len()));
        }
        append(key, &mut self.0[number >> PAGE_BITS]);
    }

    /// All keys in their order.
    pub fn keys(&self, key_len: usize) -> impl Iterator<Item = &[u8]> {
        self.0.iter().flat_map(move |page| page.chunks_exact(key_len))
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        let page = self.0.first().map_or(0, |page| page.capacity() + BESIDE);
        self.0.len() * page + self.0.capacity() * size_of::<Vec<u8>>()
    }
}
