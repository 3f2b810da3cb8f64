//! How hard a level is: how many cells a search must look at though it knows where the goal is.
//!
//! A\* with an estimate that is consistent looks at every cell whose cost so far plus estimate is less than the cost of the
//! cheapest path, whatever the order among equals. That number is the measure: below 40 the level is easy, from 400 on it is
//! hard. It is set beside the cells that breadth-first search must look at, those with fewer steps from the start than the
//! goal has: where both are much the same the estimate was of no use.

use solvarium_engine::{Ctx, Examination, Fact, Shortest, Stop};

use super::Grid;
use super::heuristics::{manhattan_from, octile_from};
use super::paths::{Paths, Pay};

pub(super) const FACTS: &[&str] = &["cost", "steps", "guided cells", "breadth-first cells", "reachable cells"];

/// The fewest cells that A\* must look at in a level that is medium, and in one that is hard.
const MEDIUM: u64 = 40;
const HARD: u64 = 400;

/// What the paths over a map tell about a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Figures {
    /// The least cost.
    pub cost: u64,
    /// The fewest steps of a path of that cost.
    pub steps: u64,
    /// Cells that A\* must look at.
    pub guided: u64,
    /// Cells that breadth-first search must look at.
    pub breadth_first: u64,
    /// Cells that can be reached.
    pub reachable: u64,
}

impl Figures {
    /// How hard the level is.
    pub fn difficulty(&self) -> &'static str {
        match self.guided {
            0..MEDIUM => "easy",
            MEDIUM..HARD => "medium",
            HARD.. => "hard",
        }
    }

    /// How many times more cells breadth-first search looks at than A\*.
    pub fn ratio(&self) -> f64 {
        self.breadth_first as f64 / self.guided.max(1) as f64
    }
}

pub(super) fn examine(level: &Grid, ctx: &mut Ctx<'_>) -> Examination {
    let figures = match figures(level, ctx) {
        Ok(Some(figures)) => figures,
        Ok(None) => return Examination { solvable: Some(false), ..Examination::default() },
        Err(stop) => return Examination { stopped: Some(stop), ..Examination::default() },
    };
    let Figures { cost, steps, guided, breadth_first, reachable } = figures;
    let numbers = [cost, steps, guided, breadth_first, reachable].map(Fact::Number);
    let facts = FACTS.iter().copied().zip(numbers).collect();
    Examination {
        solvable: Some(true),
        shortest: Some(Shortest { measure: "cost", length: cost, proved: true }),
        difficulty: Some(figures.difficulty()),
        facts,
        ..Examination::default()
    }
}

/// The figures of a level, if it can be solved.
pub(super) fn figures(level: &Grid, ctx: &mut Ctx<'_>) -> Result<Option<Figures>, Stop> {
    let terrain = level.terrain();
    let (start, goal) = (terrain.start, terrain.goal);
    // Two tables of paths, and for each a queue of cells.
    ctx.hold(4 * Paths::bytes(terrain))?;
    let cheapest = level.paths(Pay::Cost, start, None, || ctx.evaluate())?;
    let (Some(cost), Some(steps)) = (cheapest.cost(goal), cheapest.steps(goal)) else { return Ok(None) };
    let shortest = level.paths(Pay::Steps, start, Some(goal), || ctx.evaluate())?;
    let fewest = shortest.steps(goal).expect("the goal can be reached");
    let estimate = if level.eight { octile_from::<true> } else { manhattan_from };
    let mut figures = Figures { cost, steps, guided: 0, breadth_first: 0, reachable: 0 };
    for cell in (0..terrain.size.cells()).map(|index| terrain.number(index)) {
        let Some(paid) = cheapest.cost(cell) else { continue };
        figures.reachable += 1;
        figures.guided += u64::from(paid + u64::from(estimate(terrain, cell)) < cost);
        figures.breadth_first += u64::from(shortest.steps(cell).is_some_and(|steps| steps < fewest));
    }
    Ok(Some(figures))
}
