//! `solvarium heuristics`.

use std::process::ExitCode;

use comfy_table::Table;
use solvarium_lab::heuristics::{COLUMNS, Column, HeuristicFigures, Inconsistency, Sighting, csv, markdown};
use solvarium_lab::units::{bytes, grouped, seconds};
use solvarium_lab::{DiskFolder, Game, HeuristicsReport, HeuristicsRequest, Message, Scale, describe, message};

use super::{heading, known_output, open, table};
use crate::args::HeuristicsArgs;
use crate::draw;
use crate::emit::{emit, tell};
use crate::progress::watched;
use crate::say::{say, words};

pub fn run(args: &HeuristicsArgs) -> anyhow::Result<ExitCode> {
    known_output(&args.output, &["text", "json", "csv", "markdown"])?;
    let game = open(&args.level)?;
    let limits = args.limits.limits();
    let settings = args.level.with_rules(&args.set);
    let space = args.space.clone();
    let asked = HeuristicsRequest { space, limits, scale: scale(args)?, ..HeuristicsRequest::default() };
    let request = HeuristicsRequest { settings: settings.clone(), ..asked };
    let report = watched(limits, |host| game.heuristics(&request, words(), host))??;
    let code = match (report.complete, report.limit) {
        (true, _) => 0,
        (false, Some(_)) => 3,
        (false, None) => 130,
    };
    #[cfg(feature = "cluster")]
    if super::cluster::tell_share(request.scale.cluster.as_ref()) {
        return Ok(ExitCode::from(code));
    }
    match args.output.as_str() {
        "json" => emit(&(serde_json::to_string(&report)? + "\n"))?,
        _ if !report.complete => tell(&incomplete(&report)),
        "csv" => emit(&csv(&report))?,
        "markdown" => emit(&markdown(&report))?,
        _ => emit(&text(game.by_rules(&settings)?.as_ref(), &report))?,
    }
    Ok(ExitCode::from(code))
}

/// What the arguments say that it is done by.
fn scale(args: &HeuristicsArgs) -> anyhow::Result<Scale> {
    let disk = args.disk.as_ref().map(|folder| DiskFolder { folder: folder.clone(), resume: false });
    Ok(Scale {
        disk,
        #[cfg(feature = "cluster")]
        cluster: super::cluster::of(&args.cluster)?,
        ..Scale::on(args.threads as usize)
    })
}

/// Why there are no figures.
fn incomplete(report: &HeuristicsReport) -> String {
    let states = grouped(report.states);
    let more = match report.limit {
        Some("nodes") => "--max-nodes",
        Some("memory") => "--max-memory",
        Some("cpu") => "--max-cpu",
        _ => "--max-time",
    };
    say(match report.limit {
        Some(limit) => {
            let stopped = message!("stopped-limit", limit);
            message!("cli-heuristics-limit", stopped, states, more)
        }
        None => message!("cli-heuristics-interrupted", states),
    })
}

fn text(game: &Game, report: &HeuristicsReport) -> String {
    let r = report;
    let title = describe::puzzle(words(), game.info().name);
    let mut text = format!("{title} · {} · {}\n\n", r.level, say(message!("cli-of-space", space = r.space)));
    text += &draw::last(game, &[]);
    let (states, moves, shown) = (grouped(r.states), grouped(r.moves), grouped(r.goals));
    let lines = [
        message!("cli-heuristics-states", states, moves, goals = r.goals, shown),
        message!("cli-heuristics-solvable", solvable = grouped(r.solvable), dead = grouped(r.dead)),
        match r.distance {
            Some(distance) => message!("cli-heuristics-distance", distance),
            None => message!("cli-heuristics-no-distance"),
        },
    ];
    text += &format!("\n{}\n\n{}\n", lines.map(say).join("\n"), figures(report));
    for figures in &r.heuristics {
        text += &overestimate(game, figures).unwrap_or_default();
        text += &inconsistency(game, report, figures).unwrap_or_default();
    }
    let memory = say(message!("cli-stats-memory", size = bytes(r.search_bytes)));
    text + &format!("\n{} · {memory}\n", seconds(r.seconds))
}

/// A table with a column for each heuristic, for there are fewer of them than of figures.
fn figures(report: &HeuristicsReport) -> Table {
    let (names, figures) = COLUMNS.split_first().expect("the names stand first");
    let cells = |column: &Column| {
        let values = report.heuristics.iter().map(|h| say((column.cell)(report, h).text));
        std::iter::once(heading(column.title)).chain(values).collect::<Vec<String>>()
    };
    table(&cells(names), figures.iter().map(cells), 1)
}

/// The first state whose estimate exceeds the truth.
fn overestimate(game: &Game, figures: &HeuristicFigures) -> Option<String> {
    let first = figures.first_overestimate.as_ref()?;
    let (count, shown) = (figures.overestimates, grouped(figures.overestimates));
    let head = say(message!("cli-heuristics-not-admissible", name = figures.name, count, shown));
    let first_line = say(message!("cli-heuristics-first", state = said(first)));
    Some(format!("\n{head}\n{first_line}\n\n{}", draw::last(game, &first.moves)))
}

/// The first move that lowers the estimate by more than it costs.
fn inconsistency(game: &Game, report: &HeuristicsReport, figures: &HeuristicFigures) -> Option<String> {
    let Inconsistency { from, to, cost } = figures.first_inconsistency.as_ref()?;
    let head = say(message!(
        "cli-heuristics-not-consistent",
        name = figures.name,
        count = figures.inconsistencies,
        shown = grouped(figures.inconsistencies),
        moves = report.moves,
        shown_moves = grouped(report.moves),
    ));
    let before = say(message!("cli-heuristics-first-from", state = said(from)));
    let after = say(message!("cli-heuristics-first-to", cost = *cost, state = said(to)));
    let (start, end) = (draw::last(game, &from.moves), draw::last(game, &to.moves));
    Some(format!("\n{head}\n{before}\n\n{start}\n{after}\n\n{end}"))
}

/// Where a state is, and what is said of it.
fn said(sighting: &Sighting) -> Message {
    let place = match sighting.moves.len() {
        0 => message!("cli-heuristics-start"),
        count => message!("cli-heuristics-away", count, shown = grouped(count as u64)),
    };
    let number = |value: Option<_>, none| value.map_or(none, |value: u32| Message::verbatim(value.to_string()));
    let estimate = number(sighting.estimate, message!("heuristics-dead"));
    let distance = number(sighting.distance, message!("cli-heuristics-no-way"));
    message!("cli-heuristics-state", place, estimate, distance)
}
