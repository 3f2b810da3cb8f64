//! Text into a picture, never beyond its place, whatever the width of its letters.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr as _;

/// Writes one line, cut at the width with a sign that it was; gives the columns it took.
pub fn put(buffer: &mut Buffer, x: u16, y: u16, width: u16, text: &str, style: Style) -> u16 {
    let area = buffer.area;
    if y < area.top() || y >= area.bottom() || x >= area.right() || width == 0 {
        return 0;
    }
    let room = width.min(area.right() - x);
    if text.width() <= usize::from(room) {
        return buffer.set_stringn(x, y, text, room.into(), style).0 - x;
    }
    let (end, _) = buffer.set_stringn(x, y, text, usize::from(room) - 1, style);
    buffer.set_stringn(end, y, "…", 1, style).0 - x
}

/// Writes one line in the middle of a row.
pub fn centre(buffer: &mut Buffer, row: Rect, y: u16, text: &str, style: Style) {
    let width = (text.width() as u16).min(row.width);
    put(buffer, row.x + (row.width - width) / 2, y, width, text, style);
}

/// Writes one line that ends where the row does; gives the columns it took.
pub fn right(buffer: &mut Buffer, row: Rect, y: u16, text: &str, style: Style) -> u16 {
    let width = (text.width() as u16).min(row.width);
    put(buffer, row.right() - width, y, width, text, style)
}

/// Gives all cells of a place a style, and blanks them.
pub fn fill(buffer: &mut Buffer, area: Rect, sign: &str, style: Style) {
    let area = area.intersection(buffer.area);
    for (x, y) in area.positions().map(|at| (at.x, at.y)) {
        buffer[(x, y)].set_symbol(sign).set_style(style);
    }
}

/// A text in lines of at most this width, broken between words where that is possible.
pub fn wrapped(text: &str, width: u16) -> Vec<String> {
    let width = usize::from(width.max(1));
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            if !line.is_empty() && line.width() + 1 + word.width() > width {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
            while line.width() > width {
                let cut = cut_at(&line, width);
                let rest = line.split_off(cut);
                lines.push(std::mem::replace(&mut line, rest));
            }
        }
        lines.push(line);
    }
    lines
}

/// Where a text is as wide as it may be; at least one letter.
fn cut_at(text: &str, width: usize) -> usize {
    let ends = text.char_indices().skip(1).map(|(at, _)| at);
    ends.take_while(|&at| text[..at].width() <= width)
        .last()
        .unwrap_or_else(|| text.chars().next().map_or(0, char::len_utf8))
}

/// Writes a text into a place, broken into lines; gives the rows it took.
pub fn text(buffer: &mut Buffer, area: Rect, text: &str, style: Style) -> u16 {
    let lines = wrapped(text, area.width);
    let shown = lines.len().min(area.height.into());
    for (at, line) in lines.iter().take(shown).enumerate() {
        put(buffer, area.x, area.y + at as u16, area.width, line, style);
    }
    shown as u16
}

/// A box with a title.
pub fn frame(buffer: &mut Buffer, area: Rect, title: &str, style: Style) {
    if area.width < 2 || area.height < 2 {
        return;
    }
    let line = "─".repeat(usize::from(area.width) - 2);
    put(buffer, area.x, area.y, area.width, &format!("┌{line}┐"), style);
    put(buffer, area.x, area.bottom() - 1, area.width, &format!("└{line}┘"), style);
    for y in area.y + 1..area.bottom() - 1 {
        put(buffer, area.x, y, 1, "│", style);
        put(buffer, area.right() - 1, y, 1, "│", style);
    }
    if !title.is_empty() {
        put(buffer, area.x + 2, area.y, area.width.saturating_sub(4), &format!(" {title} "), style);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_by_its_width() {
        assert_eq!(wrapped("một hai ba", 7), ["một hai", "ba"]);
        assert_eq!(wrapped("漢字漢字", 5), ["漢字", "漢字"]);
        assert_eq!(wrapped("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrapped("a\n\nb", 3), ["a", "", "b"]);
        assert_eq!(wrapped("漢", 1), ["漢", ""]);
    }

    #[test]
    fn nothing_is_written_beyond_its_place() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 6, 1));
        assert_eq!(put(&mut buffer, 1, 0, 4, "abcdef", Style::new()), 4);
        assert_eq!(put(&mut buffer, 0, 3, 4, "abcdef", Style::new()), 0);
        let text: String = buffer.content.iter().map(|cell| cell.symbol()).collect();
        assert_eq!(text, " abc… ");
    }
}
