//! A board in the making: black cells, and bulbs that light all others.
//!
//! Every change keeps the number of black cells and their symmetry, and ends with bulbs that are a solution; so the
//! numbers that count them never contradict each other.

use solvarium_engine::Rng;
use solvarium_engine::grid::{Direction, Grid};

use super::symmetry::{Orbit, Symmetry};
use crate::light_up::layout::{Cell, Layout};
use crate::support::placement::Cells;

/// Black cells drawn of which one is moved.
const DRAWS: usize = 4;
/// How far from a change other cells are looked at again.
const NEAR: usize = 3;

/// Black cells and bulbs.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    layout: Layout,
    symmetry: Symmetry,
    /// The black cells by orbit.
    black: Vec<Orbit>,
    bulbs: Cells,
}

impl Draft {
    /// As many black cells as wanted, or as many fewer as symmetry demands, and bulbs, all at random.
    pub fn random(grid: Grid, symmetry: Symmetry, wanted: usize, rng: &mut Rng) -> Self {
        let mut orbits = symmetry.orbits(grid);
        rng.shuffle(&mut orbits);
        let layout = Layout { grid, cells: vec![Cell::White; grid.cells()] };
        let mut draft = Draft { layout, symmetry, black: Vec::new(), bulbs: Cells::new(grid.cells()) };
        let mut left = wanted;
        for orbit in orbits {
            if orbit.len() <= left {
                left -= orbit.len();
                draft.paint(&orbit, Cell::Black(None));
                draft.black.push(orbit);
            }
        }
        draft.light(rng);
        draft
    }

    /// The board with all its numbers.
    pub fn layout(&self) -> Layout {
        let mut layout = self.layout.clone();
        for cell in self.black.iter().flatten() {
            let cell = usize::from(*cell);
            let bulbs = self.layout.beside(cell).filter(|near| self.bulbs.has(*near)).count();
            layout.cells[cell] = Cell::Black(Some(bulbs as u8));
        }
        layout
    }

    /// Number of cells.
    pub fn cells(&self) -> usize {
        self.layout.cells.len()
    }

    /// The solution.
    pub fn bulbs(&self) -> &Cells {
        &self.bulbs
    }

    /// The black cells.
    pub fn black(&self) -> impl Iterator<Item = usize> + '_ {
        self.black.iter().flatten().map(|cell| usize::from(*cell))
    }

    /// Changes something at or beside a cell: moves black cells there, or bulbs away from there.
    pub fn change(&mut self, cell: usize, rng: &mut Rng) {
        if rng.below(2) == 0 {
            self.move_black(cell, rng);
        } else {
            let window = self.near(cell, 2);
            let lights = |bulb: &usize| window.has(*bulb) || self.layout.seen_from(cell).any(|seen| seen == *bulb);
            let gone: Vec<usize> = self.bulbs.iter().filter(lights).collect();
            gone.into_iter().for_each(|bulb| self.bulbs.remove(bulb));
        }
    }

    /// Makes a cell, or one beside it, black in exchange for others.
    fn move_black(&mut self, cell: usize, rng: &mut Rng) {
        let beside: Vec<usize> = std::iter::once(cell).chain(self.layout.beside(cell)).collect();
        let target = *rng.pick(&beside);
        // An earlier change may have made the cell itself black.
        if !self.layout.is_white(target) {
            return;
        }
        let orbit = self.symmetry.orbit(self.layout.grid, target);
        if let Some(at) = self.dispensable(orbit.len(), rng) {
            let old = std::mem::replace(&mut self.black[at], orbit);
            let new = self.black[at].clone();
            self.paint(&old, Cell::White);
            self.paint(&new, Cell::Black(None));
        }
    }

    /// Of a few orbits of a size, drawn at random, the one with the fewest white cells around: it constrains least.
    fn dispensable(&self, size: usize, rng: &mut Rng) -> Option<usize> {
        let draws = 0..if self.black.is_empty() { 0 } else { DRAWS };
        let drawn = draws.map(|_| rng.below(self.black.len())).filter(|at| self.black[*at].len() == size);
        drawn.min_by_key(|at| self.layout.beside(usize::from(self.black[*at][0])).count())
    }

    fn paint(&mut self, orbit: &Orbit, cell: Cell) {
        orbit.iter().for_each(|at| self.layout.cells[usize::from(*at)] = cell);
    }

    /// Makes the bulbs a solution: those on black cells and those that light each other go, and dark cells get new ones,
    /// in random order.
    pub fn light(&mut self, rng: &mut Rng) {
        let old = std::mem::replace(&mut self.bulbs, Cells::new(self.layout.cells.len()));
        let mut lit = Cells::new(self.layout.cells.len());
        for bulb in old.iter() {
            if self.layout.is_white(bulb) {
                self.put(bulb, &mut lit);
            }
        }
        let is_dark = |cell: &usize| self.layout.is_white(*cell) && !lit.has(*cell);
        let mut dark: Vec<usize> = (0..self.layout.cells.len()).filter(is_dark).collect();
        rng.shuffle(&mut dark);
        dark.into_iter().for_each(|cell| self.put(cell, &mut lit));
    }

    /// Puts a bulb on a cell unless it is lit.
    fn put(&mut self, cell: usize, lit: &mut Cells) {
        if lit.add(cell) {
            self.bulbs.add(cell);
            self.layout.seen_from(cell).for_each(|seen| _ = lit.add(seen));
        }
    }

    /// The cells whose reasoning may be another than with an earlier draft: those near a change.
    pub fn changed_since(&self, before: &Draft) -> Vec<usize> {
        let mut changed = Cells::new(self.layout.cells.len());
        for cell in 0..self.layout.cells.len() {
            let same =
                self.layout.cells[cell] == before.layout.cells[cell] && self.bulbs.has(cell) == before.bulbs.has(cell);
            if !same {
                self.near(cell, NEAR).iter().for_each(|near| _ = changed.add(near));
            }
        }
        changed.iter().collect()
    }

    pub fn is_white(&self, cell: usize) -> bool {
        self.layout.is_white(cell)
    }

    /// The cells at most this many steps away, each step to a cell beside.
    fn near(&self, cell: usize, steps: usize) -> Cells {
        let grid = self.layout.grid;
        let mut near = Cells::new(grid.cells());
        let mut edge = vec![cell];
        near.add(cell);
        for _ in 0..steps {
            let beside = |cell: usize| Direction::ALL.into_iter().filter_map(move |way| grid.neighbour(cell, way));
            let next: Vec<usize> = edge.into_iter().flat_map(beside).filter(|cell| near.add(*cell)).collect();
            edge = next;
        }
        near
    }
}
