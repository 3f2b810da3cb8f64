//! Texts that are read, with what they mean, and texts that are refused, with where and why.

use solvarium_engine::Metadata;

use super::super::LightUp;
use super::*;
use crate::support::testing::{assert_long_texts_refused, assert_placement_metadata_kept, english, format, read};

/// The rows of a board, joined by `/`.
fn shown(puzzle: &LightUp) -> String {
    rows(puzzle.layout(), "", |_, cell| cell.letter().into()).trim_end().replace('\n', "/")
}

#[test]
fn every_notation_means_the_same_board() {
    let texts = [
        "lightup 4 2\n.1.#\n0...\n",
        "\u{feff}; a title\r\n; more\r\nlight-up 4 2\r\n.1.#  \r\n\r\n; remark\r\n0...\r\n",
        "4x2:a1aB0c",
        "4x2b20s4d2:a1aB0c",
        "4x2r:a1aB0c",
        "akari/4/2/g6.ag",
        "lightup/v:/4/2/g6.ag\n",
        "https://puzz.link/p?akari/4/2/g6.ag",
        "http://pzv.jp/p.html?lightup/4/2/g1g.0i",
        "pzprv3\nakari\n2\n4\n. 1 . - \n0 . . . \n",
        "pzprv3.1/lightup/2/4/. 1 . - /0 . . . /",
        "[problem]\n- 1 - x\n0 - - -\n",
        "begin\npuzzle Light Up\nauthor somebody\n[problem]\n- 1 - X\n0 . . -\nend\n",
        "2 4\n- 1 - x\n0 - - -\n",
        "-1 1 -1 5\n0 -1 -1 -1\n",
        "-1,1,-1,5\r\n0,-1,-1,-1\r\n",
        "-1\t1\t-1\t5\n0\t-1\t-1\t-1",
        "[[-1, 1, -1, 5],\n [0, -1, -1, -1]]",
        "{\"matrix\": [[-1,1,-1,5],[0,-1,-1,-1]]}",
    ];
    for text in texts {
        let puzzle: LightUp = read(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        assert_eq!(shown(&puzzle), ".1.#/0...", "{text:?}");
        assert!(puzzle.notes.is_empty(), "{text:?}: {:?}", puzzle.notes);
    }
}

#[test]
fn games_in_progress_are_read_as_levels_with_a_note() {
    let texts = [
        "lightup 4 2\no1o#\n0.o.\n",
        "akari/v:x/4/2/g6.ag",
        "pzprv3\nakari\n2\n4\n# 1 + - \n0 . . . \n",
        "pzprv3\nakari\n2\n4\n. 1 . - \n0 . . . \nhistory\n",
        "[problem]\n- 1 - x\n0 - - -\n[solution]\n1 - - -\n- - - -\n",
        "8 1 8 5\n0 7 15 6\n",
        "-2 1 -1 5\n0 -1 -1 -1\n",
        "{\"board\": [[-1,1,-1,5],[0,7,-1,14]]}",
        "{\"grid\": [[-1,1,-1,5],[0,-1,-1,-1]], \"level\": 3}",
    ];
    for text in texts {
        let puzzle: LightUp = read(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        assert_eq!((shown(&puzzle).as_str(), puzzle.notes.len()), (".1.#/0...", 1), "{text:?}: {:?}", puzzle.notes);
    }
}

#[test]
fn what_is_written_in_other_notations_is_as_others_write_it() {
    let puzzle: LightUp = read("lightup 4 2\n.1.#\n0...\n").expect("it is right");
    let written = ALL.iter().map(|format| (format.name, format.text(&puzzle)));
    let expected = [
        ("native", "lightup 4 2\n.1.#\n0...\n"),
        ("tatham", "4x2:a1aB0c\n"),
        ("puzz-link", "https://puzz.link/p?akari/4/2/g6.ag\n"),
        ("pzprv3", "pzprv3\nakari\n2\n4\n. 1 . -\n0 . . .\n"),
        ("janko", "[problem]\n- 1 - x\n0 - - -\n"),
        ("matrix", "-1  1 -1  5\n 0 -1 -1 -1\n"),
        ("matrix-json", "[[-1,1,-1,5],\n [0,-1,-1,-1]]\n"),
    ];
    assert_eq!(written.collect::<Vec<_>>(), expected.map(|(name, text)| (name, text.to_string())));
    let long: LightUp = read("30x2:zdB3zb").expect("it is right");
    assert_eq!(format::<LightUp>("tatham").text(&long), "30x2:zdB3zb\n");
    assert_eq!(puzz_link::path(long.layout()), "akari/30/2/zp.dzl");
    let last: LightUp = read("akari/6/6/nekcakbl").expect("a sample of the wild");
    assert_eq!(puzz_link::path(last.layout()), "akari/6/6/nekcakbl");
    let end: LightUp = read("lightup 2 1\n.3\n").expect("it is right");
    assert_eq!(puzz_link::path(end.layout()), "akari/2/1/gd");
}

#[test]
fn wrong_texts_are_refused_where_they_are_wrong() {
    let cases = [
        ("lightup 4\n", 1, 1, "lightup W H"),
        ("lightup 4 201\n", 1, 11, "the height must be a whole number from 1 to 200, not `201`"),
        ("lightup 4 2\n.1.#\n0..\n", 3, 4, "this row has 3 cells, but the board is 4 wide"),
        ("lightup 4 2\n.1.#\n0....\n", 3, 5, "this row has 5 cells"),
        ("lightup 4 2\n.1.#\n", 2, 5, "the board has 2 rows, but here is only 1"),
        ("lightup 4 1\n.1.#\n0...\n", 3, 1, "the board has 1 row; this is one more"),
        ("lightup 4 1\n.5.#\n", 2, 2, "`5` is none of"),
        ("lightup 2 1\n#0\n", 2, 1, "no white cell"),
        ("lightup 2 1\n", 1, 12, "there is no board here"),
        ("4x2:a1aB0b", 1, 11, "the ID has 7 cells, the board 8"),
        ("4x2:a1aB0d", 1, 10, "more than the board's 8 cells"),
        ("4x2:a1aC0c", 1, 8, "`C` is none of"),
        ("0x2:a", 1, 1, "the width"),
        ("4x2b20s4d1#123456", 1, 11, "seed for the generator"),
        ("4x2:a1aB0c\n4x2:a1aB0c\n", 2, 1, "a second level"),
        ("akari/4/2/g6.a", 1, 15, "the address has 7 cells, the board 8"),
        ("akari/4/2/g6.aj", 1, 15, "more than the board's 8 cells"),
        ("akari/4/2/g6.agg", 1, 16, "are all given before this"),
        ("akari/4/2/gf", 1, 12, "`f` is none of"),
        ("akari/4", 1, 8, "the height"),
        ("akari/4/2/g6.ag/x", 1, 17, "here is more"),
        ("pzprv3\nakari\n2\n4\n. 1 . -\n0 . . 5\n", 6, 7, "`5` is none of"),
        ("pzprv3\nakari\n2\n", 3, 2, "the number of columns"),
        ("pzprv3\nakari\n2\n4\n. 1 . -\n", 5, 8, "here is only 1"),
        ("[problem]\n- 1\n- - -\n", 3, 5, "this row has 3 cells"),
        ("[problem]\n- 1\n- 7\n", 3, 3, "`7` is none of"),
        ("-1 1\n9 -1\n", 2, 1, "`9` is none of -1"),
        ("-1 1\n-1\n", 2, 3, "this row has 1 cell,"),
        ("[[-1, 1], [9, -1]]", 1, 12, "`9` is none of -1"),
        ("[[-1, 1], [1, -1]", 1, 17, "EOF"),
        ("[[-1, 1], []]", 1, 1, "empty"),
    ];
    for (text, line, column, part) in cases {
        let error = read::<LightUp>(text).map(|puzzle| shown(&puzzle)).expect_err(text);
        assert_eq!((error.line, error.column), (line, column), "{text:?}: {error}");
        let message = english::<LightUp>(&error.message);
        assert!(message.contains(part), "{text:?}: {message}");
    }
    let unrecognised = format::<LightUp>("tatham").parse("7x7#123").map(|_| ()).expect_err("a seed");
    assert_eq!(unrecognised.message, message!("light-up-id-seed"));
}

#[test]
fn collections_have_titles() {
    let text = "; first\n; easy\nlightup 2 1\n..\n\n; second\nlightup 2 1\n.#\n";
    let levels = (format::<LightUp>("native").split)(text);
    let metadata: Vec<&Metadata> = levels.iter().map(|level| &level.metadata).collect();
    assert_eq!(metadata, [&Metadata::named("first"), &Metadata::named("second")]);
    assert!(levels.iter().all(|level| format::<LightUp>("native").parse(level.text).is_ok()));
    assert_eq!((format::<LightUp>("tatham").split)("2x1:b\n3x1:c\n").len(), 2);
}

#[test]
fn texts_of_tents_are_not_recognised() {
    let texts = [
        "tents 2 2\n.T\n..\n",
        "2x2:a_b,1,0,1,0",
        "8x8de#123",
        "8x8#123",
        "https://puzz.link/p?tents/5/5/3g2j1hk1322313",
        "pzprv3\ntents\n2\n2\n. 1 0\n1 . .\n0 . 1\n",
        "[problem]\n- x\n- -\n[clabels]\n1 0\n[rlabels]\n0 1\n",
        "2 2\n1 0\n0 1\n- x\n- -\n",
        "puzzle tents\n[problem]\n- x\n- -\n",
        "{\"matrix\":[[0,1],[0,0]],\"rows\":[1,0],\"columns\":[1,-1]}",
        "{\"col_clues\": [1, -1], \"row_clues\": [1, 0], \"grid\": [[0,1],[0,2]]}",
        "3\n2\n1 2\n2 1\n",
        "0 1\n1 0\n",
    ];
    for text in texts {
        assert!(ALL.iter().all(|format| !(format.sniff)(text)), "{text:?}");
    }
}

#[test]
fn metadata_is_written_and_read_back() {
    assert_placement_metadata_kept(&read::<LightUp>("lightup 4 2\n.1.#\n0...\n").expect("it is right"));
}

#[test]
fn long_texts_are_refused_at_once() {
    let many = 1_000_000;
    let texts = [
        ("native", "lightup ".repeat(many)),
        ("native", format!("lightup 4 1\n{}\n", ".".repeat(many))),
        ("native", format!("lightup 4 1\n{}", "....\n".repeat(many))),
        ("tatham", format!("4x3:{}", "a".repeat(many))),
        ("tatham", "1x1:a ".repeat(many)),
        ("puzz-link", format!("akari/4/3/{}", "0".repeat(many))),
        ("puzz-link", format!("akari/{}", "/".repeat(many))),
        ("pzprv3", format!("pzprv3\nakari\n1\n1\n{}", ". ".repeat(many))),
        ("pzprv3", "pzprv3/".repeat(many)),
        ("janko", format!("[problem]\n{}", "- x\n".repeat(many))),
        ("janko", format!("[problem]\n{}", "- ".repeat(many))),
        ("matrix", "-1\n".repeat(many)),
        ("matrix", "-1 ".repeat(many)),
        ("matrix-json", format!("[{}[-1]]", "[-1],".repeat(many))),
        ("matrix-json", format!("[[{}-1]]", "-1,".repeat(many))),
    ];
    assert_long_texts_refused::<LightUp>(texts);
    let blocks = format!("[problem]\n- 1\n{}", "[a]\n".repeat(many));
    let notes = format::<LightUp>("janko").parse(&blocks).expect("blocks that mean nothing").notes;
    assert_eq!(notes, [message!("light-up-note-blocks", count = many, name = "a")]);
}
