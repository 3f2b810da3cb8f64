//! `solvarium check`.

use std::process::ExitCode;

use anyhow::Context as _;
use serde_json::{Value as Json, json};
use solvarium_lab::{Game, Host, LoadError, Stop, SystemClock, level};

use super::known_output;
use crate::args::CheckArgs;
use crate::progress::Progress;
use crate::{draw, interrupt};

pub fn run(args: &CheckArgs) -> anyhow::Result<ExitCode> {
    known_output(&args.output, &["text", "json"])?;
    let as_json = args.output == "json";
    let game = match level::open(&args.level.level, args.level.puzzle.as_deref()) {
        Ok(game) => game,
        Err(LoadError::Level { error, .. }) if as_json => {
            let error = json!({"line": error.line, "column": error.column, "message": error.message});
            println!("{}", invalid(&args.level.level, error));
            return Ok(ExitCode::from(2));
        }
        Err(error @ LoadError::Unrecognised { .. }) if as_json => {
            let error = json!({"line": 1, "column": 1, "message": error.to_string()});
            println!("{}", invalid(&args.level.level, error));
            return Ok(ExitCode::from(2));
        }
        Err(error) => return Err(error.into()),
    };
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
    if as_json {
        println!(
            "{}",
            json!({
                "puzzle": game.info().name, "level": args.level.level, "valid": true,
                "solvable": if wrong.is_none() { Json::from(true) } else { Json::Null },
                "unique": null, "difficulty": null, "error": null,
                "solution": {"valid": wrong.is_none(), "length": length, "cost": cost, "error": wrong},
            })
        );
    } else {
        match &wrong {
            None => println!("the solution is right: {length} moves, cost {cost}"),
            Some(reason) => println!("the solution is wrong: {reason}"),
        }
    }
    Ok(ExitCode::from(u8::from(wrong.is_some())))
}

/// Is the level solvable, unique, how hard?
fn examine(args: &CheckArgs, game: &dyn Game, as_json: bool) -> anyhow::Result<ExitCode> {
    let mut progress = Progress::new(None)?;
    let clock = SystemClock::default();
    let mut host = Host { clock: &clock, cancel: interrupt::flag()?, watcher: &mut progress };
    let examined = game.examine(args.limits.limits(), &mut host);
    progress.finish()?;
    let (stopped, code) = match &examined {
        Ok(examination) => (None, if examination.solvable == Some(false) { 1 } else { 0 }),
        Err(Stop::Limit(limit)) => (Some(format!("limit reached: {}", limit.name())), 3),
        Err(Stop::Interrupted) => (Some("interrupted".to_string()), 130),
    };
    let examination = examined.unwrap_or_default();
    if as_json {
        let facts: serde_json::Map<String, Json> =
            examination.facts.iter().map(|(name, value)| ((*name).into(), json!(value))).collect();
        println!(
            "{}",
            json!({
                "puzzle": game.info().name, "level": args.level.level, "valid": true,
                "solvable": examination.solvable, "unique": examination.unique,
                "difficulty": examination.difficulty, "error": null, "stopped": stopped, "facts": facts,
            })
        );
        return Ok(ExitCode::from(code));
    }
    println!("{} · {}\n", game.info().title, args.level.level);
    println!("{}", draw::board(&game.board(), draw::colours()));
    let known = |value: Option<bool>| match value {
        Some(true) => "yes",
        Some(false) => "no, proved",
        None => "not known",
    };
    println!("valid       yes");
    println!("solvable    {}", known(examination.solvable));
    if let Some(unique) = examination.unique {
        println!("unique      {}", known(Some(unique)));
    }
    println!("difficulty  {}", examination.difficulty.unwrap_or("not known"));
    for (name, value) in &examination.facts {
        println!("{name:<11} {value}");
    }
    if let Some(stopped) = stopped {
        println!("stopped     {stopped}");
    }
    Ok(ExitCode::from(code))
}
