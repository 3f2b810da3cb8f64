//! The search itself.

use solvarium_engine::{Ctx, Stop};

use super::Solver;
use super::lit::Lit;
use super::trail::Reason;

impl Solver {
    /// Whether there is a solution in which the assumptions hold. If so, [`Solver::value`] gives it; if not,
    /// [`Solver::core`] gives the assumptions that are to blame.
    ///
    /// Each decision counts as a node, each conflict as a dead end, each restart as a round. After a stop the solver can
    /// be asked again.
    pub fn solve(&mut self, assumptions: &[Lit], ctx: &mut Ctx<'_>) -> Result<bool, Stop> {
        self.core.clear();
        self.guessed.clear();
        let found = self.search(assumptions, ctx);
        self.back_to(0);
        found
    }

    fn search(&mut self, assumptions: &[Lit], ctx: &mut Ctx<'_>) -> Result<bool, Stop> {
        ctx.hold(self.bytes())?;
        loop {
            if self.broken || !self.propagate() {
                if self.broken || self.trail.level() == 0 {
                    self.broken = true;
                    return Ok(false);
                }
                ctx.poll()?;
                ctx.stats.dead_ends += 1;
                self.learn();
                continue;
            }
            if self.trail.level() > 0 && self.pace.restart() {
                self.back_to(0);
                ctx.stats.rounds = Some(ctx.stats.rounds.unwrap_or(0) + 1);
                if self.pace.forget() {
                    self.clauses.reduce(&self.trail);
                }
                ctx.hold(self.bytes())?;
                if self.pace.go_elsewhere() {
                    self.phases.go_elsewhere();
                    self.take_guess(ctx)?;
                }
            }
            match self.next_decision(assumptions) {
                Next::Decide(lit) => {
                    // Before the stop: its variable has left the order and comes back when the assignment is taken back.
                    self.decide(lit);
                    ctx.evaluate()?;
                }
                Next::Skip => self.trail.begin(),
                Next::Refused => return Ok(false),
                Next::Nothing => {
                    self.keep_model();
                    return Ok(true);
                }
            }
        }
    }

    /// Draws all conclusions from what is assigned; on a conflict, `why` lists the literals that cannot hold together.
    pub(super) fn propagate(&mut self) -> bool {
        let why = &mut self.scratch.why;
        while self.trail.head < self.trail.len() {
            let lit = self.trail.lit(self.trail.head);
            self.trail.head += 1;
            why.clear();
            if !self.counts.propagate(lit, &mut self.trail, why) || !self.clauses.propagate(lit, &mut self.trail, why) {
                return false;
            }
        }
        true
    }

    /// Learns from a conflict and goes back to where the learnt clause first implies something.
    pub(super) fn learn(&mut self) {
        let lesson = self.analyze();
        self.pace.conflict(lesson.levels);
        self.phases.note(&self.trail, self.trail.start_of(self.trail.level() - 1));
        self.order.decay(self.pace.is_stable());
        self.back_to(lesson.level);
        let learnt = &self.scratch.learnt;
        let reason = match learnt.len() {
            1 => Reason::None,
            2 => {
                self.clauses.add_pair(learnt[0], learnt[1]);
                Reason::Binary(!learnt[1])
            }
            _ => Reason::Clause(self.clauses.add(learnt, Some(lesson.levels))),
        };
        self.trail.assign(learnt[0], reason);
    }

    /// Takes back all levels above one.
    pub(super) fn back_to(&mut self, level: u32) {
        if self.trail.level() <= level {
            return;
        }
        let start = self.trail.start_of(level);
        while self.trail.len() > start {
            let (lit, counted) = self.trail.pop();
            if counted {
                self.counts.undo(lit);
            }
            self.phases.keep(lit);
            self.order.insert(lit.var());
        }
        self.trail.end_above(level);
    }

    /// Asks for a guess, if there is someone to ask.
    fn take_guess(&mut self, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        if let Some(mut guess) = self.guess.take() {
            let guessed = guess(self, ctx);
            self.guess = Some(guess);
            self.guessed = guessed?;
        }
        Ok(())
    }

    /// The assumptions are the first decisions, then what was guessed; then comes the most active open variable.
    fn next_decision(&mut self, assumptions: &[Lit]) -> Next {
        if let Some(&lit) = assumptions.get(self.trail.level() as usize) {
            if self.trail.is_true(lit) {
                return Next::Skip;
            }
            if self.trail.is_false(lit) {
                self.scratch.why.clear();
                self.scratch.why.push(!lit);
                self.analyze_assumptions();
                self.core.push(lit);
                return Next::Refused;
            }
            return Next::Decide(lit);
        }
        while let Some(lit) = self.guessed.pop() {
            if self.trail.is_open(lit) {
                return Next::Decide(lit);
            }
        }
        while let Some(var) = self.order.pop() {
            if self.trail.is_open(Lit::yes(var)) {
                return Next::Decide(Lit::of(var, self.phases.choose(var, self.pace.is_stable())));
            }
        }
        Next::Nothing
    }

    pub(super) fn decide(&mut self, lit: Lit) {
        self.trail.begin();
        self.trail.assign(lit, Reason::None);
    }

    fn keep_model(&mut self) {
        self.model.clear();
        self.model.extend((0..self.vars() as u32).map(|var| self.trail.is_true(Lit::yes(var))));
    }
}

/// What to do once nothing more follows.
enum Next {
    Decide(Lit),
    /// The assumption of this level holds already.
    Skip,
    /// An assumption is false.
    Refused,
    /// Everything is assigned.
    Nothing,
}
