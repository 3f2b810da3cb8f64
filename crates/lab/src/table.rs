//! Tables as text: CSV for programs, Markdown for documents.

use solvarium_engine::Message;

/// A cell: what programs read, and what people read.
pub struct Cell {
    /// For programs: without unit, empty where there is nothing.
    pub value: String,
    /// For people.
    pub text: Message,
}

impl Cell {
    /// A cell in which programs and people read the same.
    pub fn plain(text: &str) -> Self {
        Cell { value: text.into(), text: Message::verbatim(text) }
    }

    /// A value that may be missing, written for people as `shown` says.
    pub fn optional<T: ToString>(value: Option<T>, shown: impl Fn(T) -> String) -> Self {
        let written = value.as_ref().map(ToString::to_string).unwrap_or_default();
        Cell { value: written, text: Message::verbatim(value.map_or_else(|| "–".into(), shown)) }
    }
}

/// A table in CSV. Blanks in its titles become `_`.
pub fn csv<'a>(titles: impl IntoIterator<Item = &'a str>, rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let written = "writing to memory does not fail";
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(titles.into_iter().map(|title| title.replace(' ', "_"))).expect(written);
    rows.into_iter().for_each(|row| writer.write_record(row).expect(written));
    String::from_utf8(writer.into_inner().expect(written)).expect("all that was written is UTF-8")
}

/// A table in Markdown. All but the first `left` columns hold numbers, which are flush right.
pub fn markdown(titles: &[&str], left: usize, rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let rule = |at: usize| if at < left { "---" } else { "---:" }.to_string();
    let head = line(titles.iter().map(ToString::to_string).collect());
    let escaped = |row: Vec<String>| line(row.iter().map(|cell| cell.replace('|', "\\|")).collect());
    head + &line((0..titles.len()).map(rule).collect()) + &rows.into_iter().map(escaped).collect::<String>()
}
