//! `solvarium hint`.

use std::path::Path;
use std::process::ExitCode;

use serde_json::Value as Json;
use solvarium_lab::hint::HintKind;
use solvarium_lab::report::between;
use solvarium_lab::{Advice, AlarmReport, Game, Hint, HintReport, Lost, Message, Reason, Stop, describe, message};

use super::{counting, difficulty, known_output, open};
use crate::args::HintArgs;
use crate::draw;
use crate::emit::emit;
use crate::progress::watched;
use crate::say::{Said, cannot_read, say, words, words_of_files};

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
    let limits = args.limits.limits();
    let advice = watched(limits, |host| game.hint(&moves, &[], limits, host))??;
    let code = match &advice {
        Ok(Advice { hint: Hint::Next(_) | Hint::Solved, .. }) => 0,
        Ok(_) => 1,
        Err(Stop::Limit(_)) => 3,
        Err(Stop::Interrupted) => 130,
    };
    let report = HintReport::new(game.as_ref(), game.name(), advice, words_of_files());
    if args.output == "json" {
        emit(&format!("{}\n", as_object(&report, args.tell)?))?;
    } else {
        let said = as_text(game.as_ref(), &report, args.tell);
        emit(&format!("{}\n{said}\n", draw::numbered(game.as_ref(), &moves)))?;
    }
    Ok(ExitCode::from(code))
}

/// Says whether a short look proves the game to be lost.
fn alarm(args: &HintArgs, game: &Game, moves: &[String]) -> anyhow::Result<ExitCode> {
    let limits = args.limits.limits();
    let lost = watched(limits, |host| game.alarm(moves, limits, host))??;
    if args.output == "json" {
        let report = AlarmReport { puzzle: game.info().name, level: game.name().into(), lost };
        emit(&format!("{}\n", serde_json::to_value(report)?))?;
    } else {
        let said = lost.map_or_else(|| say(message!("cli-hint-no-alarm")), |lost| as_loss(&lost));
        emit(&format!("{}\n{said}\n", draw::numbered(game, moves)))?;
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

fn as_object(report: &HintReport, tell: u64) -> anyhow::Result<Json> {
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

fn as_text(game: &Game, report: &HintReport, tell: u64) -> String {
    match (&report.step, report.hint) {
        (Some(step), hint) => as_lines(game, step, hint == HintKind::Mistake, tell),
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

/// As many of a step's sentences as were asked for, and with the last one the moves, as `--after` takes them.
fn as_lines(game: &Game, step: &Reason, mistake: bool, tell: u64) -> String {
    let rule = describe::rule(words(), game.info().name, &step.rule).title;
    let (place, why, what) = (step.place.clone(), step.why.clone(), step.what.clone());
    let why = match mistake {
        true => message!("cli-hint-why-wrong", why, rule),
        false => message!("cli-hint-why", why, rule, level = difficulty(step.level.name())),
    };
    let all = [message!("cli-hint-where", place), why, message!("cli-hint-what", what)];
    let mut lines: Vec<String> = mistake.then(|| say(message!("cli-hint-mistake"))).into_iter().collect();
    lines.extend(all.into_iter().take(tell as usize).map(say));
    let mut text = lines.join("\n");
    if tell == 3 && !mistake && !step.moves.is_empty() {
        let moves = step.moves.join(between(&step.moves));
        text += &format!("\n{}\n{}", say(message!("cli-hint-moves", moves)), counting(game));
    }
    text.trim_end().into()
}
