//! What happens inside an expansion, in the words of the textbooks: steps of a search and what becomes of states.

use serde::{Deserialize, Serialize};

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
