//! XSB: rows of characters, as collections of levels have been passed around for decades.
//!
//! `#` wall, `@` player, `$` box, `.` goal, `+` player on a goal, `*` box on a goal, blank floor. Read with every habit
//! met in the wild: `-` and `_` for floor, `p P b B o` and `%`, tabs, rows of different length, a byte-order mark and
//! CR LF, runs that are counted and rows separated by `|`.
//!
//! A level is a run of lines that are rows of a board; any other line ends it. What stands between the boards is judged
//! in `lines.rs`.

use solvarium_engine::{Format, LevelError};

use super::{MOST_SIDE, Sokoban, Spot, level, lines, rows, runs};

pub(super) const FORMAT: Format<Sokoban> = Format {
    name: "xsb",
    summary: "rows of `#` wall, `@` player, `$` box, `.` goal, `*` box on goal, `+` player on goal",
    collection: true,
    sniff: |text| lines::boards(text, &lines::judge(text)).first().is_some_and(|board| is_plausible(board.text)),
    split: lines::levels,
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

/// Whether a board looks like a level of Sokoban, be it a right one or not. One whose counts are wrong does if somebody
/// or a box is on it: other puzzles have rows of `#`, `.` and digits too.
pub(super) fn is_plausible(board: &str) -> bool {
    let Ok(rows) = sketch(board) else { return board.contains(['@', '+', '$', '*', 'p', 'P', 'b', 'B']) };
    let walls = rows.iter().flatten().filter(|spot| spot.letter == '#').count();
    let things = rows.iter().flatten().any(|spot| spot.has_box() || spot.has_player());
    rows.len() >= FEWEST_ROWS && walls >= FEWEST_WALLS && things
}

pub(super) fn read(text: &str) -> Result<Sokoban, LevelError> {
    let boards = lines::boards(text, &lines::judge(text));
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

pub(super) fn write(puzzle: &Sokoban) -> String {
    let rows = rows(puzzle.level(), &puzzle.level().start).into_iter();
    rows.map(|row| if row.is_empty() { "-\n".into() } else { row + "\n" }).collect()
}
