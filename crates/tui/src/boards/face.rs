//! What a tile looks like: a sign, what is around it, and colours. The sign alone tells what it is; colours only help.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use crate::paint;
use crate::theme::ink;

/// Signs of a box: what is not yet where it belongs, and what is.
const HOLLOW: &str = "□";
const FULL: &str = "■";

/// The look of a tile.
#[derive(Clone, Debug, PartialEq)]
pub struct Face {
    /// One or two columns.
    pub sign: String,
    /// What the rest is filled with.
    pub filler: &'static str,
    pub ink: Color,
    pub ground: Color,
    /// Whether it has a border, where there is room.
    pub framed: bool,
    /// Whether the view should follow it.
    pub followed: bool,
}

impl Face {
    /// A sign on a ground.
    pub fn new(sign: impl Into<String>, ink: Color, ground: Color) -> Face {
        Face { sign: sign.into(), filler: " ", ink, ground, framed: false, followed: false }
    }

    /// Nothing at all.
    pub fn nothing() -> Face {
        Face::new("", Color::Reset, Color::Reset)
    }

    /// Filled with a sign.
    pub fn filled(self, filler: &'static str) -> Face {
        Face { filler, ..self }
    }

    /// With a border.
    pub fn framed(self) -> Face {
        Face { framed: true, ..self }
    }

    /// Followed by the view.
    pub fn followed(self) -> Face {
        Face { followed: true, ..self }
    }

    /// As what is wrong.
    pub fn wrong(self) -> Face {
        let sign = self.sign.chars().take(1).chain(['!']).collect();
        Face { sign, ink: ink::ON_BAR, ground: ink::BAD, ..self }
    }

    /// As what a hint is about.
    pub fn hinted(self) -> Face {
        let sign = self.sign.chars().take(1).chain(['?']).collect();
        Face { sign, ink: ink::DARK, ground: ink::HINT, ..self }
    }

    /// Draws it; `chosen` is what the cursor is on.
    pub fn draw(&self, area: Rect, chosen: bool, buffer: &mut Buffer) {
        let style = match chosen {
            true => ink::chosen(),
            false => Style::new().fg(self.ink).bg(self.ground).add_modifier(Modifier::BOLD),
        };
        // Without colours the filler shows; with them the ground is enough.
        let ground = if chosen { style } else { style.fg(self.ground) };
        paint::fill(buffer, area, self.filler, ground);
        let is_framed = self.framed && area.width >= 4 && area.height >= 2;
        if is_framed {
            paint::frame(buffer, area, "", style);
        }
        let middle = area.y + (area.height - 1) / 2;
        match self.sign.as_str() {
            // The frame is the sign.
            HOLLOW if is_framed => {}
            FULL if is_framed => {
                let inside = Rect { x: area.x + 1, width: area.width - 2, ..area };
                let rows =
                    if area.height == 2 { area } else { Rect { y: area.y + 1, height: area.height - 2, ..area } };
                paint::fill(buffer, inside.intersection(rows), FULL, style);
            }
            sign => paint::centre(buffer, area, middle, sign, style),
        }
        if chosen && area.width >= 3 {
            paint::put(buffer, area.x, middle, 1, "[", style);
            paint::put(buffer, area.right() - 1, middle, 1, "]", style);
        }
    }
}
