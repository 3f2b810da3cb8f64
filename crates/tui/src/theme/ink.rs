//! The colours, each with the one of the sixteen that stands for it.

use ratatui::style::{Color, Modifier, Style};

/// A colour and its place among the sixteen of a plain terminal.
type Ink = (Color, Color);

const fn rgb(value: u32) -> Color {
    Color::Rgb((value >> 16) as u8, (value >> 8) as u8, value as u8)
}

/// What is said beside the point.
pub const DIM: Color = rgb(0x8a93a3);
/// Headings, and what can be done.
pub const ACCENT: Color = rgb(0x4cb3ff);
/// The text of a title bar.
pub const ON_BAR: Color = rgb(0xfdfdfd);
/// A title bar.
pub const BAR: Color = rgb(0x1f4e79);
/// What is chosen, in a list or on a board.
pub const CHOSEN: Color = rgb(0xffd75e);
/// What is good.
pub const GOOD: Color = rgb(0x5fd787);
/// What is wrong.
pub const BAD: Color = rgb(0xff5f5f);
/// What deserves a look.
pub const WARN: Color = rgb(0xffaf3c);
/// Dark letters on a bright ground.
pub const DARK: Color = rgb(0x101418);
/// A wall.
pub const WALL: Color = rgb(0x5c6672);
/// A floor that something stands on, and the other one of a chequered floor.
pub const FLOOR: Color = rgb(0xc5ccd6);
/// The other floor.
pub const FLOOR_TOO: Color = rgb(0xb1bac6);
/// Night: an unlit or empty cell.
pub const NIGHT: Color = rgb(0x262c36);
/// A lit cell.
pub const LIT: Color = rgb(0xffe9a0);
/// Wood: boxes and blocks.
pub const WOOD: Color = rgb(0xd08a3e);
/// Leaves.
pub const LEAF: Color = rgb(0x4fae5a);
/// What a hint points at.
pub const HINT: Color = rgb(0x57c7ff);

const BASIC: [Ink; 17] = [
    (DIM, Color::Gray),
    (ACCENT, Color::LightCyan),
    (ON_BAR, Color::White),
    (BAR, Color::Blue),
    (CHOSEN, Color::LightYellow),
    (GOOD, Color::LightGreen),
    (BAD, Color::LightRed),
    (WARN, Color::Yellow),
    (DARK, Color::Black),
    (WALL, Color::DarkGray),
    (FLOOR, Color::White),
    (FLOOR_TOO, Color::Gray),
    (NIGHT, Color::Black),
    (LIT, Color::LightYellow),
    (WOOD, Color::Yellow),
    (LEAF, Color::Green),
    (HINT, Color::LightCyan),
];

/// Colours of things that have many, each readable with dark letters on it.
const TINTS: [Ink; 16] = [
    (rgb(0xff5f5f), Color::LightRed),
    (rgb(0x5fafff), Color::LightBlue),
    (rgb(0xffd75f), Color::LightYellow),
    (rgb(0x87d787), Color::LightGreen),
    (rgb(0xd787ff), Color::LightMagenta),
    (rgb(0xffaf5f), Color::Yellow),
    (rgb(0x5fd7d7), Color::LightCyan),
    (rgb(0xffafd7), Color::Magenta),
    (rgb(0xc08a5a), Color::Red),
    (rgb(0xb5e61d), Color::Green),
    (rgb(0x8f9fff), Color::Blue),
    (rgb(0xc6c6c6), Color::Gray),
    (rgb(0xff87af), Color::Cyan),
    (rgb(0x5faf87), Color::DarkGray),
    (rgb(0xe8dcc8), Color::White),
    (rgb(0xafaf5f), Color::Yellow),
];

/// One of many colours.
pub fn tint(number: u16) -> Color {
    TINTS[usize::from(number) % TINTS.len()].0
}

/// The one of the sixteen that stands for a colour.
pub fn basic(color: Color) -> Option<Color> {
    BASIC.iter().chain(&TINTS).find(|(own, _)| *own == color).map(|(_, basic)| *basic)
}

/// A style with this colour of letters.
pub fn on(color: Color) -> Style {
    Style::new().fg(color)
}

/// The same, bold.
pub fn bold(color: Color) -> Style {
    on(color).add_modifier(Modifier::BOLD)
}

/// What is chosen.
pub fn chosen() -> Style {
    Style::new().fg(DARK).bg(CHOSEN).add_modifier(Modifier::BOLD)
}
