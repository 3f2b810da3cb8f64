#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

pub mod ahead;
pub mod aims;
pub mod answer;
pub mod best_first;
pub mod board;
pub mod context;
pub mod edit;
pub mod example;
mod far_list;
pub mod grid;
mod index;
pub mod landscape;
#[macro_use]
pub mod message;
pub mod metadata;
pub mod move_strings;
pub mod open_list;
pub mod options;
pub mod own;
pub mod plain;
pub mod population;
pub mod puzzle;
pub mod rng;
pub mod series;
pub mod space;
pub mod stats;
pub mod store;
pub mod tutor;
pub mod walk;

pub use ahead::Ahead;
pub use aims::{Aims, Daily, Least, Scale};
pub use answer::{Answer, Ended, Limit, Search, Stop};
pub use board::{Board, BoardChanges, Piece, Tile};
pub use context::{
    Ancestry, Clock, Ctx, Event, Expansion, Gauge, Limits, Observer, Silent, StepKind, StoppedClock, Successor, Verdict,
};
pub use edit::Edit;
pub use example::Example;
pub use landscape::{Cut, Fault, HOPELESS, Kept, Landscape};
pub use message::{Arg, Cell, LANGUAGES, Line, Message, MessageData, MessageFiles};
pub use metadata::Metadata;
pub use move_strings::MoveStrings;
pub use open_list::OpenList;
pub use options::{Kind, OptionError, Options, Param, ParamInfo, Value};
pub use plain::{Plain, Shape};
pub use population::{Crossing, Member, Parent, Population};
pub use puzzle::{
    Companion, Examination, Export, Fact, Family, Format, GenerateError, Generator, LevelError, LevelText, Pack,
    Puzzle, PuzzleInfo, ReadSolution, Review, Shortest, SolutionFormat, Solver, SpaceInfo, SpaceVisitor, Violation,
    Wrong,
};
pub use rng::Rng;
pub use series::{Sample, Series};
pub use space::{Backward, Cost, DEAD, Heuristic, Lengths, Space, StateSpace, Task};
pub use stats::{Effort, Part, PlanProgress, Stats};
pub use store::NodeStore;
pub use tutor::{Aim, Difficulty, Findings, Hint, Lost, PathTutor, Reason, RuleInfo, Score, Teaching, Tutor};
pub use walk::Walk;

/// The messages of the engine itself.
pub const MESSAGES: MessageFiles = messages!();
