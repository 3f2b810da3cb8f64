//! `solvarium compare`.

use std::io::IsTerminal as _;
use std::process::ExitCode;

use comfy_table::{ContentArrangement, Table};
use solvarium_bench::report::{self, Format};
use solvarium_lab::compare::{self, COLUMNS, bytes, csv, grouped, markdown, seconds};
use solvarium_lab::{Host, Outcome, Report, SystemClock, registry};

use super::{known_output, open, table};
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
    let requests = compare::requests(game.as_ref(), &entry, &args.algorithms, &args.search.request(""));
    let mut progress = Progress::new(None)?;
    let clock = SystemClock::default();
    let mut host = Host { clock: &clock, cancel: interrupt::flag()?, watcher: &mut progress };
    let reports = compare::run(game.as_ref(), &requests, &mut host)?;
    progress.finish()?;
    match args.output.as_str() {
        "html" => emit(&report::render(&report::comparison(&requests, &reports), &[], Format::Html))?,
        form => emit(&render(form, entry.info.title, &reports)?)?,
    }
    if args.output == "text" && (args.charts || (std::io::stdout().is_terminal() && !args.no_charts)) {
        emit(&charts(&reports))?;
    }
    let interrupted = reports.iter().any(|report| report.outcome == Outcome::Interrupted);
    Ok(ExitCode::from(if interrupted { 130 } else { 0 }))
}

fn render(output: &str, title: &str, reports: &[Report]) -> anyhow::Result<String> {
    Ok(match output {
        "json" => serde_json::to_string(reports)? + "\n",
        "csv" => csv(reports),
        "markdown" => markdown(reports),
        _ => {
            let narrow = Table::new().width().is_some_and(|width| width < WIDE);
            let columns: Vec<_> = COLUMNS.iter().filter(|column| !(narrow && column.wide)).collect();
            let head: Vec<&str> = columns.iter().map(|column| column.title).collect();
            let cells = |report: &Report| -> Vec<String> {
                let mut cells: Vec<String> = columns.iter().map(|column| (column.text)(report)).collect();
                if let Some(heuristic) = report.heuristic.filter(|_| narrow) {
                    cells[0] += &format!(" ({heuristic})");
                }
                cells
            };
            let rows = reports.iter().map(cells);
            let level = reports.first().map_or("", |report| report.level.as_str());
            let mut table = table(&head, rows, if narrow { 2 } else { 3 });
            table.set_content_arrangement(ContentArrangement::Disabled);
            format!("{title} · {level}\n{table}\n")
        }
    })
}

/// Bars for what the algorithms used; whoever has no answer gets its verdict.
fn charts(reports: &[Report]) -> String {
    let width = Table::new().width().map_or(LINE, usize::from);
    let quantity = |title: &str, value: fn(&Report) -> f64, text: fn(&Report) -> String| {
        let bar = |report: &Report| {
            let answered = matches!(report.outcome, Outcome::Solved | Outcome::Unsolvable);
            Bar {
                label: label(report),
                value: answered.then(|| value(report)),
                text: if answered { text(report) } else { report.verdict() },
            }
        };
        let rows: Vec<Bar> = reports.iter().map(bar).collect();
        bars(title, &rows, width, draw::colours())
    };
    [
        quantity("time", |r| r.stats.search.seconds, |r| seconds(r.stats.search.seconds)),
        quantity("states expanded", |r| r.stats.search.expanded as f64, |r| grouped(r.stats.search.expanded)),
        quantity("memory", |r| r.stats.search.search_bytes as f64, |r| bytes(r.stats.search.search_bytes)),
    ]
    .concat()
}

fn label(report: &Report) -> String {
    match report.heuristic {
        Some(heuristic) => format!("{} ({heuristic})", report.algorithm),
        None => report.algorithm.clone(),
    }
}
