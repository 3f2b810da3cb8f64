//! What the lines of a text file of levels are: rows of boards, titles, properties, remarks, saved games.
//!
//! Collections are written by people and by many programs, and differ in what they put between the boards. A line is
//! judged by itself and by little around it: a remark between `Comment:` and `Comment-End:`, whatever is in it, and
//! the title of a saved game by the moves that follow it.

use solvarium_engine::{LevelText, Metadata};

use super::xsb;

/// What a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Line<'a> {
    /// A row of a board, or several.
    Row,
    /// A property that names the game: `Game: …`.
    Game(&'a str),
    /// Any other property, such as `Title: …` or `Author: …`, or the beginning of a remark.
    Property(&'a str),
    /// A property behind the sign for comments: `; Author: …`.
    Comment(&'a str),
    /// A line that can be a title.
    Words(&'a str),
    /// Nothing of interest: empty, a remark, or part of a saved game.
    Other,
}

/// Judges each line of a text, which may begin with a byte-order mark.
pub(super) fn judge(text: &str) -> Vec<Line<'_>> {
    let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().collect();
    let mut judged: Vec<Line<'_>> = Vec::with_capacity(lines.len());
    let closed = closed_comments(&lines);
    // The line after the remark being read, and the line that may be the title of a saved game.
    let (mut remark_end, mut last_words) = (0, None);
    for (at, &line) in lines.iter().enumerate() {
        let inside = judged.last() == Some(&Line::Row);
        let line = match closed[at] {
            _ if at < remark_end => Line::Other,
            Some(end) => {
                remark_end = end + 1;
                Line::Property(line)
            }
            None if xsb::is_row(line, inside) => Line::Row,
            None if is_moves(line) => {
                if let Some(title) = last_words.take() {
                    judged[title] = Line::Other;
                }
                Line::Other
            }
            None => plain(line.trim()),
        };
        match line {
            Line::Words(_) if !lines[at].starts_with(';') => last_words = Some(at),
            Line::Other if lines[at].trim().is_empty() => {}
            _ => last_words = None,
        }
        judged.push(line);
    }
    judged
}

/// For each line that opens a remark, the line that closes it.
fn closed_comments(lines: &[&str]) -> Vec<Option<usize>> {
    let mut end = None;
    let mut closed = vec![None; lines.len()];
    for (at, line) in lines.iter().enumerate().rev() {
        match property(line.trim()) {
            Some((key, _)) if key.eq_ignore_ascii_case("comment-end") => end = Some(at),
            Some((key, _)) if key.eq_ignore_ascii_case("comment") => closed[at] = end.take(),
            _ => {}
        }
    }
    closed
}

/// A line that is no row, no moves and not in a remark.
fn plain(line: &str) -> Line<'_> {
    if let Some((key, value)) = property(line) {
        return match key.to_ascii_lowercase().as_str() {
            "game" if !value.is_empty() => Line::Game(value),
            "" => Line::Other,
            _ => Line::Property(line),
        };
    }
    let words = line.trim_start_matches(';').trim();
    if line.starts_with(';') && Metadata::default().read_line(words) {
        return Line::Comment(words);
    }
    if words.contains(char::is_alphanumeric) { Line::Words(words) } else { Line::Other }
}

/// Key and value of a line `Key: value`; the key is empty in a remark `:: …`.
fn property(line: &str) -> Option<(&str, &str)> {
    let (key, value) = line.split_once(':')?;
    key.chars().all(|c| c.is_alphabetic() || c == '-').then_some((key, value.trim()))
}

/// Whether a line is part of a solution in LURD.
fn is_moves(line: &str) -> bool {
    let letters = line.trim_end().chars().all(|c| "lurdLURD()".contains(c) || c.is_ascii_digit());
    letters && line.chars().filter(|c| c.is_alphabetic()).count() > 3
}

/// The boards of a text, each without a title.
pub(super) fn boards<'a>(text: &'a str, judged: &[Line<'_>]) -> Vec<LevelText<'a>> {
    let mut boards: Vec<LevelText<'a>> = Vec::new();
    let (mut start, mut inside) = (0, false);
    for ((lines_before, whole), line) in text.split_inclusive('\n').enumerate().zip(judged) {
        let end = start + whole.len();
        let is_row = *line == Line::Row;
        let whole = if start == 0 { whole.trim_start_matches('\u{feff}') } else { whole };
        match boards.last_mut() {
            Some(board) if is_row && inside => board.text = &text[end - whole.len() - board.text.len()..end],
            _ if is_row => boards.push(LevelText { metadata: Metadata::default(), lines_before, text: whole }),
            _ => {}
        }
        (start, inside) = (end, is_row);
    }
    // A line such as `# 1 -` looks like a row, but is no board beside others that are.
    let real = |board: &LevelText<'_>| xsb::is_plausible(board.text);
    if boards.iter().any(real) {
        boards.retain(real);
    }
    boards
}

/// The levels of a text with what it says about them.
///
/// That is said by properties (`Title: …`), by comments (`; Title: …`), or, the name alone, by some other line of words. Each
/// of these kinds stands after its board if such a line follows the last board of the text, otherwise before it; of several
/// lines the nearest counts. Where neither the first nor the last board decides, properties stand after. Then the properties
/// before the first board speak of the whole collection: its author and its licence are those of its levels.
pub(super) fn levels(text: &str) -> Vec<LevelText<'_>> {
    let judged = judge(text);
    let mut levels = boards(text, &judged);
    let gaps = gaps(&levels, &judged);
    let comments_after = gaps.last().is_some_and(|gap| gap.iter().any(|line| comment(line).is_some()));
    let titled = |gap: Option<&&[Line<'_>]>| gap.is_some_and(|gap| gap.iter().any(is_title));
    let properties_after = titled(gaps.last()) || !titled(gaps.first());
    let words_after = gaps.last().is_some_and(|gap| gap.iter().any(|line| words(line).is_some()));
    let mut collection = Metadata::default();
    if properties_after {
        gaps[0].iter().filter_map(property_line).for_each(|line| _ = collection.read_line(line));
    }
    for (at, level) in levels.iter_mut().enumerate() {
        let metadata = &mut level.metadata;
        (metadata.author, metadata.licence) = (collection.author.clone(), collection.licence.clone());
        let mut take = |line| _ = metadata.read_line(line);
        nearest_last(&gaps, at, comments_after).filter_map(comment).for_each(&mut take);
        nearest_last(&gaps, at, properties_after).filter_map(property_line).for_each(&mut take);
        if metadata.name.is_none() {
            metadata.name = nearest_last(&gaps, at, words_after).filter_map(words).last().map(String::from);
        }
    }
    levels
}

/// The lines before or after a board, the nearest last.
fn nearest_last<'a, 'b>(
    gaps: &[&'b [Line<'a>]],
    board: usize,
    after: bool,
) -> impl Iterator<Item = &'b Line<'a>> + use<'a, 'b> {
    let (before, behind): (&[_], &[_]) = if after { (&[], gaps[board + 1]) } else { (gaps[board], &[]) };
    before.iter().chain(behind.iter().rev())
}

/// The lines between the boards: before the first, after the first, …, after the last.
fn gaps<'a, 'b>(boards: &[LevelText<'_>], judged: &'b [Line<'a>]) -> Vec<&'b [Line<'a>]> {
    let begins = boards.iter().map(|board| board.lines_before).chain([judged.len()]);
    let ends = [0].into_iter().chain(boards.iter().map(|board| board.lines_before + board.text.lines().count()));
    ends.zip(begins).map(|(from, to)| &judged[from..to]).collect()
}

fn is_title(line: &Line<'_>) -> bool {
    property_line(line).and_then(property).is_some_and(|(key, _)| key.eq_ignore_ascii_case("title"))
}

/// A property that has a value.
fn property_line<'a>(line: &Line<'a>) -> Option<&'a str> {
    let Line::Property(line) = line else { return None };
    property(line).is_some_and(|(_, value)| !value.is_empty()).then_some(line)
}

fn comment<'a>(line: &Line<'a>) -> Option<&'a str> {
    if let Line::Comment(comment) = line { Some(comment) } else { None }
}

fn words<'a>(line: &Line<'a>) -> Option<&'a str> {
    if let Line::Words(words) = line { Some(words) } else { None }
}
