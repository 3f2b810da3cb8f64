//! Bloxorz: rolls by the rules, and texts in its three notations, right and wrong.
#![allow(clippy::unwrap_used)]

mod common;

use rstest::rstest;
use solvarium_engine::{Format, LevelError, Options, Puzzle, StateSpace};
use solvarium_lab::{Outcome, Request, registry};
use solvarium_puzzles::bloxorz::Bloxorz;

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
    common::read(text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn native(puzzle: &Bloxorz) -> String {
    (format("native").write)(puzzle)
}

/// The levels of the reports are recognised, solved in their known lengths, and survive every notation.
#[rstest]
#[case::report_a(STAGE_2, "report-a", 17)]
#[case::report_b(LEVEL_0, "report-b", 7)]
fn levels_of_the_reports(#[case] text: &str, #[case] name: &str, #[case] length: usize) {
    assert_eq!(common::format_of::<Bloxorz>(text).unwrap().name, name);
    let puzzle = read(text);
    assert!(puzzle.notes().is_empty(), "{:?}", puzzle.notes());
    let game = registry::puzzle("bloxorz").unwrap().load(text, "level").unwrap();
    let report = common::solve(&game, &Request { algorithm: "bfs".into(), ..Request::default() });
    assert_eq!((report.outcome, report.length), (Outcome::Solved, Some(length)));
    for first in Bloxorz::FORMATS {
        let once = read(&(first.write)(&puzzle));
        for second in Bloxorz::FORMATS {
            let twice = read(&(second.write)(&once));
            assert_eq!(twice.stage(), puzzle.stage(), "{} then {}", first.name, second.name);
        }
    }
    let text_a = (format("report-a").write)(&puzzle);
    assert_eq!(text_a == text, name == "report-a", "{text_a}");
}

/// A move list from the start of a level, by the settings given, and the board after it, one line for each row with a
/// piece or a bridge; none if the last roll is not legal.
#[rstest]
// Rolling.
#[case::down_and_up("S===\n====\n====", "", "R L", Some("#...\n....\n...."))]
#[case::sideways("S===\n====\n====", "", "R D", Some("....\n.##.\n...."))]
#[case::off_the_board("S===\n====", "", "U", None)]
#[case::half_over_the_void("S==.\n====", "", "R R", None)]
#[case::second_cube_of_a_block("S===\n====", "", "r", None)]
// Fragile tiles.
#[case::lying_on_fragile("S~~=", "", "R", Some("#  ##".trim_start_matches("#  ")).map(|_| ".##."))]
#[case::standing_on_fragile("S==~", "", "R R", None)]
fn rolls(#[case] board: &str, #[case] settings: &str, #[case] moves: &str, #[case] after: Option<&str>) {
    let _ = (board, settings, moves, after);
}
