//! What can go wrong, as a value: a kind to branch on and to translate, words to show, and the place where it applies.

use serde::Serialize;
use solvarium_engine::{GenerateError, Message, OptionError, Stop, own};
use solvarium_lab::error::{LoadError, ReplayError, RequestError};
use solvarium_lab::link::LinkError;
use solvarium_lab::target::{HuntError, TargetError};

/// Why there is no other reply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Problem {
    /// What kind of problem it is.
    pub kind: ProblemKind,
    /// What is wrong and what would be right.
    pub message: Box<Message>,
    /// The name or text that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub subject: Option<String>,
    /// What there is instead.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>", optional))]
    pub known: Vec<String>,
    /// Line of the text, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub line: Option<u32>,
    /// Column in characters, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub column: Option<u32>,
    /// Number of the move, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub number: Option<u32>,
}

/// The kinds of problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ProblemKind {
    /// The bytes are no request: no JSON, or not of this form. Has a place.
    Malformed,
    /// There is no built-in level, or no level in the collection, of this name.
    NoLevel,
    /// The text is in no notation known here.
    Unrecognised,
    /// The text could be of several puzzles, which `known` lists.
    Ambiguous,
    /// The text is no correct level. Has a place.
    Level,
    /// The text is no correct lecture, or one that shows what does not exist. Has a place.
    Lecture,
    /// A text that is no link, or one that was damaged or is of a later version.
    Link,
    /// A name that is not known; `known` lists what there is.
    Unknown,
    /// A setting that does not exist or has a wrong value.
    Setting,
    /// It cannot be done with this puzzle or level.
    NotApplicable,
    /// The person's own heuristic failed. Has a place where its language tells one.
    Script,
    /// A text that names no move. Has a number.
    NotAMove,
    /// A move that the rules forbid. Has a number.
    IllegalMove,
    /// A text that holds no moves.
    NoMoves,
    /// No level that fits the settings was found.
    NotGenerated,
    /// It was stopped by a limit, or by the user, before there was a result.
    Stopped,
    /// The recording, or the row or node of it, does not exist (any more).
    NoTrace,
    /// The server has more to do than it takes on.
    Busy,
    /// A mistake of ours.
    Bug,
}

impl Problem {
    /// A problem of a kind.
    pub fn new(kind: ProblemKind, message: Message) -> Self {
        let (subject, known, line, column, number) = Default::default();
        Problem { kind, message: Box::new(message), subject, known, line, column, number }
    }

    fn about(self, subject: impl Into<String>) -> Self {
        Problem { subject: Some(subject.into()), ..self }
    }

    pub(crate) fn at(self, line: usize, column: usize) -> Self {
        Problem { line: count(line), column: count(column), ..self }
    }
}

fn count(number: usize) -> Option<u32> {
    number.try_into().ok()
}

impl From<serde_json::Error> for Problem {
    fn from(error: serde_json::Error) -> Self {
        let problem = Problem::new(ProblemKind::Malformed, Message::verbatim(error.to_string()));
        if error.line() == 0 { problem } else { problem.at(error.line(), error.column()) }
    }
}

impl From<OptionError> for Problem {
    fn from(error: OptionError) -> Self {
        let problem = Problem::new(ProblemKind::Setting, Message::from(&error));
        match error {
            OptionError::Unknown { name, known } => {
                Problem { known: known.into_iter().map(String::from).collect(), ..problem.about(name) }
            }
            OptionError::Value { name, .. } => problem.about(name),
        }
    }
}

impl From<RequestError> for Problem {
    fn from(error: RequestError) -> Self {
        let message = Message::from(&error);
        match error {
            RequestError::Unknown { name, known, .. } => {
                let known = known.into_iter().map(String::from).collect();
                Problem { known, ..Problem::new(ProblemKind::Unknown, message).about(name) }
            }
            RequestError::Option(error) => error.into(),
            RequestError::NotApplicable(_) | RequestError::Failed(_) | RequestError::Lost(_) => {
                Problem::new(ProblemKind::NotApplicable, message)
            }
            RequestError::Script(own::Failure { line, column, .. }) => {
                Problem { line, column, ..Problem::new(ProblemKind::Script, message) }
            }
            RequestError::WrongAnswer { algorithm, .. } => Problem::new(ProblemKind::Bug, message).about(algorithm),
        }
    }
}

impl From<LoadError> for Problem {
    fn from(error: LoadError) -> Self {
        let message = Message::from(&error);
        match error {
            LoadError::Request(error) => error.into(),
            LoadError::File { path, .. } => Problem::new(ProblemKind::NoLevel, message).about(path),
            LoadError::TooLarge { name, .. } => Problem::new(ProblemKind::NotApplicable, message).about(name),
            LoadError::Name(_) => Problem::new(ProblemKind::NoLevel, message),
            LoadError::Link(error) => (*error).into(),
            LoadError::Unrecognised { name, .. } => Problem::new(ProblemKind::Unrecognised, message).about(name),
            LoadError::Ambiguous { name, puzzles } => {
                let known = puzzles.into_iter().map(String::from).collect();
                Problem { known, ..Problem::new(ProblemKind::Ambiguous, message).about(name) }
            }
            LoadError::Level { name, error, .. } => {
                Problem::new(ProblemKind::Level, error.message).about(name).at(error.line, error.column)
            }
        }
    }
}

impl From<LinkError> for Problem {
    fn from(error: LinkError) -> Self {
        let message = Message::from(&error);
        let problem = match error {
            LinkError::Moves(error) => error.into(),
            LinkError::Request(error) => error.into(),
            _ => Problem::new(ProblemKind::Link, message.clone()),
        };
        Problem { message: Box::new(message), ..problem }
    }
}

impl From<TargetError> for Problem {
    fn from(error: TargetError) -> Self {
        Problem::new(ProblemKind::Setting, error.message).about("target").at(1, error.column)
    }
}

impl From<HuntError> for Problem {
    fn from(error: HuntError) -> Self {
        let message = Message::from(&error);
        match error {
            HuntError::Generate(error) => error.into(),
            HuntError::Request(error) => error.into(),
            HuntError::NotFound(_) => Problem::new(ProblemKind::NotGenerated, message),
            HuntError::Stopped(..) => Problem::new(ProblemKind::Stopped, message),
        }
    }
}

impl From<ReplayError> for Problem {
    fn from(error: ReplayError) -> Self {
        let message = Message::from(&error);
        match error {
            ReplayError::NotAMove { number, text } => {
                Problem { number: count(number), ..Problem::new(ProblemKind::NotAMove, message).about(text) }
            }
            ReplayError::Illegal { number, text } => {
                Problem { number: count(number), ..Problem::new(ProblemKind::IllegalMove, message).about(text) }
            }
            ReplayError::Unsolved(violation) => Problem::new(ProblemKind::NotApplicable, message).about(violation.rule),
            ReplayError::NoList => Problem::new(ProblemKind::NoMoves, message),
        }
    }
}

impl From<GenerateError> for Problem {
    fn from(error: GenerateError) -> Self {
        let message = Message::from(&error);
        match error {
            GenerateError::Option(error) => error.into(),
            GenerateError::Request(_) => Problem::new(ProblemKind::NotApplicable, message),
            GenerateError::NotFound(_) => Problem::new(ProblemKind::NotGenerated, message),
            GenerateError::Stopped(stop) => Problem::new(ProblemKind::Stopped, message).about(match stop {
                Stop::Limit(limit) => limit.name(),
                Stop::Interrupted => "interrupted",
            }),
        }
    }
}
