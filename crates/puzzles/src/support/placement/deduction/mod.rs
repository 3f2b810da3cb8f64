//! Reasoning like a person: small named rules that mark cells, one justified step after another.
//!
//! A [`Reasoning`] board has a list of [`Rule`]s, easiest first. A rule looks at the [`Marks`] made so far and gives
//! [`Finding`]s: cells that must hold a thing, cells that must stay empty, and facts of the puzzle's own (which tent
//! belongs to which tree). Two laws make the outcome independent of the order in which findings are made:
//!
//! - **sound**: a finding holds in every solution that agrees with the marks;
//! - **monotone**: what a rule finds with some marks it finds with more of them too, unless it is marked already.
//!
//! So the rules up to a level have one closure, and the difficulty of a board, the lowest level whose closure is the
//! solution, is a fact about the board. A rule only sees what is new since it last found nothing ([`News`]), and
//! looks at nothing else; so a sweep costs about as much as has changed.
//!
//! Looking ahead ([`Find::Suppose`]) is a rule like any other: suppose a thing on a cell, or none, and follow the
//! rules before it in the list as far as they go; at a contradiction the opposite holds. Suppositions are not nested.

mod hint;
mod settle;
mod solver;
mod words;

use smallvec::SmallVec;
use solvarium_engine::grid::Grid;
use solvarium_engine::{Cell, Ctx, Difficulty, Message, RuleInfo, Stop};

use super::Cells;

pub use hint::hint;
pub use settle::{Outcome, grade, grade_up_to, order, settle, settle_and_grade, settle_changed};
pub(crate) use solver::{solver, steps_format, tutor};
pub use words::{found_by, line, numbered, steps, steps_to};

/// What a person knows about the cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    /// The cells that hold a thing.
    pub put: Cells,
    /// The cells that stay empty, and those that never could hold a thing.
    pub closed: Cells,
    /// Further facts, numbered by the puzzle.
    pub facts: Cells,
}

impl Marks {
    /// Nothing is known about as many cells, nor of as many facts.
    pub fn new(cells: usize, facts: usize) -> Self {
        Marks { put: Cells::new(cells), closed: Cells::new(cells), facts: Cells::new(facts) }
    }

    /// Whether nothing is known about the cell.
    #[inline]
    pub fn is_open(&self, cell: usize) -> bool {
        !self.put.has(cell) && !self.closed.has(cell)
    }
}

/// One new mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The cell holds a thing.
    Put(u16),
    /// The cell stays empty.
    Closed(u16),
    /// The fact is known.
    Fact(u32),
}

/// What a rule found. Without cells and facts it is a contradiction, which the evidence shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding<E> {
    /// Cells that must hold a thing.
    pub put: SmallVec<[u16; 4]>,
    /// Cells that must stay empty.
    pub closed: SmallVec<[u16; 8]>,
    /// Facts that must hold.
    pub facts: SmallVec<[u32; 4]>,
    /// Why.
    pub evidence: Evidence<E>,
}

/// Why a finding holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence<E> {
    /// A rule of the puzzle saw it.
    Seen(E),
    /// The opposite was supposed and led to a contradiction.
    Supposed(Change),
}

impl<E> Finding<E> {
    /// Things must stand on these cells.
    pub fn put(cells: impl IntoIterator<Item = usize>, evidence: E) -> Self {
        let mut finding = Finding::contradiction(evidence);
        finding.put.extend(cells.into_iter().map(|cell| cell as u16));
        finding
    }

    /// These cells must stay empty.
    pub fn closed(cells: impl IntoIterator<Item = usize>, evidence: E) -> Self {
        let mut finding = Finding::contradiction(evidence);
        finding.closed.extend(cells.into_iter().map(|cell| cell as u16));
        finding
    }

    /// These facts hold.
    pub fn facts(facts: impl IntoIterator<Item = usize>, evidence: E) -> Self {
        let mut finding = Finding::contradiction(evidence);
        finding.facts.extend(facts.into_iter().map(|fact| fact as u32));
        finding
    }

    /// There is no solution with these marks.
    pub fn contradiction(evidence: E) -> Self {
        let (put, closed, facts) = Default::default();
        Finding { put, closed, facts, evidence: Evidence::Seen(evidence) }
    }

    /// Whether it says that there is no solution.
    pub fn is_contradiction(&self) -> bool {
        self.put.is_empty() && self.closed.is_empty() && self.facts.is_empty()
    }

    /// What it adds to the marks, in order.
    pub fn changes(&self) -> impl Iterator<Item = Change> + '_ {
        let closed = self.closed.iter().map(|cell| Change::Closed(*cell));
        self.put.iter().map(|cell| Change::Put(*cell)).chain(closed).chain(self.facts.iter().map(|f| Change::Fact(*f)))
    }
}

/// A board that can be reasoned about.
pub trait Reasoning: Sized + 'static {
    /// What a finding's words are made from; cheap to build.
    type Evidence: Clone;
    /// The rules, in the order in which they are tried: no rule comes after one of a higher level.
    const RULES: &'static [Rule<Self>];

    /// The board's size.
    fn grid(&self) -> Grid;
    /// Bytes held, where they matter for the memory limit.
    fn bytes(&self) -> usize {
        0
    }
    /// What is said about the things that are placed, such as tents or bulbs.
    fn say(saying: Saying) -> Message;
    /// The marks before the first step: cells that never could hold a thing are closed.
    fn start(&self) -> Marks;
    /// Where to look ("row 4") and why the finding holds ("row 4 still needs 2 tents and …"), without a full stop.
    fn words(&self, marks: &Marks, finding: &Finding<Self::Evidence>) -> (Message, Message);
    /// Whether the things put are a solution.
    fn is_solved(&self, marks: &Marks) -> bool;
    /// The cell that a fact is about, for [`News::cells`].
    fn fact_cell(&self, _fact: usize) -> usize {
        0
    }
    /// What the facts of a finding say, if it has any.
    fn fact_words(&self, _finding: &Finding<Self::Evidence>) -> Option<Message> {
        None
    }
}

/// What is said about the things that are placed; a puzzle calls them by their name.
pub enum Saying {
    /// Put things on these cells.
    Put(Vec<Cell>),
    /// Suppose a thing on the cell: what follows, the contradiction last.
    Suppose(Cell, Vec<Message>),
    /// Suppose no thing on the cell: what follows, the contradiction last.
    SupposeNone(Cell, Vec<Message>),
    /// The thing on the cell leads to a contradiction, which is explained.
    Contradiction(Cell, Message),
    /// No solution has the thing on the cell.
    Wrong(Cell),
    /// Take away the thing on the cell.
    TakeAway(Cell),
}

/// A rule of reasoning: its name and level, and how it finds something.
pub struct Rule<R: Reasoning> {
    /// Name and level.
    pub info: RuleInfo,
    /// How it finds.
    pub find: Find<R>,
}

impl<R: Reasoning> Rule<R> {
    /// A rule with a way of looking that is its own.
    pub const fn look(name: &'static str, level: Difficulty, look: Look<R>) -> Self {
        Rule { info: RuleInfo { name, level }, find: Find::Look(look) }
    }

    /// A rule that supposes and follows the rules up to the level `with`.
    pub const fn suppose(name: &'static str, level: Difficulty, with: Difficulty) -> Self {
        Rule { info: RuleInfo { name, level }, find: Find::Suppose(with) }
    }
}

/// Names and levels of all rules, in the order in which they are tried.
pub const fn infos<R: Reasoning, const COUNT: usize>() -> [RuleInfo; COUNT] {
    let (mut infos, mut at) = ([R::RULES[0].info; COUNT], 0);
    while at < COUNT {
        infos[at] = R::RULES[at].info;
        at += 1;
    }
    infos
}

/// How a rule finds.
pub enum Find<R: Reasoning> {
    /// It gives every finding that the news allow.
    Look(Look<R>),
    /// It supposes, cell by cell, a thing and none, and follows the rules before it up to the level.
    Suppose(Difficulty),
}

/// A rule's own way of looking: gives every finding that depends on the news, whatever it gave before.
pub type Look<R> = fn(&R, &Marks, &News<'_, R>, &mut Sink<'_, '_, <R as Reasoning>::Evidence>) -> Result<(), Halt>;

/// What has changed since a rule last found nothing.
pub enum News<'a, R> {
    /// The rule has not looked yet.
    Everything(&'a R),
    /// New marks.
    Changed(&'a R, &'a [Change]),
}

impl<R: Reasoning> News<'_, R> {
    /// The cells with news, some of them perhaps several times.
    pub fn cells(&self) -> impl Iterator<Item = usize> + '_ {
        let (board, all, changes): (_, _, &[Change]) = match self {
            News::Everything(board) => (*board, board.grid().cells(), &[]),
            News::Changed(board, changes) => (*board, 0, changes),
        };
        (0..all).chain(changes.iter().map(move |change| match *change {
            Change::Put(cell) | Change::Closed(cell) => usize::from(cell),
            Change::Fact(fact) => board.fact_cell(fact as usize),
        }))
    }
}

/// Why a rule is to look no further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// What was found is enough.
    Enough,
    /// The run ends.
    Stop(Stop),
}

impl From<Stop> for Halt {
    fn from(stop: Stop) -> Self {
        Halt::Stop(stop)
    }
}

/// Where a rule leaves its findings.
pub struct Sink<'s, 'c, E> {
    found: &'s mut Vec<Finding<E>>,
    marks: &'s Marks,
    one: bool,
    ctx: &'s mut Ctx<'c>,
}

impl<E> Sink<'_, '_, E> {
    /// Takes a finding. What is marked already is struck out, and a finding of which nothing is left is dropped.
    pub fn give(&mut self, mut finding: Finding<E>) -> Result<(), Halt> {
        if !finding.is_contradiction() {
            finding.put.retain(|cell| !self.marks.put.has(usize::from(*cell)));
            finding.closed.retain(|cell| !self.marks.closed.has(usize::from(*cell)));
            finding.facts.retain(|fact| !self.marks.facts.has(*fact as usize));
            if finding.is_contradiction() {
                return Ok(());
            }
        }
        let last = self.one || finding.is_contradiction();
        self.found.push(finding);
        if last { Err(Halt::Enough) } else { Ok(()) }
    }

    /// Takes a finding unless it is empty: a rule that found nothing has found no contradiction.
    pub fn give_any(&mut self, finding: Finding<E>) -> Result<(), Halt> {
        if finding.is_contradiction() { Ok(()) } else { self.give(finding) }
    }

    /// Keeps the time limit; to be called within long work.
    pub fn poll(&mut self) -> Result<(), Halt> {
        Ok(self.ctx.poll()?)
    }
}
