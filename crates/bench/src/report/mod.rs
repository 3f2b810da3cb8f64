//! Reports people can hand in: results as one document, and writers that all show the same.
//!
//! [`Document::of`] brings the runs together (`cells`), looks for everything that makes a number untrustworthy
//! (`alarms`), computes scores and fills tables. The writers only lay out what it holds, so that a figure is the same in
//! every form; and the same results give the same bytes.

pub mod alarms;
pub mod beside;
pub mod cells;
pub mod scores;
pub mod statistics;
pub mod table;
pub mod words;

mod comparison;
mod csv;
mod facts;
mod figures;
mod html;
mod markdown;
mod tables;
mod tex;

use std::path::Path;

use serde::Serialize;

use crate::store::Results;
use crate::words::ENGLISH;
use alarms::Alarm;
use beside::Published;
use table::Table;

pub use comparison::comparison;

/// The forms a report can have, by the ends of files' names.
pub const FORMATS: [&str; 4] = ["html", "md", "csv", "tex"];

/// A form of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// One page that needs nothing else.
    Html,
    /// For documents beside code.
    Markdown,
    /// A row for each run.
    Csv,
    /// Tables to be included in a paper.
    Tex,
}

impl Format {
    /// The form that a file's name asks for.
    pub fn of(path: &Path) -> Option<Format> {
        match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "html" | "htm" => Some(Format::Html),
            "md" | "markdown" => Some(Format::Markdown),
            "csv" => Some(Format::Csv),
            "tex" => Some(Format::Tex),
            _ => None,
        }
    }
}

/// What every writer shows.
#[derive(Clone, Debug, Serialize)]
pub struct Document {
    /// The title.
    pub title: String,
    /// How it was measured: what and its value.
    pub facts: Vec<(String, String)>,
    /// What has to be known before trusting a number.
    pub alarms: Vec<Alarm>,
    /// A part for each group and host.
    pub parts: Vec<Part>,
    /// What the scores mean.
    pub notes: Vec<String>,
}

/// A group of the suite on one host.
#[derive(Clone, Debug, Serialize)]
pub struct Part {
    /// The title.
    pub title: String,
    /// What the group shows, as its suite says.
    pub about: String,
    /// What was asked.
    pub solvers: Table,
    /// The scores, where there are several levels.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub summary: Option<Table>,
    /// Every level with every solver.
    pub levels: Table,
    /// Figures published elsewhere beside ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beside: Option<beside::Beside>,
}

impl Document {
    /// The report of some results, with figures published elsewhere.
    pub fn of(results: &Results, published: &[Published]) -> Document {
        let sections = cells::sections(results);
        let part = |section: &cells::Section<'_>| Part {
            title: facts::part_title(results, &sections, section),
            about: facts::part_about(results, section),
            solvers: tables::solvers(section),
            summary: (section.levels.len() > 1).then(|| tables::summary(section)),
            levels: tables::levels(section),
            beside: beside::of(section, published),
        };
        let mut alarms = alarms::all(results, &sections);
        alarms.extend(beside::unmatched(&sections, published));
        for alarm in &mut alarms {
            ENGLISH.word(&mut alarm.what);
            ENGLISH.word(&mut alarm.text);
        }
        Document {
            title: facts::title(results),
            facts: facts::facts(results),
            alarms,
            parts: sections.iter().map(part).collect(),
            notes: facts::notes(),
        }
    }
}

/// Everything that has to be said about some results before their numbers are trusted.
pub fn alarms(results: &Results) -> Vec<Alarm> {
    alarms::all(results, &cells::sections(results))
}

/// Writes a report.
pub fn render(results: &Results, published: &[Published], format: Format) -> String {
    match format {
        Format::Csv => csv::write(&results.records),
        Format::Markdown => markdown::write(&Document::of(results, published)),
        Format::Tex => tex::write(&Document::of(results, published)),
        Format::Html => html::write(results, published),
    }
}
