//! What can be wrong with a request, said so that the reader knows what would be right.

use solvarium_engine::{LevelError, OptionError, Violation};
use thiserror::Error;

/// Why a request was refused, or its answer thrown away.
#[derive(Debug, Error)]
pub enum RequestError {
    /// A name that is not known.
    #[error("no {what} `{name}`{place}; {}", there_are(known))]
    Unknown {
        /// What kind of thing was named.
        what: &'static str,
        /// The name given.
        name: String,
        /// " for water-sort", or nothing.
        place: String,
        /// What there is.
        known: Vec<String>,
    },
    /// A setting that does not exist or has a wrong value.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The algorithm needs something the puzzle does not have.
    #[error("{0}")]
    NotApplicable(String),
    /// A searcher gave an answer that breaks the rules: a bug of ours, said loudly.
    #[error("BUG: `{algorithm}` gave a wrong answer: {reason}")]
    WrongAnswer {
        /// The searcher.
        algorithm: String,
        /// What is wrong with its answer.
        reason: ReplayError,
    },
}

/// "there are: a, b" or "there are none".
fn there_are(known: &[String]) -> String {
    let names: Vec<&str> = known.iter().map(String::as_str).collect();
    solvarium_engine::options::there_are(&names)
}

/// Why a list of moves is no solution.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplayError {
    /// A text that names no move.
    #[error("move {number}, `{text}`, is not a move of this puzzle")]
    NotAMove {
        /// Number of the move, from 1.
        number: usize,
        /// What was written.
        text: String,
    },
    /// A move the rules forbid.
    #[error("move {number}, `{text}`, is not legal there")]
    Illegal {
        /// Number of the move, from 1.
        number: usize,
        /// The move.
        text: String,
    },
    /// The moves are legal but do not solve the level.
    #[error("after the last move the level is not solved: {0}")]
    Unsolved(#[from] Violation),
    /// The text is in no notation for solutions.
    #[error("the text holds no moves in a notation this puzzle knows: {0}")]
    Unreadable(String),
}

/// Why a level was not loaded.
#[derive(Debug, Error)]
pub enum LoadError {
    /// The file could not be read.
    #[error("cannot read `{path}`: {message}")]
    File {
        /// The file.
        path: String,
        /// What the system said.
        message: String,
    },
    /// The name leads nowhere.
    #[error("{0}")]
    Name(String),
    /// A puzzle that does not exist.
    #[error(transparent)]
    Request(#[from] RequestError),
    /// No puzzle recognises the text.
    #[error("`{name}` is in no notation known here; name the puzzle with --puzzle to see what is wrong with it")]
    Unrecognised {
        /// Where the text came from.
        name: String,
    },
    /// Several puzzles recognise the text.
    #[error("`{name}` could be a level of {}; choose one with --puzzle", puzzles.join(" or "))]
    Ambiguous {
        /// Where the text came from.
        name: String,
        /// Who recognises it.
        puzzles: Vec<&'static str>,
    },
    /// The text is wrong.
    #[error("{name}: {error}")]
    Level {
        /// Where the text came from.
        name: String,
        /// The whole text, for showing the line.
        text: String,
        /// What is wrong and where.
        error: LevelError,
    },
}
