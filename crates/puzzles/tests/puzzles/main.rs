//! What each puzzle has of its own: moves, notations, generators, built-in levels. What holds for all puzzles is in
//! `crates/lab/tests/matrix`.
#![allow(clippy::unwrap_used)]

mod bloxorz;
mod grid;
mod hints;
mod light_up;
mod sokoban;
mod template;
mod tents;
mod water_sort;
