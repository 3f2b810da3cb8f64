//! What can be wrong with a request, said so that the reader knows what would be right. Every error is a message with
//! data; `Display` shows it to developers only.

use std::fmt;

use solvarium_engine::options::there_are;
use solvarium_engine::{Ended, LevelError, Message, OptionError, Stop, Violation, message, own};
use thiserror::Error;

use crate::link::LinkError;
use crate::trace::reader::TraceError;

/// Why a request was refused, or its answer thrown away.
#[derive(Debug, Error)]
pub enum RequestError {
    /// A name that is not known.
    Unknown {
        /// What kind of thing was named.
        what: Kind,
        /// The name given.
        name: String,
        /// The puzzle it was looked for in; none for the name of a puzzle.
        puzzle: Option<&'static str>,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// A setting that does not exist or has a wrong value.
    Option(#[from] OptionError),
    /// The algorithm needs something the puzzle does not have.
    NotApplicable(Message),
    /// Something outside the search failed, such as a disk that is full.
    Failed(Message),
    /// Another process of the same search did not come, or is gone.
    Lost(Message),
    /// The person's own heuristic failed.
    Script(own::Failure),
    /// A searcher gave an answer that breaks the rules: a bug of ours, said loudly.
    WrongAnswer {
        /// The searcher.
        algorithm: String,
        /// What is wrong with its answer.
        reason: ReplayError,
    },
}

/// The kinds of things that are known by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A puzzle.
    Puzzle,
    /// An algorithm, or a solver of a puzzle's own.
    Algorithm,
    /// A view of a level.
    Space,
    /// A heuristic of a space.
    Heuristic,
    /// A notation for levels.
    Format,
    /// A notation for solutions.
    SolutionFormat,
}

impl From<&RequestError> for Message {
    fn from(error: &RequestError) -> Self {
        match error {
            RequestError::Unknown { what, name, puzzle, known } => {
                let (known, puzzle) = (there_are(known), puzzle.unwrap_or_default());
                match what {
                    Kind::Puzzle => message!("request-no-puzzle", name, known),
                    Kind::Algorithm => message!("request-no-algorithm", name, puzzle, known),
                    Kind::Space => message!("request-no-space", name, puzzle, known),
                    Kind::Heuristic => message!("request-no-heuristic", name, puzzle, known),
                    Kind::Format => message!("request-no-format", name, puzzle, known),
                    Kind::SolutionFormat => {
                        message!("request-no-solution-format", name, puzzle, known)
                    }
                }
            }
            RequestError::Option(error) => error.into(),
            RequestError::NotApplicable(message) | RequestError::Failed(message) | RequestError::Lost(message) => {
                message.clone()
            }
            RequestError::Script(failure) => message!("request-script-failed", reason = &failure.message),
            RequestError::WrongAnswer { algorithm, reason } => {
                message!("request-wrong-answer", algorithm, reason = Message::from(reason))
            }
        }
    }
}

/// Why a list of moves is no solution.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplayError {
    /// A text that names no move.
    NotAMove {
        /// Number of the move, from 1.
        number: usize,
        /// What was written.
        text: String,
    },
    /// A move the rules forbid.
    Illegal {
        /// Number of the move, from 1.
        number: usize,
        /// The move.
        text: String,
    },
    /// The moves are legal but do not solve the level.
    Unsolved(#[from] Violation),
    /// JSON without a list of moves.
    NoList,
}

impl From<&ReplayError> for Message {
    fn from(error: &ReplayError) -> Self {
        match error {
            ReplayError::NotAMove { number, text } => message!("replay-not-a-move", number = *number, text),
            ReplayError::Illegal { number, text } => message!("replay-illegal", number = *number, text),
            ReplayError::Unsolved(violation) => {
                message!("replay-unsolved", rule = violation.rule, reason = violation.message.clone())
            }
            ReplayError::NoList => message!("replay-no-list"),
        }
    }
}

/// Why a level was not loaded.
#[derive(Debug, Error)]
pub enum LoadError {
    /// The file could not be read.
    File {
        /// The file.
        path: String,
        /// What the system said.
        reason: String,
    },
    /// The text is longer than any level should be.
    TooLarge {
        /// Where the text came from.
        name: String,
        /// Bytes it has; of a stream, those that were read.
        size: u64,
        /// Bytes it may have.
        most: u64,
    },
    /// No level has that name.
    Name(Message),
    /// A puzzle that does not exist.
    Request(#[from] RequestError),
    /// A link that cannot be read.
    Link(Box<LinkError>),
    /// No puzzle recognises the text.
    Unrecognised {
        /// Where the text came from.
        name: String,
        /// Whether there is no text at all.
        is_empty: bool,
    },
    /// Several puzzles recognise the text.
    Ambiguous {
        /// Where the text came from.
        name: String,
        /// The puzzles that recognise it.
        puzzles: Vec<&'static str>,
    },
    /// The text is wrong.
    Level {
        /// Where the text came from.
        name: String,
        /// The whole text, for showing the line.
        text: String,
        /// What is wrong and where.
        error: Box<LevelError>,
    },
}

impl From<LinkError> for LoadError {
    fn from(error: LinkError) -> Self {
        LoadError::Link(Box::new(error))
    }
}

impl From<&LoadError> for Message {
    fn from(error: &LoadError) -> Self {
        match error {
            LoadError::File { path, reason } => message!("load-file", path, reason),
            LoadError::TooLarge { name, size, most } => {
                message!("load-too-large", name, size = *size, most = *most)
            }
            LoadError::Name(message) => message.clone(),
            LoadError::Request(error) => error.into(),
            LoadError::Link(error) => (&**error).into(),
            LoadError::Unrecognised { name, is_empty: true } => message!("load-empty", name),
            LoadError::Unrecognised { name, .. } => message!("load-unrecognised", name),
            LoadError::Ambiguous { name, puzzles } => {
                message!("load-ambiguous", name, puzzles = puzzles.as_slice())
            }
            LoadError::Level { name, error, .. } => {
                message!("load-level", name, error = Message::from(&**error))
            }
        }
    }
}

macro_rules! shown_to_developers {
    ($($error:ty),*) => {$(
        impl fmt::Display for $error {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                Message::from(self).fmt(f)
            }
        }
    )*};
}

shown_to_developers!(RequestError, ReplayError, LoadError, LinkError, TraceError);

/// What came of something that takes long: it was stopped, or it failed.
pub(crate) fn stopped<T>(done: Result<T, Ended>) -> Result<Result<T, Stop>, RequestError> {
    match done {
        Ok(done) => Ok(Ok(done)),
        Err(Ended::Stopped(reason)) => Ok(Err(reason)),
        Err(Ended::Failed(reason)) => Err(RequestError::Failed(reason)),
    }
}
