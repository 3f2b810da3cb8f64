//! The outcome of a search, and why it may be stopped early.

use serde::{Deserialize, Serialize};

use crate::message::Message;

/// The end of a search that was allowed to finish.
///
/// ```
/// use solvarium_engine::{Answer, Limit, Search, Stop};
///
/// fn sentence(search: &Search<char>) -> String {
///     match search {
///         Ok(Answer::Solved(moves)) => format!("solved in {} moves", moves.len()),
///         Ok(Answer::Unsolvable) => "proved to have no solution".into(),
///         Ok(Answer::Stuck) => "gave up; there may be a solution".into(),
///         Err(Stop::Limit(limit)) => format!("stopped by the limit on {}", limit.name()),
///         Err(Stop::Interrupted) => "interrupted".into(),
///     }
/// }
///
/// assert_eq!(sentence(&Ok(Answer::Solved(vec!['U', 'R']))), "solved in 2 moves");
/// assert_eq!(sentence(&Err(Stop::Limit(Limit::Time))), "stopped by the limit on time");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer<M> {
    /// A list of moves from the start to a goal.
    Solved(Vec<M>),
    /// The whole space, or a sound cut of it, was exhausted.
    Unsolvable,
    /// An incomplete search ran out of things to try; nothing was proved.
    Stuck,
}

/// Why a search was stopped before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stop {
    /// This limit was reached.
    Limit(Limit),
    /// The observer or the user asked for it.
    Interrupted,
}

/// Why something that takes long ended without a result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ended {
    /// A limit was reached, or somebody stopped it.
    Stopped(Stop),
    /// Something went wrong outside of it, such as a disk that is full; said to people.
    Failed(Message),
}

impl From<Stop> for Ended {
    fn from(stop: Stop) -> Self {
        Ended::Stopped(stop)
    }
}

impl From<Limit> for Ended {
    fn from(limit: Limit) -> Self {
        Ended::Stopped(Stop::Limit(limit))
    }
}

/// The limits a run can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Limit {
    /// Expansions (or evaluations, for local search).
    Nodes,
    /// Wall-clock seconds.
    Time,
    /// Seconds of processor time.
    Cpu,
    /// Bytes of the search's own structures.
    Memory,
    /// Depth, for depth-limited search.
    Depth,
    /// Generations, for the genetic algorithm.
    Generations,
}

impl Limit {
    /// The name used in reports and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Limit::Nodes => "nodes",
            Limit::Time => "time",
            Limit::Cpu => "cpu",
            Limit::Memory => "memory",
            Limit::Depth => "depth",
            Limit::Generations => "generations",
        }
    }
}

/// What an algorithm returns: an answer, or why it was stopped.
pub type Search<M> = Result<Answer<M>, Stop>;
