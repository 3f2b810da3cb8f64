//! Clauses: those of two literals as lists of implications, longer ones in one flat arena with two watched literals each.
//!
//! A clause in the arena is its length, a word of notes (0 for a clause of the problem), then its literals. The first
//! two are watched; a watch carries another literal of its clause, and as long as that one is true the clause is not
//! touched. When a clause forces a literal, that literal is its first.

use super::lit::Lit;
use super::trail::{Reason, Trail};

/// Words before a clause's literals.
const HEAD: usize = 2;
/// In the notes: the clause was learnt.
const LEARNT: u32 = 1;
/// In the notes: the clause took part in a conflict lately.
const USED: u32 = 2;
/// Where the number of levels stands in the notes.
const LEVELS: u32 = 2;

#[derive(Clone, Copy)]
struct Watch {
    clause: u32,
    other: Lit,
}

#[derive(Default)]
pub(super) struct Clauses {
    arena: Vec<u32>,
    /// By literal: what to look at when it becomes true.
    watches: Vec<Vec<Watch>>,
    /// By literal: what it forces when it becomes true.
    implied: Vec<Vec<Lit>>,
    /// Clauses of two, and those in the arena that were learnt.
    pairs: usize,
    learnt: usize,
}

impl Clauses {
    /// One more variable.
    pub fn grow(&mut self) {
        self.watches.extend([Vec::new(), Vec::new()]);
        self.implied.extend([Vec::new(), Vec::new()]);
    }

    /// Adds a clause of two.
    pub fn add_pair(&mut self, a: Lit, b: Lit) {
        self.pairs += 1;
        self.implied[(!a).index()].push(b);
        self.implied[(!b).index()].push(a);
    }

    /// Adds a longer clause, watched at its first two literals; `levels` only for a learnt one. Its place.
    pub fn add(&mut self, lits: &[Lit], levels: Option<u32>) -> u32 {
        let clause = self.arena.len() as u32;
        let notes = levels.map_or(0, |levels| levels << LEVELS | USED | LEARNT);
        self.learnt += usize::from(levels.is_some());
        self.arena.extend([lits.len() as u32, notes]);
        self.arena.extend(lits.iter().map(|lit| lit.word()));
        self.watch(clause);
        clause
    }

    fn watch(&mut self, clause: u32) {
        let [a, b] = [0, 1].map(|at| Lit::from_word(self.arena[clause as usize + HEAD + at]));
        self.watches[(!a).index()].push(Watch { clause, other: b });
        self.watches[(!b).index()].push(Watch { clause, other: a });
    }

    /// The literals of a clause.
    pub fn lits(&self, clause: u32) -> impl Iterator<Item = Lit> + '_ {
        let start = clause as usize + HEAD;
        self.arena[start..start + self.arena[clause as usize] as usize].iter().map(|word| Lit::from_word(*word))
    }

    /// Remembers that a clause was of use.
    pub fn mark_used(&mut self, clause: u32) {
        self.arena[clause as usize + 1] |= USED;
    }

    /// What follows from a literal that became true. When something false would follow, `conflict` gets literals that
    /// are all true but cannot be, and the answer is false.
    #[inline]
    pub fn propagate(&mut self, lit: Lit, trail: &mut Trail, conflict: &mut Vec<Lit>) -> bool {
        for &next in &self.implied[lit.index()] {
            if trail.is_open(next) {
                trail.assign(next, Reason::Binary(lit));
            } else if trail.is_false(next) {
                conflict.extend([lit, !next]);
                return false;
            }
        }
        let mut list = std::mem::take(&mut self.watches[lit.index()]);
        let mut kept = 0;
        let mut sound = true;
        for at in 0..list.len() {
            let watch = list[at];
            match if sound { self.look(watch, lit, trail) } else { Look::Keep(watch.other) } {
                Look::Move(to, other) => {
                    self.watches[to.index()].push(Watch { clause: watch.clause, other });
                    continue;
                }
                Look::Keep(other) => list[kept] = Watch { clause: watch.clause, other },
                Look::Broken => {
                    list[kept] = watch;
                    conflict.extend(self.lits(watch.clause).map(|lit| !lit));
                    self.mark_used(watch.clause);
                    sound = false;
                }
            }
            kept += 1;
        }
        list.truncate(kept);
        self.watches[lit.index()] = list;
        sound
    }

    #[inline]
    fn look(&mut self, watch: Watch, lit: Lit, trail: &mut Trail) -> Look {
        if trail.is_true(watch.other) {
            return Look::Keep(watch.other);
        }
        let start = watch.clause as usize + HEAD;
        let end = start + self.arena[watch.clause as usize] as usize;
        let words = &mut self.arena[start..end];
        if words[0] == (!lit).word() {
            words.swap(0, 1);
        }
        let first = Lit::from_word(words[0]);
        if trail.is_true(first) {
            return Look::Keep(first);
        }
        if let Some(at) = words[2..].iter().position(|word| !trail.is_false(Lit::from_word(*word))) {
            words.swap(1, at + 2);
            return Look::Move(!Lit::from_word(words[1]), first);
        }
        if trail.is_false(first) {
            return Look::Broken;
        }
        trail.assign(first, Reason::Clause(watch.clause));
        Look::Keep(first)
    }

    /// Forgets the worse half of the learnt clauses, and every clause that always holds. Only while nothing is decided.
    ///
    /// Good is a clause with literals of few levels, then a short one. One with two levels, or that was of use since
    /// the last time, stays.
    pub fn reduce(&mut self, trail: &Trail) {
        let mut doubtful = Vec::new();
        let mut at = 0;
        while at < self.arena.len() {
            let (len, notes) = (self.arena[at], self.arena[at + 1]);
            if notes & LEARNT != 0 && notes & USED == 0 && notes >> LEVELS > 2 {
                doubtful.push((notes >> LEVELS, len, at as u32));
            }
            self.arena[at + 1] &= !USED;
            at += HEAD + len as usize;
        }
        doubtful.sort_unstable();
        let mut gone: Vec<u32> = doubtful.split_off(doubtful.len() / 2).into_iter().map(|(_, _, at)| at).collect();
        gone.sort_unstable();
        self.keep_but(&gone, trail);
    }

    /// Moves the clauses together, without some (in order) and without those that always hold, and watches them again.
    fn keep_but(&mut self, gone: &[u32], trail: &Trail) {
        self.watches.iter_mut().for_each(Vec::clear);
        let (mut at, mut to, mut gone) = (0, 0, gone.iter().peekable());
        while at < self.arena.len() {
            let words = HEAD + self.arena[at] as usize;
            let holds = self.lits(at as u32).any(|lit| trail.is_true(lit));
            if gone.next_if(|place| **place == at as u32).is_some() || holds {
                self.learnt -= usize::from(self.arena[at + 1] & LEARNT != 0);
            } else {
                self.arena.copy_within(at..at + words, to);
                self.watch(to as u32);
                to += words;
            }
            at += words;
        }
        self.arena.truncate(to);
    }

    pub fn bytes(&self) -> usize {
        let lists = self.watches.len() * 2 * size_of::<Vec<Watch>>();
        self.arena.capacity() * size_of::<u32>() + lists + self.pairs * size_of::<[Lit; 4]>() + self.learnt * 32
    }
}

enum Look {
    /// Watch on, with this literal beside it.
    Keep(Lit),
    /// Watch when the first literal becomes true, with the second beside it.
    Move(Lit, Lit),
    /// Every literal is false.
    Broken,
}
