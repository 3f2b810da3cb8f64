//! From how a program ended and what it said to a result. What it claims counts for nothing where the rules can decide.

use solvarium_lab::error::ReplayError;
use solvarium_lab::report::{Process, ProcessStats, RunStats};
use solvarium_lab::{Game, Judged, Message, Outcome, Report, Request, RequestError, message};

use super::Solver;
use super::listen::{Claim, Enough, Moves, Said, harmless};
use crate::process::{Finished, Killed};

/// Exit codes of the shell for a command that is not there or is no program.
const NOT_STARTED: [i32; 2] = [126, 127];

/// What a program did on a level: `base` has the names of both.
pub fn of(
    base: Report,
    solver: &Solver,
    game: &Game,
    request: &Request,
    finished: Finished,
    said: Said,
) -> Result<Report, RequestError> {
    let limit = limit(finished.killed, said.enough.as_ref());
    let without = |outcome, reason| (Report { outcome, ..base.clone() }, reason);
    let (report, reason) = match (&said.enough, &said.moves) {
        _ if finished.killed == Some(Killed::Cancelled) => without(Outcome::Interrupted, None),
        (Some(Enough::Garbage(what)), _) => without(Outcome::Garbage, Some(what.clone())),
        (Some(Enough::Nodes), _) => without(Outcome::Limit, Some(too_many(&said, request))),
        (_, Some(moves)) => match solution(game, request, moves)? {
            Ok((moves, judged)) => (solved(base, moves, judged), None),
            Err(reason) => without(Outcome::Wrong, Some(reason)),
        },
        (Some(Enough::TooMuch(what)), None) => without(Outcome::Limit, Some(what.clone())),
        (None, None) if limit.is_some() => without(Outcome::Limit, None),
        (None, None) => {
            let (outcome, reason) = silent(solver, &said, &finished.stats, &finished.complaint);
            without(outcome, reason)
        }
    };
    let limit = limit.filter(|_| matches!(report.outcome, Outcome::Limit | Outcome::Solved));
    let stats = RunStats {
        seconds: Some(finished.stats.seconds),
        process: Some(finished.stats),
        expanded: said.expanded,
        generated: said.generated,
        peak_rss_bytes: finished.peak_rss_bytes,
        ..RunStats::default()
    };
    let process = Process { command: Some(solver.command.clone()), killed: limit.is_some(), reason };
    Ok(Report { limit: limit.map(String::from), process: Some(process), stats, ..report })
}

/// The limit at which the program was ended.
fn limit(killed: Option<Killed>, enough: Option<&Enough>) -> Option<&'static str> {
    match (killed, enough) {
        (_, Some(Enough::Nodes)) => Some("nodes"),
        (_, Some(Enough::TooMuch(_))) => Some("output"),
        (Some(Killed::Time), _) => Some("time"),
        (Some(Killed::Cpu), _) => Some("cpu"),
        (Some(Killed::Memory), _) => Some("memory"),
        _ => None,
    }
}

fn too_many(said: &Said, request: &Request) -> Message {
    let (expanded, most) = (said.expanded.unwrap_or(0), request.limits.nodes.unwrap_or(0));
    message!("external-too-many-nodes", expanded, most)
}

/// Replays the moves by the rules: what they are worth, or why they are no solution.
fn solution(
    game: &Game,
    request: &Request,
    moves: &Moves,
) -> Result<Result<(Vec<String>, Judged), Message>, RequestError> {
    let wrong = |error: &ReplayError| Ok(Err(message!("external-no-solution", reason = Message::from(error))));
    let read = match moves {
        Moves::List(list) => Ok(list.clone()),
        Moves::Text(text) => game.read_solution(text),
    };
    let moves = match read {
        Ok(moves) => moves,
        Err(error) => return wrong(&error),
    };
    match game.judge(request, &moves)? {
        Ok(judged) => Ok(Ok((moves, judged))),
        Err(error) => wrong(&error),
    }
}

fn solved(base: Report, moves: Vec<String>, Judged { cost, measures }: Judged) -> Report {
    Report {
        outcome: Outcome::Solved,
        length: Some(moves.len()),
        cost: Some(cost),
        measures: measures.into_iter().map(|(name, value)| (name.into(), value)).collect(),
        moves,
        ..base
    }
}

/// A program that ended by itself and reported no moves.
fn silent(solver: &Solver, said: &Said, process: &ProcessStats, complaint: &str) -> (Outcome, Option<Message>) {
    let (outcome, reason) = match (process.signal, process.exit_code, said.claim) {
        (Some(signal), _, _) => (Outcome::Crashed, message!("external-signal", signal)),
        (_, _, Some(Claim::Unsolvable)) => return (Outcome::Unsolvable, said.message.clone()),
        (_, _, Some(Claim::GaveUp)) => return (Outcome::Stuck, said.message.clone()),
        (_, Some(code), _) if NOT_STARTED.contains(&code) => {
            (Outcome::Crashed, message!("external-no-command", command = &solver.command))
        }
        (_, Some(0), _) => {
            if let Some(message) = &said.message {
                return (Outcome::Garbage, Some(message!("external-no-answer-but", message = message.clone())));
            }
            (Outcome::Garbage, message!("external-no-answer"))
        }
        (_, Some(code), _) => (Outcome::Crashed, message!("external-exit-code", code)),
        (_, None, _) => (Outcome::Crashed, message!("external-unknown-exit-code")),
    };
    let reason = match complaint.lines().last() {
        Some(line) => message!("external-last-words", reason, text = harmless(line.trim())),
        None => reason,
    };
    (outcome, Some(reason))
}
