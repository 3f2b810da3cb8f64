//! `solvarium check`.

use std::process::ExitCode;

use anyhow::Context as _;
use serde_json::{Value as Json, json};
use solvarium_lab::{Examination, Game, Host, LoadError, Stop, SystemClock};

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
            let error = json!({"line": error.line, "column": error.column, "message": error.message});
            emit(&format!("{}\n", invalid(&args.level.level, error)))?;
            return Ok(ExitCode::from(2));
        }
        Err(error @ LoadError::Unrecognised { .. }) if as_json => {
            let error = json!({"line": 1, "column": 1, "message": error.to_string()});
            emit(&format!("{}\n", invalid(&args.level.level, error)))?;
            return Ok(ExitCode::from(2));
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

fn invalid(level: &str, error: Json) -> Json {
    json!({
        "level": level, "valid": false, "solvable": null, "unique": null, "difficulty": null, "error": error,
    })
}

/// Is this solution right?
fn solution(args: &CheckArgs, game: &dyn Game, text: &str, as_json: bool) -> anyhow::Result<ExitCode> {
    let moves = game.read_solution(text);
    let replay = moves.map(|moves| (moves.len(), game.replay(&moves)));
    let (length, cost, wrong) = match &replay {
        Ok((length, replay)) => (*length, replay.cost, replay.verdict.as_ref().err().map(ToString::to_string)),
        Err(error) => (0, 0, Some(error.to_string())),
    };
    let text = match &wrong {
        _ if as_json => json!({
            "puzzle": game.info().name, "level": args.level.level, "valid": true,
            "solvable": if wrong.is_none() { Json::from(true) } else { Json::Null },
            "unique": null, "difficulty": null, "error": null,
            "solution": {"valid": wrong.is_none(), "length": length, "cost": cost, "error": wrong},
        })
        .to_string(),
        None => format!("the solution is right: {length} moves, cost {cost}"),
        Some(reason) => format!("the solution is wrong: {reason}"),
    };
    emit(&(text + "\n"))?;
    Ok(ExitCode::from(u8::from(wrong.is_some())))
}

/// Is the level solvable, unique, how hard?
fn examine(args: &CheckArgs, game: &dyn Game, as_json: bool) -> anyhow::Result<ExitCode> {
    let mut progress = Progress::new(None)?;
    let clock = SystemClock::default();
    let mut host = Host { clock: &clock, cancel: interrupt::flag()?, watcher: &mut progress };
    let examined = game.examine(args.limits.limits(), &mut host);
    progress.finish()?;
    let examination = examined?;
    let (stopped, code) = match examination.stopped {
        None => (None, u8::from(examination.solvable == Some(false))),
        Some(Stop::Limit(limit)) => (Some(format!("limit reached: {}", limit.name())), 3),
        Some(Stop::Interrupted) => (Some("interrupted".to_string()), 130),
    };
    let text = if as_json {
        as_object(args, game, &examination, stopped.as_deref()).to_string() + "\n"
    } else {
        as_text(args, game, &examination, stopped.as_deref())
    };
    emit(&text)?;
    Ok(ExitCode::from(code))
}

fn as_object(args: &CheckArgs, game: &dyn Game, examination: &Examination, stopped: Option<&str>) -> Json {
    let number = |value: &String| value.parse::<u64>().map_or_else(|_| json!(value), Json::from);
    let facts: serde_json::Map<String, Json> =
        examination.facts.iter().map(|(name, value)| ((*name).replace(' ', "_"), number(value))).collect();
    json!({
        "puzzle": game.info().name, "level": args.level.level, "valid": true,
        "solvable": examination.solvable, "unique": examination.unique,
        "difficulty": examination.difficulty, "error": null, "stopped": stopped, "facts": facts,
        "solutions": examination.solutions,
    })
}

fn as_text(args: &CheckArgs, game: &dyn Game, examination: &Examination, stopped: Option<&str>) -> String {
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
    rows.extend(stopped.map(|stopped| ("stopped", stopped)));
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
