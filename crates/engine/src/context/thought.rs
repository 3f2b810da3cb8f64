//! What happens inside an expansion, in the words of the textbooks: steps of a search and what becomes of states.

use serde::{Deserialize, Serialize};

use crate::Cost;

/// A step of a search, one line of its pseudo-code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StepKind {
    /// The search begins, or begins again: a round of iterative deepening, a restart.
    Begin,
    /// An entry is taken from the open list, to be expanded.
    Take,
    /// A state is tested: is it a goal, or, from both ends, does the other side know it?
    Test,
    /// The taken entry goes into the closed list, where the pseudo-code has a line for that.
    Close,
    /// A successor is generated.
    Generate,
    /// The successor is looked up among the states met so far, and judged.
    LookUp,
    /// The successor goes into the open list; depth-first search enters it.
    Push,
    /// Depth-first search turns back: a state has no successor left.
    Back,
    /// States that wait are dropped, as there are too many.
    Drop,
    /// A change of a candidate is proposed.
    Propose,
    /// The change is judged.
    Judge,
    /// A population is ranked.
    Rank,
    /// The search ends.
    End,
}

/// What a step came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The state is a goal.
    Goal,
    /// It is none.
    NotGoal,
    /// The other side of a search from both ends knows the state.
    Met,
    /// The other side does not.
    NotMet,
    /// The state was never met before.
    New,
    /// The state was met before, on a path that is not worse or that the search keeps.
    Duplicate,
    /// The state waits, and this path to it is cheaper.
    Cheaper,
    /// The state was expanded, and this path to it is cheaper: it is opened again.
    Reopened,
    /// The heuristic proves that no goal can be reached.
    Dead,
    /// Cost plus estimate is beyond the bound, or the depth beyond the limit.
    Beyond,
    /// Hill climbing wants something better.
    Refused,
    /// The best successor of hill climbing so far.
    Better,
    /// The change is made.
    Accepted,
    /// The change is not made.
    Rejected,
    /// The search found a solution.
    Solved,
    /// The search ended without one.
    Failed,
}

impl Verdict {
    /// Whether a successor judged so goes into the open list.
    pub fn opens(self) -> bool {
        matches!(self, Verdict::New | Verdict::Cheaper | Verdict::Reopened)
    }
}

/// A successor of an expanded state, as the search met and judged it.
///
/// ```
/// use solvarium_engine::{Successor, Verdict};
///
/// let second = Successor::new(7, 1, 12, Verdict::New).numbered(20).estimated(3).at((15, 3));
/// assert_eq!((second.parent, second.place, second.id, second.h), (Some(7), 1, Some(20), Some(3)));
/// assert_eq!(second.priority, Some((15, 3)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Successor {
    /// The number of the expanded state; none for a state that the search begins with.
    pub parent: Option<u32>,
    /// Its place among the successors of that state, from 0; or among those that the search begins with.
    pub place: usize,
    /// Its own number; none where the search numbers only what it expands.
    pub id: Option<u32>,
    /// Cost of the path to it.
    pub g: Cost,
    /// The estimate of what is left, where one was made.
    pub h: Option<Cost>,
    /// What it was judged to be.
    pub verdict: Verdict,
    /// What a test at this moment gave, where the algorithm tests successors.
    pub test: Option<Verdict>,
    /// What it is compared by in the open list, where that has priorities.
    pub priority: Option<(Cost, Cost)>,
    /// Whether it belongs to a search from the goals.
    pub backward: bool,
}

impl Successor {
    /// The successor at a place of the state of this number, reached at cost `g`.
    pub fn new(parent: u32, place: usize, g: Cost, verdict: Verdict) -> Self {
        Successor { parent: Some(parent), ..Successor::start(place, g, verdict) }
    }

    /// A state that the search begins with.
    pub fn start(place: usize, g: Cost, verdict: Verdict) -> Self {
        let (parent, id, h, test, priority) = (None, None, None, None, None);
        Successor { parent, place, id, g, h, verdict, test, priority, backward: false }
    }

    /// The same with a number.
    pub fn numbered(self, id: u32) -> Self {
        Successor { id: Some(id), ..self }
    }

    /// The same with an estimate.
    pub fn estimated(self, h: Cost) -> Self {
        Successor { h: Some(h), ..self }
    }

    /// The same with what a test gave.
    pub fn tested(self, test: Verdict) -> Self {
        Successor { test: Some(test), ..self }
    }

    /// The same with its priority.
    pub fn at(self, priority: (Cost, Cost)) -> Self {
        Successor { priority: Some(priority), ..self }
    }
}
