//! `solvarium generate`.

use std::process::ExitCode;

use solvarium_lab::registry::{self, PuzzleEntry};
use solvarium_lab::{GenerateError, Host, Stop, SystemClock, message};

use crate::emit::{emit, tell};
use crate::generate_args::GenerateArgs;
use crate::interrupt;
use crate::progress::Progress;
use crate::say::{Said, say};

pub fn run(args: &GenerateArgs) -> anyhow::Result<ExitCode> {
    let entry = registry::puzzle(&args.puzzle)?;
    let format = format(args, &entry)?;
    let cancel = interrupt::flag()?;
    let clock = SystemClock::default();
    for at in 0..args.count {
        let seed = args.seed.wrapping_add(at);
        let mut progress = Progress::new(None)?;
        let mut host = Host { clock: &clock, cancel, watcher: &mut progress };
        let game = entry.generate(&args.settings, seed, args.limits.limits(), &mut host);
        progress.finish()?;
        match game {
            Ok(game) => emit(&separated(at, game.write(format)?))?,
            Err(GenerateError::Stopped(stop)) => {
                tell(&say(&GenerateError::Stopped(stop)));
                return Ok(ExitCode::from(if stop == Stop::Interrupted { 130 } else { 3 }));
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// A level as it stands in a collection: one of several lines is separated from the one before by an empty line.
fn separated(at: u64, text: String) -> String {
    if at > 0 && text.lines().nth(1).is_some() { format!("\n{text}") } else { text }
}

/// The notation asked for, or the first that can hold several levels.
fn format<'a>(args: &'a GenerateArgs, entry: &PuzzleEntry) -> Result<&'a str, Said> {
    let collection = || entry.formats.iter().find(|format| format.collection).or(entry.formats.first());
    let Some(name) = args.format.as_deref() else {
        return Ok(collection().map_or("", |format| format.name));
    };
    let known = entry.formats.iter().find(|format| format.name == name);
    if args.count > 1 && known.is_some_and(|format| !format.collection) {
        let instead = collection().map_or("", |format| format.name);
        return Err(Said(message!("cli-one-level", name, instead)));
    }
    Ok(name)
}
