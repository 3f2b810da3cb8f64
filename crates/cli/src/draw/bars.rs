//! Bars of text: what is measured at a glance, on any terminal.

use solvarium_lab::message;

use crate::say::say;

/// Values of which the greatest is more than this many times the least are drawn on a logarithmic scale.
const SPAN: f64 = 100.0;
/// The least room for a bar.
const LEAST: usize = 8;
/// Parts of a block, by eighths.
const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/// A row of a chart.
pub struct Bar {
    /// What it belongs to.
    pub label: String,
    /// Its length; none where there is nothing to measure.
    pub value: Option<f64>,
    /// The value in words, or why there is none.
    pub text: String,
}

/// A chart of bars, at most `width` characters wide where that is possible.
pub fn bars(title: &str, rows: &[Bar], width: usize, colours: bool) -> String {
    let scale = Scale::of(rows);
    let longest = |part: fn(&Bar) -> &str| rows.iter().map(|row| part(row).chars().count()).max().unwrap_or(0);
    let names = longest(|row| &row.label);
    let measured = rows.iter().filter(|row| row.value.is_some()).map(|row| row.text.chars().count()).max();
    let room = width.saturating_sub(names + measured.unwrap_or(0) + 2).max(LEAST);
    let mut text =
        format!("\n{}\n", if scale.logarithmic { say(message!("cli-chart-logarithmic", title)) } else { title.into() });
    for row in rows {
        let label = format!("{:<names$}", row.label);
        text += &match row.value {
            Some(value) => {
                format!("{label} {}{}\n", bar(scale.share(value), room, value <= scale.least, colours), row.text)
            }
            None => format!("{label} {}\n", dim(&row.text, colours)),
        };
    }
    text
}

/// How values become lengths.
struct Scale {
    least: f64,
    most: f64,
    logarithmic: bool,
}

impl Scale {
    fn of(rows: &[Bar]) -> Scale {
        let values = || rows.iter().filter_map(|row| row.value).filter(|value| *value > 0.0);
        let (least, most) = (values().fold(f64::INFINITY, f64::min), values().fold(0.0, f64::max));
        Scale { least, most, logarithmic: most > SPAN * least }
    }

    /// The part of the room that a value takes.
    fn share(&self, value: f64) -> f64 {
        match value {
            v if v <= 0.0 => 0.0,
            v if self.logarithmic => (v / self.least * 2.0).ln() / (self.most / self.least * 2.0).ln(),
            v => v / self.most,
        }
    }
}

/// A bar and the blank after it; the least value of a chart has another colour.
fn bar(share: f64, room: usize, best: bool, colours: bool) -> String {
    let eighths = (share * room as f64 * 8.0).round() as usize;
    let drawn = "█".repeat(eighths / 8) + EIGHTHS[eighths % 8];
    match drawn.as_str() {
        "" => String::new(),
        _ if colours => format!("\x1b[{}m{drawn}\x1b[0m ", if best { 32 } else { 36 }),
        _ => drawn + " ",
    }
}

fn dim(text: &str, colours: bool) -> String {
    if colours { format!("\x1b[2m{text}\x1b[0m") } else { text.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(label: &str, value: Option<f64>, text: &str) -> Bar {
        Bar { label: label.into(), value, text: text.into() }
    }

    #[test]
    fn bars_are_as_long_as_their_values() {
        let rows = [
            row("a", Some(4.0), "4 s"),
            row("bc", Some(1.0), "1 s"),
            row("d", None, "stuck"),
            row("e", Some(0.0), "0 s"),
        ];
        let text = bars("time", &rows, 15, false);
        assert_eq!(text, "\ntime\na  ████████ 4 s\nbc ██ 1 s\nd  stuck\ne  0 s\n");
    }

    #[test]
    fn wide_ranges_are_drawn_by_their_logarithms() {
        let rows = [row("a", Some(1.0), "1"), row("b", Some(32.0), "32"), row("c", Some(512.0), "512")];
        let text = bars("states", &rows, 26, false);
        let lengths: Vec<usize> = text.lines().skip(2).map(|line| line.matches('█').count()).collect();
        // 1, 6 and 10 doublings from half of the least, in a room of 20 = 26 - 1 (label) - 3 (value) - 2 blanks.
        assert!(text.contains("logarithmic") && lengths == [2, 12, 20], "{text}");
        assert!(text.lines().skip(2).all(|line| line.chars().count() <= 26), "{text}");
    }

    #[test]
    fn colours_are_used_only_where_they_are_allowed() {
        let rows = [row("a", Some(1.0), "1"), row("b", None, "stuck")];
        assert!(!bars("x", &rows, 30, false).contains('\x1b'));
        assert!(bars("x", &rows, 30, true).contains('\x1b'));
    }
}
