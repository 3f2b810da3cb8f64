//! Searches from the positions of a game, all within one set of limits. What they find is replayed by the rules.

use solvarium_engine::{Aim, Answer, Ctx, Limit, Limits, PathTutor, Puzzle, Search, Stop};

use crate::error::RequestError;
use crate::replay::verified_cost;
use crate::watch::{Forward, Host};

/// What is left of the limits of several searches.
pub(crate) struct Ahead<'a, 'h> {
    limits: Limits,
    host: &'a mut Host<'h>,
    started: f64,
    cpu_started: f64,
    /// States expanded so far.
    spent: u64,
}

/// What one of them found.
pub(crate) struct Found<M> {
    /// The answer; a solution has been replayed.
    pub answer: Search<M>,
    /// What the solution costs.
    pub cost: u64,
    /// Whether no solution costs less.
    pub is_cheapest: bool,
}

impl<'a, 'h> Ahead<'a, 'h> {
    pub fn new(limits: Limits, host: &'a mut Host<'h>) -> Self {
        let (started, cpu_started) = (host.clock.seconds(), host.clock.cpu_seconds());
        Ahead { limits, started, cpu_started, host, spent: 0 }
    }

    /// Solves a level, expanding at most this many states.
    pub fn search<P: Puzzle>(
        &mut self,
        tutor: &PathTutor<P>,
        level: &P,
        aim: Aim,
        most: u64,
    ) -> Result<Found<P::Move>, RequestError> {
        let mut bound = None;
        let answer = self.ctx(most, |ctx| {
            let answer = (tutor.search)(level, aim, ctx);
            bound = ctx.stats.lower_bound;
            answer
        });
        let cost = match &answer {
            Ok(Answer::Solved(moves)) => verified_cost(level, moves, "tutor")?,
            _ => 0,
        };
        Ok(Found { is_cheapest: bound.is_some_and(|bound| u64::from(bound) >= cost), answer, cost })
    }

    /// Does something within what is left of the limits, expanding at most this many states.
    pub fn ctx<T>(&mut self, most: u64, work: impl FnOnce(&mut Ctx<'_>) -> Result<T, Stop>) -> Result<T, Stop> {
        let nodes = self.limits.nodes.map_or(u64::MAX, |nodes| nodes.saturating_sub(self.spent)).min(most);
        let passed = self.host.clock.seconds() - self.started;
        let seconds = self.limits.seconds.map(|seconds| seconds - passed);
        if seconds.is_some_and(|seconds| seconds <= 0.0) {
            return Err(Stop::Limit(Limit::Time));
        }
        let cpu_passed = self.host.clock.cpu_seconds() - self.cpu_started;
        let cpu_seconds = self.limits.cpu_seconds.map(|seconds| (seconds - cpu_passed).max(0.0));
        let mut observer = Forward(self.host.watcher);
        let limits = Limits { nodes: Some(nodes), seconds, cpu_seconds, ..self.limits };
        let mut ctx = Ctx::new(limits, self.host.clock, Some(self.host.cancel), &mut observer);
        let done = work(&mut ctx);
        self.spent += ctx.stats.expanded;
        done
    }
}
