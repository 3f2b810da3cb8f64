//! `solvarium compare`.

use std::collections::BTreeMap;
use std::io::IsTerminal as _;
use std::process::ExitCode;

use comfy_table::{ContentArrangement, Table};
#[cfg(feature = "cluster")]
use solvarium_lab::cluster::Cluster;
use solvarium_lab::compare::{self, COLUMNS, csv, markdown};
use solvarium_lab::link::{Shared, View};
use solvarium_lab::registry::PuzzleEntry;
use solvarium_lab::report::RunStats;
use solvarium_lab::request::can_share_work;
use solvarium_lab::units::{bytes, grouped, seconds};
use solvarium_lab::{
    DiskFolder, Game, Host, Message, Outcome, Report, Request, Scale, SystemClock, describe, message, registry,
};

#[cfg(feature = "measure")]
use super::external::Programs;
use super::{explain, heading, known_output, open, table};
use crate::args::CompareArgs;
use crate::draw::bars::{Bar, bars};
use crate::draw::{self, LINE};
use crate::emit::emit;
use crate::interrupt;
use crate::progress::Progress;
use crate::say::{say, words, words_of_files};

/// Columns of a terminal on which every column of the table fits.
const WIDE: u16 = 110;

const OUTPUTS: &[&str] = &[
    "text",
    "json",
    "csv",
    "markdown",
    #[cfg(feature = "measure")]
    "html",
];

pub fn run(args: &CompareArgs) -> anyhow::Result<ExitCode> {
    known_output(&args.output, OUTPUTS)?;
    let game = open(&args.level)?;
    let entry = registry::puzzle(game.info().name)?;
    #[cfg_attr(not(feature = "cluster"), expect(unused_mut))]
    let mut requests = requests(args, game.as_ref(), entry);
    #[cfg(feature = "cluster")]
    let cluster = super::cluster::of(&args.cluster)?;
    #[cfg(feature = "cluster")]
    if let Some(cluster) = &cluster {
        search_together(&mut requests, cluster, !args.algorithms.is_empty());
    }
    #[cfg(feature = "measure")]
    let programs = Programs::new(args, game.as_ref())?;
    let mut progress = Progress::new(None)?.within(args.search.limits.limits());
    let clock = SystemClock::default();
    let cancel = interrupt::flag()?;
    let mut host = Host { clock: &clock, cancel, watcher: &mut progress };
    let reports = compare::run(game.as_ref(), &requests, &mut host)?;
    #[cfg(feature = "cluster")]
    if reports.iter().fold(false, |_, report| super::cluster::tell_part(cluster.as_ref(), &report.stats)) {
        progress.finish()?;
        return Ok(code(&reports));
    }
    #[cfg_attr(not(feature = "measure"), expect(unused_mut))]
    let mut reports: Vec<Report> = reports.into_iter().map(|report| report.worded(words_of_files())).collect();
    #[cfg(feature = "measure")]
    for solver in programs.solvers() {
        if interrupted(&reports) {
            break;
        }
        progress.wait_for(Message::verbatim(&solver.label));
        reports.push(programs.ask(solver, game.as_ref(), &args.level.level, cancel)?);
    }
    progress.finish()?;
    let title = describe::puzzle(words(), entry.info.name);
    let text = match args.output.as_str() {
        "json" => serde_json::to_string(&reports)? + "\n",
        "csv" => csv(&reports),
        "markdown" => markdown(&reports),
        #[cfg(feature = "measure")]
        "html" => programs.page(&requests, &reports),
        _ if args.charts || (std::io::stdout().is_terminal() && !args.no_charts) => {
            text(&title, &reports) + &charts(&reports)
        }
        _ => text(&title, &reports),
    };
    emit(&text)?;
    reports.iter().for_each(explain);
    Ok(code(&reports))
}

/// Whether a search was interrupted or failed.
fn code(reports: &[Report]) -> ExitCode {
    let failed = reports.iter().any(|report| report.outcome.is_failure());
    ExitCode::from(if interrupted(reports) { 130 } else { failed.into() })
}

/// The searches that the arguments name, else those of a link, else all; by the rules of the link.
fn requests(args: &CompareArgs, game: &Game, entry: &PuzzleEntry) -> Vec<Request> {
    let requests = match args.level.shared() {
        Some(Shared { view: View::Compare { requests, .. }, .. }) if args.algorithms.is_empty() => {
            requests.iter().map(|request| args.search.over(request)).collect()
        }
        _ => compare::requests(game, entry, &args.algorithms, &args.search.request("")),
    };
    let complete = |request: Request| {
        let mut request = Request { settings: args.level.with_rules(&request.settings), ..request };
        // Who was not named takes part even if it can work on one thread only.
        let threads = args.threads.filter(|_| !args.algorithms.is_empty() || can_share_work(&request.algorithm, entry));
        threads.into_iter().for_each(|threads| request.work_on(threads, entry));
        request
    };
    let mut requests: Vec<Request> = requests.into_iter().map(complete).collect();
    if let Some(disk) = args.disk.folder() {
        keep_on_disk(&mut requests, &disk, !args.algorithms.is_empty());
    }
    requests
}

/// Gives searches folders of their own for their states, called after them: all of them, or those that can keep states there. Where
/// two are called alike, the second has a number.
fn keep_on_disk(requests: &mut [Request], disk: &DiskFolder, all: bool) {
    let mut names: BTreeMap<String, u32> = BTreeMap::new();
    for request in requests.iter_mut().filter(|request| all || Scale::is_for(&request.algorithm)) {
        let words = [Some(&request.algorithm), request.heuristic.as_ref()];
        let mut name = words.into_iter().flatten().map(String::as_str).collect::<Vec<_>>().join("-");
        let alike = names.entry(name.clone()).or_default();
        *alike += 1;
        if *alike > 1 {
            name += &format!("-{alike}");
        }
        let folder = DiskFolder { folder: disk.folder.join(name), ..*disk };
        request.scale.get_or_insert(Scale::on(1)).disk = Some(folder);
    }
}

/// Lets the processes search together. Whoever was not named and cannot take part would keep the others waiting, and is left
/// out.
#[cfg(feature = "cluster")]
fn search_together(requests: &mut Vec<Request>, cluster: &Cluster, all: bool) {
    requests.retain(|request| all || Scale::is_for(&request.algorithm));
    for request in requests {
        request.scale.get_or_insert(Scale::on(1)).cluster = Some(cluster.clone());
    }
}

fn interrupted(reports: &[Report]) -> bool {
    reports.iter().any(|report| report.outcome == Outcome::Interrupted)
}

fn text(title: &str, reports: &[Report]) -> String {
    let narrow = Table::new().width().is_some_and(|width| width < WIDE);
    let columns: Vec<_> = COLUMNS.iter().filter(|column| !(narrow && column.wide)).collect();
    let head: Vec<String> = columns.iter().map(|column| heading(column.title)).collect();
    let cells = |report: &Report| -> Vec<String> {
        let mut cells: Vec<String> = columns.iter().map(|column| say((column.cell)(report).text)).collect();
        if narrow {
            cells[0] = report.solver();
        }
        cells
    };
    let level = reports.first().map_or("", |report| report.level.as_str());
    let mut table = table(&head, reports.iter().map(cells), if narrow { 2 } else { 3 });
    table.set_content_arrangement(ContentArrangement::Disabled);
    format!("{title} · {level}\n{table}\n")
}

/// Bars for what the solvers used; a solver without an answer gets its verdict instead.
fn charts(reports: &[Report]) -> String {
    let width = Table::new().width().map_or(LINE, usize::from);
    let quantity = |title: Message, value: fn(&RunStats) -> Option<f64>, text: fn(f64) -> String| {
        let bar = |report: &Report| {
            let value = value(&report.stats).filter(|_| report.is_answered());
            let none = || if report.is_answered() { say(message!("cli-not-known")) } else { say(report.ending()) };
            Bar { label: report.solver(), value, text: value.map_or_else(none, text) }
        };
        bars(&say(title), &reports.iter().map(bar).collect::<Vec<_>>(), width, draw::colours())
    };
    [
        quantity(message!("cli-chart-time"), |stats| Some(stats.shown_seconds()), seconds),
        quantity(message!("cli-chart-expanded"), |stats| stats.expanded.map(|n| n as f64), |n| grouped(n as u64)),
        quantity(message!("cli-chart-memory"), |stats| stats.shown_bytes().map(|n| n as f64), |n| bytes(n as u64)),
    ]
    .concat()
}
