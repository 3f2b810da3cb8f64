//! Light Up.

mod made;
mod notations;
