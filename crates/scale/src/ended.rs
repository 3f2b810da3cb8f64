//! Why a search ended without an answer.

use serde::{Deserialize, Serialize};
use solvarium_engine::{Limit, Message, Stop};

/// Why a search ended without an answer.
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
