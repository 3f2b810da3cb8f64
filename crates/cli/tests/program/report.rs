//! `report` and the charts of `compare` through the real program, on results of real runs.

use serde_json::{Value as Json, json};

use crate::running::{Folder, Run, SEVEN, run, run_with};

/// A folder of results: real runs of a few algorithms on two levels, twice, as a file of lines.
fn measured(folder: &Folder) -> String {
    let host = json!({"id": "h", "name": "here", "cpu": "some", "cores": 8, "memory": null, "kernel": "k", "governor": null, "load": 0.0});
    let mut lines = vec![json!({
        "kind": "session", "format": 2, "id": "s", "started": "2026-01-02T03:04:05Z", "suite": "tried", "order_seed": 1,
        "jobs": 1, "version": "0.1.0", "build": "b", "host": host,
    })];
    for level in ["bloxorz/1", "bloxorz/2"] {
        let reports = run(&format!("compare {level} -a bfs,dfs,astar --output json")).exits(0).json();
        for report in reports.as_array().unwrap() {
            lines.extend((0..2).map(|repeat| line(report, repeat)));
        }
    }
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    folder.write("runs.jsonl", &text)
}

fn line(report: &Json, repeat: u32) -> Json {
    let algorithm = report["algorithm"].as_str().unwrap();
    let level = report["level"].as_str().unwrap();
    let mut record = report.clone();
    let added = json!({
        "kind": "run", "key": format!("{level} {algorithm}"), "repeat": repeat, "session": "s", "host": "h",
        "build": "b", "group": "tried", "level_key": level, "killed": false, "reason": null,
        "solver": {"label": algorithm, "request": {"algorithm": algorithm}},
    });
    let measured = json!({
        "seconds": 0.5, "process_seconds": 0.6, "cpu_seconds": 0.6, "exit_code": 0, "signal": null,
        "peak_rss_bytes": 4096,
    });
    record.as_object_mut().unwrap().extend(added.as_object().unwrap().clone());
    record["stats"].as_object_mut().unwrap().extend(measured.as_object().unwrap().clone());
    record
}

fn report(arguments: &[&str]) -> Run {
    run_with(&[&["report"], arguments].concat(), "")
}

#[test]
fn a_report_is_written_in_the_form_its_name_asks_for() {
    let folder = Folder::new();
    let place = measured(&folder);
    for (name, begin) in
        [("r.html", "<!DOCTYPE html>"), ("r.md", "# Results"), ("r.csv", "group,"), ("r.tex", "% Results")]
    {
        let out = report(&[&place, "--out", &folder.name(name)]).exits(0);
        assert_eq!((out.out.as_str(), out.err.as_str()), ("", ""));
        let text = folder.read(name);
        assert!(text.trim_start().starts_with(begin), "{name}: {}", &text[..60]);
        assert!(text.contains("bloxorz/2") || text.contains("bloxorz&#x2f;2"), "{name}");
    }
    let printed = report(&[&place]).exits(0).out;
    assert_eq!(printed, folder.read("r.md"));
    assert!(printed.contains("Nothing to report"), "{printed}");
    assert_eq!(folder.read("r.csv").lines().count(), 1 + 2 * 3 * 2);
}

#[test]
fn a_failure_is_said_on_standard_error_too() {
    let folder = Folder::new();
    measured(&folder);
    let text = folder.read("runs.jsonl").replacen("\"outcome\":\"solved\"", "\"outcome\":\"wrong\"", 1);
    let place = folder.write("runs.jsonl", &text);
    let out = report(&[&place]).exits(0);
    assert!(out.err.contains("failure: bfs gave an answer that breaks the rules in 1 run (bloxorz/1)"), "{}", out.err);
    assert!(out.out.contains("**FAILURE**, wrong answer"), "{}", out.out);
}

#[test]
fn figures_of_others_stand_beside_ours() {
    let folder = Folder::new();
    let place = measured(&folder);
    let theirs = "group,level,solver,quantity,value,unit,note\ntried,bloxorz/1,bfs,time,5,s,\n";
    let theirs = folder.write("theirs.csv", theirs);
    let out = report(&[&place, "--beside", &theirs]).exits(0).out;
    assert!(out.contains("Ours beside theirs") && out.contains("10 × faster"), "{out}");
    let wrong = folder.write("wrong.csv", "group,level,solver,quantity,value,unit,note\ntried,a,b,time,soon,s,\n");
    report(&[&place, "--beside", &wrong]).complains(&["wrong.csv", "line 2", "`soon` is not a number"]);
}

#[test]
fn what_cannot_be_reported_is_refused() {
    let folder = Folder::new();
    let place = measured(&folder);
    report(&[&place, "--out", "report.pdf"]).complains(&["report.pdf", ".html, .md, .csv, .tex"]);
    report(&[&folder.name("nowhere")]).complains(&["nowhere"]);
    report(&[&folder.write("empty.jsonl", "")]).complains(&["no run"]);
    report(&[&place, "--out", &folder.name("no/such/folder.md")]).complains(&["cannot write", "folder.md"]);
}

#[test]
fn a_comparison_can_be_a_page() {
    let out = run("compare bloxorz/1 -a bfs,dfs,genetic --output html --max-nodes 3000").exits(0).out;
    assert!(out.trim_start().starts_with("<!DOCTYPE html>") && out.trim_end().ends_with("</html>"));
    for part in ["genetic", "<svg", "comparison on", "Before you trust a number"] {
        assert!(out.contains(part), "{part}");
    }
}

#[test]
fn bars_are_drawn_when_they_are_asked_for() {
    let request = format!("compare {SEVEN} -a bfs,astar,dfs --max-nodes 200");
    let plain = run(&request).exits(0).out;
    assert!(!plain.contains('█'), "{plain}");
    assert!(!run(&format!("{request} --no-charts")).exits(0).out.contains('█'));
    let drawn = run(&format!("{request} --charts")).exits(0).out;
    let (table, charts) = drawn.split_once("\n\n").unwrap();
    assert!(table.contains("algorithm") && charts.contains('█') && !charts.contains('\x1b'), "{drawn}");
    for title in ["time", "states expanded", "memory"] {
        assert!(drawn.lines().any(|line| line.starts_with(title)), "{title}: {drawn}");
    }
    let verdicts = charts.lines().filter(|line| line.starts_with("bfs") && line.ends_with("limit reached: nodes"));
    assert_eq!(verdicts.count(), 3, "{drawn}");
    assert!(charts.lines().all(|line| line.chars().count() <= 80), "{drawn}");
    run(&format!("{request} --charts --no-charts")).complains(&["--no-charts"]);
}
