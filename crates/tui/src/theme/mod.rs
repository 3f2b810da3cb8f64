//! What the terminal can show. Everything is drawn in full colour and in Unicode; the last thing that happens to a picture is
//! that it is brought down to what the terminal has. So no screen asks what that is, and no screen relies on colour alone.

mod ascii;
mod depth;
pub mod ink;

use ratatui::buffer::Buffer;

pub use depth::Depth;

/// What a terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// How many colours.
    pub depth: Depth,
    /// Whether it has more than ASCII.
    pub unicode: bool,
}

impl Theme {
    /// What the environment says about the terminal.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Theme {
        Theme { depth: Depth::of_environment(&variable), unicode: has_unicode(&variable) }
    }

    /// Brings a finished picture down to what the terminal has.
    pub fn finish(self, buffer: &mut Buffer) {
        for cell in &mut buffer.content {
            self.depth.reduce(cell);
            if !self.unicode && !cell.symbol().is_ascii() {
                let sign = ascii::plain(cell.symbol());
                cell.set_symbol(&sign);
            }
        }
    }
}

/// The first variable that is set says which letters there are; Windows has them all.
fn has_unicode(variable: impl Fn(&str) -> Option<String>) -> bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(variable).find(|value| !value.is_empty());
    let named = locale.map(|locale| locale.to_ascii_lowercase().replace('-', "").contains("utf8"));
    named.unwrap_or(cfg!(windows))
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;
    use ratatui::style::{Color, Style};

    use super::*;

    fn of(set: &[(&str, &str)]) -> Theme {
        Theme::of_environment(|name| set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).into()))
    }

    #[test]
    fn the_environment_tells_what_there_is() {
        let utf8 = ("LANG", "vi_VN.UTF-8");
        assert_eq!(of(&[utf8, ("COLORTERM", "truecolor"), ("TERM", "xterm")]).depth, Depth::Full);
        assert_eq!(of(&[utf8, ("TERM", "tmux-256color")]).depth, Depth::Table);
        assert_eq!(of(&[utf8, ("TERM", "xterm")]).depth, Depth::Basic);
        assert_eq!(of(&[utf8, ("TERM", "dumb")]).depth, Depth::None);
        assert_eq!(of(&[utf8, ("NO_COLOR", "1"), ("COLORTERM", "truecolor")]).depth, Depth::None);
        assert_eq!(of(&[utf8, ("NO_COLOR", ""), ("COLORTERM", "24bit")]).depth, Depth::Full);
        assert!(of(&[utf8]).unicode && of(&[("LC_ALL", "C.utf8")]).unicode);
        assert!(!of(&[("LC_ALL", "C"), utf8]).unicode);
    }

    #[test]
    fn a_picture_is_brought_down() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 8, 1));
        buffer.set_string(0, 0, "┌█→đợi", Style::new().fg(Color::Rgb(1, 2, 3)).bg(ink::CHOSEN));
        Theme { depth: Depth::None, unicode: false }.finish(&mut buffer);
        let text: String = buffer.content.iter().map(|cell| cell.symbol()).collect();
        assert_eq!(text, "+#>doi  ");
        assert_eq!((buffer[(0, 0)].fg, buffer[(0, 0)].bg), (Color::Reset, Color::Reset));
    }
}
