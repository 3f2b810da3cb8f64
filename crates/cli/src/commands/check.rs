//! `solvarium check`.

use std::process::ExitCode;

use solvarium_lab::check::TextError;
use solvarium_lab::{CheckReport, Examination, Fact, Game, LevelError, LoadError, Message, Stop, describe, message};

use super::{difficulty, known_output, open};
use crate::args::CheckArgs;
use crate::draw;
use crate::emit::emit;
use crate::progress::watched;
use crate::say::{cannot_read, say, words, words_of_files};

pub fn run(args: &CheckArgs) -> anyhow::Result<ExitCode> {
    known_output(&args.output, &["text", "json"])?;
    let as_json = args.output == "json";
    let game = match open(&args.level) {
        Ok(game) => game,
        Err(LoadError::Level { error, .. }) if as_json => return invalid(args, &error),
        Err(error @ LoadError::Unrecognised { .. }) if as_json => {
            return invalid(args, &LevelError::at(1, 1, &error));
        }
        Err(error) => return Err(error.into()),
    };
    let game = game.by_rules(&args.level.with_rules(&args.set))?;
    match &args.solution {
        Some(file) => {
            let text = std::fs::read_to_string(file).map_err(cannot_read(file))?;
            solution(game.as_ref(), &text, as_json)
        }
        None => examine(args, game.as_ref(), as_json),
    }
}

fn invalid(args: &CheckArgs, error: &LevelError) -> anyhow::Result<ExitCode> {
    let report = CheckReport::invalid(&args.level.level, TextError::new(error, words_of_files()));
    emit(&(serde_json::to_string(&report)? + "\n"))?;
    Ok(ExitCode::from(2))
}

/// Is this solution right?
fn solution(game: &Game, text: &str, as_json: bool) -> anyhow::Result<ExitCode> {
    let words = if as_json { words_of_files() } else { words() };
    let report = CheckReport::played(game, game.name(), text, words);
    let solution = report.solution.as_ref().expect("a solution was played");
    let text = match &solution.error {
        _ if as_json => serde_json::to_string(&report)?,
        None => say(message!("cli-solution-right", moves = solution.length, cost = solution.cost)),
        Some(reason) => say(message!("cli-solution-wrong", reason)),
    };
    emit(&(text + "\n"))?;
    Ok(ExitCode::from(u8::from(!solution.valid)))
}

/// Is the level solvable, unique, how hard?
fn examine(args: &CheckArgs, game: &Game, as_json: bool) -> anyhow::Result<ExitCode> {
    let limits = args.limits.limits();
    let examination = watched(limits, |host| game.examine(limits, host))??;
    let code = match examination.stopped {
        None => u8::from(examination.solvable == Some(false)),
        Some(Stop::Limit(_)) => 3,
        Some(Stop::Interrupted) => 130,
    };
    let text = if as_json {
        serde_json::to_string(&CheckReport::examined(game, game.name(), &examination, words_of_files()))? + "\n"
    } else {
        as_text(game, &examination)
    };
    emit(&text)?;
    Ok(ExitCode::from(code))
}

fn as_text(game: &Game, examination: &Examination) -> String {
    let mut text = format!("{} · {}\n\n", describe::puzzle(words(), game.info().name), game.name());
    text += &draw::last(game, &[]);
    text.push('\n');
    let rows = rows(game, examination);
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0).max(12);
    for (name, value) in rows {
        text += &format!("{name:<width$} {value}\n");
    }
    for (number, moves) in examination.solutions.iter().enumerate() {
        let title = match examination.unique {
            Some(true) => message!("cli-the-solution"),
            _ => message!("cli-solution", number = number + 1),
        };
        text += &format!("\n{}\n{}", say(title), draw::last(game, moves));
    }
    text
}

/// The results, name and value.
fn rows(game: &Game, examination: &Examination) -> Vec<(String, String)> {
    let unknown = || message!("cli-not-known");
    let known = |value: Option<bool>| match value {
        Some(true) => message!("cli-yes"),
        Some(false) => message!("cli-no-proved"),
        None => unknown(),
    };
    let said = |name: Message, value: Message| (say(name), say(value));
    let mut rows = vec![
        said(message!("cli-check-valid"), message!("cli-yes")),
        said(message!("cli-check-solvable"), known(examination.solvable)),
    ];
    if examination.unique.is_some() {
        rows.push(said(message!("cli-check-unique"), known(examination.unique)));
    }
    rows.extend(examination.shortest.map(|shortest| {
        let measure = describe::part(words(), game.info().name, "measure", shortest.measure).to_lowercase();
        let proved = if shortest.proved { "yes" } else { "no" };
        let value = message!("cli-shortest", length = shortest.length, measure, proved);
        said(message!("cli-check-shortest"), value)
    }));
    let grade = examination.difficulty.map_or_else(unknown, |name| Message::verbatim(difficulty(name)));
    rows.push(said(message!("cli-check-difficulty"), grade));
    rows.extend(examination.facts.iter().map(|(name, value)| fact(game, name, value)));
    rows.extend(examination.stopped.map(|stop| said(message!("cli-check-stopped"), stop.into())));
    rows
}

fn fact(game: &Game, name: &str, value: &Fact) -> (String, String) {
    let value = match value {
        Fact::Number(number) => number.to_string(),
        Fact::Said(message) => words().text(message),
        Fact::Cells(cells) => cells.len().to_string(),
    };
    (describe::part(words(), game.info().name, "fact", name), value)
}
