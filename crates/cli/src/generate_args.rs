//! `generate PUZZLE`: a command for each puzzle, its flags read off the generator's own list.

use crate::args::{LimitArgs, values};
use crate::say::{say, words};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches, Subcommand};
use solvarium_lab::describe::{self, Owner};
use solvarium_lab::registry::{self, PuzzleEntry};
use solvarium_lab::{ParamInfo, message};

/// Arguments of `generate`.
pub struct GenerateArgs {
    /// The puzzle.
    pub puzzle: String,
    /// The generator's flags that were given.
    pub settings: Vec<(String, String)>,
    /// Seed of the first level.
    pub seed: u64,
    /// How many levels.
    pub count: u64,
    /// What the levels must be like.
    pub target: Option<String>,
    /// Candidates for each level, at most.
    pub tries: u64,
    /// The day whose level is wanted; empty for today.
    pub daily: Option<String>,
    /// The notation to write.
    pub format: Option<String>,
    /// text or json.
    pub output: String,
    /// What making a level may use.
    pub limits: LimitArgs,
}

fn generators() -> impl Iterator<Item = (&'static PuzzleEntry, &'static [ParamInfo])> {
    registry::puzzles().iter().filter_map(|entry| {
        let params = entry.generator?;
        Some((entry, params))
    })
}

fn command(entry: &PuzzleEntry, params: &'static [ParamInfo]) -> Command {
    let flags = params.iter().map(|param| {
        let default = param.default().map(|value| say(message!("cli-usage-default", values = value.to_string())));
        Arg::new(param.name).long(param.name).value_name("VALUE").help(format!(
            "{} ({}){}",
            describe::param(words(), Owner::Generator(entry.info.name), param.name).summary,
            say(param.expected()),
            default.unwrap_or_default()
        ))
    });
    let formats: Vec<String> = entry.formats.iter().map(|format| format.name.to_string()).collect();
    let command = Command::new(entry.info.name)
        .args(flags)
        .arg(number("seed", "Seed of the first level; the next ones count on from it", "0"))
        .arg(number("count", "How many levels", "1"))
        .arg(Arg::new("target").long("target").value_name("CONDITIONS").help(TARGET))
        .arg(number("tries", "Candidates drawn for each level, at most", "500").requires("target"))
        .arg(daily().conflicts_with_all(params.iter().map(|param| param.name)))
        .arg(
            Arg::new("format")
                .long("format")
                .value_name("FORMAT")
                .help(say(message!("cli-generate-formats", names = formats))),
        )
        .arg(
            Arg::new("output").short('o').long("output").value_name("FORM").help("text or json").default_value("text"),
        );
    // The limits would bring their own description, which is not that of the command.
    LimitArgs::augment_args(command)
        .about(say(message!("cli-generate-about", puzzle = describe::puzzle(words(), entry.info.name))))
}

const TARGET: &str = "What the levels must be like, such as \"difficulty hard, greedy fails\"; `solvarium list PUZZLE` shows the conditions";

fn daily() -> Arg {
    Arg::new("daily")
        .long("daily")
        .value_name("DATE")
        .num_args(0..=1)
        .default_missing_value("")
        .conflicts_with_all([
            "target",
            "count",
            "seed",
            "tries",
            "output",
            "max_nodes",
            "max_time",
            "max_cpu",
            "max_memory",
        ])
        .help("The level of a day, the same for everyone, such as 2026-11-17; today’s (UTC) without a date")
}

fn number(name: &'static str, help: &'static str, default: &'static str) -> Arg {
    let parser = values::within(u64::from(name != "seed"), u64::MAX);
    Arg::new(name).long(name).value_name("N").help(help).default_value(default).value_parser(parser)
}

/// The error of a name that is not that of a puzzle with a generator. The parser knows puzzles as commands.
fn no_puzzle(name: &str) -> clap::Error {
    let known = generators().map(|(entry, _)| entry).filter(|entry| !entry.info.hidden);
    let known = known.map(|entry| entry.info.name.to_string()).collect();
    let mut error = clap::Error::new(ErrorKind::InvalidSubcommand);
    error.insert(ContextKind::InvalidSubcommand, ContextValue::String(name.into()));
    error.insert(ContextKind::ValidSubcommand, ContextValue::Strings(known));
    error
}

impl Subcommand for GenerateArgs {
    fn augment_subcommands(command: Command) -> Command {
        let all = generators().map(|(entry, params)| self::command(entry, params));
        // What is no puzzle comes through, so that it can be called one that does not exist.
        command.subcommand_required(true).arg_required_else_help(true).allow_external_subcommands(true).subcommands(all)
    }

    fn augment_subcommands_for_update(command: Command) -> Command {
        Self::augment_subcommands(command)
    }

    fn has_subcommand(name: &str) -> bool {
        generators().any(|(entry, _)| entry.info.name == name)
    }
}

impl FromArgMatches for GenerateArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let (puzzle, matches) = matches.subcommand().expect("clap demands a puzzle");
        let (_, params) = generators().find(|(entry, _)| entry.info.name == puzzle).ok_or_else(|| no_puzzle(puzzle))?;
        let given = |param: &ParamInfo| {
            let value = matches.get_one::<String>(param.name)?;
            Some((param.name.to_string(), value.clone()))
        };
        let number = |name: &str| *matches.get_one::<u64>(name).expect("the number has a default");
        let text = |name: &str| matches.get_one::<String>(name).cloned();
        Ok(GenerateArgs {
            puzzle: puzzle.into(),
            settings: params.iter().filter_map(given).collect(),
            seed: number("seed"),
            count: number("count"),
            target: text("target"),
            tries: number("tries"),
            daily: text("daily"),
            output: text("output").unwrap_or_default(),
            format: text("format"),
            limits: LimitArgs::from_arg_matches(matches)?,
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for GenerateArgs {
    fn augment_args(command: Command) -> Command {
        Self::augment_subcommands(command)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_subcommands(command)
    }
}
