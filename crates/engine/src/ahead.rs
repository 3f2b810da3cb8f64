//! Successors that are worked out before their turn, so that those of several states can be looked up together.

use std::ops::Range;

use crate::store::{BATCH, BESIDE};
use crate::{Ctx, NodeStore, StateSpace, Stop};

/// The successors of the states at the head of a queue, where the queue is the store itself.
///
/// What is read ahead changes nothing but the time a search takes: a state that becomes known between its reading and its turn
/// is found when it is inserted.
pub struct Ahead<M> {
    /// The first state, and where the successors of each state end.
    first: u32,
    ends: Vec<usize>,
    keys: Vec<u8>,
    known: Vec<Option<u32>>,
    moves: Vec<M>,
}

impl<M: Copy> Default for Ahead<M> {
    fn default() -> Self {
        Ahead { first: 0, ends: Vec::new(), keys: Vec::new(), known: Vec::new(), moves: Vec::new() }
    }
}

impl<M: Copy> Ahead<M> {
    /// Where the successors of a state are, in the order of its moves; those of the states behind it may be read with them.
    #[inline]
    pub fn successors<S: StateSpace<Move = M>>(
        &mut self,
        space: &S,
        nodes: &mut NodeStore,
        id: u32,
        ctx: &mut Ctx<'_>,
    ) -> Result<Range<usize>, Stop> {
        let mut at = (id - self.first) as usize;
        if at >= self.ends.len() {
            self.read(space, nodes, id, ctx)?;
            at = 0;
        }
        Ok(at.checked_sub(1).map_or(0, |before| self.ends[before])..self.ends[at])
    }

    /// The key of a successor, and its node if that was known when it was read.
    #[inline]
    pub fn at(&self, at: usize, key_len: usize) -> (&[u8], Option<u32>) {
        (&self.keys[at * key_len..][..key_len], self.known[at])
    }

    /// Reads a state and those behind it, as long as they have no more than a batch of successors together.
    fn read<S: StateSpace<Move = M>>(
        &mut self,
        space: &S,
        nodes: &mut NodeStore,
        id: u32,
        ctx: &mut Ctx<'_>,
    ) -> Result<(), Stop> {
        let key_len = space.key_len();
        self.first = id;
        self.ends.clear();
        let mut end = 0;
        for id in id..nodes.len() as u32 {
            let state = space.unpack(nodes.key(id));
            self.moves.clear();
            space.moves(&state, &mut self.moves);
            let (begin, more) = (end, self.moves.len());
            if self.ends.is_empty() {
                ctx.hold(bytes_with(nodes, more, key_len))?;
            } else if end + more > BATCH {
                break;
            }
            end += more;
            self.keys.resize(self.keys.len().max(end * key_len), 0);
            let keys = self.keys[begin * key_len..].chunks_mut(BATCH * key_len);
            for (moves, keys) in self.moves.chunks(BATCH).zip(keys) {
                ctx.poll()?;
                space.pack_each(&state, moves, &mut keys[..moves.len() * key_len]);
            }
            self.ends.push(end);
            if end.max(self.ends.len()) >= ctx.batch() {
                break;
            }
        }
        nodes.find_all(&self.keys[..end * key_len], &mut self.known);
        Ok(())
    }
}

/// Bytes held at most while a state with so many successors is expanded; what is read with it is no more than a batch.
#[inline]
pub fn bytes_with(nodes: &NodeStore, more: usize, key_len: usize) -> usize {
    nodes.bytes_with(more) + more * (key_len + BESIDE)
}
