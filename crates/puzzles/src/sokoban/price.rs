//! What a step of the player costs: the cost models.

use solvarium_engine::{Cost, Param};

/// The cost of a step without a push, and of one with a push.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// A step without a push. It is 0 only where searches pass over the walking, in the push space.
    pub walk: Cost,
    /// A step that pushes a box.
    pub push: Cost,
}

/// What a solution costs.
pub(super) const COST: Param<&'static str> = Param::choice(
    "cost",
    &["space", "moves", "pushes", "moves-then-pushes", "pushes-then-moves", "pushes-count-triple"],
)
.with_aliases(&[("report-d", "pushes-count-triple")]);

/// What the first of two counts is multiplied by so that the second only breaks ties.
///
/// Costs have 31 bits, so there is room for 200,000 of the first; a second count of 10,000 and more, which no
/// solution of a level in use has, would be traded for the first.
const MUCH: Cost = 10_000;

impl Price {
    /// Pushes, and nothing for walking.
    pub const PUSHES: Price = Price { walk: 0, push: 1 };
    const MOVES: Price = Price { walk: 1, push: 1 };
    const PUSHES_THEN_MOVES: Price = Price { walk: 1, push: MUCH + 1 };

    /// The prices under a choice of that parameter. A step of the step space must cost something, so pushes alone cannot be
    /// counted there: moves break the ties.
    pub(super) fn of(word: &str, in_push_space: bool) -> Price {
        match word {
            "moves" => Price::MOVES,
            "moves-then-pushes" => Price { walk: MUCH, push: MUCH + 1 },
            "pushes-then-moves" => Price::PUSHES_THEN_MOVES,
            "pushes-count-triple" => Price { walk: 1, push: 3 },
            "pushes" if !in_push_space => Price::PUSHES_THEN_MOVES,
            "space" if !in_push_space => Price::MOVES,
            _ => Price::PUSHES,
        }
    }

    /// The measure that is counted; `None` for a mixture of both.
    pub(super) fn measure(self) -> Option<&'static str> {
        match self {
            Price::PUSHES => Some("pushes"),
            Price::MOVES => Some("moves"),
            _ => None,
        }
    }
}
