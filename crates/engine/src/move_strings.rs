//! The landscape every path puzzle gets for free: strings of letters, decoded into moves.
//!
//! A letter names one of the moves of the state it meets (letter modulo their number), so every string is playable.
//! A stretch that returns to a state met before is dropped (*refined* away). The energy of a string is the least
//! estimate met on its way; the place where it was met is the *best position*, at which the crossover cuts.

use std::ops::RangeInclusive;

use crate::space::key_of;
use crate::{DEAD, Heuristic, Landscape, NodeStore, Rng, StateSpace};

/// Energy of a string that never met a state with a finite estimate.
const HOPELESS: u32 = 1 << 20;
/// Letters appended by a mutation, at most.
const APPENDED: usize = 20;

/// The landscape of move strings over a space.
pub struct MoveStrings<'a, S: StateSpace> {
    space: &'a S,
    heuristic: &'a Heuristic<S>,
    lengths: RangeInclusive<usize>,
}

/// A string of letters, refined, with what was found when it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveString {
    letters: Vec<u16>,
    /// Number of letters after which the least estimate was met.
    best: usize,
    energy: u32,
}

/// A change of a move string.
#[derive(Clone, Debug)]
pub enum Edit {
    /// Another letter at a place.
    Replace(usize, u16),
    /// One more letter at a place.
    Insert(usize, u16),
    /// A letter taken away.
    Remove(usize),
    /// Everything from a place on drawn anew.
    Regrow(usize, Vec<u16>),
}

impl<'a, S: StateSpace> MoveStrings<'a, S> {
    /// Strings over a space whose states are judged by a heuristic; random ones have the given lengths.
    pub fn new(space: &'a S, heuristic: &'a Heuristic<S>, lengths: RangeInclusive<usize>) -> Self {
        MoveStrings { space, heuristic, lengths }
    }

    /// Plays a string: drops what leads nowhere and notes the best position.
    pub fn refine(&self, raw: &[u16]) -> MoveString {
        let mut walk = Walk::new(self.space, self.space.initial());
        let mut string = MoveString { letters: Vec::with_capacity(raw.len()), best: 0, energy: 0 };
        let mut energies = vec![self.judge(walk.here())];
        let mut moves = Vec::new();
        for &letter in raw.iter().take(*self.lengths.end()) {
            moves.clear();
            self.space.moves(walk.here(), &mut moves);
            if energies.last() == Some(&0) || moves.is_empty() {
                break;
            }
            let next = self.space.apply(walk.here(), moves[usize::from(letter) % moves.len()]);
            match walk.go(self.space, next) {
                Some(back_at) => {
                    string.letters.truncate(back_at);
                    energies.truncate(back_at + 1);
                }
                None => {
                    string.letters.push(letter);
                    energies.push(self.judge(walk.here()));
                }
            }
        }
        string.best = (0..energies.len()).min_by_key(|&i| energies[i]).expect("the start is judged");
        string.energy = energies[string.best];
        string
    }

    fn judge(&self, state: &S::State) -> u32 {
        if self.space.is_goal(state) {
            return 0;
        }
        match (self.heuristic.estimate)(self.space, state) {
            DEAD => HOPELESS,
            estimate => estimate.clamp(1, HOPELESS),
        }
    }

    fn letters(&self, count: usize, rng: &mut Rng) -> Vec<u16> {
        (0..count).map(|_| rng.bits() as u16).collect()
    }
}

/// A walk that never passes through a state twice.
struct Walk<State> {
    nodes: NodeStore,
    /// Where on the walk each state met is; [`OFF`] for those left behind in a loop.
    places: Vec<usize>,
    steps: Vec<(u32, State)>,
    key: Vec<u8>,
}

/// Marks a state that is no longer on the walk.
const OFF: usize = usize::MAX;

impl<State> Walk<State> {
    fn new<S: StateSpace<State = State>>(space: &S, start: State) -> Self {
        let key = key_of(space, &start);
        let mut nodes = NodeStore::new(key.len());
        let (id, _) = nodes.insert(&key, None);
        Walk { nodes, places: vec![0], steps: vec![(id, start)], key }
    }

    fn here(&self) -> &State {
        &self.steps.last().expect("the start is never left").1
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
            self.places[id as usize] = self.steps.len();
            self.steps.push((id, next));
            return None;
        }
        for (left, _) in self.steps.drain(place + 1..) {
            self.places[left as usize] = OFF;
        }
        Some(place)
    }
}

impl<S: StateSpace> Landscape for MoveStrings<'_, S> {
    type Candidate = MoveString;
    type Tweak = Edit;
    type Move = S::Move;

    fn random(&self, rng: &mut Rng) -> MoveString {
        let count = rng.between(*self.lengths.start(), *self.lengths.end());
        self.refine(&self.letters(count, rng))
    }

    fn tweak(&self, string: &MoveString, rng: &mut Rng) -> Edit {
        let length = string.letters.len();
        let letter = rng.bits() as u16;
        if length == 0 {
            return Edit::Insert(0, letter);
        }
        match rng.below(8) {
            0..=2 => Edit::Replace(rng.below(length), letter),
            3 => Edit::Insert(rng.between(0, length), letter),
            4 => Edit::Remove(rng.below(length)),
            _ => {
                let from = rng.between(length.saturating_sub(APPENDED), length);
                let count = rng.between(1, APPENDED);
                Edit::Regrow(from, self.letters(count, rng))
            }
        }
    }

    fn apply(&self, string: &mut MoveString, edit: &Edit) {
        let mut letters = std::mem::take(&mut string.letters);
        match edit {
            Edit::Replace(at, letter) => letters[*at] = *letter,
            Edit::Insert(at, letter) => letters.insert(*at, *letter),
            Edit::Remove(at) => drop(letters.remove(*at)),
            Edit::Regrow(from, tail) => {
                letters.truncate(*from);
                letters.extend(tail);
            }
        }
        *string = self.refine(&letters);
    }

    fn energy(&self, string: &MoveString) -> u32 {
        string.energy
    }

    /// Cuts each parent at its best position and swaps the tails.
    fn crossover(&self, a: &MoveString, b: &MoveString, _rng: &mut Rng) -> (MoveString, MoveString) {
        let splice = |head: &MoveString, tail: &MoveString| {
            let mut letters = head.letters[..head.best].to_vec();
            letters.extend(&tail.letters[tail.best..]);
            self.refine(&letters)
        };
        (splice(a, b), splice(b, a))
    }

    /// Appends up to 20 random letters at the best position.
    fn mutate(&self, string: &mut MoveString, rng: &mut Rng) {
        let mut letters = string.letters[..string.best].to_vec();
        let count = rng.between(1, APPENDED);
        letters.extend(self.letters(count, rng));
        *string = self.refine(&letters);
    }

    fn candidate_bytes(&self, string: &MoveString) -> usize {
        size_of::<MoveString>() + string.letters.capacity() * size_of::<u16>()
    }

    fn moves(&self, string: &MoveString) -> Vec<S::Move> {
        let mut state = self.space.initial();
        let mut moves = Vec::new();
        let mut path = Vec::with_capacity(string.best);
        for &letter in &string.letters[..string.best] {
            moves.clear();
            self.space.moves(&state, &mut moves);
            let step = moves[usize::from(letter) % moves.len()];
            state = self.space.apply(&state, step);
            path.push(step);
        }
        path
    }
}
