//! Several runs read as one.

use solvarium_engine::Cost;

use super::run::Cursor;
use crate::Ended;
use crate::partition::Round;
use crate::short::copy;

/// Bytes of a key that are compared as a number.
const HEAD: usize = 16;

/// Gives the records of several runs in the order of their keys; of those of one key the cheapest.
pub struct Merge {
    cursors: Vec<Cursor>,
    /// The beginning of the key that each stands at.
    heads: Vec<u128>,
    /// Those that are not at their end, as a heap: the least comes first.
    heap: Vec<usize>,
    key: Vec<u8>,
    /// Records that were passed.
    passed: u64,
}

impl Merge {
    /// Of these.
    pub fn new(cursors: Vec<Cursor>) -> Merge {
        let key = cursors.first().map_or_else(Vec::new, |cursor| vec![0; cursor.key().len()]);
        let heads = cursors.iter().map(|cursor| head(cursor.key())).collect();
        let heap: Vec<_> = (0..cursors.len()).filter(|&at| !cursors[at].is_at_end()).collect();
        let mut merge = Merge { cursors, heads, heap, key, passed: 0 };
        (0..merge.heap.len() / 2).rev().for_each(|place| merge.sift(place));
        merge
    }

    /// Goes on to the next key, if there is one; its round.
    #[inline]
    pub fn advance(&mut self) -> Result<Option<Round>, Ended> {
        let Some(&first) = self.heap.first() else { return Ok(None) };
        let head = self.heads[first];
        copy(self.cursors[first].key(), &mut self.key);
        let round = self.cursors[first].round();
        self.pass()?;
        while let Some(&next) = self.heap.first() {
            if self.heads[next] != head || behind(self.cursors[next].key()) != behind(&self.key) {
                break;
            }
            self.pass()?;
        }
        Ok(Some(round))
    }

    /// The key it went on to.
    #[inline]
    pub fn key(&self) -> &[u8] {
        &self.key
    }

    /// How many records were passed, of all runs together.
    pub fn passed(&self) -> u64 {
        self.passed
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.cursors.iter().map(Cursor::bytes).sum()
    }

    /// Passes the least record.
    #[inline]
    fn pass(&mut self) -> Result<(), Ended> {
        let first = self.heap[0];
        self.passed += 1;
        self.cursors[first].advance()?;
        if self.cursors[first].is_at_end() {
            self.heap.swap_remove(0);
        } else {
            self.heads[first] = head(self.cursors[first].key());
        }
        self.sift(0);
        Ok(())
    }

    /// Lets the one at this place sink to where it belongs.
    #[inline]
    fn sift(&mut self, mut place: usize) {
        loop {
            let (left, right) = (2 * place + 1, 2 * place + 2);
            if left >= self.heap.len() {
                return;
            }
            let is_right = right < self.heap.len() && self.is_less(self.heap[right], self.heap[left]);
            let child = if is_right { right } else { left };
            if !self.is_less(self.heap[child], self.heap[place]) {
                return;
            }
            self.heap.swap(place, child);
            place = child;
        }
    }

    #[inline]
    fn is_less(&self, a: usize, b: usize) -> bool {
        if self.heads[a] != self.heads[b] {
            return self.heads[a] < self.heads[b];
        }
        let rank = |at: usize| -> (&[u8], Cost) { (behind(self.cursors[at].key()), self.cursors[at].round().g) };
        rank(a) < rank(b)
    }
}

/// What of a key its head does not tell.
#[inline]
fn behind(key: &[u8]) -> &[u8] {
    key.get(HEAD..).unwrap_or_default()
}

/// The beginning of a key as a number, which is less where the beginning is.
#[inline]
fn head(key: &[u8]) -> u128 {
    match key.first_chunk::<HEAD>() {
        Some(head) => u128::from_be_bytes(*head),
        None => {
            let mut head = [0; HEAD];
            copy(key, &mut head[..key.len()]);
            u128::from_be_bytes(head)
        }
    }
}
