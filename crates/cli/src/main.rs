//! `solvarium`: the command line.

mod args;
#[cfg(feature = "measure")]
mod bench_progress;
mod commands;
mod diagnose;
mod draw;
mod emit;
mod generate_args;
mod interrupt;
mod progress;
mod say;

use std::process::ExitCode;

use clap::FromArgMatches as _;

use args::{Cli, Command};

fn main() -> ExitCode {
    #[cfg(feature = "measure")]
    if let Some(result) = commands::internal::run() {
        return result.unwrap_or_else(|error| diagnose::report(&error));
    }
    say::choose_language(std::env::args_os());
    let parsed = args::command().try_get_matches().and_then(|matches| Cli::from_arg_matches(&matches));
    match parsed {
        Ok(cli) => run(cli).unwrap_or_else(|error| diagnose::report(&error)),
        Err(error) => diagnose::refuse(&error),
    }
}

/// Runs the command; what it returns is the exit code of the contract.
fn run(cli: Cli) -> anyhow::Result<ExitCode> {
    match cli.command {
        Command::List(args) => commands::list::run(&args),
        Command::Solve(args) => commands::solve::run(&args),
        #[cfg(feature = "tui")]
        Command::Play(args) => commands::terminal::play(&args),
        #[cfg(feature = "tui")]
        Command::Watch(args) => commands::terminal::watch(&args),
        Command::Compare(args) => commands::compare::run(&args),
        #[cfg(feature = "measure")]
        Command::Bench(args) => commands::bench::run(&args),
        #[cfg(feature = "measure")]
        Command::Merge(args) => commands::merge::run(&args),
        #[cfg(feature = "measure")]
        Command::Report(args) => commands::report::run(&args),
        Command::Generate(args) => commands::generate::run(&args),
        Command::Check(args) => commands::check::run(&args),
        Command::Explore(args) => commands::explore::run(&args),
        Command::Hint(args) => commands::hint::run(&args),
        Command::Convert(args) => commands::convert::run(&args),
        Command::Link(args) => commands::link::run(&args),
        #[cfg(feature = "hub")]
        Command::Worker(args) => commands::hosting::work(&args),
        #[cfg(feature = "hub")]
        Command::Backup(args) => commands::hosting::back_up(&args),
        #[cfg(feature = "hub")]
        Command::Restore(args) => commands::hosting::bring_back(&args),
        #[cfg(feature = "serve")]
        Command::Serve(args) => commands::serve::run(&args),
        #[cfg(feature = "serve")]
        Command::Lecture(args) => commands::lecture::run(&args),
        Command::Trace(command) => commands::trace::run(&command),
        Command::Heuristics(args) => commands::heuristics::run(&args),
        Command::Completions(args) => commands::completions::completions(&args),
        Command::Man(args) => commands::completions::man(&args),
        #[cfg(feature = "measure")]
        Command::Grade(args) => commands::grade::run(&args),
        #[cfg(all(feature = "hub", feature = "measure"))]
        Command::GradeClass(args) => commands::grade_class::run(&args),
    }
}
