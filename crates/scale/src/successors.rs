//! What one move leads to.

use solvarium_engine::StateSpace;
use solvarium_engine::space::pack_all;

/// The moves of a state, and the keys that they lead to, one after the other.
pub struct Successors<M> {
    /// The moves.
    pub moves: Vec<M>,
    /// The keys.
    pub keys: Vec<u8>,
}

impl<M> Default for Successors<M> {
    fn default() -> Self {
        Successors { moves: Vec::new(), keys: Vec::new() }
    }
}

impl<M> Successors<M> {
    /// Those of the state with this key, which is given back.
    #[inline]
    pub fn find<S: StateSpace<Move = M>>(&mut self, space: &S, key: &[u8]) -> S::State {
        let state = space.unpack(key);
        self.moves.clear();
        space.moves(&state, &mut self.moves);
        pack_all(space, &state, &self.moves, &mut self.keys);
        state
    }
}
