//! A board seen from above, with the numbers of its rows and columns: where moves or sentences name cells.
//!
//! Rows are numbered on the left and columns above, both from 1, as in sentences. The names that the board itself gives
//! to rows and columns (clues) stand on the right and below. Names of columns are written downwards, so that a cell is
//! one character wide; a wide board is written without gaps.

use solvarium_engine::Board;

use super::{LINE, cell};

/// The board as lines of text, with a gap between cells where that fits.
pub fn plan(board: &Board, gap: &str, colours: bool) -> String {
    let margin = board.height.to_string().len();
    let gap = if margin + 2 * board.width + 4 <= LINE { gap } else { "" };
    let numbers: Vec<String> = (1..=board.width).map(|column| column.to_string()).collect();
    let mut text = downwards(&numbers, margin, gap);
    for row in 0..board.height {
        let cells: Vec<String> = (0..board.width).map(|column| cell(board.at(row, column), 1, colours)).collect();
        let clue = board.rows.get(row).map_or_else(String::new, |name| format!("  {name}"));
        let line = format!("{:>margin$}  {}{clue}", row + 1, cells.join(gap));
        text += &format!("{}\n", line.trim_end());
    }
    if !board.columns.is_empty() {
        text.push('\n');
        text += &downwards(&board.columns, margin, gap);
    }
    text
}

/// Names of columns, each from top to bottom, with their last characters in the last line.
fn downwards(names: &[String], margin: usize, gap: &str) -> String {
    let height = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let line = |line: usize| {
        let at = |name: &String| (line + name.chars().count()).checked_sub(height).and_then(|at| name.chars().nth(at));
        let characters: Vec<String> = names.iter().map(|name| at(name).unwrap_or(' ').to_string()).collect();
        format!("{:margin$}  {}", "", characters.join(gap)).trim_end().to_string() + "\n"
    };
    (0..height).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_and_columns_are_numbered_and_clues_stand_beside() {
        let mut board = Board::new(11, 2);
        board.tiles.iter_mut().for_each(|tile| tile.label = ".".into());
        board.rows = vec!["1".into(), "?".into()];
        board.columns = (0..11).map(|column| if column == 9 { "12".into() } else { "0".into() }).collect();
        let expected = "                     1 1\n   1 2 3 4 5 6 7 8 9 0 1\n\
            1  . . . . . . . . . . .  1\n2  . . . . . . . . . . .  ?\n\n\
            \x20                    1\n   0 0 0 0 0 0 0 0 0 2 0\n";
        assert_eq!(plan(&board, " ", false), expected);
        board = Board { rows: Vec::new(), columns: Vec::new(), ..board };
        assert_eq!(plan(&board, "", false), "            11\n   12345678901\n1  ...........\n2  ...........\n");
    }
}
