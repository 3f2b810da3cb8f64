//! Tents as a person solves it: the rules, easiest first, and what they say.

pub(crate) mod site;

mod border;
mod filling;
mod hall;
mod lines;
mod solver;
mod trees;
mod words;

#[cfg(test)]
mod tests;

use solvarium_engine::grid::Grid;
use solvarium_engine::{Difficulty, Message, RuleInfo};

use super::rules;
use crate::support::placement::deduction::{Find, Finding, Look, Marks, Reasoning, Rule, Saying};
use site::{Line, Site};

pub use solver::{grade, grade_up_to};

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
    /// The line needs so many tents, all that it can hold.
    Tight(Line, u16),
    /// The spots of this tree all touch.
    Corner(u16),
    /// The line needs so many tents, about all that it can hold.
    Shadow(Line, u16),
    /// The line and the next cannot hold their tents.
    TwoTooFew(Line),
    /// The line and the next need so many tents, all that they can hold.
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

const fn rule(name: &'static str, level: Difficulty, look: Look<Site>) -> Rule<Site> {
    Rule { info: RuleInfo { name, level }, find: Find::Look(look) }
}

const fn suppose(name: &'static str, level: Difficulty, with: Difficulty) -> Rule<Site> {
    Rule { info: RuleInfo { name, level }, find: Find::Suppose(with) }
}

use Difficulty::{Easy, Hard, Tricky};

impl Reasoning for Site {
    type Evidence = Clue;

    const RULES: &'static [Rule<Self>] = &[
        rule("sum", Easy, lines::sum),
        rule("touch", Easy, trees::touch),
        rule("no-tree", Easy, trees::no_tree),
        rule("pair", Easy, trees::pair),
        rule("last-spot", Easy, trees::last_spot),
        rule("full", Easy, lines::full),
        rule("tight", Easy, lines::tight),
        rule("corner", Tricky, trees::corner),
        rule("shadow", Tricky, lines::shadow),
        rule("two-lines", Hard, lines::two_lines),
        rule("filling", Hard, filling::filling),
        rule("groups", Hard, hall::groups),
        rule("border", Hard, border::border),
        suppose("look-ahead", Hard, Tricky),
        suppose("look-further", Hard, Hard),
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
pub(super) const INFOS: [RuleInfo; Site::RULES.len()] = {
    let (mut infos, mut at) = ([Site::RULES[0].info; Site::RULES.len()], 0);
    while at < infos.len() {
        infos[at] = Site::RULES[at].info;
        at += 1;
    }
    infos
};
