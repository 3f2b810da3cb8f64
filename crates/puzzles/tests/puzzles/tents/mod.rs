//! Tents.

mod made;
mod notations;
