//! What several puzzles share.

pub(crate) mod cdcl;
pub(crate) mod cnf;
pub(crate) mod collection;
pub(crate) mod json;
pub(crate) mod pddl;
pub mod placement;
pub(crate) mod scratch;
#[cfg(test)]
pub(crate) mod testing;
pub(crate) mod turn;

use solvarium_engine::MessageFiles;

/// What the shared code says to people.
pub const MESSAGES: &[MessageFiles] = &[json::MESSAGES, placement::MESSAGES];

/// Replaces an item of a list whose other items are in order, and moves the new one to where it belongs; gives back where
/// that is.
pub(crate) fn replace_sorted<T: Copy + Ord>(list: &mut [T], mut at: usize, item: T) -> usize {
    while at + 1 < list.len() && list[at + 1] < item {
        list[at] = list[at + 1];
        at += 1;
    }
    while at > 0 && list[at - 1] > item {
        list[at] = list[at - 1];
        at -= 1;
    }
    list[at] = item;
    at
}
