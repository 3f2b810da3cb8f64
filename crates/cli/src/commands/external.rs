//! External programs in `solve` and `compare`.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::sync::atomic::AtomicBool;

use solvarium_bench::external::{self, Solver, Surroundings, trace_failed};
use solvarium_bench::plan::EXTERNAL;
use solvarium_lab::{Game, Message, Outcome, Report, Request, message};

use super::this_program;
use crate::args::SolveArgs;
use crate::emit::tell;
use crate::interrupt;
use crate::progress::Progress;
use crate::say::{Said, cannot_write, say, words};

/// Runs a program on a level.
pub fn ask(
    solver: &Solver,
    game: &Game,
    level: &str,
    request: &Request,
    cancel: &AtomicBool,
    trace: Option<&mut BufWriter<File>>,
) -> anyhow::Result<Report> {
    let solvarium = this_program()?;
    let trace = trace.map(|file| file as &mut (dyn Write + Send));
    let surroundings = Surroundings { solvarium: &solvarium, available: None, cancel, trace };
    Ok(external::solve(solver, game, level, request, surroundings)?.worded(words()))
}

/// The report of `solve --external`.
pub fn solve(args: &SolveArgs, program: &str, game: &Game) -> anyhow::Result<Report> {
    let solver = Solver::new(program, args.external_input.clone());
    let request = args.search.request(EXTERNAL);
    let mut trace = args.trace.as_deref().map(create).transpose()?;
    let progress = Progress::new(None)?;
    progress.wait_for(Message::verbatim(&solver.label));
    let report = ask(&solver, game, &args.level.level, &request, interrupt::flag()?, trace.as_mut());
    progress.finish()?;
    if let Some(file) = &mut trace {
        file.flush().map_err(|error| Said(trace_failed(&error)))?;
    }
    report
}

fn create(path: &Path) -> Result<BufWriter<File>, Said> {
    File::create(path).map(BufWriter::new).map_err(cannot_write(path))
}

/// Says on standard error what went wrong, if something did.
pub fn explain(report: &Report) {
    if let Some(reason) = report.reason().filter(|_| report.outcome != Outcome::Solved) {
        tell(&say(message!(
            "cli-explained",
            what = &report.algorithm,
            ending = report.ending(),
            reason = reason.clone()
        )));
    }
}
