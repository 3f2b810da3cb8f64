//! Light Up: the notations beside those of the other puzzles, searches on report E's boards, and, where they are at
//! hand, the public boards.
#![allow(clippy::unwrap_used)]

mod common;

use std::collections::HashMap;

use common::{format_of, limited, read, solve};
use rstest::rstest;
use solvarium_engine::{Puzzle, StateSpace};
use solvarium_lab::{Outcome, Report, Request, registry};
use solvarium_puzzles::light_up::LightUp;

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

fn native(puzzle: &LightUp) -> String {
    LightUp::FORMATS[0].text(puzzle)
}

fn run(text: &str, algorithm: &str, settings: &[(&str, &str)], seed: u64, nodes: u64) -> Report {
    let game = registry::puzzle("light-up").unwrap().load(text, "board").unwrap();
    let settings = settings.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
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
    assert_eq!(format_of::<LightUp>(text).map(|f| f.name), Some(format), "{text}");
    let entries = registry::puzzles().into_iter().filter(|p| !p.info.hidden && p.recognises(text));
    assert_eq!(entries.map(|p| p.info.name).collect::<Vec<_>>(), ["light-up"], "{text}");
    assert_eq!(native(&read::<LightUp>(text).unwrap()), BOARD, "{text}");
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
        LightUp::SOLUTION_FORMATS[..2].iter().map(|format| (format.write)(&puzzle, &moves, &common::english)).collect();
    assert_eq!(written, [".o.\no2#\n", "-1  8 -1\n 8  2  5\n"]);
    let grid = &LightUp::SOLUTION_FORMATS[0];
    assert_eq!((grid.read.unwrap())(&puzzle, "; solved\nlightup 3 2\n.o.\no2#\n"), Some(moves.to_vec()));
    let matrix = &LightUp::SOLUTION_FORMATS[1];
    assert_eq!((matrix.read.unwrap())(&puzzle, "7,8,7\n8,2,5"), Some(moves.to_vec()));
    for wrong in [".o.\no1#\n", ".o.\no2\n", ".o.\no2#\n.", "", ".oo\no2o\n"] {
        assert_eq!((grid.read.unwrap())(&puzzle, wrong), None, "{wrong}");
    }
}

/// A row of a table, by the names of its columns.
type Row<'a> = HashMap<&'a str, &'a str>;

#[test]
fn public_boards_are_read_and_solved_as_their_tables_say() {
    let Some(folder) = common::public_levels("lightup") else { return };
    let mut count = 0;
    for file in ["seed.tsv", "generated.tsv"] {
        let text = std::fs::read_to_string(folder.join(file)).unwrap();
        let header: Vec<&str> = text.lines().next().unwrap().split('\t').collect();
        for line in text.lines().skip(1) {
            let row: Row<'_> = header.iter().copied().zip(line.split('\t')).collect();
            notations_agree(&row);
            if row["w"].parse::<usize>().unwrap() <= 14 {
                let outcome = run(row["id"], "dfs", &[], 0, 50_000).outcome;
                let expected = if row["solutions"] == "0" { Outcome::Unsolvable } else { Outcome::Solved };
                assert_eq!(outcome, expected, "{}", row["name"]);
            }
            count += 1;
        }
    }
    for file in std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()) {
        if file.extension().is_some_and(|end| end == "txt") {
            let text = std::fs::read_to_string(&file).unwrap();
            let shown: String =
                text.lines().filter(|line| !line.starts_with(';')).map(|line| format!("{line}\n")).collect();
            assert_eq!(native(&read::<LightUp>(&text).unwrap()), shown, "{}", file.display());
        }
    }
    eprintln!("{count} boards read and written in {} notations", LightUp::FORMATS.len());
}

/// Every notation of a board gives it back, those in the table are as others wrote them, and its solution is one.
fn notations_agree(row: &Row<'_>) {
    let name = row["name"];
    let puzzle: LightUp = read(row["id"]).unwrap_or_else(|e| panic!("{name}: {e}"));
    for format in LightUp::FORMATS {
        let text = format.text(&puzzle);
        assert_eq!(format_of::<LightUp>(&text).map(|f| f.name), Some(format.name), "{name}");
        assert_eq!(native(&format.parse(&text).unwrap()), native(&puzzle), "{name} as {}", format.name);
        match format.name {
            "tatham" => assert_eq!(text.trim_end(), row["id"], "{name}"),
            "puzz-link" => assert_eq!(text.trim_end(), format!("https://puzz.link/p?{}", row["puzzlink"]), "{name}"),
            _ => {}
        }
    }
    assert_eq!(native(&read(row["puzzlink"]).unwrap()), native(&puzzle), "{name}");
    if row["solution"] != "-" {
        let moves = (LightUp::SOLUTION_FORMATS[0].read.unwrap())(&puzzle, &row["solution"].replace('/', "\n")).unwrap();
        let end = moves.iter().fold(puzzle.initial(), |state, step| puzzle.apply(&state, *step));
        assert_eq!(puzzle.check(&end), Ok(()), "{name}");
    }
}
