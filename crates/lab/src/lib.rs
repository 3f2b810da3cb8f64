#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod ahead;
pub mod aside;
#[cfg(not(target_family = "wasm"))]
mod at_scale;
mod canonical;
pub mod check;
#[cfg(feature = "cluster")]
pub mod cluster;
pub mod compare;
pub mod daily;
pub mod describe;
pub mod draw;
pub mod error;
pub mod example;
#[cfg(not(target_family = "wasm"))]
pub mod explore;
pub mod game;
pub mod heuristics;
pub mod hint;
pub mod lecture;
pub mod level;
pub mod level_ref;
pub mod link;
pub mod lookup;
pub mod memory;
mod notation;
pub mod picture;
mod plain_view;
pub mod registry;
pub mod regret;
pub mod replay;
pub mod report;
pub mod request;
mod run;
pub mod table;
pub mod target;
pub mod trace;
pub mod units;
pub mod watch;
pub mod words;

pub use check::CheckReport;
pub use error::{LoadError, RequestError};
pub use example::GoodExample;
pub use game::Game;
pub use heuristics::{HeuristicsReport, HeuristicsRequest};
pub use hint::{Advice, AlarmReport, HintReport};
pub use picture::Picture;
pub use plain_view::PlainView;
pub use regret::RegretReport;
pub use replay::{Judged, Replay};
pub use report::{Outcome, Report, RunStats};
pub use request::{DiskFolder, Request, Scale};
pub use run::solve as solve_puzzle;
pub use solvarium_engine::{
    Board, Clock, Effort, Examination, Fact, Family, GenerateError, Hint, LevelError, Limits, Lost, Message,
    MessageFiles, Metadata, ParamInfo, Part, Piece, PlanProgress, PuzzleInfo, Reason, RuleInfo, Shortest, Stats, Stop,
    Tile, message, messages, own,
};
pub use trace::{TraceHeader, TraceLine};
pub use watch::{Host, NoWatcher, SearchEvent, SystemClock, Watcher};
pub use words::{Language, Words, words};
