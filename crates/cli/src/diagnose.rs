//! How errors are shown: a level's error with the line it is in, any other in a sentence.

use std::process::ExitCode;

use miette::{Diagnostic, NamedSource, SourceSpan};
use solvarium_lab::{LoadError, RequestError};

use crate::emit::tell;

/// An error in a level, with the text around it.
#[derive(Debug, Diagnostic)]
struct InLevel {
    message: String,
    #[source_code]
    source: NamedSource<String>,
    #[label("here")]
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
    if let Some(LoadError::Level { name, text, error }) = error.downcast_ref() {
        let place = SourceSpan::from((offset(text, error.line, error.column), 1));
        let message = format!("{name}: line {}, column {}: {}", error.line, error.column, error.message);
        let report = miette::Report::new(InLevel { message, source: NamedSource::new(name, text.clone()), place });
        tell(&format!("{report:?}"));
    } else {
        tell(&format!("error: {error:#}"));
    }
    let bug = matches!(error.downcast_ref(), Some(RequestError::WrongAnswer { .. }));
    ExitCode::from(if bug { 101 } else { 2 })
}

/// Where a line and a column (in characters) lie in a text, in bytes.
fn offset(text: &str, line: usize, column: usize) -> usize {
    let start: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
    let rest = text[start..].lines().next().unwrap_or("");
    start + rest.chars().take(column - 1).map(char::len_utf8).sum::<usize>()
}
