//! What is known of small problems, kept by their names.
//!
//! A problem that took too many positions is neither dead nor alive. It is tried again with twice the budget when it has
//! been asked for often enough: once for every few positions of the budget, so that what comes up again and again is worth
//! its proof, and no question costs more than these few positions on average.
//!
//! The table is bounded. It has two halves: new verdicts go into the young one; when that is full it becomes the old
//! one, and what the old one held is forgotten. What is asked for moves to the young half.

use std::hash::BuildHasherDefault;

use hashbrown::HashMap;
use rapidhash::fast::RapidHasher;

use super::search::Verdict;

/// What is known of a problem.
#[derive(Clone, Copy, Debug)]
struct Entry {
    verdict: Verdict,
    /// For an exceeded one: the next budget, and how often it has been asked for since.
    budget: u32,
    asked: u32,
}

type Half = HashMap<u128, Entry, BuildHasherDefault<RapidHasher<'static>>>;

/// The table of verdicts.
#[derive(Debug)]
pub(super) struct Verdicts {
    young: Half,
    old: Half,
    most: usize,
}

/// Positions of the next budget for each question.
const PER_QUESTION: u32 = 8;
/// No budget is larger.
const LAST: u32 = 1 << 13;

impl Verdicts {
    /// A table whose halves hold up to a number of verdicts.
    pub fn new(most: usize) -> Self {
        Verdicts { young: Half::default(), old: Half::default(), most }
    }

    /// The verdict on a problem by its name. Where it is not known, `search` is called with a budget.
    pub fn of(&mut self, key: u128, first: u32, search: impl FnOnce(u32) -> Verdict) -> Verdict {
        let known = self.young.get(&key).or_else(|| self.old.get(&key)).copied();
        let entry = match known {
            None => Entry { verdict: search(first), budget: first * 2, asked: 0 },
            Some(Entry { verdict: Verdict::Exceeded, budget, asked }) if budget <= LAST => {
                if asked + 1 < budget / PER_QUESTION {
                    Entry { verdict: Verdict::Exceeded, budget, asked: asked + 1 }
                } else {
                    Entry { verdict: search(budget), budget: budget * 2, asked: 0 }
                }
            }
            Some(entry) => entry,
        };
        self.keep(key, entry);
        entry.verdict
    }

    fn keep(&mut self, key: u128, entry: Entry) {
        if self.young.len() >= self.most && !self.young.contains_key(&key) {
            std::mem::swap(&mut self.young, &mut self.old);
            self.young.clear();
        }
        self.young.insert(key, entry);
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.young.allocation_size() + self.old.allocation_size()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_too_much_is_tried_again_after_more_questions() {
        let mut verdicts = Verdicts::new(10);
        let mut budgets = Vec::new();
        for question in 0..=8 + 16 {
            let verdict = verdicts.of(1, 32, |budget| {
                budgets.push((question, budget));
                if budget < 128 { Verdict::Exceeded } else { Verdict::Dead }
            });
            assert_eq!(verdict == Verdict::Dead, question == 8 + 16);
        }
        assert_eq!(budgets, [(0, 32), (8, 64), (24, 128)]);
        assert_eq!(verdicts.of(1, 50, |_| unreachable!("it is known")), Verdict::Dead);
    }

    #[test]
    fn it_is_bounded_and_forgets_the_oldest() {
        let mut verdicts = Verdicts::new(4);
        (0..9).for_each(|key| assert_eq!(verdicts.of(key, 50, |_| Verdict::Alive), Verdict::Alive));
        assert!(verdicts.young.len() + verdicts.old.len() <= 8);
        assert_eq!(verdicts.of(8, 50, |_| unreachable!("it is known")), Verdict::Alive);
        assert_eq!(verdicts.of(0, 50, |_| Verdict::Dead), Verdict::Dead);
    }
}
