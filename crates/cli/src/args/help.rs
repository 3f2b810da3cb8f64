//! The help in other languages. Its English is what the arguments declare; a message file has the same under ids made of the
//! names of commands and arguments: `cli-help-solve`, `cli-help-solve-max-nodes`, or `cli-help-max-nodes` for all commands.

use clap::builder::StyledStr;
use clap::{Arg, Command};
use solvarium_lab::{Words, message};

/// The command with its help, and that of the commands below it, in the language.
pub fn translated(mut command: Command, words: &Words) -> Command {
    // Now it also has what the argument parser adds: `--help`, `--version` and the command `help`.
    command.build();
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
    let usage = words.text(&message!("cli-usage"));
    command = command.subcommand_help_heading(words.text(&message!("cli-usage-commands"))).help_template(format!(
        "{{before-help}}{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"
    ));
    command.mut_args(|arg| headed(argument(arg), words)).mut_subcommands(|command| {
        // Every command with commands below it has the same `help`.
        let above = if command.get_name() == "help" { &[] } else { path };
        let path = [above, &[command.get_name().to_string()]].concat();
        below(command, &path, words)
    })
}

/// An argument under its heading, with its default and the values it may have in words of the language.
fn headed(arg: Arg, words: &Words) -> Arg {
    let heading = if arg.is_positional() { message!("cli-usage-arguments") } else { message!("cli-usage-options") };
    let mut text = arg.get_help().map(StyledStr::to_string).unwrap_or_default();
    if arg.get_action().takes_values() {
        let defaults = arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned());
        let defaults: Vec<String> = defaults.filter(|value| !value.is_empty()).collect();
        let known: Vec<String> = arg.get_possible_values().iter().map(|value| value.get_name().to_string()).collect();
        if !defaults.is_empty() {
            text += &words.text(&message!("cli-usage-default", values = defaults));
        }
        if !known.is_empty() {
            text += &words.text(&message!("cli-usage-known", values = known));
        }
    }
    arg.help(text).hide_default_value(true).hide_possible_values(true).help_heading(words.text(&heading))
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

    /// A command whose texts are not declared by its arguments: flags of generators are described by their puzzles, and
    /// what is called help is added by the argument parser.
    fn is_foreign(path: &str) -> bool {
        path.starts_with("solvarium generate ") || path.split(' ').any(|name| name == "help" || name == "version")
    }

    #[test]
    fn the_english_messages_are_what_the_arguments_declare() {
        let (declared, english) = (all(&command()), all(&translated(command(), words())));
        for (path, text) in declared.iter().filter(|(path, _)| !is_foreign(path)) {
            // Only defaults and possible values, which the parser adds itself elsewhere, may follow.
            let more = english[path].strip_prefix(text.as_str());
            assert!(more.is_some_and(|more| more.is_empty() || more.starts_with(" [")), "{path}: {}", english[path]);
        }
    }

    #[test]
    fn every_text_is_translated() {
        let vietnamese = solvarium_lab::words(solvarium_lab::Language::from_name("vi").unwrap(), crate::say::MESSAGES);
        let (before, after) = (all(&command()), all(&translated(command(), &vietnamese)));
        let left: Vec<_> = before.iter().filter(|(path, text)| !is_foreign(path) && after[*path] == **text).collect();
        assert!(left.is_empty(), "{left:#?}");
    }
}
