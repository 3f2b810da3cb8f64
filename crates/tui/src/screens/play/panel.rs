//! What stands beside the board of a game.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use solvarium_lab::message;
use unicode_width::UnicodeWidthStr as _;

use super::Play;
use crate::paint;
use crate::theme::ink;
use crate::world::World;

/// Columns of the panel.
const WIDTH: u16 = 29;

/// The place of a board, and the place beside it.
pub fn split(area: Rect) -> (Rect, Rect) {
    let width = if area.width >= 110 { 2 * WIDTH - 16 } else { WIDTH };
    let side = Rect { x: area.right() - width, width: width - 1, y: area.y + 1, height: area.height - 2 };
    let board = Rect { x: area.x + 1, width: area.width - width - 2, y: area.y + 1, height: area.height - 2 };
    (board, side)
}

/// Writes lines below one another.
pub struct Lines<'a> {
    area: Rect,
    buffer: &'a mut Buffer,
}

impl<'a> Lines<'a> {
    /// Lines in a place, from its top on.
    pub fn new(area: Rect, buffer: &'a mut Buffer) -> Self {
        Lines { area, buffer }
    }

    /// What is left of the place.
    pub fn left(&self) -> Rect {
        self.area
    }

    /// A name with its value at the end of the line.
    pub fn value(&mut self, name: &str, value: &str) {
        self.styled_value(name, value, ink::bold(ink::ON_BAR));
    }

    /// The same in a style.
    pub fn styled_value(&mut self, name: &str, value: &str, style: Style) {
        let fits = name.width() + value.width() < self.area.width.into();
        paint::put(self.buffer, self.area.x, self.area.y, self.room(), name, ink::on(ink::DIM));
        if !fits {
            self.take(1);
        }
        if self.area.height > 0 {
            paint::right(self.buffer, self.area, self.area.y, value, style);
            self.take(1);
        }
    }

    /// A text, broken into lines.
    pub fn text(&mut self, text: &str, style: Style) {
        let rows = paint::text(self.buffer, self.area, text, style);
        self.take(rows);
    }

    /// A heading.
    pub fn heading(&mut self, text: &str) {
        self.text(text, ink::bold(ink::ACCENT));
    }

    /// A line that something else draws.
    pub fn row(&mut self, draw: impl FnOnce(Rect, &mut Buffer)) {
        if self.area.height > 0 {
            draw(Rect { height: 1, ..self.area }, self.buffer);
            self.take(1);
        }
    }

    /// An empty line.
    pub fn gap(&mut self) {
        self.take(1);
    }

    /// The columns of a line, as long as there is one left.
    fn room(&self) -> u16 {
        if self.area.height > 0 { self.area.width } else { 0 }
    }

    fn take(&mut self, rows: u16) {
        let rows = rows.min(self.area.height);
        (self.area.y, self.area.height) = (self.area.y + rows, self.area.height - rows);
    }
}

impl Play {
    /// Counters, bests, what is wrong, what the tutor says.
    pub(super) fn draw_panel(&self, area: Rect, buffer: &mut Buffer, world: &World) {
        let mut lines = Lines::new(area, buffer);
        let (position, loaded) = (&self.game.position, &self.game.loaded);
        let acts = world.word("tui-moves");
        let measured: Vec<_> =
            position.measures.iter().map(|(name, value)| (world.measure(loaded.puzzle, name), value)).collect();
        if !measured.iter().any(|(name, _)| *name == acts) {
            lines.value(&acts, &self.game.acts().len().to_string());
        }
        measured.iter().for_each(|(name, value)| lines.value(name, &value.to_string()));
        lines.value(&world.word("tui-time"), &World::clock(self.seconds));
        let kept = world.store.level(&self.key);
        if let Some(best) = kept.best {
            let said = message!("tui-best-line", cost = best.cost, time = World::clock(best.seconds));
            lines.value(&world.word("tui-your-best"), &world.say(said));
        }
        let known: Vec<String> = loaded
            .metadata
            .best
            .iter()
            .map(|(measure, figure)| format!("{figure} {}", world.measure(loaded.puzzle, measure).to_lowercase()))
            .collect();
        if !known.is_empty() {
            lines.value(&world.word("tui-best-known"), &known.join(", "));
        }
        if self.tutor.is_alarmed {
            lines.styled_value(&world.word("tui-alarm"), &world.word("tui-on"), ink::bold(ink::WARN));
        }
        if self.helped {
            lines.styled_value(&world.word("tui-help-used"), "", ink::on(ink::DIM));
        }
        lines.gap();
        if let Some(lost) = &self.tutor.lost {
            lines.text(&format!("! {lost}"), ink::bold(ink::BAD));
        }
        for wrong in &position.review.wrong {
            lines.text(&format!("! {}", wrong.message), ink::bold(ink::BAD));
        }
        if let Some(verdict) = &self.verdict {
            lines.text(verdict, ink::bold(ink::WARN));
        }
        if self.tutor.is_asked() {
            lines.text(&world.word("tui-thinking"), ink::on(ink::ACCENT));
        }
        self.draw_hint(&mut lines, world);
    }

    fn draw_hint(&self, lines: &mut Lines<'_>, world: &World) {
        let Some(told) = &self.tutor.told else { return };
        for (heading, text) in &told.lines {
            if let Some(heading) = heading {
                lines.heading(&world.word(heading));
            }
            lines.text(text, Style::new());
        }
        if !told.acts.is_empty() {
            lines.gap();
            lines.text(&world.word("tui-hint-do"), ink::on(ink::DIM));
        }
    }
}
