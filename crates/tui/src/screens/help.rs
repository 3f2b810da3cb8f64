//! Help: the rules of the puzzle, the signs on its board, and the keys, all read off what is true anyway.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr as _;

use super::{Mouse, Screen, Step};
use crate::boards::Face;
use crate::keys::{self, Command, Place};
use crate::paint;
use crate::theme::ink;
use crate::world::World;

/// Columns of the signs and of the keys.
const SIGNS: u16 = 14;
const KEYS: u16 = 26;

/// A line of help.
enum Line {
    Heading(String),
    Text(String),
    Sign(Face, String),
    Key(String, String),
}

/// The help screen.
pub struct Help {
    lines: Vec<Line>,
    from: usize,
    shown: usize,
    /// How many rows it takes, as it was drawn last.
    rows: usize,
}

impl Help {
    /// Help about a screen.
    pub fn new(screen: &dyn Screen, world: &World) -> Help {
        let mut lines = Vec::new();
        if let Some(card) = screen.puzzle().and_then(|puzzle| world.puzzle(puzzle)) {
            lines.push(Line::Heading(card.title.clone()));
            lines.push(Line::Text(card.rules.clone()));
            lines.push(Line::Text(String::new()));
        }
        let signs: Vec<_> = screen.legend().into_iter().filter(|(_, face)| *face != Face::nothing()).collect();
        if !signs.is_empty() {
            lines.push(Line::Heading(world.word("tui-help-signs")));
            lines.extend(signs.into_iter().map(|(kind, face)| Line::Sign(face, world.named("cell", kind))));
            lines.push(Line::Text(String::new()));
        }
        lines.push(Line::Heading(world.word("tui-help-keys")));
        let place = screen.place();
        for binding in keys::bindings(place) {
            let names: Vec<&str> = binding.keys.iter().map(keys::Key::name).collect();
            lines.push(Line::Key(names.join("  "), world.word(binding.label)));
        }
        let more = match place {
            Place::Cups => Some("tui-help-cups"),
            Place::Cells => Some("tui-help-cells"),
            Place::Moves => Some("tui-help-moves"),
            Place::Menu => Some("tui-help-menu"),
            Place::Solution | Place::Search | Place::Race => Some("tui-help-time"),
            Place::Won | Place::Help => None,
        };
        if let Some(more) = more {
            lines.push(Line::Text(String::new()));
            lines.push(Line::Text(world.word(more)));
        }
        Help { lines, from: 0, shown: 1, rows: 1 }
    }

    /// All lines, broken to a width: what stands before, and the text.
    fn broken(&self, width: u16) -> Vec<(Option<&Line>, String, Style)> {
        let mut rows = Vec::new();
        for line in &self.lines {
            let (text, style, before) = match line {
                Line::Heading(text) => (text, ink::bold(ink::ACCENT), 0),
                Line::Text(text) => (text, Style::new(), 0),
                Line::Sign(_, text) => (text, Style::new(), SIGNS),
                Line::Key(_, text) => (text, Style::new(), KEYS),
            };
            let mut parts = paint::wrapped(text, width - before);
            if parts.is_empty() {
                parts.push(String::new());
            }
            rows.extend(parts.into_iter().enumerate().map(|(at, part)| ((at == 0).then_some(line), part, style)));
        }
        rows
    }
}

impl Screen for Help {
    fn place(&self) -> Place {
        Place::Help
    }

    fn title(&self, world: &World) -> String {
        world.word("tui-help-title")
    }

    fn act(&mut self, command: Command, _world: &mut World) -> Step {
        let last = self.rows.saturating_sub(self.shown);
        self.from = match command {
            Command::Back | Command::Help => return Step::Back,
            Command::Up => self.from.saturating_sub(1),
            Command::Down => self.from + 1,
            Command::PageUp => self.from.saturating_sub(self.shown),
            Command::PageDown => self.from + self.shown,
            _ => self.from,
        }
        .min(last);
        Step::Stay
    }

    fn mouse(&mut self, mouse: Mouse, world: &mut World) -> Step {
        match mouse {
            Mouse::WheelUp => self.act(Command::Up, world),
            Mouse::WheelDown => self.act(Command::Down, world),
            Mouse::Right(_) => Step::Back,
            _ => Step::Stay,
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, world: &World) {
        let inside = Rect { x: area.x + 3, y: area.y + 1, width: (area.width - 6).min(100), height: area.height - 2 };
        let rows = self.broken(inside.width);
        let count = usize::from(inside.height);
        let from = self.from.min(rows.len().saturating_sub(count));
        let all = rows.len();
        for (at, (line, text, style)) in rows.into_iter().skip(from).take(count).enumerate() {
            let y = inside.y + at as u16;
            let indent = match line {
                Some(Line::Sign(face, _)) => {
                    face.draw(Rect::new(inside.x + 2, y, 4, 1), false, buffer);
                    SIGNS.min(8)
                }
                Some(Line::Key(names, _)) => {
                    paint::put(buffer, inside.x + 2, y, KEYS - 3, names, ink::bold(ink::CHOSEN));
                    KEYS
                }
                _ => 0,
            };
            paint::put(buffer, inside.x + indent, y, inside.width - indent, &text, style);
        }
        if from + count < all {
            let more = world.word("tui-more-below");
            let width = more.width() as u16 + 2;
            paint::put(
                buffer,
                area.right().saturating_sub(width + 1),
                area.bottom() - 1,
                width,
                &more,
                ink::on(ink::DIM),
            );
        }
        (self.shown, self.rows) = (count, all);
    }
}
