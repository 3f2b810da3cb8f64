//! What is wrong with the arguments, in the language. The argument parser finds it out and says it in English only, but gives
//! what it found as data too.

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use solvarium_lab::{Message, message};

use crate::say::say;

/// The sentence, what was probably meant, how the command is used, and where to read more.
pub fn explained(error: &Error) -> String {
    let mut text = say(message!("cli-error", message = wrong(error)));
    for kind in [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue] {
        if let Some(meant) = error.get(kind) {
            let names = names(meant);
            text += &format!("\n\n  {}", say(message!("cli-usage-similar", count = names.len(), names)));
        }
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = usage.to_string();
        let usage = usage.trim_start_matches("Usage: ");
        text += &format!("\n\n{} {usage}", say(message!("cli-usage")));
    }
    format!("{text}\n\n{}", say(message!("cli-usage-more")))
}

fn wrong(error: &Error) -> Message {
    let of = |kind| error.get(kind).map(names).unwrap_or_default();
    let argument = of(ContextKind::InvalidArg);
    let value = of(ContextKind::InvalidValue);
    let missing = value.iter().all(String::is_empty);
    match error.kind() {
        ErrorKind::InvalidValue if missing => message!("cli-usage-no-value", argument),
        ErrorKind::InvalidValue => {
            let known = of(ContextKind::ValidValue);
            message!("cli-usage-unknown-value", value, argument, known)
        }
        ErrorKind::ValueValidation => {
            let reason = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
            message!("cli-usage-wrong-value", value, argument, reason)
        }
        ErrorKind::UnknownArgument => message!("cli-usage-unknown", argument),
        ErrorKind::InvalidSubcommand => {
            let (name, known) = (of(ContextKind::InvalidSubcommand), of(ContextKind::ValidSubcommand));
            match known.as_slice() {
                [] if is_left_out(&name) => message!("cli-usage-left-out", name),
                [] => message!("cli-usage-no-command", name),
                // Only `generate`, whose commands are the puzzles, knows them.
                _ => message!("cli-usage-no-puzzle", name, known),
            }
        }
        ErrorKind::MissingRequiredArgument => message!("cli-usage-missing", arguments = argument),
        ErrorKind::MissingSubcommand => {
            message!("cli-usage-missing-command", known = of(ContextKind::ValidSubcommand))
        }
        ErrorKind::ArgumentConflict if of(ContextKind::PriorArg) == argument => {
            message!("cli-usage-twice", argument)
        }
        ErrorKind::ArgumentConflict => {
            message!("cli-usage-conflict", argument, other = of(ContextKind::PriorArg))
        }
        other => Message::verbatim(other.as_str().unwrap_or_default()),
    }
}

/// Whether a command is one of the program that this build was made without.
fn is_left_out(name: &[String]) -> bool {
    let measuring = ["bench", "merge", "report", "grade", "grade-class"].iter().filter(|_| !cfg!(feature = "measure"));
    let serving = ["serve", "lecture"].iter().filter(|_| !cfg!(feature = "serve"));
    measuring.chain(serving).any(|left_out| name.iter().any(|name| name == left_out))
}

fn names(value: &ContextValue) -> Vec<String> {
    match value {
        ContextValue::Strings(names) => names.clone(),
        other => vec![other.to_string()],
    }
}
