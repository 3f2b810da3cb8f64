//! Small changes of a string of letters.

use crate::Rng;

/// A change of a string of letters.
#[derive(Clone, Debug)]
pub enum Edit<L> {
    /// Another letter at a place.
    Replace(usize, L),
    /// One more letter at a place.
    Insert(usize, L),
    /// One letter less.
    Remove(usize),
    /// Everything from a place on, replaced by random letters.
    Regrow(usize, Vec<L>),
}

impl<L: Copy> Edit<L> {
    /// A change of a string of this length, drawn at random; at most `regrown` of its last letters are replaced.
    pub fn draw(length: usize, regrown: usize, letter: impl Fn(&mut Rng) -> L, rng: &mut Rng) -> Self {
        let one = letter(rng);
        if length == 0 {
            return Edit::Insert(0, one);
        }
        match rng.below(8) {
            0..=2 => Edit::Replace(rng.below(length), one),
            3 => Edit::Insert(rng.between(0, length), one),
            4 => Edit::Remove(rng.below(length)),
            _ => {
                let from = rng.between(length.saturating_sub(regrown), length);
                let count = rng.between(1, regrown);
                Edit::Regrow(from, (0..count).map(|_| letter(rng)).collect())
            }
        }
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        let tail = if let Edit::Regrow(_, tail) = self { tail.capacity() * size_of::<L>() } else { 0 };
        size_of::<Self>() + tail
    }

    /// Makes the change.
    pub fn apply(&self, letters: &mut Vec<L>) {
        match self {
            Edit::Replace(at, letter) => letters[*at] = *letter,
            Edit::Insert(at, letter) => letters.insert(*at, *letter),
            Edit::Remove(at) => drop(letters.remove(*at)),
            Edit::Regrow(from, tail) => {
                letters.truncate(*from);
                letters.extend(tail);
            }
        }
    }
}
