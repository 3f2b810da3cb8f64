//! Reasoning like a person: small named rules, each with its words.
//!
//! Easy are light, numbers that are full, numbers with just enough cells, and the only cell that can light another.
//! Tricky is what rules out a whole group of cells of which one must have a bulb, and counting with two numbers or a
//! diagonal of them. Hard is to suppose something and to follow it until it clashes.
//!
//! There are two ways through the rules. The steps in words are found one at a time by the framework
//! ([`deduction`]); the difficulty of a board is found by `settle.rs`, which keeps counts and makes no words.
//! The tricky rules are the same code in both, the easy ones are written twice, and tests compare what both reach.

mod board;
mod diagonal;
mod easy;
mod exclusion;
mod follow;
mod known;
mod pair;
mod settle;
mod suppose;
#[cfg(test)]
mod tests;
mod touched;
mod ways;
mod words;

use smallvec::SmallVec;
use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Hint, Level, Reason, RuleInfo, Stop};

use self::known::Known;
use self::settle::Settler;
use self::touched::Touched;
use super::hall::Hall;
use crate::placement::deduction::{self, Find, Finding, Halt, Marks, News, Outcome, Reasoning, Rule, Sink};
use crate::placement::{Cells, Place};

pub use board::Board;
pub use suppose::Refutation;

/// What a finding's words are made from. Cells and numbers are meant by their places on the board and in its list.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Evidence {
    /// A bulb lights the cells.
    Lit { bulb: u16 },
    /// Two bulbs light each other.
    TwoBulbs { bulbs: [u16; 2] },
    /// A number has its bulbs.
    Full { number: u16 },
    /// A number has too many bulbs.
    Crowded { number: u16 },
    /// A number needs all its open cells.
    Enough { number: u16 },
    /// A number has too few open cells.
    Starved { number: u16 },
    /// A cell can be lit from one cell only.
    Only { cell: u16 },
    /// A cell cannot be lit.
    Unlit { cell: u16 },
    /// A bulb would leave no spot for the light of a cell.
    WouldDarken { cell: u16 },
    /// A bulb would leave too few open cells beside a number.
    WouldStarve { number: u16 },
    /// It is so in all ways to give these numbers their bulbs.
    Numbers { numbers: SmallVec<[u16; 8]> },
    /// It is so when the bulbs are counted along a diagonal of numbers.
    Diagonal { numbers: SmallVec<[u16; 8]> },
    /// The opposite leads to a clash.
    Fails(Box<Refutation>),
}

type Found = Finding<Evidence>;
/// Where the heart of a rule leaves what it finds.
type Give<'a> = dyn FnMut(Found) -> Result<(), Halt> + 'a;
/// The heart of a rule: looks at what was touched.
type Core = fn(&Board, &Known, &Touched, &mut Give<'_>) -> Result<(), Halt>;

const fn info(name: &'static str, level: Level, summary: &'static str) -> RuleInfo {
    RuleInfo { name, level, summary }
}

impl Reasoning for Board {
    type Evidence = Evidence;
    const RULES: &'static [Rule<Self>] = &[
        Rule { info: INFOS[0], find: Find::Look(easy::light) },
        Rule { info: INFOS[1], find: Find::Look(easy::full) },
        Rule { info: INFOS[2], find: Find::Look(easy::enough) },
        Rule { info: INFOS[3], find: Find::Look(easy::only) },
        Rule { info: INFOS[4], find: Find::Look(|b, m, n, s| with_counts(exclusion::look, b, m, n, s)) },
        Rule { info: INFOS[5], find: Find::Look(|b, m, n, s| with_counts(pair::look, b, m, n, s)) },
        Rule { info: INFOS[6], find: Find::Look(|b, m, n, s| with_counts(diagonal::look, b, m, n, s)) },
        Rule { info: INFOS[7], find: Find::Look(suppose::find) },
    ];

    fn grid(&self) -> Grid {
        self.grid
    }

    fn thing(&self) -> &'static str {
        "bulb"
    }

    fn start(&self) -> Marks {
        let mut marks = Marks::new(self.grid.cells(), 0);
        (0..self.grid.cells()).filter(|cell| !self.is_white(*cell)).for_each(|cell| _ = marks.closed.add(cell));
        marks
    }

    fn words(&self, rule: &RuleInfo, marks: &Marks, finding: &Found) -> (String, String) {
        words::words(self, rule, marks, finding)
    }

    fn is_solved(&self, marks: &Marks) -> bool {
        let has_bulbs = |number: &board::Number| {
            let bulbs = number.beside.iter().filter(|cell| marks.put.has(usize::from(**cell)));
            bulbs.count() == usize::from(number.value)
        };
        // Most boards are seen to be unfinished by a number, without counting anything else.
        self.numbers.iter().all(has_bulbs)
            && Known::from_marks(self, &marks.put, &Cells::new(self.grid.cells())).is_solved(self)
    }
}

/// The rules, in the order in which they are tried.
pub const INFOS: [RuleInfo; 8] = [
    info("light", Level::Easy, "a bulb closes every cell that it lights"),
    info("full-number", Level::Easy, "a number with all its bulbs closes the other cells beside it"),
    info("just-enough", Level::Easy, "a number with just enough free cells has bulbs on all of them"),
    info("only-spot", Level::Easy, "a dark cell that can be lit from a single cell is lit from there"),
    info(
        "exclusion",
        Level::Tricky,
        "a cell whose bulb would rule out all cells of a group that must have one stays empty",
    ),
    info("two-numbers", Level::Tricky, "what holds in all ways to give two numbers their bulbs holds"),
    info("diagonal", Level::Tricky, "numbers in a diagonal share cells, so their bulbs are counted from end to end"),
    info("suppose", Level::Hard, "suppose a bulb or none, follow the easy rules; at a clash the opposite holds"),
];

/// Lets the heart of a rule look with counts made from the marks.
fn with_counts(
    core: Core,
    board: &Board,
    marks: &Marks,
    news: &News<'_, Board>,
    sink: &mut Sink<'_, '_, Evidence>,
) -> Result<(), Halt> {
    sink.poll()?;
    let known = Known::from_marks(board, &marks.put, &marks.closed);
    let touched = match news {
        News::Everything(_) => Touched::everything(board),
        News::Changed(..) => Touched::by(board, news.cells()),
    };
    core(board, &known, &touched, &mut |finding| sink.give(finding))
}

/// The lowest level whose rules solve the board; none if they do not, or if there is no solution.
pub fn grade(hall: &Hall, ctx: &mut Ctx<'_>) -> Result<Option<Level>, Stop> {
    let board = Board::new(hall);
    let mut settler = Settler::new(&board, Known::nothing(&board));
    for level in Level::ALL {
        match settler.settle(level, ctx)? {
            Outcome::Solved => return Ok(Some(level)),
            Outcome::Contradiction => return Ok(None),
            Outcome::Stuck => {}
        }
    }
    Ok(None)
}

/// The steps that the rules up to a level take on an empty board, and how far they lead.
pub fn steps(hall: &Hall, level: Level, ctx: &mut Ctx<'_>) -> Result<(Vec<Reason>, Outcome), Stop> {
    let board = Board::new(hall);
    deduction::steps(&board, &mut board.start(), level, ctx)
}

/// What to do next when these bulbs stand on the board; `extendable` tells whether a solution contains some bulbs.
pub fn hint(
    hall: &Hall,
    placed: &Cells,
    extendable: &mut dyn FnMut(&Cells, &mut Ctx<'_>) -> Result<bool, Stop>,
    ctx: &mut Ctx<'_>,
) -> Result<Hint, Stop> {
    deduction::hint(&Board::new(hall), placed, extendable, ctx)
}

/// The bulbs of a solution in an order in which each follows by the rules from those before it. Where the rules are
/// stuck comes the first bulb, in reading order, that they have not reached; then they go on.
pub fn order(hall: &Hall, bulbs: &Cells, ctx: &mut Ctx<'_>) -> Result<Vec<Place>, Stop> {
    let board = Board::new(hall);
    let mut settler = Settler::new(&board, Known::nothing(&board));
    let mut rest = bulbs.iter();
    while settler.settle(Level::Hard, ctx)? == Outcome::Stuck {
        match rest.find(|bulb| board.is_white(*bulb) && settler.known.is_open(*bulb)) {
            Some(bulb) => settler.put(bulb),
            None => break,
        }
    }
    let reached = settler.known.trail.iter().copied().filter(|cell| settler.known.put.has(usize::from(*cell)));
    let mut order: Vec<Place> = reached.filter(|cell| bulbs.has(usize::from(*cell))).map(Place).collect();
    // Only for a set of bulbs that is no solution is there anything left.
    order.extend(bulbs.iter().filter(|bulb| !settler.known.put.has(*bulb)).map(|bulb| Place(bulb as u16)));
    Ok(order)
}
