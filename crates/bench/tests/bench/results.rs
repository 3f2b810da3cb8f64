//! Folders of results: written line by line, merged as sets.

use std::fs;
use std::path::{Path, PathBuf};

use solvarium_bench::record::FORMAT;
use solvarium_bench::store::{self, StoreError, Writer};
use solvarium_bench::words::english;
use solvarium_bench::{HostFacts, Line, Record, Results, Session, Shard, SolverSpec};
use solvarium_lab::report::{Process, ProcessStats};
use solvarium_lab::{Outcome, Report, Request, RunStats};

fn session(id: &str) -> Line {
    Line::Session(Box::new(Session {
        format: FORMAT,
        id: id.into(),
        started: format!("2026-01-01T00:00:0{}Z", id.len()),
        command: "solvarium bench s.toml".into(),
        suite: "s".into(),
        about: String::new(),
        groups: Vec::new(),
        solvers: Vec::new(),
        order_seed: 0,
        jobs: 1,
        version: "1".into(),
        build: "b".into(),
        host: HostFacts::default(),
    }))
}

fn run(key: &str, repeat: u32, seconds: f64) -> Line {
    let request = Request::new("bfs");
    let process = ProcessStats { seconds, ..ProcessStats::default() };
    let stats = RunStats { seconds: Some(seconds), expanded: Some(7), process: Some(process), ..RunStats::default() };
    let result = Report {
        process: Some(Process::default()),
        length: Some(3),
        cost: Some(3),
        optimal: Some(true),
        stats,
        ..Report::new("water-sort", "water-sort/0", &request, Outcome::Solved)
    };
    Line::Run(Box::new(Record {
        key: key.into(),
        repeat,
        session: "s".into(),
        host: "h".into(),
        build: "b".into(),
        group: "g".into(),
        level_key: "l".into(),
        reason_data: None,
        solver: SolverSpec { label: "bfs".into(), request, ..SolverSpec::default() },
        result,
    }))
}

/// A folder of results with these lines.
fn folder(at: &Path, name: &str, shard: Option<Shard>, lines: &[Line]) -> PathBuf {
    let folder = at.join(name);
    let (mut writer, _) = Writer::open(&folder, shard, true, &|_| true).expect("the folder can be written");
    lines.iter().for_each(|line| writer.append(line).expect("a line can be written"));
    folder
}

/// Opens a folder for a session that makes all runs.
fn open(folder: &Path, resume: bool) -> Result<(Writer, Results), StoreError> {
    Writer::open(folder, None, resume, &|_| true)
}

fn read(places: &[&PathBuf]) -> Results {
    store::read(&places.iter().map(|place| place.to_path_buf()).collect::<Vec<_>>()).expect("the results can be read")
}

#[test]
fn merging_is_idempotent_and_the_order_does_not_matter() {
    let at = tempfile::tempdir().expect("a folder can be made");
    let shard = |index| Some(Shard { index, of: 2 });
    let a = folder(at.path(), "a", shard(1), &[session("a"), run("k", 0, 0.09176994910066061), run("k", 1, 2.0)]);
    // The same run was measured again, and another one.
    let b = folder(at.path(), "b", shard(2), &[session("bb"), run("k", 1, 3.0), run("m", 0, 4.0)]);
    let both = read(&[&a, &b]);
    assert_eq!(both.records.len(), 3);
    assert_eq!(both.sessions.len(), 2);
    assert_eq!(both.repeated, 1);
    assert_eq!(both, read(&[&b, &a]));
    assert_eq!(both, read(&[&a, &b, &a, &b]));
    let merged = at.path().join("merged");
    store::write(&both, &merged).expect("the results can be written");
    assert_eq!(Results { repeated: 0, ..both.clone() }, read(&[&merged]));
    assert_eq!(both, read(&[&merged, &b, &a]));
}

#[test]
fn a_torn_line_is_cut_off_and_the_rest_stays() {
    let at = tempfile::tempdir().expect("a folder can be made");
    let a = folder(at.path(), "a", None, &[session("a"), run("k", 0, 1.0)]);
    let file = a.join("runs.jsonl");
    let whole = fs::read_to_string(&file).expect("the file is there");
    // Torn in the middle of a letter.
    let torn = [whole.as_bytes(), b"{\"kind\":\"run\",\"level\":\"A* \xc3"].concat();
    fs::write(&file, torn).expect("the file is ours");
    assert_eq!(read(&[&a]).records.len(), 1);
    assert_eq!(read(&[&a]).damaged.len(), 1);
    let (mut writer, done) = open(&a, true).expect("the folder can be opened again");
    assert_eq!((done.records.len(), done.damaged.len()), (1, 0));
    writer.append(&run("k", 1, 1.0)).expect("a line can be written");
    assert_eq!(read(&[&a]).records.len(), 2);
    assert!(read(&[&a]).damaged.is_empty());
}

#[test]
fn a_damaged_line_is_named() {
    let at = tempfile::tempdir().expect("a folder can be made");
    let a = folder(at.path(), "a", None, &[session("a")]);
    let file = a.join("runs.jsonl");
    let text = fs::read_to_string(&file).expect("the file is there") + "{\"kind\":\"run\"}\n";
    fs::write(&file, text).expect("the file is ours");
    folder(at.path(), "a", None, &[run("k", 0, 1.0)]);
    let results = read(&[&a]);
    assert_eq!(results.records.len(), 1);
    assert!(english(results.damaged[0].clone()).contains("line 2"), "{:?}", results.damaged);
}

#[test]
fn nothing_is_overwritten_and_nobody_writes_beside_another() {
    let at = tempfile::tempdir().expect("a folder can be made");
    let a = folder(at.path(), "a", None, &[session("a")]);
    assert!(matches!(open(&a, false), Err(StoreError::Exists(_))));
    let held = open(&a, true).expect("nobody else writes");
    assert!(matches!(open(&a, true), Err(StoreError::Busy(_))));
    drop(held);
    assert!(open(&a, true).is_ok());
    assert!(matches!(store::read(&[at.path().join("none")]), Err(StoreError::File { .. })));
    assert!(matches!(store::read(&[at.path().into()]), Err(StoreError::Empty(_))));
}

#[test]
fn a_share_reads_what_it_wants_and_tells_of_its_own_file_only() {
    let at = tempfile::tempdir().expect("a folder can be made");
    let shard = |index| Some(Shard { index, of: 2 });
    let a = folder(at.path(), "a", shard(1), &[session("a"), run("k", 0, 1.0), run("m", 0, 1.0)]);
    // The other machine is just writing.
    folder(at.path(), "a", shard(2), &[session("bb"), run("n", 0, 1.0)]);
    let other = a.join("runs-2-of-2.jsonl");
    fs::write(&other, fs::read_to_string(&other).expect("it is there") + "{\"kind\":\"ru").expect("the file is ours");
    let wanted = |record: &Record| record.key != "m";
    let (_, done) = Writer::open(&a, shard(1), true, &wanted).expect("nobody writes to this file");
    let keys: Vec<&str> = done.records.iter().map(|record| record.key.as_str()).collect();
    assert_eq!((keys, done.damaged.len()), (vec!["k", "n"], 0));
    assert!(matches!(Writer::open(&a, None, false, &|_| false), Err(StoreError::Exists(_))));
}

#[test]
fn another_format_is_refused_by_name() {
    let at = tempfile::tempdir().expect("a folder can be made");
    for format in [1, FORMAT + 1] {
        let Line::Session(mut other) = session("a") else { unreachable!("a session") };
        (other.format, other.version) = (format, "0.9".into());
        let text = serde_json::to_string(&Line::Session(other)).expect("a line is JSON") + "\n";
        let file = at.path().join("runs.jsonl");
        fs::write(&file, text).expect("a file can be written");
        let error = store::read(&[file]).expect_err("it cannot be read").to_string();
        let parts = [format!("in format {format}"), "solvarium 0.9".into(), format!("reads format {FORMAT}")];
        assert!(parts.iter().all(|part| error.contains(part)), "{error}");
    }
}
