//! The mid-end: finds puzzles and algorithms by name, runs them, and trusts none of them.
//!
//! Front ends see only this crate. A level is opened ([`level::open`]) as a [`Game`]; a [`Request`] to solve it gives a
//! [`Report`] whose solution has been replayed through the rules.
#![deny(missing_docs)]

pub mod check;
pub mod compare;
pub mod error;
pub mod game;
pub mod heuristics;
pub mod level;
pub mod memory;
pub mod picture;
pub mod position;
pub mod protocol;
pub mod record;
pub mod registry;
pub mod report;
pub mod request;
pub mod trace;
pub mod units;
pub mod watch;

mod run;

pub use check::{CheckReport, HintReport};
pub use error::{LoadError, RequestError};
pub use game::{Game, Judged, Replay};
pub use heuristics::{HeuristicsReport, HeuristicsRequest};
pub use picture::Picture;
pub use position::{Position, Travel};
pub use report::{Outcome, Report};
pub use request::Request;
pub use solvarium_engine::{
    Board, Clock, Examination, Family, GenerateError, Hint, Limits, ParamInfo, Piece, PuzzleInfo, Reason, RuleInfo,
    Stats, Stop, Tile,
};
pub use trace::{TraceHeader, TraceLine};
pub use watch::{Host, NoWatcher, SystemClock, Watcher};
