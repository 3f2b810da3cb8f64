//! Tents: pitch one tent beside each tree so that tents never touch and every clue is met.

pub mod camp;
pub mod deduce;
