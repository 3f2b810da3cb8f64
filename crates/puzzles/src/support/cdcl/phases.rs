//! Which value a variable is tried with.
//!
//! Usually the one it had last. In a stable stretch of the search (see [`super::pace`]) it is the one it had in the longest
//! assignment without a conflict of late, the target: so the search stays near what almost was a solution and mends it.
//! From time to time it is sent elsewhere, to the first values, their opposites or the longest assignment of all, and takes
//! aim anew. The idea is that of CaDiCaL (Biere, Fleury: Chasing Target Phases, 2020).

use super::lit::{Lit, Var};
use super::trail::Trail;

/// The values to try, by variable.
#[derive(Default)]
pub(super) struct Phases {
    first: Vec<bool>,
    last: Vec<bool>,
    target: Longest,
    best: Longest,
    /// How often the search was sent elsewhere.
    moves: u32,
}

/// The values of the longest assignment without a conflict since some moment.
#[derive(Default)]
struct Longest {
    values: Vec<bool>,
    len: usize,
}

impl Phases {
    /// One more variable, with the value it is first tried with.
    pub fn grow(&mut self, first: bool) {
        let best = &mut self.best.values;
        for values in [&mut self.first, &mut self.last, &mut self.target.values, best] {
            values.push(first);
        }
    }

    /// Number of variables.
    pub fn len(&self) -> usize {
        self.first.len()
    }

    /// A literal is no longer assigned.
    #[inline]
    pub fn keep(&mut self, lit: Lit) {
        self.last[lit.var() as usize] = lit.is_yes();
    }

    /// The value to try.
    #[inline]
    pub fn choose(&self, var: Var, stable: bool) -> bool {
        let values = if stable && self.target.len > 0 { &self.target.values } else { &self.last };
        values[var as usize]
    }

    /// Takes note of an assignment without a conflict: the first literals of the trail.
    #[inline]
    pub fn note(&mut self, trail: &Trail, len: usize) {
        for longest in [&mut self.target, &mut self.best] {
            if len > longest.len {
                longest.len = len;
                longest.values.copy_from_slice(&self.last);
                (0..len).map(|at| trail.lit(at)).for_each(|lit| longest.values[lit.var() as usize] = lit.is_yes());
            }
        }
    }

    /// Sends the search elsewhere, and takes aim anew.
    pub fn go_elsewhere(&mut self) {
        match self.moves % 4 {
            0 => self.last.copy_from_slice(&self.first),
            2 => self.last.iter_mut().zip(&self.first).for_each(|(last, first)| *last = !first),
            _ => {
                self.last.copy_from_slice(&self.best.values);
                self.best.len = 0;
            }
        }
        self.target.len = 0;
        self.moves += 1;
    }
}
