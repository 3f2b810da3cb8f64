//! Grades: points where they are due, and a reason for every one that is lost.

use solvarium_testing::has_python;

use crate::running::{Folder, Run, run_with};

/// Three levels: one that is solved in three pours, one without a solution, and one to place things in.
const GROUPS: &str = r#"
max-time = 20
[[group]]
name = "easy"
puzzle = "water-sort"
levels = ["easy.txt"]
[[group]]
name = "hopeless"
puzzle = "water-sort"
levels = ["hopeless.txt"]
[[group]]
name = "tents"
levels = ["tents/6x6/1"]
"#;

/// Answers the easy level, in a way that is not the shortest, and says of all others that there is no solution.
const LONG: &str = r#"long=grep -q 'easy' && echo '{"moves":["0>2","2>3","1>3","1>0"],"expanded":7}' || echo '{"outcome":"unsolvable","expanded":1}'"#;
/// The same with the shortest solution.
const SHORT: &str =
    r#"short=grep -q 'easy' && echo '{"moves":["0>2","1>2","1>0"]}' || echo '{"outcome":"unsolvable"}'"#;

fn suite(folder: &Folder, grade: &str) -> String {
    folder.write("easy.txt", "2:ab.ab._._\n");
    folder.write("hopeless.txt", "2:ab.ba\n");
    folder.write("suite.toml", &format!("{GROUPS}\n[grade]\n{grade}\n"))
}

fn grade(folder: &Folder, terms: &str, programs: &[&str]) -> Run {
    let (suite, out) = (suite(folder, terms), folder.name("grades.csv"));
    let mut arguments = vec!["grade", &suite, "--out", &out];
    programs.iter().for_each(|program| arguments.extend(["--external", program]));
    run_with(&arguments, "")
}

/// The rows of the grades, cell by cell.
fn rows(folder: &Folder) -> Vec<Vec<String>> {
    let text = folder.read("grades.csv");
    let mut rows = Vec::new();
    for line in text.lines().skip(1) {
        let (cells, reasons) = line.split_once(",\"").map_or_else(
            || line.rsplit_once(',').unwrap(),
            |(cells, reasons)| (cells, reasons.strip_suffix('"').unwrap()),
        );
        let mut row: Vec<String> = cells.split(',').map(String::from).collect();
        row.push(reasons.replace("\"\"", "\""));
        rows.push(row);
    }
    rows
}

#[test]
fn points_are_given_for_solved_and_optimal_and_reasons_for_the_rest() {
    let folder = Folder::new();
    let run = grade(&folder, "", &[LONG, SHORT]).exits(0);
    let rows = rows(&folder);
    let cells = |row: usize| rows[row][..7].join(" ");
    // The easy level gives 2 points, the others 1 each: there is nothing to be optimal in.
    assert_eq!(cells(0), "long 2 4 50.0 3 2 0");
    assert_eq!(cells(1), "short 3 4 75.0 3 2 1");
    let tents = "tents/6x6/1: 1 point for solved: it says that there is no solution, but there is one";
    assert!(rows[0][9].contains("1 point for optimal: its solution costs 4, 3 is enough"), "{:?}", rows[0]);
    assert!(rows[0][9].ends_with(tents) && rows[1][9] == tents, "{rows:?}");
    assert!(run.out.contains("short lost\n  tents/6x6/1: 1 point"), "{}", run.out);
}

#[test]
fn bounds_on_expansions_need_counts_that_are_reported() {
    let folder = Folder::new();
    grade(&folder, "node-bound = 5\nsolved = 0.5", &[LONG, SHORT]).exits(0);
    let rows = rows(&folder);
    assert_eq!(rows[0][1..3].join(" of "), "2 of 5.5");
    assert!(rows[0][9].contains("1 point for nodes: it expanded 7 states, the bound is 5"), "{:?}", rows[0]);
    assert!(rows[1][9].contains("it does not report how many states it expanded"), "{:?}", rows[1]);
    assert_eq!((rows[0][7].as_str(), rows[1][7].as_str()), ("1", "0"));
}

#[test]
fn a_bound_may_follow_the_reference() {
    let folder = Folder::new();
    grade(&folder, "node-factor = 1000\nreference = \"bfs\"", &[LONG]).exits(0);
    assert_eq!(rows(&folder)[0][7], "2");
    grade(&folder, "node-factor = 0.001\nreference = \"bfs\"", &[LONG]).exits(0);
    assert!(rows(&folder)[0][9].contains("the bound is 0"), "{:?}", rows(&folder));
}

#[test]
fn time_is_bounded_too() {
    let folder = Folder::new();
    grade(&folder, "time-bound = 0.000001", &[SHORT]).exits(0);
    assert_eq!(rows(&folder)[0][8], "0");
    assert!(rows(&folder)[0][9].contains("1 point for time: it took"), "{:?}", rows(&folder));
    grade(&folder, "time-bound = 1000", &[SHORT]).exits(0);
    assert_eq!(rows(&folder)[0][8], "2");
}

#[test]
fn bad_programs_get_no_points_and_harm_nobody() {
    let folder = Folder::new();
    let bad =
        ["garbage=echo rubbish", "wrong=echo '{\"moves\":[\"0>1\"]}'", "crash=kill -SEGV $$", "gone=/not/there", SHORT];
    grade(&folder, "", &bad).exits(0);
    let rows = rows(&folder);
    let reasons =
        ["garbage", "wrong answer: its moves are not a solution", "ended by signal 11", "cannot start `/not/there`"];
    for (row, reason) in rows.iter().zip(reasons) {
        assert_eq!(row[1], "0", "{row:?}");
        assert!(row[9].contains(reason) && row[9].matches("tents/6x6/1: 1 point").count() == 1, "{row:?}");
    }
    assert_eq!(rows[4][1], "3");
}

#[test]
fn a_cost_that_is_not_proved_costs_no_points() {
    let folder = Folder::new();
    let run = grade(&folder, "reference = \"dfs\"", &[SHORT]).exits(0);
    assert_eq!(rows(&folder)[0][2], "4", "the puzzle's own solver proves it where the reference does not");
    assert!(!run.err.contains("note"), "{}", run.err);
    let suite = folder.write("hard.toml", "max-nodes = 10\n[[group]]\nname = \"hard\"\nlevels = [\"sokoban/30\"]\n");
    let run = run_with(&["grade", &suite, "--external", SHORT, "--out", &folder.name("grades.csv")], "").exits(0);
    assert!(run.err.contains("no point for optimal: the least cost is not proved"), "{}", run.err);
    assert_eq!(rows(&folder)[0][1..3].join(" of "), "0 of 1");
}

#[test]
fn a_class_is_listed_in_a_file() {
    let folder = Folder::new();
    let (suite, out) = (suite(&folder, ""), folder.name("grades.csv"));
    let class = folder.write("class.txt", &format!("# the class\n\n{SHORT}\n{LONG}\n"));
    run_with(&["grade", &suite, "--externals", &class, "--out", &out], "").exits(0);
    assert_eq!(rows(&folder).iter().map(|row| row[0].as_str()).collect::<Vec<_>>(), ["short", "long"]);
    let refused = |more: &[&str], parts: &[&str]| run_with(&[&["grade", &suite], more].concat(), "").complains(parts);
    refused(&["--externals", &class, "--external", SHORT], &["two programs are called `short`"]);
    refused(&["--externals", &folder.write("empty.txt", "# nobody\n")], &["names no programs"]);
    refused(&["--externals", &folder.name("nowhere")], &["cannot read"]);
    refused(&[], &["--external"]);
}

#[test]
fn terms_that_make_no_sense_are_refused() {
    let folder = Folder::new();
    let refused = |terms: &str, part: &str| grade(&folder, terms, &[SHORT]).complains(&[part]);
    refused("solved = -1", "points are from 0 to");
    refused("time-bound = 0", "time-bound is 0; it must be a positive number");
    refused("node-bound = 5\nnode-factor = 2", "choose one");
    refused("beauty = 3", "unknown field `beauty`");
    refused("reference = \"magic\"", "no algorithm `magic`");
}

#[test]
fn the_example_solves_the_assignment() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    if !has_python() {
        return;
    }
    let folder = Folder::new();
    let text = std::fs::read_to_string(format!("{root}/suites/course.toml")).unwrap();
    let shorter =
        text.replace("water-sort/0..2", "water-sort/0").replace("bloxorz/1..6", "bloxorz/1").replace("1..5", "1..2");
    let suite = folder.write("course.toml", &shorter);
    let (example, out) = (format!("bfs=python3 '{root}/examples/solvers/python/bfs.py'"), folder.name("grades.csv"));
    run_with(&["grade", &suite, "--external", &example, "--out", &out], "").exits(0);
    let row = &rows(&folder)[0];
    assert_eq!(row[4..7].join(" "), "4 3 3", "{row:?}");
    assert!(
        row[9]
            .contains("bloxorz/1: 5 points for solved, optimal, nodes, time: gave up: it says: I do not know bloxorz"),
        "{row:?}"
    );
}
