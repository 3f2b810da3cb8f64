//! The tables for a paper: `\input` the file in a document that uses the packages `booktabs` and `graphicx`.
//!
//! A table that is too wide or too long for a page is cut into several.

use super::alarms::Severity;
use super::table::{Entry, Head, Table, Tone};
use super::{Document, Part};

/// The most columns of a table besides those that name the row, and the most rows.
const COLUMNS: usize = 9;
const ROWS: usize = 45;
/// Shrinks what is wider than the page.
const FIT: &str = "\\noindent\\resizebox{\\ifdim\\width>\\linewidth\\linewidth\\else\\width\\fi}{!}";

/// All tables, the alarms above them as comments and sentences.
pub fn write(document: &Document) -> String {
    let mut text = format!("% {}\n", comment(&document.title));
    text += &format!("% {}\n", document.fixed["report-needs"]);
    document.facts.iter().for_each(|(name, value)| text += &format!("% {}: {}\n", comment(name), comment(value)));
    text += &alarms(document);
    document.parts.iter().for_each(|part| text += &self::part(part));
    text += &format!("\\par\\medskip\\noindent\\textbf{{{}}}\\par\n", document.fixed["report-meaning"]);
    document.notes.iter().for_each(|note| text += &format!("\\noindent{{\\small {}\\par}}\n", escape(note)));
    text
}

/// Failures are printed where nobody can miss them; doubts stand in comments.
fn alarms(document: &Document) -> String {
    let mut text = String::new();
    for alarm in &document.alarms {
        let (failure, doubt) = (&document.fixed["report-failure"], &document.fixed["report-doubt"]);
        text += &match alarm.severity {
            Severity::Failure => {
                format!("\\par\\noindent\\textbf{{{failure}:}} {}\\par\n", escape(&alarm.text.to_string()))
            }
            Severity::Doubt => format!("% {doubt}: {}\n", comment(&alarm.text.to_string())),
        };
    }
    text
}

fn part(part: &Part) -> String {
    let mut text = format!("\n\\par\\medskip\\noindent\\textbf{{{}}}\\par\n", escape(&part.title));
    if !part.about.is_empty() {
        text += &format!("{}\\par\n", escape(&part.about));
    }
    part.summary.iter().for_each(|summary| text += &table(summary));
    text += &table(&part.levels);
    if let Some(beside) = &part.beside {
        beside.sentences.iter().for_each(|sentence| text += &format!("\\par\\noindent {}\n", escape(sentence)));
        text += &table(&beside.table);
    }
    text
}

/// A table, cut into pieces that fit.
fn table(table: &Table) -> String {
    let mut text = format!("\\par\\smallskip\\noindent{{\\small {}}}\\par\\nopagebreak\n", escape(&table.caption));
    for piece in table.pieces(COLUMNS) {
        piece.rows.chunks(ROWS).for_each(|rows| text += &tabular(&piece, rows));
    }
    text
}

fn tabular(table: &Table, rows: &[Vec<Entry>]) -> String {
    let heads = &table.heads;
    let line = |cells: Vec<String>| format!("{} \\\\\n", cells.join(" & "));
    let columns = table.flat_heads().len();
    let form: String = (0..columns).map(|column| if column < table.stub { 'l' } else { 'r' }).collect();
    let mut text = format!("{FIT}{{\\begin{{tabular}}{{@{{}}{form}@{{}}}}\n\\toprule\n");
    if table.has_two_lines() {
        let over = |head: &Head| format!("\\multicolumn{{{}}}{{c}}{{{}}}", head.columns.len(), escape(&head.title));
        text += &line(heads.iter().map(over).collect());
        text += &rules(heads);
    }
    text += &line(heads.iter().flat_map(|head| &head.columns).map(|column| escape(column)).collect());
    text += "\\midrule\n";
    rows.iter().for_each(|row| text += &line(row.iter().map(entry).collect()));
    text + "\\bottomrule\n\\end{tabular}}\\par\\medskip\n"
}

/// Rules under the headings over several columns.
fn rules(heads: &[Head]) -> String {
    let mut first = 1;
    let mut text = String::new();
    for head in heads {
        let last = first + head.columns.len() - 1;
        if !head.title.is_empty() {
            text += &format!("\\cmidrule(lr){{{first}-{last}}}");
        }
        first = last + 1;
    }
    text + "\n"
}

fn entry(entry: &Entry) -> String {
    let text = escape(&entry.text);
    let text = match entry.tone {
        Tone::Best | Tone::Failure => format!("\\textbf{{{text}}}"),
        Tone::Verdict if entry.value.is_none() => format!("\\emph{{{text}}}"),
        _ => text,
    };
    match entry.more() {
        Some(more) => {
            let more = escape(&more);
            format!("\\begin{{tabular}}[t]{{@{{}}r@{{}}}}{text}\\\\[-0.5ex]{{\\scriptsize {more}}}\\end{{tabular}}")
        }
        None => text,
    }
}

/// Text for a comment, which ends with its line.
fn comment(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}

/// Takes away the meaning of letters that TeX would read as commands, and writes out those that old fonts lack.
fn escape(text: &str) -> String {
    let mut safe = String::new();
    for letter in text.chars() {
        match letter {
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => safe.extend(['\\', letter]),
            '\\' => safe.push_str("\\textbackslash{}"),
            '~' => safe.push_str("\\textasciitilde{}"),
            '^' => safe.push_str("\\textasciicircum{}"),
            '<' => safe.push_str("\\textless{}"),
            '>' => safe.push_str("\\textgreater{}"),
            '|' => safe.push_str("\\textbar{}"),
            '[' => safe.push_str("{[}"),
            '*' => safe.push_str("{*}"),
            '±' => safe.push_str("\\,$\\pm$\\,"),
            '×' => safe.push_str("$\\times$"),
            '−' => safe.push_str("$-$"),
            'µ' => safe.push_str("$\\mu$"),
            '–' => safe.push_str("--"),
            '\u{202f}' | '\u{a0}' => safe.push('~'),
            '\n' | '\r' => safe.push(' '),
            _ => safe.push(letter),
        }
    }
    safe
}
