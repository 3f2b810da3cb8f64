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
    document.parts.iter().for_each(|part| text += &self::part(part));
    text += "\n## What the figures mean\n\n";
    document.notes.iter().for_each(|note| text += &format!("- {}\n", escape(note)));
    text
}

fn alarms(document: &Document) -> String {
    let mut text = String::from("\n## Before you trust a number\n\n");
    if document.alarms.is_empty() {
        return text + "Nothing to report: no failures, no contradictions, no doubts.\n";
    }
    for alarm in &document.alarms {
        let mark = if alarm.severity == Severity::Failure { "**FAILURE**" } else { "Doubt" };
        text += &format!("- {mark}, {}: {}\n", escape(&alarm.what.to_string()), escape(&alarm.text.to_string()));
    }
    text
}

fn part(part: &Part) -> String {
    let mut text = format!("\n## {}\n\n", escape(&part.title));
    if !part.about.is_empty() {
        text += &format!("{}\n\n", escape(&part.about));
    }
    part.summary.iter().for_each(|summary| text += &table(summary));
    text += &format!("\n### Level by level\n\n{}", table(&part.levels));
    if let Some(beside) = &part.beside {
        text += "\n### Ours beside theirs\n\n";
        beside.sentences.iter().for_each(|sentence| text += &format!("- {}\n", escape(sentence)));
        text += &format!("\n{}", table(&beside.table));
    }
    text + &format!("\n### Solvers\n\n{}", table(&part.solvers))
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
