//! Who sees whom: the runs of white cells between black ones, and the numbers with the cells beside them.
//!
//! A bulb lights exactly the two runs its cell is in, the one across and the one down. So a cell is lit when one of its
//! two runs has a bulb, bulbs light each other when a run has two, and counting bulbs by run is all there is to know about
//! light without walking over the board.

use smallvec::SmallVec;
use solvarium_engine::grid::Direction;

use super::layout::{Cell, Layout};

/// The runs and numbers of a board; its size is that of the board.
#[derive(Clone, Debug)]
pub struct Sight {
    /// The white cells, in reading order.
    pub whites: Vec<u16>,
    /// The place of each cell in `whites`; of no meaning for a black one.
    pub rank: Vec<u16>,
    /// The cells of each run, in order; first the runs across, then those down.
    pub runs: Vec<Vec<u16>>,
    /// The two runs of each cell, across and down; of no meaning for a black one.
    pub runs_of: Vec<[u32; 2]>,
    /// The numbers, in reading order.
    pub clues: Vec<Clue>,
    /// The numbers beside each cell, by their places in `clues`.
    pub clues_of: Vec<SmallVec<[u16; 4]>>,
}

/// A number on a black cell.
#[derive(Clone, Debug)]
pub struct Clue {
    /// The black cell.
    pub cell: u16,
    /// How many bulbs are beside it.
    pub number: u8,
    /// The white cells beside it.
    pub spots: SmallVec<[u16; 4]>,
}

impl Sight {
    /// Looks over a board.
    pub fn new(layout: &Layout) -> Self {
        let count = layout.grid.cells();
        let whites: Vec<u16> = (0..count).filter(|cell| layout.is_white(*cell)).map(|cell| cell as u16).collect();
        let mut rank = vec![0; count];
        whites.iter().enumerate().for_each(|(place, cell)| rank[usize::from(*cell)] = place as u16);
        let mut sight = Sight {
            whites,
            rank,
            runs: Vec::new(),
            runs_of: vec![[u32::MAX; 2]; count],
            clues: Vec::new(),
            clues_of: vec![SmallVec::new(); count],
        };
        sight.find_runs(layout, 0, Direction::Left);
        sight.find_runs(layout, 1, Direction::Up);
        sight.find_clues(layout);
        sight
    }

    /// Puts each white cell into the run of the cell before it, or into a new one.
    fn find_runs(&mut self, layout: &Layout, axis: usize, back: Direction) {
        for &cell in &self.whites {
            let before = layout.grid.neighbour(usize::from(cell), back).filter(|before| layout.is_white(*before));
            let run = before.map_or(self.runs.len() as u32, |before| self.runs_of[before][axis]);
            if before.is_none() {
                self.runs.push(Vec::new());
            }
            self.runs_of[usize::from(cell)][axis] = run;
            self.runs[run as usize].push(cell);
        }
    }

    fn find_clues(&mut self, layout: &Layout) {
        for (cell, kind) in layout.cells.iter().enumerate() {
            let Cell::Black(Some(number)) = *kind else { continue };
            let place = self.clues.len() as u16;
            let spots: SmallVec<[u16; 4]> = layout.beside(cell).map(|spot| spot as u16).collect();
            spots.iter().for_each(|spot| self.clues_of[usize::from(*spot)].push(place));
            self.clues.push(Clue { cell: cell as u16, number, spots });
        }
    }

    /// The two runs of a white cell.
    pub fn runs_of(&self, cell: usize) -> [usize; 2] {
        self.runs_of[cell].map(|run| run as usize)
    }

    /// The numbers beside a cell.
    pub fn clues_beside(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        self.clues_of[cell].iter().map(|clue| usize::from(*clue))
    }
}
