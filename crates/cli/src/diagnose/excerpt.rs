//! The few characters around an error. Long lines are cut, so that an error far to the right can be shown at all.

use miette::{MietteError, MietteSpanContents, SourceCode, SourceSpan, SpanContents};

use crate::emit::printable;

/// Characters shown on either side of the place.
const AROUND: usize = 60;

/// Lines shown before and after the one with the error.
const LINES: usize = 1;

/// Some lines of a text, cut on the left and on the right, and where they come from.
#[derive(Debug)]
pub struct Excerpt {
    name: String,
    lines: String,
    /// Lines of the text before the first that is shown.
    lines_before: usize,
    /// The column of the error, from 0. The cut lines no longer tell it.
    column: usize,
}

impl Excerpt {
    /// The text around a line and a column, both from 1, and where in the excerpt that place is.
    pub fn around(name: &str, text: &str, line: usize, column: usize) -> (Excerpt, SourceSpan) {
        let (line, column) = (line - 1, column - 1);
        let (lines_before, cut) = (line.saturating_sub(LINES), column.saturating_sub(AROUND));
        let mut lines = String::new();
        let mut place = 0;
        for (number, whole) in text.lines().enumerate().skip(lines_before).take(line - lines_before + 1 + LINES) {
            let shown = printable(whole);
            if number == line {
                place = lines.len() + letters(whole, cut, column - cut).len();
            }
            lines.extend(letters(&shown, cut, 2 * AROUND).chars().chain(['\n']));
        }
        let excerpt = Excerpt { name: printable(name).into(), lines, lines_before, column };
        (excerpt, SourceSpan::from((place, 1)))
    }
}

/// As many letters of a text, after the first few.
fn letters(text: &str, skipped: usize, count: usize) -> &str {
    let start = |text: &str, letters| text.char_indices().nth(letters).map_or(text.len(), |(at, _)| at);
    let rest = &text[start(text, skipped)..];
    &rest[..start(rest, count)]
}

impl SourceCode for Excerpt {
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        before: usize,
        after: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        let inner = self.lines.read_span(span, before, after)?;
        Ok(Box::new(MietteSpanContents::new_named(
            self.name.clone(),
            inner.data(),
            *inner.span(),
            inner.line() + self.lines_before,
            if before == 0 { self.column } else { inner.column() },
            inner.line_count(),
        )))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, line: usize, column: usize, shown: &str, letter: &str) {
        let (excerpt, place) = Excerpt::around("level", text, line, column);
        assert_eq!(excerpt.lines, shown);
        assert!(excerpt.lines[place.offset()..].starts_with(letter));
    }

    #[test]
    fn short_texts_are_shown_with_the_lines_around() {
        check("a\nb\ncxd\ne\nf\n", 3, 2, "b\ncxd\ne\n", "x");
    }

    #[test]
    fn places_behind_the_text_are_at_its_end() {
        check("ab", 1, 3, "ab\n", "\n");
        check("", 1, 1, "", "");
        check("a\n", 5, 9, "", "");
    }

    #[test]
    fn long_lines_are_cut_around_the_place() {
        let text = format!("{}é{}", "á".repeat(100_000), "b".repeat(100_000));
        let shown = format!("{}é{}\n", "á".repeat(AROUND), "b".repeat(AROUND - 1));
        check(&text, 1, 100_001, &shown, "é");
    }
}
