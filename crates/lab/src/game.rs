//! A loaded level, whatever its puzzle.
//!
//! What can be done with one stands in the module of the subject: `Game::solve` in `run`, `Game::judge` in `replay`,
//! `Game::write` in `notation` and so on. Other crates write their own [`LevelVisitor`].

use std::sync::Arc;

use solvarium_engine::{Board, Message, Metadata, PuzzleInfo};
use solvarium_puzzles::{AnyLevel, LevelVisitor, Listed};

/// A level with its name and what is known about it.
pub struct Game {
    level: AnyLevel,
    name: String,
    info: &'static PuzzleInfo,
    notes: Vec<Message>,
    metadata: Metadata,
}

/// A level that several threads may hold.
pub type SharedGame = Arc<Game>;

impl Game {
    /// A level; `name` is what reports call it.
    pub fn new<P: Listed>(puzzle: P, name: &str, metadata: Metadata) -> Self {
        let notes = puzzle.notes().to_vec();
        Game { name: name.into(), info: const { &P::INFO }, notes, level: puzzle.into(), metadata }
    }

    /// The name that reports call it by.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Facts about the puzzle.
    pub fn info(&self) -> &'static PuzzleInfo {
        self.info
    }

    /// Remarks about the level's text, which could be read all the same.
    pub fn notes(&self) -> &[Message] {
        &self.notes
    }

    /// What its text says about the level.
    pub fn metadata(&self) -> &Metadata {
        &self.metadata
    }

    /// The level at its start.
    pub fn board(&self) -> Board {
        struct Start;
        impl LevelVisitor for Start {
            type Output = Board;

            fn visit<P: Listed>(self, puzzle: &P) -> Board {
                puzzle.board(&puzzle.initial())
            }
        }
        self.visit(Start)
    }

    /// Calls a visitor with the level as the type of its puzzle.
    pub fn visit<V: LevelVisitor>(&self, visitor: V) -> V::Output {
        self.level.visit(visitor)
    }
}
