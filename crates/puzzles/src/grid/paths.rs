//! Cheapest paths over a map, by Dijkstra's algorithm on tables: for people who point at a cell, for examining levels and
//! for making them. Searches that are shown to people are the algorithms' business.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use solvarium_engine::Stop;

use super::terrain::{Step, Terrain};

/// What a path takes: its cost, and in the lowest bits its steps, so that among paths of equal cost the one with the fewest
/// steps is taken. No path has more steps than there are cells, 2²², and none costs as much as 2⁴⁰.
type Price = u64;

const STEPS: u32 = 23;
const UNKNOWN: Price = Price::MAX;

/// What is paid for when paths are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pay {
    /// What the steps cost.
    Cost,
    /// The number of steps only.
    Steps,
}

/// The cheapest paths from a cell to others.
pub(super) struct Paths {
    prices: Vec<Price>,
    /// The step that a path ends with.
    last: Vec<Step>,
}

impl Paths {
    /// Bytes that the tables of a map take.
    pub fn bytes(terrain: &Terrain) -> usize {
        terrain.numbers() * (size_of::<Price>() + size_of::<Step>())
    }

    /// Finds the paths to all cells that are at most as costly as the one to `to`, or to all that can be reached. `next` is called
    /// before each cell is looked at, and may end it.
    pub fn explore<const EIGHT: bool>(
        terrain: &Terrain,
        pay: Pay,
        from: u32,
        to: Option<u32>,
        mut next: impl FnMut() -> Result<(), Stop>,
    ) -> Result<Paths, Stop> {
        let mut paths = Paths { prices: vec![UNKNOWN; terrain.numbers()], last: vec![Step::Up; terrain.numbers()] };
        paths.prices[from as usize] = 0;
        let (mut open, mut steps) = (BinaryHeap::from([Reverse((0, from))]), Vec::new());
        while let Some(Reverse((price, cell))) = open.pop() {
            if price > paths.prices[cell as usize] {
                continue;
            }
            if to.is_some_and(|to| price > paths.prices[to as usize]) {
                break;
            }
            next()?;
            steps.clear();
            terrain.steps::<EIGHT>(cell, &mut steps);
            for &step in &steps {
                let beside = terrain.beside(cell, step);
                let cost = if pay == Pay::Cost { Price::from(terrain.cost::<EIGHT>(beside, step)) } else { 0 };
                let there = price + (cost << STEPS) + 1;
                if there < paths.prices[beside as usize] {
                    paths.prices[beside as usize] = there;
                    paths.last[beside as usize] = step;
                    open.push(Reverse((there, beside)));
                }
            }
        }
        Ok(paths)
    }

    /// The cost of the path to a cell, if one was found; 0 where only steps were paid for.
    pub fn cost(&self, cell: u32) -> Option<u64> {
        Some(self.prices[cell as usize]).filter(|price| *price != UNKNOWN).map(|price| price >> STEPS)
    }

    /// The number of its steps.
    pub fn steps(&self, cell: u32) -> Option<u64> {
        Some(self.prices[cell as usize]).filter(|price| *price != UNKNOWN).map(|price| price & ((1 << STEPS) - 1))
    }

    /// The steps of the path to a cell.
    pub fn to(&self, terrain: &Terrain, cell: u32) -> Option<Vec<Step>> {
        let count = self.steps(cell)?;
        let (mut steps, mut cell) = (Vec::with_capacity(count as usize), cell);
        for _ in 0..count {
            let step = self.last[cell as usize];
            steps.push(step);
            cell = terrain.before(cell, step);
        }
        steps.reverse();
        Some(steps)
    }
}

/// What the cheapest path from one cell to another costs, if there is one.
#[cfg(test)]
pub(super) fn cost<const EIGHT: bool>(terrain: &Terrain, from: u32, to: u32) -> Option<u64> {
    Paths::explore::<EIGHT>(terrain, Pay::Cost, from, Some(to), || Ok(())).expect("nothing ends it").cost(to)
}
