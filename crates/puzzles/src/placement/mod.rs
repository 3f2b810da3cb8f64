//! What puzzles of placing things on cells have in common.

pub mod cells;
pub mod deduction;
pub mod expert;
pub mod oracle;
pub mod place;
pub mod text;
pub mod wish;

pub use cells::Cells;
pub use oracle::{Oracle, Verdict};
pub use place::{Place, name};
