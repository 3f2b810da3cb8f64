//! Texts that are right, and what is said about texts that are wrong.

use solvarium_engine::{Format, Metadata, Puzzle, StateSpace};

use super::super::Grid;
use super::*;

const NATIVE: &Format<Grid> = &native::FORMAT;
const MOVINGAI: &Format<Grid> = &movingai::FORMAT;

/// A problem on a map of three by two cells.
const PROBLEM: &str = "0\tmaps/a.map\t3\t2\t0\t0\t2\t1\t3.41\n";
const MAP: &str = "type octile\nheight 2\nwidth 3\nmap\n.G@\nTS.\n";

#[test]
fn metadata_and_neighbours_are_read_back() {
    let known = Metadata {
        author: Some("Anna".into()),
        difficulty: Some("easy".into()),
        best: vec![("cost".into(), 3)],
        ..Metadata::named("first: a map")
    };
    let map = NATIVE.parse("neighbours 8\nS..G").unwrap();
    let text = (NATIVE.write)(&map, &known) + "\n" + &(NATIVE.write)(&map, &Metadata::named("second"));
    let levels = (NATIVE.split)(&text);
    assert_eq!(levels.iter().map(|l| &l.metadata).collect::<Vec<_>>(), [&known, &Metadata::named("second")]);
    assert!(levels.iter().all(|level| NATIVE.parse(level.text).as_ref() == Ok(&map)));
}

#[test]
fn a_row_of_walls_is_no_comment() {
    let text = "# the first\n####\n#SG#\n####\n\n#\nX\n";
    let levels = (NATIVE.split)(text);
    assert_eq!(levels.len(), 2);
    assert_eq!(levels[0].metadata, Metadata::named("the first"));
    assert!(levels.iter().all(|level| NATIVE.parse(level.text).is_ok()));
    let here = NATIVE.parse("#.\nX.").unwrap();
    assert!(here.is_goal(&here.initial()));
}

#[test]
fn a_problem_is_read_with_its_map() {
    for text in [format!("version 1\n{PROBLEM}{MAP}"), format!("{PROBLEM}{MAP}").replace('\n', "\r\n")] {
        let level = MOVINGAI.parse(&text).unwrap();
        assert_eq!(NATIVE.text(&level), "neighbours 8\nS.#\n#.G\n");
        assert!((MOVINGAI.sniff)(&text) && !(NATIVE.sniff)(&text));
    }
    let blanks = format!("version 1.0\n\n{}{MAP}", PROBLEM.replace('\t', "  "));
    assert!(MOVINGAI.parse(&blanks).is_ok());
}

#[test]
fn a_collection_of_problems_is_split_at_its_lines() {
    let text = format!("version 1\n{PROBLEM}{PROBLEM}{MAP}\n{PROBLEM}");
    let levels = (MOVINGAI.split)(&text);
    assert_eq!(levels.iter().map(|level| level.lines_before).collect::<Vec<_>>(), [1, 2, 10]);
    assert_eq!(levels[1].text, format!("{PROBLEM}{MAP}"));
    for (level, needed) in levels.iter().zip([true, false, true]) {
        let companion = Grid::companion(level.text).map(|companion| (companion.name, companion.line, companion.column));
        assert_eq!(companion, needed.then_some(("a.map", 1, 3)));
    }
}

/// What only our own levels have can be written and read back too.
#[test]
fn weights_and_four_neighbours_survive() {
    let level = NATIVE.parse("S19\n#2.\nG..").unwrap();
    let text = MOVINGAI.text(&level);
    assert_eq!(MOVINGAI.parse(&text).as_ref(), Ok(&level), "{text}");
}

#[test]
fn native_texts_that_are_wrong() {
    let cases: &[(&str, &str, (usize, usize), &str)] = &[
        ("nothing", "", (1, 1), "grid-no-cells"),
        ("no start", "..G", (1, 1), "grid-missing"),
        ("no goal", "# a\nS..", (2, 1), "grid-missing"),
        ("two starts", "S.\nSG", (2, 1), "grid-second"),
        ("goal and both", "GX", (1, 2), "grid-second"),
        ("short row", "S..\n..\n..G", (2, 3), "grid-row-length"),
        ("long row", "S..\n....\n..G", (2, 4), "grid-row-length"),
        ("zero", "S0G", (1, 2), "grid-strange"),
        ("letter", "S.x\n..G", (1, 3), "grid-strange"),
        ("not ascii", "Sä🧪G", (1, 2), "grid-strange"),
        ("six neighbours", "neighbours 6\nSG", (1, 12), "grid-neighbours"),
        ("neighbours too late", "S.\nneighbours 8\n.G", (2, 1), "grid-strange"),
    ];
    for &(title, text, place, id) in cases {
        let error = NATIVE.parse(text).unwrap_err();
        assert_eq!(((error.line, error.column), &*error.message.id), (place, id), "{title}: {error}");
    }
}

#[test]
fn benchmark_texts_that_are_wrong() {
    let cases = [
        ("nothing", "version 1\n", "", (1, 1), "grid-no-problem"),
        ("map alone", "", MAP, (1, 1), "grid-map-alone"),
        ("no map", PROBLEM, "", (1, 3), "grid-map-missing"),
        ("few fields", "0\ta.map\t3\t2\t0\t0\t2\t1\n", MAP, (1, 1), "grid-problem-fields"),
        ("not a number", "0\ta.map\t3\t2\t0\t-1\t2\t1\t3\n", MAP, (1, 15), "grid-not-a-number"),
        ("start outside", "0\ta.map\t3\t2\t3\t0\t2\t1\t3\n", MAP, (1, 13), "grid-outside"),
        ("goal outside", "0\ta.map\t3\t2\t0\t0\t2\t2\t3\n", MAP, (1, 17), "grid-outside"),
        ("start in a wall", "0\ta.map\t3\t2\t2\t0\t2\t1\t3\n", MAP, (1, 13), "grid-in-wall"),
        ("goal in a wall", "0\ta.map\t3\t2\t0\t0\t0\t1\t3\n", MAP, (1, 17), "grid-in-wall"),
        ("other size", "0\ta.map\t4\t2\t0\t0\t2\t1\t3\n", MAP, (1, 9), "grid-other-size"),
        ("other type", PROBLEM, "type hex\nheight 2\nwidth 3\nmap\n...\n...\n", (2, 6), "grid-map-type"),
        ("no height", PROBLEM, "type octile\nwidth 3\nmap\n...\n...\n", (1, 1), "grid-map-head"),
        ("odd height", PROBLEM, "type octile\nheight x\nwidth 3\nmap\n...\n...\n", (3, 8), "grid-not-a-number"),
        ("no rows", PROBLEM, "type octile\nheight 2\nwidth 3\n", (1, 1), "grid-map-head"),
        ("few rows", PROBLEM, "type octile\nheight 2\nwidth 3\nmap\n...\n", (6, 1), "grid-map-rows"),
        ("many rows", PROBLEM, "type octile\nheight 2\nwidth 3\nmap\n...\n...\n...\n", (8, 1), "grid-map-too-many"),
        ("short row", PROBLEM, "type octile\nheight 2\nwidth 3\nmap\n...\n..\n", (7, 3), "grid-row-length"),
        ("long row", PROBLEM, "type octile\nheight 2\nwidth 3\nmap\n....\n...\n", (6, 4), "grid-row-length"),
        ("letter", PROBLEM, "type octile\nheight 2\nwidth 3\nmap\n..x\n...\n", (6, 3), "grid-map-strange"),
        ("wall of ours", PROBLEM, "type octile\nheight 2\nwidth 3\nmap\n..#\n...\n", (6, 3), "grid-map-strange"),
        (
            "empty map",
            "0\ta.map\t0\t0\t0\t0\t0\t0\t0\n",
            "type octile\nheight 0\nwidth 0\nmap\n",
            (4, 1),
            "grid-no-cells",
        ),
        ("too large", PROBLEM, "type octile\nheight 2049\nwidth 3\nmap\n", (4, 1), "grid-too-large"),
        ("far too large", PROBLEM, "type octile\nheight 4294967295\nwidth 4294967295\nmap\n", (4, 1), "grid-too-large"),
    ];
    for (title, problem, map, place, id) in cases {
        let error = MOVINGAI.parse(&format!("{problem}{map}")).unwrap_err();
        assert_eq!(((error.line, error.column), &*error.message.id), (place, id), "{title}: {error}");
    }
}

/// A small text that would be a large map.
#[test]
fn a_map_that_is_too_large_is_refused_before_it_is_filled() {
    let text = ".".repeat(30_000) + &"\n.".repeat(30_000);
    let message = message!("grid-too-large", width = 30_000, height = 30_001, most = MOST);
    assert_eq!(NATIVE.parse(&text).unwrap_err(), LevelError::at(1, 1, message));
    let row = "S".to_string() + &".".repeat(2048) + "G";
    assert_eq!(&*NATIVE.parse(&row).unwrap_err().message.id, "grid-too-large");
}

#[test]
fn the_largest_map_is_read() {
    let rows = (".".repeat(2048) + "\n").repeat(2046);
    let text = format!("S{}\n{rows}{}G\n", ".".repeat(2047), ".".repeat(2047));
    assert_eq!(NATIVE.parse(&text).unwrap().terrain().size.cells(), 1 << 22);
}
