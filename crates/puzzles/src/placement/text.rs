//! What the notations of placement puzzles share: words that know their place, sizes, levels in one line, addresses of
//! puzzle pages, and blocks under names in brackets.

use solvarium_engine::{LevelError, LevelText};

/// Most rows, and most columns, of a board.
pub const LARGEST: usize = 200;

/// A piece of a level's text and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word<'a> {
    /// The piece.
    pub text: &'a str,
    /// Its line, from 1.
    pub line: usize,
    /// Its column in characters, from 1.
    pub column: usize,
}

impl<'a> Word<'a> {
    /// An error at the word.
    pub fn wrong(self, message: impl Into<String>) -> LevelError {
        LevelError::at(self.line, self.column, message)
    }

    /// An error just behind the word.
    pub fn short(self, message: impl Into<String>) -> LevelError {
        LevelError::at(self.line, self.column + self.text.chars().count(), message)
    }

    /// The parts between separators; those that are empty are left out if `dense` is not set.
    pub fn split(self, separator: impl Fn(char) -> bool, dense: bool) -> Vec<Word<'a>> {
        let mut words = Vec::new();
        let (mut column, mut rest) = (self.column, self.text);
        loop {
            let end = rest.find(&separator);
            let text = &rest[..end.unwrap_or(rest.len())];
            if dense || !text.is_empty() {
                words.push(Word { text, line: self.line, column });
            }
            column += text.chars().count() + 1;
            let Some(mark) = end.and_then(|end| rest[end..].chars().next()) else { return words };
            rest = &rest[text.len() + mark.len_utf8()..];
        }
    }

    /// The characters, each with its place.
    pub fn letters(self) -> impl Iterator<Item = (char, Word<'a>)> {
        let Word { text, line, column } = self;
        text.char_indices().enumerate().map(move |(count, (at, letter))| {
            let text = &text[at..at + letter.len_utf8()];
            (letter, Word { text, line, column: column + count })
        })
    }

    /// Without blanks around it.
    pub fn trim(self) -> Word<'a> {
        let start = self.text.trim_start();
        let skipped = self.text[..self.text.len() - start.len()].chars().count();
        Word { text: start.trim_end(), line: self.line, column: self.column + skipped }
    }

    /// The words between blanks.
    pub fn words(self) -> Vec<Word<'a>> {
        self.split(char::is_whitespace, false)
    }

    /// A number of rows or columns, whichever `what` calls it.
    pub fn side(self, what: &str) -> Result<usize, LevelError> {
        let plain = !self.text.is_empty() && self.text.bytes().all(|byte| byte.is_ascii_digit());
        let side = plain.then(|| self.text.parse().ok()).flatten().filter(|side| (1..=LARGEST).contains(side));
        side.ok_or_else(|| {
            self.wrong(format!("the {what} must be a whole number from 1 to {LARGEST}, not `{}`", self.text))
        })
    }
}

/// The lines of a text, without a byte-order mark and without blanks at their ends.
pub fn lines(text: &str) -> impl Iterator<Item = Word<'_>> {
    let marked = usize::from(text.starts_with('\u{feff}'));
    text.trim_start_matches('\u{feff}').lines().enumerate().map(move |(number, line)| {
        let column = if number == 0 { 1 + marked } else { 1 };
        Word { text: line.trim_end(), line: number + 1, column }
    })
}

/// The lines that say something: neither empty nor a remark after `;`.
pub fn telling_lines(text: &str) -> impl Iterator<Item = Word<'_>> {
    lines(text).map(Word::trim).filter(|line| !line.text.is_empty() && !line.text.starts_with(';'))
}

/// The one line of a level in a one-line notation.
pub fn only_line(text: &str) -> Result<Word<'_>, LevelError> {
    let mut lines = telling_lines(text);
    let line = lines.next().ok_or_else(|| LevelError::at(1, 1, "there is no level here"))?;
    match lines.next() {
        Some(second) => Err(second.wrong("a second level; choose one")),
        None => Ok(line),
    }
}

/// The levels of a text in a one-line notation; the first remark after `;` above one is its title.
pub fn one_on_each_line(text: &str) -> Vec<LevelText<'_>> {
    levels(text, |_| true)
}

/// The levels of a text, given which lines begin one. The first remark after `;` above a level is its title.
pub fn levels<'a>(text: &'a str, begins: impl Fn(&str) -> bool) -> Vec<LevelText<'a>> {
    let mut levels: Vec<LevelText<'a>> = Vec::new();
    let (mut title, mut start) = (None, 0);
    for (lines_before, whole) in text.split_inclusive('\n').enumerate() {
        let end = start + whole.len();
        let whole = if start == 0 { whole.trim_start_matches('\u{feff}') } else { whole };
        let line = whole.trim();
        if let Some(words) = line.strip_prefix(';') {
            title = title.or(Some(words.trim()));
        } else if !line.is_empty() {
            match levels.last_mut() {
                Some(level) if !begins(line) => {
                    let from = level.text.as_ptr() as usize - text.as_ptr() as usize;
                    level.text = &text[from..end];
                }
                _ => levels.push(LevelText { title, lines_before, text: whole }),
            }
            title = None;
        }
        start = end;
    }
    levels
}

/// What the address of a puzzle page says: `…?kind/W/H/body`, of which everything up to `?` may be missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address<'a> {
    /// The kind of puzzle.
    pub kind: Word<'a>,
    /// What stands between the kind and the size and begins with `v:`, if anything does.
    pub variant: Option<Word<'a>>,
    /// The number of columns.
    pub width: Word<'a>,
    /// The number of rows.
    pub height: Word<'a>,
    /// The board.
    pub body: Word<'a>,
}

/// The parts of an address; those that are missing are empty words at its end.
pub fn address(line: Word<'_>) -> Result<Address<'_>, LevelError> {
    let query = line.split(|c| c == '?', true).into_iter().next_back().unwrap_or(line);
    let mut parts = query.split(|c| c == '/', true).into_iter().peekable();
    let nothing = Word { text: "", column: line.column + line.text.chars().count(), ..line };
    let kind = parts.next().unwrap_or(nothing);
    let variant = parts.next_if(|part| part.text.starts_with("v:"));
    let mut part = || parts.next().unwrap_or(nothing);
    let address = Address { kind, variant, width: part(), height: part(), body: part() };
    match parts.find(|part| !part.text.is_empty()) {
        Some(more) => Err(more.wrong("the address ends with the board; here is more")),
        None => Ok(address),
    }
}

/// Whether every telling line is an address of a kind of puzzle.
pub fn are_addresses(text: &str, kinds: &[&str]) -> bool {
    let mut lines = telling_lines(text).peekable();
    let of_kind = |line: Word<'_>| {
        let query = line.text.rsplit('?').next().unwrap_or("");
        query.split_once('/').is_some_and(|(kind, _)| kinds.contains(&kind))
    };
    lines.peek().is_some() && lines.all(of_kind)
}

/// A block of lines under a name in brackets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block<'a> {
    /// Its name, without the brackets; empty for the lines above the first name.
    pub name: Word<'a>,
    /// Its lines, word by word.
    pub rows: Vec<Vec<Word<'a>>>,
}

/// The blocks of a text; empty lines mean nothing, and a line `end` ends it.
pub fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks = vec![Block { name: Word { text: "", line: 1, column: 1 }, rows: Vec::new() }];
    for line in telling_lines(text).take_while(|line| line.text != "end") {
        match line.text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            Some(name) => blocks.push(Block { name: Word { text: name.trim(), ..line }, rows: Vec::new() }),
            None => blocks.last_mut().expect("there is one").rows.push(line.words()),
        }
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole(text: &str) -> Word<'_> {
        Word { text, line: 3, column: 5 }
    }

    #[test]
    fn words_know_their_places() {
        let words = whole("ä  bc\td").words();
        let places: Vec<_> = words.iter().map(|word| (word.text, word.line, word.column)).collect();
        assert_eq!(places, [("ä", 3, 5), ("bc", 3, 8), ("d", 3, 11)]);
        let texts = |words: Vec<Word<'_>>| words.iter().map(|word| word.text.to_string()).collect::<Vec<_>>();
        assert_eq!(texts(whole("/a//b").split(|c| c == '/', true)), ["", "a", "", "b"]);
        assert_eq!(whole("  ab ").trim(), Word { text: "ab", line: 3, column: 7 });
        assert_eq!(whole("äb").letters().nth(1), Some(('b', Word { text: "b", line: 3, column: 6 })));
        assert_eq!(whole("ab").short("x").column, 7);
    }

    #[test]
    fn sides_are_from_1_to_200() {
        for (text, side) in [("1", Some(1)), ("200", Some(200)), ("0", None), ("201", None), ("+7", None), ("", None)] {
            assert_eq!(whole(text).side("width").ok(), side, "{text}");
        }
    }

    #[test]
    fn addresses_are_taken_apart() {
        for text in ["https://puzz.link/p?tents/v:/7/6/abc", "tents/v:/7/6/abc", "p.html?tents/v:/7/6/abc/"] {
            let Address { kind, variant, width, height, body } = address(whole(text)).unwrap();
            let parts = [kind, variant.unwrap(), width, height, body].map(|word| word.text);
            assert_eq!(parts, ["tents", "v:", "7", "6", "abc"]);
            assert!(are_addresses(text, &["tents"]) && !are_addresses(text, &["akari", "lightup"]));
        }
        assert_eq!(address(whole("tents/7")).unwrap().body.text, "");
        assert_eq!(address(whole("tents/7/6/abc/d")).unwrap_err().column, 5 + 14);
    }

    #[test]
    fn levels_have_the_first_remark_above_them_as_title() {
        let text = "; one\n; two\nx 1\nrow\n\n; three\nx 2\nrow\nrow\n";
        let found = levels(text, |line| line.starts_with('x'));
        let found: Vec<_> = found.iter().map(|level| (level.title, level.lines_before, level.text)).collect();
        assert_eq!(found, [(Some("one"), 2, "x 1\nrow\n"), (Some("three"), 6, "x 2\nrow\nrow\n")]);
        assert_eq!(one_on_each_line("\u{feff}a\n\n; t\nb").len(), 2);
    }

    #[test]
    fn blocks_are_split_at_their_names() {
        let blocks = blocks("begin\n[problem]\n- x\n\n1 -\n[solution]\n- -\nend\nmore\n");
        let sizes: Vec<_> = blocks.iter().map(|block| (block.name.text, block.rows.len())).collect();
        assert_eq!(sizes, [("", 1), ("problem", 2), ("solution", 1)]);
    }
}
