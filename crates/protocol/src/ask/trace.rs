//! How a search is recorded, and what may be looked for in a recording.

use serde::{Deserialize, Serialize};

/// How a search is to be recorded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TraceRequest {
    /// Most bytes the recording may hold; what the host allows, if it is missing.
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub bytes: Option<usize>,
}

/// What to look for in a recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Break {
    /// Cost plus estimate is greater than ever before; in a search that does not go by that, the cost.
    F,
    /// A goal.
    Goal,
    /// A state from which no move leads on: there is none, or the heuristic proves every successor dead.
    DeadEnd,
    /// The search begins again.
    Round,
}
