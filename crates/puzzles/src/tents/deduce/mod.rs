//! Tents as a person solves it: the rules, easiest first, and what they say.

pub(crate) mod site;

mod border;
mod filling;
mod hall;
mod lines;
mod trees;
mod words;

#[cfg(test)]
mod tests;

use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Difficulty, Message, RuleInfo, Stop};

use super::camp::Camp;
use super::rules;
use crate::support::placement::deduction::{self, Finding, Marks, Reasoning, Rule, Saying, infos};
use site::{Line, Site};

/// Why a finding holds. Cells are trees where the name speaks of a tree or of spots, and tents where it speaks of tents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clue {
    /// The clues add up to something else than the number of trees.
    Sum {
        /// Whether those of the columns.
        column: bool,
        /// What they add up to.
        sum: usize,
        /// How many trees there are.
        trees: usize,
    },
    /// No tree beside the cells can use them.
    NoTree,
    /// The cells touch this tent.
    Touch(u16),
    /// No tree can own this tent.
    Orphan(u16),
    /// Only this tree can own this tent.
    Pair(u16, u16),
    /// This tree has no spot.
    NoSpot(u16),
    /// This tree has one spot.
    LastSpot(u16),
    /// The line has all its tents.
    Full(Line),
    /// The line has too many tents.
    TooMany(Line),
    /// The line cannot hold its tents.
    TooFew(Line),
    /// The line needs this many tents, all that it can hold.
    Tight(Line, u16),
    /// The spots of this tree all touch.
    Corner(u16),
    /// The line needs this many tents, about all that it can hold.
    Shadow(Line, u16),
    /// The line and the next cannot hold their tents.
    TwoTooFew(Line),
    /// The line and the next need this many tents, all that they can hold.
    TwoTight(Line, u16),
    /// Trees and clue of the line together allow nothing else.
    Filling(Line),
    /// Trees and clue of the line together allow nothing.
    NoFilling(Line),
    /// Pairs that the border behind the line parts.
    Border(Line),
    /// These trees have just as many spots.
    TreeGroup(Vec<u16>),
    /// These tents have just as many trees.
    TentGroup(Vec<u16>),
    /// These trees have fewer spots.
    TooManyTrees(Vec<u16>),
    /// These tents have fewer trees.
    TooManyTents(Vec<u16>),
}

use Difficulty::{Easy, Hard, Tricky};

impl Reasoning for Site {
    type Evidence = Clue;

    const RULES: &'static [Rule<Self>] = &[
        Rule::look("sum", Easy, lines::sum),
        Rule::look("touch", Easy, trees::touch),
        Rule::look("no-tree", Easy, trees::no_tree),
        Rule::look("pair", Easy, trees::pair),
        Rule::look("last-spot", Easy, trees::last_spot),
        Rule::look("full", Easy, lines::full),
        Rule::look("tight", Easy, lines::tight),
        Rule::look("corner", Tricky, trees::corner),
        Rule::look("shadow", Tricky, lines::shadow),
        Rule::look("two-lines", Hard, lines::two_lines),
        Rule::look("filling", Hard, filling::filling),
        Rule::look("groups", Hard, hall::groups),
        Rule::look("border", Hard, border::border),
        Rule::suppose("look-ahead", Hard, Tricky),
        Rule::suppose("look-further", Hard, Hard),
    ];

    fn grid(&self) -> Grid {
        self.camp.grid
    }

    fn say(saying: Saying) -> Message {
        words::say(saying)
    }

    fn start(&self) -> Marks {
        let cells = self.grid().cells();
        let mut marks = Marks::new(cells, cells * 4);
        marks.closed = self.camp.trees.clone();
        marks
    }

    fn words(&self, marks: &Marks, finding: &Finding<Clue>) -> (Message, Message) {
        words::words(self, marks, finding)
    }

    fn is_solved(&self, marks: &Marks) -> bool {
        rules::holds(&self.camp, &marks.put)
    }

    fn fact_cell(&self, fact: usize) -> usize {
        fact / 4
    }

    fn fact_words(&self, finding: &Finding<Clue>) -> Option<Message> {
        words::facts(self, finding)
    }
}

/// The rules, in the order in which they are tried.
pub(super) const INFOS: [RuleInfo; Site::RULES.len()] = infos::<Site, _>();

/// The lowest level whose rules solve the board; none if the rules do not, or if there is no solution.
pub fn grade(camp: &Camp, ctx: &mut Ctx<'_>) -> Result<Option<Difficulty>, Stop> {
    deduction::grade(&Site::new(camp), ctx)
}
