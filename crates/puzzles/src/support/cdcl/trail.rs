//! What is assigned, since which decision and why, in the order in which it came.

use super::lit::{Lit, Var};

/// Why a literal holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// It was decided, or it always holds.
    None,
    /// Another literal holds, and a clause of two forces this one.
    Binary(Lit),
    /// All other literals of the clause at this place of the arena are false.
    Clause(u32),
    /// The count with this number, on this side, has no room left.
    Count(u32),
}

/// What is known of an assigned variable.
#[derive(Clone, Copy)]
struct Entry {
    level: u32,
    place: u32,
    reason: Reason,
}

/// The assignment.
#[derive(Default)]
pub(super) struct Trail {
    /// By literal: 1 true, -1 false, 0 open.
    values: Vec<i8>,
    entries: Vec<Entry>,
    lits: Vec<Lit>,
    /// Where each decision level begins.
    starts: Vec<u32>,
    /// The first literal that has not been propagated.
    pub head: usize,
}

impl Trail {
    /// One more variable.
    pub fn grow(&mut self) {
        self.values.extend([0, 0]);
        self.entries.push(Entry { level: 0, place: 0, reason: Reason::None });
    }

    #[inline]
    pub fn is_true(&self, lit: Lit) -> bool {
        self.values[lit.index()] > 0
    }

    #[inline]
    pub fn is_false(&self, lit: Lit) -> bool {
        self.values[lit.index()] < 0
    }

    #[inline]
    pub fn is_open(&self, lit: Lit) -> bool {
        self.values[lit.index()] == 0
    }

    /// The current decision level.
    #[inline]
    pub fn level(&self) -> u32 {
        self.starts.len() as u32
    }

    #[inline]
    pub fn level_of(&self, var: Var) -> u32 {
        self.entries[var as usize].level
    }

    #[inline]
    pub fn place_of(&self, var: Var) -> u32 {
        self.entries[var as usize].place
    }

    #[inline]
    pub fn reason_of(&self, var: Var) -> Reason {
        self.entries[var as usize].reason
    }

    /// Makes an open literal true.
    #[inline]
    pub fn assign(&mut self, lit: Lit, reason: Reason) {
        self.values[lit.index()] = 1;
        self.values[(!lit).index()] = -1;
        self.entries[lit.var() as usize] = Entry { level: self.level(), place: self.lits.len() as u32, reason };
        self.lits.push(lit);
    }

    /// Begins a decision level.
    pub fn begin(&mut self) {
        self.starts.push(self.lits.len() as u32);
    }

    /// The literal at a place.
    #[inline]
    pub fn lit(&self, place: usize) -> Lit {
        self.lits[place]
    }

    /// Number of assigned variables.
    #[inline]
    pub fn len(&self) -> usize {
        self.lits.len()
    }

    /// Number of literals that hold without any decision.
    pub fn fixed(&self) -> usize {
        self.starts.first().map_or(self.lits.len(), |start| *start as usize)
    }

    /// Where a decision level begins.
    pub fn start_of(&self, level: u32) -> usize {
        self.starts[level as usize] as usize
    }

    /// Takes back the last literal; it and whether it had been propagated.
    #[inline]
    pub fn pop(&mut self) -> (Lit, bool) {
        let lit = self.lits.pop().expect("only what was assigned is taken back");
        self.values[lit.index()] = 0;
        self.values[(!lit).index()] = 0;
        (lit, self.lits.len() < self.head)
    }

    /// Ends all levels above one, once their literals are taken back.
    pub fn end_above(&mut self, level: u32) {
        self.starts.truncate(level as usize);
        self.head = self.head.min(self.lits.len());
    }

    pub fn bytes(&self) -> usize {
        self.entries.capacity() * (size_of::<Entry>() + 2 + size_of::<Lit>())
    }
}
