//! Water Sort: pours that are and are not legal, the habits of level files, texts that are wrong.

use rstest::rstest;
use solvarium_engine::{Puzzle, Space, StateSpace};
use solvarium_puzzles::water_sort::{Pour, WaterSort};
use solvarium_testing::{assert_refused, read};

/// A pour, and the cups after it if it is legal.
#[rstest]
#[case::into_an_empty_cup("3:ab.ab.ab._", "0>3", Some("3:a.ab.ab.b"))]
#[case::onto_the_same_colour("3:ab.ab.ab._", "0>1", Some("3:a.abb.ab._"))]
#[case::a_whole_run("3:abb._.aa", "0>1", Some("3:a.bb.aa"))]
#[case::as_much_as_fits("3:abb.b.aa", "0>1", Some("3:a.bbb.aa"))]
#[case::a_run_is_split_by_the_room("4:abbb.aab.a", "0>1", Some("4:abb.aabb.a"))]
#[case::from_an_empty_cup("2:ab.ba._", "2>0", None)]
#[case::into_a_full_cup("2:ab.ab._", "0>1", None)]
#[case::onto_another_colour("3:ab.ba.ab", "0>1", None)]
#[case::onto_itself("3:ab.ab.ab", "0>0", None)]
#[case::from_a_cup_that_is_not_there("2:ab.ba._", "3>2", None)]
#[case::into_a_cup_that_is_not_there("2:ab.ba._", "0>3", None)]
#[case::out_of_a_finished_cup("2:aa.b.b._", "0>3", Some("2:_.b.b.aa"))]
#[case::one_colour_into_an_empty_cup("2:a.a._", "0>2", Some("2:_.a.a"))]
fn pours(#[case] level: &str, #[case] pour: &str, #[case] after: Option<&str>) {
    let puzzle = lenient(level);
    let state = puzzle.initial();
    let pour = puzzle.read_move(pour).unwrap();
    assert_eq!(puzzle.legal(&state, pour), after.is_some());
    let mut legal = Vec::new();
    puzzle.legal_moves(&state, &mut legal);
    assert_eq!(legal.contains(&pour), after.is_some());
    if let Some(after) = after {
        let cups = format!("{after}.");
        let text = puzzle.state_text(&puzzle.apply(&state, pour)) + ".";
        assert!(text.starts_with(&cups), "{text}");
    }
}

/// A level whose counts need not be right: what is missing stands in cups behind.
fn lenient(level: &str) -> WaterSort {
    let capacity: usize = level.split_once(':').unwrap().0.parse().unwrap();
    let mut text = level.to_string();
    for colour in ["a", "b"] {
        let count = level.matches(colour).count();
        let missing = colour.repeat(count.next_multiple_of(capacity) - count);
        text += &if missing.is_empty() { missing } else { format!(".{missing}") };
    }
    read(&text).unwrap()
}

#[rstest]
#[case("3>7", Some((3, 7)))]
#[case("0>0", Some((0, 0)))]
#[case("", None)]
#[case(">", None)]
#[case("3", None)]
#[case("3>", None)]
#[case("3>x", None)]
#[case("-1>2", None)]
#[case("3>70000", None)]
#[case("1>2>3", None)]
fn texts_of_pours(#[case] text: &str, #[case] pour: Option<(u16, u16)>) {
    let puzzle: WaterSort = read("2:ab.ba._").unwrap();
    assert_eq!(puzzle.read_move(text), pour.map(|(from, to)| Pour { from, to }));
}

/// The habits of files in the wild, each with the level it means, in one line.
#[rstest]
#[case::plain("4\n2\na b\nb a\n\n\n", "2:ab.ba._._")]
#[case::cr_lf("4\r\n2\r\na b\r\nb a\r\n\r\n\r\n", "2:ab.ba._._")]
#[case::byte_order_mark("\u{feff}3\n2\na b\nb a\n", "2:ab.ba._")]
#[case::trailing_cups_left_out("4\n2\na b\nb a", "2:ab.ba._._")]
#[case::no_blanks("3\n2\nab\nba\n", "2:ab.ba._")]
#[case::empty_cups_first("4\n2\n\n\na b\nb a\n", "2:_._.ab.ba")]
#[case::an_empty_cup_between("3\n2\na b\n\nb a\n", "2:ab._.ba")]
#[case::partly_filled("3\n3\na b\na b\na b\n", "3:ab.ab.ab")]
#[case::names("3\n2\nred blue\nblue red\n", "2:red,blue.blue,red._")]
#[case::blanks_around(" 3 \n 2\t\n  a   b \nb a\n   \n", "2:ab.ba._")]
#[case::lines_after_the_end("3\n2\na b\nb a\n\n\n\n", "2:ab.ba._")]
#[case::symbols("3\n2\n# @\n@ #\n", "2:%23%40.%40%23._")]
#[case::digits("3\n2\n1 2\n2 1\n", "2:12.21._")]
#[case::one_name_in_a_cup("3\n2\nred\nred\n", "2:red,.red,._")]
#[case::capacity_six("2\n6\na a a a a a\n", "6:aaaaaa._")]
fn tolerances(#[case] text: &str, #[case] line: &str) {
    let compact = |text: &str| {
        let puzzle: WaterSort = read(text).unwrap_or_else(|e| panic!("{e}: {text:?}"));
        let format = WaterSort::FORMATS.iter().find(|f| f.name == "compact").unwrap();
        format.text(&puzzle)
    };
    assert_eq!(compact(text), format!("{line}\n"));
    assert_eq!(compact(line), format!("{line}\n"));
}

/// Wrong texts, each with the place and a part of the message.
#[rstest]
#[case::count("3\n2\na b\nb b\n", 3, 1, "colour a occurs once")]
#[case::count_names_the_number("3\n2\na b\nb b\na\n", 3, 3, "colour b occurs 3 times")]
#[case::count_says_what_is_right("3\n4\na\n", 3, 1, "4 times or a multiple of it")]
#[case::name_with_a_wrong_count("3\n2\nred blue\nblue\n", 3, 1, "colour red occurs once")]
#[case::too_many_units("2\n2\na a\nb b b\n", 4, 5, "cup 1 holds 3 units, more than its capacity of 2")]
#[case::too_many_units_unseparated("2\n2\naa\nbbb\n", 4, 3, "cup 1 holds 3 units")]
#[case::too_many_lines("2\n2\na b\nb a\n\na a\n", 6, 1, "the first line says 2 cups")]
#[case::no_capacity("7", 2, 1, "the capacity must be a whole number from 2 to 1000, not ``")]
#[case::capacity_is_a_word("7\nfour\n", 2, 1, "not `four`")]
#[case::capacity_too_small("7\n1\n", 2, 1, "from 2 to 1000, not `1`")]
#[case::capacity_too_large("7\n1001\n", 2, 1, "from 2 to 1000, not `1001`")]
#[case::no_cups("0\n4\n", 1, 1, "the number of cups must be a whole number from 1 to 1000, not `0`")]
#[case::too_many_cups("1001\n4\n", 1, 1, "not `1001`")]
#[case::number_too_long("99999999999999999999\n4\n", 1, 1, "the number of cups")]
#[case::compact_count("2:ab.ba.a._", 1, 3, "colour a occurs 3 times")]
#[case::compact_too_many_units("2:ab.bba._", 1, 8, "cup 1 holds 3 units")]
#[case::compact_empty_cup("2:ab..ba", 1, 6, "an empty cup is written `_`")]
#[case::compact_symbol("2:a!.a!", 1, 4, "`!` must be written as `%`")]
#[case::compact_escape("2:a%2.a%2", 1, 4, "hexadecimal")]
#[case::compact_name_missing("2:a,,a", 1, 5, "a name is missing before this comma")]
#[case::compact_capacity("1:a", 1, 1, "the capacity")]
#[case::json_count(r#"{"capacity":2,"cups":[["a","b"],["b"]]}"#, 1, 23, "colour a occurs once")]
#[case::json_no_capacity(r#"{"cups":[]}"#, 1, 1, "the level lacks `capacity`")]
#[case::json_no_cups(r#"{"capacity":2,"cups":[]}"#, 1, 22, "from 1 to 1000 cups")]
#[case::json_blank_name(r#"{"capacity":2,"cups":[["a b","a b"]]}"#, 1, 23, "a colour's name")]
#[case::json_broken("{\"cups\":[\n[", 2, 1, "EOF")]
fn wrong_levels(#[case] text: &str, #[case] line: usize, #[case] column: usize, #[case] part: &str) {
    assert_refused::<WaterSort>(text, line, column, part);
}
