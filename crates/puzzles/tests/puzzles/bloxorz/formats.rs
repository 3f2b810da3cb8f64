//! Bloxorz: rolls by the rules, and texts in its three notations, right and wrong.

use rstest::rstest;
use solvarium_engine::{Format, Options, Puzzle, StateSpace};
use solvarium_lab::{Outcome, Request, registry};
use solvarium_puzzles::bloxorz::Bloxorz;
use solvarium_testing::{assert_refused, english, format_of, solve};

/// Report A's stage 2.
const STAGE_2: &str = "\
6 15
4 1
0 0 0 0 0 0 1 1 1 1 0 0 1 1 1
1 1 1 1 0 0 1 1 X 1 0 0 1 G 1
1 1 O 1 0 0 1 1 1 1 0 0 1 1 1
1 1 1 1 0 0 1 1 1 1 0 0 1 1 1
1 1 1 1 0 0 1 1 1 1 0 0 1 1 1
1 1 1 1 0 0 1 1 1 1 0 0 0 0 0
O 1 2 2 4 4 4 5
X 1 1 8 4 10 4 11
";

/// Report B's level 0, whose goal is drawn as 0.
const LEVEL_0: &str = r##"{
  "level": 0, "size": [6, 10],
  "swX": {"count": 0, "symbol": []}, "swQ": {"count": 0, "symbol": []}, "swO": {"count": 0, "symbol": []},
  "bridge": {"count": 0, "symbol": []},
  "start": [1, 1], "end": [4, 7],
  "box": {"state": 2, "symbol": "#", "location": [[1, 1]]},
  "tiles": {"orange": 2, "rock": 1, "space": 0},
  "maps": [
    [1,1,1,0,0,0,0,0,0,0],
    [1,1,1,1,1,1,0,0,0,0],
    [1,1,1,1,1,1,1,1,1,0],
    [0,1,1,1,1,1,1,1,1,1],
    [0,0,0,0,0,1,1,0,1,1],
    [0,0,0,0,0,0,1,1,1,0]
  ]
}
"##;

fn format(name: &str) -> &'static Format<Bloxorz> {
    Bloxorz::FORMATS.iter().find(|format| format.name == name).unwrap()
}

fn read(text: &str) -> Bloxorz {
    solvarium_testing::read(text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn native(puzzle: &Bloxorz) -> String {
    format("native").text(puzzle)
}

/// The levels of the reports are recognised, solved in their known lengths, and survive every notation.
#[rstest]
#[case::report_a(STAGE_2, "matrix", 17)]
#[case::report_b(LEVEL_0, "json", 7)]
fn levels_of_the_reports(#[case] text: &str, #[case] name: &str, #[case] length: usize) {
    assert_eq!(format_of::<Bloxorz>(text).unwrap().name, name);
    let puzzle = read(text);
    assert!(puzzle.notes().is_empty(), "{:?}", puzzle.notes());
    let game = registry::puzzle("bloxorz").unwrap().load(text, "level").unwrap();
    let report = solve(&game, &Request::new("bfs"));
    assert_eq!((report.outcome, report.length), (Outcome::Solved, Some(length)));
    for first in Bloxorz::FORMATS {
        let once = read(&first.text(&puzzle));
        for second in Bloxorz::FORMATS {
            let twice = read(&second.text(&once));
            assert_eq!(twice.stage(), puzzle.stage(), "{} then {}", first.name, second.name);
        }
    }
}

/// A level with rule settings applied.
fn configured(text: &str, settings: &str) -> Bloxorz {
    let mut options = Options::new(Bloxorz::PARAMS);
    settings.split_whitespace().for_each(|name| options.set(name, "true").unwrap());
    let mut puzzle = read(text);
    puzzle.configure(&options, "rolls");
    puzzle
}

/// What is covered after some moves, then what bridge cells are open; none if the last move is not legal.
fn after(puzzle: &Bloxorz, moves: &str) -> Option<String> {
    let moves: Vec<_> = moves.split_whitespace().map(|word| puzzle.read_move(word).unwrap()).collect();
    let (&last, first) = moves.split_last().unwrap();
    let before = first.iter().fold(puzzle.initial(), |position, &roll| {
        assert!(puzzle.legal(&position, roll), "{roll:?} comes too early");
        puzzle.apply(&position, roll)
    });
    let mut legal = Vec::new();
    puzzle.legal_moves(&before, &mut legal);
    assert_eq!(legal.contains(&last), puzzle.legal(&before, last));
    let position = puzzle.legal(&before, last).then(|| puzzle.apply(&before, last))?;
    let name = |cell: &usize| format!("{},{}", cell / puzzle.stage().grid.width, cell % puzzle.stage().grid.width);
    let covered: Vec<String> = solvarium_puzzles::bloxorz::rules::cells(&position.piece).iter().map(name).collect();
    let open: Vec<String> = position.open.iter().map(name).collect();
    Some(format!("{} | {}", covered.join(" "), open.join(" ")).trim_end_matches([' ', '|']).into())
}

#[rstest]
#[case::lies_down("S===G", "", "R", Some("0,1 0,2"))]
#[case::stands_up("S===G", "", "R R", Some("0,3"))]
#[case::comes_back("S===G", "", "R L", Some("0,0"))]
#[case::rolls_sideways("S===\n===G", "", "R D", Some("1,1 1,2"))]
#[case::off_the_board("S===G", "", "U", None)]
#[case::half_over_the_void("S=.=G", "", "R", None)]
#[case::nothing_after_the_end("S==G==", "", "R R R", None)]
#[case::a_block_has_no_second_cube("S===G", "", "r", None)]
#[case::lies_on_the_goal("S=G=", "", "R", Some("0,1 0,2"))]
#[case::fragile_holds_it_lying("S~~=G", "", "R", Some("0,1 0,2"))]
#[case::fragile_breaks_under_it_upright("S==~G", "", "R R", None)]
#[case::soft_under_the_upright_block("S==1aG\n1:soft^a", "", "R R", Some("0,3 | 0,4"))]
#[case::soft_under_the_lying_block("S1=aG\n1:soft^a", "", "R", Some("0,1 0,2 | 0,3"))]
#[case::soft_fires_again("S1=aG\n1:soft^a", "", "R L R", Some("0,1 0,2"))]
#[case::heavy_under_the_upright_block("S==1aG\n1:heavy^a", "", "R R", Some("0,3 | 0,4"))]
#[case::heavy_not_under_the_lying_block("S1=aG\n1:heavy^a", "", "R", Some("0,1 0,2"))]
#[case::open_only("S1=aG\n1:soft+a", "", "R L R", Some("0,1 0,2 | 0,3"))]
#[case::close_only("S1=AG\n1:soft-A", "", "R L R", Some("0,1 0,2"))]
#[case::mixed("S1=abABCG\n1:soft^aA+bB-C", "", "R", Some("0,1 0,2 | 0,3 0,4 0,6"))]
#[case::both_switches_under_the_lying_block("S12abG\n1:soft^a\n2:soft^ab", "", "R", Some("0,1 0,2 | 0,4"))]
#[case::support_comes_before_switches("S1aG=\n1:soft+a", "", "R", None)]
#[case::a_bridge_closes_under_the_block("S1A=G\n1:soft-A", "", "R", Some("0,1 0,2"))]
#[case::strict_it_falls("S1A=G\n1:soft-A", "strict-bridges", "R", None)]
#[case::an_open_bridge_holds_it_upright("S==AG1\n1:soft-A", "", "R R", Some("0,3 | 0,3"))]
#[case::splits_upright("S==1G\n.....\n=...=\n1:split@2,0@2,4", "", "R R", Some("2,0 2,4"))]
#[case::does_not_split_lying("S1==G\n.....\n=...=\n1:split@2,0@2,4", "", "R", Some("0,1 0,2"))]
#[case::a_cube_does_not_split("S==1G\n.....\n1:split@0,0@0,2", "", "R R R", Some("0,1 0,2"))]
#[case::each_cube_rolls("S==1G\n.....\n==.==\n1:split@2,0@2,4", "", "R R R l", Some("2,1 2,3"))]
#[case::a_cube_falls("S==1G\n.....\n==.==\n1:split@2,0@2,4", "", "R R R R", None)]
#[case::side_by_side("S==1G\n.....\n=====\n1:split@2,0@2,4", "", "R R R l l", Some("2,1 2,2"))]
#[case::joined_they_roll_as_one("S==1G\n.....\n=====\n1:split@2,0@2,4", "", "R R R l l R", Some("2,3"))]
#[case::joined_the_second_is_gone("S==1G\n.....\n=====\n1:split@2,0@2,4", "", "R R R l l r", None)]
#[case::a_cube_on_fragile("S==1G\n.....\n=~.==\n1:split@2,0@2,4", "", "R R R", Some("2,1 2,4"))]
#[case::a_cube_presses_soft("S==1a\n.....\n=2.G=\n1:split@2,0@2,4\n2:soft^a", "", "R R R", Some("2,1 2,4 | 0,4"))]
#[case::a_cube_presses_nothing_heavy("S==1a\n.....\n=2.G=\n1:split@2,0@2,4\n2:heavy^a", "", "R R R", Some("2,1 2,4"))]
#[case::appearing_presses_nothing("S==1a\n.....\n2=.G=\n1:split@2,0@2,4\n2:soft^a", "", "R R", Some("2,0 2,4"))]
#[case::a_cube_on_the_goal_goes_on("S==1.\n.....\n==.=G\n1:split@2,0@2,4", "", "R R l", Some("2,0 2,3"))]
#[case::appearing_on_a_closed_bridge("S==12\n.....\na=.G=\n1:split@2,0@2,4\n2:soft^a", "", "R R", None)]
#[case::a_bridge_closes_under_a_resting_cube(
    "S==1.\n.....\nA=G2=\n1:split@2,4@2,0\n2:soft-A",
    "",
    "R R L",
    Some("2,0 2,3")
)]
#[case::strict_the_resting_cube_falls(
    "S==1.\n.....\nA=G2=\n1:split@2,4@2,0\n2:soft-A",
    "strict-bridges",
    "R R L",
    None
)]
fn rolls(#[case] level: &str, #[case] settings: &str, #[case] moves: &str, #[case] expected: Option<&str>) {
    assert_eq!(after(&configured(level, settings), moves).as_deref(), expected);
}

/// Changing cubes costs a roll where that is asked for, and the first cube begins.
#[rstest]
#[case("", &[1, 1, 1, 1, 1])]
#[case("count-swaps", &[1, 1, 1, 2, 2])]
fn what_swaps_cost(#[case] settings: &str, #[case] costs: &[u32]) {
    let puzzle = configured("S==1.\n.....\n===..==G\n1:split@2,0@2,5", settings);
    let mut position = puzzle.initial();
    for (word, cost) in ["R", "R", "R", "r", "L"].into_iter().zip(costs) {
        let roll = puzzle.read_move(word).unwrap();
        assert_eq!(puzzle.cost(&position, roll), *cost, "{word}");
        position = puzzle.apply(&position, roll);
    }
}

/// Habits that are understood, each with the level it means in our own notation.
#[rstest]
#[case::one_line("S==1/a..b/=G==/1:soft^a+b", "S==1\na..b\n=G==\n1:soft^a+b\n")]
#[case::blanks_and_title(
    "# a title\r\n  S==1 \r\n a..b\r\n=G==\r\n1: soft ^ a + b\r\n",
    "S==1\na..b\n=G==\n1:soft^a+b\n"
)]
#[case::ragged_rows("S==\n=\n=G==", "S==.\n=...\n=G==\n")]
#[case::byte_order_mark("\u{feff}S==G", "S==G\n")]
#[case::names_are_free("Sxxy\n=G==\ny:heavy^x", "Saa1\n=G==\n1:heavy^a\n")]
#[case::a_capital_closed_bridge("SQQ1\n=G==\nQ:closed\n1:soft+Q", "Saa1\n=G==\n1:soft+a\n")]
#[case::cells_of_one_fate_share_a_name("Sab1\n=G==\n1:soft^ab", "Saa1\n=G==\n1:soft^a\n")]
#[case::a_bridge_nobody_moves_is_a_tile("SA=a\n=G==", "S==.\n=G==\n")]
#[case::start_on_a_switch("1==G\na===\n1:soft^a\nS:@0,0", "1==G\na===\n1:soft^a\nS:@0,0\n")]
#[case::report_a_with_blanks("\u{feff}1  4\r\n0 0\r\n 1 1  1 G\r\n\r\n", "S==G\n")]
#[case::report_a_functions("1 6\n0 0\n1 1 O 1 0 G\nO 1 0 2 0 4\nO 2 0 2 0 3\n", "S=1AaG\n1:soft^a-A\n")]
#[case::report_a_open_only("1 6\n0 0\n1 1 X 1 0 G\nX 3 0 2 0 4\n", "S=1=aG\n1:heavy+a\n")]
#[case::report_a_split("3 4\n0 0\n1 1 1 T\n0 0 0 0\n1 1 G 1\nT 1 0 3 2 0 2 3\n", "S==1\n....\n==G=\n1:split@2,0@2,3\n")]
fn tolerances(#[case] text: &str, #[case] meant: &str) {
    let puzzle = read(text);
    assert_eq!(native(&puzzle), meant);
    for format in Bloxorz::FORMATS {
        assert_eq!(native(&read(&format.text(&puzzle))), meant, "through {}", format.name);
    }
}

/// A level of report B around switches and bridges: 1 by 6 cells, the start at the left, the goal at the right.
fn report_b(members: &str) -> String {
    let maps = r#""size": [1, 6], "start": [0, 0], "end": [0, 5], "maps": [[1, 1, 1, 1, 0, 1]]"#;
    format!("{{{maps}, {members}}}")
}

/// Types of switches; the bridge at 0,3 and 0,4 is open or closed at the start.
#[rstest]
#[case::toggles(0, 0, "^a")]
#[case::changes_once_to_open(1, 0, "+a")]
#[case::changes_once_to_closed(1, 1, "-A")]
#[case::closes(2, 0, "-a")]
#[case::opens(3, 1, "+A")]
fn types_of_report_b(#[case] kind: u8, #[case] active: u8, #[case] effect: &str) {
    let switch = format!(
        r#""swQ": {{"count": 1, "symbol": ["q"], "q": {{"type": {kind}, "active": 0, "location": [0, 1], "bridge": "b"}}}}"#
    );
    let bridge = format!(
        r#""bridge": {{"count": 1, "symbol": ["b"], "b": {{"times_active": 0, "active": {active}, "location": [[0, 3], [0, 4]]}}}}"#
    );
    let puzzle = read(&report_b(&format!("{switch}, {bridge}")));
    let name = effect.chars().last().unwrap();
    assert_eq!(native(&puzzle), format!("S1={name}{name}G\n1:soft{effect}\n"));
    assert!(puzzle.notes().is_empty(), "{:?}", puzzle.notes());
}

/// What means nothing is reported and ignored.
#[rstest]
#[case::unknown_key(r#""editor": "me""#, "the level has a key `editor`")]
#[case::count(r#""swX": {"count": 2, "symbol": []}"#, "`count` says 2")]
#[case::inside_a_bridge(r#""bridge": {"b": {"active": 1, "location": [[0, 2]], "colour": 3}}"#, "has a key `colour`")]
#[case::the_box_is_elsewhere(r#""box": {"location": [[0, 3]]}"#, "`start` counts")]
fn notes_of_report_b(#[case] members: &str, #[case] note: &str) {
    let puzzle = read(&report_b(members));
    let notes: Vec<String> = puzzle.notes().iter().map(english).collect();
    assert!(notes.len() == 1 && notes[0].contains(note), "{notes:?}");
}

/// Wrong texts, each with the place and a part of the message.
#[rstest]
// Our own notation.
#[case::two_goals("S==G\n=G==", 2, 2, "a second goal")]
#[case::two_starts("S==G\n=S==", 2, 2, "a second start")]
#[case::start_over_the_void("=.=G\nS:@0,1", 2, 1, "the start at r0c1 is void")]
#[case::start_on_fragile("=~=G\nS:@0,1", 2, 1, "the start at r0c1 is a fragile tile")]
#[case::start_outside(
    "===G\nS:@0,9",
    2,
    1,
    "the start lies outside the board: 0,9; rows go from 0 to 0, columns from 0 to 3"
)]
#[case::nothing_explains("S=7G", 1, 3, "nothing says what `7` is")]
#[case::unknown_character("S==!==G", 1, 4, "`!` is none of")]
#[case::explained_but_not_there("S==G\n1:soft^a", 2, 1, "`1` is explained, but it is nowhere on the board")]
#[case::explained_twice("S=1Ga\n1:soft^a\n1:heavy^a", 3, 1, "`1` is explained twice")]
#[case::no_such_bridge("S=1G\n1:soft^q", 2, 8, "there is no bridge `q`")]
#[case::acts_on_a_switch("S12Ga\n1:soft^2\n2:soft^a", 2, 8, "acts on the cell at r0c2, which is a switch")]
#[case::acts_twice("S=1Ga\n1:soft^a+a", 2, 10, "acts twice")]
#[case::odd_effect("S=1Ga\n1:soft*a", 2, 7, "`*` is not expected here")]
#[case::odd_word("S=1Ga\n1:mellow^a", 2, 3, "must begin with `soft`, `heavy` or `split`")]
#[case::long_name("S=1Ga\n12:soft^a", 2, 1, "`12` is not a name")]
#[case::landing_on_void("S==1\n=.G=\n1:split@1,0@1,1", 3, 3, "puts a cube on the cell at r1c1, which is void")]
#[case::landing_on_a_bridge_nobody_moves(
    "S=3=a\n=G===\n3:split@0,4@0,0",
    3,
    3,
    "puts a cube on the cell at r0c4, which is void"
)]
#[case::landing_outside("S==1\n=.G=\n1:split@1,0@2,1", 3, 3, "lies outside the board: 2,1")]
#[case::landings_touch("S==1\n=.G=\n1:split@1,2@1,3", 3, 3, "at least two cells apart")]
#[case::one_landing("S==1\n=.G=\n1:split@1,0", 3, 8, "should be two cells, each written `@row,column`")]
#[case::too_wide(&format!("S={}G", "=".repeat(60)), 1, 1, "at most 50")]
// Report A's.
#[case::a_rows_missing("3 4\n0 0\n1 1 1 G\n", 1, 1, "must have 3 rows, but there are 1")]
#[case::a_short_row("2 4\n0 0\n1 1 1 G\n1 1\n", 4, 1, "row 1 must have 4 cells, but it has 2")]
#[case::a_long_row("1 4\n0 0\n1 1 1 G 1\n", 3, 9, "row 0 must have 4 cells, but it has 5")]
#[case::a_odd_cell("2 4\n0 0\n1 1 1 G\n1 1 Z 1\n", 4, 5, "`Z` is none of the cells")]
#[case::a_two_goals("1 4\n0 0\n1 G 1 G\n", 3, 7, "a second goal")]
#[case::a_no_goal("1 4\n0 0\n1 1 1 1\n", 1, 1, "no goal")]
#[case::a_start_outside("1 4\n7 0\n1 1 1 G\n", 2, 1, "the start lies outside the board: 7,0")]
#[case::a_start_over_the_void("1 4\n0 1\n1 0 1 G\n", 2, 1, "the start at r0c1 is void")]
#[case::a_switch_outside("1 4\n0 0\n1 1 O G\nO 1 0 2 0 9\n", 4, 9, "lies outside the board: 0,9")]
#[case::a_acts_on_the_goal("1 4\n0 0\n1 1 O G\nO 1 0 2 0 3\n", 4, 9, "which is the goal")]
#[case::a_no_switch_there("1 4\n0 0\n1 1 O G\nX 1 0 2 0 1\n", 4, 5, "the line is for `X`")]
#[case::a_function("1 5\n0 0\n1 1 O G 0\nO 7 0 2 0 4\n", 4, 3, "the function must be 1")]
#[case::a_odd_line("1 5\n0 0\n1 1 O G 0\nQ 1 0 2 0 4\n", 4, 1, "begins with `X`, `O` or `T`")]
#[case::a_half_a_cell("1 5\n0 0\n1 1 O G 0\nO 1 0 2 0\n", 4, 1, "pairs of row and column")]
#[case::a_a_word("1 5\n0 0\n1 1 O G 0\nO 1 0 two 0 4\n", 4, 7, "`two` should be a number")]
#[case::a_split_without_cells("1 5\n0 0\n1 1 T G 1\n", 3, 5, "does not say where its two cubes appear")]
#[case::a_split_onto_void("1 6\n0 0\n1 1 T G 1 0\nT 1 0 2 0 0 0 5\n", 4, 9, "which is void")]
#[case::a_size("0 4\n0 0\n1 1 1 G\n", 1, 1, "from 1 to 50 rows and columns")]
// Report B's.
#[case::b_missing(r#"{"size": [1, 4], "maps": [[1, 1, 1, 1]]}"#, 1, 1, "the level lacks `start`, `end`")]
#[case::b_rows(
    "{\"size\": [2, 4],\n\"start\": [0, 0], \"end\": [0, 3], \"maps\": [[1, 1, 1, 1]]}",
    1,
    10,
    "2 rows, but `maps` has 1"
)]
#[case::b_columns(
    "{\"size\": [1, 4],\n\"start\": [0, 0], \"end\": [0, 3],\n\"maps\": [[1, 1, 1]]}",
    3,
    10,
    "row 0 of `maps` has 3 cells"
)]
#[case::b_odd_cell(
    "{\"size\": [1, 4],\n\"start\": [0, 0], \"end\": [0, 3],\n\"maps\": [[1, 7, 1, 1]]}",
    3,
    14,
    "`7` is none of 0 for void"
)]
#[case::b_broken("{\"maps\": [\n  [1, 1,, 1]]}", 2, 9, "expected value")]
#[case::b_a_list(
    "{\"maps\": [[1]], \"size\": [1, 1], \"start\": [0, 0],\n \"end\": [0, 0], \"swX\": [1]}",
    2,
    24,
    "`swX` must be an object"
)]
#[case::b_no_such_bridge(&report_b("\n\"swX\": {\"x\": {\"type\": 0, \"location\": [0, 1], \"bridge\": \"b\"}}"), 2, 56, "there is no bridge `b`; there are none")]
#[case::b_lacks(&report_b("\n\"swX\": {\"x\": {\"bridge\": \"b\"}}"), 2, 14, "`x` of `swX` lacks `type`, `location`")]
#[case::b_lacks_a_name(&report_b("\n\"swX\": {\"symbol\": [\"x\"]}"), 2, 8, "`swX` lacks `x`")]
#[case::b_bridge_outside(&report_b("\n\"bridge\": {\"b\": {\"active\": 0, \"location\": [[3, 3]]}}"), 2, 43, "lies outside the board: 3,3")]
fn errors(#[case] text: &str, #[case] line: usize, #[case] column: usize, #[case] message: &str) {
    assert_refused::<Bloxorz>(text, line, column, message);
}

/// Keys and covered cells: what is written, and what is understood.
#[test]
fn solutions() {
    let puzzle = configured("S==1G\n.....\n=====\n1:split@2,0@2,4", "");
    let rolls: Vec<_> = "R R R l l".split(' ').map(|word| puzzle.read_move(word).unwrap()).collect();
    let [keys, cells] =
        ["moves", "cells"].map(|name| Bloxorz::SOLUTION_FORMATS.iter().find(|f| f.name == name).unwrap());
    assert_eq!((keys.write)(&puzzle, &rolls, &english), "RRRSLL\n");
    assert_eq!(
        (cells.write)(&puzzle, &rolls, &english),
        "[[0, 0]] - [[0, 1], [0, 2]] - [[2, 0], [2, 4]] - [[2, 1], [2, 4]] - [[2, 1], [2, 3]] - [[2, 1], [2, 2]]\n"
    );
    for text in ["RRRSLL", "R R R S\nL L", "RRRll", "R R R l l"] {
        assert_eq!((keys.read.unwrap())(&puzzle, text).as_ref(), Some(&rolls), "{text}");
    }
    assert_eq!((keys.read.unwrap())(&puzzle, "RRX"), None);
    assert_eq!((cells.read.unwrap())(&puzzle, "[[0,0]]-[[0,1],[0,2]]").map(|rolls| rolls.len()), Some(1));
    assert_eq!((cells.read.unwrap())(&puzzle, "[[0,0]] - [[0,2],[0,3]]"), None);
}
