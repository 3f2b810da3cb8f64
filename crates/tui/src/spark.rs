//! Small charts of one line of text.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::paint;
use crate::theme::ink;

const BARS: [&str; 8] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/// Draws values from left to right, as many as there are columns, each the greatest of those it stands for. The one that
/// stands for `here`, a share of the way, is marked.
pub fn draw(values: &[f64], here: Option<f64>, row: Rect, buffer: &mut Buffer) {
    let width = usize::from(row.width);
    let Some(greatest) = values.iter().copied().reduce(f64::max).filter(|_| width > 0) else { return };
    let marked = here.map(|here| (here * (width - 1) as f64).round() as usize);
    for column in 0..width {
        let value = greatest_of(values, column, width);
        let share = if greatest > 0.0 { value / greatest } else { 0.0 };
        let bar = BARS[((share * 8.0).ceil() as usize).clamp(1, 8) - 1];
        let style = ink::bold(if marked == Some(column) { ink::CHOSEN } else { ink::ACCENT });
        paint::put(buffer, row.x + column as u16, row.y, 1, bar, style);
    }
}

fn greatest_of(values: &[f64], column: usize, width: usize) -> f64 {
    let from = column * values.len() / width;
    let to = ((column + 1) * values.len() / width).max(from + 1).min(values.len());
    values[from.min(values.len() - 1)..to].iter().copied().fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(values: &[f64], width: u16) -> String {
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, 1));
        draw(values, Some(1.0), buffer.area, &mut buffer);
        buffer.content.iter().map(|cell| cell.symbol()).collect()
    }

    #[test]
    fn values_are_stretched_or_gathered() {
        assert_eq!(drawn(&[0.0, 1.0, 2.0, 4.0], 4), "▁▂▄█");
        assert_eq!(drawn(&[1.0, 2.0], 4), "▄▄██");
        assert_eq!(drawn(&[0.0, 4.0, 0.0, 2.0], 2), "█▄");
        assert_eq!(drawn(&[], 2), "  ");
    }
}
