//! From actions with parameters to actions of objects: what can be reached, what changes, and what each action needs.

mod reach;
mod settle;

use solvarium_engine::{Ctx, LevelError};

use super::lifted::{Fact, Lifted};
use super::task::Task;

/// Most actions of objects.
pub const MOST_ACTIONS: usize = 200_000;
/// Most facts.
pub const MOST_FACTS: usize = 400_000;
/// Most steps of looking for the objects of an action.
pub const MOST_STEPS: usize = 30_000_000;

/// An action with its objects.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ground {
    /// The action's place among all.
    pub schema: usize,
    /// The objects that its parameters stand for.
    pub objects: Vec<usize>,
}

/// Why a problem is refused; the reader adds the place.
pub enum Refusal {
    /// There is no value for a function.
    NoValue(Fact),
    /// There is too much of something.
    TooLarge(&'static str, usize),
    /// The reader was stopped.
    Stopped(LevelError),
}

/// The task of a problem.
pub fn ground(lifted: &Lifted, ctx: &mut Ctx<'_>) -> Result<Task, Refusal> {
    let reached = reach::reach(lifted, ctx)?;
    settle::settle(lifted, reached, ctx)
}
