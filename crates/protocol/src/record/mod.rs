//! A recording of a search, to be scrubbed through afterwards: bounded in memory, however long the search was.
//!
//! [`Recorder`] watches the run and keeps every expansion in flat arrays. When they have grown to the bound it drops
//! every second row, then keeps only every second, fourth, eighth … expansion: which ones depends on the run alone. The
//! path to a kept node is always kept with it, since the search tells the ancestors of what it expands
//! ([`solvarium_engine::Ancestry`]); so every row can be shown as a board. [`Recording`] is the finished thing, and
//! what needs the puzzle's rules is asked of it elsewhere.

mod by_key;
mod diff;
mod local;
mod nodes;
mod parts;
mod recording;
#[cfg(test)]
mod tests;
mod thinned;
mod tree;

pub use diff::{DiffSide, TraceDiff, TraceDifference};
pub(crate) use nodes::{Expansions, NONE, Row};
pub use parts::TreePart;
pub use recording::{Recorder, Recording, TraceKind, TracePage, TraceRows, TraceSize};
pub use tree::{TraceTree, TreeNode};
