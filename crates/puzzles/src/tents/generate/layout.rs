//! Tents and their trees on a board that is being made.
//!
//! Pairs of a tent and its tree are moved one at a time; with symmetry, a pair and its image. Whatever is done, tents
//! never touch and no cell is used twice, so the tents are always a solution of the clues they give.

use smallvec::SmallVec;
use solvarium_engine::Rng;
use solvarium_engine::grid::{Direction, Grid};

use super::super::camp::Camp;
use crate::support::placement::Cells;

/// How a board looks like itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symmetry {
    /// It does not.
    None,
    HalfTurn,
    /// Left and right exchanged.
    Mirror,
}

impl Symmetry {
    /// Where the symmetry moves a cell.
    fn image(self, grid: Grid, cell: usize) -> usize {
        match self {
            Symmetry::None => cell,
            Symmetry::HalfTurn => grid.cells() - 1 - cell,
            Symmetry::Mirror => {
                let (row, column) = grid.position(cell);
                row * grid.width + grid.width - 1 - column
            }
        }
    }

    /// How many pairs are moved together.
    pub fn pairs(self) -> usize {
        if self == Symmetry::None { 1 } else { 2 }
    }
}

/// A tent and its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The cell of the tent.
    pub tent: usize,
    /// The cell of the tree.
    pub tree: usize,
}

/// Pairs on a board.
pub struct Layout {
    grid: Grid,
    symmetry: Symmetry,
    pairs: Vec<Pair>,
    tents: Cells,
    trees: Cells,
}

impl Layout {
    /// An empty board.
    pub fn new(grid: Grid, symmetry: Symmetry) -> Self {
        let none = Cells::new(grid.cells());
        Layout { grid, symmetry, pairs: Vec::new(), tents: none.clone(), trees: none }
    }

    /// The pairs that were put; with symmetry their images are not listed.
    pub fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    pub fn tents(&self) -> &Cells {
        &self.tents
    }

    /// The level that the tents solve.
    pub fn camp(&self) -> Camp {
        let (mut columns, mut rows) = (vec![0; self.grid.width], vec![0; self.grid.height]);
        for tent in self.tents.iter() {
            let (row, column) = self.grid.position(tent);
            rows[row] += 1;
            columns[column] += 1;
        }
        let clues = |counts: Vec<u16>| counts.into_iter().map(Some).collect();
        Camp { grid: self.grid, trees: self.trees.clone(), columns: clues(columns), rows: clues(rows) }
    }

    /// Puts this many pairs at random; false if they did not fit.
    pub fn fill(&mut self, count: usize, rng: &mut Rng) -> bool {
        let tries = 40 * self.grid.cells() + 400;
        for _ in 0..tries {
            if self.pairs.len() == count {
                return true;
            }
            let pair = self.draw(rng);
            let put = pair.is_some_and(|pair| self.put(pair));
            // Where nothing fits any more, something may once others have made room.
            if !put && !self.pairs.is_empty() && rng.below(8) == 0 {
                self.change(rng.below(self.pairs.len()), rng);
            }
        }
        self.pairs.len() == count
    }

    /// A tent on any cell and a tree beside it, wherever that may be.
    fn draw(&self, rng: &mut Rng) -> Option<Pair> {
        let tent = rng.below(self.grid.cells());
        let tree = self.grid.neighbour(tent, *rng.pick(&Direction::ALL))?;
        Some(Pair { tent, tree })
    }

    /// Puts a pair (and its image) if it fits.
    fn put(&mut self, pair: Pair) -> bool {
        if !self.fits(pair) {
            return false;
        }
        self.set(pair);
        if self.symmetry != Symmetry::None {
            let image = self.image(pair);
            if !self.fits(image) {
                self.clear(pair);
                return false;
            }
            self.set(image);
        }
        self.pairs.push(pair);
        true
    }

    /// Takes a pair (and its image) away.
    fn take(&mut self, number: usize) -> Pair {
        let pair = self.pairs.swap_remove(number);
        self.clear(pair);
        if self.symmetry != Symmetry::None {
            self.clear(self.image(pair));
        }
        pair
    }

    fn image(&self, pair: Pair) -> Pair {
        let at = |cell| self.symmetry.image(self.grid, cell);
        Pair { tent: at(pair.tent), tree: at(pair.tree) }
    }

    fn is_free(&self, cell: usize) -> bool {
        !self.tents.has(cell) && !self.trees.has(cell)
    }

    fn fits(&self, pair: Pair) -> bool {
        let (row, column) = self.grid.position(pair.tent);
        let rows = row.saturating_sub(1)..(row + 2).min(self.grid.height);
        let columns = column.saturating_sub(1)..(column + 2).min(self.grid.width);
        let width = self.grid.width;
        let touches = || rows.clone().any(|r| columns.clone().any(|c| self.tents.has(r * width + c)));
        self.is_free(pair.tent) && self.is_free(pair.tree) && !touches()
    }

    fn set(&mut self, pair: Pair) {
        self.tents.add(pair.tent);
        self.trees.add(pair.tree);
    }

    fn clear(&mut self, pair: Pair) {
        self.tents.remove(pair.tent);
        self.trees.remove(pair.tree);
    }

    /// Moves a pair a little or far away; the pair as it was, to go back with [`Layout::back`], if a move was found.
    ///
    /// Moving the tree alone leaves every clue as it is, so it is tried most.
    pub fn change(&mut self, number: usize, rng: &mut Rng) -> Option<Pair> {
        let old = self.take(number);
        for _ in 0..TRIES {
            let way = *rng.pick(&Direction::ALL);
            let new = match rng.below(10) {
                0..5 => self.grid.neighbour(old.tent, way).map(|tree| Pair { tree, ..old }),
                5..8 => self.grid.neighbour(old.tree, way).map(|tent| Pair { tent, ..old }),
                _ => self.draw(rng),
            };
            if new.is_some_and(|new| new != old && new != self.image(old) && self.put(new)) {
                return Some(old);
            }
        }
        let put = self.put(old);
        debug_assert!(put, "what was there fits");
        None
    }

    /// The cells that the last change, of a pair that was `old`, may have changed.
    pub fn changed(&self, old: Pair) -> SmallVec<[usize; 8]> {
        let new = self.pairs[self.pairs.len() - 1];
        let pairs = [old, new, self.image(old), self.image(new)];
        pairs.into_iter().flat_map(|pair| [pair.tent, pair.tree]).collect()
    }

    /// Puts the pair that was changed last back where it was.
    pub fn back(&mut self, old: Pair) {
        self.take(self.pairs.len() - 1);
        let put = self.put(old);
        debug_assert!(put, "what was there fits");
    }
}

/// Draws tried for one change.
const TRIES: usize = 12;
