//! The house, on a real SQLite file and on a real PostgreSQL server: each test runs on both.
#![allow(clippy::unwrap_used)]

mod boards;
mod classes;
mod house;
mod jobs;
mod levels;
mod people;
mod places;
