//! Things in columns that may be wrapped into several rows, such as cups.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use solvarium_lab::Picture;

use super::{Sight, Spots, face, tile};
use crate::paint;
use crate::theme::ink;

/// Columns inside a cup, from the widest on.
const WIDTHS: [u16; 3] = [4, 3, 2];

/// The letter by which a cup is chosen.
pub fn letter(cup: usize) -> Option<char> {
    u8::try_from(cup).ok().filter(|&cup| cup < 26).map(|cup| char::from(b'a' + cup))
}

pub fn draw(picture: &Picture, sight: &Sight<'_>, area: Rect, buffer: &mut Buffer) -> Spots {
    let layouts = WIDTHS.into_iter().map(|width| Layout::new(picture, width, area));
    let smallest = Layout::new(picture, WIDTHS[WIDTHS.len() - 1], area);
    let layout = layouts.into_iter().find(|layout| layout.height <= area.height).unwrap_or(smallest);
    let hidden = (layout.height.saturating_sub(area.height)).div_ceil(layout.block);
    let row_of = sight.cursor.map_or(0, |cup| cup / layout.in_a_row) as i32 + sight.pan.1;
    let first = (row_of - 1).clamp(0, hidden.into()) as usize;
    let top = area.y + area.height.saturating_sub(layout.height) / 2;
    let mut spots = Spots::default();
    for cup in first * layout.in_a_row..picture.width {
        let (row, column) = (cup / layout.in_a_row - first, cup % layout.in_a_row);
        let in_this_row = layout.in_a_row.min(picture.width - (row + first) * layout.in_a_row) as u16;
        let left = area.x + (area.width.saturating_sub(in_this_row * layout.step)) / 2;
        let at = Rect::new(
            left + column as u16 * layout.step,
            top + row as u16 * layout.block,
            layout.step - 1,
            layout.block,
        );
        if at.bottom() > area.bottom() + 1 {
            break;
        }
        draw_cup(picture, sight, cup, at, buffer);
        spots.0.push((at, cup));
    }
    let shown = spots.0.last().map_or(0, |(_, cup)| cup + 1);
    let corner = area.right() - 1;
    if first > 0 {
        paint::put(buffer, corner, area.y, 1, "▲", ink::bold(ink::WARN));
    }
    if shown < picture.width {
        paint::put(buffer, corner, area.bottom() - 1, 1, "▼", ink::bold(ink::WARN));
    }
    spots
}

struct Layout {
    in_a_row: usize,
    /// From one cup to the next.
    step: u16,
    /// Rows of a row of cups.
    block: u16,
    /// Rows of all.
    height: u16,
}

impl Layout {
    fn new(picture: &Picture, inside: u16, area: Rect) -> Layout {
        let step = inside + 3;
        let fit = usize::from(area.width / step).max(1);
        // As many rows as are needed, each as full as the others.
        let rows = picture.width.div_ceil(fit).max(1);
        let in_a_row = picture.width.div_ceil(rows);
        let block = picture.height as u16 + 4;
        Layout { in_a_row, step, block, height: rows as u16 * block - 1 }
    }
}

/// A cup with its units, above it what was done with it, below it its number and its letter.
fn draw_cup(picture: &Picture, sight: &Sight<'_>, cup: usize, at: Rect, buffer: &mut Buffer) {
    let inside = at.width - 2;
    let chosen = sight.cursor == Some(cup);
    let hinted = sight.hints.is_some_and(|hints| hints.contains(&cup));
    let glass = if chosen { ink::bold(ink::CHOSEN) } else { ink::on(ink::DIM) };
    let above = match (sight.lifted == Some(cup), hinted) {
        (true, _) => Some(("▲", ink::bold(ink::CHOSEN))),
        (_, true) => Some(("?", ink::bold(ink::HINT))),
        _ => None,
    };
    if let Some((sign, style)) = above {
        paint::centre(buffer, at, at.y, sign, style);
    }
    for level in 0..picture.height {
        let y = at.y + 1 + level as u16;
        paint::put(buffer, at.x, y, 1, "│", glass);
        paint::put(buffer, at.right() - 1, y, 1, "│", glass);
        let unit = face(sight.puzzle, tile(picture, level * picture.width + cup));
        unit.draw(Rect::new(at.x + 1, y, inside, 1), false, buffer);
    }
    let bottom = at.y + 1 + picture.height as u16;
    paint::put(buffer, at.x, bottom, at.width, &format!("└{}┘", "─".repeat(inside.into())), glass);
    let letter = letter(cup).map(String::from).unwrap_or_default();
    let name = if inside >= 3 { format!("{} {letter}", cup + 1) } else { format!("{}{letter}", cup + 1) };
    let style = if chosen { ink::chosen() } else { ink::on(ink::DIM).add_modifier(Modifier::BOLD) };
    paint::centre(buffer, at, bottom + 1, name.trim_end(), style);
}
