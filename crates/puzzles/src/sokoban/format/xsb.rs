//! XSB: rows of characters, as collections of levels have been passed around for decades.
//!
//! `#` wall, `@` player, `$` box, `.` goal, `+` player on a goal, `*` box on a goal, blank floor. Read with every habit
//! met in the wild: `-` and `_` for floor, `p P b B o` and `%`, tabs, rows of different length, a byte-order mark and
//! CR LF, runs that are counted and rows separated by `|`.
//!
//! A level is a run of lines that are rows of a board; any other line ends it. What stands between the boards is judged
//! in `lines.rs`.

use solvarium_engine::{Ctx, Format, LevelError, Metadata, message};

use super::{MOST_SIDE, Sokoban, Spot, level, lines, rows, runs};

pub(super) const FORMAT: Format<Sokoban> = Format {
    name: "xsb",
    aliases: &[],
    collection: true,
    sniff: |text| lines::boards(text, &lines::judge(text)).first().is_some_and(|board| is_plausible(board.text)),
    split: lines::levels,
    read,
    write,
};

/// Most squares that counted runs add to those written out, in a whole board.
const MOST_REPEATED: usize = 4 * MOST_SIDE * MOST_SIDE;
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

/// Whether a board looks like a level of Sokoban, be it a right one or not. One whose counts are wrong, or greater than is
/// worth finding out, does if the player or a box is on it: other puzzles have rows of `#`, `.` and digits too.
pub(super) fn is_plausible(board: &str) -> bool {
    let Ok(rows) = sketch(board, MOST_REPEATED.min(8 * board.len())) else {
        return board.contains(['@', '+', '$', '*', 'p', 'P', 'b', 'B']);
    };
    let walls = rows.iter().flatten().filter(|spot| spot.letter == '#').count();
    let things = rows.iter().flatten().any(|spot| spot.has_box() || spot.has_player());
    rows.len() >= FEWEST_ROWS && walls >= FEWEST_WALLS && things
}

pub(super) fn read(text: &str, ctx: &mut Ctx<'_>) -> Result<Sokoban, LevelError> {
    let boards = lines::boards(text, &lines::judge(text));
    let Some(board) = boards.first() else {
        return Err(LevelError::at(1, 1, message!("sokoban-no-board")));
    };
    if let Some(second) = boards.get(1) {
        return Err(LevelError::at(second.lines_before + 1, 1, message!("sokoban-second-board")));
    }
    let shifted = |error: LevelError| LevelError { line: error.line + board.lines_before, ..error };
    ctx.poll()?;
    let rows = sketch(board.text, MOST_REPEATED).map_err(shifted)?;
    level(&rows, ctx).map_err(shifted)
}

/// The squares of a board, row by row. Counted runs add at most this many to those written out.
fn sketch(board: &str, mut most: usize) -> Result<Vec<Vec<Spot>>, LevelError> {
    let mut rows = Vec::new();
    for (number, line) in board.lines().enumerate() {
        let line = line.trim_end_matches(['\n', '\r']);
        let letters: Vec<char> = line.trim_end_matches('|').chars().collect();
        let wrong = |error: runs::RunError| LevelError::at(number + 1, error.at + 1, error.message);
        let written = letters.len();
        let letters = runs::expand(&letters, most).map_err(wrong)?;
        most -= letters.len().saturating_sub(written);
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

fn write(puzzle: &Sokoban, metadata: &Metadata) -> String {
    metadata.lines("; ") + &board(puzzle)
}

/// The board alone.
pub(super) fn board(puzzle: &Sokoban) -> String {
    let rows = rows(puzzle.level(), &puzzle.level().start).into_iter();
    rows.map(|row| if row.is_empty() { "-\n".into() } else { row + "\n" }).collect()
}
