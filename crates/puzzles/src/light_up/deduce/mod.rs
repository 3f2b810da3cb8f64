//! Reasoning like a person: small named rules, each with its reasons.
//!
//! Easy are light, numbers that are full, numbers with just enough cells, and the only cell that can light another.
//! Tricky is what rules out a whole group of cells of which one must have a bulb, and counting with two numbers or a
//! diagonal of them. Hard is to suppose something and to follow it until it clashes.
//!
//! There are two ways through the rules. The justified steps are found one at a time by the framework
//! ([`crate::support::placement::deduction`]); the difficulty of a board is found by `settle.rs`, which keeps counts and gives
//! no reasons. The tricky rules are the same code in both, the easy ones are written twice, and tests compare what both
//! reach.

mod board;
mod diagonal;
mod easy;
mod exclusion;
mod follow;
mod known;
mod pair;
mod placements;
mod progress;
mod settle;
mod solver;
mod suppose;
#[cfg(test)]
mod tests;
mod touched;
mod words;

use smallvec::SmallVec;
use solvarium_engine::grid::Grid;
use solvarium_engine::{Difficulty, Message, RuleInfo};

use crate::support::placement::Cells;
use crate::support::placement::deduction::{Finding, Halt, Marks, News, Reasoning, Rule, Saying, Sink, infos};
use known::Known;
use suppose::Refutation;
use touched::Touched;

pub(crate) use board::Board;
pub(super) use progress::Progress;
pub use solver::{grade, order, steps};

/// What a finding's words are made from. Cells and numbers are meant by their places on the board and in its list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Evidence {
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
    /// It holds however these numbers get their bulbs.
    Numbers { numbers: SmallVec<[u16; 8]> },
    /// It follows from counting the bulbs along a diagonal of numbers.
    Diagonal { numbers: SmallVec<[u16; 8]> },
    /// The opposite leads to a clash.
    Fails(Box<Refutation>),
}

type Found = Finding<Evidence>;
/// What the core of a rule calls with each finding.
type Give<'a> = dyn FnMut(Found) -> Result<(), Halt> + 'a;
/// The core of a rule: looks at what changed.
type Core = fn(&Board, &Known, &Touched, &mut Give<'_>) -> Result<(), Halt>;

use Difficulty::{Easy, Hard, Tricky};

impl Reasoning for Board {
    type Evidence = Evidence;
    const RULES: &'static [Rule<Self>] = &[
        Rule::look("light", Easy, easy::light),
        Rule::look("full-number", Easy, easy::full),
        Rule::look("just-enough", Easy, easy::enough),
        Rule::look("only-spot", Easy, easy::only),
        Rule::look("exclusion", Tricky, |board, marks, news, sink| {
            with_counts(exclusion::look, board, marks, news, sink)
        }),
        Rule::look("two-numbers", Tricky, |board, marks, news, sink| with_counts(pair::look, board, marks, news, sink)),
        Rule::look("diagonal", Tricky, |board, marks, news, sink| {
            with_counts(diagonal::look, board, marks, news, sink)
        }),
        Rule::look("suppose", Hard, suppose::find),
    ];

    fn grid(&self) -> Grid {
        self.grid
    }

    fn bytes(&self) -> usize {
        Board::bytes(self)
    }

    fn say(saying: Saying) -> Message {
        words::say(saying)
    }

    fn start(&self) -> Marks {
        let mut marks = Marks::new(self.grid.cells(), 0);
        marks.closed.extend((0..self.grid.cells()).filter(|cell| !self.is_white(*cell)));
        marks
    }

    fn words(&self, marks: &Marks, finding: &Found) -> (Message, Message) {
        words::words(self, marks, finding)
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
pub(super) const INFOS: [RuleInfo; Board::RULES.len()] = infos::<Board, _>();

/// Calls the core of a rule with counts made from the marks.
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
