//! What a program gets on standard input.

use std::collections::BTreeMap;

use serde::Serialize;
use solvarium_engine::{Limits, Metadata};
use solvarium_lab::{Game, Request, RequestError, registry};

use super::{PROTOCOL, Solver};

/// The question, in one line of JSON.
#[derive(Serialize)]
struct Question<'a> {
    solvarium: u32,
    puzzle: &'static str,
    level: Level<'a>,
    settings: BTreeMap<&'a str, &'a str>,
    limits: Limits,
    seed: u64,
}

#[derive(Serialize)]
struct Level<'a> {
    name: &'a str,
    format: &'a str,
    text: &'a str,
}

/// What is written to the program.
pub fn bytes(solver: &Solver, game: &Game, level: &str, request: &Request) -> Result<Vec<u8>, RequestError> {
    let (format, text) = level_text(solver, game, request)?;
    if solver.input.text {
        return Ok(text.into_bytes());
    }
    let question = Question {
        solvarium: PROTOCOL,
        puzzle: game.info().name,
        level: Level { name: level, format: &format, text: &text },
        settings: request.settings.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect(),
        limits: request.limits,
        seed: request.seed,
    };
    let mut line = serde_json::to_vec(&question).expect("a question can always be written as JSON");
    line.push(b'\n');
    Ok(line)
}

/// The level in the notation the program wants, and the name of the notation.
pub fn level_text(solver: &Solver, game: &Game, request: &Request) -> Result<(String, String), RequestError> {
    let format = match &solver.input.format {
        Some(format) => format.clone(),
        None => registry::puzzle(game.info().name)?.common_format.into(),
    };
    let text = game.write_for(&format, &Metadata::default(), request)?;
    Ok((format, text))
}
