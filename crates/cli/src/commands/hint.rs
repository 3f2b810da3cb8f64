//! `solvarium hint`.

use std::path::Path;
use std::process::ExitCode;

use anyhow::Context as _;
use serde_json::{Value as Json, json};
use solvarium_lab::report::reason;
use solvarium_lab::{Game, Hint, Host, Reason, Stop, SystemClock};

use super::{known_output, open};
use crate::args::HintArgs;
use crate::emit::emit;
use crate::progress::Progress;
use crate::{draw, interrupt};

pub fn run(args: &HintArgs) -> anyhow::Result<ExitCode> {
    known_output(&args.output, &["text", "json"])?;
    let game = open(&args.level)?;
    let moves = game.read_solution(&moves_text(&args.after)?).context("the moves after --after cannot be read")?;
    let mut progress = Progress::new(None)?;
    let clock = SystemClock::default();
    let mut host = Host { clock: &clock, cancel: interrupt::flag()?, watcher: &mut progress };
    let hint = game.hint(&moves, args.limits.limits(), &mut host);
    progress.finish()?;
    let hint = hint?;
    let code = match &hint {
        Ok(Hint::Next(_) | Hint::Solved) => 0,
        Ok(Hint::Mistake(_) | Hint::Unsolvable | Hint::Beyond) => 1,
        Err(Stop::Limit(_)) => 3,
        Err(Stop::Interrupted) => 130,
    };
    if args.output == "json" {
        emit(&format!("{}\n", as_object(args, game.as_ref(), &hint)))?;
    } else {
        emit(&format!("{}\n{}", draw::last(game.as_ref(), &moves), as_text(&hint, args.tell)))?;
    }
    Ok(ExitCode::from(code))
}

/// What a file holds, if the text names one, else the text itself.
fn moves_text(after: &str) -> anyhow::Result<String> {
    if after.is_empty() || !Path::new(after).is_file() {
        return Ok(after.into());
    }
    std::fs::read_to_string(after).with_context(|| format!("cannot read `{after}`"))
}

/// The word for what came of it, and the step where there is one.
fn parts(hint: &Result<Hint, Stop>) -> (String, Option<&Reason>) {
    match hint {
        Ok(Hint::Next(step)) => ("next".into(), Some(step)),
        Ok(Hint::Mistake(step)) => ("mistake".into(), Some(step)),
        Ok(Hint::Solved) => ("solved".into(), None),
        Ok(Hint::Unsolvable) => ("unsolvable".into(), None),
        Ok(Hint::Beyond) => ("beyond".into(), None),
        Err(Stop::Limit(limit)) => (format!("limit reached: {}", limit.name()), None),
        Err(Stop::Interrupted) => ("interrupted".into(), None),
    }
}

fn as_object(args: &HintArgs, game: &dyn Game, hint: &Result<Hint, Stop>) -> Json {
    let (outcome, step) = parts(hint);
    let step = step.map(|step| {
        let mut step = reason(step);
        if args.tell < 3 {
            step["what"].take();
            step["moves"].take();
            step["closed"].take();
        }
        if args.tell < 2 {
            step["why"].take();
        }
        step
    });
    json!({"puzzle": game.info().name, "level": args.level.level, "hint": outcome, "step": step})
}

fn as_text(hint: &Result<Hint, Stop>, tell: u8) -> String {
    let (outcome, step) = parts(hint);
    let Some(step) = step else {
        return match hint {
            Ok(Hint::Solved) => "it is solved\n".into(),
            Ok(Hint::Unsolvable) => "proved: this level has no solution\n".into(),
            Ok(Hint::Beyond) => "no rule gets any further from here; someone has to try something out\n".into(),
            _ => outcome + "\n",
        };
    };
    let head = if outcome == "mistake" { "something is wrong" } else { step.level.name() };
    let mut lines = vec![format!("where  {}", step.place), format!("why    {} ({}, {head})", step.why, step.rule)];
    lines.push(format!("what   {}", step.what));
    lines.truncate(usize::from(tell));
    lines.join("\n") + "\n"
}
