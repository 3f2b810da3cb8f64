//! The closure of the rules: every finding is added to the marks until nothing more is found.

use smallvec::SmallVec;
use solvarium_engine::{Ctx, Difficulty, Message, Stop, message};

use super::words::reason;
use super::{Change, Evidence, Find, Finding, Halt, Marks, News, Reasoning, Sink};
use crate::support::placement::{Cells, Place};

/// How far the rules went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// To a solution, which is the only one that agrees with the first marks.
    Solved,
    /// No rule finds anything more.
    Stuck,
    /// To a proof that no solution agrees with the first marks.
    Contradiction,
}

/// Adds to the marks what the rules up to a level find, as far as they go.
pub fn settle<R: Reasoning>(
    board: &R,
    marks: &mut Marks,
    level: Difficulty,
    ctx: &mut Ctx<'_>,
) -> Result<Outcome, Stop> {
    let mut settler = Settler::new(board, marks.clone());
    let outcome = settler.settle(level, ctx);
    *marks = settler.marks;
    outcome
}

/// The same for marks to which the rules can only add because of what was changed on some cells and around them.
pub fn settle_changed<R: Reasoning>(
    board: &R,
    marks: &mut Marks,
    changed: impl Iterator<Item = usize>,
    level: Difficulty,
    ctx: &mut Ctx<'_>,
) -> Result<Outcome, Stop> {
    let mut settler = Settler::new(board, marks.clone());
    // To a rule, a cell has news whatever the news is.
    settler.log.extend(changed.map(|cell| Change::Closed(cell as u16)));
    settler.seen.fill(Some(0));
    let outcome = settler.settle(level, ctx);
    *marks = settler.marks;
    outcome
}

/// The lowest level whose rules solve the board; none if the rules do not, or if there is no solution.
pub fn grade<R: Reasoning>(board: &R, ctx: &mut Ctx<'_>) -> Result<Option<Difficulty>, Stop> {
    grade_up_to(board, Difficulty::Hard, ctx)
}

/// The same, but none also if the level is above `most`: so that more expensive rules are not tried.
pub fn grade_up_to<R: Reasoning>(board: &R, most: Difficulty, ctx: &mut Ctx<'_>) -> Result<Option<Difficulty>, Stop> {
    settle_and_grade(board, &mut board.start(), most, ctx)
}

/// Adds to the marks what the rules find, easier levels first, up to `most`; the level at which they are a solution.
pub fn settle_and_grade<R: Reasoning>(
    board: &R,
    marks: &mut Marks,
    most: Difficulty,
    ctx: &mut Ctx<'_>,
) -> Result<Option<Difficulty>, Stop> {
    let mut settler = Settler::new(board, marks.clone());
    let mut solved = Ok(None);
    for level in Difficulty::ALL.into_iter().filter(|level| *level <= most) {
        match settler.settle(level, ctx) {
            Ok(Outcome::Stuck) => continue,
            Ok(Outcome::Solved) => solved = Ok(Some(level)),
            Ok(Outcome::Contradiction) => {}
            Err(stop) => solved = Err(stop),
        }
        break;
    }
    *marks = settler.marks;
    solved
}

/// The things of a solution in the order in which the rules reach them, without suppositions. Where they end, the first
/// thing in reading order that they have not reached is next, and they go on.
pub fn order<R: Reasoning>(board: &R, solution: &Cells, ctx: &mut Ctx<'_>) -> Result<Vec<Place>, Stop> {
    let mut settler = Settler::new(board, board.start());
    let mut rest = solution.iter();
    while settler.close(R::RULES.len(), Depth::Supposed, ctx)? {
        let Some(next) = rest.find(|cell| settler.marks.is_open(*cell)) else { break };
        settler.mark(Change::Put(next as u16));
    }
    let reached = settler.log.iter().filter_map(|change| match change {
        Change::Put(cell) if solution.has(usize::from(*cell)) => Some(Place(*cell)),
        _ => None,
    });
    let mut order: Vec<Place> = reached.collect();
    // Only things that solve nothing, or that contradict a rule, are not reached.
    order.extend(solution.iter().filter(|cell| !settler.marks.put.has(*cell)).map(|cell| Place(cell as u16)));
    Ok(order)
}

/// Whether marks are known or only supposed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    Known,
    Supposed,
}

/// How many of the first rules are not above a level.
fn rules_up_to<R: Reasoning>(level: Difficulty) -> usize {
    R::RULES.iter().take_while(|rule| rule.info.level <= level).count()
}

/// The finding that a supposition failed.
fn refuted<E>(supposed: Change) -> Finding<E> {
    let (mut put, mut closed, facts) = <(SmallVec<_>, SmallVec<_>, SmallVec<_>)>::default();
    match supposed {
        Change::Put(cell) => closed.push(cell),
        Change::Closed(cell) => put.push(cell),
        Change::Fact(_) => unreachable!("only cells are supposed"),
    }
    Finding { put, closed, facts, evidence: Evidence::Supposed(supposed) }
}

/// A finding with its rule's number, if there is one.
pub(super) type Found<R> = Option<(usize, Finding<<R as Reasoning>::Evidence>)>;

/// Marks on their way to the closure.
pub(super) struct Settler<'a, R: Reasoning> {
    pub board: &'a R,
    pub marks: Marks,
    /// The marks made here, in order.
    log: Vec<Change>,
    /// For each rule, how much of the log it has seen; nothing at all before it first looks.
    seen: Vec<Option<usize>>,
    /// For each rule that supposes, the cell at which it goes on.
    cursor: Vec<usize>,
    found: Vec<Finding<R::Evidence>>,
}

impl<'a, R: Reasoning> Settler<'a, R> {
    /// No rule has looked yet.
    pub fn new(board: &'a R, marks: Marks) -> Self {
        let rules = R::RULES.len();
        Settler { board, marks, log: Vec::new(), seen: vec![None; rules], cursor: vec![0; rules], found: Vec::new() }
    }

    fn settle(&mut self, level: Difficulty, ctx: &mut Ctx<'_>) -> Result<Outcome, Stop> {
        // Whether the marks are a solution is looked at where the next rules are more expensive.
        let mut reached = Difficulty::Easy;
        loop {
            if !self.close(rules_up_to::<R>(reached), Depth::Known, ctx)? {
                return Ok(Outcome::Contradiction);
            }
            if self.board.is_solved(&self.marks) {
                return Ok(Outcome::Solved);
            }
            match Difficulty::ALL.into_iter().find(|next| *next > reached && *next <= level) {
                Some(next) => reached = next,
                None => return Ok(Outcome::Stuck),
            }
        }
    }

    /// Applies all findings of the first `limit` rules until there are none; false at a contradiction.
    fn close(&mut self, limit: usize, depth: Depth, ctx: &mut Ctx<'_>) -> Result<bool, Stop> {
        let mut at = 0;
        while at < limit {
            if depth == Depth::Known || matches!(R::RULES[at].find, Find::Look(_)) {
                self.look(at, false, ctx)?;
            }
            if self.found.is_empty() {
                at += 1;
                continue;
            }
            if depth == Depth::Known {
                ctx.evaluate()?;
            }
            let mut found = std::mem::take(&mut self.found);
            let agrees = found.drain(..).all(|finding| self.apply(&finding));
            self.found = found;
            if !agrees {
                return Ok(false);
            }
            at = 0;
        }
        Ok(true)
    }

    /// The next finding of the rules up to a level, and the rule's number; the marks stay as they are.
    pub fn next(&mut self, level: Difficulty, ctx: &mut Ctx<'_>) -> Result<Found<R>, Stop> {
        for at in 0..rules_up_to::<R>(level) {
            self.look(at, true, ctx)?;
            if let Some(finding) = self.found.pop() {
                return Ok(Some((at, finding)));
            }
        }
        Ok(None)
    }

    /// The next finding of all rules that do not suppose.
    pub fn next_seen(&mut self, ctx: &mut Ctx<'_>) -> Result<Found<R>, Stop> {
        self.first(R::RULES.len(), ctx)
    }

    /// The next finding of the first `limit` rules that do not suppose.
    fn first(&mut self, limit: usize, ctx: &mut Ctx<'_>) -> Result<Found<R>, Stop> {
        for at in (0..limit).filter(|at| matches!(R::RULES[*at].find, Find::Look(_))) {
            self.look(at, true, ctx)?;
            if let Some(finding) = self.found.pop() {
                return Ok(Some((at, finding)));
            }
        }
        Ok(None)
    }

    /// Adds a finding to the marks; false if it is a contradiction, in itself or with them.
    pub fn apply(&mut self, finding: &Finding<R::Evidence>) -> bool {
        !finding.is_contradiction() && finding.changes().all(|change| self.mark(change))
    }

    /// Adds a mark; false if the opposite is marked.
    pub fn mark(&mut self, change: Change) -> bool {
        let (new, agrees) = match change {
            Change::Put(cell) => (self.marks.put.add(cell.into()), !self.marks.closed.has(cell.into())),
            Change::Closed(cell) => (self.marks.closed.add(cell.into()), !self.marks.put.has(cell.into())),
            Change::Fact(fact) => (self.marks.facts.add(fact as usize), true),
        };
        if new {
            self.log.push(change);
        }
        agrees
    }

    /// Lets a rule look; its findings are then in `found`. If there are none it has seen all there is.
    fn look(&mut self, at: usize, one: bool, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        self.found.clear();
        ctx.poll()?;
        if self.seen[at] == Some(self.log.len()) {
            return Ok(());
        }
        match R::RULES[at].find {
            Find::Look(look) => {
                let news = match self.seen[at] {
                    Some(seen) => News::Changed(self.board, &self.log[seen..]),
                    None => News::Everything(self.board),
                };
                let mut sink = Sink { found: &mut self.found, marks: &self.marks, one, ctx };
                if let Err(Halt::Stop(stop)) = look(self.board, &self.marks, &news, &mut sink) {
                    return Err(stop);
                }
            }
            Find::Suppose(level) => self.suppose(at, level, ctx)?,
        }
        // A rule that was to give one finding may have more; after all of them only what they change is news.
        if self.found.is_empty() || !one {
            self.seen[at] = Some(self.log.len());
        }
        Ok(())
    }

    /// Finds the next supposition that fails; a thing on each cell comes first, then none.
    ///
    /// What a supposition that holds leads to holds as well, for fewer marks follow from fewer marks; so none of that
    /// need be supposed before the marks change.
    fn suppose(&mut self, at: usize, level: Difficulty, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let cells = self.board.grid().cells();
        let mut held = Marks::new(cells, 0);
        for offset in 0..2 * cells {
            let number = (self.cursor[at] + offset) % (2 * cells);
            let (cell, put) = (number % cells, number < cells);
            let known = if put { held.put.has(cell) } else { held.closed.has(cell) };
            if known || !self.marks.is_open(cell) {
                continue;
            }
            let supposed = if put { Change::Put(cell as u16) } else { Change::Closed(cell as u16) };
            if !self.holds(supposed, at, level, &mut held, ctx)? {
                self.cursor[at] = number;
                self.found.push(refuted(supposed));
                return Ok(());
            }
        }
        Ok(())
    }

    /// Whether a supposition leads to no contradiction by the rules before `at`, which find nothing without it; what it
    /// leads to is added to `held` then.
    fn holds(
        &mut self,
        supposed: Change,
        at: usize,
        level: Difficulty,
        held: &mut Marks,
        ctx: &mut Ctx<'_>,
    ) -> Result<bool, Stop> {
        let before = self.log.len();
        let limit = rules_up_to::<R>(level).min(at);
        self.mark(supposed);
        let holds = self.close(limit, Depth::Supposed, ctx);
        self.found.clear();
        if holds == Ok(true) {
            for change in &self.log[before..] {
                match *change {
                    Change::Put(cell) => held.put.add(cell.into()),
                    Change::Closed(cell) => held.closed.add(cell.into()),
                    Change::Fact(_) => false,
                };
            }
        }
        self.undo(before);
        self.seen[..limit].fill(Some(before));
        holds
    }

    /// The steps by which a supposition fails, the contradiction last.
    pub fn refutation(
        &mut self,
        supposed: Change,
        at: usize,
        level: Difficulty,
        ctx: &mut Ctx<'_>,
    ) -> Result<Vec<Message>, Stop> {
        let before = self.log.len();
        let limit = rules_up_to::<R>(level).min(at);
        self.mark(supposed);
        let chain = self.follow(limit, ctx);
        self.undo(before);
        self.seen[..limit].fill(Some(before));
        chain
    }

    fn follow(&mut self, limit: usize, ctx: &mut Ctx<'_>) -> Result<Vec<Message>, Stop> {
        let mut chain = Vec::new();
        while let Some((rule, finding)) = self.first(limit, ctx)? {
            let step = reason(self, rule, &finding, ctx)?;
            if !self.apply(&finding) {
                chain.push(message!("placement-but", why = step.why));
                break;
            }
            chain.push(message!("placement-then", what = step.what, why = step.why));
        }
        Ok(chain)
    }

    /// All that a rule finds with the marks as they are.
    pub fn findings(&mut self, at: usize, ctx: &mut Ctx<'_>) -> Result<Vec<Finding<R::Evidence>>, Stop> {
        self.seen[at] = None;
        self.look(at, false, ctx)?;
        Ok(std::mem::take(&mut self.found))
    }

    /// Whether a rule makes a finding with the marks as they are.
    pub fn makes(&mut self, at: usize, finding: &Finding<R::Evidence>, ctx: &mut Ctx<'_>) -> Result<bool, Stop> {
        if let Find::Suppose(_) = R::RULES[at].find {
            return Ok(true);
        }
        let found = self.findings(at, ctx)?;
        let marked = |change: &Change| match *change {
            Change::Put(cell) => self.marks.put.has(cell.into()),
            Change::Closed(cell) => self.marks.closed.has(cell.into()),
            Change::Fact(fact) => self.marks.facts.has(fact as usize),
        };
        Ok(finding.changes().all(|change| marked(&change) || found.iter().any(|f| f.changes().any(|c| c == change))))
    }

    /// Bytes that the marks and their log take at most: every cell and every fact is marked once.
    pub fn bytes(&self) -> usize {
        let (cells, facts) = (self.board.grid().cells(), self.marks.facts.room());
        (cells + facts) * (size_of::<Change>() + 1)
    }

    /// Applies what the easy rules find.
    pub fn settle_easy(&mut self, ctx: &mut Ctx<'_>) -> Result<bool, Stop> {
        self.close(rules_up_to::<R>(Difficulty::Easy), Depth::Known, ctx)
    }

    fn undo(&mut self, before: usize) {
        for change in self.log.drain(before..) {
            match change {
                Change::Put(cell) => self.marks.put.remove(cell.into()),
                Change::Closed(cell) => self.marks.closed.remove(cell.into()),
                Change::Fact(fact) => self.marks.facts.remove(fact as usize),
            }
        }
    }
}
