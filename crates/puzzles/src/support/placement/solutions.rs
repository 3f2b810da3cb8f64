//! Answers questions about the solutions of a placement puzzle: is there one, another one, one with these things placed?
//!
//! A puzzle writes its rules once as constraints over variables, one for each cell where something may stand. Then the
//! solver can be asked again and again, and what it learns from one question helps with the next.
//!
//! Both Tents and Light Up have the property that no solution is part of another one. So a solution differs from a
//! given one exactly when it leaves out something of it, and that is how another solution is asked for.

use solvarium_engine::{Ctx, Stop};

use super::Cells;
use crate::support::cdcl::{Lit, Solver};

/// What is known of a level's solutions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The level has no solution.
    None,
    /// There is just this one.
    Unique(Cells),
    /// There are several: these and perhaps more.
    Several(Cells, Cells),
    /// There is this one; the work on whether there are others was stopped.
    Stopped(Cells, Stop),
}

impl Verdict {
    /// A solution, if there is one.
    pub fn solution(&self) -> Option<&Cells> {
        match self {
            Verdict::None => None,
            Verdict::Unique(cells) | Verdict::Several(cells, _) | Verdict::Stopped(cells, _) => Some(cells),
        }
    }
}

/// The solutions of a level, ready to be asked about.
pub struct Solutions {
    /// The rules.
    pub solver: Solver,
    /// By cell: something stands there, where that is possible.
    lits: Vec<Option<Lit>>,
    /// The assumptions of a question.
    question: Vec<Lit>,
    /// What is done before the first question.
    prepared: bool,
    more: Option<More>,
}

/// Adds constraints that follow from the others.
type More = Box<dyn FnOnce(&mut Solutions) + Send>;

impl Solutions {
    /// No rules yet; something may stand on the given cells, of so many.
    pub fn new(count: usize, places: impl Iterator<Item = usize>) -> Self {
        let (mut solver, mut lits) = (Solver::default(), vec![None; count]);
        places.for_each(|cell| lits[cell] = Some(Lit::yes(solver.var(false))));
        Solutions { solver, lits, question: Vec::new(), prepared: false, more: None }
    }

    /// Constraints to be added only if trying the cells one by one does not settle them all: such as follow from the
    /// others, but are expensive.
    pub fn add_if_needed(&mut self, more: impl FnOnce(&mut Solutions) + Send + 'static) {
        self.more = Some(Box::new(more));
    }

    /// What says that something stands on a cell, where that is possible.
    pub fn lit(&self, cell: usize) -> Option<Lit> {
        self.lits[cell]
    }

    /// What says so for each of some cells where it is possible.
    pub fn lits(&self, cells: impl Iterator<Item = usize>) -> Vec<Lit> {
        cells.filter_map(|cell| self.lits[cell]).collect()
    }

    /// A solution that is not excluded, if there is one.
    pub fn solution(&mut self, ctx: &mut Ctx<'_>) -> Result<Option<Cells>, Stop> {
        self.extend(&[], &[], ctx)
    }

    /// A solution with something on each of the cells `placed` and nothing on the cells `closed`.
    pub fn extend(&mut self, placed: &[usize], closed: &[usize], ctx: &mut Ctx<'_>) -> Result<Option<Cells>, Stop> {
        self.question.clear();
        for &cell in placed {
            match self.lits[cell] {
                Some(lit) => self.question.push(lit),
                None => return Ok(None),
            }
        }
        self.question.extend(closed.iter().filter_map(|cell| self.lits[*cell]).map(|lit| !lit));
        self.ask(ctx)
    }

    /// A solution that is not this one.
    pub fn another(&mut self, than: &Cells, ctx: &mut Ctx<'_>) -> Result<Option<Cells>, Stop> {
        let switch = Lit::yes(self.solver.var(true));
        self.leave_out(than, Some(switch));
        self.question.clear();
        self.question.push(switch);
        let found = self.ask(ctx);
        self.solver.clause(&[!switch]);
        found
    }

    /// Every solution from now on differs from this one.
    pub fn exclude(&mut self, solution: &Cells) {
        self.leave_out(solution, None);
    }

    fn leave_out(&mut self, solution: &Cells, switch: Option<Lit>) {
        let left_out = self.lits(solution.iter()).into_iter().map(|lit| !lit);
        let clause: Vec<Lit> = switch.into_iter().map(|lit| !lit).chain(left_out).collect();
        self.solver.clause(&clause);
    }

    /// Whether there is none, one or more.
    pub fn verdict(&mut self, ctx: &mut Ctx<'_>) -> Result<Verdict, Stop> {
        let Some(first) = self.solution(ctx)? else { return Ok(Verdict::None) };
        Ok(match self.another(&first, ctx) {
            Ok(None) => Verdict::Unique(first),
            Ok(Some(second)) => Verdict::Several(first, second),
            Err(stop) => Verdict::Stopped(first, stop),
        })
    }

    /// Tries the cells one by one, which settles many and often all of them.
    fn prepare(&mut self, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        if self.prepared {
            return Ok(());
        }
        self.try_cells(ctx)?;
        if !self.is_settled()
            && let Some(more) = self.more.take()
        {
            more(self);
            self.try_cells(ctx)?;
        }
        self.prepared = true;
        Ok(())
    }

    fn try_cells(&mut self, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let all: Vec<Lit> = self.lits.iter().flatten().copied().collect();
        self.solver.probe(&all, ctx)
    }

    fn is_settled(&self) -> bool {
        self.lits.iter().flatten().all(|lit| self.solver.fixed(lit.var()).is_some())
    }

    fn ask(&mut self, ctx: &mut Ctx<'_>) -> Result<Option<Cells>, Stop> {
        self.prepare(ctx)?;
        if !self.solver.solve(&self.question, ctx)? {
            return Ok(None);
        }
        let holds = |cell: &usize| self.lits[*cell].is_some_and(|lit| self.solver.value(lit.var()));
        Ok(Some(Cells::of(self.lits.len(), (0..self.lits.len()).filter(holds))))
    }
}
