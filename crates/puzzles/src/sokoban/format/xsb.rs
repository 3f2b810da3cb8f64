//! XSB: rows of characters, as collections of levels have been passed around for decades.
//!
//! `#` wall, `@` player, `$` box, `.` goal, `+` player on a goal, `*` box on a goal, blank floor. Read with every habit
//! met in the wild: `-` and `_` for floor, `p P b B o` and `%`, tabs, rows of different length, a byte-order mark and
//! CR LF, runs that are counted and rows separated by `|`.
//!
//! A level is a run of lines that are rows of a board; any other line ends it. Titles stand in lines `Title: …`, or
//! after `;`, or by themselves, before or after their board. They stand after it when one follows the last board.

use solvarium_engine::{Format, LevelError, LevelText};

use super::{MOST_SIDE, Sokoban, Spot, level, rows, runs};

pub(super) const FORMAT: Format<Sokoban> = Format {
    name: "xsb",
    summary: "rows of `#` wall, `@` player, `$` box, `.` goal, `*` box on goal, `+` player on goal",
    collection: true,
    sniff: |text| boards(text).first().is_some_and(|board| is_plausible(board.text)),
    split,
    read,
    write,
};

/// Most squares that a line can stand for.
const MOST_SQUARES: usize = 4 * MOST_SIDE * MOST_SIDE;
/// Fewest rows and walls of what is taken for a level.
const FEWEST_ROWS: usize = 3;
const FEWEST_WALLS: usize = 6;
/// Columns from one tab stop to the next.
const TAB: usize = 8;

/// The one of `# .$*@+` that a character stands for.
pub(super) fn normal(c: char) -> Option<char> {
    Some(match c {
        '#' | '.' | '$' | '*' | '@' | '+' | ' ' => c,
        '-' | '_' | '\t' => ' ',
        'o' | '%' => '.',
        'b' => '$',
        'B' => '*',
        'p' => '@',
        'P' => '+',
        _ => return None,
    })
}

/// Whether a line is a row of a board, or several. Without a wall it is one only inside a board.
pub(super) fn is_row(line: &str, inside: bool) -> bool {
    let known = |c: char| normal(c).is_some() || c.is_ascii_digit() || matches!(c, '|' | '(' | ')');
    let telling = if inside { &['#', '.', '$', '*', '@', '+', '-', '_', '%'][..] } else { &['#'] };
    line.chars().all(known) && line.contains(telling) && !line.trim_end().ends_with(|c: char| c.is_ascii_digit())
}

/// Whether a board looks like a level of Sokoban, be it a right one or not.
pub(super) fn is_plausible(board: &str) -> bool {
    let Ok(rows) = sketch(board) else { return true };
    let walls = rows.iter().flatten().filter(|spot| spot.letter == '#').count();
    let things = rows.iter().flatten().any(|spot| spot.has_box() || spot.has_player());
    rows.len() >= FEWEST_ROWS && walls >= FEWEST_WALLS && things
}

/// The levels of a text, without their titles.
fn boards(text: &str) -> Vec<LevelText<'_>> {
    let mut levels: Vec<LevelText<'_>> = Vec::new();
    let (mut start, mut inside) = (0, false);
    for (lines_before, whole) in text.split_inclusive('\n').enumerate() {
        let end = start + whole.len();
        let line = if start == 0 { whole.trim_start_matches('\u{feff}') } else { whole };
        let is_row = is_row(line.trim_end_matches(['\n', '\r']), inside);
        match levels.last_mut() {
            Some(level) if is_row && inside => level.text = &text[end - whole.len() - level.text.len()..end],
            _ if is_row => levels.push(LevelText { title: None, lines_before, text: line }),
            _ => {}
        }
        (start, inside) = (end, is_row);
    }
    levels
}

fn split(text: &str) -> Vec<LevelText<'_>> {
    let mut levels = boards(text);
    let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().collect();
    // The lines between the boards: before the first, after the first, …, after the last.
    let begins = levels.iter().map(|level| level.lines_before).chain([lines.len()]);
    let ends = [0].into_iter().chain(levels.iter().map(|level| level.lines_before + level.text.lines().count()));
    let notes: Vec<_> = ends.zip(begins).map(|(from, to)| notes(&lines[from..to])).collect();
    let after = |kind: usize| notes.last().is_some_and(|notes| !notes[kind].is_empty());
    for (at, level) in levels.iter_mut().enumerate() {
        let chosen = |kind: usize| if after(kind) { notes[at + 1][kind].first() } else { notes[at][kind].last() };
        level.title = chosen(TITLED).or_else(|| chosen(OTHER)).copied();
    }
    levels
}

/// Places in [`Notes`]: what lines `Title: …` say, and other lines that are no properties, remarks or solutions.
const TITLED: usize = 0;
const OTHER: usize = 1;

/// What could be a title among the lines between two boards.
type Notes<'a> = [Vec<&'a str>; 2];

fn notes<'a>(lines: &[&'a str]) -> Notes<'a> {
    let mut notes = [Vec::new(), Vec::new()];
    let mut remark = false;
    for line in lines.iter().map(|line| line.trim()) {
        let property = line.split_once(':').filter(|(key, _)| key.chars().all(|c| c.is_alphabetic() || c == '-'));
        match property.map(|(key, value)| (key.to_ascii_lowercase(), value.trim())) {
            Some((key, _)) if key == "comment-end" => remark = false,
            _ if remark => {}
            Some((key, "")) if key == "comment" => remark = true,
            Some((key, value)) if key == "title" && !value.is_empty() => notes[TITLED].push(value),
            Some(_) => {}
            None if is_solution(line) => {}
            None => notes[OTHER].extend(Some(line.trim_start_matches(';').trim()).filter(|line| !line.is_empty())),
        }
    }
    notes
}

/// Whether a line is part of a solution in LURD.
fn is_solution(line: &str) -> bool {
    let letters = line.chars().all(|c| "lurdLURD()".contains(c) || c.is_ascii_digit());
    letters && line.chars().filter(|c| c.is_alphabetic()).count() > 3
}

pub(super) fn read(text: &str) -> Result<Sokoban, LevelError> {
    let boards = boards(text);
    let Some(board) = boards.first() else {
        return Err(LevelError::at(1, 1, "there is no board here; rows begin and end with `#`"));
    };
    if let Some(second) = boards.get(1) {
        return Err(LevelError::at(second.lines_before + 1, 1, "a second board; choose one"));
    }
    let shifted = |error: LevelError| LevelError { line: error.line + board.lines_before, ..error };
    sketch(board.text).and_then(|rows| level(&rows)).map_err(shifted)
}

/// The squares of a board, row by row.
fn sketch(board: &str) -> Result<Vec<Vec<Spot>>, LevelError> {
    let mut rows = Vec::new();
    for (number, line) in board.lines().enumerate() {
        let line = line.trim_end_matches(['\n', '\r']);
        let letters: Vec<char> = line.trim_end_matches('|').chars().collect();
        let wrong = |error: runs::RunError| LevelError::at(number + 1, error.at + 1, error.message);
        let letters = runs::expand(&letters, MOST_SQUARES).map_err(wrong)?;
        rows.extend(letters.split(|(c, _)| *c == '|').map(|row| spots(row, number + 1)));
    }
    Ok(rows)
}

fn spots(row: &[(char, usize)], line: usize) -> Vec<Spot> {
    let mut spots: Vec<Spot> = Vec::with_capacity(row.len());
    for &(c, at) in row {
        let letter = normal(c).expect("a row has only such characters");
        let count = if c == '\t' { TAB - spots.len() % TAB } else { 1 };
        spots.extend(std::iter::repeat_n(Spot { letter, line, column: at + 1 }, count));
    }
    spots
}

fn write(puzzle: &Sokoban) -> String {
    let rows = rows(puzzle.level(), &puzzle.level().start).into_iter();
    rows.map(|row| if row.is_empty() { "-\n".into() } else { row + "\n" }).collect()
}
