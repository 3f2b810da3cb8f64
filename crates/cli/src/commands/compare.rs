//! `solvarium compare`.

use std::io::IsTerminal as _;
use std::process::ExitCode;

use comfy_table::{ContentArrangement, Table};
use solvarium_bench::external::{self, Solver};
use solvarium_bench::plan::EXTERNAL;
use solvarium_bench::report::{self, Format};
use solvarium_bench::{Answer, ProcessFigures, SolverSpec};
use solvarium_lab::compare::{self, COLUMNS, Row, bytes, csv, grouped, markdown, seconds};
use solvarium_lab::{Host, Outcome, Report, Request, SystemClock, registry};

use super::external::{Asked, ask};
use super::{command_line, known_output, open, table};
use crate::args::CompareArgs;
use crate::draw::bars::{Bar, bars};
use crate::draw::{self, LINE};
use crate::emit::emit;
use crate::interrupt;
use crate::progress::Progress;

/// Columns of a terminal on which every column of the table fits.
const WIDE: u16 = 110;

pub fn run(args: &CompareArgs) -> anyhow::Result<ExitCode> {
    known_output(&args.output, &["text", "json", "csv", "markdown", "html"])?;
    let game = open(&args.level)?;
    let entry = registry::puzzle(game.info().name)?;
    let base = args.search.request("");
    let requests = compare::requests(game.as_ref(), &entry, &args.algorithms, &base);
    let programs: Vec<Solver> =
        args.external.iter().map(|text| Solver::new(text, args.external_input.clone())).collect();
    let foreign = Request { algorithm: EXTERNAL.into(), ..base };
    programs.iter().try_for_each(|solver| external::check(solver, game.as_ref(), &foreign))?;
    let mut progress = Progress::new(None)?;
    let clock = SystemClock::default();
    let cancel = interrupt::flag()?;
    let mut host = Host { clock: &clock, cancel, watcher: &mut progress };
    let reports = compare::run(game.as_ref(), &requests, &mut host)?;
    let mut interrupted = reports.iter().any(|report| report.outcome == Outcome::Interrupted);
    let mut asked = Vec::new();
    for solver in if interrupted { &[] } else { &programs[..] } {
        progress.wait_for(&solver.label);
        let Some(answer) = ask(solver, game.as_ref(), &args.level.level, &foreign, cancel, None)? else {
            interrupted = true;
            break;
        };
        asked.push(answer);
    }
    progress.finish()?;
    emit(&render(args, entry.info.title, &requests, &reports, &asked)?)?;
    asked.iter().for_each(Asked::explain);
    let failed = asked.iter().any(|asked| asked.answer.outcome.is_failure());
    Ok(ExitCode::from(if interrupted { 130 } else { failed.into() }))
}

fn render(
    args: &CompareArgs,
    title: &str,
    requests: &[Request],
    reports: &[Report],
    asked: &[Asked],
) -> anyhow::Result<String> {
    let rows: Vec<Row> = reports.iter().map(Row::from).chain(asked.iter().map(Asked::row)).collect();
    Ok(match args.output.as_str() {
        "json" => json(reports, asked)?,
        "csv" => csv(&rows),
        "markdown" => markdown(&rows),
        "html" => html(requests, reports, asked),
        _ if args.charts || (std::io::stdout().is_terminal() && !args.no_charts) => text(title, &rows) + &charts(&rows),
        _ => text(title, &rows),
    })
}

fn json(reports: &[Report], asked: &[Asked]) -> anyhow::Result<String> {
    let mut objects = reports.iter().map(serde_json::to_value).collect::<Result<Vec<_>, _>>()?;
    objects.extend(asked.iter().map(Asked::json));
    Ok(serde_json::to_string(&objects)? + "\n")
}

/// The page that a report of measured results is, made of this comparison.
fn html(requests: &[Request], reports: &[Report], asked: &[Asked]) -> String {
    let finished = requests.iter().zip(reports).filter(|(_, report)| report.outcome != Outcome::Interrupted);
    let ours = finished.map(|(request, report)| {
        let label = label(&report.algorithm, report.heuristic);
        // One process for all: what it holds says nothing about one of them.
        let answer = Answer { process: ProcessFigures::default(), ..Answer::from(report) };
        (SolverSpec { label, request: request.clone(), ..SolverSpec::default() }, answer)
    });
    let theirs = asked.iter().map(|asked| (asked.spec(), asked.answer.clone()));
    let contestants: Vec<(SolverSpec, Answer)> = ours.chain(theirs).collect();
    let named = reports.first().map(|report| (report.puzzle, report.level.as_str()));
    let (puzzle, level) = named.or_else(|| asked.first().map(|a| (a.puzzle, a.level.as_str()))).unwrap_or_default();
    report::render(&report::comparison(command_line(), puzzle, level, contestants), &[], Format::Html)
}

fn text(title: &str, rows: &[Row]) -> String {
    let narrow = Table::new().width().is_some_and(|width| width < WIDE);
    let columns: Vec<_> = COLUMNS.iter().filter(|column| !(narrow && column.wide)).collect();
    let head: Vec<&str> = columns.iter().map(|column| column.title).collect();
    let cells = |row: &Row| -> Vec<String> {
        let mut cells: Vec<String> = columns.iter().map(|column| (column.text)(row)).collect();
        if narrow {
            cells[0] = label(&row.algorithm, row.heuristic.as_deref());
        }
        cells
    };
    let level = rows.first().map_or("", |row| row.level.as_str());
    let mut table = table(&head, rows.iter().map(cells), if narrow { 2 } else { 3 });
    table.set_content_arrangement(ContentArrangement::Disabled);
    format!("{title} · {level}\n{table}\n")
}

/// Bars for what the solvers used; whoever has no answer gets its verdict.
fn charts(rows: &[Row]) -> String {
    let width = Table::new().width().map_or(LINE, usize::from);
    let quantity = |title: &str, value: fn(&Row) -> Option<f64>, text: fn(f64) -> String| {
        let bar = |row: &Row| {
            let value = value(row).filter(|_| row.answered);
            let none = || if row.answered { "not known".into() } else { row.verdict.clone() };
            Bar { label: label(&row.algorithm, row.heuristic.as_deref()), value, text: value.map_or_else(none, text) }
        };
        bars(title, &rows.iter().map(bar).collect::<Vec<_>>(), width, draw::colours())
    };
    [
        quantity("time", |row| Some(row.seconds), seconds),
        quantity("states expanded", |row| row.expanded.map(|n| n as f64), |n| grouped(n as u64)),
        quantity("memory", |row| row.bytes.map(|n| n as f64), |n| bytes(n as u64)),
    ]
    .concat()
}

fn label(algorithm: &str, heuristic: Option<&str>) -> String {
    heuristic.map_or_else(|| algorithm.into(), |heuristic| format!("{algorithm} ({heuristic})"))
}
