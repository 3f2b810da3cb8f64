//! `solvarium trace`: what can be done with a trace that `solve --trace` or another program wrote.

mod diff;
mod drawing;
mod show;

use std::fs::File;
use std::io::{BufRead, BufReader, stdin};
use std::path::Path;
use std::process::ExitCode;

use solvarium_lab::message;
use solvarium_lab::trace::reader::{Fields, TraceReader, shown};

use crate::args::TraceCommand;
use crate::say::{cannot_read, say};

pub fn run(command: &TraceCommand) -> anyhow::Result<ExitCode> {
    match command {
        TraceCommand::Diff(args) => diff::run(args),
        TraceCommand::Show(args) => show::run(args),
    }
}

/// Begins to read a trace; `-` is standard input.
fn open(name: &str) -> anyhow::Result<TraceReader<Box<dyn BufRead>>> {
    let input: Box<dyn BufRead> = match name {
        "-" => Box::new(stdin().lock()),
        name => {
            let file = File::open(name).map_err(cannot_read(Path::new(name)))?;
            Box::new(BufReader::with_capacity(1 << 16, file))
        }
    };
    Ok(TraceReader::new(name, input)?)
}

/// What was run, in a line.
fn title(header: Option<&Fields>) -> Option<String> {
    let header = header?;
    let part = |name: &str| header.get(name).filter(|value| !value.is_null()).map(shown);
    let by = match (part("algorithm"), part("heuristic")) {
        (Some(algorithm), Some(heuristic)) => Some(format!("{algorithm} ({heuristic})")),
        (algorithm, _) => algorithm,
    };
    let space = part("space").map(|space| say(message!("cli-of-space", space)));
    let parts: Vec<String> = [part("puzzle"), part("level"), by, space].into_iter().flatten().collect();
    Some(parts.join(" · "))
}
