//! `solvarium`: the command line.

mod args;
mod bench_progress;
mod commands;
mod diagnose;
mod draw;
mod emit;
mod generate_args;
mod interrupt;
mod progress;
mod units;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches};

use args::{Cli, Command};

fn main() -> ExitCode {
    let matches = Cli::command().get_matches();
    let cli = match Cli::from_arg_matches(&matches) {
        Ok(cli) => cli,
        Err(error) => error.exit(),
    };
    run(cli).unwrap_or_else(|error| diagnose::report(&error))
}

/// Runs the command; what it returns is the exit code of the contract.
fn run(cli: Cli) -> anyhow::Result<ExitCode> {
    match cli.command {
        Command::List(args) => commands::list::run(&args),
        Command::Solve(args) => commands::solve::run(&args),
        Command::Compare(args) => commands::compare::run(&args),
        Command::Report(args) => commands::report::run(&args),
        Command::Bench(args) => commands::bench::run(&args),
        Command::Merge(args) => commands::merge::run(&args),
        Command::Child => commands::bench::child(),
        Command::Generate(args) => commands::generate::run(&args),
        Command::Check(args) => commands::check::run(&args),
        Command::Hint(args) => commands::hint::run(&args),
        Command::Convert(args) => commands::convert::run(&args),
        #[cfg(feature = "serve")]
        Command::Serve(args) => commands::serve::run(&args),
        Command::Trace(command) => commands::trace::run(&command),
        Command::Heuristics(args) => commands::heuristics::run(&args),
        Command::Completions(args) => commands::documents::completions(&args),
        Command::Man(args) => commands::documents::man(&args),
        Command::Launch(args) => commands::launch::run(&args),
    }
}
