//! How errors are shown: a level's error with the line it is in, any other in a sentence.

mod excerpt;
mod usage;

use std::io::IsTerminal as _;
use std::process::ExitCode;

use clap::error::ErrorKind;
use miette::{Diagnostic, SourceSpan};
#[cfg(feature = "measure")]
use solvarium_bench::{SuiteError, external::ExternalError, session::SessionError, store::StoreError};
use solvarium_lab::error::ReplayError;
use solvarium_lab::target::HuntError;
use solvarium_lab::trace::reader::TraceError;
use solvarium_lab::{GenerateError, LoadError, Message, RequestError, message};

use crate::emit::{printable, tell};
use crate::say::{Said, say};
use excerpt::Excerpt;

/// An error in a level, with the text around it.
#[derive(Debug, Diagnostic)]
struct InLevel {
    message: String,
    here: String,
    #[source_code]
    excerpt: Excerpt,
    #[label("{here}")]
    place: SourceSpan,
}

impl std::fmt::Display for InLevel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for InLevel {}

/// Shows an error on standard error and gives the exit code for it.
pub fn report(error: &anyhow::Error) -> ExitCode {
    let message = say(message(error));
    if let Some(LoadError::Level { name, text, error }) = error.downcast_ref() {
        let (excerpt, place) = Excerpt::around(name, text, error.line, error.column);
        let shown = InLevel { message: printable(&message).into(), here: say(message!("cli-here")), excerpt, place };
        tell(&format!("{:?}", miette::Report::new(shown)));
    } else {
        tell(&printable(&say(message!("cli-error", message))));
    }
    ExitCode::from(match request(error) {
        Some(RequestError::WrongAnswer { .. }) => 101,
        Some(RequestError::Lost(_)) => 4,
        _ => 2,
    })
}

/// What a request came to, if that is what went wrong.
fn request(error: &anyhow::Error) -> Option<&RequestError> {
    #[cfg(feature = "measure")]
    if let Some(SessionError::Together(error)) = error.downcast_ref() {
        return Some(error);
    }
    error.downcast_ref()
}

/// Shows what is wrong with the arguments, or the help that was asked for, and gives the exit code for it.
pub fn refuse(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        error.exit();
    }
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let help = error.render();
        let help = if std::io::stderr().is_terminal() { help.ansi().to_string() } else { help.to_string() };
        tell(help.trim_end());
    } else {
        tell(&printable(&usage::explained(error)));
    }
    ExitCode::from(2)
}

/// What an error says. Those that exist only in English, such as the system's, are shown as they are.
fn message(error: &anyhow::Error) -> Message {
    macro_rules! first_of {
        ($($kind:ty),*) => {
            None$(.or_else(|| error.downcast_ref::<$kind>().map(Message::from)))*
        };
    }
    let said = first_of!(Said, LoadError, RequestError, GenerateError, HuntError, ReplayError, TraceError);
    #[cfg(feature = "measure")]
    let said = said.or_else(|| first_of!(SuiteError, StoreError, SessionError, ExternalError));
    said.unwrap_or_else(|| Message::verbatim(format!("{error:#}")))
}
