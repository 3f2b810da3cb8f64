//! Why something cannot be done: for the person as a message, for programs as a name.

use serde::Serialize;
use solvarium_engine::{Message, message};
use solvarium_lab::Language;
use utoipa::ToSchema;

use crate::words_of;

/// What a request comes back with instead of an answer.
#[derive(Debug, thiserror::Error)]
#[error("{kind:?}: {message}")]
pub struct Problem {
    /// Of which kind it is.
    pub kind: Kind,
    /// What to tell the person.
    pub message: Message,
    /// What to tell the log, where that is something else.
    pub source: Option<Box<dyn std::error::Error + Send + Sync>>,
}

/// The kinds of problems, which programs can tell apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// What was sent cannot be understood.
    Malformed,
    /// Nobody is signed in, or the passphrase is wrong.
    SignIn,
    /// This person may not.
    Forbidden,
    /// There is no such thing.
    Missing,
    /// It is there already.
    Taken,
    /// It is too long.
    TooLarge,
    /// It was understood, and the rules say no: an impossible move list, an unreadable level.
    Refused,
    /// Too often; after so many seconds it may be tried again.
    TooMany {
        /// Seconds to wait.
        seconds: u64,
    },
    /// The database or this program has failed.
    Broken,
}

impl Kind {
    /// Its name for programs.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Malformed => "malformed",
            Kind::SignIn => "sign-in",
            Kind::Forbidden => "forbidden",
            Kind::Missing => "missing",
            Kind::Taken => "taken",
            Kind::TooLarge => "too-large",
            Kind::Refused => "refused",
            Kind::TooMany { .. } => "too-many",
            Kind::Broken => "broken",
        }
    }
}

/// What was wrong, as it is told.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HubProblem {
    /// A name for programs: `malformed`, `sign-in`, `forbidden`, `missing`, `taken`, `too-large`, `refused`, `too-many`, `broken`.
    pub problem: &'static str,
    /// A sentence in the language of the request.
    pub message: String,
}

impl Problem {
    /// The problem in a language.
    pub fn told(&self, language: Language) -> HubProblem {
        HubProblem { problem: self.kind.name(), message: words_of(language).text(&self.message) }
    }

    /// A problem of a kind.
    pub fn new(kind: Kind, message: Message) -> Self {
        Problem { kind, message, source: None }
    }

    /// Something that is not there.
    pub fn missing() -> Self {
        Problem::new(Kind::Missing, message!("hub-missing"))
    }

    /// Something that this person may not do.
    pub fn forbidden() -> Self {
        Problem::new(Kind::Forbidden, message!("hub-forbidden"))
    }

    /// Something that broke, for the log; the person is told no details.
    pub fn broken(source: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        Problem { kind: Kind::Broken, message: message!("hub-broken"), source: Some(source.into()) }
    }
}

impl From<sqlx::Error> for Problem {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::RowNotFound => Problem::missing(),
            error => Problem::broken(error),
        }
    }
}

impl From<serde_json::Error> for Problem {
    fn from(error: serde_json::Error) -> Self {
        Problem::broken(error)
    }
}

/// What everything here gives back.
pub type Answer<T> = Result<T, Problem>;
