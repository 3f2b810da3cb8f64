//! Programs of other people in `solve` and `compare`.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use anyhow::Context as _;
use serde_json::Value as Json;
use solvarium_bench::external::{self, Solver, Surroundings};
use solvarium_bench::plan::EXTERNAL;
use solvarium_bench::{Answer, Ending, SolverSpec};
use solvarium_lab::compare::{Row, bytes, csv, grouped, markdown, seconds};
use solvarium_lab::registry::PuzzleEntry;
use solvarium_lab::report::{between, moves_text};
use solvarium_lab::{Family, Game, Request};

use super::solve::{save, wrap};
use crate::args::SolveArgs;
use crate::emit::{emit, tell};
use crate::progress::Progress;
use crate::{draw, interrupt};

/// A program that was asked, and what came of it.
pub struct Asked {
    pub solver: Solver,
    pub request: Request,
    pub level: String,
    pub puzzle: &'static str,
    pub answer: Answer,
}

impl Asked {
    /// As a row of a table.
    pub fn row(&self) -> Row {
        external::row(&self.solver, self.puzzle, &self.level, &self.request, &self.answer)
    }

    /// Who was asked, as results name it.
    pub fn spec(&self) -> SolverSpec {
        let Solver { label, command, input } = self.solver.clone();
        SolverSpec {
            label,
            request: self.request.clone(),
            command: Some(command),
            input: Some(input.into()),
            files: None,
        }
    }

    /// In JSON.
    pub fn json(&self) -> Json {
        external::json(&self.solver, self.puzzle, &self.level, &self.request, &self.answer)
    }

    /// Says on standard error what went wrong, if something did.
    pub fn explain(&self) {
        if let Some(reason) = self.answer.reason.as_ref().filter(|_| self.answer.outcome != Ending::Solved) {
            tell(&format!("{}: {}: {reason}", self.solver.label, self.verdict()));
        }
    }

    fn verdict(&self) -> String {
        self.answer.outcome.verdict(self.answer.limit.as_deref(), true)
    }
}

/// Asks a program; nothing when it was interrupted.
pub fn ask(
    solver: &Solver,
    game: &dyn Game,
    level: &str,
    request: &Request,
    cancel: &AtomicBool,
    trace: Option<&mut BufWriter<File>>,
) -> anyhow::Result<Option<Asked>> {
    let solvarium = std::env::current_exe().context("cannot find the path of this program")?;
    let trace = trace.map(|file| file as &mut (dyn Write + Send));
    let surroundings = Surroundings { solvarium: &solvarium, available: None, cancel, trace };
    let answer = external::solve(solver, game, level, request, surroundings)?;
    let asked = |answer| Asked {
        solver: solver.clone(),
        request: request.clone(),
        level: level.into(),
        puzzle: game.info().name,
        answer,
    };
    Ok(answer.map(asked))
}

/// `solve --external`.
pub fn solve(args: &SolveArgs, program: &str, game: &dyn Game, entry: &PuzzleEntry) -> anyhow::Result<ExitCode> {
    let solver = Solver::new(program, args.external_input.clone());
    let request = args.search.request(EXTERNAL);
    let create = |path: &std::path::PathBuf| {
        File::create(path).map(BufWriter::new).with_context(|| format!("cannot write `{}`", path.display()))
    };
    let mut trace = args.trace.as_ref().map(create).transpose()?;
    let progress = Progress::new(None)?;
    progress.wait_for(&solver.label);
    let asked = ask(&solver, game, &args.level.level, &request, interrupt::flag()?, trace.as_mut());
    progress.finish()?;
    if let Some(file) = &mut trace {
        file.flush().context("the trace could not be written")?;
    }
    let Some(asked) = asked? else {
        tell("interrupted");
        return Ok(ExitCode::from(130));
    };
    emit(&render(args, game, entry, &asked)?)?;
    asked.explain();
    if let Some(file) = &args.save {
        save(file, game, entry, asked.answer.length.map(|_| asked.answer.moves.as_slice()))?;
    }
    Ok(exit_code(asked.answer.outcome))
}

/// The exit code of the contract.
fn exit_code(outcome: Ending) -> ExitCode {
    ExitCode::from(match outcome {
        Ending::Solved => 0,
        Ending::Limit => 3,
        Ending::Unsolvable | Ending::Stuck | Ending::Wrong | Ending::Garbage | Ending::Crashed => 1,
    })
}

fn render(args: &SolveArgs, game: &dyn Game, entry: &PuzzleEntry, asked: &Asked) -> anyhow::Result<String> {
    let moves = &asked.answer.moves;
    Ok(match args.output.as_str() {
        "json" => format!("{}\n", asked.json()),
        "csv" => csv(&[asked.row()]),
        "markdown" => markdown(&[asked.row()]),
        "text" => text(game, entry, asked),
        _ if asked.answer.length.is_none() => {
            tell(&asked.verdict());
            String::new()
        }
        "moves" if !entry.solution_formats.iter().any(|format| format.name == "moves") => moves_text(moves),
        own => game.write_solution(own, moves)?,
    })
}

/// The answer for people.
fn text(game: &dyn Game, entry: &PuzzleEntry, asked: &Asked) -> String {
    let Asked { solver, level, answer, .. } = asked;
    let mut text = format!("{} · {level} · {}\n\n", entry.info.title, solver.label);
    text += &match entry.info.family {
        Family::Path => draw::board(&game.board(), draw::colours()),
        Family::Placement => draw::last(game, &answer.moves),
    };
    text += &match (answer.length, answer.cost) {
        (Some(length), Some(cost)) => format!("\nsolved in {length} moves (cost {cost}), checked by the rules\n"),
        _ => format!("\n{}\n", asked.verdict()),
    };
    if !answer.moves.is_empty() {
        text += &format!("\n{}\n", wrap(&answer.moves, between(&answer.moves)));
    }
    text + &format!("\n{}\n", statistics(answer))
}

/// What was measured of the process, and what the program told.
fn statistics(answer: &Answer) -> String {
    let process = &answer.process;
    let mut parts = vec![seconds(process.seconds), format!("{} of processor time", seconds(process.cpu_seconds))];
    parts.extend(process.peak_rss_bytes.map(|peak| format!("{} of memory", bytes(peak))));
    let told = [(answer.figures.expanded, "expanded"), (answer.figures.generated, "generated")];
    parts.extend(told.iter().filter_map(|(count, name)| count.map(|count| format!("{} {name}", grouped(count)))));
    wrap(&parts, " · ")
}
