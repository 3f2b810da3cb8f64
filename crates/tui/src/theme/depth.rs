//! How many colours a terminal has, and what becomes of a colour where there are fewer.

use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier};

use super::ink;

/// How many colours there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// None: what is chosen is reversed, and all else tells by its signs.
    None,
    /// Sixteen.
    Basic,
    /// A table of 256.
    Table,
    /// All.
    Full,
}

/// The six steps of red, green and blue in the table of 256.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// Those of the sixteen on which dark letters cannot be read.
const DARKER: [Color; 4] = [Color::Blue, Color::Red, Color::DarkGray, Color::Magenta];

impl Depth {
    /// What the environment says about the terminal.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Depth {
        let is = |name: &str, right: &dyn Fn(&str) -> bool| variable(name).is_some_and(|value| right(&value));
        if is("NO_COLOR", &|value| !value.is_empty()) || is("TERM", &|value| value == "dumb") {
            Depth::None
        } else if is("COLORTERM", &|value| ["truecolor", "24bit"].contains(&value)) || is("WT_SESSION", &|_| true) {
            Depth::Full
        } else if is("TERM", &|value| value.contains("256")) {
            Depth::Table
        } else {
            Depth::Basic
        }
    }

    /// Brings the colours of a cell down to what there is.
    pub fn reduce(self, cell: &mut Cell) {
        if self == Depth::None && [ink::CHOSEN, ink::BAR].contains(&cell.bg) {
            cell.modifier.insert(Modifier::REVERSED);
        }
        (cell.fg, cell.bg) = (self.nearest(cell.fg), self.nearest(cell.bg));
        // The darker ones of sixteen need bright letters.
        if self == Depth::Basic && cell.fg == Color::Black && DARKER.contains(&cell.bg) {
            cell.fg = Color::White;
        }
    }

    fn nearest(self, color: Color) -> Color {
        match (self, color) {
            (Depth::None, _) => Color::Reset,
            (Depth::Table, Color::Rgb(r, g, b)) => Color::Indexed(indexed([r, g, b])),
            (Depth::Basic, Color::Rgb(..)) => ink::basic(color).unwrap_or(Color::Reset),
            _ => color,
        }
    }
}

/// The nearest of the 256: one of the cube, or a grey.
fn indexed(rgb: [u8; 3]) -> u8 {
    let nearest = |value: u8| (0..6).min_by_key(|&at| STEPS[at].abs_diff(value)).unwrap_or(0);
    let [r, g, b] = rgb.map(nearest);
    let mean = rgb.iter().map(|&value| u16::from(value)).sum::<u16>() / 3;
    let grey = (mean.saturating_sub(3) / 10).min(23) as u8;
    let far = |other: [u8; 3]| {
        let square = |at: usize| u32::from(rgb[at].abs_diff(other[at])).pow(2);
        square(0) + square(1) + square(2)
    };
    let of_cube = far([STEPS[r], STEPS[g], STEPS[b]]);
    // What is nearly grey must not become purple.
    let spread = rgb.iter().max().zip(rgb.iter().min()).map_or(0, |(most, least)| most - least);
    if spread < 32 || far([8 + 10 * grey; 3]) < of_cube { 232 + grey } else { (16 + 36 * r + 6 * g + b) as u8 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_brought_down() {
        assert_eq!(Depth::Full.nearest(ink::GOOD), ink::GOOD);
        assert_eq!(Depth::Table.nearest(Color::Rgb(255, 0, 0)), Color::Indexed(196));
        assert_eq!(Depth::Table.nearest(Color::Rgb(128, 128, 128)), Color::Indexed(244));
        assert!(matches!(Depth::Table.nearest(ink::DIM), Color::Indexed(232..)));
        assert_eq!(Depth::Basic.nearest(ink::GOOD), Color::LightGreen);
        assert_eq!(Depth::None.nearest(ink::GOOD), Color::Reset);
        assert_eq!(Depth::None.nearest(Color::Red), Color::Reset);
    }

    #[test]
    fn what_is_chosen_shows_without_colours() {
        let mut cell = Cell::default();
        cell.set_style(ink::chosen());
        Depth::None.reduce(&mut cell);
        assert!(cell.modifier.contains(Modifier::REVERSED));
    }
}
