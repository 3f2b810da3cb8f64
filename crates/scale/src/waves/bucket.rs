//! A set of keys with the costs of the paths to them, some of which wait to be expanded.

use solvarium_engine::Cost;

use super::costs::{Costs, NEVER};
use crate::partition::Round;
use crate::set::{Added, Set};
use crate::table::{self, Cut};

/// Keys, and what the paths to them cost.
#[derive(Default)]
pub struct Bucket {
    /// The keys.
    pub set: Set,
    /// The costs.
    pub costs: Costs,
    /// The least round for which keys wait, and for how many that is so.
    least: Option<(Round, u16)>,
    /// The estimate of the round that was opened last: who has a lesser one waits as if it had this.
    from: Cost,
}

impl Bucket {
    /// The least round for which keys wait, and for how many that is so.
    #[inline]
    pub fn least(&self) -> Option<(Round, u16)> {
        self.least
    }

    /// Takes note of the round that is opened.
    pub fn open(&mut self, round: Round) {
        self.from = round.f;
    }

    /// Appends the numbers of the keys that wait for this round.
    pub fn find(&self, round: Round, numbers: &mut Vec<u16>) {
        if self.least.is_some_and(|(least, _)| least == round) {
            self.costs.find(0..=round.f, round.g, numbers);
        }
    }

    /// Adds a key unless it is there. It does not wait until it is said what it [costs](Self::lower).
    #[inline]
    pub fn add(&mut self, key: &[u8]) -> Added {
        let added = self.set.insert(key);
        if added == Added::New {
            self.costs.push(NEVER, NEVER);
        }
        added
    }

    /// Notes what the path to a key costs that is new, or less than before, and the estimate.
    pub fn lower(&mut self, number: usize, f: Cost, g: Cost) {
        self.costs.set(number, f, g);
        self.wait(f, g);
    }

    /// Notes that a key is expanded. Then what is least must be [looked for](Self::look_for_least) before anything is asked.
    pub fn close(&mut self, number: usize) {
        let (_, g) = self.costs.get(number);
        self.costs.set(number, NEVER, g);
    }

    /// Finds out what is the least.
    pub fn look_for_least(&mut self) {
        let least = self.costs.least(self.from);
        self.least = least.map(|(f, g, count)| (Round { f, g }, count as u16));
    }

    /// Notes that a key waits that did not, or for a later round.
    #[inline]
    fn wait(&mut self, f: Cost, g: Cost) {
        if f == NEVER {
            return;
        }
        let round = Round { f: f.max(self.from), g };
        self.least = match self.least {
            Some((least, count)) if least < round => Some((least, count)),
            Some((least, count)) if least == round => Some((least, count + 1)),
            _ => Some((round, 1)),
        };
    }
}

impl table::Bucket for Bucket {
    fn bytes(&self) -> usize {
        self.set.bytes() + self.costs.bytes()
    }

    fn split(self, cut: Cut) -> [Bucket; 2] {
        let half = || Bucket { set: self.set.empty_half(), from: self.from, ..Bucket::default() };
        let mut halves = [half(), half()];
        for number in 0..self.set.len() {
            let (half, kept) = cut.half(self.set.key(number, cut.key_len));
            let ((f, g), half) = (self.costs.get(number), &mut halves[half]);
            half.set.put(kept);
            half.costs.push(f, g);
            half.wait(f, g);
        }
        halves
    }
}
