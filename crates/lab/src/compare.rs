//! Several algorithms on one level, side by side.

use crate::game::Game;
use crate::registry::PuzzleEntry;
use crate::request::Request;
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
        value: |r| r.heuristic.unwrap_or("").into(),
        text: |r| r.heuristic.unwrap_or("–").into(),
        wide: true,
    },
    Column { title: "outcome", value: outcome, text: Report::verdict, wide: false },
    Column { title: "length", value: |r| optional(r.length, ""), text: |r| optional(r.length, "–"), wide: false },
    Column { title: "cost", value: |r| optional(r.cost, ""), text: |r| optional(r.cost, "–"), wide: true },
    Column {
        title: "expanded",
        value: |r| r.stats.search.expanded.to_string(),
        text: |r| grouped(r.stats.search.expanded),
        wide: false,
    },
    Column {
        title: "generated",
        value: |r| r.stats.search.generated.to_string(),
        text: |r| grouped(r.stats.search.generated),
        wide: true,
    },
    Column {
        title: "peak open",
        value: |r| r.stats.search.peak_open.to_string(),
        text: |r| grouped(r.stats.search.peak_open),
        wide: true,
    },
    Column {
        title: "memory",
        value: |r| r.stats.search.search_bytes.to_string(),
        text: |r| bytes(r.stats.search.search_bytes),
        wide: false,
    },
    Column {
        title: "seconds",
        value: |r| format!("{:.6}", r.stats.search.seconds),
        text: |r| seconds(r.stats.search.seconds),
        wide: false,
    },
];

/// Answers each request in turn, if all can be answered; ends early when a run is interrupted.
pub fn run(game: &dyn Game, requests: &[Request], host: &mut Host<'_>) -> Result<Vec<Report>, RequestError> {
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
pub fn requests<'a>(game: &dyn Game, entry: &PuzzleEntry, names: &'a [String], base: &Request) -> Vec<Request> {
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

/// The comparison as CSV, with a row for each report.
pub fn csv(reports: &[Report]) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let measures = measure_names(reports);
    let head =
        ["puzzle", "level", "seed"].into_iter().chain(COLUMNS.iter().map(|c| c.title)).chain(measures.iter().copied());
    let written = "writing to memory does not fail";
    writer.write_record(head.map(|title| title.replace(' ', "_"))).expect(written);
    for report in reports {
        let mut row = vec![report.puzzle.to_string(), report.level.clone(), report.seed.to_string()];
        row.extend(COLUMNS.iter().map(|column| (column.value)(report)));
        row.extend(measures.iter().map(|name| optional(report.measures.get(name), "")));
        writer.write_record(row).expect(written);
    }
    String::from_utf8(writer.into_inner().expect(written)).expect("all that was written is UTF-8")
}

/// The comparison as a Markdown table.
pub fn markdown(reports: &[Report]) -> String {
    let row = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let mut text = row(COLUMNS.iter().map(|c| c.title.into()).collect());
    text += &row(COLUMNS.iter().enumerate().map(|(i, _)| if i < 3 { "---" } else { "---:" }.into()).collect());
    for report in reports {
        text += &row(COLUMNS.iter().map(|column| (column.text)(report)).collect());
    }
    text
}

fn measure_names(reports: &[Report]) -> Vec<&'static str> {
    let mut names: Vec<&'static str> = reports.iter().flat_map(|r| r.measures.keys().copied()).collect();
    names.sort_unstable();
    names.dedup();
    names
}

fn outcome(report: &Report) -> String {
    let name = match report.outcome {
        Outcome::Solved => "solved",
        Outcome::Unsolvable => "unsolvable",
        Outcome::Limit => "limit",
        Outcome::Stuck => "stuck",
        Outcome::Interrupted => "interrupted",
    };
    report.limit.map_or_else(|| name.into(), |limit| format!("{name}:{limit}"))
}

fn optional(value: Option<impl ToString>, none: &str) -> String {
    value.map_or_else(|| none.into(), |v| v.to_string())
}

/// A number with its digits in groups of three.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

/// A number of bytes with a fitting unit.
pub fn bytes(number: u64) -> String {
    let units = ["B", "KiB", "MiB", "GiB", "TiB"];
    let mut value = number as f64;
    let mut unit = 0;
    while value >= 1000.0 && unit + 1 < units.len() {
        value /= 1024.0;
        unit += 1;
    }
    if unit == 0 { format!("{number} B") } else { format!("{value:.1} {}", units[unit]) }
}

/// A time with a fitting unit.
pub fn seconds(seconds: f64) -> String {
    match seconds {
        s if s < 1e-3 => format!("{:.0} µs", s * 1e6),
        s if s < 1.0 => format!("{:.1} ms", s * 1e3),
        s => format!("{s:.2} s"),
    }
}
