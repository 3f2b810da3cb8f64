//! The figures of heuristics as a table: for a terminal, as CSV, as Markdown.

use solvarium_engine::{Message, message};

use super::{HeuristicFigures, HeuristicsReport};
use crate::units::{grouped, percent};
use crate::words::{Language, words};

/// A column of the table.
pub struct Column {
    /// What stands above it.
    pub title: &'static str,
    /// The value for programs.
    pub value: fn(&HeuristicsReport, &HeuristicFigures) -> String,
    /// The value for people.
    pub text: fn(&HeuristicsReport, &HeuristicFigures) -> Message,
}

/// Every column, the heuristic's name first.
pub const COLUMNS: &[Column] = &[
    Column { title: "heuristic", value: |_, h| h.name.into(), text: |_, h| h.name.into() },
    Column {
        title: "start",
        value: |_, h| optional(h.start),
        text: |r, h| {
            let (start, distance) = (h.start.map(number), r.distance.map(number));
            let start = start.unwrap_or_else(|| message!("heuristics-dead"));
            let distance = distance.unwrap_or_else(|| message!("heuristics-no-way"));
            message!("heuristics-of", part = start, whole = distance)
        },
    },
    Column {
        title: "mean error",
        value: |_, h| optional(h.mean_error),
        text: |_, h| or(h.mean_error.map(|error| format!("{error:.2}")), "–").into(),
    },
    Column {
        title: "mean relative error",
        value: |_, h| optional(h.mean_relative_error),
        text: |_, h| or(h.mean_relative_error.map(percent), "–").into(),
    },
    Column {
        title: "greatest error",
        value: |_, h| optional(h.greatest_error),
        text: |_, h| or(h.greatest_error, "–").into(),
    },
    Column { title: "exact", value: |_, h| optional(h.exact), text: |_, h| or(h.exact.map(percent), "–").into() },
    Column {
        title: "correlation",
        value: |_, h| optional(h.correlation),
        text: |_, h| or(h.correlation.map(|value| format!("{value:.3}")), "–").into(),
    },
    Column {
        title: "rank correlation",
        value: |_, h| optional(h.rank_correlation),
        text: |_, h| or(h.rank_correlation.map(|value| format!("{value:.3}")), "–").into(),
    },
    Column {
        title: "dead recognised",
        value: |_, h| h.dead_recognised.to_string(),
        text: |r, h| message!("heuristics-of", part = grouped(h.dead_recognised), whole = grouped(r.dead)),
    },
    Column {
        title: "wrongly dead",
        value: |_, h| h.wrongly_dead.to_string(),
        text: |_, h| grouped(h.wrongly_dead).into(),
    },
    Column {
        title: "admissible",
        value: |_, h| h.admissible.to_string(),
        text: |_, h| match (h.admissible, h.declared_admissible) {
            (true, true) => message!("heuristics-yes"),
            (true, false) => message!("heuristics-undeclared"),
            (false, false) => message!("heuristics-no"),
            (false, true) => message!("heuristics-wrongly-declared"),
        },
    },
    Column {
        title: "consistent",
        value: |_, h| h.consistent.to_string(),
        text: |_, h| if h.consistent { message!("heuristics-yes") } else { message!("heuristics-no") },
    },
];

/// Columns that only programs get, for people see them in words.
const COUNTS: &[Column] = &[
    Column {
        title: "declared admissible",
        value: |_, h| h.declared_admissible.to_string(),
        text: |_, h| h.declared_admissible.to_string().into(),
    },
    Column {
        title: "overestimates",
        value: |_, h| h.overestimates.to_string(),
        text: |_, h| grouped(h.overestimates).into(),
    },
    Column {
        title: "inconsistencies",
        value: |_, h| h.inconsistencies.to_string(),
        text: |_, h| grouped(h.inconsistencies).into(),
    },
];

/// The figures as CSV, with a row for each heuristic.
pub fn csv(report: &HeuristicsReport) -> String {
    let written = "writing to memory does not fail";
    let mut writer = csv::Writer::from_writer(Vec::new());
    let level = ["puzzle", "level", "space", "states", "solvable", "dead", "distance"].map(String::from);
    let columns = || COLUMNS.iter().chain(COUNTS);
    let head = level.into_iter().chain(columns().map(|column| column.title.replace(' ', "_")));
    writer.write_record(head).expect(written);
    for figures in &report.heuristics {
        let r = report;
        let mut row = vec![r.puzzle.to_string(), r.level.clone(), r.space.to_string()];
        row.extend([r.states, r.solvable, r.dead].map(|count| count.to_string()));
        row.push(optional(r.distance));
        row.extend(columns().map(|column| (column.value)(report, figures)));
        writer.write_record(row).expect(written);
    }
    String::from_utf8(writer.into_inner().expect(written)).expect("all that was written is UTF-8")
}

/// The figures as a Markdown table, in English.
pub fn markdown(report: &HeuristicsReport) -> String {
    let words = words(Language::ENGLISH, &[]);
    let row = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let mut text = row(COLUMNS.iter().map(|column| column.title.into()).collect());
    text += &row(COLUMNS.iter().enumerate().map(|(at, _)| if at == 0 { "---" } else { "---:" }.into()).collect());
    for figures in &report.heuristics {
        text += &row(COLUMNS.iter().map(|column| words.text(&(column.text)(report, figures))).collect());
    }
    text
}

fn optional(value: Option<impl ToString>) -> String {
    or(value, "")
}

fn or(value: Option<impl ToString>, none: &str) -> String {
    value.map_or_else(|| none.into(), |value| value.to_string())
}

fn number(value: impl ToString) -> Message {
    Message::verbatim(value.to_string())
}
