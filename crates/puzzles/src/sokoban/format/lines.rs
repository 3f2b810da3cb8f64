//! What the lines of a text file of levels are: rows of boards, titles, properties, remarks, saved games.
//!
//! Collections are written by people and by many programs, and differ in what they put between the boards. A line is
//! judged by itself and by little around it: a remark between `Comment:` and `Comment-End:`, whatever is in it, and
//! the title of a saved game by the moves that follow it.

use solvarium_engine::LevelText;

use super::xsb;

/// What a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Line<'a> {
    /// A row of a board, or several.
    Row,
    /// A property that gives the title of a level: `Title: …`.
    Title(&'a str),
    /// A property that names the game: `Game: …`.
    Game(&'a str),
    /// Any other property, such as `Author: …`, or the beginning of a remark.
    Property,
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
                Line::Property
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
            "title" if !value.is_empty() => Line::Title(value),
            "game" if !value.is_empty() => Line::Game(value),
            "" => Line::Other,
            _ => Line::Property,
        };
    }
    let words = line.trim_start_matches(';').trim();
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
            _ if is_row => boards.push(LevelText { title: None, lines_before, text: whole }),
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

/// The levels of a text with their titles.
///
/// A title is what a line `Title: …` says, or else some other line of words. It stands after its board if such a line
/// follows the last board of the text, otherwise before it; of several, the nearest counts. Where neither the first nor
/// the last board tells, properties stand after and words before.
pub(super) fn levels(text: &str) -> Vec<LevelText<'_>> {
    let judged = judge(text);
    let mut levels = boards(text, &judged);
    let gaps = gaps(&levels, &judged);
    for (kind, is_property) in [(title as Kind, true), (words as Kind, false)] {
        let has = |gap: Option<&&[Line<'_>]>| gap.is_some_and(|gap| gap.iter().any(|line| kind(line).is_some()));
        let after = has(gaps.last()) || is_property && !has(gaps.first());
        for (at, level) in levels.iter_mut().enumerate() {
            let found = || {
                if after { gaps[at + 1].iter().find_map(kind) } else { gaps[at].iter().rev().find_map(kind) }
            };
            level.title = level.title.or_else(found);
        }
    }
    levels
}

/// The lines between the boards: before the first, after the first, …, after the last.
fn gaps<'a, 'b>(boards: &[LevelText<'_>], judged: &'b [Line<'a>]) -> Vec<&'b [Line<'a>]> {
    let begins = boards.iter().map(|board| board.lines_before).chain([judged.len()]);
    let ends = [0].into_iter().chain(boards.iter().map(|board| board.lines_before + board.text.lines().count()));
    ends.zip(begins).map(|(from, to)| &judged[from..to]).collect()
}

/// Picks what could be a title out of a line.
type Kind = for<'a> fn(&Line<'a>) -> Option<&'a str>;

fn title<'a>(line: &Line<'a>) -> Option<&'a str> {
    if let Line::Title(title) = line { Some(title) } else { None }
}

fn words<'a>(line: &Line<'a>) -> Option<&'a str> {
    if let Line::Words(words) = line { Some(words) } else { None }
}
