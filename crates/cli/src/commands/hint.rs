//! `solvarium hint`.

use std::path::Path;
use std::process::ExitCode;

use anyhow::Context as _;
use serde_json::Value as Json;
use solvarium_lab::{Hint, HintReport, Host, Stop, SystemClock};

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
    let report = HintReport::new(game.as_ref(), &args.level.level, &hint);
    if args.output == "json" {
        emit(&format!("{}\n", as_object(&report, args.tell)?))?;
    } else {
        emit(&format!("{}\n{}", draw::last(game.as_ref(), &moves), as_text(report, args.tell)))?;
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

fn as_object(report: &HintReport, tell: u8) -> anyhow::Result<Json> {
    let mut object = serde_json::to_value(report)?;
    let unsaid: &[&str] = match tell {
        1 => &["why", "what", "moves", "closed"],
        2 => &["what", "moves", "closed"],
        _ => &[],
    };
    if report.step.is_some() {
        unsaid.iter().for_each(|field| drop(object["step"][field].take()));
    }
    Ok(object)
}

fn as_text(HintReport { hint, step, .. }: HintReport, tell: u8) -> String {
    let Some(step) = step else {
        return match hint.as_str() {
            "solved" => "it is solved\n".into(),
            "unsolvable" => "proved: this level has no solution\n".into(),
            "beyond" => "no rule gets any further from here; someone has to try something out\n".into(),
            _ => hint + "\n",
        };
    };
    let head = if hint == "mistake" { "something is wrong" } else { step.level.name() };
    let mut lines = vec![format!("where  {}", step.place), format!("why    {} ({}, {head})", step.why, step.rule)];
    lines.push(format!("what   {}", step.what));
    lines.truncate(usize::from(tell));
    lines.join("\n") + "\n"
}
