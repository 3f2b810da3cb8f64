//! A table as plain data, the same for every writer.

use serde::Serialize;
use solvarium_lab::{Message, Words};

/// Rows of entries under two lines of headings.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Table {
    /// What it shows, in a sentence.
    pub caption: String,
    /// Headings, each over some columns.
    pub heads: Vec<Head>,
    /// The first columns, which name the row.
    pub stub: usize,
    /// The rows.
    pub rows: Vec<Vec<Entry>>,
}

/// A heading over some columns; empty where columns stand for themselves.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Head {
    /// The heading.
    pub title: String,
    /// Headings of its columns.
    pub columns: Vec<String>,
}

/// How an entry is to be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tone {
    /// As it is.
    #[default]
    Plain,
    /// The best of its row.
    Best,
    /// A verdict instead of a figure.
    Verdict,
    /// A verdict that somebody has to look at.
    Failure,
    /// There is nothing to show.
    Absent,
}

/// What stands in a table.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Entry {
    /// The text.
    pub text: String,
    /// More of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// Still more of it, where there is room.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aside: Option<String>,
    /// How to read it.
    pub tone: Tone,
    /// What it is sorted by.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<f64>,
}

impl Table {
    /// Headings of all columns in one line.
    pub fn flat_heads(&self) -> Vec<String> {
        let flat = |head: &Head| -> Vec<String> {
            let one = |column: &String| match (head.title.as_str(), column.as_str()) {
                ("", column) => column.to_string(),
                (title, "") => title.to_string(),
                (title, column) => format!("{title}: {column}"),
            };
            head.columns.iter().map(one).collect()
        };
        self.heads.iter().flat_map(flat).collect()
    }

    /// The table cut into tables of at most so many columns besides those that name the row, where headings allow it.
    pub fn pieces(&self, most: usize) -> Vec<Table> {
        let names: Vec<String> = self.flat_heads().into_iter().take(self.stub).collect();
        let own = Head { title: String::new(), columns: names };
        let mut cuts: Vec<(Vec<Head>, Vec<usize>)> = Vec::new();
        let mut next = 0;
        for head in &self.heads {
            let first = next;
            next += head.columns.len();
            let columns: Vec<usize> = (first.max(self.stub)..next).collect();
            let titles = head.columns[head.columns.len() - columns.len()..].to_vec();
            let full = |(_, used): &(Vec<Head>, Vec<usize>)| used.len() + columns.len() > self.stub + most;
            if cuts.last().is_none_or(full) {
                cuts.push((vec![own.clone()], (0..self.stub).collect()));
            }
            let (heads, used) = cuts.last_mut().expect("there is a piece");
            if !columns.is_empty() {
                heads.push(Head { title: head.title.clone(), columns: titles });
                used.extend(columns);
            }
        }
        let rows = |used: &[usize]| {
            let row = |row: &Vec<Entry>| used.iter().map(|&column| row[column].clone()).collect();
            self.rows.iter().map(row).collect()
        };
        let piece = |(heads, used): (Vec<Head>, Vec<usize>)| Table {
            caption: self.caption.clone(),
            stub: self.stub,
            rows: rows(&used),
            heads,
        };
        cuts.into_iter().map(piece).collect()
    }

    /// Whether there is a heading over several columns.
    pub fn has_two_lines(&self) -> bool {
        self.heads.iter().any(|head| !head.title.is_empty())
    }
}

impl Head {
    /// Columns that stand for themselves, by the ids of their names.
    pub fn plain(columns: &[&'static str], words: &Words) -> Head {
        let columns = columns.iter().map(|id| words.text(&Message::new(id))).collect();
        Head { title: String::new(), columns }
    }
}

impl Entry {
    /// All that stands beside the text.
    pub fn more(&self) -> Option<String> {
        let parts: Vec<&str> = self.detail.iter().chain(&self.aside).map(String::as_str).collect();
        (!parts.is_empty()).then(|| parts.join(", "))
    }

    /// A text.
    pub fn text(text: impl Into<String>) -> Entry {
        Entry { text: text.into(), ..Entry::default() }
    }

    /// A number and its text.
    pub fn number(value: f64, text: String) -> Entry {
        Entry { text, value: Some(value), ..Entry::default() }
    }

    /// A number, or a dash where there is none.
    pub fn optional(value: Option<f64>, text: impl Fn(f64) -> String) -> Entry {
        value.map_or_else(Entry::dash, |value| Entry::number(value, text(value)))
    }

    /// Nothing to show.
    pub fn dash() -> Entry {
        Entry { text: "–".into(), tone: Tone::Absent, ..Entry::default() }
    }

    /// The same with another tone.
    pub fn toned(self, tone: Tone) -> Entry {
        Entry { tone, ..self }
    }
}

/// Marks the least of the values in some columns of a row as the best, where there are at least two to choose from.
pub fn mark_least(row: &mut [Entry], columns: impl Iterator<Item = usize>) {
    let rivals: Vec<usize> = columns.filter(|&i| row[i].tone == Tone::Plain && row[i].value.is_some()).collect();
    let value = |row: &[Entry], i: usize| row[i].value.unwrap_or(f64::INFINITY);
    let least = rivals.iter().map(|&i| value(row, i)).fold(f64::INFINITY, f64::min);
    let most = rivals.iter().map(|&i| value(row, i)).fold(f64::NEG_INFINITY, f64::max);
    if rivals.len() > 1 && least < most {
        rivals.iter().filter(|&&i| value(row, i) == least).copied().collect::<Vec<_>>().into_iter().for_each(|i| {
            row[i].tone = Tone::Best;
        });
    }
}
