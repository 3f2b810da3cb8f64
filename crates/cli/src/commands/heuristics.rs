//! `solvarium heuristics`.

use std::process::ExitCode;

use comfy_table::Table;
use solvarium_lab::compare::{bytes, grouped, seconds};
use solvarium_lab::heuristics::{COLUMNS, Column, HeuristicFigures, Inconsistency, Sighting, csv, markdown};
use solvarium_lab::{Game, HeuristicsReport, HeuristicsRequest, Host, SystemClock};

use super::{known_output, open, table};
use crate::args::HeuristicsArgs;
use crate::emit::{emit, tell};
use crate::progress::Progress;
use crate::{draw, interrupt};

pub fn run(args: &HeuristicsArgs) -> anyhow::Result<ExitCode> {
    known_output(&args.output, &["text", "json", "csv", "markdown"])?;
    let game = open(&args.level)?;
    let limits = args.limits.limits();
    let request = HeuristicsRequest { space: args.space.clone(), settings: args.set.clone(), limits };
    let mut progress = Progress::new(None)?;
    let clock = SystemClock::default();
    let mut host = Host { clock: &clock, cancel: interrupt::flag()?, watcher: &mut progress };
    let measured = game.heuristics(&request, &mut host);
    progress.finish()?;
    let report = measured?;
    let code = match (report.complete, report.limit) {
        (true, _) => 0,
        (false, Some(_)) => 3,
        (false, None) => 130,
    };
    match args.output.as_str() {
        "json" => emit(&(serde_json::to_string(&report)? + "\n"))?,
        _ if !report.complete => tell(&incomplete(&report)),
        "csv" => emit(&csv(&report))?,
        "markdown" => emit(&markdown(&report))?,
        _ => emit(&text(game.by_rules(&args.set)?.as_ref(), &report))?,
    }
    Ok(ExitCode::from(code))
}

/// Why there are no figures.
fn incomplete(report: &HeuristicsReport) -> String {
    let seen = format!("{} states were seen, which may not be all", grouped(report.states));
    let more = match report.limit {
        Some("nodes") => "--max-nodes",
        Some("memory") => "--max-memory",
        _ => "--max-time",
    };
    match report.limit {
        Some(limit) => format!("limit reached: {limit}: {seen}; take a smaller level, or a greater {more}"),
        None => format!("interrupted: {seen}"),
    }
}

fn text(game: &dyn Game, report: &HeuristicsReport) -> String {
    let r = report;
    let mut text = format!("{} · {} · space {}\n\n", game.info().title, r.level, r.space);
    text += &draw::last(game, &[]);
    text += &format!(
        "\n{} states, {} moves between them; {} a goal\n",
        grouped(r.states),
        grouped(r.moves),
        if r.goals == 1 { "1 is".into() } else { format!("{} are", grouped(r.goals)) },
    );
    text += &format!("from {} a goal can be reached, {} are dead\n", grouped(r.solvable), grouped(r.dead));
    text += &match r.distance {
        Some(distance) => format!("from the start to the nearest goal: {distance}\n\n"),
        None => "from the start no goal can be reached\n\n".into(),
    };
    text += &format!("{}\n", figures(report));
    for figures in &r.heuristics {
        text += &overestimate(game, figures).unwrap_or_default();
        text += &inconsistency(game, report, figures).unwrap_or_default();
    }
    text + &format!("\n{} · {} of memory\n", seconds(r.seconds), bytes(r.search_bytes))
}

/// A table with a column for each heuristic, for there are fewer of them than of figures.
fn figures(report: &HeuristicsReport) -> Table {
    let (names, figures) = COLUMNS.split_first().expect("the names stand first");
    let cells = |column: &Column| {
        let values = report.heuristics.iter().map(|h| (column.text)(report, h));
        std::iter::once(column.title.to_string()).chain(values).collect::<Vec<String>>()
    };
    let head = cells(names);
    let head: Vec<&str> = head.iter().map(String::as_str).collect();
    table(&head, figures.iter().map(cells), 1)
}

/// The first state whose estimate exceeds the truth.
fn overestimate(game: &dyn Game, figures: &HeuristicFigures) -> Option<String> {
    let first = figures.first_overestimate.as_ref()?;
    let head = format!(
        "\n`{}` is not admissible: {} exceed{} the true distance\n",
        figures.name,
        counted(figures.overestimates, "estimate"),
        if figures.overestimates == 1 { "s" } else { "" },
    );
    Some(format!("{head}the first, {}\n\n{}", said(first), draw::last(game, &first.moves)))
}

/// The first move that lowers the estimate by more than it costs.
fn inconsistency(game: &dyn Game, report: &HeuristicsReport, figures: &HeuristicFigures) -> Option<String> {
    let Inconsistency { from, to, cost } = figures.first_inconsistency.as_ref()?;
    let head = format!(
        "\n`{}` is not consistent: {} of {} lower{} it by more than {} cost{}\n",
        figures.name,
        grouped(figures.inconsistencies),
        counted(report.moves, "move"),
        if figures.inconsistencies == 1 { "s" } else { "" },
        if figures.inconsistencies == 1 { "it" } else { "they" },
        if figures.inconsistencies == 1 { "s" } else { "" },
    );
    let before = format!("the first leads from {}\n\n{}", said(from), draw::last(game, &from.moves));
    let after = format!("\nat a cost of {cost} to {}\n\n{}", said(to), draw::last(game, &to.moves));
    Some(head + &before + &after)
}

/// Where a state is, and what is said of it.
fn said(sighting: &Sighting) -> String {
    let place = match sighting.moves.len() {
        0 => "the start".into(),
        count => format!("a state {} from the start", counted(count as u64, "move")),
    };
    let estimate = sighting.estimate.map_or_else(|| "dead".into(), |estimate| estimate.to_string());
    let distance = sighting.distance.map_or_else(|| "there is no way".into(), |distance| distance.to_string());
    format!("{place}: estimate {estimate}, in truth {distance}")
}

fn counted(count: u64, what: &str) -> String {
    format!("{} {what}{}", grouped(count), if count == 1 { "" } else { "s" })
}
