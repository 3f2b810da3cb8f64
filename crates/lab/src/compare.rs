//! Several algorithms on one level, side by side.

use std::collections::{BTreeMap, BTreeSet};

use crate::game::Game;
use crate::registry::PuzzleEntry;
use crate::request::Request;
use crate::watch::Host;
use crate::{Outcome, Report, RequestError};

/// A row of the comparison: what a solver, ours or somebody else's, is compared by. What is not known is not there.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The puzzle.
    pub puzzle: String,
    /// The level as it was named by the user.
    pub level: String,
    /// The seed.
    pub seed: u64,
    /// Who solved.
    pub algorithm: String,
    /// The heuristic, for informed algorithms.
    pub heuristic: Option<String>,
    /// The outcome in a word for programs, with the limit that was reached.
    pub outcome: String,
    /// The outcome for people.
    pub verdict: String,
    /// Moves of the solution.
    pub length: Option<u64>,
    /// Cost of the solution.
    pub cost: Option<u64>,
    /// States expanded.
    pub expanded: Option<u64>,
    /// Successors generated.
    pub generated: Option<u64>,
    /// The most states that waited at once.
    pub peak_open: Option<u64>,
    /// Bytes.
    pub bytes: Option<u64>,
    /// Seconds.
    pub seconds: f64,
    /// The puzzle's own measures of the solution.
    pub measures: BTreeMap<String, u64>,
}

impl From<&Report> for Row {
    fn from(report: &Report) -> Row {
        let counted = &report.stats.search;
        Row {
            puzzle: report.puzzle.into(),
            level: report.level.clone(),
            seed: report.seed,
            algorithm: report.algorithm.clone(),
            heuristic: report.heuristic.map(String::from),
            outcome: outcome(report),
            verdict: report.verdict(),
            length: report.length.map(|length| length as u64),
            cost: report.cost,
            expanded: Some(counted.expanded),
            generated: Some(counted.generated),
            peak_open: Some(counted.peak_open),
            bytes: Some(counted.search_bytes),
            seconds: counted.seconds,
            measures: report.measures.iter().map(|(name, value)| (name.to_string(), *value)).collect(),
        }
    }
}

/// The rows of reports.
pub fn rows(reports: &[Report]) -> Vec<Row> {
    reports.iter().map(Row::from).collect()
}

/// A column of the comparison: its heading and how to read it off a row.
pub struct Column {
    /// The heading.
    pub title: &'static str,
    /// The value, without unit, for CSV.
    pub value: fn(&Row) -> String,
    /// The value for people.
    pub text: fn(&Row) -> String,
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
    Column { title: "outcome", value: |r| r.outcome.clone(), text: |r| r.verdict.clone(), wide: false },
    Column { title: "length", value: |r| optional(r.length, ""), text: |r| optional(r.length, "–"), wide: false },
    Column { title: "cost", value: |r| optional(r.cost, ""), text: |r| optional(r.cost, "–"), wide: true },
    Column {
        title: "expanded",
        value: |r| optional(r.expanded, ""),
        text: |r| optional(r.expanded.map(grouped), "–"),
        wide: false,
    },
    Column {
        title: "generated",
        value: |r| optional(r.generated, ""),
        text: |r| optional(r.generated.map(grouped), "–"),
        wide: true,
    },
    Column {
        title: "peak open",
        value: |r| optional(r.peak_open, ""),
        text: |r| optional(r.peak_open.map(grouped), "–"),
        wide: true,
    },
    Column {
        title: "memory",
        value: |r| optional(r.bytes, ""),
        text: |r| optional(r.bytes.map(bytes), "–"),
        wide: false,
    },
    Column { title: "seconds", value: |r| format!("{:.6}", r.seconds), text: |r| seconds(r.seconds), wide: false },
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

/// The comparison as CSV.
pub fn csv(rows: &[Row]) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let measures: BTreeSet<&str> = rows.iter().flat_map(|row| row.measures.keys().map(String::as_str)).collect();
    let head =
        ["puzzle", "level", "seed"].into_iter().chain(COLUMNS.iter().map(|c| c.title)).chain(measures.iter().copied());
    let written = "writing to memory does not fail";
    writer.write_record(head.map(|title| title.replace(' ', "_"))).expect(written);
    for row in rows {
        let mut cells = vec![row.puzzle.clone(), row.level.clone(), row.seed.to_string()];
        cells.extend(COLUMNS.iter().map(|column| (column.value)(row)));
        cells.extend(measures.iter().map(|name| optional(row.measures.get(*name), "")));
        writer.write_record(cells).expect(written);
    }
    String::from_utf8(writer.into_inner().expect(written)).expect("all that was written is UTF-8")
}

/// The comparison as a Markdown table.
pub fn markdown(rows: &[Row]) -> String {
    let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let mut text = line(COLUMNS.iter().map(|c| c.title.into()).collect());
    text += &line(COLUMNS.iter().enumerate().map(|(i, _)| if i < 3 { "---" } else { "---:" }.into()).collect());
    for row in rows {
        text += &line(COLUMNS.iter().map(|column| (column.text)(row).replace('|', "\\|")).collect());
    }
    text
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
