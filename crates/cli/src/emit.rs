//! Writing results to standard output and messages to standard error.

use std::borrow::Cow;
use std::io::{ErrorKind, IsTerminal as _, Write as _};

use solvarium_lab::{Message, message};

use crate::say::{Said, say};

/// Writes a result. Whoever reads it may have had enough (`| head`): that is no error. On a terminal, control characters
/// other than those for colours are shown as text; a file or a pipe gets what is there.
pub fn emit(text: &str) -> anyhow::Result<()> {
    let stdout = std::io::stdout();
    let text = if stdout.is_terminal() { safe(text) } else { text.into() };
    match stdout.lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Said(message!("cli-cannot-emit", reason = error.to_string())).into())
        }
        _ => Ok(()),
    }
}

/// Writes a message. One that cannot be shown ends no run.
pub fn tell(message: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{}", safe(message));
}

/// Writes a note, for what is worth knowing and no error.
pub fn note(message: impl Into<Message>) {
    tell(&printable(&say(message!("cli-note", message = message.into()))));
}

/// Writes a warning.
#[cfg(feature = "measure")]
pub fn warn(message: impl Into<Message>) {
    tell(&printable(&say(message!("cli-warning", message = message.into()))));
}

/// Text from a level, an argument or a file with every control character shown as text, so that it cannot move the cursor,
/// recolour or rename the terminal. A tab becomes a blank, so that columns stay where they are.
pub fn printable(text: &str) -> Cow<'_, str> {
    escape(text, |_| 0)
}

/// The same for text of ours, in which colours are wanted.
fn safe(text: &str) -> Cow<'_, str> {
    escape(text, colour)
}

/// Shows control characters as text, except where `keep` says how many bytes from one on are wanted.
fn escape(text: &str, keep: impl Fn(&str) -> usize) -> Cow<'_, str> {
    if !text.chars().any(|letter| letter != '\n' && controls(letter)) {
        return text.into();
    }
    let (mut shown, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(letter) = rest.chars().next() {
        let kept = if letter == '\x1b' { keep(rest) } else { 0 };
        match letter {
            _ if kept > 0 => shown.push_str(&rest[..kept]),
            '\t' => shown.push(' '),
            '\n' => shown.push('\n'),
            letter if controls(letter) => shown.push('\u{fffd}'),
            letter => shown.push(letter),
        }
        rest = &rest[kept.max(letter.len_utf8())..];
    }
    shown.into()
}

/// Whether a character does something to a terminal or to the direction of text instead of being shown.
fn controls(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Bytes of the sequence for a colour, as in `ESC[1;31m`, that a text begins with; 0 if it begins with none.
fn colour(text: &str) -> usize {
    let Some(rest) = text.strip_prefix("\x1b[") else { return 0 };
    let numbers = rest.bytes().take_while(|byte| byte.is_ascii_digit() || *byte == b';').count();
    if rest.as_bytes().get(numbers) == Some(&b'm') { numbers + 3 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_shown_as_text() {
        assert_eq!(printable("a\u{1b}[2Jb\u{7}\u{9b}c\u{202e}\td\n"), "a\u{fffd}[2Jb\u{fffd}\u{fffd}c\u{fffd} d\n");
        assert_eq!(printable("plain, mũi tên →"), "plain, mũi tên →");
    }

    #[test]
    fn colours_of_ours_stay() {
        assert_eq!(
            safe("\u{1b}[1;31mred\u{1b}[0m \u{1b}]0;title\u{7}"),
            "\u{1b}[1;31mred\u{1b}[0m \u{fffd}]0;title\u{fffd}"
        );
    }
}
