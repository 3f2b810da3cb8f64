//! The closure of the rules, without words and fast: marks with counts, easy rules followed from mark to mark, the
//! tricky ones only where something has changed.
//!
//! The rules are monotone, so the order in which they are applied does not change what they reach, and it is chosen for
//! speed here. Tests compare the outcome with that of the steps in words.

use solvarium_engine::{Ctx, Difficulty, Stop};

use super::board::Board;
use super::follow::{Clash, Deaf, follow, follow_all, follow_around};
use super::known::Known;
use super::touched::Touched;
use super::{Core, diagonal, exclusion, pair, suppose};
use crate::support::placement::Cells;
use crate::support::placement::deduction::{Halt, Outcome};

/// The tricky rules, cheapest first.
const TRICKY: [Core; 3] = [exclusion::look, diagonal::look, pair::look];

/// What a try to find more came to.
enum Progress {
    Marked,
    Nothing,
    Clash,
}

/// Marks on their way to the closure.
pub(super) struct Settler<'a> {
    board: &'a Board,
    pub known: Known,
    white: usize,
    /// Where something has changed, if the rules have looked at all the rest before; none if all is new.
    news: Option<Vec<usize>>,
    /// How many marks there were at first.
    first: usize,
    /// How many marks the easy rules have been followed from; none before the first time.
    followed: Option<usize>,
    /// How many marks each tricky rule has seen.
    seen: [Option<usize>; TRICKY.len()],
    /// The cell at which the next supposition is made.
    cursor: usize,
}

impl<'a> Settler<'a> {
    /// Starts from what is known.
    pub fn new(board: &'a Board, known: Known) -> Self {
        let (white, first) = (board.white_cells().count(), known.trail.len());
        Settler { board, known, white, news: None, first, followed: None, seen: [None; TRICKY.len()], cursor: 0 }
    }

    /// Starts from what the rules have reached, when something has changed at some white cells only: marks taken away,
    /// lines cut or joined, numbers written beside them.
    pub fn again(board: &'a Board, known: Known, news: Vec<usize>) -> Self {
        Settler { news: Some(news), ..Settler::new(board, known) }
    }

    /// Follows the rules up to a level as far as they go.
    pub fn settle(&mut self, level: Difficulty, ctx: &mut Ctx<'_>) -> Result<Outcome, Stop> {
        loop {
            ctx.evaluate()?;
            if self.follow().is_err() {
                return Ok(Outcome::Contradiction);
            }
            // With a mark on every cell and no clash every number has its bulbs and every cell its light.
            if self.known.trail.len() == self.white {
                return Ok(Outcome::Solved);
            }
            let mut progress = Progress::Nothing;
            if level >= Difficulty::Tricky {
                progress = self.look();
            }
            if level >= Difficulty::Hard && matches!(progress, Progress::Nothing) {
                progress = self.suppose(ctx)?;
            }
            match progress {
                Progress::Marked => {}
                Progress::Nothing => return Ok(Outcome::Stuck),
                Progress::Clash => return Ok(Outcome::Contradiction),
            }
        }
    }

    /// Puts a bulb on a cell, if it is open.
    pub fn put(&mut self, cell: usize) {
        self.known.mark(self.board, cell, true);
    }

    fn follow(&mut self) -> Result<(), Clash> {
        match (self.followed, &self.news) {
            (Some(from), _) => follow(self.board, &mut self.known, from, &mut Deaf)?,
            (None, Some(news)) => follow_around(self.board, &mut self.known, news)?,
            (None, None) => follow_all(self.board, &mut self.known)?,
        }
        self.followed = Some(self.known.trail.len());
        Ok(())
    }

    /// Lets the tricky rules look until one finds something.
    fn look(&mut self) -> Progress {
        for (at, rule) in TRICKY.into_iter().enumerate() {
            let now = self.known.trail.len();
            let marked = |from: usize| self.known.trail[from..].iter().map(|cell| usize::from(*cell));
            let touched = match (self.seen[at], &self.news) {
                (Some(seen), _) if seen == now => continue,
                (Some(seen), _) => Touched::by(self.board, marked(seen)),
                (None, Some(news)) => Touched::by(self.board, news.iter().copied().chain(marked(self.first))),
                (None, None) => Touched::everything(self.board),
            };
            self.seen[at] = Some(now);
            if !self.apply(rule, &touched) {
                return Progress::Clash;
            }
            if self.known.trail.len() > now {
                return Progress::Marked;
            }
        }
        Progress::Nothing
    }

    /// Makes the marks that a rule finds; false at a contradiction.
    fn apply(&mut self, rule: Core, touched: &Touched) -> bool {
        let mut found: Vec<(u16, bool)> = Vec::new();
        let looked = rule(self.board, &self.known, touched, &mut |finding| {
            found.extend(finding.put.iter().map(|cell| (*cell, true)));
            found.extend(finding.closed.iter().map(|cell| (*cell, false)));
            if finding.is_contradiction() { Err(Halt::Enough) } else { Ok(()) }
        });
        looked.is_ok() && found.into_iter().all(|(cell, bulb)| self.agree(usize::from(cell), bulb))
    }

    /// Makes a mark; false if the opposite is marked.
    fn agree(&mut self, cell: usize, bulb: bool) -> bool {
        self.known.mark(self.board, cell, bulb);
        self.known.put.has(cell) == bulb
    }

    /// Makes suppositions until one fails.
    fn suppose(&mut self, ctx: &mut Ctx<'_>) -> Result<Progress, Stop> {
        let cells = self.board.grid.cells();
        let mut held = [Cells::new(cells), Cells::new(cells)];
        for offset in 0..cells {
            let cell = (self.cursor + offset) % cells;
            if !self.board.is_white(cell) || !self.known.is_open(cell) {
                continue;
            }
            ctx.poll()?;
            for bulb in [true, false] {
                let may_fail = !held[usize::from(bulb)].has(cell);
                if may_fail && suppose::fails(self.board, &mut self.known, cell, bulb, &mut held) {
                    self.known.mark(self.board, cell, !bulb);
                    self.cursor = cell;
                    return Ok(Progress::Marked);
                }
            }
        }
        Ok(Progress::Nothing)
    }
}
