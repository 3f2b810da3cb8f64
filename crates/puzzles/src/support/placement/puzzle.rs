//! What a placement puzzle provides, so that its expert, its tutor and its solver by rules can be shared.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Difficulty, Puzzle, Stop};

use super::deduction::{self, Reasoning};
use super::{Cells, Place, Solutions};

/// A puzzle in which things are placed on cells, and which can be reasoned out.
pub(crate) trait Placement: Puzzle<State = Cells, Move = Place> {
    /// The board as the rules of reasoning see it.
    type Board: Reasoning;

    /// The size of the board.
    fn grid(&self) -> Grid;
    /// The level for the rules of reasoning.
    fn reasoning(&self) -> Self::Board;
    /// The level for the conflict-driven solver.
    fn solutions(&self) -> Solutions;
    /// The lowest level whose rules solve the board; none if they do not, or if there is no solution.
    fn grade(&self, ctx: &mut Ctx<'_>) -> Result<Option<Difficulty>, Stop> {
        deduction::grade(&self.reasoning(), ctx)
    }
    /// The things of a solution in the order in which a person would find them.
    fn order(&self, solution: &Cells, ctx: &mut Ctx<'_>) -> Result<Vec<Place>, Stop> {
        deduction::order(&self.reasoning(), solution, ctx)
    }
}
