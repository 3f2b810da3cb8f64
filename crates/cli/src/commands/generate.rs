//! `solvarium generate`.

use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use solvarium_lab::daily::{DAILY, Date};
use solvarium_lab::registry::{self, PuzzleEntry};
use solvarium_lab::target::{Batch, HuntError, Target, Vocabulary, Wanted, hunt};
use solvarium_lab::{GenerateError, Host, Message, Stop, SystemClock, level, message};

use super::known_output;
use crate::emit::{emit, tell};
use crate::generate_args::GenerateArgs;
use crate::interrupt;
use crate::progress::Progress;
use crate::say::{Said, say};

pub fn run(args: &GenerateArgs) -> anyhow::Result<ExitCode> {
    known_output(&args.output, &["text", "json"])?;
    let entry = registry::puzzle(&args.puzzle)?;
    let format = format(args, entry)?;
    if let Some(date) = &args.daily {
        return daily(entry, date, format);
    }
    if args.target.is_some() || args.output == "json" {
        return to_target(args, entry, format);
    }
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
                return Ok(stopped(stop));
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn stopped(stop: Stop) -> ExitCode {
    ExitCode::from(if stop == Stop::Interrupted { 130 } else { 3 })
}

/// The level of a day.
fn daily(entry: &PuzzleEntry, date: &str, format: &str) -> anyhow::Result<ExitCode> {
    let now = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let date = if date.is_empty() { Date::of_seconds(now()).to_string() } else { date.into() };
    let name = format!("{}/{DAILY}/{date}", entry.info.name);
    let opened = level::built_in(&name)?.ok_or_else(|| Said(message!("daily-no-date", date)))?;
    emit(&opened.game.write(format)?)?;
    Ok(ExitCode::SUCCESS)
}

/// Levels that meet the target.
fn to_target(args: &GenerateArgs, entry: &PuzzleEntry, format: &str) -> anyhow::Result<ExitCode> {
    let target = match &args.target {
        Some(text) => Target::parse(text, &Vocabulary::of(entry)).map_err(|error| Said((&error).into()))?,
        None => Target::default(),
    };
    let as_json = args.output == "json";
    let mut batch = Batch::new(entry, &target, args.count);
    let (clock, cancel) = (SystemClock::default(), interrupt::flag()?);
    let mut code = ExitCode::SUCCESS;
    for at in 0..args.count {
        let seed = args.seed.wrapping_add(at);
        let (settings, limits, tries) = (&args.settings, args.limits.limits(), args.tries);
        let wanted = Wanted { settings, target: &target, seed, tries, limits };
        let mut progress = Progress::new(None)?;
        let found = hunt(entry, &wanted, &mut Host { clock: &clock, cancel, watcher: &mut progress });
        progress.finish()?;
        match found {
            Ok(found) => {
                let before = batch.levels.len() as u64;
                let text = batch.found(&found, format)?;
                if !as_json {
                    emit(&separated(before, text.into()))?;
                }
            }
            Err(error) => {
                let said = say(message!("cli-generate-seed", seed, message = Message::from(&error)));
                code = if let HuntError::Stopped(stop, _) = error { stopped(stop) } else { ExitCode::from(3) };
                batch.missed(seed, error)?;
                tell(&said);
            }
        }
        if batch.stopped.is_some() {
            break;
        }
    }
    if as_json {
        emit(&(serde_json::to_string(&batch)? + "\n"))?;
    } else {
        let (found, tried) = (batch.levels.len(), batch.tried);
        tell(&say(message!("cli-generate-tried", found, count = args.count, tried)));
    }
    Ok(code)
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
    let separate = args.output == "json" || args.count == 1;
    if !separate && known.is_some_and(|format| !format.collection) {
        let instead = collection().map_or("", |format| format.name);
        return Err(Said(message!("cli-one-level", name, instead)));
    }
    Ok(name)
}
