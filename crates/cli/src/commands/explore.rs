//! `solvarium explore`.

use std::fmt::Write as _;
use std::process::ExitCode;

use comfy_table::Table;
use solvarium_lab::explore::{ExploreReport, ExploreRequest, LayerRow};
use solvarium_lab::units::{bytes, grouped, seconds};
use solvarium_lab::{Scale, describe, message};

use super::{known_output, open};
use crate::args::ExploreArgs;
use crate::draw::bars::{Bar, bars};
use crate::draw::{self, LINE};
use crate::emit::emit;
use crate::progress::watched;
use crate::say::{say, words};

/// The most rows of the chart: where there are more layers, a row stands for several.
const ROWS: usize = 40;

pub fn run(args: &ExploreArgs) -> anyhow::Result<ExitCode> {
    known_output(&args.output, &["text", "json", "csv"])?;
    let game = open(&args.level)?;
    let scale = scale(args)?;
    let request = ExploreRequest {
        space: args.space.clone(),
        settings: args.level.with_rules(&args.set),
        limits: args.limits.limits(),
        scale,
        dead: args.dead,
    };
    let report = watched(request.limits, |host| game.explore(&request, host))??;
    let ended = ExitCode::from(match report.stopped {
        None => 0,
        Some("interrupted") => 130,
        Some(_) => 3,
    });
    #[cfg(feature = "cluster")]
    if super::cluster::tell_part(request.scale.cluster.as_ref(), &report.stats) {
        return Ok(ended);
    }
    #[cfg(feature = "measure")]
    if let Some(file) = &args.chart {
        std::fs::write(file, chart::of(&report)).map_err(crate::say::cannot_write(file))?;
    }
    emit(&match args.output.as_str() {
        "json" => serde_json::to_string(&report)? + "\n",
        "csv" => csv(&report),
        _ => text(&report),
    })?;
    Ok(ended)
}

/// What the arguments say that it is done by: all of the machine, unless several processes may be on it.
fn scale(args: &ExploreArgs) -> anyhow::Result<Scale> {
    let mut scale = Scale { disk: args.disk.folder(), ..Scale::default() };
    #[cfg(feature = "cluster")]
    {
        scale.cluster = super::cluster::of(&args.cluster)?;
    }
    let threads = || if scale.is_alone() { cores() } else { 1 };
    scale.threads = args.threads.map_or_else(threads, |threads| threads as usize);
    Ok(scale)
}

/// As many threads as the machine can run at a time.
fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

fn csv(report: &ExploreReport) -> String {
    let mut text = String::from("depth,states,goals\n");
    for LayerRow { depth, states, goals } in &report.layers {
        let _ = writeln!(text, "{depth},{states},{goals}");
    }
    text
}

fn text(report: &ExploreReport) -> String {
    let mut text = format!("{} · {} · {}\n\n", describe::puzzle(words(), report.puzzle), report.level, report.space);
    let rows = facts(report);
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    for (name, value) in rows {
        let _ = writeln!(text, "{name:<width$}  {value}");
    }
    text + &bars(
        &say(message!("cli-explore-chart")),
        &layers(report),
        Table::new().width().map_or(LINE, usize::from),
        draw::colours(),
    )
}

fn facts(report: &ExploreReport) -> Vec<(String, String)> {
    let stats = &report.stats;
    let count = grouped;
    let layers = report.layers.len();
    let mut facts = vec![
        (message!("cli-explore-states"), message!("cli-explore-states-in", states = count(report.states), layers)),
        (message!("cli-explore-farthest"), message!("cli-explore-moves", moves = layers - 1)),
        (
            message!("cli-explore-moves-made"),
            message!("cli-explore-count", count = count(stats.generated.unwrap_or(0))),
        ),
        (
            message!("cli-explore-goals"),
            match report.nearest_goal {
                Some(moves) => message!("cli-explore-goals-nearest", goals = count(report.goals), moves),
                None => message!("cli-explore-count", count = count(0)),
            },
        ),
    ];
    if let Some(dead) = report.dead {
        let share = format!("{:.1}", dead as f64 * 100.0 / report.states as f64);
        facts.push((message!("cli-explore-dead"), message!("cli-explore-share", count = count(dead), share)));
    }
    if let Some(reason) = report.stopped {
        let why = if reason == "interrupted" {
            message!("cli-explore-interrupted")
        } else {
            message!("cli-explore-limit", limit = reason)
        };
        facts.push((message!("cli-check-stopped"), why));
    }
    let spent = seconds(stats.shown_seconds());
    let held = stats.search_bytes.unwrap_or(0);
    // Also states of a layer that was not found as a whole.
    let met = 1 + stats.generated.unwrap_or(0) - stats.duplicates.unwrap_or(0);
    let each = format!("{:.1}", held as f64 / met as f64);
    let threads = stats.threads.unwrap_or(1);
    facts.push((message!("cli-explore-took"), message!("cli-explore-spent", spent, held = bytes(held), each, threads)));
    if let Some(size) = stats.disk_bytes {
        let each = format!("{:.1}", size as f64 / report.states as f64);
        facts.push((message!("cli-explore-disk"), message!("cli-explore-disk-bytes", size = bytes(size), each)));
    }
    facts.into_iter().map(|(name, value)| (say(name), say(value))).collect()
}

/// The rows of the chart: a layer each, or several together.
fn layers(report: &ExploreReport) -> Vec<Bar> {
    let together = report.layers.len().div_ceil(ROWS);
    let row = |layers: &[LayerRow]| {
        let sum = |count: fn(&LayerRow) -> u64| layers.iter().map(count).sum::<u64>();
        let (states, goals) = (sum(|layer| layer.states), sum(|layer| layer.goals));
        let label = match layers {
            [only] => only.depth.to_string(),
            [first, .., last] => format!("{}–{}", first.depth, last.depth),
            [] => String::new(),
        };
        let text = match goals {
            0 => grouped(states),
            goals => say(message!("cli-explore-with-goals", states = grouped(states), goals)),
        };
        Bar { label, value: Some(states as f64), text }
    };
    report.layers.chunks(together).map(row).collect()
}

/// The chart of the layers as a picture.
#[cfg(feature = "measure")]
mod chart {
    use solvarium_bench::plot::{Axis, Chart, Form, Point, Series};
    use solvarium_lab::explore::{ExploreReport, LayerRow};
    use solvarium_lab::units::Kind;
    use solvarium_lab::{Message, message};

    use crate::say::say;

    pub fn of(report: &ExploreReport) -> String {
        let axis = |label: Message| Axis { label: say(label), kind: Kind::Count, log: false, names: Vec::new() };
        let series = |number: usize, label: Message, count: fn(&LayerRow) -> u64| Series {
            label: say(label),
            style: number,
            form: Form::Line,
            points: report.layers.iter().map(|layer| point(layer, count(layer))).collect(),
        };
        solvarium_bench::plot::file(&Chart {
            id: "layers".into(),
            title: say(message!("cli-explore-chart")),
            x: axis(message!("cli-explore-depth")),
            y: Axis { log: true, ..axis(message!("cli-explore-states")) },
            series: vec![
                series(0, message!("cli-explore-states"), |layer| layer.states),
                series(1, message!("cli-explore-goals"), |layer| layer.goals),
            ],
            diagonal: false,
            limit: None,
        })
    }

    fn point(layer: &LayerRow, count: u64) -> Point {
        let title = format!("{}: {count}", layer.depth);
        Point { x: layer.depth as f64, y: count as f64, title, ..Point::default() }
    }
}
