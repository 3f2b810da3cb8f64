//! A conflict-driven solver for clauses and counts, made for placement puzzles.
//!
//! Decisions follow activity; what follows from them is propagated through clauses (two watched literals) and through
//! counts ("exactly k of these"), which are kept as counters rather than written out in clauses. Each conflict teaches a
//! clause (the first unique implication point, without literals that follow from the others), the search jumps back and
//! goes on, restarting when the clauses learnt lately are worse than usual; long searches take turns between this and stable
//! stretches, which restart seldom and stay near the best assignment found. The ideas are those of GRASP, Chaff, MiniSat,
//! Glucose and CaDiCaL.
//!
//! A solver can be asked again and again: under assumptions, and with constraints added between questions. What was
//! learnt stays, for it follows from the constraints alone. Nothing depends on time or on random numbers: equal questions in equal
//! order get equal answers with equal counts.

mod analyze;
mod clauses;
mod counts;
mod lit;
mod order;
mod pace;
mod phases;
mod probe;
mod search;
#[cfg(test)]
mod tests;
mod trail;

pub use lit::{Lit, Var};

use solvarium_engine::{Ctx, Stop};

use analyze::Scratch;
use clauses::Clauses;
use counts::Counts;
use order::Order;
use pace::Pace;
use phases::Phases;
use trail::{Reason, Trail};

/// Makes a guess at a solution: literals to be decided first. It is told what the solver knows, and asked again from time
/// to time.
pub type Guess = Box<dyn FnMut(&Solver, &mut Ctx<'_>) -> Result<Vec<Lit>, Stop> + Send>;

/// Variables, constraints on them, and everything learnt.
#[derive(Default)]
pub struct Solver {
    trail: Trail,
    clauses: Clauses,
    counts: Counts,
    order: Order,
    pace: Pace,
    scratch: Scratch,
    phases: Phases,
    /// Asked in long searches.
    pub guess: Option<Guess>,
    /// What is left of a guess.
    guessed: Vec<Lit>,
    /// Whether the constraints contradict each other.
    broken: bool,
    model: Vec<bool>,
    core: Vec<Lit>,
    /// The set being added, without what is already settled.
    adding: Vec<Lit>,
}

impl Solver {
    /// A new variable. `phase` is the value it is first tried with.
    pub fn var(&mut self, phase: bool) -> Var {
        self.trail.grow();
        self.clauses.grow();
        self.counts.grow();
        self.order.grow(0.0);
        self.scratch.grow();
        self.phases.grow(phase);
        self.phases.len() as Var - 1
    }

    /// Number of variables.
    pub fn vars(&self) -> usize {
        self.phases.len()
    }

    /// At least one of the literals holds.
    pub fn clause(&mut self, lits: &[Lit]) {
        self.between(lits, 1, lits.len());
    }

    /// At most `most` of the literals hold.
    pub fn at_most(&mut self, lits: &[Lit], most: usize) {
        self.between(lits, 0, most);
    }

    /// At least `least` of the literals hold.
    pub fn at_least(&mut self, lits: &[Lit], least: usize) {
        self.between(lits, least, lits.len());
    }

    /// Exactly `count` of the literals hold.
    pub fn exactly(&mut self, lits: &[Lit], count: usize) {
        self.between(lits, count, count);
    }

    /// From `least` to `most` of the literals hold. The variables must differ.
    pub fn between(&mut self, lits: &[Lit], least: usize, most: usize) {
        debug_assert!(self.trail.level() == 0, "constraints are added between questions");
        let mut open = std::mem::take(&mut self.adding);
        open.clear();
        open.extend(lits.iter().filter(|lit| self.trail.is_open(**lit)));
        let held = lits.iter().filter(|lit| self.trail.is_true(**lit)).count();
        match most.checked_sub(held) {
            Some(most) => self.constrain(&open, least.saturating_sub(held), most),
            None => self.broken = true,
        }
        self.adding = open;
    }

    /// Adds a constraint on open literals in its simplest form.
    fn constrain(&mut self, open: &[Lit], least: usize, most: usize) {
        let len = open.len();
        if least > len || least > most {
            self.broken = true;
        } else if least == len {
            open.iter().for_each(|lit| self.trail.assign(*lit, Reason::None));
        } else if most == 0 {
            open.iter().for_each(|lit| self.trail.assign(!*lit, Reason::None));
        } else if most >= len && least == 1 {
            self.alternatives(open);
        } else if least == 0 && most == 1 && len == 2 {
            self.clauses.add_pair(!open[0], !open[1]);
        } else if least > 0 || most < len {
            self.counts.add(open, least, most);
        }
    }

    fn alternatives(&mut self, open: &[Lit]) {
        match *open {
            [a, b] => self.clauses.add_pair(a, b),
            _ => {
                self.clauses.add(open, None);
            }
        }
    }

    /// The value of a variable in the solution found last.
    pub fn value(&self, var: Var) -> bool {
        self.model[var as usize]
    }

    /// Assumptions that cannot all hold, after an answer of no; none when the constraints alone contradict each other.
    pub fn core(&self) -> &[Lit] {
        &self.core
    }

    /// The value of a variable that follows from the constraints alone, as far as is known.
    pub fn fixed(&self, var: Var) -> Option<bool> {
        let settled = !self.trail.is_open(Lit::yes(var)) && self.trail.level_of(var) == 0;
        settled.then(|| self.trail.is_true(Lit::yes(var)))
    }

    pub fn bytes(&self) -> usize {
        let lists = self.trail.bytes() + self.clauses.bytes() + self.counts.bytes();
        lists + self.vars() * size_of::<[u64; 4]>()
    }
}
