//! What several puzzles share.

pub mod cdcl;
#[cfg(test)]
pub(crate) mod english;
pub mod json;
pub mod placement;

use solvarium_engine::MessageFiles;

/// What the shared code says to people.
pub const MESSAGES: &[MessageFiles] = &[json::MESSAGES, placement::MESSAGES];
