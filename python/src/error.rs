//! Errors of the lab as Python exceptions, with the same texts, in the language that is chosen.

use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use pyo3::create_exception;
use pyo3::exceptions::{PyException, PyValueError};
use pyo3::prelude::*;
use solvarium_engine::{GenerateError, Message, MessageFiles, message, messages};
use solvarium_lab::error::ReplayError;
use solvarium_lab::link::LinkError;
use solvarium_lab::target::{HuntError, TargetError};
use solvarium_lab::{Language, LoadError, RequestError, Words, words};

/// What this module itself says to people.
const MESSAGES: MessageFiles = messages!();

create_exception!(
    solvarium,
    Error,
    PyException,
    "Whatever Solvarium refuses to do; the other exceptions are kinds of it."
);
create_exception!(solvarium, LevelError, Error, "A text that is no level. It has `name`, `line` and `column`.");
create_exception!(solvarium, NotFoundError, Error, "There is no level of this name, or its file cannot be read.");
create_exception!(solvarium, AskError, Error, "A name or a setting that does not exist, or that means nothing there.");
create_exception!(solvarium, MoveError, Error, "Moves that the rules do not allow.");
create_exception!(solvarium, GenerateFailed, Error, "No level was made.");
create_exception!(
    solvarium,
    LimitReached,
    Error,
    "The limit that was set for an algorithm of your own. It has `limit`."
);
create_exception!(solvarium, Bug, Error, "A mistake in Solvarium itself.");

static WORDS: LazyLock<RwLock<Arc<Words>>> = LazyLock::new(|| RwLock::new(Arc::new(made(Language::ENGLISH))));

fn made(language: Language) -> Words {
    words(language, &[MESSAGES])
}

/// The words of the language that is chosen.
pub fn spoken() -> Arc<Words> {
    WORDS.read().unwrap_or_else(PoisonError::into_inner).clone()
}

/// Chooses the language.
pub fn speak(name: &str) -> PyResult<()> {
    let known: Vec<&str> = Language::all().map(Language::name).collect();
    let unknown = || said::<AskError>(&message!("python-no-language", name, known = known.as_slice()));
    let language = Language::from_name(name).ok_or_else(unknown)?;
    *WORDS.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(made(language));
    Ok(())
}

/// An exception that says a message.
pub fn said<E: pyo3::PyTypeInfo>(message: &Message) -> PyErr {
    PyErr::new::<E, _>((spoken().text(message),))
}

/// An argument that JSON could not carry into the lab.
pub fn unfit(error: &serde_json::Error) -> PyErr {
    wrong(message!("python-argument", reason = error.to_string()))
}

/// A value that an argument cannot have.
pub fn wrong(reason: Message) -> PyErr {
    PyValueError::new_err(spoken().text(&reason))
}

/// What was written as JSON here cannot fail to be written.
pub fn json(value: &impl serde::Serialize) -> PyResult<String> {
    serde_json::to_string(value).map_err(|error| unfit(&error))
}

/// An error of the lab as an exception.
pub trait Raised {
    /// The exception.
    fn raised(self, py: Python<'_>) -> PyErr;
}

impl Raised for RequestError {
    fn raised(self, _py: Python<'_>) -> PyErr {
        match self {
            RequestError::WrongAnswer { .. } => said::<Bug>(&Message::from(&self)),
            _ => said::<AskError>(&Message::from(&self)),
        }
    }
}

impl Raised for LoadError {
    fn raised(self, py: Python<'_>) -> PyErr {
        let message = Message::from(&self);
        match self {
            LoadError::Request(error) => error.raised(py),
            LoadError::File { .. } | LoadError::Name(_) => said::<NotFoundError>(&message),
            LoadError::Level { name, error, .. } => placed(py, &message, (&name, error.line, error.column)),
            LoadError::Unrecognised { name, .. }
            | LoadError::Ambiguous { name, .. }
            | LoadError::TooLarge { name, .. } => placed(py, &message, (&name, 1, 1)),
            LoadError::Link(_) => said::<LevelError>(&message),
        }
    }
}

/// An error in a text, at its place.
fn placed(py: Python<'_>, message: &Message, (name, line, column): (&str, usize, usize)) -> PyErr {
    let error = said::<LevelError>(message);
    let value = error.value(py);
    let set = value.setattr("name", name).and_then(|()| value.setattr("line", line));
    match set.and_then(|()| value.setattr("column", column)) {
        Ok(()) => error,
        Err(error) => error,
    }
}

macro_rules! raised {
    ($($error:ty => $exception:ty),* $(,)?) => {$(
        impl Raised for $error {
            fn raised(self, _py: Python<'_>) -> PyErr {
                said::<$exception>(&Message::from(&self))
            }
        }
    )*};
}

raised! {
    ReplayError => MoveError,
    LinkError => LevelError,
    GenerateError => GenerateFailed,
    HuntError => GenerateFailed,
    TargetError => AskError,
}
