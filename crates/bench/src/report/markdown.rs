//! The report as Markdown: tables that read well as text too.

use super::alarms::Severity;
use super::table::{Entry, Table, Tone};
use super::{Document, Part};

/// The whole document.
pub fn write(document: &Document) -> String {
    let mut text = format!("# {}\n\n", escape(&document.title));
    for (name, value) in &document.facts {
        text += &format!("- **{}**: {}\n", escape(name), escape(value));
    }
    text += &alarms(document);
    document.parts.iter().for_each(|part| text += &self::part(part, document));
    text += &format!("\n## {}\n\n", document.fixed["report-meaning"]);
    document.notes.iter().for_each(|note| text += &format!("- {}\n", escape(note)));
    text
}

fn alarms(document: &Document) -> String {
    let fixed = &document.fixed;
    let mut text = format!("\n## {}\n\n", fixed["report-trust"]);
    if document.alarms.is_empty() {
        return text + &fixed["report-nothing"] + "\n";
    }
    for alarm in &document.alarms {
        let mark = match alarm.severity {
            Severity::Failure => format!("**{}**", fixed["report-failure"].to_uppercase()),
            Severity::Doubt => fixed["report-doubt"].clone(),
        };
        text += &format!("- {mark}, {}: {}\n", escape(&alarm.what.to_string()), escape(&alarm.text.to_string()));
    }
    text
}

fn part(part: &Part, document: &Document) -> String {
    let mut text = format!("\n## {}\n\n", escape(&part.title));
    if !part.about.is_empty() {
        text += &format!("{}\n\n", escape(&part.about));
    }
    part.summary.iter().for_each(|summary| text += &table(summary));
    let heading = |id: &str| format!("\n### {}\n\n", document.fixed[id]);
    text += &(heading("report-level-by-level") + &table(&part.levels));
    if let Some(beside) = &part.beside {
        text += &heading("report-beside");
        beside.sentences.iter().for_each(|sentence| text += &format!("- {}\n", escape(sentence)));
        text += &format!("\n{}", table(&beside.table));
    }
    text + &heading("report-solvers") + &table(&part.solvers)
}

fn table(table: &Table) -> String {
    let row = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let heads = table.flat_heads();
    let rule = |i: usize| if i < table.stub { "---" } else { "---:" };
    let mut text = format!("{}\n\n", escape(&table.caption));
    text += &row(heads.iter().map(|head| escape(head)).collect());
    text += &row((0..heads.len()).map(|i| rule(i).into()).collect());
    table.rows.iter().for_each(|entries| text += &row(entries.iter().map(entry).collect()));
    text
}

fn entry(entry: &Entry) -> String {
    let text = escape(&entry.text);
    let text = match entry.tone {
        Tone::Best => format!("**{text}**"),
        Tone::Failure => format!("**{}**", text.to_uppercase()),
        Tone::Verdict if entry.value.is_none() => format!("_{text}_"),
        _ => text,
    };
    match entry.more() {
        Some(more) => format!("{text} ({})", escape(&more)),
        None => text,
    }
}

/// Takes away the meaning of letters that Markdown would read as marks.
fn escape(text: &str) -> String {
    let mut safe = String::new();
    for letter in text.chars() {
        match letter {
            '\\' | '`' | '*' | '_' | '|' | '<' | '[' | ']' | '~' => safe.extend(['\\', letter]),
            '\n' | '\r' => safe.push(' '),
            '#' if safe.is_empty() => safe.push_str("\\#"),
            _ => safe.push(letter),
        }
    }
    safe
}
