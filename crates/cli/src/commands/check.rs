//! `solvarium check`.

use std::process::ExitCode;

use anyhow::Context as _;
use solvarium_lab::check::{TextError, stopped};
use solvarium_lab::{CheckReport, Examination, Game, Host, LoadError, Stop, SystemClock};

use super::{known_output, open};
use crate::args::CheckArgs;
use crate::emit::emit;
use crate::progress::Progress;
use crate::{draw, interrupt};

pub fn run(args: &CheckArgs) -> anyhow::Result<ExitCode> {
    known_output(&args.output, &["text", "json"])?;
    let as_json = args.output == "json";
    let game = match open(&args.level) {
        Ok(game) => game,
        Err(LoadError::Level { error, .. }) if as_json => {
            return invalid(args, TextError::from(&error));
        }
        Err(error @ LoadError::Unrecognised { .. }) if as_json => {
            return invalid(args, TextError { line: 1, column: 1, message: error.to_string() });
        }
        Err(error) => return Err(error.into()),
    };
    let game = game.by_rules(&args.set)?;
    match &args.solution {
        Some(file) => {
            let text = std::fs::read_to_string(file).with_context(|| format!("cannot read `{}`", file.display()))?;
            solution(args, game.as_ref(), &text, as_json)
        }
        None => examine(args, game.as_ref(), as_json),
    }
}

fn invalid(args: &CheckArgs, error: TextError) -> anyhow::Result<ExitCode> {
    emit(&(serde_json::to_string(&CheckReport::invalid(&args.level.level, error))? + "\n"))?;
    Ok(ExitCode::from(2))
}

/// Is this solution right?
fn solution(args: &CheckArgs, game: &dyn Game, text: &str, as_json: bool) -> anyhow::Result<ExitCode> {
    let report = CheckReport::played(game, &args.level.level, text);
    let solution = report.solution.as_ref().context("a solution was played")?;
    let text = match &solution.error {
        _ if as_json => serde_json::to_string(&report)?,
        None => format!("the solution is right: {} moves, cost {}", solution.length, solution.cost),
        Some(reason) => format!("the solution is wrong: {reason}"),
    };
    emit(&(text + "\n"))?;
    Ok(ExitCode::from(u8::from(!solution.valid)))
}

/// Is the level solvable, unique, how hard?
fn examine(args: &CheckArgs, game: &dyn Game, as_json: bool) -> anyhow::Result<ExitCode> {
    let mut progress = Progress::new(None)?;
    let clock = SystemClock::default();
    let mut host = Host { clock: &clock, cancel: interrupt::flag()?, watcher: &mut progress };
    let examined = game.examine(args.limits.limits(), &mut host);
    progress.finish()?;
    let examination = examined?;
    let code = match examination.stopped {
        None => u8::from(examination.solvable == Some(false)),
        Some(Stop::Limit(_)) => 3,
        Some(Stop::Interrupted) => 130,
    };
    let text = if as_json {
        serde_json::to_string(&CheckReport::examined(game, &args.level.level, &examination))? + "\n"
    } else {
        as_text(args, game, &examination)
    };
    emit(&text)?;
    Ok(ExitCode::from(code))
}

fn as_text(args: &CheckArgs, game: &dyn Game, examination: &Examination) -> String {
    let known = |value: Option<bool>| match value {
        Some(true) => "yes",
        Some(false) => "no, proved",
        None => "not known",
    };
    let mut rows = vec![("valid", "yes"), ("solvable", known(examination.solvable))];
    if examination.unique.is_some() {
        rows.push(("unique", known(examination.unique)));
    }
    rows.push(("difficulty", examination.difficulty.unwrap_or("not known")));
    rows.extend(examination.facts.iter().map(|(name, value)| (*name, value.as_str())));
    let stopped = examination.stopped.map(stopped);
    rows.extend(stopped.as_deref().map(|stopped| ("stopped", stopped)));
    let mut text = format!("{} · {}\n\n", game.info().title, args.level.level);
    text += &draw::last(game, &[]);
    text.push('\n');
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0).max(12);
    for (name, value) in rows {
        text += &format!("{name:<width$} {value}\n");
    }
    for (number, moves) in examination.solutions.iter().enumerate() {
        let title =
            if examination.unique == Some(true) { "the solution".into() } else { format!("solution {}", number + 1) };
        text += &format!("\n{title}\n{}", draw::last(game, moves));
    }
    text
}
