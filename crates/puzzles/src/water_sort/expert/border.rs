//! The border table: the exact test for solvability, independent of how loose units are spread.
//!
//! A *border* is a change of colour inside a cup; the units above a cup's top border, and all units of a
//! uniform cup, are *loose*. For a state let `F(c)` be the loose units of colour `c`, `G(c)` the room above the
//! top borders of the non-uniform cups showing `c`, and `M` the uniform or empty cups. The loose units can be
//! arranged freely as long as `need = sum of ceil(max(0, F(c) - G(c)) / K) <= M`: a colour that occupies more
//! of the `M` cups than its term can always be poured together to free one. Hence a border can be removed iff
//! the inequality still holds with the room above it left out of `G`. All of this depends only on
//! *which* borders are left, so solvability is a search in a small directed graph without cycles.
//!
//! The state is the multiset of the families of the non-uniform cups. The search is depth-first, most slack
//! (`M - need`) first, and remembers for good which states are dead and which alive, so that it also serves as
//! an exact test for dead ends inside other searches.
//!
//! **Saturated colours.** `F(c) - G(c)` falls only when a run of `c` above another border is uncovered, each time by
//! the room left above that run: all of it together is the *relief* of `c`. When `F(c) - G(c)` less the relief is
//! still more than `K` times `fills(c) - 1`, the term of `c` is `fills(c)`, the most there is, and stays so
//! for ever. Then removing a border under `c` costs nothing: below it, either a run of `d` becomes loose together with at least as much room, or the cup becomes uniform and `M` grows
//! by one while the term of `d` grows by at most one. Any order of removals remains possible
//! with this one moved to the front, so no alternative is tried.

use solvarium_engine::{Ctx, Stop};

use super::level::{Level, mix, replace};
use super::store::Store;
use super::table::{Step, Table, steps};

/// A quick test is content with a state this many removals on.
const HORIZON: usize = 10;

/// A quick test is content with a state of this slack.
const PLENTY: u32 = 4;

/// What is known about the state numbered like it in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// Met, but not settled.
    Open,
    /// Taken for alive after a quick test.
    Assumed,
    /// All borders can be removed.
    Alive,
    /// They cannot.
    Dead,
}

/// The table of one level.
#[derive(Clone, Debug)]
pub struct Borders {
    /// By family; families of uniform cups have no border and an unused entry.
    steps: Vec<Step>,
    /// Hash term per family.
    terms: Vec<u64>,
    /// Families of uniform cups are below this number.
    first: u16,
    store: Store,
    fates: Vec<Fate>,
    table: Table,
    stack: Vec<Frame>,
    /// The removals still to try of all frames, each frame's best one last.
    choices: Vec<u16>,
    /// Space for ranking them by slack.
    ranked: Vec<(u32, u16)>,
    /// Families of the non-uniform cups, sorted, zeros first.
    key: Vec<u16>,
    /// Hash of the key.
    hash: u64,
}

/// One state on the current path.
#[derive(Clone, Copy, Debug)]
struct Frame {
    number: u32,
    /// Where its choices begin.
    choices: usize,
    /// The removal being tried.
    family: u16,
}

/// An order of removals, if there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// The families whose top borders to remove, in this order.
    Found(Vec<u16>),
    /// The level cannot be solved.
    Dead,
    /// States were left out, so it may be solvable.
    Dropped,
}

/// Whether a state can be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Life {
    /// Proved: it can.
    Alive,
    /// Proved: it cannot.
    Dead,
    /// Not settled.
    Unknown,
}

/// What ends a search besides exhaustion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// Only the state without borders, so that the stack then holds the whole order.
    Whole,
    /// Also a state known to be alive, or a hopeful one.
    Quick,
}

impl Borders {
    /// The empty table of a level.
    pub fn new(level: &Level) -> Borders {
        let families = level.contents.families();
        let colours = level.contents.colours();
        Borders {
            steps: steps(level),
            terms: (0..families as u64).map(|f| if f == 0 { 0 } else { mix(!f) }).collect(),
            first: colours as u16 + 1,
            store: Store::new(level.start.len()),
            fates: Vec::new(),
            table: Table::new(level),
            stack: Vec::new(),
            choices: Vec::new(),
            ranked: Vec::new(),
            key: vec![0; level.start.len()],
            hash: 0,
        }
    }

    /// Bytes in use once `extra` more states are entered.
    pub fn bytes(&self, extra: usize) -> usize {
        self.store.bytes(extra) + self.fates.capacity() + 2 * self.choices.capacity()
    }

    /// The families whose top borders to remove, in order, to solve `cups`, looking at no more than `budget`
    /// states.
    pub fn order(&mut self, level: &Level, cups: &[u16], budget: u64, ctx: &mut Ctx<'_>) -> Result<Order, Stop> {
        let root = self.enter_state(level, cups);
        self.table.load(level, cups);
        self.table.load_relief(level, cups);
        Ok(match self.search(root, budget, Mode::Whole, ctx)? {
            Life::Dead => Order::Dead,
            Life::Unknown => Order::Dropped,
            Life::Alive => Order::Found(self.stack.iter().map(|frame| frame.family).collect()),
        })
    }

    /// Whether `cups` can be solved, as far as a quick test of `budget` states shows.
    pub fn life(&mut self, level: &Level, cups: &[u16], budget: u64, ctx: &mut Ctx<'_>) -> Result<Life, Stop> {
        let root = self.enter_state(level, cups);
        match self.fates[root as usize] {
            Fate::Dead => return Ok(Life::Dead),
            Fate::Alive => return Ok(Life::Alive),
            Fate::Assumed => return Ok(Life::Unknown),
            Fate::Open => {}
        }
        self.table.load(level, cups);
        self.table.load_relief(level, cups);
        let life = self.search(root, budget, Mode::Quick, ctx)?;
        if life == Life::Unknown {
            self.fates[root as usize] = Fate::Assumed;
        }
        Ok(life)
    }

    /// Cups that the loose units of `cups` can leave empty. Must precede [`Borders::slack_after`].
    pub fn slack(&mut self, level: &Level, cups: &[u16]) -> u32 {
        self.table.load(level, cups);
        self.table.slack()
    }

    /// The slack of the state given to [`Borders::slack`] after the top border of `family` has gone.
    pub fn slack_after(&self, family: u16) -> u32 {
        self.table.slack_after(&self.steps[usize::from(family)])
    }

    /// Whether the top border of `family` may go in the state given to [`Borders::slack`].
    pub fn allows(&self, family: u16) -> bool {
        self.table.allows(&self.steps[usize::from(family)])
    }

    /// A hash of the borders of `cups`.
    pub fn hash_of(&self, level: &Level, cups: &[u16]) -> u64 {
        let family = |&id: &u16| level.contents.at(id).family;
        let borders = cups.iter().map(family).filter(|&family| family >= self.first);
        borders.fold(0, |sum: u64, family| sum.wrapping_add(self.terms[usize::from(family)]))
    }

    /// Makes `cups` the current state and returns its number.
    fn enter_state(&mut self, level: &Level, cups: &[u16]) -> u32 {
        let family = |&id: &u16| level.contents.at(id).family;
        self.hash = 0;
        for (place, cup) in self.key.iter_mut().zip(cups) {
            let family = family(cup);
            *place = if family < self.first { 0 } else { family };
            self.hash = self.hash.wrapping_add(self.terms[usize::from(*place)]);
        }
        if !self.key.is_sorted() {
            self.key.sort_unstable();
        }
        self.enter_key()
    }

    /// The number of the current key.
    fn enter_key(&mut self) -> u32 {
        let (number, new) = self.store.insert(self.hash, &self.key);
        if new {
            self.fates.push(Fate::Open);
        }
        number
    }

    /// Depth-first search from the current state `root`.
    fn search(&mut self, root: u32, budget: u64, mode: Mode, ctx: &mut Ctx<'_>) -> Result<Life, Stop> {
        self.stack.clear();
        self.choices.clear();
        if self.is_done() {
            self.fates[root as usize] = Fate::Alive;
            return Ok(Life::Alive);
        }
        self.push(root);
        let mut left = budget;
        while let Some(&Frame { number, choices, .. }) = self.stack.last() {
            if self.choices.len() == choices {
                self.fates[number as usize] = Fate::Dead;
                self.pop();
                continue;
            }
            let child = self.advance();
            let fate = self.fates[child as usize];
            if self.is_done() || (mode == Mode::Quick && fate == Fate::Alive) {
                self.fates[child as usize] = Fate::Alive;
                self.stack.iter().for_each(|frame| self.fates[frame.number as usize] = Fate::Alive);
                return Ok(Life::Alive);
            }
            if mode == Mode::Quick && self.is_hopeful(fate) {
                self.stack.iter().for_each(|frame| self.fates[frame.number as usize] = Fate::Assumed);
                return Ok(Life::Unknown);
            }
            if fate == Fate::Dead {
                self.retreat();
                continue;
            }
            if left == 0 {
                return Ok(Life::Unknown);
            }
            left -= 1;
            ctx.evaluate()?;
            ctx.hold(self.bytes(1))?;
            self.push(child);
        }
        Ok(Life::Dead)
    }

    /// Whether a quick test should leave it at the current state: far enough, or with slack enough.
    fn is_hopeful(&self, fate: Fate) -> bool {
        fate == Fate::Assumed || (fate == Fate::Open && (self.stack.len() >= HORIZON || self.table.slack() >= PLENTY))
    }

    /// Whether the current state has no borders.
    fn is_done(&self) -> bool {
        self.key.last().is_none_or(|&family| family == 0)
    }

    /// Puts the current state on the path and lists its removals.
    fn push(&mut self, number: u32) {
        self.stack.push(Frame { number, choices: self.choices.len(), family: 0 });
        let removals = self.table.removals(&self.steps, &self.key);
        let slack = |family: u16| self.table.slack_after(&self.steps[usize::from(family)]);
        self.ranked.clear();
        self.ranked.extend(removals.map(|family| (slack(family), family)));
        self.ranked.sort_unstable();
        self.choices.extend(self.ranked.iter().map(|&(_, family)| family));
    }

    /// Takes the exhausted state off the path and undoes the removal that led to it.
    fn pop(&mut self) {
        self.stack.pop();
        if !self.stack.is_empty() {
            self.retreat();
        }
    }

    /// Makes the next removal of the last state on the path; returns the number of the result.
    fn advance(&mut self) -> u32 {
        let family = self.choices.pop().expect("the frame has a choice left");
        self.stack.last_mut().expect("the path is not empty").family = family;
        let step = self.steps[usize::from(family)];
        self.table.remove(&step);
        self.change(family, step.next);
        self.enter_key()
    }

    /// Undoes the removal being tried at the last state on the path.
    fn retreat(&mut self) {
        let family = self.stack.last().expect("the path is not empty").family;
        let step = self.steps[usize::from(family)];
        self.table.restore(&step);
        self.change(step.next, family);
    }

    /// Replaces one family of the key.
    fn change(&mut self, old: u16, new: u16) {
        replace(&mut self.key, old, new);
        let term = |family: u16| self.terms[usize::from(family)];
        self.hash = self.hash.wrapping_sub(term(old)).wrapping_add(term(new));
    }
}
