//! Trying literals one by one before the search.

use solvarium_engine::{Ctx, Stop};

use super::Solver;
use super::lit::Lit;

impl Solver {
    /// Tries each literal by itself, again and again until nothing new comes of it: one that leads to a conflict is
    /// false in every solution. Afterwards all is settled that follows from what is.
    pub fn probe(&mut self, lits: &[Lit], ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let mut before = usize::MAX;
        while !self.broken && before != self.trail.len() {
            before = self.trail.len();
            for &lit in lits {
                ctx.poll()?;
                self.try_alone(lit);
            }
            self.broken = self.broken || !self.propagate();
        }
        Ok(())
    }

    fn try_alone(&mut self, lit: Lit) {
        if self.broken || !self.propagate() {
            self.broken = true;
            return;
        }
        if self.trail.is_open(lit) {
            self.decide(lit);
            if self.propagate() {
                self.back_to(0);
            } else {
                self.learn();
            }
        }
    }
}
