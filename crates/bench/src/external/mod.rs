//! External programs: any program that reads a level and writes moves can take part.
//!
//! It is run in a confined process, gets a question on standard input (`question.rs`) and answers on standard output
//! (`listen.rs`); its answer is judged by the rules (`verdict.rs`). docs/EXTERNAL_SOLVERS.md is the protocol.

pub mod listen;
mod question;
pub mod verdict;

use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::AtomicBool;

use solvarium_lab::report::Process;
use solvarium_lab::{Game, Message, Outcome, Report, Request, RequestError, message, trace};
use thiserror::Error;

use crate::process::{self, Bounds, launcher};
use crate::record::SolverSpec;
use crate::words::displayed_in_english;
use listen::Listener;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// An external program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solver {
    /// What tables call it.
    pub label: String,
    /// The command that starts it, for the shell.
    pub command: String,
    /// How it gets the level.
    pub input: Input,
}

/// How a program gets the level: `json`, `text`, or either with a notation, as in `text:xsb`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Input {
    /// Whether it gets the level's text alone, rather than in a line of JSON with everything else that is asked.
    pub text: bool,
    /// The notation; the one of the puzzle's built-in levels when nothing is said.
    pub format: Option<String>,
}

/// What a program needs from the one around it.
pub struct Surroundings<'a> {
    /// The path of `solvarium` itself, which launches the program.
    pub solvarium: &'a Path,
    /// Bytes it may hold in any case, whatever its own limit says.
    pub available: Option<u64>,
    /// Set to end the program.
    pub cancel: &'a AtomicBool,
    /// Where the expansions it reports are written.
    pub trace: Option<&'a mut (dyn Write + Send)>,
}

/// Why a program was not run, or nothing is known of its run.
#[derive(Debug, Error)]
pub enum ExternalError {
    /// What is asked of it makes no sense.
    Request(#[from] RequestError),
    /// Its trace could not be written.
    Trace(#[from] io::Error),
}

impl From<&ExternalError> for Message {
    fn from(error: &ExternalError) -> Self {
        match error {
            ExternalError::Request(error) => error.into(),
            ExternalError::Trace(error) => trace::failed(error),
        }
    }
}

displayed_in_english!(ExternalError);

/// Runs a program on a level. Whatever the program does is a result.
pub fn solve(
    solver: &Solver,
    game: &Game,
    level: &str,
    request: &Request,
    surroundings: Surroundings<'_>,
) -> Result<Report, ExternalError> {
    check(solver, game, request)?;
    let input = question::bytes(solver, game, level, request)?;
    let bounds = Bounds {
        seconds: request.limits.seconds,
        cpu_seconds: request.limits.cpu_seconds,
        bytes: request.limits.bytes.into_iter().chain(surroundings.available).min(),
        cancel: surroundings.cancel,
    };
    let command = launcher::command(surroundings.solvarium, words(&solver.command));
    let mut listener = Listener::new(request.limits.nodes, surroundings.trace);
    let base =
        Report { algorithm: solver.label.clone(), ..Report::new(game.info().name, level, request, Outcome::Crashed) };
    let finished = match process::run(command, &input, &bounds, |piece| listener.hear(piece)) {
        Ok(finished) => finished,
        Err(error) => {
            let reason = Some(message!("external-not-started", command = &solver.command, reason = error.to_string()));
            let process = Process { command: Some(solver.command.clone()), killed: false, reason };
            return Ok(Report { process: Some(process), ..base });
        }
    };
    let said = listener.end(finished.killed.is_some())?;
    Ok(verdict::of(base, solver, game, request, finished, said)?)
}

/// The words that start a command: its own, if it is a plain one, else those of a shell that runs it. Without a shell in
/// between the program itself dies with us, and its processor time is known however it ends.
fn words(command: &str) -> Vec<&str> {
    let plain = |c: char| c.is_alphanumeric() || c == ' ' || "-_./:,+@%".contains(c);
    let words: Vec<&str> = command.split_whitespace().collect();
    let alone = command.chars().all(plain) && words.first().is_some_and(|name| is_program(name));
    if alone { words } else { vec!["sh", "-c", command] }
}

/// Whether a word names a program rather than something that only a shell can do.
fn is_program(name: &str) -> bool {
    if name.contains('/') {
        return Path::new(name).is_file();
    }
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders).any(|folder| folder.join(name).is_file())
}

/// What is wrong with asking this of a program, without running it.
pub fn check(solver: &Solver, game: &Game, request: &Request) -> Result<(), RequestError> {
    question::level_text(solver, game, request)?;
    // No moves are no solution; what matters is that they could be judged.
    game.judge(request, &[]).map(drop)
}

impl Solver {
    /// A program as it is written on the command line: `COMMAND` or `NAME=COMMAND`. A name has no blanks, slashes or
    /// quotes; capitals alone, as in `PATH`, are not a name but a variable that the shell is to set for the command.
    pub fn new(text: &str, input: Input) -> Solver {
        let is_name = |name: &str| {
            let odd = |c: char| c.is_whitespace() || "/\\'\"`$|&;<>()".contains(c);
            let variable = name.starts_with(|c: char| c.is_ascii_uppercase() || c == '_')
                && name.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_');
            !name.is_empty() && !name.contains(odd) && !name.starts_with('-') && !variable
        };
        let (label, command) = match text.split_once('=') {
            Some((name, command)) if is_name(name) => (name, command),
            _ => (text, text),
        };
        Solver { label: label.trim().into(), command: command.trim().into(), input }
    }

    /// What results call it, asked this.
    pub fn spec(&self, request: &Request) -> SolverSpec {
        SolverSpec {
            label: self.label.clone(),
            request: request.clone(),
            command: Some(self.command.clone()),
            input: Some(self.input.clone().into()),
            ..SolverSpec::default()
        }
    }

    /// The program that a suite names, if it names one.
    pub fn of(spec: &SolverSpec) -> Result<Option<Solver>, Message> {
        let Some(command) = &spec.command else { return Ok(None) };
        let input = spec.input.as_deref().map_or(Ok(Input::default()), Input::parse)?;
        Ok(Some(Solver { label: spec.label.clone(), command: command.clone(), input }))
    }
}

impl Input {
    /// Reads `json`, `text`, `json:NOTATION` or `text:NOTATION`.
    pub fn parse(text: &str) -> Result<Input, Message> {
        let (kind, format) = text.split_once(':').map_or((text, None), |(kind, format)| (kind, Some(format)));
        if !["json", "text"].contains(&kind) || format == Some("") {
            return Err(message!("external-no-input", name = text));
        }
        Ok(Input { text: kind == "text", format: format.map(String::from) })
    }
}

impl From<Input> for String {
    fn from(input: Input) -> String {
        let kind = if input.text { "text" } else { "json" };
        input.format.map_or_else(|| kind.into(), |format| format!("{kind}:{format}"))
    }
}
