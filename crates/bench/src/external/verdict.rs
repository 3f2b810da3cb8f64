//! From how a program ended and what it said to an answer. Its word counts for nothing where the rules can tell.

use solvarium_lab::{Game, Judged, Request, RequestError};

use super::Solver;
use super::listen::{Claim, Enough, Moves, Said, harmless};
use crate::answer::Answer;
use crate::process::{Finished, Killed};
use crate::record::{Ending, Figures, ProcessFigures};

/// Exit codes of the shell for a command that is not there or is no program.
const NOT_STARTED: [i32; 2] = [126, 127];

/// What came of a program.
pub fn of(
    solver: &Solver,
    game: &dyn Game,
    request: &Request,
    finished: Finished,
    said: Said,
) -> Result<Answer, RequestError> {
    let Finished { killed, figures: process, complaint } = finished;
    let limit = limit(killed, said.enough.as_ref());
    let figures = Figures { expanded: said.expanded, generated: said.generated, ..Figures::default() };
    let without = |outcome, reason| Answer::without(outcome, reason, process.clone());
    let answer = match (&said.enough, &said.moves) {
        (Some(Enough::Garbage(what)), _) => without(Ending::Garbage, Some(what.clone())),
        (Some(Enough::Nodes), _) => without(Ending::Limit, Some(too_many(&said, request))),
        (_, Some(moves)) => with_moves(game, request, moves, process.clone())?,
        (Some(Enough::TooMuch(what)), None) => without(Ending::Limit, Some(what.clone())),
        (None, None) if limit.is_some() => without(Ending::Limit, None),
        (None, None) => {
            let (outcome, reason) = silent(solver, &said, &process, &complaint);
            without(outcome, reason)
        }
    };
    let limited = matches!(answer.outcome, Ending::Limit | Ending::Solved);
    let limit = limit.filter(|_| limited);
    Ok(Answer { killed: limit.is_some(), limit: limit.map(String::from), figures, ..answer })
}

/// The limit at which the program was ended.
fn limit(killed: Option<Killed>, enough: Option<&Enough>) -> Option<&'static str> {
    match (killed, enough) {
        (_, Some(Enough::Nodes)) => Some("nodes"),
        (_, Some(Enough::TooMuch(_))) => Some("output"),
        (Some(Killed::Time), _) => Some("time"),
        (Some(Killed::Memory), _) => Some("memory"),
        _ => None,
    }
}

fn too_many(said: &Said, request: &Request) -> String {
    let told = said.expanded.unwrap_or(0);
    format!("it told {told} expansions; {} are allowed", request.limits.nodes.unwrap_or(0))
}

/// Replays the moves by the rules.
fn with_moves(
    game: &dyn Game,
    request: &Request,
    moves: &Moves,
    process: ProcessFigures,
) -> Result<Answer, RequestError> {
    let read = match moves {
        Moves::List(list) => Ok(list.clone()),
        Moves::Text(text) => game.read_solution(text),
    };
    let wrong = |error: &dyn std::fmt::Display| {
        let reason = format!("its moves are no solution: {error}");
        Ok(Answer::without(Ending::Wrong, Some(reason), process.clone()))
    };
    let moves = match read {
        Ok(moves) => moves,
        Err(error) => return wrong(&error),
    };
    let Judged { cost, measures } = match game.judge(request, &moves)? {
        Ok(judged) => judged,
        Err(error) => return wrong(&error),
    };
    Ok(Answer {
        length: Some(moves.len() as u64),
        cost: Some(cost),
        measures: measures.into_iter().map(|(name, value)| (name.to_string(), value)).collect(),
        moves,
        ..Answer::without(Ending::Solved, None, process)
    })
}

/// A program that ended by itself and told no moves.
fn silent(solver: &Solver, said: &Said, process: &ProcessFigures, complaint: &str) -> (Ending, Option<String>) {
    let last_words = match complaint.lines().last() {
        Some(line) => format!(": {}", harmless(line.trim())),
        None => String::new(),
    };
    match (process.signal, process.exit_code, said.claim) {
        (Some(signal), _, _) => (Ending::Crashed, Some(format!("it was ended by signal {signal}{last_words}"))),
        (_, _, Some(Claim::Unsolvable)) => (Ending::Unsolvable, said.message.clone()),
        (_, _, Some(Claim::GaveUp)) => (Ending::Stuck, said.message.clone()),
        (_, Some(code), _) if NOT_STARTED.contains(&code) => {
            (Ending::Crashed, Some(format!("cannot start `{}`{last_words}", solver.command)))
        }
        (_, Some(0), _) => {
            let told = said.message.as_ref().map_or_else(|| last_words.clone(), |message| format!("; {message}"));
            (Ending::Garbage, Some(format!("it ended without an answer{told}")))
        }
        (_, code, _) => {
            let code = code.map_or_else(|| "an unknown exit code".into(), |code| format!("exit code {code}"));
            (Ending::Crashed, Some(format!("it ended with {code}{last_words}")))
        }
    }
}
