//! Trying literals one by one before the search.

use solvarium_engine::{Ctx, Stop};

use super::Solver;
use super::lit::Lit;

/// Another round is worth it if the last one settled more than one in this many of what is open.
const WORTH: usize = 64;

impl Solver {
    /// Tries each literal by itself, in rounds as long as these settle much: one that leads to a conflict is false in
    /// every solution. Afterwards all is settled that follows from what is.
    pub fn probe(&mut self, lits: &[Lit], ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        loop {
            let before = self.trail.len();
            for &lit in lits {
                ctx.poll()?;
                self.try_alone(lit);
            }
            self.broken = self.broken || !self.propagate();
            let (settled, open) = (self.trail.len() - before, self.vars() - self.trail.len());
            if self.broken || settled * WORTH <= open {
                return Ok(());
            }
        }
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
