//! The figures of heuristics as a table: for a terminal, as CSV, as Markdown.

use solvarium_engine::{Message, message};

use super::{HeuristicFigures, HeuristicsReport};
use crate::table::{self, Cell};
use crate::units::{grouped, percent};
use crate::words::english;

/// A column of the table.
pub struct Column {
    /// What stands above it.
    pub title: &'static str,
    /// What stands in it for a heuristic.
    pub cell: fn(&HeuristicsReport, &HeuristicFigures) -> Cell,
}

/// Every column, the heuristic's name first.
pub const COLUMNS: &[Column] = &[
    Column { title: "heuristic", cell: |_, h| Cell::plain(h.name) },
    Column {
        title: "start",
        cell: |r, h| {
            let number = |cost: Option<_>| cost.map(|cost: u32| Message::verbatim(cost.to_string()));
            let start = number(h.start).unwrap_or_else(|| message!("heuristics-dead"));
            let distance = number(r.distance).unwrap_or_else(|| message!("heuristics-no-way"));
            Cell {
                value: h.start.map(|start| start.to_string()).unwrap_or_default(),
                text: message!("heuristics-of", part = start, whole = distance),
            }
        },
    },
    Column { title: "mean error", cell: |_, h| Cell::optional(h.mean_error, |error| format!("{error:.2}")) },
    Column { title: "mean relative error", cell: |_, h| Cell::optional(h.mean_relative_error, percent) },
    Column { title: "greatest error", cell: |_, h| Cell::optional(h.greatest_error, |error| error.to_string()) },
    Column { title: "exact", cell: |_, h| Cell::optional(h.exact, percent) },
    Column { title: "correlation", cell: |_, h| Cell::optional(h.correlation, |value| format!("{value:.3}")) },
    Column {
        title: "rank correlation",
        cell: |_, h| Cell::optional(h.rank_correlation, |value| format!("{value:.3}")),
    },
    Column {
        title: "dead recognised",
        cell: |r, h| Cell {
            value: h.dead_recognised.to_string(),
            text: message!("heuristics-of", part = grouped(h.dead_recognised), whole = grouped(r.dead)),
        },
    },
    Column { title: "wrongly dead", cell: |_, h| Cell::optional(Some(h.wrongly_dead), grouped) },
    Column {
        title: "admissible",
        cell: |_, h| Cell {
            value: h.admissible.to_string(),
            text: match (h.admissible, h.declared_admissible) {
                (true, true) => message!("heuristics-yes"),
                (true, false) => message!("heuristics-undeclared"),
                (false, false) => message!("heuristics-no"),
                (false, true) => message!("heuristics-wrongly-declared"),
            },
        },
    },
    Column {
        title: "consistent",
        cell: |_, h| Cell {
            value: h.consistent.to_string(),
            text: if h.consistent { message!("heuristics-yes") } else { message!("heuristics-no") },
        },
    },
];

/// The figures as CSV, with a row for each heuristic. Programs get a few more figures, which people read in sentences.
pub fn csv(report: &HeuristicsReport) -> String {
    let level = ["puzzle", "level", "space", "states", "solvable", "dead", "distance"];
    let more = ["declared admissible", "overestimates", "inconsistencies"];
    let titles = level.into_iter().chain(COLUMNS.iter().map(|column| column.title)).chain(more);
    let row = |figures: &HeuristicFigures| {
        let mut row = vec![report.puzzle.to_string(), report.level.clone(), report.space.to_string()];
        row.extend([report.states, report.solvable, report.dead].map(|count| count.to_string()));
        row.push(report.distance.map(|distance| distance.to_string()).unwrap_or_default());
        row.extend(COLUMNS.iter().map(|column| (column.cell)(report, figures).value));
        row.push(figures.declared_admissible.to_string());
        row.extend([figures.overestimates, figures.inconsistencies].map(|count| count.to_string()));
        row
    };
    table::csv(titles, report.heuristics.iter().map(row))
}

/// The figures as a Markdown table, in English.
pub fn markdown(report: &HeuristicsReport) -> String {
    let titles: Vec<&str> = COLUMNS.iter().map(|column| column.title).collect();
    let row = |figures| COLUMNS.iter().map(|column| english((column.cell)(report, figures).text)).collect();
    table::markdown(&titles, 1, report.heuristics.iter().map(row))
}
