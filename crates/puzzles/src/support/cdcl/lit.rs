//! Variables and literals.

use std::ops::Not;

/// A variable's number, from 0.
pub type Var = u32;

/// A variable or its opposite, in one word: twice the variable, plus one for the opposite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lit(u32);

impl Lit {
    /// The variable is true.
    #[inline]
    pub fn yes(var: Var) -> Self {
        Lit(var << 1)
    }

    /// The variable is false.
    #[inline]
    pub fn no(var: Var) -> Self {
        Lit(var << 1 | 1)
    }

    /// The variable has this value.
    #[inline]
    pub fn of(var: Var, yes: bool) -> Self {
        Lit(var << 1 | u32::from(!yes))
    }

    /// Its variable.
    #[inline]
    pub fn var(self) -> Var {
        self.0 >> 1
    }

    /// Whether it holds when its variable is true.
    #[inline]
    pub fn is_yes(self) -> bool {
        self.0 & 1 == 0
    }

    #[inline]
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(super) fn word(self) -> u32 {
        self.0
    }

    #[inline]
    pub(super) fn from_word(word: u32) -> Self {
        Lit(word)
    }
}

impl Not for Lit {
    type Output = Lit;

    #[inline]
    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}
