//! Sokoban's own tables: steps that are and are not legal, the habits of level files, texts that are wrong, solutions in
//! LURD.

use rstest::rstest;
use solvarium_engine::{Puzzle, Space, SpaceVisitor, StateSpace};
use solvarium_lab::registry;
use solvarium_puzzles::sokoban::Sokoban;
use solvarium_testing::{assert_refused, english, format_of, read};

fn level(text: &str) -> Sokoban {
    read(text).unwrap_or_else(|e| panic!("{e}: {text:?}"))
}

/// A step, and the room after it if it is legal.
#[rstest]
#[case::walk("6#|#@-$.#|6#", "r", Some("6#|#-@$.#|6#"))]
#[case::push("5#|#@$.#|5#", "R", Some("5#|#-@*#|5#"))]
#[case::push_off_a_goal("7#|#.@*-$#|7#", "R", Some("7#|#.-+$$#|7#"))]
#[case::onto_a_goal("5#|#.@*#|#--$#|#---#|5#", "l", Some("5#|#+-*#|#--$#|#3-#|5#"))]
#[case::a_push_is_upper_case("5#|#@$.#|5#", "r", None)]
#[case::a_walk_is_lower_case("6#|#@-$.#|6#", "R", None)]
#[case::into_a_wall("5#|#@$.#|5#", "u", None)]
#[case::a_box_into_a_wall("5#|#@*-#|#$.-#|5#", "D", None)]
#[case::two_boxes("7#|#@2$2.#|7#", "R", None)]
#[case::never_pulls("6#|#-@$.#|6#", "l", Some("6#|#@-$.#|6#"))]
#[case::onto_a_dead_cell("5#|#@$-#|#.--#|5#", "R", Some("5#|#-@$#|#.--#|5#"))]
fn steps(#[case] text: &str, #[case] step: &str, #[case] after: Option<&str>) {
    let puzzle = level(text);
    let step = puzzle.read_move(step).unwrap();
    let mut legal = Vec::new();
    puzzle.legal_moves(&puzzle.initial(), &mut legal);
    assert_eq!(legal.contains(&step), after.is_some());
    assert_eq!(puzzle.legal(&puzzle.initial(), step), after.is_some());
    if let Some(after) = after {
        assert_eq!(puzzle.state_text(&puzzle.apply(&puzzle.initial(), step)), after);
    }
}

/// Both spaces can be searched from both ends.
#[rstest]
fn both_spaces_can_be_run_backwards(#[values("push", "step")] space: &str) {
    struct Backwards;
    impl SpaceVisitor<Sokoban> for Backwards {
        type Output = bool;
        fn visit<S: Space>(self, space: &S, _: impl Fn(&[S::Move]) -> Vec<<Sokoban as StateSpace>::Move>) -> bool {
            space.backward().is_some()
        }
    }
    assert!(level("5#|#@$.#|5#").with_space(space, Backwards));
}

/// The habits of files in the wild, each with the level it means, in one line. Only Sokoban recognises them.
#[rstest]
#[case::plain("#####\n#@$.#\n#####\n")]
#[case::no_newline_at_the_end("#####\n#@$.#\n#####")]
#[case::cr_lf("#####\r\n#@$.#\r\n#####\r\n")]
#[case::byte_order_mark("\u{feff}#####\n#@$.#\n#####\n")]
#[case::letters("#####\n#pbo#\n#####\n")]
#[case::percent_for_a_goal("#####\n#@$%#\n#####\n")]
#[case::blanks_around("   #####   \n   #@$.#\n   #####\n")]
#[case::a_tab_before("\t#####\n\t#@$.#\n\t#####\n")]
#[case::floor_around("-------\n-#####-\n-#@$.#-\n_#####_\n-------\n")]
#[case::rows_in_one_line("#####|#@$.#|#####")]
#[case::a_separator_at_each_end("#####|\n#@$.#|\n#####|\n")]
#[case::counted_runs("5#\n#@$.#\n5#\n")]
#[case::groups("2(2#)#|#@$.#|(5#)")]
#[case::title_before("; 1\n\n#####\n#@$.#\n#####\n")]
#[case::title_after("#####\n#@$.#\n#####\nTitle: one\n")]
#[case::properties("Author: A\n#####\n#@$.#\n#####\nTitle: one\nComment:\n# not a row\nComment-End:\n")]
#[case::remarks(":: for readers\n#####\n#@$.#\n#####\n\nSolution\nR\n")]
fn tolerances(#[case] text: &str) {
    let puzzle = level(text);
    assert_eq!(puzzle.state_text(&puzzle.initial()), "5#|#@$.#|5#");
    let known = registry::puzzles().iter().filter(|p| !p.info.hidden && p.recognises(text));
    assert_eq!(known.map(|p| p.info.name).collect::<Vec<_>>(), ["sokoban"]);
}

/// Signs and shapes, each with the level in one line.
#[rstest]
#[case::on_goals("#####\n#P$*#\n#####\n", "5#|#+$*#|5#")]
#[case::a_box_on_a_goal("######\n#pbBo#\n######\n", "6#|#@$*.#|6#")]
#[case::ragged(" ####\n##. #\n# $@#\n#####", "_4#|##.-#|#-$@#|5#")]
#[case::an_empty_row_inside("#####\n#@$.#\n#####\n-\n  #\n", "5#|#@$.#|5#||--#")]
#[case::decoration("#####\n#@$.#\n#####\n#*###\n", "5#|#@$.#|5#|#*3#")]
#[case::floor_out_of_reach("########\n#@$.#  #\n########\n", "8#|#@$.#--#|8#")]
fn shapes(#[case] text: &str, #[case] line: &str) {
    for text in [text, line] {
        let puzzle = level(text);
        assert_eq!(puzzle.state_text(&puzzle.initial()), line);
    }
}

/// Where the titles of a collection are.
#[rstest]
#[case::before("; a\nB\n\n; b\nB\n", &["a", "b"])]
#[case::after("B\n; a\n\nB\n; b\n", &["a", "b"])]
#[case::header_and_title_lines("; by me\n\nB\nTitle: a\n\nB\nTitle: b\n", &["a", "b"])]
#[case::title_lines_before("Title: a\nB\n\nTitle: b\nB\n", &["a", "b"])]
#[case::plain_lines("a\n\nB\n\nb\n\nB\n", &["a", "b"])]
#[case::properties_are_no_titles("Author: me\na\nB\n\nDate: now\nb\nB\n", &["a", "b"])]
#[case::solutions_are_no_titles("a\nB\nrrUUlDD\nb\nB\n", &["a", "b"])]
#[case::remarks_are_no_titles("a\nB\n:: x\nComment: \ny\nComment-End:\nb\nB\n", &["a", "b"])]
#[case::none("B\n\nB\n", &["", ""])]
fn titles(#[case] pattern: &str, #[case] expected: &[&str]) {
    let text = pattern.replace("B\n", "#####\n#@$.#\n#####\n");
    let levels = (format_of::<Sokoban>(&text).unwrap().split)(&text);
    assert_eq!(levels.iter().map(|level| level.metadata.name.as_deref().unwrap_or("")).collect::<Vec<_>>(), expected);
}

/// Wrong texts, each with the place and a part of the message.
#[rstest]
#[case::no_player("#####\n# $.#\n#####\n", 1, 1, "no player")]
#[case::two_players("######\n#@$.@#\n######\n", 2, 5, "a second player")]
#[case::more_boxes("######\n#@$$.#\n######\n", 2, 4, "2 boxes but 1 goal")]
#[case::more_goals("######\n#@$..#\n######\n", 2, 5, "1 box but 2 goals")]
#[case::nothing_to_push("#####\n#@  #\n# ###\n###*#\n  ###\n", 2, 2, "no box")]
#[case::open_to_the_right("####\n#@$.\n####\n", 2, 4, "the walls are open")]
#[case::open_below("; x\n#####\n#@$.#\n## ##\n", 4, 3, "the walls are open")]
#[case::open_at_a_short_row("#####\n#@$.#\n#   #\n#\n#####\n", 3, 2, "the walls are open")]
#[case::box_out_of_reach("########\n#@$.#$.#\n########\n", 2, 6, "never reach this box")]
#[case::goal_out_of_reach("########\n#@$ #. #\n########\n", 2, 6, "never reach this goal")]
#[case::too_wide("66#|#@$.61-#|66#", 1, 3, "larger than 64 by 64")]
#[case::endless("#####\n#@$.#\n99999999(9999999#)\n", 3, 17, "more than any level")]
#[case::group_not_closed("#####\n#@$.#\n2(##\n", 3, 2, "not closed")]
#[case::no_group("#####\n#@$.#\n##)##\n", 3, 3, "no group")]
#[case::counted_nothing("#####\n#@$.#\n0#5#\n", 3, 2, "0 times")]
fn wrong_levels(#[case] text: &str, #[case] line: usize, #[case] column: usize, #[case] part: &str) {
    assert_refused::<Sokoban>(text, line, column, part);
}

#[test]
fn the_largest_room_is_read_and_more_boxes_are_not() {
    let rows = |boxes: usize| {
        let full = format!("#  {}#\n", "$.".repeat(30));
        let empty = format!("#{}#\n", " ".repeat(62));
        let body = full.repeat(boxes / 30) + &empty.repeat(61 - boxes / 30);
        format!("{0}\n#@{1}#\n{body}{0}\n", "#".repeat(64), " ".repeat(61))
    };
    let puzzle = level(&rows(480));
    assert_eq!(puzzle.level().start.boxes.len(), 480);
    assert!(english(&read::<Sokoban>(&rows(510)).unwrap_err().message).contains("more than 500 boxes"));
    assert!(Sokoban::HEURISTICS.iter().all(|h| (h.estimate)(&puzzle, &puzzle.initial()) < u32::MAX));
}

/// Solutions as they are met, each as the moves it stands for.
#[rstest]
#[case::plain("rR", "r R")]
#[case::lower_case("rr", "r R")]
#[case::blanks(" r\n R \n", "r R")]
#[case::counted("2r", "r R")]
#[case::groups("(r)1(R)", "r R")]
#[case::lower_case_after_a_wall("urr", "u r r")]
#[case::words("r,R", "r R")]
#[case::json("[\"r\",\"R\"]", "r R")]
fn solutions(#[case] text: &str, #[case] moves: &str) {
    let game = registry::puzzle("sokoban").unwrap().load("######\n#@ $.#\n######\n", "level").unwrap();
    let read = game.read_solution(text).unwrap();
    assert_eq!(read.join(" "), moves);
    assert_eq!(game.replay(&read).verdict.is_ok(), moves == "r R");
}
