//! Tents: notations as they are met, and what is wrong with them.

use rstest::rstest;
use solvarium_engine::{Puzzle, message};
use solvarium_puzzles::tents::Tents;
use solvarium_testing::placement::{assert_recognised, native};
use solvarium_testing::{assert_refused, format_of, read};

/// The board that all of the texts below show.
const BOARD: &str = "tents 4 3\ncols 1 0 ? 0\nrows 2 0 1\n.T..\n..T.\n...T\n";

/// Texts of the board, as other programs and people write it.
#[rstest]
#[case::native("native", BOARD)]
#[case::remarks(
    "native",
    "; a title\n; a remark\n\n tents  4 3\r\ncols 1 0 ? 0\r\nrows 2 0 1 \n\n.T..\n; half\n..T.\n...T"
)]
#[case::solved("native", "tents 4 3\ncols 1 0 ? 0\nrows 2 0 1\nATA.\n..T.\n..AT\n")]
#[case::byte_order_mark("native", "\u{feff}tents 4 3\ncols 1 0 ? 0\nrows 2 0 1\n.T..\n..T.\n...T\n")]
#[case::matrix("matrix", "3 x 4\n0 1 0 0\n0 0 1 0\n0 0 0 1\n2 0 1\n1 0 ? 0\n")]
#[case::matrix_two_numbers("matrix", "3 4\n2 1 2 0\n0 0 1 0\n0 0 2 1\n\n2 0 1\n1 0 ? 0\n")]
#[case::json(
    "matrix-json",
    "{\"puzzle\":\"tents\",\"size\":[3,4],\"matrix\":[[0,1,0,0],[0,0,1,0],[0,0,0,1]],\"rows\":[2,0,1],\"columns\":[1,0,null,0]}\n"
)]
#[case::json_other_names(
    "matrix-json",
    " {\"col_clues\": [1, 0, -1, 0], \"row_clues\": [2, 0, 1],\n \"grid\": [[2,1,2,0],[0,0,1,0],[0,0,2,1]], \"by\": \"me\"}"
)]
#[case::tatham("tatham", "4x3:add_,1,0,?,0,2,0,1")]
#[case::tatham_level_and_hints("tatham", "4x3dt:ad-d!_,1,0,?,0,2,0,1\n")]
#[case::address("puzz-link", "https://puzz.link/p?tents/4/3/10g0201i440")]
#[case::old_address("puzz-link", "http://pzv.jp/p.html?tents/4/3/10.0201i440")]
#[case::end_of_an_address("puzz-link", "tents/v:/4/3/-010g0201i0jii40")]
#[case::pzprv3(
    "pzprv3",
    "pzprv3\ntents\n3\n4\n. 1 0 . 0 \n2 . 1 . . \n0 . . 1 . \n1 . . . 1 \n0 0 0 \n0 0 0 \n0 0 0 \n0 0 0 0 \n0 0 0 0 \n"
)]
#[case::pzprv3_played("pzprv3", "pzprv3.1\ntents\n3\n4\n. c1 0 . c0\n2 A 1 A -\n0 - - 1 -\n1 . . A 1\n")]
#[case::janko(
    "janko",
    "begin\npuzzle tents\nsize 3\n[problem]\n- x - -\n- - x -\n- - - x\n[clabels]\n1 0 - 0\n[rlabels]\n2 0 1\n[solution]\no x o -\n- - x -\n- - o x\nend\n"
)]
#[case::janko_labels_down("janko", "[clabels]\n1 0 ? 0\n[rlabels]\n2\n0\n1\n[problem]\n- x - -\n- - x -\n- - - x\n")]
#[case::plain("janko", "3 4\n1 0 - 0\n2 0 1\n- x - -\n- - x -\n- - - x\n")]
fn notations(#[case] format: &str, #[case] text: &str) {
    assert_recognised::<Tents>(format, text, BOARD);
}

/// Wrong texts, each with the place and a part of the message.
#[rstest]
#[case::no_size("tents 4\ncols 0\n", 1, 1, "begins with a line `tents W H`")]
#[case::too_large("tents 4 201\n", 1, 9, "from 1 to 200, not `201`")]
#[case::no_columns("tents 2 1\nrows 1\n..\n", 2, 1, "a line `cols`")]
#[case::a_clue_too_few("tents 2 1\ncols 1\nrows 1\n.T\n", 2, 7, "each of the 2 columns, but there are 1")]
#[case::a_clue_too_many("tents 2 1\ncols 1 0 0\nrows 1\n.T\n", 2, 10, "each of the 2 columns, but there are 3")]
#[case::a_clue_too_great("tents 2 1\ncols 1 0\nrows 3\n.T\n", 3, 6, "the clue of row 0 is 3, but it has 2 cells")]
#[case::no_clue("tents 2 1\ncols 1 x\nrows 1\n.T\n", 2, 8, "`x` is not a clue")]
#[case::no_cell("tents 2 1\ncols 1 0\nrows 1\n.t\n", 4, 2, "`t` is not a cell")]
#[case::a_short_row("tents 2 1\ncols 1 0\nrows 1\n.\n", 4, 1, "row 0 must have 2 cells, but it has 1")]
#[case::a_row_too_few("tents 2 2\ncols 1 0\nrows 1 0\n.T\n", 4, 3, "says 2 rows, but there are 1")]
#[case::a_row_too_many("tents 2 1\ncols 1 0\nrows 1\n.T\n..\n", 5, 1, "says 1 row; here is one more")]
#[case::matrix_cell("3\n0 1 0\n0 3 0\n0 0 0\n0 0 0\n0 0 0\n", 3, 3, "`3` is not a cell")]
#[case::matrix_clues("3\n0 1 0\n0 0 0\n0 0 0\n0 0 0\n", 5, 6, "the clues of the columns")]
#[case::matrix_more("3\n0 1 0\n0 0 0\n0 0 0\n0 0 0\n0 0 0\n1\n", 7, 1, "here is more")]
#[case::json_size(
    "{\"matrix\":[[0,1]],\"rows\":[1],\"columns\":[1,0],\"size\":2}",
    1,
    53,
    "1 row and 2 columns, but `size` says 2"
)]
#[case::json_clue("{\"matrix\":[[0,1]],\"rows\":[3],\"columns\":[1,0]}", 1, 26, "the clue of row 0 is 3")]
#[case::json_row(
    "{\"matrix\":[[0,1],\n[0]],\"rows\":[1,0],\"columns\":[1,0]}",
    2,
    1,
    "row 1 must have 2 cells, but it has 1"
)]
#[case::id_board("4x3:add__,1,0,1,0,2,0,1", 1, 9, "the board has 12 cells; here are more")]
#[case::id_short("4x3:add,1,0,1,0,2,0,1", 1, 8, "the text has 12")]
#[case::id_clues("4x3:add_,1,0,1,0,2,0", 1, 21, "7 clues must follow")]
#[case::id_level("4x3dx:add_,1,0,1,0,2,0,1", 1, 1, "`4x3dx` is not a size")]
#[case::task("_cd,1,0,1", 1, 1, "the board must be square; it has 3 clues")]
#[case::address_clues("tents/4/3/10", 1, 13, "has 2 of 7 clues")]
#[case::address_board("tents/4/3/1010201i44", 1, 21, "12 cells, but the address has 11")]
#[case::address_more("tents/4/3/1010201i4400", 1, 22, "here are more")]
#[case::address_letter("tents/4/3/1010201i44%", 1, 21, "`%` has no meaning in a board")]
#[case::file_rows("pzprv3\ntents\n3\n4\n. 1 0 . 0\n", 5, 10, "4 lines must follow")]
#[case::janko_row("[problem]\n- x\n-\n[clabels]\n0 0\n", 3, 1, "row 1 must have 2 cells")]
#[case::janko_labels("[problem]\n- x\n[clabels]\n0\n", 4, 2, "each of the 2 columns, but there are 1")]
fn wrong_texts(#[case] text: &str, #[case] line: usize, #[case] column: usize, #[case] part: &str) {
    assert_refused::<Tents>(text, line, column, part);
}

/// A reader says what it ignores.
#[test]
fn notes_say_what_is_ignored() {
    let notes = |text: &str| read::<Tents>(text).unwrap().notes().to_vec();
    let solved = BOARD.replace(".T..", "AT..");
    assert_eq!(notes(&solved), [message!("tents-note-tents", count = 1)]);
    assert_eq!(notes("4x3:ad-d!_,1,0,?,0,2,0,1").len(), 1);
    assert_eq!(notes("[problem]\n- x\n[rlabels]\n1\n[solution]\no x\n").len(), 1);
    assert!(notes(BOARD).is_empty());
}

/// Levels of a collection are found by number and title, in the notations that hold several.
#[test]
fn collections_have_titles() {
    let line = "4x3:add_,1,0,?,0,2,0,1\n";
    for level in [BOARD, line] {
        let text = format!("; one\n; by me\n{level}\n; two\n{level}{level}");
        let levels = (format_of::<Tents>(&text).unwrap().split)(&text);
        let names: Vec<Option<&str>> = levels.iter().map(|level| level.metadata.name.as_deref()).collect();
        assert_eq!(names, [Some("one"), Some("two"), None]);
        levels.iter().for_each(|level| assert_eq!(native(&read::<Tents>(level.text).unwrap()), BOARD));
    }
}

/// Missing clues survive every notation, also many in a row, and so do the largest boards.
#[test]
fn large_boards_are_written_and_read() {
    for (width, height, every) in [(200, 200, 7), (200, 1, 60), (1, 200, 3), (45, 30, 1000)] {
        let cell = |at: usize| if at % every == every / 2 { 'T' } else { '.' };
        let row = |row: usize| (0..width).map(|column| cell(row * width + column)).collect::<String>() + "\n";
        let clue = |at: usize, most: usize| if at % 50 < 25 { "?".into() } else { (at % (most + 1)).to_string() };
        let columns: Vec<String> = (0..width).map(|at| clue(at, height)).collect();
        let rows: Vec<String> = (0..height).map(|at| clue(at, width)).collect();
        let board: String = (0..height).map(row).collect();
        let text = format!("tents {width} {height}\ncols {}\nrows {}\n{board}", columns.join(" "), rows.join(" "));
        let puzzle = read::<Tents>(&text).unwrap();
        for format in Tents::FORMATS {
            let written = format.text(&puzzle);
            assert_eq!(format_of::<Tents>(&written).map(|f| f.name), Some(format.name));
            assert_eq!(native(&read::<Tents>(&written).unwrap()), text, "{}", format.name);
        }
    }
}
