//! Looking ahead: suppose a bulb on a cell, or none, and follow the easy rules as far as they go. Where that ends in a
//! clash the opposite holds.
//!
//! There is no bound on how far a supposition is followed, and no second supposition within it: a person can do this
//! with a pencil, and it takes time in proportion to what follows. A person is shown only the marks that the
//! clash needs, found by going back from it.

use super::Evidence;
use super::board::Board;
use super::follow::{Cause, Clash, Deaf, Listener, follow};
use super::known::Known;
use crate::support::placement::Cells;
use crate::support::placement::deduction::{Finding, Halt, Marks, News, Sink};

/// How many suppositions that fail are weighed against each other, to report the shortest.
const WEIGHED: usize = 16;

/// Suppositions that lead to no clash: by cell, no bulb and a bulb.
pub(super) type Held = [Cells; 2];

/// Whether a supposition about an open cell ends in a clash. What is known must have been followed.
///
/// What a supposition that holds leads to holds as well, for less follows from it alone; all of that is added to `held`.
pub(super) fn fails(board: &Board, known: &mut Known, cell: usize, bulb: bool, held: &mut Held) -> bool {
    let before = known.trail.len();
    known.mark(board, cell, bulb);
    let clash = follow(board, known, before, &mut Deaf).is_err();
    if !clash {
        let marks = known.trail[before..].iter().map(|cell| usize::from(*cell));
        marks.for_each(|cell| _ = held[usize::from(known.put.has(cell))].add(cell));
    }
    known.undo(board, before);
    clash
}

/// Gives the suppositions that fail, the first few of them in the order of their length.
pub(super) fn find(
    board: &Board,
    marks: &Marks,
    _news: &News<'_, Board>,
    sink: &mut Sink<'_, '_, Evidence>,
) -> Result<(), Halt> {
    let mut known = Known::from_marks(board, &marks.put, &marks.closed);
    let mut weighed = Vec::new();
    let mut suppositions = board.white_cells().flat_map(|cell| [(cell, true), (cell, false)]);
    while weighed.len() < WEIGHED {
        let Some((cell, bulb)) = suppositions.next() else { break };
        sink.poll()?;
        weighed.extend(Refutation::of(board, &mut known, cell, bulb));
    }
    weighed.sort_by_key(Refutation::effort);
    weighed.into_iter().try_for_each(|refutation| sink.give(refutation.finding()))?;
    for (cell, bulb) in suppositions {
        sink.poll()?;
        Refutation::of(board, &mut known, cell, bulb).map_or(Ok(()), |refutation| sink.give(refutation.finding()))?;
    }
    Ok(())
}

/// Why a supposition cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refutation {
    /// The cell supposed about.
    pub cell: u16,
    /// Whether a bulb was supposed.
    pub bulb: bool,
    /// What follows and is needed for the clash, in order: cell, whether it gets a bulb, and why.
    pub chain: Vec<(u16, bool, Cause)>,
    pub clash: Clash,
}

impl Refutation {
    /// How a supposition about an open cell fails, if it does.
    fn of(board: &Board, known: &mut Known, cell: usize, bulb: bool) -> Option<Self> {
        if !known.is_open(cell) {
            return None;
        }
        let before = known.trail.len();
        known.mark(board, cell, bulb);
        let mut diary = Diary(Vec::new());
        let clash = follow(board, known, before, &mut diary).err();
        let refutation = clash.map(|clash| {
            let chain = needed(board, known, before, &diary.0, clash);
            Refutation { cell: cell as u16, bulb, chain, clash }
        });
        known.undo(board, before);
        refutation
    }

    /// Bulbs that follow weigh most: they are what one has to keep in mind.
    fn effort(&self) -> (usize, usize) {
        (self.chain.iter().filter(|(_, bulb, _)| *bulb).count(), self.chain.len())
    }

    fn finding(self) -> Finding<Evidence> {
        let (cell, bulb) = ([usize::from(self.cell)], self.bulb);
        let evidence = Evidence::Fails(Box::new(self));
        if bulb { Finding::closed(cell, evidence) } else { Finding::put(cell, evidence) }
    }
}

/// Remembers why marks were made.
struct Diary(Vec<Cause>);

impl Listener for Diary {
    fn hear(&mut self, _cell: usize, cause: Cause) {
        self.0.push(cause);
    }
}

/// Of the marks since `before`, whose causes are given for all but the first, those that a clash goes back to.
fn needed(board: &Board, known: &Known, before: usize, causes: &[Cause], clash: Clash) -> Vec<(u16, bool, Cause)> {
    let marks = &known.trail[before..];
    let mut wanted = vec![false; marks.len()];
    let want = |wanted: &mut [bool], until: usize, test: &dyn Fn(usize) -> bool| {
        let grounds = marks[..until].iter().enumerate().filter(|(_, cell)| test(usize::from(**cell)));
        grounds.for_each(|(at, _)| wanted[at] = true);
    };
    want(&mut wanted, marks.len(), &|cell| is_ground_of_clash(board, known, clash, cell));
    let mut chain = Vec::new();
    for at in (1..marks.len()).rev() {
        if wanted[at] {
            let cause = causes[at - 1];
            want(&mut wanted, at, &|cell| is_ground_of(board, known, cause, cell));
            chain.push((marks[at], known.put.has(usize::from(marks[at])), cause));
        }
    }
    chain.reverse();
    chain
}

/// Whether the mark on a cell is one that a later mark was made for.
fn is_ground_of(board: &Board, known: &Known, cause: Cause, cell: usize) -> bool {
    match cause {
        Cause::Lit(line) => known.put.has(cell) && board.lines_of[cell].contains(&line),
        Cause::Full(number) => known.put.has(cell) && board.numbers_of[cell].contains(&number),
        Cause::Enough(number) => known.closed.has(cell) && board.numbers_of[cell].contains(&number),
        Cause::Only(dark) => known.closed.has(cell) && board.see_each_other(cell, usize::from(dark)),
    }
}

fn is_ground_of_clash(board: &Board, known: &Known, clash: Clash, cell: usize) -> bool {
    match clash {
        Clash::Line(line) => is_ground_of(board, known, Cause::Lit(line), cell),
        Clash::Number(number) if known.need[usize::from(number)] < 0 => {
            is_ground_of(board, known, Cause::Full(number), cell)
        }
        Clash::Number(number) => is_ground_of(board, known, Cause::Enough(number), cell),
        Clash::Dark(dark) => is_ground_of(board, known, Cause::Only(dark), cell),
    }
}
