//! What algorithms search: the cells of the map, with four or with eight neighbours.
//!
//! Both go by the name `cells`; the neighbours are a rule. They are two types, since what is admissible differs.

use std::sync::Arc;

use solvarium_engine::{Backward, Cost, Heuristic, MoveStrings, Plain, Space, StateSpace};

use super::heuristics::All;
use super::terrain::{DIAGONAL, STRAIGHT, Step, Terrain};

/// A map to be searched with eight neighbours, or with four. A state is the number of the walker's cell.
#[derive(Clone, Debug)]
pub struct Ground<const EIGHT: bool>(pub Arc<Terrain>);

impl<const EIGHT: bool> StateSpace for Ground<EIGHT> {
    type State = u32;
    type Move = Step;

    fn initial(&self) -> u32 {
        self.0.start
    }

    fn is_goal(&self, &cell: &u32) -> bool {
        cell == self.0.goal
    }

    fn moves(&self, &cell: &u32, out: &mut Vec<Step>) {
        self.0.steps::<EIGHT>(cell, out);
    }

    fn apply(&self, &cell: &u32, step: Step) -> u32 {
        self.0.beside(cell, step)
    }

    fn cost(&self, &cell: &u32, step: Step) -> Cost {
        self.0.cost::<EIGHT>(self.0.beside(cell, step), step)
    }

    fn key_len(&self) -> usize {
        KEY_LEN
    }

    fn key_range(&self) -> Option<usize> {
        Some(self.0.numbers())
    }

    fn pack(&self, &cell: &u32, key: &mut [u8]) {
        pack(cell, key);
    }

    fn unpack(&self, key: &[u8]) -> u32 {
        unpack(key)
    }

    /// The walker and the goal, as long as they are apart.
    fn unmet(&self, cell: &u32, out: &mut Vec<usize>) {
        if !self.is_goal(cell) {
            out.extend([self.0.index(*cell), self.0.index(self.0.goal)]);
        }
    }
}

/// Bytes of a key: a cell's number, its least byte first.
pub(super) const KEY_LEN: usize = size_of::<u32>();

#[inline]
pub(super) fn pack(cell: u32, key: &mut [u8]) {
    key.copy_from_slice(&cell.to_le_bytes());
}

#[inline]
pub(super) fn unpack(key: &[u8]) -> u32 {
    u32::from_le_bytes(key.try_into().expect("a key has four bytes"))
}

impl<const EIGHT: bool> Space for Ground<EIGHT> {
    type Landscape<'a> = MoveStrings<'a, Self>;
    const HEURISTICS: &'static [Heuristic<Self>] = All::<EIGHT>::LIST;

    fn landscape<'a>(
        &'a self,
        heuristic: &'a Heuristic<Self>,
        lengths: std::ops::RangeInclusive<usize>,
    ) -> MoveStrings<'a, Self> {
        MoveStrings::new(self, heuristic, lengths)
    }

    fn state_text(&self, &cell: &u32) -> String {
        self.0.cell(cell).to_string()
    }

    fn pieces(&self, &cell: &u32, out: &mut Vec<usize>) {
        out.push(self.0.index(cell));
    }

    /// `ground` is how dear entering each cell is, 0 for a wall: a step costs that times `straightCost` or `diagonalCost`,
    /// which is 0 where there are no diagonal steps.
    fn plain_level(&self, out: &mut Plain) {
        let Terrain { size, goal, .. } = &*self.0;
        out.number("width", size.width);
        out.number("height", size.height);
        out.number("goal", self.0.index(*goal));
        let (straight, diagonal) = if EIGHT { (STRAIGHT, DIAGONAL) } else { (1, 0) };
        out.number("straightCost", straight as usize);
        out.number("diagonalCost", diagonal as usize);
        out.list("ground", self.0.rows().flatten().map(|&weight| i32::from(weight)));
    }

    fn plain_state(&self, &cell: &u32, out: &mut Plain) {
        out.number("cell", self.0.index(cell));
    }

    fn backward(&self) -> Option<&dyn Backward<u32>> {
        Some(self)
    }
}

impl<const EIGHT: bool> Backward<u32> for Ground<EIGHT> {
    fn goals(&self, out: &mut Vec<u32>) {
        out.push(self.0.goal);
    }

    /// A step can be made from here to a cell exactly if one can be made from there to here: both are free, and a diagonal
    /// has the same two cells beside it.
    fn predecessors(&self, &cell: &u32, out: &mut Vec<u32>) {
        let mut steps = Vec::with_capacity(8);
        self.0.steps::<EIGHT>(cell, &mut steps);
        out.extend(steps.into_iter().map(|step| self.0.beside(cell, step)));
    }
}
