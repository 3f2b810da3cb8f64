//! Tents as a person solves it: the rules, easiest first, and what they say.

pub mod site;

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
use solvarium_engine::{Level, RuleInfo};

use super::rules;
use crate::placement::deduction::{Find, Finding, Look, Marks, Reasoning, Rule};
use site::{Line, Site};

pub(super) use solver::{SOLVER, STEPS, TUTOR};
pub use solver::{grade, grade_up_to, hint, order, steps};

/// Why a finding holds. Cells are trees where the name speaks of a tree or of spots, and tents where it speaks of tents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clue {
    /// The clues add up to something else than the number of trees.
    Sum {
        /// Whether those of the columns.
        column: bool,
        /// What they add up to.
        told: usize,
        /// The number of trees.
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

const fn rule(name: &'static str, level: Level, summary: &'static str, look: Look<Site>) -> Rule<Site> {
    Rule { info: RuleInfo { name, level, summary }, find: Find::Look(look) }
}

const fn suppose(name: &'static str, level: Level, summary: &'static str, with: Level) -> Rule<Site> {
    Rule { info: RuleInfo { name, level, summary }, find: Find::Suppose(with) }
}

use Level::{Easy, Hard, Tricky};

impl Reasoning for Site {
    type Evidence = Clue;

    const RULES: &'static [Rule<Self>] = &[
        rule("sum", Easy, "the clues add up to the number of trees", lines::sum),
        rule("touch", Easy, "the cells around a tent stay empty", trees::touch),
        rule("no-tree", Easy, "a cell stays empty when no tree beside it lacks a tent", trees::no_tree),
        rule("pair", Easy, "a tent with one free tree beside it is that tree's", trees::pair),
        rule("last-spot", Easy, "a tree with one free cell left has its tent there", trees::last_spot),
        rule("full", Easy, "a line with all its tents takes no more", lines::full),
        rule("tight", Easy, "a line that needs all its free cells can hold is filled", lines::tight),
        rule("corner", Tricky, "a cell that touches all free cells of a tree stays empty", trees::corner),
        rule("shadow", Tricky, "a cell that touches a tent however the next line is filled stays empty", lines::shadow),
        rule("two-lines", Hard, "two lines that need all they can hold together", lines::two_lines),
        rule("filling", Hard, "what all fillings of a line with its trees have in common", filling::filling),
        rule("groups", Hard, "trees with just as many cells, or tents with just as many trees", hall::groups),
        rule("border", Hard, "trees against clues on one side of a border between two lines", border::border),
        suppose("look-ahead", Hard, "a choice fails by the easy and the tricky rules, so the opposite holds", Tricky),
        suppose("look-further", Hard, "a choice fails by any of the rules above, so the opposite holds", Hard),
    ];

    fn grid(&self) -> Grid {
        self.camp.grid
    }

    fn thing(&self) -> &'static str {
        "tent"
    }

    fn start(&self) -> Marks {
        let cells = self.grid().cells();
        let mut marks = Marks::new(cells, cells * 4);
        marks.closed = self.camp.trees.clone();
        marks
    }

    fn words(&self, _rule: &RuleInfo, marks: &Marks, finding: &Finding<Clue>) -> (String, String) {
        words::words(self, marks, finding)
    }

    fn is_solved(&self, marks: &Marks) -> bool {
        rules::holds(&self.camp, &marks.put)
    }

    fn fact_cell(&self, fact: usize) -> usize {
        fact / 4
    }

    fn fact_words(&self, finding: &Finding<Clue>) -> String {
        words::facts(self, finding)
    }
}
