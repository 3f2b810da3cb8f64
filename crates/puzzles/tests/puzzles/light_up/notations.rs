//! Light Up: the notations beside those of the other puzzles, and searches on report E's boards.

use rstest::rstest;
use solvarium_engine::Puzzle;
use solvarium_lab::{Outcome, Report, Request, registry};
use solvarium_puzzles::light_up::LightUp;
use solvarium_testing::placement::assert_recognised;
use solvarium_testing::{english, limited, read, solve};

/// The board that all of the texts below show.
const BOARD: &str = "lightup 4 3\n.1.#\n0...\n##.3\n";

/// Report E's boards of 10 by 10 (easy, on which its search took 2,382 seconds, normal, and hard, on both of which it
/// gave up after three hours) and of 14 by 14 (easy and hard, given up as well).
const REPORT_E: [&str; 5] = [
    "10x10:f1B2aBiBcBe0m0Ba1d2a1BmBe2cBiBa011f",
    "10x10:b0BbBg3k1bBBa1bBcBc0d3b1d2cBc2bBaB1b1k2g0b10b",
    "10x10:fBe1a0b3c1f3a1cBk0aBb2aBk2c2a0fBc1b2a1eBf",
    "14x14:aB0b1aBi1aBd2bBgB2dBaBa2f1aBe1d0f0d0d002a1bBpBb0aB2BdBd0f2d0eBa0f1aBa1dB1gBb0dBa0iBa2bB2a",
    "14x14:a1d1b2aBBaBa1b2b1dBBkBdBbBc1cBn0dBBdBfBb2aBb31bBa1bBfBdB3dBnBcBcBb1d1kBBd2bBbBaBaB0aBbBd3a",
];

fn run(text: &str, algorithm: &str, settings: &[(&str, &str)], seed: u64, nodes: u64) -> Report {
    let game = registry::puzzle("light-up").unwrap().load(text, "board").unwrap();
    let settings = solvarium_testing::settings(settings);
    let request = Request { algorithm: algorithm.into(), settings, seed, ..Request::default() };
    solve(&game, &limited(&request, nodes))
}

/// Each text is recognised by this puzzle alone, in one notation.
#[rstest]
#[case::native("native", BOARD)]
#[case::many_walls("native", "; Sokoban has such rows too\nlight-up 4 3\n.1.#\n0...\n##.3\n")]
#[case::tatham("tatham", "4x3:a1aB0cBBa3")]
#[case::tatham_parameters("tatham", "4x3b40s0d2:a1aB0cBBa3\n")]
#[case::address("puzz-link", "https://puzz.link/p?akari/4/3/g6.ag..gd")]
#[case::old_address("puzz-link", "http://pzv.jp/p.html?lightup/4/3/g6.ag..g3")]
#[case::end_of_an_address("puzz-link", "akari/v:/4/3/g6.0i..gd")]
#[case::pzprv3("pzprv3", "pzprv3\nlightup\n3\n4\n. 1 . - \n0 . . . \n- - . 3 \n")]
#[case::janko("janko", "[problem]\n- 1 - x\n0 - - -\nx x - 3\n")]
#[case::plain("janko", "3 4\n- 1 - x\n0 - - -\nx x - 3\n")]
#[case::matrix("matrix", "-1  1 -1  5\n 0 -1 -1 -1\n 5  5 -1  3\n")]
#[case::matrix_commas("matrix", "-1,1,-1,5\n0,-1,-1,-1\n5,5,-1,3\n")]
#[case::json("matrix-json", "[[-1,1,-1,5],[0,-1,-1,-1],[5,5,-1,3]]")]
fn notations(#[case] format: &str, #[case] text: &str) {
    assert_recognised::<LightUp>(format, text, BOARD);
}

#[test]
fn depth_first_search_solves_the_boards_of_report_e_at_once() {
    for id in REPORT_E {
        let report = run(id, "dfs", &[], 0, 100);
        assert_eq!(report.outcome, Outcome::Solved, "{id}: {:?} states", report.stats.expanded);
    }
}

/// In the rounds it has by default, whatever the seed. The hard board of 10 by 10 takes it up to twelve of them.
#[test]
fn annealing_solves_the_boards_on_which_the_report_found_nothing() {
    for id in REPORT_E {
        for seed in 0..10 {
            assert_eq!(run(id, "anneal", &[], seed, 250_000).outcome, Outcome::Solved, "{id} with seed {seed}");
        }
    }
}

#[test]
fn solutions_as_grids_are_read_back() {
    let puzzle: LightUp = read("lightup 3 2\n...\n.2#\n").unwrap();
    let moves = ["0,1", "1,0"].map(|text| puzzle.read_move(text).unwrap());
    let written: Vec<String> =
        LightUp::SOLUTION_FORMATS[..2].iter().map(|format| (format.write)(&puzzle, &moves, &english)).collect();
    assert_eq!(written, [".o.\no2#\n", "-1  8 -1\n 8  2  5\n"]);
    let grid = &LightUp::SOLUTION_FORMATS[0];
    assert_eq!((grid.read.unwrap())(&puzzle, "; solved\nlightup 3 2\n.o.\no2#\n"), Some(moves.to_vec()));
    let matrix = &LightUp::SOLUTION_FORMATS[1];
    assert_eq!((matrix.read.unwrap())(&puzzle, "7,8,7\n8,2,5"), Some(moves.to_vec()));
    for wrong in [".o.\no1#\n", ".o.\no2\n", ".o.\no2#\n.", "", ".oo\no2o\n"] {
        assert_eq!((grid.read.unwrap())(&puzzle, wrong), None, "{wrong}");
    }
}
