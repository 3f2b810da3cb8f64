//! Sokoban.

mod formats;
mod levels;
mod rules;
