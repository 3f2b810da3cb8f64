//! A camp as the rules see it: lines in both directions, and links between trees and cells.
//!
//! A **link** joins a tree with a cell beside it on which its tent may stand. The facts of the marks are links that are
//! ruled out: in no solution, however its trees and tents are paired, does the tree own a tent on that cell.

use smallvec::SmallVec;
use solvarium_engine::grid::{Direction, Grid};

use super::super::camp::{Camp, LARGEST};
use crate::support::placement::deduction::{Marks, News};

/// No cell.
const NONE: u16 = u16::MAX;

/// A row or a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    pub column: bool,
    /// Its number, from 0.
    pub index: usize,
}

impl Line {
    /// The line beside it with a number.
    pub fn at(self, index: usize) -> Line {
        Line { index, ..self }
    }

    /// The line as messages name it.
    pub fn named(self) -> solvarium_engine::Line {
        match self.column {
            true => solvarium_engine::Line::Column(self.index as u32),
            false => solvarium_engine::Line::Row(self.index as u32),
        }
    }
}

/// A camp with its tables.
pub struct Site {
    /// The board, with a clue filled in where it is the only one missing among the rows or the columns.
    pub camp: Camp,
    /// The four cells beside each cell, in the order of [`Direction::ALL`].
    beside: Vec<[u16; 4]>,
    /// For each row, and each column, [`Site::surplus`].
    surplus: [Vec<Option<isize>>; 2],
}

impl Site {
    /// The tables of a camp.
    pub fn new(camp: &Camp) -> Self {
        let mut camp = camp.clone();
        let (trees, grid) = (camp.trees.len(), camp.grid);
        fill_in(&mut camp.rows, trees);
        fill_in(&mut camp.columns, trees);
        let near =
            |cell| Direction::ALL.map(|direction| grid.neighbour(cell, direction).map_or(NONE, |cell| cell as u16));
        let surplus =
            [surpluses(&camp.rows, &trees_by(&camp, false)), surpluses(&camp.columns, &trees_by(&camp, true))];
        Site { beside: (0..grid.cells()).map(near).collect(), surplus, camp }
    }

    /// The board's size.
    pub fn grid(&self) -> Grid {
        self.camp.grid
    }

    /// Whether a cell has a tree.
    pub fn is_tree(&self, cell: usize) -> bool {
        self.camp.trees.has(cell)
    }

    pub fn beside(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        self.beside[cell].iter().filter(|near| **near != NONE).map(|near| usize::from(*near))
    }

    /// The cells on which the tent of a tree may stand.
    pub fn spots(&self, marks: &Marks, tree: usize) -> SmallVec<[usize; 4]> {
        (0..4).filter_map(|direction| self.spot(marks, tree, direction)).collect()
    }

    /// The cell in a direction of a tree, if its tent may stand there.
    pub fn spot(&self, marks: &Marks, tree: usize, direction: usize) -> Option<usize> {
        let cell = self.beside[tree][direction];
        let linked = cell != NONE && !marks.closed.has(cell.into()) && !marks.facts.has(tree * 4 + direction);
        linked.then_some(usize::from(cell))
    }

    /// The trees whose tent may stand on a cell that is not closed.
    pub fn owners(&self, marks: &Marks, cell: usize) -> SmallVec<[usize; 4]> {
        (0..4).filter_map(|direction| self.owner(marks, cell, direction)).collect()
    }

    /// The tree in a direction of a cell that is not closed, if its tent may stand there.
    pub fn owner(&self, marks: &Marks, cell: usize, direction: usize) -> Option<usize> {
        let tree = self.beside[cell][direction];
        let linked =
            tree != NONE && self.is_tree(tree.into()) && !marks.facts.has(usize::from(tree) * 4 + (direction + 2) % 4);
        linked.then_some(usize::from(tree))
    }

    /// The number of the fact that a tree does not own a tent on a cell beside it.
    pub fn unlinked(&self, tree: usize, cell: usize) -> usize {
        let direction = self.beside[tree].iter().position(|near| usize::from(*near) == cell);
        tree * 4 + direction.expect("a link joins cells that are beside each other")
    }

    /// Tree and cell of a link that a fact rules out.
    pub fn link(&self, fact: usize) -> (usize, usize) {
        (fact / 4, self.beside[fact / 4][fact % 4].into())
    }

    /// Facts: a tree owns a tent on none of its spots but one.
    pub fn tree_keeps(&self, marks: &Marks, tree: usize, kept: usize) -> SmallVec<[usize; 4]> {
        let others = self.spots(marks, tree).into_iter().filter(|cell| *cell != kept);
        others.map(|cell| self.unlinked(tree, cell)).collect()
    }

    /// Facts: a tent on a cell is owned by no tree but one.
    pub fn cell_keeps(&self, marks: &Marks, cell: usize, kept: usize) -> SmallVec<[usize; 4]> {
        let others = self.owners(marks, cell).into_iter().filter(|tree| *tree != kept);
        others.map(|tree| self.unlinked(tree, cell)).collect()
    }

    /// Cells in a line of this direction.
    pub fn length(&self, line: Line) -> usize {
        if line.column { self.grid().height } else { self.grid().width }
    }

    /// Lines of this direction.
    pub fn lines(&self, line: Line) -> usize {
        if line.column { self.grid().width } else { self.grid().height }
    }

    pub fn cell(&self, line: Line, at: usize) -> usize {
        if line.column { at * self.grid().width + line.index } else { line.index * self.grid().width + at }
    }

    pub fn clue(&self, line: Line) -> Option<usize> {
        let clues = if line.column { &self.camp.columns } else { &self.camp.rows };
        clues[line.index].map(usize::from)
    }

    /// How many more trees up to a line have their tent behind it than trees behind it have theirs up to the line, where
    /// the clues of one side say.
    pub fn surplus(&self, line: Line) -> Option<isize> {
        self.surplus[usize::from(line.column)][line.index]
    }

    /// How many tents a line still needs; negative if it has too many.
    pub fn need(&self, marks: &Marks, line: Line) -> Option<isize> {
        let placed = (0..self.length(line)).filter(|at| marks.put.has(self.cell(line, *at))).count();
        Some(self.clue(line)? as isize - placed as isize)
    }

    /// The lines with news, and as many lines on either side of them.
    pub fn touched(&self, news: &News<'_, Site>, margin: usize) -> Touched {
        let mut touched = Touched { rows: [false; LARGEST], columns: [false; LARGEST] };
        for cell in news.cells() {
            let (row, column) = self.grid().position(cell);
            touched.rows[row.saturating_sub(margin)..(row + margin + 1).min(self.grid().height)].fill(true);
            touched.columns[column.saturating_sub(margin)..(column + margin + 1).min(self.grid().width)].fill(true);
        }
        touched
    }

    /// The lines with news, and those of the trees and cells that are linked with the news.
    pub fn touched_by_links(&self, news: &News<'_, Site>) -> Touched {
        let mut touched = Touched { rows: [false; LARGEST], columns: [false; LARGEST] };
        for cell in news.cells() {
            let linked = self.beside(cell).filter(|near| self.is_tree(cell) != self.is_tree(*near));
            for cell in linked.chain([cell]) {
                let (row, column) = self.grid().position(cell);
                (touched.rows[row], touched.columns[column]) = (true, true);
            }
        }
        touched
    }
}

/// A set of lines.
pub struct Touched {
    rows: [bool; LARGEST],
    columns: [bool; LARGEST],
}

impl Touched {
    /// The lines, rows first.
    pub fn lines(&self) -> impl Iterator<Item = Line> + '_ {
        let rows = (0..LARGEST).filter(|index| self.rows[*index]).map(|index| Line { column: false, index });
        rows.chain((0..LARGEST).filter(|index| self.columns[*index]).map(|index| Line { column: true, index }))
    }
}

/// There are as many tents as trees, so a single missing clue is what the others leave.
fn fill_in(clues: &mut [Option<u16>], trees: usize) {
    if clues.iter().filter(|clue| clue.is_none()).count() != 1 {
        return;
    }
    let sum: usize = clues.iter().flatten().map(|clue| usize::from(*clue)).sum();
    if let Some(rest) = trees.checked_sub(sum) {
        clues.iter_mut().filter(|clue| clue.is_none()).for_each(|clue| *clue = Some(rest as u16));
    }
}

/// Trees in each row, or in each column.
fn trees_by(camp: &Camp, column: bool) -> Vec<isize> {
    let mut counts = vec![0; if column { camp.grid.width } else { camp.grid.height }];
    for tree in camp.trees.iter() {
        let (r, c) = camp.grid.position(tree);
        counts[if column { c } else { r }] += 1;
    }
    counts
}

/// Trees without tents, less tents without trees, on one side of the border behind each line: of the lines up to it, or
/// else of those behind it, with the signs changed.
fn surpluses(clues: &[Option<u16>], trees: &[isize]) -> Vec<Option<isize>> {
    let excess = |lines: std::ops::Range<usize>| {
        lines.into_iter().try_fold(0, |sum, line| Some(sum + trees[line] - clues[line]? as isize))
    };
    (1..=clues.len()).map(|end| excess(0..end).or_else(|| Some(-excess(end..clues.len())?))).collect()
}
