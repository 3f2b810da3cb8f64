//! The landscape every path puzzle gets for free: strings of letters, decoded into moves.
//!
//! A letter names one of the moves of the state it meets (letter modulo their number), so every string is playable.
//! A stretch that returns to a state met before is dropped (*refined* away). The energy of a string is the least
//! estimate met on its way; the place where it was met is the *best position*, at which the crossover cuts.

use std::ops::RangeInclusive;

use crate::{Cut, DEAD, Edit, Fault, HOPELESS, Heuristic, Landscape, Rng, StateSpace, Walk};

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

impl<'a, S: StateSpace> MoveStrings<'a, S> {
    /// Strings over a space whose states are judged by a heuristic; random ones have the given lengths.
    pub fn new(space: &'a S, heuristic: &'a Heuristic<S>, lengths: RangeInclusive<usize>) -> Self {
        MoveStrings { space, heuristic, lengths }
    }

    /// Plays a string: drops what leads nowhere and notes the best position.
    pub fn refine(&self, raw: &[u16]) -> MoveString {
        let mut walk = Walk::new(self.space);
        let mut moves = Vec::new();
        let letters = walk.play(self.space, &raw[..raw.len().min(*self.lengths.end())], |state, letter: u16| {
            moves.clear();
            self.space.moves(state, &mut moves);
            let step = *moves.get(usize::from(letter) % moves.len().max(1))?;
            Some(self.space.apply(state, step))
        });
        let energies = walk.steps().iter().map(|(_, state)| self.judge(state));
        let (best, energy) = energies.enumerate().min_by_key(|(_, energy)| *energy).expect("the start is judged");
        MoveString { letters, best, energy }
    }

    /// The moves of the first so many letters, and where they lead.
    fn played(&self, string: &MoveString, letters: usize) -> (Vec<S::Move>, S::State) {
        let letters = &string.letters[..letters.min(string.letters.len())];
        let (mut state, mut moves) = (self.space.initial(), Vec::new());
        let mut path = Vec::with_capacity(letters.len());
        for &letter in letters {
            moves.clear();
            self.space.moves(&state, &mut moves);
            let step = moves[usize::from(letter) % moves.len()];
            state = self.space.apply(&state, step);
            path.push(step);
        }
        (path, state)
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
}

fn letter(rng: &mut Rng) -> u16 {
    rng.bits() as u16
}

fn letters(count: usize, rng: &mut Rng) -> impl Iterator<Item = u16> {
    (0..count).map(|_| letter(rng))
}

impl<S: StateSpace> Landscape for MoveStrings<'_, S> {
    type Candidate = MoveString;
    type Tweak = Edit<u16>;
    type Move = S::Move;

    fn random(&self, rng: &mut Rng) -> MoveString {
        let count = rng.between(*self.lengths.start(), *self.lengths.end());
        self.refine(&letters(count, rng).collect::<Vec<_>>())
    }

    fn tweak(&self, string: &MoveString, rng: &mut Rng) -> Edit<u16> {
        Edit::draw(string.letters.len(), APPENDED, letter, rng)
    }

    fn apply(&self, string: &mut MoveString, edit: &Edit<u16>) {
        let mut letters = std::mem::take(&mut string.letters);
        edit.apply(&mut letters);
        *string = self.refine(&letters);
    }

    fn energy(&self, string: &MoveString) -> u32 {
        string.energy
    }

    /// Each parent is cut at its best position.
    fn cut(&self, a: &MoveString, b: &MoveString, _rng: &mut Rng) -> Cut {
        Cut::Strings { before: a.best, behind: b.best }
    }

    fn join(&self, head: &MoveString, tail: &MoveString, cut: Cut) -> MoveString {
        let mut letters = head.letters[..cut.before()].to_vec();
        letters.extend(&tail.letters[cut.behind()..]);
        self.refine(&letters)
    }

    /// Appends up to 20 random letters at the best position.
    fn mutate(&self, string: &mut MoveString, rng: &mut Rng) {
        let mut longer = string.letters[..string.best].to_vec();
        let count = rng.between(1, APPENDED);
        longer.extend(letters(count, rng));
        *string = self.refine(&longer);
    }

    fn candidate_bytes(&self, string: &MoveString) -> usize {
        size_of::<MoveString>() + string.letters.capacity() * size_of::<u16>()
    }

    fn tweak_bytes(&self, edit: &Edit<u16>) -> usize {
        edit.bytes()
    }

    fn moves(&self, string: &MoveString) -> Vec<S::Move> {
        self.played(string, string.best).0
    }

    fn moves_to(&self, string: &MoveString, letters: usize) -> Vec<S::Move> {
        self.played(string, letters).0
    }

    /// The estimate at the best position, with what is not right there.
    fn faults(&self, string: &MoveString) -> Vec<Fault> {
        let (mut cells, state) = (Vec::new(), self.played(string, string.best).1);
        self.space.unmet(&state, &mut cells);
        Fault::estimated(string.energy, cells)
    }
}
