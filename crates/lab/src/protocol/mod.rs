//! The protocol that pages and programs speak with Solvarium: an [`Ask`] gives a [`Reply`], and while a long one runs
//! there are [`Event`]s.
//!
//! It knows nothing of how bytes travel. [`Desk::answer`] is the one door: the server, the worker in a browser and tests
//! all call it, so they all give the same answers. What the command line prints as JSON are the same types
//! ([`crate::Report`], [`crate::CheckReport`], [`crate::HintReport`]). Every error is a value, a [`Problem`].
//!
//! Playing needs no memory at this end: an ask names the level and all moves made so far. What is kept from one
//! ask to the next are the levels used last, and recordings of searches, which have run numbers ([`session::Session`]).

mod ask;
mod catalogue;
mod desk;
mod problem;
mod reply;
mod runs;
pub mod session;
mod stage;
#[cfg(feature = "typescript")]
pub mod typescript;

pub use ask::{Ask, LevelRef, TraceWish};
pub use catalogue::{Catalogue, LevelCard, PackCard, PuzzleCard};
pub use desk::{Desk, Policy, to_json};
pub use problem::{Problem, ProblemKind};
pub use reply::{Event, LevelPart, LoadedLevel, Reply, RunInfo, Solved, TraceCandidate, TraceNode};
pub use runs::MOST_REQUESTS;
