//! `solvarium hint`.

use std::path::Path;
use std::process::ExitCode;

use serde_json::Value as Json;
use solvarium_lab::hint::HintKind;
use solvarium_lab::{Advice, AlarmReport, Game, Hint, HintReport, Lost, Message, Reason, Stop, message};

use super::{difficulty, known_output, open};
use crate::args::HintArgs;
use crate::draw;
use crate::emit::emit;
use crate::progress::watched;
use crate::say::{Said, cannot_read, say, words};

pub fn run(args: &HintArgs) -> anyhow::Result<ExitCode> {
    known_output(&args.output, &["text", "json"])?;
    let game = open(&args.level)?;
    let unreadable = |error| Said(message!("cli-after-unreadable", reason = Message::from(&error)));
    let moves = match args.level.shared() {
        Some(shared) if args.after.is_empty() => shared.moves().to_vec(),
        _ => game.read_solution(&moves_text(&args.after)?).map_err(unreadable)?,
    };
    if args.alarm {
        return alarm(args, game.as_ref(), &moves);
    }
    let advice = watched(|host| game.hint(&moves, &[], args.limits.limits(), host))??;
    let code = match &advice {
        Ok(Advice { hint: Hint::Next(_) | Hint::Solved, .. }) => 0,
        Ok(_) => 1,
        Err(Stop::Limit(_)) => 3,
        Err(Stop::Interrupted) => 130,
    };
    let report = HintReport::new(game.as_ref(), game.name(), advice, words());
    if args.output == "json" {
        emit(&format!("{}\n", as_object(&report, args.tell)?))?;
    } else {
        emit(&format!("{}\n{}\n", draw::last(game.as_ref(), &moves), as_text(&report, args.tell)))?;
    }
    Ok(ExitCode::from(code))
}

/// Says whether a short look proves the game to be lost.
fn alarm(args: &HintArgs, game: &Game, moves: &[String]) -> anyhow::Result<ExitCode> {
    let lost = watched(|host| game.alarm(moves, args.limits.limits(), host))??;
    if args.output == "json" {
        let report = AlarmReport { puzzle: game.info().name, level: game.name().into(), lost };
        emit(&format!("{}\n", serde_json::to_value(report)?))?;
    } else {
        let said = lost.map_or_else(|| say(message!("cli-hint-no-alarm")), |lost| as_loss(&lost));
        emit(&format!("{}\n{said}\n", draw::last(game, moves)))?;
    }
    Ok(ExitCode::from(u8::from(lost.is_some())))
}

/// What a file holds, if the text names one, else the text itself.
pub(super) fn moves_text(after: &str) -> Result<String, Said> {
    if after.is_empty() || !Path::new(after).is_file() {
        return Ok(after.into());
    }
    std::fs::read_to_string(after).map_err(cannot_read(Path::new(after)))
}

fn as_object(report: &HintReport, tell: u8) -> anyhow::Result<Json> {
    let mut object = serde_json::to_value(report)?;
    if let Some(rest) = object.get_mut("rest").filter(|_| tell < 3) {
        rest.take();
    }
    let unsaid: &[&str] = match tell {
        1 => &["why", "what", "moves", "closed"],
        2 => &["what", "moves", "closed"],
        _ => &[],
    };
    if report.step.is_some() {
        for field in unsaid {
            object["step"][field].take();
            if let Some(data) = object["step"]["messages"].get_mut(field) {
                data.take();
            }
        }
    }
    Ok(object)
}

fn as_text(report: &HintReport, tell: u8) -> String {
    match (&report.step, report.hint) {
        (Some(step), hint) => as_lines(step, hint == HintKind::Mistake, tell),
        (None, HintKind::Lost) => report.lost.as_ref().map(as_loss).unwrap_or_default(),
        (None, HintKind::Solved) => say(message!("cli-hint-solved")),
        (None, HintKind::Unsolvable) => say(message!("cli-hint-unsolvable")),
        (None, HintKind::Limit) => say(message!("stopped-limit", limit = report.limit.unwrap_or_default())),
        (None, HintKind::Interrupted) => say(Stop::Interrupted),
        (None, _) => say(message!("cli-hint-beyond")),
    }
}

/// That a game is lost, and since when as far as that is known.
fn as_loss(lost: &Lost) -> String {
    let Lost { since, solvable } = *lost;
    say(match solvable {
        _ if since == 0 => message!("cli-hint-unsolvable"),
        _ if lost.is_exact() => message!("cli-hint-lost", since),
        Some(solvable) => message!("cli-hint-lost-between", since, solvable),
        None => message!("cli-hint-lost-at-latest", since),
    })
}

/// As many of a step's sentences as were asked for.
fn as_lines(step: &Reason, mistake: bool, tell: u8) -> String {
    let head = if mistake { say(message!("cli-hint-mistake")) } else { difficulty(step.level.name()) };
    let place = message!("cli-hint-where", place = step.place.clone());
    let why = message!("cli-hint-why", why = step.why.clone(), rule = step.rule.as_ref(), head);
    let what = message!("cli-hint-what", what = step.what.clone());
    [place, why, what].into_iter().take(usize::from(tell)).map(say).collect::<Vec<_>>().join("\n")
}
