//! Figures that others published, beside ours, cell by cell.
//!
//! They come as CSV with the columns `group,level,solver,quantity,value,unit,note`, where the quantity is `time`,
//! `states`, `memory`, `moves` or `outcome`. A column `comparable` may follow: what says `no` there, such as a figure for
//! another level of the same kind, is shown but counts in no mean. Groups, levels and solvers go by the names they have in our results.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use solvarium_lab::units::{Kind, factor};
use solvarium_lab::{Message, Words, message};
use thiserror::Error;

use super::alarms::{Alarm, doubt};
use super::cells::{Cell, Section};
use super::statistics::geometric_mean;
use super::table::{Entry, Head, Table, Tone};
use super::tables::not_run;
use super::words::{list, many, natural};
use crate::words::displayed_in_english;

/// What was published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Quantity {
    /// How it ended, in words.
    Outcome,
    /// Seconds.
    Time,
    /// States, nodes, whatever they counted.
    States,
    /// Bytes.
    Memory,
    /// Moves of the solution.
    Moves,
}

/// A published figure.
#[derive(Clone, Debug, PartialEq)]
pub struct Published {
    /// The group of the suite.
    pub group: String,
    /// The level.
    pub level: String,
    /// The solver.
    pub solver: String,
    /// What it is.
    pub quantity: Quantity,
    /// Its value as it was written, with its unit.
    pub text: String,
    /// Its value in seconds, bytes or pieces; none for outcomes.
    pub value: f64,
    /// What should be known about it.
    pub note: String,
    /// Whether it may be averaged with others: it is for the same level.
    pub comparable: bool,
}

/// What can be wrong with a file of published figures.
#[derive(Debug, Error)]
pub struct PublishedError {
    line: u64,
    message: Message,
}

impl From<&PublishedError> for Message {
    fn from(error: &PublishedError) -> Self {
        message!("published-line", line = error.line, reason = error.message.clone())
    }
}

displayed_in_english!(PublishedError);

/// Theirs beside ours, for a group.
#[derive(Clone, Debug, Serialize)]
pub struct Beside {
    /// What the table says, in short.
    pub sentences: Vec<String>,
    /// Every cell.
    pub table: Table,
}

/// A row of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    group: String,
    level: String,
    solver: String,
    quantity: Quantity,
    value: String,
    #[serde(default)]
    unit: String,
    #[serde(default)]
    note: String,
    #[serde(default)]
    comparable: String,
}

/// Reads published figures.
pub fn read(text: &str) -> Result<Vec<Published>, PublishedError> {
    let mut reader = csv::ReaderBuilder::new().trim(csv::Trim::All).from_reader(text.as_bytes());
    let mut figures = Vec::new();
    for row in reader.deserialize() {
        let line = |position: Option<&csv::Position>| position.map_or(1, csv::Position::line);
        let row: Row = row.map_err(|e| PublishedError { line: line(e.position()), message: wrong(&e) })?;
        let number = figures.len() as u64 + 2;
        figures.push(figure(row).map_err(|message| PublishedError { line: number, message })?);
    }
    Ok(figures)
}

/// What is wrong with a row, and what would be right.
fn wrong(error: &csv::Error) -> Message {
    let what = match error.kind() {
        csv::ErrorKind::Deserialize { err, .. } => Message::verbatim(err.kind().to_string()),
        csv::ErrorKind::UnequalLengths { len, expected_len, .. } => {
            message!("published-uneven", values = *len, headings = *expected_len)
        }
        _ => return message!("published-expected"),
    };
    message!("published-wrong", what = what, expected = message!("published-expected"))
}

fn figure(row: Row) -> Result<Published, Message> {
    let value = match row.quantity {
        Quantity::Outcome => 0.0,
        quantity => {
            let number: Option<f64> = row.value.replace([' ', '_'], "").parse().ok();
            let number = number.filter(|n| n.is_finite() && *n >= 0.0);
            number.ok_or_else(|| message!("published-no-number", text = &row.value))? * unit(quantity, &row.unit)?
        }
    };
    let text = format!("{} {}", row.value, row.unit).trim().to_string();
    let comparable = match row.comparable.as_str() {
        "" | "yes" => true,
        "no" => false,
        other => return Err(message!("published-comparable", given = other)),
    };
    let Row { group, level, solver, quantity, note, .. } = row;
    Ok(Published { group, level, solver, quantity, text, value, note, comparable })
}

/// How many seconds, bytes or pieces a unit is.
fn unit(quantity: Quantity, name: &str) -> Result<f64, Message> {
    const KIB: f64 = 1024.0;
    let known: &[(&str, f64)] = match quantity {
        Quantity::Time => {
            &[("s", 1.0), ("ms", 1e-3), ("us", 1e-6), ("µs", 1e-6), ("ns", 1e-9), ("min", 60.0), ("h", 3600.0)]
        }
        Quantity::Memory => &[
            ("B", 1.0),
            ("kB", 1e3),
            ("KB", KIB),
            ("MB", 1e6),
            ("GB", 1e9),
            ("KiB", KIB),
            ("MiB", KIB * KIB),
            ("GiB", KIB * KIB * KIB),
        ],
        _ => &[("", 1.0)],
    };
    let found = known.iter().find(|(known, _)| *known == name).map(|(_, size)| *size);
    let names = || known.iter().map(|(name, _)| *name).collect::<Vec<_>>();
    found.ok_or_else(|| match names().as_slice() {
        [""] => message!("published-unit-of-count", name = name),
        names => message!("published-no-unit", name = name, known = names),
    })
}

/// What was published about a section's group, if anything.
pub fn of(section: &Section<'_>, published: &[Published], words: &Words) -> Option<Beside> {
    let mut figures: Vec<&Published> = published.iter().filter(|figure| figure.group == section.group).collect();
    figures.sort_by_cached_key(|figure| place(section, figure));
    let mut quantities: Vec<Quantity> = figures.iter().map(|figure| figure.quantity).collect();
    quantities.sort_unstable();
    quantities.dedup();
    let mut rows: Vec<Vec<&Published>> = Vec::new();
    for figure in &figures {
        match rows.last_mut() {
            Some(row) if row[0].level == figure.level && row[0].solver == figure.solver => row.push(figure),
            _ => rows.push(vec![figure]),
        }
    }
    let mut heads = vec![Head::plain(&["report-level", "report-solver"], words)];
    heads.extend(quantities.iter().map(|quantity| quantity.head(words)));
    heads.push(Head::plain(&["report-note"], words));
    let rows = rows.iter().map(|figures| row(section, figures, &quantities, words)).collect();
    let table = Table { caption: words.text(&message!("report-caption-beside")), heads, stub: 2, rows };
    let sentences = quantities.iter().filter_map(|quantity| sentence(section, &figures, *quantity));
    let sentences = sentences.map(|sentence| words.text(&sentence)).collect();
    (!figures.is_empty()).then_some(Beside { sentences, table })
}

/// Where a figure's row stands: by level, then by solver, as in our own tables.
fn place(section: &Section<'_>, figure: &Published) -> (usize, Vec<(String, u64)>, usize, String) {
    let level = section.levels.iter().position(|name| *name == figure.level).unwrap_or(section.levels.len());
    let solver = section.solvers.iter().position(|s| s.label == figure.solver).unwrap_or(section.solvers.len());
    (level, natural(&figure.level), solver, figure.solver.clone())
}

fn cell<'s, 'a>(section: &'s Section<'a>, figure: &Published) -> Option<&'s Cell<'a>> {
    let level = section.levels.iter().position(|name| *name == figure.level)?;
    let solver = section.solvers.iter().position(|solver| solver.label == figure.solver)?;
    section.cell(level, solver)
}

/// The fastest of ours that answers the level of a figure, with its name.
fn answering<'s, 'a>(section: &'s Section<'a>, figure: &Published) -> Option<(&'s str, &'s Cell<'a>)> {
    let level = section.levels.iter().position(|name| *name == figure.level)?;
    let cells = section.solvers.iter().enumerate().filter_map(|(i, solver)| {
        let cell = section.cell(level, i).filter(|cell| cell.is_answered())?;
        Some((solver.label.as_str(), cell))
    });
    let time = |cell: &Cell<'_>| cell.time.map_or(f64::INFINITY, |time| time.mean);
    cells.min_by(|(_, a), (_, b)| time(a).total_cmp(&time(b)))
}

fn row(section: &Section<'_>, figures: &[&Published], quantities: &[Quantity], words: &Words) -> Vec<Entry> {
    let mut row = vec![Entry::text(&figures[0].level), Entry::text(&figures[0].solver)];
    let cell = cell(section, figures[0]);
    for quantity in quantities {
        let theirs = figures.iter().find(|figure| figure.quantity == *quantity);
        row.extend(quantity.entries(section, theirs.copied(), cell, words));
    }
    let mut notes: Vec<&str> = Vec::new();
    for note in figures.iter().flat_map(|figure| figure.note.split("; ")).filter(|note| !note.is_empty()) {
        if !notes.contains(&note) {
            notes.push(note);
        }
    }
    row.push(Entry::text(notes.join("; ")));
    row
}

/// How often, and by how much, ours is better.
fn sentence(section: &Section<'_>, figures: &[&Published], quantity: Quantity) -> Option<Message> {
    let of_it = figures.iter().filter(|figure| figure.quantity == quantity);
    if quantity == Quantity::Outcome {
        let all: Vec<&&Published> = of_it.collect();
        let same = all.iter().filter(|figure| cell(section, figure).is_some_and(Cell::is_answered)).count();
        let other = all.iter().filter(|figure| answering(section, figure).is_some()).count();
        let levels = many("level", all.len());
        return (!all.is_empty())
            .then(|| message!("report-without-solution", levels = levels, same = same, other = other));
    }
    // What they used until they gave up cannot be compared with what an answer took.
    let gave_up = |figure: &Published| {
        let same = |other: &&&Published| other.level == figure.level && other.solver == figure.solver;
        figures.iter().filter(same).any(|other| other.quantity == Quantity::Outcome)
    };
    let both = of_it.filter(|figure| figure.comparable && !gave_up(figure));
    let ratios: Vec<f64> = both.filter_map(|figure| quantity.ratio(figure, cell(section, figure)?)).collect();
    let better = ratios.iter().filter(|ratio| **ratio > 1.0).count();
    let worse = ratios.iter().filter(|ratio| **ratio < 1.0).count();
    let mean = geometric_mean(ratios.iter().copied(), f64::MIN_POSITIVE)?;
    Some(message!(
        "report-ratios",
        quantity = Message::new(quantity.id()),
        cells = many("cell", ratios.len()),
        less = quantity.less(),
        better = better,
        more = quantity.more(),
        worse = worse,
        mean = quantity.compared(mean),
    ))
}

impl Quantity {
    /// The id of its name.
    fn id(self) -> &'static str {
        match self {
            Quantity::Outcome => "report-outcome",
            Quantity::Time => "report-time",
            Quantity::States => "report-states",
            Quantity::Memory => "report-memory",
            Quantity::Moves => "report-moves",
        }
    }

    fn head(self, words: &Words) -> Head {
        let columns = ["report-theirs", "report-ours", "report-ours-is"];
        let columns = if self == Quantity::Outcome { &columns[..2] } else { &columns };
        Head { title: words.text(&Message::new(self.id())), ..Head::plain(columns, words) }
    }

    /// What less of it is called.
    fn less(self) -> Message {
        message!("report-less", quantity = self.id())
    }

    /// What more of it is called.
    fn more(self) -> Message {
        message!("report-more", quantity = self.id())
    }

    /// A ratio of theirs to ours in words.
    fn compared(self, ratio: f64) -> Message {
        match ratio {
            r if (0.995..1.005).contains(&r) => message!("report-same"),
            r if r > 1.0 => message!("report-ratio", factor = factor(r), how = self.less()),
            r => message!("report-ratio", factor = factor(1.0 / r), how = self.more()),
        }
    }

    fn entries(
        self,
        section: &Section<'_>,
        theirs: Option<&Published>,
        cell: Option<&Cell<'_>>,
        words: &Words,
    ) -> Vec<Entry> {
        let theirs_text = theirs.map_or_else(Entry::dash, |figure| Entry::text(&figure.text));
        if self == Quantity::Outcome {
            let Some(figure) = theirs else { return vec![Entry::dash(), Entry::dash()] };
            let own = cell.map(|cell| answer(cell, words));
            let help = answering(section, figure).filter(|_| !cell.is_some_and(Cell::is_answered));
            let help = help.map(|(label, cell)| format!("{label}: {}", answer(cell, words)));
            let said: Vec<String> = own.into_iter().chain(help).collect();
            return vec![theirs_text, if said.is_empty() { not_run(words) } else { Entry::text(said.join("; ")) }];
        }
        let ours = match cell {
            None => not_run(words),
            Some(cell) => match self.ours(cell) {
                Some((value, text)) => Entry::number(value, text),
                None => Entry::text(cell.verdict(words)).toned(Tone::Verdict),
            },
        };
        let ratio = theirs.zip(cell).and_then(|(figure, cell)| self.ratio(figure, cell));
        vec![theirs_text, ours, Entry::optional(ratio, |ratio| words.text(&self.compared(ratio)))]
    }

    /// Our figure, if all runs gave an answer.
    fn ours(self, cell: &Cell<'_>) -> Option<(f64, String)> {
        let (sample, kind) = match self {
            Quantity::Outcome => (None, Kind::Count),
            Quantity::Time => (cell.time, Kind::Seconds),
            Quantity::States => (cell.states, Kind::Count),
            Quantity::Memory => (cell.memory, Kind::Bytes),
            Quantity::Moves => (cell.moves, Kind::Count),
        };
        let sample = sample.filter(|_| cell.is_answered())?;
        Some((sample.mean, kind.text(sample.mean)))
    }

    /// Theirs divided by ours.
    fn ratio(self, figure: &Published, cell: &Cell<'_>) -> Option<f64> {
        let (ours, _) = self.ours(cell)?;
        (ours > 0.0 && figure.value > 0.0).then(|| figure.value / ours)
    }
}

/// Our answer where theirs was none.
fn answer(cell: &Cell<'_>, words: &Words) -> String {
    let ending = cell.verdict(words);
    let said = match cell.moves.map(|moves| Kind::Count.text(moves.mean)) {
        Some(moves) => words.text(&message!("report-answer-moves", ending = ending, moves = moves)),
        None => ending,
    };
    let time = cell.time.map(|time| format!(", {}", Kind::Seconds.text(time.mean)));
    said + &time.unwrap_or_default()
}

/// Published figures that have no counterpart in the results: a misspelt name would otherwise go unnoticed.
pub fn unmatched(sections: &[Section<'_>], published: &[Published]) -> Option<Alarm> {
    let measured = |figure: &Published| {
        sections.iter().any(|section| section.group == figure.group && cell(section, figure).is_some())
    };
    let mut lost: BTreeMap<String, usize> = BTreeMap::new();
    for figure in published.iter().filter(|figure| !measured(figure)) {
        *lost.entry(format!("{} / {} / {}", figure.group, figure.level, figure.solver)).or_default() += 1;
    }
    let names: Vec<String> = lost.keys().cloned().collect();
    (!names.is_empty())
        .then(|| doubt(message!("alarm-unmatched"), message!("alarm-unmatched-text", figures = list(&names, 12))))
}
