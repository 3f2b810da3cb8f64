//! How errors are shown: a level's error with the line it is in, any other in a sentence.

mod excerpt;

use std::io::IsTerminal as _;
use std::process::ExitCode;

use miette::{Diagnostic, SourceSpan};
use solvarium_bench::external::ExternalError;
use solvarium_lab::error::ReplayError;
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
        tell(&printable(&say(message!("cli-error", message = message))));
    }
    let bug = matches!(error.downcast_ref(), Some(RequestError::WrongAnswer { .. }));
    ExitCode::from(if bug { 101 } else { 2 })
}

/// Shows what is wrong with the arguments, or the help that was asked for, and gives the exit code for it.
pub fn refuse(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        error.exit();
    }
    let text = error.render();
    let text = if std::io::stderr().is_terminal() { text.ansi().to_string() } else { text.to_string() };
    tell(text.trim_end());
    ExitCode::from(2)
}

/// What an error says. Those that exist only in English, such as the system's, are shown as they are.
fn message(error: &anyhow::Error) -> Message {
    let said = error.downcast_ref().map(|Said(message)| message.clone());
    said.or_else(|| error.downcast_ref::<LoadError>().map(Message::from))
        .or_else(|| error.downcast_ref::<RequestError>().map(Message::from))
        .or_else(|| error.downcast_ref::<GenerateError>().map(Message::from))
        .or_else(|| error.downcast_ref::<ReplayError>().map(Message::from))
        .or_else(|| match error.downcast_ref()? {
            ExternalError::Request(error) => Some(error.into()),
            ExternalError::Trace(error) => Some(message!("cli-trace-failed", reason = error.to_string())),
        })
        .unwrap_or_else(|| Message::verbatim(format!("{error:#}")))
}
