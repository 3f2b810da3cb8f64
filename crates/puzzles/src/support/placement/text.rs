//! What the notations of placement puzzles share: words that know their place, sizes, levels in one line, addresses of
//! puzzle pages, and blocks under names in brackets.
//!
//! Nothing here keeps a list that grows with the text: lines, words and letters are made as they are asked for.

use solvarium_engine::{LevelError, LevelText, Message, Metadata, message};

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
    /// The empty word at the beginning of a text.
    pub const START: Word<'static> = Word { text: "", line: 1, column: 1 };

    /// An error at the word.
    pub fn wrong(self, message: Message) -> LevelError {
        LevelError::at(self.line, self.column, message)
    }

    /// An error just behind the word.
    pub fn short(self, message: Message) -> LevelError {
        self.end().wrong(message)
    }

    /// The empty word just behind the word.
    pub fn end(self) -> Word<'static> {
        Word { text: "", line: self.line, column: self.column + self.text.chars().count() }
    }

    /// The parts between separators, empty ones too.
    pub fn split<F: Fn(char) -> bool + Clone>(
        self,
        separator: F,
    ) -> impl Iterator<Item = Word<'a>> + Clone + use<'a, F> {
        let (mut column, mut rest) = (self.column, Some(self.text));
        std::iter::from_fn(move || {
            let text = rest?;
            let end = text.find(&separator);
            let part = Word { text: &text[..end.unwrap_or(text.len())], line: self.line, column };
            column += part.text.chars().count() + 1;
            rest = end.map(|end| {
                let mut behind = text[end..].chars();
                behind.next();
                behind.as_str()
            });
            Some(part)
        })
    }

    /// The characters, each with its place.
    pub fn letters(self) -> impl Iterator<Item = (char, Word<'a>)> + Clone {
        let Word { text, line, column } = self;
        text.char_indices().enumerate().map(move |(count, (at, letter))| {
            let text = &text[at..at + letter.len_utf8()];
            (letter, Word { text, line, column: column + count })
        })
    }

    /// The characters as words.
    pub fn signs(self) -> impl Iterator<Item = Word<'a>> + Clone {
        self.letters().map(|(_, word)| word)
    }

    /// Without blanks around it.
    pub fn trim(self) -> Word<'a> {
        let start = self.text.trim_start();
        let skipped = self.text[..self.text.len() - start.len()].chars().count();
        Word { text: start.trim_end(), line: self.line, column: self.column + skipped }
    }

    /// The words between blanks.
    pub fn words(self) -> impl Iterator<Item = Word<'a>> + Clone {
        self.split(char::is_whitespace).filter(|word| !word.text.is_empty())
    }

    /// The words between blanks if there are just as many.
    pub fn just<const N: usize>(self) -> Option<[Word<'a>; N]> {
        let words: Vec<Word<'a>> = self.words().take(N + 1).collect();
        words.try_into().ok()
    }

    /// A number of columns.
    pub fn width(self) -> Result<usize, LevelError> {
        self.side().ok_or_else(|| self.wrong(message!("placement-width", most = LARGEST, found = self.text)))
    }

    /// A number of rows.
    pub fn height(self) -> Result<usize, LevelError> {
        self.side().ok_or_else(|| self.wrong(message!("placement-height", most = LARGEST, found = self.text)))
    }

    fn side(self) -> Option<usize> {
        self.number().filter(|side| (1..=LARGEST).contains(side))
    }

    /// A number without a sign.
    pub fn number(self) -> Option<usize> {
        let plain = (1..=9).contains(&self.text.len()) && self.text.bytes().all(|byte| byte.is_ascii_digit());
        plain.then(|| self.text.parse().ok()).flatten()
    }
}

/// The lines of a text, without a byte-order mark and without blanks at their ends.
pub fn lines(text: &str) -> impl Iterator<Item = Word<'_>> + Clone {
    let marked = usize::from(text.starts_with('\u{feff}'));
    text.trim_start_matches('\u{feff}').lines().enumerate().map(move |(number, line)| {
        let column = if number == 0 { 1 + marked } else { 1 };
        Word { text: line.trim_end(), line: number + 1, column }
    })
}

/// The lines with content: neither empty nor a remark after `;`.
pub fn content_lines(text: &str) -> impl Iterator<Item = Word<'_>> + Clone {
    lines(text).map(Word::trim).filter(|line| !line.text.is_empty() && !line.text.starts_with(';'))
}

/// The one line of a level in a one-line notation.
pub fn only_line(text: &str) -> Result<Word<'_>, LevelError> {
    let mut lines = content_lines(text);
    let line = lines.next().ok_or_else(|| Word::START.wrong(message!("placement-no-level")))?;
    match lines.next() {
        Some(second) => Err(second.wrong(message!("placement-second-level"))),
        None => Ok(line),
    }
}

/// The levels of a text in a one-line notation, with the remarks above each of them.
pub fn one_on_each_line(text: &str) -> Vec<LevelText<'_>> {
    levels(text, |_| true)
}

/// The one level of a text, with the remarks above it.
pub fn one_with_remarks(text: &str) -> Vec<LevelText<'_>> {
    let metadata = levels(text, |_| false).into_iter().next().map(|level| level.metadata);
    vec![LevelText { metadata: metadata.unwrap_or_default(), lines_before: 0, text }]
}

/// The levels of a text, given which lines begin one. Remarks after `;` above a level carry its metadata: lines such as
/// `; Author: Anna`, and the first other one is the name.
pub fn levels<'a>(text: &'a str, begins: impl Fn(&str) -> bool) -> Vec<LevelText<'a>> {
    let mut levels: Vec<LevelText<'a>> = Vec::new();
    let (mut metadata, mut start) = (Metadata::default(), 0);
    for (lines_before, whole) in text.split_inclusive('\n').enumerate() {
        let end = start + whole.len();
        let whole = if start == 0 { whole.trim_start_matches('\u{feff}') } else { whole };
        let line = whole.trim();
        if let Some(remark) = line.strip_prefix(';') {
            metadata.read_remark(remark);
        } else if !line.is_empty() {
            let metadata = std::mem::take(&mut metadata);
            match levels.last_mut() {
                Some(level) if !begins(line) => {
                    let from = level.text.as_ptr() as usize - text.as_ptr() as usize;
                    level.text = &text[from..end];
                }
                _ => levels.push(LevelText { metadata, lines_before, text: whole }),
            }
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
    let query = line.split(|c| c == '?').last().unwrap_or(line);
    let mut parts = query.split(|c| c == '/').peekable();
    let kind = parts.next().unwrap_or(line.end());
    let variant = parts.next_if(|part| part.text.starts_with("v:"));
    let mut part = || parts.next().unwrap_or(line.end());
    let address = Address { kind, variant, width: part(), height: part(), body: part() };
    match parts.find(|part| !part.text.is_empty()) {
        Some(more) => Err(more.wrong(message!("placement-address-too-long"))),
        None => Ok(address),
    }
}

/// Whether every such line is an address of a kind of puzzle.
pub fn are_addresses(text: &str, kinds: &[&str]) -> bool {
    let mut lines = content_lines(text).peekable();
    let of_kind = |line: Word<'_>| {
        let query = line.text.rsplit('?').next().unwrap_or("");
        query.split_once('/').is_some_and(|(kind, _)| kinds.contains(&kind))
    };
    lines.peek().is_some() && lines.all(of_kind)
}

/// A text in blocks of lines, each under a name in brackets; empty lines mean nothing, and a line `end` ends it.
#[derive(Clone, Copy, Debug)]
pub struct Blocks<'a>(pub &'a str);

impl<'a> Blocks<'a> {
    fn lines(self) -> impl Iterator<Item = Word<'a>> + Clone {
        content_lines(self.0).take_while(|line| line.text != "end")
    }

    /// The lines above the first block.
    pub fn head(self) -> impl Iterator<Item = Word<'a>> + Clone {
        self.lines().take_while(|line| block_name(*line).is_none())
    }

    /// The names of the blocks, without the brackets.
    pub fn names(self) -> impl Iterator<Item = Word<'a>> + Clone {
        self.lines().filter_map(block_name)
    }

    /// The first block of a name: the name where it stands, and the lines under it.
    pub fn block(self, name: &str) -> Option<(Word<'a>, impl Iterator<Item = Word<'a>> + Clone + use<'a>)> {
        let mut lines = self.lines();
        let found = lines.find_map(|line| block_name(line).filter(|found| found.text == name))?;
        Some((found, lines.take_while(|line| block_name(*line).is_none())))
    }

    /// What the lines `title …` and `author …` above the blocks say, or blocks of these names.
    pub fn metadata(self) -> Metadata {
        let value = |key: &str| {
            let line = self.head().find_map(|line| {
                let (word, rest) = line.text.split_once(char::is_whitespace)?;
                (word == key).then_some(rest.trim())
            });
            let block = || self.block(key).and_then(|(_, mut lines)| Some(lines.next()?.text));
            line.or_else(block).map(str::to_string)
        };
        Metadata { name: value("title"), author: value("author"), ..Metadata::default() }
    }
}

/// A text in blocks that is one level, with what it says about itself.
pub fn one_in_blocks(text: &str) -> Vec<LevelText<'_>> {
    vec![LevelText { metadata: Blocks(text).metadata(), lines_before: 0, text }]
}

fn block_name(line: Word<'_>) -> Option<Word<'_>> {
    let name = line.text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'))?;
    Some(Word { text: name.trim(), ..line })
}

/// The lines above blocks that [`Blocks::metadata`] reads.
pub fn block_head(metadata: &Metadata) -> String {
    let fields = [("title", &metadata.name), ("author", &metadata.author)];
    let line = |(key, value): (&str, &Option<String>)| {
        value.as_ref().map(|value| format!("{key} {}\n", value.replace(['\n', '\r'], " ")))
    };
    fields.into_iter().filter_map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole(text: &str) -> Word<'_> {
        Word { text, line: 3, column: 5 }
    }

    #[test]
    fn words_know_their_places() {
        let places: Vec<_> = whole("ä  bc\td").words().map(|word| (word.text, word.line, word.column)).collect();
        assert_eq!(places, [("ä", 3, 5), ("bc", 3, 8), ("d", 3, 11)]);
        let parts = whole("/a//b").split(|c| c == '/').map(|word| (word.text, word.column));
        assert_eq!(parts.collect::<Vec<_>>(), [("", 5), ("a", 6), ("", 8), ("b", 9)]);
        assert_eq!(whole(" a b ").just::<2>().map(|words| words.map(|word| word.text)), Some(["a", "b"]));
        assert_eq!((whole("a").just::<2>(), whole("a b c").just::<2>()), (None, None));
        assert_eq!(whole("  ab ").trim(), Word { text: "ab", line: 3, column: 7 });
        assert_eq!(whole("äb").letters().nth(1), Some(('b', Word { text: "b", line: 3, column: 6 })));
        assert_eq!(whole("ab").end().column, 7);
    }

    #[test]
    fn sides_are_from_1_to_200() {
        for (text, side) in [("1", Some(1)), ("200", Some(200)), ("0", None), ("201", None), ("+7", None), ("", None)] {
            assert_eq!(whole(text).width().ok(), side, "{text}");
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
    fn remarks_above_a_level_are_its_metadata() {
        let text = "; Author: me\n; one\n; two\nx 1\nrow\n; inside\nrow\n\n; three\nx 2\nrow\nrow\n";
        let found = levels(text, |line| line.starts_with('x'));
        let one = Metadata { author: Some("me".into()), ..Metadata::named("one") };
        let found: Vec<_> = found.into_iter().map(|level| (level.metadata, level.lines_before, level.text)).collect();
        let first = (one, 3, "x 1\nrow\n; inside\nrow\n");
        assert_eq!(found, [first, (Metadata::named("three"), 9, "x 2\nrow\nrow\n")]);
        assert_eq!(one_on_each_line("\u{feff}a\n\n; t\nb").len(), 2);
    }

    #[test]
    fn blocks_are_split_at_their_names() {
        let blocks = Blocks("begin\n[problem]\n- x\n\n1 -\n[solution]\n- -\nend\nmore\n[late]\n");
        assert_eq!(blocks.head().count(), 1);
        assert_eq!(blocks.names().map(|name| name.text).collect::<Vec<_>>(), ["problem", "solution"]);
        let (name, lines) = blocks.block("problem").unwrap();
        assert_eq!((name.line, lines.map(|line| line.line).collect::<Vec<_>>()), (2, vec![3, 5]));
    }

    #[test]
    fn the_head_of_blocks_has_title_and_author() {
        let metadata = Metadata { author: Some("me".into()), ..Metadata::named("a board") };
        assert_eq!(Blocks(&(block_head(&metadata) + "[problem]\n- x\n")).metadata(), metadata);
        assert_eq!(Blocks("[title]\na board\n[author]\nme\n[problem]\n").metadata(), metadata);
    }
}
