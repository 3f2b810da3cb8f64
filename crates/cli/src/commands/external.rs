//! External programs in `solve` and `compare`.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::sync::atomic::AtomicBool;

use solvarium_bench::external::{self, Solver, Surroundings};
use solvarium_bench::plan::EXTERNAL;
use solvarium_bench::report::{self, Format};
use solvarium_bench::{SolverSpec, process};
use solvarium_lab::report::RunStats;
use solvarium_lab::{Game, Message, Outcome, Report, Request, trace};

use super::{command_line, this_program};
use crate::args::{CompareArgs, SolveArgs};
use crate::interrupt;
use crate::progress::Progress;
use crate::say::{Said, cannot_write, words, words_of_files};

/// Runs a program on a level.
fn ask(
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
    Ok(external::solve(solver, game, level, request, surroundings)?.worded(words_of_files()))
}

/// The report of `solve --external`.
pub fn solve(args: &SolveArgs, program: &str, game: &Game) -> anyhow::Result<Report> {
    process::supported().map_err(Said)?;
    let solver = Solver::new(program, args.external.external_input.clone());
    let request = args.search.request(EXTERNAL);
    let mut trace = args.trace.as_deref().map(create).transpose()?;
    let progress = Progress::new(None)?;
    progress.wait_for(Message::verbatim(&solver.label));
    let report = ask(&solver, game, &args.level.level, &request, interrupt::flag()?, trace.as_mut());
    progress.finish()?;
    if let Some(file) = &mut trace {
        file.flush().map_err(|error| Said(trace::failed(&error)))?;
    }
    report
}

fn create(path: &Path) -> Result<BufWriter<File>, Said> {
    File::create(path).map(BufWriter::new).map_err(cannot_write(path))
}

/// The programs that take part in a comparison, and what is asked of each.
pub struct Programs {
    solvers: Vec<Solver>,
    request: Request,
}

impl Programs {
    /// The programs that the arguments name. They can be asked for a solution of this level.
    pub fn new(args: &CompareArgs, game: &Game) -> anyhow::Result<Programs> {
        let input = &args.externals.external_input;
        let solvers: Vec<Solver> =
            args.externals.external.iter().map(|text| Solver::new(text, input.clone())).collect();
        if !solvers.is_empty() {
            process::supported().map_err(Said)?;
        }
        let request = args.search.request(EXTERNAL);
        solvers.iter().try_for_each(|solver| external::check(solver, game, &request))?;
        Ok(Programs { solvers, request })
    }

    /// The programs, in the order of the arguments.
    pub fn solvers(&self) -> &[Solver] {
        &self.solvers
    }

    /// Runs one of them.
    pub fn ask(&self, solver: &Solver, game: &Game, level: &str, cancel: &AtomicBool) -> anyhow::Result<Report> {
        ask(solver, game, level, &self.request, cancel, None)
    }

    /// The page that a report of measured results is, made of a comparison: the reports on our own requests, then those on
    /// the programs.
    pub fn page(&self, requests: &[Request], reports: &[Report]) -> String {
        let ours = requests.iter().zip(reports).map(|(request, report)| {
            let spec = SolverSpec { label: report.solver(), request: request.clone(), ..SolverSpec::default() };
            // One process for all: what it holds says nothing about one of them.
            (spec, Report { stats: RunStats { peak_rss_bytes: None, ..report.stats.clone() }, ..report.clone() })
        });
        let theirs = self.solvers.iter().zip(reports.iter().skip(requests.len()));
        let theirs = theirs.map(|(solver, report)| (solver.spec(&self.request), report.clone()));
        let contestants = ours.chain(theirs).filter(|(_, report)| report.outcome != Outcome::Interrupted).collect();
        report::render(&report::comparison(command_line(), contestants, words()), &[], Format::Html, words())
    }
}
