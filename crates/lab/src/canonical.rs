//! The name of a level by which it is recognised, whoever publishes it and however it is turned, mirrored or renamed.

use solvarium_puzzles::{LevelVisitor, Listed};

use crate::game::Game;

/// Hexadecimal digits of the hash of a form: as many levels as there will ever be do not meet by chance.
const DIGITS: usize = 32;

impl Game {
    /// A short name that this level shares with those that differ from it only in how they are turned, mirrored or renamed,
    /// in title and author, or in what makes no difference to who solves them: the puzzle's name, and a hash.
    ///
    /// It stays the same as long as the puzzle's forms do ([`Puzzle::canonical`](solvarium_engine::Puzzle::canonical)); whoever
    /// keeps such names works them out again when these change.
    ///
    /// ```
    /// let canonical = |text: &str| solvarium_lab::level::open(text, None).expect("a level in one line").canonical();
    /// assert_eq!(canonical("3:aab.bba._"), canonical("3:_.xxy.yyx"));
    /// assert_ne!(canonical("3:aab.bba._"), canonical("3:aab.bab._"));
    /// ```
    pub fn canonical(&self) -> String {
        self.visit(Canonical)
    }
}

struct Canonical;

impl LevelVisitor for Canonical {
    type Output = String;

    fn visit<P: Listed>(self, puzzle: &P) -> String {
        let hash = blake3::hash(&puzzle.canonical()).to_hex();
        format!("{}:{}", P::INFO.name, &hash[..DIGITS])
    }
}
