//! Programs of other people: the examples, and all that can go wrong with one.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use solvarium_testing::has_python;

use crate::running::{Folder, Run, SEVEN, SOLVABLE, UNSOLVABLE, program, run_with};

/// A Water Sort level and its solution, for programs that cannot think.
const SOLUTION: &str = r#"{"moves":["0>2","1>2","1>0"]}"#;

fn solve(level: &str, command: &str, more: &[&str]) -> Run {
    run_with(&[&["solve", level, "--external", command, "--output", "json"], more].concat(), "")
}

/// A program that writes this, whatever it is asked.
fn says(text: &str) -> String {
    format!("cat > /dev/null; printf '%s\\n' '{text}'")
}

/// Checks how a run ends: outcome, limit, exit code, and what the reason holds.
fn check(run: Run, outcome: &str, limit: Option<&str>, code: i32, reason: &str) {
    let json = run.json();
    assert_eq!((json["outcome"].as_str(), json["limit"].as_str()), (Some(outcome), limit), "{json}");
    assert!(json["reason"].as_str().unwrap_or("").contains(reason), "{json}");
    assert_eq!(outcome == "solved", json["length"].is_number(), "{json}");
    assert!(outcome == "solved" || reason.is_empty() || run.err.contains(reason), "{}", run.err);
    run.exits(code);
}

fn example(path: &str) -> String {
    let examples = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/solvers");
    examples.join(path).to_str().unwrap().into()
}

fn python() -> Option<String> {
    has_python().then(|| format!("python3 '{}'", example("python/bfs.py")))
}

#[test]
fn an_answer_is_replayed_and_measured() {
    let json = solve(SOLVABLE, &says(SOLUTION), &[]).exits(0).json();
    assert_eq!((&json["outcome"], &json["length"], &json["cost"]), (&"solved".into(), &3.into(), &3.into()));
    assert_eq!(json["measures"]["pours"], 3);
    assert!(json["stats"]["expanded"].is_null() && json["stats"]["seconds"].as_f64().unwrap() > 0.0);
}

#[test]
fn moves_come_as_a_list_or_in_a_notation_and_the_last_count() {
    for line in [
        r#"{"moves":"0>2 1>2 1>0"}"#,
        r#"{"moves":["1>2"]}
{"moves":["0>2","1>2","1>0"],"mood":"good"}

{"expanded":5}{"expanded":7}"#,
    ] {
        let line = line.replace("}{", "}\n{");
        let run = solve(SOLVABLE, &says(&line), &[]).exits(0);
        assert_eq!(run.json()["length"], 3);
    }
    let lurd = run_with(&["solve", "sokoban/1", "-a", "bfs", "--output", "lurd"], "").exits(0).out;
    let run = solve("sokoban/1", &says(&format!(r#"{{"moves":"{}"}}"#, lurd.trim())), &[]).exits(0);
    assert_eq!((run.json()["length"].as_u64(), run.json()["cost"].as_u64()), (Some(33), Some(10)));
    // The same moves by another cost model.
    let moves = says(&format!(r#"{{"moves":"{}"}}"#, lurd.trim()));
    assert_eq!(solve("sokoban/1", &moves, &["--set", "cost=moves"]).json()["cost"], 33);
    assert_eq!(solve("sokoban/1", &moves, &["--space", "step"]).json()["cost"], 33);
}

#[test]
fn a_last_line_needs_no_end() {
    let run = solve(SOLVABLE, &format!("printf '%s' '{SOLUTION}'"), &[]);
    check(run, "solved", None, 0, "");
}

#[test]
fn what_it_claims_is_reported_as_a_claim() {
    check(solve(UNSOLVABLE, &says(r#"{"outcome":"unsolvable"}"#), &[]), "unsolvable", None, 1, "");
    let tired = says(r#"{"outcome":"gave-up","message":"too hard"}"#);
    check(solve(SEVEN, &tired, &[]), "stuck", None, 1, "too hard");
    let text = run_with(&["solve", UNSOLVABLE, "--external", &says(r#"{"outcome":"unsolvable"}"#)], "").exits(1);
    assert!(text.out.contains("says unsolvable"), "{}", text.out);
}

#[test]
fn wrong_moves_are_a_wrong_answer_and_no_bug_of_ours() {
    let wrong = [
        (r#"{"moves":["0>2"]}"#, "not solved"),
        (r#"{"moves":["0>1"]}"#, "move 1, `0>1`, is not legal there"),
        (r#"{"moves":["0>2","sideways"]}"#, "move 2, `sideways`, is not a move of this puzzle"),
        (r#"{"moves":["0>99999999999999999999"]}"#, "is not"),
        (r#"{"moves":""}"#, "not solved"),
    ];
    for (line, reason) in wrong {
        check(solve(SOLVABLE, &says(line), &[]), "wrong", None, 1, reason);
    }
}

#[test]
fn garbage_is_shown() {
    let garbage = [
        ("hello", "line 1 is not a JSON object: `hello`"),
        ("[1,2]", "line 1 is not a JSON object"),
        ("{\"moves\":3}", "`moves` that are neither a list of texts nor a text"),
        ("{\"expanded\":-3}", "`expanded` that is not a whole number"),
        ("{\"generated\":1e300}", "`generated` that is not a whole number"),
        ("{\"expanded\":99999999999999999999}", "`expanded` that is not a whole number"),
        ("{\"outcome\":\"bored\"}", "not one of solved, unsolvable, gave-up"),
        ("{\"expanded\":1}\n{\"moves\":[\"0>2\"", "line 2 is not a JSON object"),
        ("", "it ended without an answer"),
        ("{\"message\":\"where am I\"}", "it ended without an answer; it says: where am I"),
        ("{\"event\":\"expand\"}", "it ended without an answer"),
    ];
    for (line, reason) in garbage {
        check(solve(SOLVABLE, &says(line), &[]), "garbage", None, 1, reason);
    }
    check(solve(SOLVABLE, "head -c 100000 /dev/urandom; echo", &[]), "garbage", None, 1, "is not a JSON object");
    check(solve(SOLVABLE, "exit 0", &[]), "garbage", None, 1, "it ended without an answer");
}

#[test]
fn endless_output_is_cut_off() {
    let lines = r#"yes '{"message":"still searching, still searching, still searching, still searching"}'"#;
    check(solve(SOLVABLE, lines, &[]), "limit", Some("output"), 3, "more than 256 MiB");
    check(
        solve(SOLVABLE, "printf '{'; tr '\\0' ' ' < /dev/zero", &[]),
        "limit",
        Some("output"),
        3,
        "a line of more than 16 MiB",
    );
}

#[test]
fn limits_end_a_program() {
    let run = solve(SOLVABLE, "sleep 100000", &["--max-time", "0.2"]);
    assert_eq!(run.json()["killed"], true);
    check(run, "limit", Some("time"), 3, "");
    let busy = solve(SOLVABLE, "while :; do :; done", &["--max-cpu", "0.2"]);
    assert_eq!(busy.json()["killed"], true);
    check(busy, "limit", Some("cpu"), 3, "");
    let hog = "python3 -c 'x = bytes(range(256)) * (4096 * 300); import time; time.sleep(100000)'";
    if python().is_some() {
        check(solve(SOLVABLE, hog, &["--max-memory", "100MiB"]), "limit", Some("memory"), 3, "");
    }
    let nodes = says(r#"{"expanded":11}"#);
    check(solve(SOLVABLE, &nodes, &["--max-nodes", "10"]), "limit", Some("nodes"), 3, "it reported 11 expansions");
    let events = says("{\"event\":\"expand\"}\n{\"event\":\"expand\"}\n{\"event\":\"expand\"}");
    check(solve(SOLVABLE, &events, &["--max-nodes", "2"]), "limit", Some("nodes"), 3, "it reported 3 expansions");
}

#[test]
fn an_answer_given_before_the_limit_counts() {
    let anytime = format!("echo '{SOLUTION}'; printf '{{\"moves\":'; sleep 100000");
    check(solve(SOLVABLE, &anytime, &["--max-time", "3"]), "solved", Some("time"), 0, "");
}

#[test]
fn crashes_are_reported_with_the_last_words() {
    check(solve(SOLVABLE, "echo out of luck >&2; exit 3", &[]), "crashed", None, 1, "exit code 3: out of luck");
    check(solve(SOLVABLE, "kill -SEGV $$", &[]), "crashed", None, 1, "ended by signal 11");
    check(solve(SOLVABLE, "/nowhere/at/all", &[]), "crashed", None, 1, "cannot start `/nowhere/at/all`");
    check(solve(SOLVABLE, "exit 3 (", &[]), "crashed", None, 1, "yntax error");
}

#[test]
fn input_that_nobody_reads_harms_nobody() {
    check(solve(SOLVABLE, &format!("exec <&-; echo '{SOLUTION}'"), &[]), "solved", None, 0, "");
}

#[test]
fn the_question_is_a_line_of_json_or_the_level_alone() {
    let folder = Folder::new();
    let keep = format!("cat > {}; echo '{{\"outcome\":\"gave-up\"}}'", folder.name("question"));
    let more = ["--set", "cost=moves", "--max-nodes", "9", "--max-time", "60", "--seed", "4", "--max-memory", "1GiB"];
    solve("sokoban/1", &keep, &more).exits(1);
    let text = folder.read("question");
    assert_eq!(text.matches('\n').count(), 1, "{text}");
    let question: serde_json::Value = serde_json::from_str(&text).unwrap();
    let level = "######\n#   .#\n#  $@#\n#  ###\n# $#\n#. #\n####\n";
    let expected = serde_json::json!({
        "solvarium": 1, "puzzle": "sokoban", "level": {"name": "sokoban/1", "format": "xsb", "text": level},
        "settings": {"cost": "moves"}, "limits": {"nodes": 9, "seconds": 60.0, "cpu_seconds": null, "bytes": 1 << 30},
        "seed": 4,
    });
    assert_eq!(question, expected);
    solve("sokoban/1", &keep, &["--external-input", "text"]).exits(1);
    assert_eq!(folder.read("question"), level);
    solve("sokoban/1", &keep, &["--external-input", "text:rle"]).exits(1);
    assert_eq!(folder.read("question").trim(), "6#|#3-.#|#--$@#|#--3#|#-$#|#.-#|4#");
}

#[test]
fn nonsense_on_the_command_line_is_refused_before_anything_runs() {
    let folder = Folder::new();
    let touch = format!("touch {}", folder.name("ran"));
    let refused = |more: &[&str], parts: &[&str]| {
        solve(SOLVABLE, &touch, more).complains(parts);
        run_with(&[&["compare", SOLVABLE, "--external", &touch], more].concat(), "").complains(parts);
        assert!(!folder.path("ran").exists());
    };
    refused(&["--external-input", "text:nothing"], &["no format `nothing`", "compact"]);
    refused(&["--external-input", "xml"], &["no input `xml`"]);
    refused(&["--space", "outer"], &["no space `outer`"]);
    run_with(&["solve", SOLVABLE, "--external-input", "text"], "").complains(&["--external"]);
    solve(SOLVABLE, &touch, &["-a", "bfs"]).complains(&["cannot be used with"]);
    solve("sokoban/1", &touch, &["--set", "cost=love"]).complains(&["cost"]);
}

#[test]
fn comparisons_show_programs_beside_algorithms() {
    let right = format!("mine={}", says(SOLUTION));
    let compare = |output: &str, program: &str| {
        run_with(&["compare", SOLVABLE, "-a", "bfs", "--external", program, "--output", output], "")
    };
    let csv = compare("csv", &right).exits(0).out;
    assert!(csv.lines().nth(2).unwrap().contains(",mine,,solved,3,3,,,,"), "{csv}");
    let markdown = compare("markdown", &right).exits(0).out;
    assert!(markdown.contains("| mine | – | solved | 3 | 3 | – | – | – |"), "{markdown}");
    let json = compare("json", &right).exits(0).json();
    assert_eq!((&json[0]["algorithm"], &json[1]["algorithm"]), (&"bfs".into(), &"mine".into()));
    assert_eq!(json[1]["moves"].as_array().unwrap().len(), 3);
    let text = compare("text", "bad=echo nonsense").exits(1);
    assert!(text.out.contains("garbage"), "{}", text.out);
    assert!(text.err.contains("bad: garbage: line 1 is not a JSON object: `nonsense`"), "{}", text.err);
}

#[test]
fn suites_may_name_programs() {
    let folder = Folder::new();
    let good = SOLUTION.replace('"', "\\\"");
    let suite = format!(
        "repeats = 2\nwarm-up = 0\n[[group]]\nname = \"all\"\nlevels = [\"level.txt\"]\nalgorithms = [\"bfs\"]\n\
         externals = [{{ command = \"echo '{good}'\", label = \"good\", input = \"text\" }}, \"echo rubbish\"]\n"
    );
    folder.write("level.txt", SOLVABLE);
    let suite = folder.write("suite.toml", &suite);
    let out = folder.name("results");
    run_with(&["bench", &suite, "--out", &out], "").exits(1);
    let files = std::fs::read_dir(&out).unwrap().map(|file| file.unwrap().path());
    let lines = files
        .filter(|file| file.extension().is_some_and(|e| e == "jsonl"))
        .map(|file| std::fs::read_to_string(file).unwrap());
    let text: String = lines.collect();
    let records = text.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    let mut found: Vec<String> = records
        .filter(|record| record["kind"] == "run")
        .map(|record| {
            format!("{} {} {}", record["solver"]["label"], record["outcome"], record["cost"]).replace('"', "")
        })
        .collect();
    found.sort();
    assert_eq!(
        found,
        [
            "bfs solved 3",
            "bfs solved 3",
            "echo rubbish garbage null",
            "echo rubbish garbage null",
            "good solved 3",
            "good solved 3"
        ]
    );
    let wrong =
        folder.write("wrong.toml", &std::fs::read_to_string(&suite).unwrap().replace("\"text\"", "\"text:nothing\""));
    run_with(&["bench", &wrong, "--out", &folder.name("none")], "").complains(&["no format `nothing`"]);
}

#[test]
fn the_python_example_finds_shortest_solutions_and_reports_its_expansions() {
    let (Some(python), folder) = (python(), Folder::new()) else { return };
    for (level, length) in [(SOLVABLE, 3), ("sokoban/1", 27)] {
        let trace = folder.name("trace.jsonl");
        let json = solve(level, &format!("{python} --expansions"), &["--trace", &trace]).exits(0).json();
        assert_eq!(json["length"], length);
        assert_eq!(json["stats"]["expanded"], folder.read("trace.jsonl").lines().count());
    }
    check(solve(UNSOLVABLE, &python, &[]), "unsolvable", None, 1, "");
    check(solve("tents/1", &python, &[]), "stuck", None, 1, "I do not know tents");
    check(solve("sokoban/1", &python, &["--max-nodes", "50"]), "stuck", None, 1, "node limit");
}

#[test]
fn the_rust_example_agrees_with_breadth_first_search() {
    let folder = Folder::new();
    let roll = folder.name("roll");
    let built = Command::new("rustc").args(["-O", &example("rust/roll.rs"), "-o", &roll]).status().unwrap();
    assert!(built.success());
    for level in ["bloxorz/1", "bloxorz/3", "bloxorz/6"] {
        let ours = run_with(&["solve", level, "-a", "bfs", "--output", "json"], "").exits(0).json();
        let theirs = solve(level, &roll, &["--external-input", "text"]).exits(0).json();
        assert_eq!(ours["cost"], theirs["cost"], "{level}");
    }
    check(solve("bloxorz/2", &roll, &["--external-input", "text"]), "stuck", None, 1, "I do not know what");
}

#[test]
fn ctrl_c_ends_the_program_and_the_run() {
    let folder = Folder::new();
    let command = format!("echo $$ > {}; sleep 100000", folder.name("pid"));
    let mut child = start(&command);
    let pid = written(&folder, "pid", &mut child);
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    wait_until_gone(&pid);
}

#[test]
#[cfg(target_os = "linux")]
fn a_program_dies_with_the_one_that_measures_it() {
    let folder = Folder::new();
    let mut child = start(&format!("echo $$ > {}; exec sleep 100000", folder.name("pid")));
    let pid = written(&folder, "pid", &mut child);
    child.kill().unwrap();
    child.wait().unwrap();
    wait_until_gone(&pid);
}

fn start(command: &str) -> std::process::Child {
    let mut solvarium = Command::new(program());
    solvarium.args(["solve", SOLVABLE, "--external", command]).stdout(Stdio::null()).stderr(Stdio::null());
    solvarium.spawn().unwrap()
}

/// What a program has written into a file, once it is there.
fn written(folder: &Folder, file: &str, child: &mut std::process::Child) -> String {
    loop {
        assert!(child.try_wait().unwrap().is_none(), "it ended before it was interrupted");
        match std::fs::read_to_string(folder.path(file)) {
            Ok(text) if text.ends_with('\n') => return text.trim().into(),
            _ => std::thread::yield_now(),
        }
    }
}

/// Waits until a process is gone; hangs, as a test may, if it stays.
fn wait_until_gone(pid: &str) {
    let alive = || Command::new("kill").args(["-0", pid]).stderr(Stdio::null()).status().unwrap().success();
    let zombie = || std::fs::read_to_string(format!("/proc/{pid}/stat")).is_ok_and(|stat| stat.contains(") Z "));
    while alive() && !zombie() {
        std::thread::yield_now();
    }
}
