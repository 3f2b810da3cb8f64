//! `solvarium solve` through the real program: outputs, exit codes, limits, traces.

use serde_json::Value as Json;

use crate::running::{Folder, SEVEN, SOLVABLE, UNSOLVABLE, run, run_with};

#[test]
fn exit_codes_tell_the_outcome() {
    for (arguments, code, outcome) in [
        (format!("{SOLVABLE} -a astar"), 0, "solved"),
        (format!("{SOLVABLE} -a bfs"), 0, "solved"),
        (SOLVABLE.into(), 0, "solved"),
        ("2:aa.bb".into(), 0, "solved"),
        (format!("{UNSOLVABLE} -a astar"), 1, "unsolvable"),
        (format!("{UNSOLVABLE} -a anneal --set steps=10 --set restarts=0"), 1, "stuck"),
        (format!("{SEVEN} -a bfs --max-nodes 1"), 3, "limit"),
        (format!("{SEVEN} -a bfs --max-memory 1KiB"), 3, "limit"),
        (format!("{SEVEN} -a dls --set limit=1"), 3, "limit"),
        (format!("{SEVEN} -a genetic --set generations=3 --set max-length=10"), 3, "limit"),
    ] {
        let run = run(&format!("solve {arguments} --output json")).exits(code);
        assert_eq!(run.json()["outcome"], outcome, "{arguments}");
        assert_eq!(run.err, "");
    }
}

#[test]
fn strategies_search_on_several_threads() {
    let json = run("solve sokoban/3 --threads 3 --output json").exits(0).json();
    assert_eq!((&json["outcome"], &json["stats"]["threads"]), (&"solved".into(), &3.into()));
    assert_eq!(json["options"]["threads"], 3);
    assert!(json["stats"]["strategy"].is_string());
    let alone = run("solve sokoban/3 --threads 1 --output json").exits(0).json();
    let usual = run("solve sokoban/3 --output json").exits(0).json();
    assert_eq!((&alone["moves"], &alone["stats"]["expanded"]), (&usual["moves"], &usual["stats"]["expanded"]));
    assert!(alone["stats"].get("threads").is_none());
    run("solve 2:ab.ab._ --threads 1").exits(0);
}

#[test]
fn a_report_tells_what_each_strategy_did() {
    let text = run("solve sokoban/25").exits(0).out;
    let json = run("solve sokoban/25 --output json").exits(0).json();
    let efforts = json["stats"]["efforts"].as_array().unwrap();
    let sum: u64 = efforts.iter().map(|effort| effort["expanded"].as_u64().unwrap()).sum();
    assert_eq!(json["stats"]["expanded"], sum);
    let plan = &efforts.iter().find(|effort| effort["strategy"] == "plan").expect("it had a turn")["plan"];
    assert!(plan["steps"].as_u64() >= plan["made"].as_u64() && plan["steps"].as_u64() > Some(0));
    assert!(text.contains(&format!("{} of {} steps of its plan", plan["made"], plan["steps"])), "{text}");
    let limited = run("solve sokoban/25 --max-nodes 1100 --output json").exits(3).json();
    assert_eq!(limited["stats"]["efforts"][0]["expanded"], 1000);
    assert_eq!(limited["stats"]["efforts"][1]["expanded"], 100);
}

#[test]
fn a_sokoban_solution_is_shortened_by_the_cost_model() {
    let counts = |arguments: &str| {
        let json = run(&format!("solve sokoban/17 --output json{arguments}")).exits(0).json();
        ["pushes", "moves"].map(|name| json["measures"][name].as_u64().unwrap())
    };
    let (found, by_pushes) = (counts(""), counts(" --improve 0.3"));
    let by_moves = counts(" --improve 0.3 --set cost=moves");
    assert!(by_pushes < found && by_moves[1] < found[1], "{found:?} {by_pushes:?} {by_moves:?}");
    assert!(by_pushes[0] <= by_moves[0] && by_moves[1] <= by_pushes[1]);
    assert_eq!(counts(" --improve 0.3"), by_pushes);
}

#[test]
fn bad_input_and_unknown_names_say_what_would_be_right() {
    let cases: &[(&str, &[&str])] = &[
        ("solve 4:aabb", &["colour a occurs 2 times", "line 1, column 3"]),
        ("solve nowhere.txt", &["no file `nowhere.txt`", "water-sort/0"]),
        ("solve https://example.org/x", &["neither a link that Solvarium made", "#/s/"]),
        ("solve /dev/null", &["`/dev/null` is empty"]),
        ("generate chess", &["no puzzle `chess`; there are: water-sort, ", "sokoban"]),
        ("generate sokoban --count 0", &["expected a whole number from 1 on"]),
        ("slove water-sort/0", &["no command `slove`", "tip: did you mean", "solve"]),
        ("solve water-sort/9999", &["no built-in level", "water-sort/0"]),
        ("solve 2:ab.ab._ -a nonsense", &["no algorithm `nonsense` for water-sort", "bfs", "genetic"]),
        ("solve 2:ab.ab._ -a astar -e nonsense", &["no heuristic `nonsense` for water-sort", "runs"]),
        ("solve 2:ab.ab._ -a bfs --space nonsense", &["no space `nonsense` for water-sort", "pours"]),
        ("solve 2:ab.ab._ -a wastar --set wieght=2", &["no setting `wieght` here", "weight"]),
        ("solve 2:ab.ab._ -a wastar --set weight=0.5", &["`weight` takes a number from 1 to 1000"]),
        ("solve 2:ab.ab._ --output nonsense", &["no output `nonsense`", "text", "json", "moves"]),
        ("solve 2:ab.ab._ --puzzle nonsense", &["no puzzle `nonsense`", "water-sort"]),
        ("solve 2:ab.ab._ -a bidirectional", &["cannot be run backwards"]),
        ("solve 2:ab.ab._ --max-memory lots", &["expected a number and a unit"]),
        ("solve 2:ab.ab._ --max-nodes many", &["--max-nodes", "a whole number"]),
        ("solve 2:ab.ab._ --seed x", &["--seed"]),
        ("solve 2:ab.ab._ --threads 2", &["`expert` works on one thread"]),
        ("solve sokoban/1 -a wastar --threads 2", &["`wastar` works on one thread"]),
        ("solve sokoban/1 --threads 0", &["--threads", "from 1 to 64"]),
        ("solve", &["<LEVEL>"]),
        ("nonsense", &["nonsense"]),
        ("list nonsense", &["no puzzle `nonsense`", "water-sort"]),
        ("convert 2:ab.ab._ --to nonsense", &["no format `nonsense` for water-sort", "text", "compact", "json"]),
        ("compare 2:ab.ab._ -a bfs,nonsense", &["no algorithm `nonsense`"]),
        ("compare 2:ab.ab._ --output nonsense", &["no output `nonsense`", "markdown"]),
        ("check 2:ab.ab._ --output nonsense", &["no output `nonsense`"]),
        ("check 2:ab.ab._ --solution nowhere.txt", &["cannot read `nowhere.txt`"]),
    ];
    for (arguments, parts) in cases {
        run(arguments).complains(parts);
    }
}

/// Errors are shown with the line they are in, wherever that is.
#[test]
fn errors_are_shown_in_their_line() {
    for (text, parts) in [
        ("", ["line 1, column 1", "the level is empty"]),
        ("junk", ["no notation for water-sort", "read as compact"]),
        ("7", ["line 2, column 1", "the capacity"]),
        ("7\n", ["line 2, column 1", "the capacity"]),
        ("2\n2\nää\nöä\n", ["line 3, column 1", "colour ä occurs 3 times"]),
        ("2\n2\n🧪🧪🧪\n", ["line 3, column 3", "cup 1 holds 3 units"]),
        ("\u{feff}0\n", ["line 1, column 1", "the number of cups"]),
        ("# one\n2:aa\n# two\n2:ab.ä!\n", ["holds 2 levels", "choose one"]),
    ] {
        run_with(&["solve", "-", "--puzzle", "water-sort"], text).complains(&parts);
    }
}

/// A run's output with the one line that tells time and memory taken out of it.
fn steady(text: &str) -> String {
    let timeless = |line: &str| if line.contains(" expanded · ") { "(statistics)".into() } else { line.to_string() };
    text.lines().map(timeless).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_output_form_is_as_recorded() {
    for (form, algorithm) in [("text", "astar"), ("moves", "astar"), ("steps", "astar"), ("text", "bfs")] {
        let run = run(&format!("solve {SOLVABLE} -a {algorithm} --output {form}")).exits(0);
        insta::assert_snapshot!(format!("{algorithm}-{form}"), steady(&run.out));
    }
    insta::assert_snapshot!("bfs-unsolvable", steady(&run(&format!("solve {UNSOLVABLE} -a bfs")).exits(1).out));
    for form in ["csv", "markdown"] {
        let run = run(&format!("solve {SOLVABLE} -a bfs --output {form}")).exits(0);
        let lines: Vec<&str> = run.out.lines().collect();
        assert_eq!(lines.len(), if form == "csv" { 2 } else { 3 });
        assert!(lines[0].contains("expanded") && lines.last().unwrap().contains("solved"), "{}", run.out);
    }
    let none = run(&format!("solve {UNSOLVABLE} -a bfs --output moves")).exits(1);
    assert_eq!((none.out.as_str(), none.err.as_str()), ("", "unsolvable\n"));
}

#[test]
fn the_headline_says_nothing_twice() {
    for (arguments, headline) in [
        ("grid/1 -a astar", "solved in 16 moves (cost 16, proved least)"),
        ("grid/1 -a astar --set neighbours=8", "solved in 16 moves (cost 16000, proved least)"),
        ("bloxorz/8", "solved in 10 moves (cost 10, proved least, keys 11, swaps 1)"),
    ] {
        let run = run(&format!("solve {arguments}")).exits(0);
        assert!(run.out.lines().any(|line| line == headline), "{arguments}: {}", run.out);
    }
}

#[test]
fn json_keeps_the_contract() {
    let json = run(&format!("solve {SOLVABLE} -a astar --seed 5 --output json")).exits(0).json();
    let keys = [
        "puzzle",
        "level",
        "algorithm",
        "heuristic",
        "options",
        "seed",
        "outcome",
        "limit",
        "moves",
        "length",
        "cost",
        "measures",
        "stats",
        "version",
    ];
    keys.iter().for_each(|key| assert!(json.get(key).is_some(), "{key}"));
    let counts = [
        "seconds",
        "expanded",
        "generated",
        "duplicates",
        "dead_ends",
        "peak_open",
        "max_depth",
        "search_bytes",
        "peak_rss_bytes",
        "states_per_second",
    ];
    counts.iter().for_each(|key| assert!(json["stats"].get(key).is_some(), "{key}"));
    assert_eq!((&json["puzzle"], &json["level"]), (&"water-sort".into(), &SOLVABLE.into()));
    assert_eq!((&json["algorithm"], &json["seed"], &json["limit"]), (&"astar".into(), &5.into(), &Json::Null));
    assert_eq!((&json["length"], &json["cost"], &json["measures"]["pours"]), (&3.into(), &3.into(), &3.into()));
    assert!(json["moves"].as_array().unwrap().iter().all(|step| step.as_str().unwrap().contains('>')));
    let limited = run(&format!("solve {SEVEN} -a bfs --max-nodes 7 --output json")).exits(3).json();
    assert_eq!((&limited["limit"], &limited["stats"]["expanded"]), (&"nodes".into(), &7.into()));
    assert_eq!((&limited["length"], &limited["cost"], &limited["heuristic"]), (&Json::Null, &Json::Null, &Json::Null));
}

#[test]
fn a_memory_limit_is_kept() {
    for algorithm in ["bfs", "dfs", "ids", "ucs", "astar", "idastar", "beam", "hill", "genetic"] {
        let run = run(&format!("solve {SEVEN} -a {algorithm} --max-memory 500 --output json")).exits(3);
        assert_eq!(run.json()["limit"], "memory", "{algorithm}");
        assert!(run.json()["stats"]["search_bytes"].as_u64().unwrap() <= 500, "{algorithm}");
    }
}

#[test]
fn a_limit_on_processor_time_is_kept_and_the_time_is_told() {
    let long = "solve water-sort/13 -a ids --max-cpu 0.1";
    assert!(run(long).exits(3).out.contains("limit reached: processor time"));
    let json = run(&format!("{long} --output json")).exits(3).json();
    assert_eq!(json["limit"], "cpu");
    assert!(json["stats"]["search_cpu_seconds"].as_f64().unwrap() >= 0.1);
}

#[test]
fn levels_come_from_everywhere() {
    let folder = Folder::new();
    let text = folder.write("level.txt", "3\r\n2\r\na b\r\nab\r\n");
    let several = folder.write("pack.txt", &format!("# first\n{UNSOLVABLE}\n# the second\n{SOLVABLE}\n"));
    for level in [SOLVABLE, &text, &format!("{several}#2"), &format!("{several}#the second")] {
        let json = run_with(&["solve", level, "-a", "bfs", "--output", "json"], "").exits(0).json();
        assert_eq!((&json["level"], &json["length"]), (&level.into(), &3.into()));
    }
    run_with(&["solve", "-", "-a", "bfs"], "3\n2\na b\na b\n").exits(0);
    run(&format!("solve {several}#1 -a bfs")).exits(1);
    run(&format!("solve {several} -a bfs")).complains(&["holds 2 levels", "#1"]);
    run(&format!("solve {several}#3 -a bfs")).complains(&["no level `3`"]);
    run("solve water-sort/0 -a greedy").exits(0);
    run("solve template/1 -a ucs").exits(0);
    run_with(&["solve", "-", "--puzzle", "template", "-a", "bidirectional"], "S.G\n").exits(0);
}

#[test]
fn a_trace_has_a_line_for_each_expansion() {
    let folder = Folder::new();
    for (algorithm, event) in [
        ("bfs", "expand"),
        ("dfs", "expand"),
        ("ids", "expand"),
        ("astar", "expand"),
        ("idastar", "expand"),
        ("beam", "expand"),
        ("hill", "expand"),
        ("anneal", "step"),
        ("genetic", "generation"),
    ] {
        let file = folder.name("trace.jsonl");
        // Too short to solve the level, so that there is something to trace.
        let short = if event == "expand" { "" } else { "--set max-length=10" };
        let run = run(&format!("solve {SEVEN} -a {algorithm} {short} --max-nodes 3000 --trace {file} --output json")
            .replace("  ", " "));
        let trace = folder.read("trace.jsonl");
        let mut lines: Vec<Json> = trace.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let header = lines.remove(0);
        assert_eq!((&header["event"], &header["version"]), (&"trace".into(), &1.into()));
        let report = run.json();
        for name in ["puzzle", "level", "algorithm", "heuristic", "space", "seed"] {
            assert_eq!(header[name], report[name], "{algorithm}: {name}");
        }
        assert_eq!((&header["settings"], &header["program"]), (&report["options"], &report["version"]));
        assert!(!lines.is_empty() && lines.iter().all(|line| line["event"] == event), "{algorithm}");
        if event == "expand" {
            assert_eq!(lines.len() as u64, report["stats"]["expanded"].as_u64().unwrap(), "{algorithm}");
            assert_eq!(lines[0]["state"].as_str().unwrap().split_once(':').unwrap().0, "4");
            assert!(lines.iter().zip(1..).all(|(line, n)| line["n"] == n), "{algorithm}");
        }
    }
}

#[test]
fn a_saved_solution_is_right() {
    let folder = Folder::new();
    for level in [SOLVABLE, SEVEN, "2:aa.bb", "2:CUP,a.CUP,a._"] {
        let file = folder.name("solution.txt");
        run(&format!("solve {level} -a greedy --save {file}")).exits(0);
        run(&format!("check {level} --solution {file}")).exits(0);
    }
    let none = folder.name("none.txt");
    let run = run(&format!("solve {UNSOLVABLE} -a bfs --save {none}")).exits(1);
    assert!(run.err.contains("no solution to save") && !folder.path("none.txt").exists());
}
