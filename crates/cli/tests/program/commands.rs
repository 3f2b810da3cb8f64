//! The other commands through the real program: list, compare, convert, check, completions, man.

use serde_json::Value as Json;
use solvarium_lab::registry;

use crate::running::{Folder, SEVEN, SOLVABLE, UNSOLVABLE, run, run_with};

#[test]
fn list_names_everything() {
    let out = run("list").exits(0).out;
    for puzzle in registry::puzzles() {
        assert_eq!(out.contains(puzzle.info.name), !puzzle.info.hidden, "{}", puzzle.info.name);
        let own = run(&format!("list {}", puzzle.info.name)).exits(0).out;
        let names = puzzle.heuristics.iter().map(|h| h.name).chain(puzzle.formats.iter().map(|f| f.name));
        let names = names.chain(puzzle.exports.iter().copied());
        let names = names.chain(puzzle.solution_formats.iter().copied()).chain(puzzle.spaces.iter().copied());
        let names = names.chain(puzzle.solvers.iter().map(|s| s.name));
        let names = names.chain(puzzle.params.iter().chain(puzzle.generator.unwrap_or_default()).map(|p| p.name));
        names.for_each(|name| assert!(own.contains(name), "{name} of {}", puzzle.info.name));
    }
    let settings = run("list water-sort").exits(0).out;
    for algorithm in registry::algorithms() {
        let begins = |text: &str, words: &[&str]| {
            text.lines().any(|line| line.split_whitespace().take(words.len()).eq(words.iter().copied()))
        };
        assert!(begins(&out, &[algorithm.name]), "{} is not listed", algorithm.name);
        for param in algorithm.params {
            assert!(begins(&settings, &[param.name, algorithm.name]), "{} of {}", param.name, algorithm.name);
        }
    }
}

#[test]
fn compare_has_a_row_for_each_algorithm() {
    let request = format!("compare {SEVEN} -a bfs,dfs,astar,wastar --max-nodes 1000");
    let json = run(&format!("{request} --output json")).exits(0).json();
    let names: Vec<&str> = json.as_array().unwrap().iter().map(|row| row["algorithm"].as_str().unwrap()).collect();
    assert_eq!(names, ["bfs", "dfs", "astar", "wastar"]);
    assert!(json.as_array().unwrap().iter().all(|row| row["stats"]["expanded"].as_u64().unwrap() <= 1000));

    let csv = run(&format!("{request} --output csv")).exits(0).out;
    let mut rows = csv.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let head = rows.next().unwrap();
    assert_eq!(head[..7], ["puzzle", "level", "seed", "threads", "algorithm", "heuristic", "outcome"]);
    let rows: Vec<_> = rows.collect();
    assert!(rows.len() == 4 && rows.iter().all(|row| row.len() == head.len()), "{csv}");
    assert_eq!((rows[0][4], rows[0][6], rows[2][5]), ("bfs", "limit:nodes", "runs"));

    let markdown = run(&format!("{request} --output markdown")).exits(0).out;
    let columns: Vec<usize> = markdown.lines().map(|line| line.matches('|').count()).collect();
    assert!(columns.len() == 6 && columns.iter().all(|&n| n == columns[0]), "{markdown}");

    let text = run(&request).exits(0).out;
    names.iter().for_each(|name| assert!(text.lines().any(|l| l.split_whitespace().next() == Some(name)), "{text}"));
    assert!(text.starts_with("Water Sort · 4:abcd") && text.contains("limit reached: nodes"), "{text}");
}

#[test]
fn compare_gives_an_algorithm_its_own_heuristic() {
    let level = "6#|#@-$.#|6#";
    let csv = run(&format!("compare {level} -e nearest -a astar,bfs,astar:paired-euclid,greedy:matching --output csv"));
    let rows: Vec<Vec<String>> =
        csv.exits(0).out.lines().map(|row| row.split(',').map(String::from).collect()).collect();
    let heuristic = rows[0].iter().position(|title| title == "heuristic").unwrap();
    let heuristics: Vec<&str> = rows[1..].iter().map(|row| row[heuristic].as_str()).collect();
    assert_eq!(heuristics, ["nearest", "", "paired-euclid", "matching"]);
    run(&format!("compare {level} -a astar:nonsense")).complains(&["no heuristic `nonsense`", "paired-manhattan"]);
}

#[test]
fn compare_runs_all_that_can_be_run() {
    let json = run(&format!("compare {SOLVABLE} --output json --max-nodes 2000")).exits(0).json();
    let rows: Vec<&str> = json.as_array().unwrap().iter().map(|row| row["algorithm"].as_str().unwrap()).collect();
    let puzzle = registry::puzzle("water-sort").unwrap();
    let all: Vec<&str> = puzzle.solver_names().into_iter().filter(|name| *name != "bidirectional").collect();
    assert_eq!(rows, all);
}

#[test]
fn convert_goes_to_each_format_and_back() {
    let folder = Folder::new();
    for puzzle in registry::puzzles() {
        let level = format!("{}/{}", puzzle.info.name, puzzle.packs[0].first);
        let first = puzzle.formats[0].name;
        let original = run(&format!("convert {level} --to {first}")).exits(0).out;
        for format in &puzzle.formats {
            let text = run(&format!("convert {level} --to {}", format.name)).exits(0).out;
            let file = folder.write("level", &text);
            let back = run(&format!("convert {file} --puzzle {} --to {first}", puzzle.info.name)).exits(0).out;
            assert_eq!(bare(&back), bare(&original), "{level} as {}", format.name);
        }
    }
    assert_eq!(run(&format!("convert {SOLVABLE} --to text")).exits(0).out, "3\n2\na b\na b\n\n");
}

/// A level without its metadata, which not every notation can carry.
fn bare(text: &str) -> String {
    let keys = ["name", "title", "author", "difficulty", "best", "passcode", "licence"];
    if let Ok(Json::Object(mut object)) = serde_json::from_str(text) {
        object.retain(|key, _| !keys.contains(&key.to_lowercase().as_str()));
        return Json::Object(object).to_string();
    }
    let is_metadata = |line: &&str| {
        let key = line.trim_start_matches(['#', ';', ' ']).split_once(':').map(|(key, _)| key);
        key.is_some_and(|key| keys.contains(&key.to_lowercase().as_str()))
    };
    text.lines().filter(|line| !is_metadata(line)).collect::<Vec<_>>().join("\n").trim().into()
}

#[test]
fn check_examines_levels() {
    let json = run(&format!("check {SOLVABLE} --output json")).exits(0).json();
    let keys = ["valid", "solvable", "unique", "difficulty", "error"];
    keys.iter().for_each(|key| assert!(json.get(key).is_some(), "{key}"));
    assert_eq!((&json["valid"], &json["error"]), (&true.into(), &Json::Null));
    assert_ne!(json["solvable"], false);
    let none = run(&format!("check {UNSOLVABLE} --output json")).json();
    assert_ne!(none["solvable"], true);

    let wrong = run("check 2:ab.ab.a --output json").exits(2).json();
    assert_eq!((&wrong["valid"], &wrong["solvable"], &wrong["unique"]), (&false.into(), &Json::Null, &Json::Null));
    let error = &wrong["error"];
    assert_eq!((&error["line"], &error["column"]), (&1.into(), &3.into()));
    assert!(error["message"].as_str().unwrap().contains("colour a occurs 3 times"));
    let strange = run_with(&["check", "-", "--output", "json"], "no level at all\n").exits(2).json();
    assert_eq!(strange["valid"], false);
    run("check 2:ab.ab.a").complains(&["colour a occurs 3 times"]);
    let out = run(&format!("check {SOLVABLE}")).exits(0).out;
    assert!(out.lines().any(|line| line.split_whitespace().eq(["valid", "yes"])), "{out}");
}

#[test]
fn check_judges_solutions() {
    let folder = Folder::new();
    let report = run(&format!("solve {SOLVABLE} -a bfs --output json")).out;
    let moves = run(&format!("solve {SOLVABLE} -a bfs --output moves")).out;
    let steps = run(&format!("solve {SOLVABLE} -a bfs --output steps")).out;
    for (text, fault) in [
        (report.as_str(), None),
        (&moves, None),
        (&steps, None),
        (r#"["0>2","1>2","0>1"]"#, None),
        ("0>2, 1>2, 1>0\n", None),
        ("0>2 1>2", Some("not solved")),
        ("", Some("not solved")),
        ("0>1", Some("move 1, `0>1`, is not legal there")),
        ("0>2 9>9", Some("move 2, `9>9`, is not legal there")),
        ("0>2 nonsense", Some("move 2, `nonsense`, is not a move")),
        (r#"{"moves": 3}"#, Some("no list `moves`")),
    ] {
        let file = folder.write("solution", text);
        let run = run(&format!("check {SOLVABLE} --solution {file} --output json")).exits(i32::from(fault.is_some()));
        let verdict = &run.json()["solution"];
        assert_eq!(verdict["valid"], fault.is_none(), "{text}");
        assert!(fault.is_none_or(|part| verdict["error"].as_str().unwrap().contains(part)), "{text}: {verdict}");
        let said = crate::running::run(&format!("check {SOLVABLE} --solution {file}")).out;
        assert!(said.starts_with(if fault.is_none() {
            "the solution is right: 3 moves"
        } else {
            "the solution is wrong"
        }));
    }
}

#[test]
fn documents_are_printed() {
    let script = run("completions bash").exits(0).out;
    assert!(script.contains("_solvarium()") && script.contains("--max-memory"));
    for shell in ["zsh", "fish", "elvish", "powershell"] {
        assert!(run(&format!("completions {shell}")).exits(0).out.contains("solvarium"));
    }
    let page = run("man").exits(0).out;
    assert!(page.contains(".TH solvarium") && page.contains("130"));
    let folder = Folder::new();
    run(&format!("man --out {}", folder.name("pages"))).exits(0);
    assert!(folder.read("pages/solvarium-solve.1").contains(".TH"));
    assert!(run("--version").exits(0).out.starts_with("solvarium "));
    assert!(run("--help").exits(0).out.contains("Exit codes"));
}

#[test]
fn piped_output_has_no_escape_codes() {
    for arguments in [
        "list",
        "list water-sort",
        "solve 2:ab.ab._",
        "compare 2:ab.ab._ -a bfs",
        "check 2:ab.ab._",
        "check 2:ab.b",
        "solve nonsense",
        "nonsense",
    ] {
        let run = run(arguments);
        assert!(!run.out.contains('\x1b') && !run.err.contains('\x1b'), "{arguments}: {}{}", run.out, run.err);
    }
}

#[test]
fn generated_levels_can_be_read_back() {
    for puzzle in registry::puzzles().iter().filter(|p| p.generator.is_some()) {
        let name = puzzle.info.name;
        let levels = run(&format!("generate {name} --seed 1 --count 3")).exits(0).out;
        assert_eq!(run(&format!("generate {name} --seed 1 --count 3")).out, levels);
        assert_eq!(puzzle.split(&levels).len(), 3, "{levels}");
        let folder = Folder::new();
        let file = folder.write("levels", &levels);
        for number in 1..=3 {
            run(&format!("convert {file}#{number} --puzzle {name} --to {}", puzzle.formats[0].name)).exits(0);
        }
        for format in &puzzle.formats {
            let one = run(&format!("generate {name} --seed 1 --format {}", format.name)).exits(0).out;
            let read = run_with(&["convert", "-", "--puzzle", name, "--to", format.name], &one).exits(0);
            assert_eq!(read.out, one);
            if format.collection {
                let three = run(&format!("generate {name} --seed 1 --count 3 --format {}", format.name)).exits(0).out;
                assert_eq!(puzzle.split(&three).len(), 3, "{three}");
            }
        }
    }
}
