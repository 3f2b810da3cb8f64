//! `solvarium compare`.

use std::process::ExitCode;

use comfy_table::{ContentArrangement, Table};
use solvarium_bench::external::{self, Solver};
use solvarium_lab::compare::{self, COLUMNS, Row, csv, markdown};
use solvarium_lab::{Host, Outcome, Report, Request, SystemClock, registry};

use super::external::{ALGORITHM, Asked, ask};
use super::{known_output, open, table};
use crate::args::CompareArgs;
use crate::emit::emit;
use crate::interrupt;
use crate::progress::Progress;

/// Columns of a terminal on which every column of the table fits.
const WIDE: u16 = 110;

pub fn run(args: &CompareArgs) -> anyhow::Result<ExitCode> {
    known_output(&args.output, &["text", "json", "csv", "markdown"])?;
    let game = open(&args.level)?;
    let entry = registry::puzzle(game.info().name)?;
    let base = args.search.request("");
    let requests = compare::requests(game.as_ref(), &entry, &args.algorithms, &base);
    let programs: Vec<Solver> =
        args.external.iter().map(|text| Solver::new(text, args.external_input.clone())).collect();
    let foreign = Request { algorithm: ALGORITHM.into(), ..base };
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
    emit(&render(&args.output, entry.info.title, &reports, &asked)?)?;
    asked.iter().for_each(Asked::explain);
    let failed = asked.iter().any(|asked| asked.answer.outcome.is_failure());
    Ok(ExitCode::from(if interrupted { 130 } else { failed.into() }))
}

fn render(output: &str, title: &str, reports: &[Report], asked: &[Asked]) -> anyhow::Result<String> {
    let rows: Vec<Row> = reports.iter().map(Row::from).chain(asked.iter().map(Asked::row)).collect();
    Ok(match output {
        "json" => json(reports, asked)?,
        "csv" => csv(&rows),
        "markdown" => markdown(&rows),
        _ => text(title, &rows),
    })
}

fn json(reports: &[Report], asked: &[Asked]) -> anyhow::Result<String> {
    let mut objects = reports.iter().map(serde_json::to_value).collect::<Result<Vec<_>, _>>()?;
    objects.extend(asked.iter().map(Asked::json));
    Ok(serde_json::to_string(&objects)? + "\n")
}

fn text(title: &str, rows: &[Row]) -> String {
    let narrow = Table::new().width().is_some_and(|width| width < WIDE);
    let columns: Vec<_> = COLUMNS.iter().filter(|column| !(narrow && column.wide)).collect();
    let head: Vec<&str> = columns.iter().map(|column| column.title).collect();
    let cells = |row: &Row| -> Vec<String> {
        let mut cells: Vec<String> = columns.iter().map(|column| (column.text)(row)).collect();
        if let Some(heuristic) = row.heuristic.as_ref().filter(|_| narrow) {
            cells[0] += &format!(" ({heuristic})");
        }
        cells
    };
    let level = rows.first().map_or("", |row| row.level.as_str());
    let mut table = table(&head, rows.iter().map(cells), if narrow { 2 } else { 3 });
    table.set_content_arrangement(ContentArrangement::Disabled);
    format!("{title} · {level}\n{table}\n")
}
