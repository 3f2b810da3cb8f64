//! A board made ready for search: the spots where a tent may stand, and what is near each of them.

use smallvec::SmallVec;

use super::camp::Camp;
use crate::support::placement::Cells;

/// A board with its spots, the open cells beside a tree. Spots and trees have numbers, in reading order.
#[derive(Debug)]
pub struct Sites {
    /// The board.
    pub camp: Camp,
    pub spots: Vec<Spot>,
    /// The spots beside each tree.
    pub beside_tree: Vec<SmallVec<[u16; 4]>>,
    /// The spots of each line, columns first, each in order along the line.
    pub in_line: Vec<Vec<u16>>,
    /// The clue of each line, columns first.
    pub clues: Vec<Option<u16>>,
    /// The spot on a cell, or `NONE`.
    number: Vec<u16>,
}

/// A cell where a tent may stand.
#[derive(Clone, Debug)]
pub struct Spot {
    pub cell: u16,
    /// Its column and its row, as numbers of lines.
    pub lines: [u16; 2],
    /// The trees beside it.
    pub trees: SmallVec<[u16; 4]>,
    /// The spots around it.
    pub near: SmallVec<[u16; 8]>,
}

const NONE: u16 = u16::MAX;

impl Sites {
    /// Makes a board ready.
    pub fn new(camp: Camp) -> Self {
        let grid = camp.grid;
        let cells: Vec<usize> = (0..grid.cells()).filter(|cell| camp.is_spot(*cell)).collect();
        let trees: Vec<usize> = camp.trees.iter().collect();
        let number = numbers(grid.cells(), &cells);
        let tree_number = numbers(grid.cells(), &trees);
        let known = |numbers: &[u16], cell: usize| Some(numbers[cell]).filter(|number| *number != NONE);
        let spot = |&cell: &usize| {
            let (row, column) = grid.position(cell);
            Spot {
                cell: cell as u16,
                lines: [column as u16, (grid.width + row) as u16],
                trees: camp.beside(cell).filter_map(|near| known(&tree_number, near)).collect(),
                near: camp.around(cell).filter_map(|near| known(&number, near)).collect(),
            }
        };
        let spots: Vec<Spot> = cells.iter().map(spot).collect();
        let beside = |&tree: &usize| camp.beside(tree).filter_map(|near| known(&number, near)).collect();
        let beside_tree = trees.iter().map(beside).collect();
        let mut in_line = vec![Vec::new(); grid.width + grid.height];
        for (number, spot) in spots.iter().enumerate() {
            spot.lines.iter().for_each(|line| in_line[usize::from(*line)].push(number as u16));
        }
        let clues = camp.columns.iter().chain(&camp.rows).copied().collect();
        Sites { spots, beside_tree, in_line, clues, number, camp }
    }

    /// How many trees there are.
    pub fn tree_count(&self) -> usize {
        self.beside_tree.len()
    }

    pub fn spot_on(&self, cell: usize) -> Option<usize> {
        Some(usize::from(self.number[cell])).filter(|spot| *spot != usize::from(NONE))
    }

    pub fn cells_of(&self, spots: &Cells) -> Cells {
        Cells::of(self.camp.grid.cells(), spots.iter().map(|spot| usize::from(self.spots[spot].cell)))
    }
}

/// The place of each cell in a list of cells.
fn numbers(count: usize, cells: &[usize]) -> Vec<u16> {
    let mut numbers = vec![NONE; count];
    cells.iter().enumerate().for_each(|(number, cell)| numbers[*cell] = number as u16);
    numbers
}
