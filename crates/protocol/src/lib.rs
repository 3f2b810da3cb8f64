//! The protocol that pages and programs speak with Solvarium: an [`Ask`] gives a [`Reply`], and while a long one runs
//! there are [`Event`]s.
//!
//! It knows nothing of how bytes travel. [`Desk::answer`] is the one door: the server, the worker in a browser and tests
//! all call it, so they all give the same answers. What the command line prints as JSON are the same types
//! ([`solvarium_lab::Report`], [`solvarium_lab::CheckReport`], [`solvarium_lab::HintReport`]). Every error is a value, a [`Problem`].
//!
//! Playing needs no memory at this end: an ask names the level and all moves made so far. What is kept from one
//! ask to the next are the levels used last, and recordings of searches, which have run numbers.
#![deny(missing_docs)]

mod ask;
mod batch;
mod call;
mod catalogue;
mod cells;
mod desk;
mod difference;
mod heat;
mod inspect;
mod leaves;
mod lectures;
mod levels;
mod links;
mod local;
mod path;
mod patience;
mod position;
mod problem;
mod quiz;
mod record;
mod reply;
mod runs;
mod session;
mod stage;
mod think;
mod timing;
#[cfg(feature = "typescript")]
pub mod typescript;
mod wording;

pub use ask::{Ask, Break, TraceRequest};
pub use batch::MOST_LEVELS;
pub use call::{Call, words_of};
pub use catalogue::{
    AlgorithmCard, Catalogue, CodeLine, FormatCard, HeuristicCard, LevelCard, NamedCard, PackCard, ParamCard,
    PuzzleCard, RuleCard, SolverCard, SpaceCard, TargetCard,
};
pub use cells::TraceCells;
pub use desk::{Desk, LEVEL_BYTES, Policy, to_json};
pub use leaves::{TraceLeaves, TreeLeaf};
pub use local::{Bred, TraceCrossing, TracePopulation, TraceProposal};
pub use path::{PathStep, TracePath};
pub use position::{Position, Travel};
pub use problem::{Problem, ProblemKind};
pub use quiz::{MOST_QUESTIONS, Quiz, QuizChoice, QuizKind, QuizQuestion, QuizState};
pub use record::{
    DiffSide, TraceDiff, TraceDifference, TraceKind, TracePage, TraceRows, TraceSize, TraceTree, TreeNode, TreePart,
};
pub use reply::{Event, LevelPart, LoadedLevel, Reply, RunInfo, Solved, TraceCandidate, TraceHeat, TraceNode};
pub use runs::MOST_REQUESTS;
pub use solvarium_lab::level_ref::LevelRef;
pub use think::{TraceEntry, TraceList, TraceMoment, TraceNext, TraceState, TraceStep, TraceVariable};
pub use timing::{MOST_REPEAT_SECONDS, MOST_REPEATS, Times};
