//! A walk through a space that never passes through a state twice: what strings of letters are *refined* to.

use crate::space::key_of;
use crate::{NodeStore, StateSpace};

/// Marks a state that is not on the walk.
const OFF: u32 = u32::MAX;

/// A walk from the start of a space. It can be begun again, and then still knows every state it ever met by number.
pub struct Walk<State> {
    nodes: NodeStore,
    /// Where on the walk each state met is; [`OFF`] for those left behind in a loop.
    places: Vec<u32>,
    steps: Vec<(u32, State)>,
    key: Vec<u8>,
}

impl<State: Clone> Walk<State> {
    /// A walk that stands at the start of a space.
    pub fn new<S: StateSpace<State = State>>(space: &S) -> Self {
        let start = space.initial();
        let key = key_of(space, &start);
        let mut nodes = NodeStore::new(key.len());
        let (id, _) = nodes.insert(&key, None);
        Walk { nodes, places: vec![0], steps: vec![(id, start)], key }
    }

    /// The states on the walk, the start first, each with its number.
    pub fn steps(&self) -> &[(u32, State)] {
        &self.steps
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        let steps = self.steps.capacity() * size_of::<(u32, State)>();
        self.nodes.bytes() + self.places.capacity() * size_of::<u32>() + steps
    }

    /// Begins again at the start and goes where letters lead, until the goal: `lead` gives the state that a letter
    /// leads to, if it means anything there. Returns the letters that are left when every loop is taken out: one for each step.
    pub fn play<S: StateSpace<State = State>, L: Copy>(
        &mut self,
        space: &S,
        letters: &[L],
        mut lead: impl FnMut(&State, L) -> Option<State>,
    ) -> Vec<L> {
        self.back_to(0);
        let mut kept = Vec::with_capacity(letters.len());
        for &letter in letters {
            let here = &self.steps.last().expect("the start is never left").1;
            if space.is_goal(here) {
                break;
            }
            let Some(next) = lead(here, letter) else { continue };
            match self.go(space, next) {
                Some(back_at) => kept.truncate(back_at),
                None => kept.push(letter),
            }
        }
        kept
    }

    /// Goes to a state. If the walk has been there it goes back to that moment, and says which it was.
    fn go<S: StateSpace<State = State>>(&mut self, space: &S, next: State) -> Option<usize> {
        space.pack(&next, &mut self.key);
        let (id, new) = self.nodes.insert(&self.key, None);
        if new {
            self.places.push(OFF);
        }
        let place = self.places[id as usize];
        if place == OFF {
            self.places[id as usize] = self.steps.len() as u32;
            self.steps.push((id, next));
            return None;
        }
        self.back_to(place as usize);
        Some(place as usize)
    }

    fn back_to(&mut self, place: usize) {
        for (left, _) in self.steps.drain(place + 1..) {
            self.places[left as usize] = OFF;
        }
    }
}
