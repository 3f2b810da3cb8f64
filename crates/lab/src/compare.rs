//! Several algorithms on one level, side by side.

use std::collections::BTreeSet;

use crate::game::Game;
use crate::registry::PuzzleEntry;
use crate::request::Request;
use crate::units::{bytes, grouped, seconds};
use crate::watch::Host;
use crate::{Outcome, Report, RequestError};

/// A column of the comparison: its heading and how to read it off a report.
pub struct Column {
    /// The heading.
    pub title: &'static str,
    /// The value, without unit, for CSV.
    pub value: fn(&Report) -> String,
    /// The value for people.
    pub text: fn(&Report) -> String,
    /// Whether it is left out where there is little room.
    pub wide: bool,
}

/// The columns every comparison has.
pub const COLUMNS: &[Column] = &[
    Column { title: "algorithm", value: |r| r.algorithm.clone(), text: |r| r.algorithm.clone(), wide: false },
    Column {
        title: "heuristic",
        value: |r| optional(r.heuristic.as_ref(), ""),
        text: |r| optional(r.heuristic.as_ref(), "–"),
        wide: true,
    },
    Column { title: "outcome", value: outcome, text: Report::verdict, wide: false },
    Column { title: "length", value: |r| optional(r.length, ""), text: |r| optional(r.length, "–"), wide: false },
    Column { title: "cost", value: |r| optional(r.cost, ""), text: |r| optional(r.cost, "–"), wide: true },
    Column {
        title: "expanded",
        value: |r| optional(r.stats.expanded, ""),
        text: |r| optional(r.stats.expanded.map(grouped), "–"),
        wide: false,
    },
    Column {
        title: "generated",
        value: |r| optional(r.stats.generated, ""),
        text: |r| optional(r.stats.generated.map(grouped), "–"),
        wide: true,
    },
    Column {
        title: "peak open",
        value: |r| optional(r.stats.peak_open, ""),
        text: |r| optional(r.stats.peak_open.map(grouped), "–"),
        wide: true,
    },
    Column {
        title: "memory",
        value: |r| optional(r.stats.shown_bytes(), ""),
        text: |r| optional(r.stats.shown_bytes().map(bytes), "–"),
        wide: false,
    },
    Column {
        title: "seconds",
        value: |r| format!("{:.6}", r.stats.shown_seconds()),
        text: |r| seconds(r.stats.shown_seconds()),
        wide: false,
    },
];

/// Answers each request in turn, if all can be answered; ends early when a run is interrupted.
pub fn run(game: &Game, requests: &[Request], host: &mut Host<'_>) -> Result<Vec<Report>, RequestError> {
    requests.iter().try_for_each(|request| game.validate(request))?;
    let mut reports = Vec::new();
    for request in requests {
        let report = game.solve(request, host)?;
        let interrupted = report.outcome == Outcome::Interrupted;
        reports.push(report);
        if interrupted {
            break;
        }
    }
    Ok(reports)
}

/// A request for each named algorithm, or for all that can be run on the level. `NAME:HEURISTIC` names the heuristic too.
///
/// A setting goes to the algorithms that have it; one that none has goes to all, to be refused.
pub fn requests<'a>(game: &Game, entry: &PuzzleEntry, names: &'a [String], base: &Request) -> Vec<Request> {
    let all = || entry.solver_names().into_iter().filter(|name| game.can_run(name)).map(|name| (name, None)).collect();
    let named = |name: &'a String| match name.split_once(':') {
        Some((algorithm, heuristic)) => (algorithm, Some(heuristic)),
        None => (name.as_str(), None),
    };
    let wanted: Vec<(&str, Option<&str>)> = if names.is_empty() { all() } else { names.iter().map(named).collect() };
    let knows = |name: &str, setting: &str| entry.params_of(name).any(|param| param.name == setting);
    let settings = |algorithm: &str| {
        let kept = base
            .settings
            .iter()
            .filter(|(setting, _)| knows(algorithm, setting) || !wanted.iter().any(|(other, _)| knows(other, setting)));
        kept.cloned().collect()
    };
    let request = |&(algorithm, heuristic): &(&str, Option<&str>)| Request {
        algorithm: algorithm.into(),
        heuristic: heuristic.map(String::from).or_else(|| base.heuristic.clone()),
        settings: settings(algorithm),
        ..base.clone()
    };
    wanted.iter().map(request).collect()
}

/// The comparison as CSV.
pub fn csv(reports: &[Report]) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let measures: BTreeSet<&str> =
        reports.iter().flat_map(|report| report.measures.keys().map(String::as_str)).collect();
    let head =
        ["puzzle", "level", "seed"].into_iter().chain(COLUMNS.iter().map(|c| c.title)).chain(measures.iter().copied());
    let written = "writing to memory does not fail";
    writer.write_record(head.map(|title| title.replace(' ', "_"))).expect(written);
    for report in reports {
        let mut cells = vec![report.puzzle.clone(), report.level.clone(), report.seed.to_string()];
        cells.extend(COLUMNS.iter().map(|column| (column.value)(report)));
        cells.extend(measures.iter().map(|name| optional(report.measures.get(*name), "")));
        writer.write_record(cells).expect(written);
    }
    String::from_utf8(writer.into_inner().expect(written)).expect("all that was written is UTF-8")
}

/// The comparison as a Markdown table.
pub fn markdown(reports: &[Report]) -> String {
    let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let mut text = line(COLUMNS.iter().map(|c| c.title.into()).collect());
    text += &line(COLUMNS.iter().enumerate().map(|(i, _)| if i < 3 { "---" } else { "---:" }.into()).collect());
    for report in reports {
        text += &line(COLUMNS.iter().map(|column| (column.text)(report).replace('|', "\\|")).collect());
    }
    text
}

/// The outcome in a word for programs, with the limit that was reached.
fn outcome(report: &Report) -> String {
    let name = report.outcome.name();
    report.limit.as_ref().map_or_else(|| name.into(), |limit| format!("{name}:{limit}"))
}

fn optional(value: Option<impl ToString>, none: &str) -> String {
    value.map_or_else(|| none.into(), |v| v.to_string())
}
