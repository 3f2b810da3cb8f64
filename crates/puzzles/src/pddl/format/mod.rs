//! The notation: domains and problems in the Planning Domain Definition Language, as far as it is read here.
//!
//! A level is a problem with its domain, one after the other in whatever order. Where the domain is in another file, the
//! problem names that file in a comment above it, `; domain: FILE`; without such a line it is `domain.pddl` beside it.
//! Several levels may follow one another in a text, each problem with its domain beside it or with such a line. A level
//! begins on a line of its own. Comments such as `; Title: …` above a level say what is known about it; without a title
//! its name is that of the problem. Other comments are not kept.

mod define;
mod formulas;
mod names;
#[cfg(test)]
mod tests;
pub(super) mod tree;
mod write;

use solvarium_engine::{Companion, Ctx, Format, LevelError, LevelText, Metadata, message};

use super::Pddl;
use define::Definition;
pub(super) use formulas::MOST_COST;
use tree::Tree;

pub(super) const FORMAT: Format<Pddl> = Format {
    name: "pddl",
    aliases: &[],
    collection: true,
    sniff,
    split,
    read,
    write: |level, metadata| write::write(level.lifted(), &level.facts_at_start(), metadata),
};

/// What begins a comment.
const COMMENT: &str = "; ";
/// What begins the comment that names the file of the domain.
const DOMAIN: &str = "domain:";
/// The file of the domain, where a problem names none.
const USUAL_DOMAIN: &str = "domain.pddl";

fn read(text: &str, ctx: &mut Ctx<'_>) -> Result<Pddl, LevelError> {
    let tree = Tree::read(text, ctx)?;
    let (mut domain, mut problem) = (None, None);
    for form in tree.forms() {
        let definition = Definition::of(form)?;
        let (place, what) = if definition.is_domain { (&mut domain, "domain") } else { (&mut problem, "problem") };
        if place.replace(definition).is_some() {
            return Err(form.error(message!("pddl-second", what)));
        }
    }
    match (domain, problem) {
        (Some(domain), Some(problem)) => Pddl::new(define::read(&domain, &problem, ctx)?, &problem.form, ctx),
        (Some(domain), None) => Err(domain.form.error(message!("pddl-no-problem"))),
        (None, Some(problem)) => {
            let file = companion(text).map_or(USUAL_DOMAIN, |companion| companion.name);
            Err(problem.form.error(message!("pddl-no-domain", file)))
        }
        (None, None) => Err(LevelError::at(1, 1, message!("pddl-nothing"))),
    }
}

/// A definition somewhere in a text that may be wrong.
struct Piece<'a> {
    /// The bytes and the lines, from 0, between which it is.
    bytes: std::ops::Range<usize>,
    lines: std::ops::Range<usize>,
    is_domain: bool,
    /// Its name, as it is written.
    name: &'a str,
}

/// The first words of a text, without brackets, blanks and comments; before and behind the first there must be brackets.
fn first_words(text: &str) -> Option<[&str; 3]> {
    let rest = text.strip_prefix('(')?.trim_start();
    let (define, rest) = rest.split_at_checked("define".len())?;
    let rest = rest.trim_start().strip_prefix('(')?.trim_start();
    let end = |rest: &str| rest.find(|c: char| c.is_whitespace() || "();".contains(c)).unwrap_or(rest.len());
    let (what, rest) = rest.split_at(end(rest));
    let rest = rest.trim_start();
    Some([define, what, &rest[..end(rest)]])
}

/// What is in brackets from here on: a domain or a problem.
fn piece(text: &str) -> Option<(bool, &str)> {
    let [define, what, name] = first_words(text)?;
    let is = |word: &str| what.eq_ignore_ascii_case(word);
    (define.eq_ignore_ascii_case("define") && (is("domain") || is("problem"))).then(|| (is("domain"), name))
}

/// The definitions in a text. One that is not closed goes on to the end.
fn pieces(text: &str) -> Vec<Piece<'_>> {
    let (mut pieces, mut depth, mut comment, mut line): (Vec<Piece<'_>>, usize, bool, usize) =
        (Vec::new(), 0, false, 0);
    let mut open = None;
    for (at, letter) in text.char_indices() {
        match letter {
            '\n' => (comment, line) = (false, line + 1),
            _ if comment => {}
            ';' => comment = true,
            '(' => {
                if depth == 0 {
                    open = piece(&text[at..]).map(|found| (at, line, found));
                }
                depth += 1;
            }
            ')' => {
                depth = depth.saturating_sub(1);
                if let (0, Some((from, first, (is_domain, name)))) = (depth, open) {
                    pieces.push(Piece { bytes: from..at + 1, lines: first..line, is_domain, name });
                    open = None;
                }
            }
            _ => {}
        }
    }
    if let Some((from, first, (is_domain, name))) = open {
        pieces.push(Piece { bytes: from..text.len(), lines: first..line, is_domain, name });
    }
    pieces
}

/// The first letter that is neither blank nor in a comment begins a definition.
fn sniff(text: &str) -> bool {
    let lines = text.split_inclusive('\n');
    let mut at = 0;
    for line in lines {
        let words = line.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        if !words.is_empty() && !words.starts_with(';') {
            return piece(&text[at + line.len() - words.len()..]).is_some();
        }
        at += line.len();
    }
    false
}

/// A level is a problem and a domain, or one of them alone.
fn split(text: &str) -> Vec<LevelText<'_>> {
    let pieces = pieces(text);
    // The first piece of each level.
    let mut first: Vec<usize> = Vec::new();
    let mut kinds = Vec::new();
    for (number, piece) in pieces.iter().enumerate() {
        let follows = number > 0 && piece.lines.start > pieces[number - 1].lines.end;
        if number == 0 || follows && kinds.contains(&piece.is_domain) {
            first.push(number);
            kinds.clear();
        }
        kinds.push(piece.is_domain);
    }
    let mut starts: Vec<(usize, usize)> = vec![(0, 0)];
    starts.extend(first.iter().skip(1).map(|&number| {
        let before = &pieces[number - 1];
        let line_end = text[before.bytes.end..].find('\n').map_or(text.len(), |at| before.bytes.end + at + 1);
        (line_end, before.lines.end + 1)
    }));
    let ends = starts.iter().skip(1).map(|(at, _)| *at).chain([text.len()]);
    let levels = starts.iter().zip(ends).enumerate().map(|(level, (&start, end))| {
        let own = first
            .get(level)
            .map_or(&[][..], |&from| &pieces[from..first.get(level + 1).copied().unwrap_or(pieces.len())]);
        let (from, lines_before) = without_blank_lines(text, start);
        LevelText { metadata: metadata(&text[from..end], own), lines_before, text: &text[from..end] }
    });
    levels.filter(|level| !level.text.trim().is_empty()).collect()
}

/// The first line that is not empty, at a place or behind it: its place and its number.
fn without_blank_lines(text: &str, (mut at, mut number): (usize, usize)) -> (usize, usize) {
    for line in text[at..].split_inclusive('\n') {
        if !line.trim().is_empty() {
            break;
        }
        (at, number) = (at + line.len(), number + 1);
    }
    (at, number)
}

/// The comments before the first bracket, without what begins them, each with its place in its line, from 0.
fn remarks(text: &str) -> impl Iterator<Item = (usize, usize, &str)> {
    let lines = text.lines().enumerate().map(|(number, line)| {
        let words = line.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        (number, line, words)
    });
    let comments = lines.take_while(|(.., words)| words.is_empty() || words.starts_with(';'));
    comments.map(|(number, line, words)| {
        let words = words.trim_start_matches(';').trim_start();
        (number, line[..line.len() - words.len()].chars().count(), words)
    })
}

/// What is said above a level, and the problem's name where it has no title.
fn metadata(text: &str, pieces: &[Piece<'_>]) -> Metadata {
    let mut metadata = Metadata::default();
    for (.., words) in remarks(text) {
        metadata.read_line(words.trim_end());
    }
    if metadata.name.is_none() {
        let problem = pieces.iter().find(|piece| !piece.is_domain && !piece.name.is_empty());
        metadata.name = problem.map(|piece| piece.name.into());
    }
    metadata
}

/// The file with the domain of a problem that is alone: the one that it names, or the usual one.
pub(super) fn companion(text: &str) -> Option<Companion<'_>> {
    let pieces = pieces(text);
    let [Piece { is_domain: false, bytes, lines, .. }] = &pieces[..] else { return None };
    let named = remarks(text).find_map(|(line, column, words)| {
        let (key, path) = words.split_at_checked(DOMAIN.len())?;
        let path = path.trim();
        let name = path.rsplit(['/', '\\']).next().filter(|name| !name.is_empty())?;
        let column =
            column + DOMAIN.len() + words[DOMAIN.len()..].chars().take_while(|c| c.is_whitespace()).count() + 1;
        key.eq_ignore_ascii_case(DOMAIN).then_some(Companion { name, line: line + 1, column })
    });
    let column = || text[..bytes.start].chars().rev().take_while(|letter| *letter != '\n').count() + 1;
    Some(named.unwrap_or_else(|| Companion { name: USUAL_DOMAIN, line: lines.start + 1, column: column() }))
}
