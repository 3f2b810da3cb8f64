//! What a conflict teaches.

use super::Solver;
use super::lit::{Lit, Var};
use super::trail::Reason;

/// What the analysis of conflicts works with.
#[derive(Default)]
pub(super) struct Scratch {
    /// Literals that are all true but cannot be; then the reasons of one literal.
    pub why: Vec<Lit>,
    /// The clause learnt: first the literal it will force, then one of the level to go back to.
    pub learnt: Vec<Lit>,
    seen: Vec<bool>,
    /// What was marked as seen.
    marked: Vec<Var>,
    /// Literals whose reasons are still to be looked at.
    waiting: Vec<Lit>,
    /// By level: the number of the conflict that met it last.
    stamps: Vec<u64>,
    stamp: u64,
}

impl Scratch {
    /// One more variable.
    pub fn grow(&mut self) {
        self.seen.push(false);
        // There are never more levels than variables, and level 0.
        self.stamps.resize(self.seen.len() + 1, 0);
    }

    fn mark(&mut self, var: Var) {
        self.seen[var as usize] = true;
        self.marked.push(var);
    }

    fn unmark(&mut self, keep: usize) {
        for var in self.marked.drain(keep..) {
            self.seen[var as usize] = false;
        }
    }
}

/// What to do with a learnt clause.
pub(super) struct Lesson {
    /// The level to go back to.
    pub level: u32,
    /// On how many levels its literals were decided.
    pub levels: u32,
}

impl Solver {
    /// Learns from the literals in `why`, of which one or more belong to the current level.
    pub(super) fn analyze(&mut self) -> Lesson {
        let forced = self.first_point();
        self.scratch.learnt[0] = !forced;
        self.shorten();
        let levels = self.stamp_levels();
        self.scratch.unmark(0);
        let (trail, learnt) = (&self.trail, &mut self.scratch.learnt);
        let highest = (1..learnt.len()).max_by_key(|at| trail.level_of(learnt[*at].var()));
        let level = highest.map_or(0, |at| {
            learnt.swap(1, at);
            trail.level_of(learnt[1].var())
        });
        Lesson { level, levels }
    }

    /// Goes back along the reasons until one literal of the current level is left: it and the literals of earlier
    /// levels met on the way imply the conflict.
    fn first_point(&mut self) -> Lit {
        let current = self.trail.level();
        let (mut open, mut place) = (0u32, self.trail.len());
        self.scratch.learnt.clear();
        self.scratch.learnt.push(Lit::yes(0));
        loop {
            for at in 0..self.scratch.why.len() {
                let lit = self.scratch.why[at];
                let (var, level) = (lit.var(), self.trail.level_of(lit.var()));
                if level == 0 || self.scratch.seen[var as usize] {
                    continue;
                }
                self.scratch.mark(var);
                self.order.bump(var);
                if level == current {
                    open += 1;
                } else {
                    self.scratch.learnt.push(!lit);
                }
            }
            let lit = loop {
                place -= 1;
                let lit = self.trail.lit(place);
                if self.scratch.seen[lit.var() as usize] {
                    break lit;
                }
            };
            open -= 1;
            if open == 0 {
                return lit;
            }
            if let Reason::Clause(clause) = self.trail.reason_of(lit.var()) {
                self.clauses.mark_used(clause);
            }
            self.explain(lit);
        }
    }

    /// Fills `why` with literals that hold and imply this one, which is not a decision.
    fn explain(&mut self, lit: Lit) {
        let why = &mut self.scratch.why;
        why.clear();
        match self.trail.reason_of(lit.var()) {
            Reason::None => {}
            Reason::Binary(other) => why.push(other),
            Reason::Clause(clause) => why.extend(self.clauses.lits(clause).skip(1).map(|lit| !lit)),
            Reason::Count(side) => {
                let place = self.trail.place_of(lit.var());
                self.counts.explain(side, place, &self.trail, why);
            }
        }
    }

    /// Takes out of the learnt clause what follows from the rest.
    fn shorten(&mut self) {
        self.stamp_levels();
        let mut kept = 1;
        for at in 1..self.scratch.learnt.len() {
            let lit = self.scratch.learnt[at];
            if self.trail.reason_of(lit.var()) == Reason::None || !self.follows(lit) {
                self.scratch.learnt[kept] = lit;
                kept += 1;
            }
        }
        self.scratch.learnt.truncate(kept);
    }

    /// Whether a false literal of the clause is implied by its others, going back through reasons. Marks stay on
    /// everything found to be implied.
    fn follows(&mut self, lit: Lit) -> bool {
        let before = self.scratch.marked.len();
        self.scratch.waiting.clear();
        self.scratch.waiting.push(!lit);
        while let Some(lit) = self.scratch.waiting.pop() {
            self.explain(lit);
            for at in 0..self.scratch.why.len() {
                let lit = self.scratch.why[at];
                let (var, level) = (lit.var(), self.trail.level_of(lit.var()));
                if level == 0 || self.scratch.seen[var as usize] {
                    continue;
                }
                let hopeless = self.scratch.stamps[level as usize] != self.scratch.stamp;
                if hopeless || self.trail.reason_of(var) == Reason::None {
                    self.scratch.unmark(before);
                    return false;
                }
                self.scratch.mark(var);
                self.scratch.waiting.push(lit);
            }
        }
        true
    }

    /// Stamps the levels of the learnt clause and counts them.
    fn stamp_levels(&mut self) -> u32 {
        self.scratch.stamp += 1;
        let mut levels = 0;
        for lit in &self.scratch.learnt {
            let stamp = &mut self.scratch.stamps[self.trail.level_of(lit.var()) as usize];
            levels += u32::from(*stamp != self.scratch.stamp);
            *stamp = self.scratch.stamp;
        }
        levels
    }

    /// Collects the assumptions from which the literals in `why` follow, as the core.
    pub(super) fn analyze_assumptions(&mut self) {
        self.core.clear();
        let mut place = self.trail.len();
        loop {
            for at in 0..self.scratch.why.len() {
                let var = self.scratch.why[at].var();
                if self.trail.level_of(var) > 0 && !self.scratch.seen[var as usize] {
                    self.scratch.mark(var);
                }
            }
            let next = loop {
                if place == self.trail.fixed() {
                    break None;
                }
                place -= 1;
                let lit = self.trail.lit(place);
                if self.scratch.seen[lit.var() as usize] {
                    break Some(lit);
                }
            };
            let Some(lit) = next else { break };
            if self.trail.reason_of(lit.var()) == Reason::None {
                self.core.push(lit);
            }
            self.explain(lit);
        }
        self.scratch.unmark(0);
    }
}
