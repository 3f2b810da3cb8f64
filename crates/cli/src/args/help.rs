//! The help in other languages. Its English is what the arguments declare; a message file has the same under ids made of the
//! names of commands and arguments: `cli-help-solve`, `cli-help-solve-max-nodes`, or `cli-help-max-nodes` for all commands.

use clap::builder::StyledStr;
use clap::{Arg, Command};
use solvarium_lab::Words;

/// The command with its help, and that of the commands below it, in the language.
pub fn translated(command: Command, words: &Words) -> Command {
    below(command, &[], words)
}

fn below(mut command: Command, path: &[String], words: &Words) -> Command {
    if let Some(text) = command.get_about().and_then(|_| entry(path, None, words)) {
        command = command.about(text);
    }
    if let Some(text) = command.get_after_help().and_then(|_| entry(path, Some("more"), words)) {
        command = command.after_help(text);
    }
    let argument = |arg: Arg| match entry(path, Some(arg.get_id().as_str()), words) {
        Some(text) if arg.get_help().is_some() => arg.help(text),
        _ => arg,
    };
    command.mut_args(argument).mut_subcommands(|command| {
        let path = [path, &[command.get_name().to_string()]].concat();
        below(command, &path, words)
    })
}

/// The text for an argument, or for the command itself: that of the command, else that of one above it.
fn entry(path: &[String], argument: Option<&str>, words: &Words) -> Option<StyledStr> {
    let least = if argument.is_some() { 0 } else { path.len() };
    let id = |depth: usize| {
        let names = path[..depth].iter().map(String::as_str).chain(argument);
        std::iter::once("cli-help").chain(names).collect::<Vec<_>>().join("-").replace('_', "-")
    };
    (least..=path.len()).rev().find_map(|depth| words.entry(&id(depth))).map(StyledStr::from)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::args::command;
    use crate::say::words;

    /// Every help text of a command and of those below it, by the names on the way.
    fn texts(command: &Command, path: &str, all: &mut BTreeMap<String, String>) {
        all.extend(command.get_about().map(|text| (path.to_string(), text.to_string())));
        all.extend(command.get_after_help().map(|text| (format!("{path} more"), text.to_string())));
        for argument in command.get_arguments() {
            let text = argument.get_help().map(StyledStr::to_string);
            all.extend(text.map(|text| (format!("{path} {}", argument.get_id()), text)));
        }
        for inner in command.get_subcommands() {
            texts(inner, &format!("{path} {}", inner.get_name()), all);
        }
    }

    fn all(command: &Command) -> BTreeMap<String, String> {
        let mut all = BTreeMap::new();
        texts(command, "solvarium", &mut all);
        all
    }

    #[test]
    fn the_english_messages_are_what_the_arguments_declare() {
        let declared = command();
        assert_eq!(all(&translated(declared.clone(), words())), all(&declared));
    }

    #[test]
    fn every_text_is_translated() {
        let vietnamese = solvarium_lab::words(solvarium_lab::Language::from_name("vi").unwrap(), crate::say::MESSAGES);
        let (before, after) = (all(&command()), all(&translated(command(), &vietnamese)));
        // The flags of generators are described by their puzzles.
        let own = |path: &str| path.starts_with("solvarium generate ");
        let left: Vec<_> = before.iter().filter(|(path, text)| !own(path) && after[*path] == **text).collect();
        assert!(left.is_empty(), "{left:#?}");
    }
}
