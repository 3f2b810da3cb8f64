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

use std::collections::BTreeMap;
use std::path::Path;

use serde::Serialize;
use solvarium_lab::{Message, Words};

use crate::store::Results;
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

/// The headings and other texts that are the same in every report, by id.
const FIXED: [&str; 13] = [
    "report-parts",
    "report-trust",
    "report-nothing",
    "report-failure",
    "report-doubt",
    "report-level-by-level",
    "report-beside",
    "report-charts",
    "report-pairs",
    "report-show",
    "report-solvers",
    "report-meaning",
    "report-needs",
];

/// What every writer shows, in one language.
#[derive(Clone, Debug, Serialize)]
pub struct Document {
    /// The name of the language.
    pub language: &'static str,
    /// Headings and other texts that are the same in every report, by id.
    pub fixed: BTreeMap<&'static str, String>,
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
    pub fn of(results: &Results, published: &[Published], words: &Words) -> Document {
        let sections = cells::sections(results);
        let part = |section: &cells::Section<'_>| Part {
            title: words.text(&facts::part_title(results, &sections, section)),
            about: facts::part_about(results, section),
            solvers: tables::solvers(section, words),
            summary: (section.levels.len() > 1).then(|| tables::summary(section, words)),
            levels: tables::levels(section, words),
            beside: beside::of(section, published, words),
        };
        let mut alarms = alarms::all(results, &sections);
        alarms.extend(beside::unmatched(&sections, published));
        for alarm in &mut alarms {
            words.word(&mut alarm.what);
            words.word(&mut alarm.text);
        }
        Document {
            language: words.language().name(),
            fixed: FIXED.map(|id| (id, words.text(&Message::new(id)))).into(),
            title: words.text(&facts::title(results)),
            facts: facts::facts(results, words),
            alarms,
            parts: sections.iter().map(part).collect(),
            notes: facts::NOTES.map(|id| words.text(&Message::new(id))).into(),
        }
    }
}

/// Everything that has to be said about some results before their numbers are trusted.
pub fn alarms(results: &Results) -> Vec<Alarm> {
    alarms::all(results, &cells::sections(results))
}

/// Writes a report. Raw figures are the same in every language.
pub fn render(results: &Results, published: &[Published], format: Format, words: &Words) -> String {
    match format {
        Format::Csv => csv::write(&results.records),
        Format::Markdown => markdown::write(&Document::of(results, published, words)),
        Format::Tex => tex::write(&Document::of(results, published, words)),
        Format::Html => html::write(results, published, words),
    }
}
