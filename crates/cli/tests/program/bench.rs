//! `bench` through its real door: runs in separate processes, killed and resumed, shared out and merged.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value as Json;

use crate::running::{Folder, program, run_with};

/// Two hundred short runs.
const SUITE: &str = r#"
repeats = 5
warm-up = 0
max-time = 60
[[group]]
name = "short"
levels = ["water-sort/0..9"]
algorithms = ["dfs", "astar", "greedy", "wastar"]
"#;

const RUNS: usize = 200;

/// What must be the same, however a run was measured.
type Facts = BTreeSet<(String, u64, String, String)>;

fn lines(folder: &Path) -> Vec<Json> {
    let text = std::fs::read_to_string(folder.join("runs.jsonl")).unwrap_or_default();
    let whole = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
    whole.map(|line| serde_json::from_str(line).expect("a whole line is JSON")).collect()
}

fn runs(folder: &Path) -> Vec<Json> {
    lines(folder).into_iter().filter(|line| line["kind"] == "run").collect()
}

/// How many lines have been written in full.
fn written(folder: &Path) -> usize {
    let bytes = std::fs::read(folder.join("runs.jsonl")).unwrap_or_default();
    bytes.iter().filter(|byte| **byte == b'\n').count()
}

fn facts(folder: &Path) -> Facts {
    let of = |run: &Json| {
        let figures = &run["stats"];
        let counts = ["expanded", "generated", "duplicates", "peak_open", "max_depth", "search_bytes"];
        let counts: Vec<String> = counts.iter().map(|name| figures[name].to_string()).collect();
        let end = format!("{} {} {}", run["outcome"], run["length"], run["cost"]);
        let key = run["key"].as_str().expect("a key").to_string();
        (key, run["repeat"].as_u64().expect("a number"), end, counts.join(" "))
    };
    runs(folder).iter().map(of).collect()
}

fn bench(suite: &str, out: &str, more: &[&str]) -> crate::running::Run {
    run_with(&[&["bench", suite, "--out", out], more].concat(), "")
}

#[test]
fn a_suite_killed_ten_times_gives_what_an_undisturbed_one_gives() {
    let folder = Folder::new();
    let suite = folder.write("suite.toml", SUITE);
    bench(&suite, &folder.name("whole"), &[]).exits(0);
    let whole = facts(&folder.path("whole"));
    assert_eq!(whole.len(), RUNS);

    let out = folder.path("killed");
    // Each time it is killed after some more runs have been written down, and then at whatever moment it is.
    let mut killed = 0;
    for more in [1, 7, 3, 5, 2, 4, 6, 3, 1, 2] {
        let before = written(&out);
        let mut command = Command::new(program());
        command.args(["bench", &suite, "--out", &folder.name("killed"), "--resume"]);
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program starts");
        // The session itself is a line too. On a machine so busy that all runs are made before we look, nothing is left to
        // be killed.
        while written(&out) <= before + more && child.try_wait().expect("it can be asked").is_none() {
            std::thread::yield_now();
        }
        let now = std::time::SystemTime::UNIX_EPOCH.elapsed().expect("it is past 1970");
        std::thread::sleep(std::time::Duration::from_micros(u64::from(now.subsec_nanos() % 20_000)));
        killed += usize::from(child.try_wait().expect("it can be asked").is_none());
        child.kill().expect("it can be killed");
        child.wait().expect("it has ended");
        assert!(written(&out) >= before, "nothing that was written is lost");
    }
    assert!(killed > 0);
    bench(&suite, &folder.name("killed"), &["--resume"]).exits(0);
    assert_eq!(facts(&out), whole);
    assert_eq!(runs(&out).len(), RUNS, "no run was made twice");
}

#[test]
fn ctrl_c_ends_a_session_that_can_be_resumed() {
    let folder = Folder::new();
    // The second level is more than a search without a limit on its expansions can do before the end of the test.
    let suite = folder.write(
        "suite.toml",
        "repeats = 1\nwarm-up = 0\nmax-time = 3_000\n[[group]]\nname = \"quick\"\nlevels = [\"water-sort/0\"]\n\
         algorithms = [\"astar\"]\n[[group]]\nname = \"endless\"\nlevels = [\"water-sort/19\"]\n\
         algorithms = [{ name = \"genetic\", set = { generations = 100_000_000 } }]",
    );
    let mut command = Command::new(program());
    command.args(["bench", &suite, "--out", &folder.name("out"), "--jobs", "2"]).stderr(Stdio::piped());
    let child = command.stdout(Stdio::null()).spawn().expect("the program starts");
    while runs(&folder.path("out")).is_empty() {
        std::thread::yield_now();
    }
    let signalled = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill is there");
    assert!(signalled.success());
    let output = child.wait_with_output().expect("it has ended");
    assert_eq!(output.status.code(), Some(130));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--resume"));
    assert_eq!(runs(&folder.path("out")).len(), 1);
}

/// The processes that a process started, as the system lists them.
#[cfg(target_os = "linux")]
fn children(of: u32) -> Vec<u32> {
    let threads = std::fs::read_dir(format!("/proc/{of}/task")).into_iter().flatten().flatten();
    let lists = threads.filter_map(|thread| std::fs::read_to_string(thread.path().join("children")).ok());
    lists.flat_map(|list| list.split_whitespace().filter_map(|pid| pid.parse().ok()).collect::<Vec<_>>()).collect()
}

#[test]
#[cfg(target_os = "linux")]
fn a_run_that_is_killed_by_somebody_is_a_crash_that_is_written_down() {
    let folder = Folder::new();
    let suite = folder.write(
        "suite.toml",
        "repeats = 1\nwarm-up = 0\nmax-time = 3_000\n[[group]]\nname = \"g\"\nlevels = [\"water-sort/19\"]\n\
         algorithms = [{ name = \"genetic\", set = { generations = 100_000_000 } }]",
    );
    let mut command = Command::new(program());
    command.args(["bench", &suite, "--out", &folder.name("out")]).stdout(Stdio::null()).stderr(Stdio::piped());
    let bench = command.spawn().expect("the program starts");
    let child = loop {
        match children(bench.id()).first() {
            Some(child) => break *child,
            None => std::thread::yield_now(),
        }
    };
    let killed = Command::new("kill").args(["-KILL", &child.to_string()]).status().expect("kill is there");
    assert!(killed.success());
    let output = bench.wait_with_output().expect("it has ended");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("crashed"));
    let runs = runs(&folder.path("out"));
    assert_eq!((&runs[0]["outcome"], &runs[0]["stats"]["signal"]), (&"crashed".into(), &9.into()));
}

/// A scheduler ends a job by a signal to all its processes, in any order.
#[test]
#[cfg(target_os = "linux")]
fn a_run_that_is_ended_together_with_its_session_is_not_written_down() {
    let folder = Folder::new();
    let suite = folder.write(
        "suite.toml",
        "repeats = 1\nwarm-up = 0\nmax-time = 3_000\n[[group]]\nname = \"g\"\nlevels = [\"water-sort/0\"]\n\
         externals = [\"sleep 3000\", \"sleep 3000; true\"]",
    );
    let mut command = Command::new(program());
    command.args(["bench", &suite, "--out", &folder.name("out"), "--jobs", "2"]).stdout(Stdio::null());
    let bench = command.stderr(Stdio::null()).spawn().expect("the program starts");
    let sleeps = |pid: &u32| std::fs::read(format!("/proc/{pid}/cmdline")).is_ok_and(|name| name.starts_with(b"sleep"));
    let ended = loop {
        let runs = children(bench.id());
        let all: Vec<u32> = runs.iter().copied().chain(runs.iter().flat_map(|run| children(*run))).collect();
        if all.iter().filter(|pid| sleeps(pid)).count() == 2 {
            break all;
        }
        std::thread::yield_now();
    };
    let pids: Vec<String> = ended.iter().chain([&bench.id()]).map(u32::to_string).collect();
    assert!(Command::new("kill").arg("-TERM").args(pids).status().expect("kill is there").success());
    assert_eq!(bench.wait_with_output().expect("it has ended").status.code(), Some(130));
    assert_eq!(runs(&folder.path("out")).len(), 0);
}

#[test]
fn counts_are_the_same_in_every_repeat_alone_and_side_by_side() {
    let folder = Folder::new();
    let suite = folder.write(
        "suite.toml",
        "repeats = 4\nseeds = \"0..1\"\nwarm-up = 0\n[[group]]\nname = \"all\"\nlevels = [\"bloxorz/1\", \"tents/1\"]\n\
         max-nodes = 3_000\nalgorithms = [\"bfs\", \"dfs\", \"ids\", \"ucs\", \"greedy\", \"astar\", \"idastar\", \"beam\", \
         \"hill\", \"anneal\", \"genetic\", \"expert\"]",
    );
    bench(&suite, &folder.name("one"), &[]).exits(0);
    bench(&suite, &folder.name("two"), &["--jobs", "2"]).exits(0);
    assert_eq!(facts(&folder.path("one")), facts(&folder.path("two")));
    let mut counts: BTreeMap<String, BTreeSet<(String, String)>> = BTreeMap::new();
    for (key, _, end, count) in facts(&folder.path("one")) {
        counts.entry(key).or_default().insert((end, count));
    }
    assert_eq!(counts.len(), 2 * (9 + 3 * 2));
    assert!(counts.values().all(|different| different.len() == 1), "{counts:?}");
}

#[test]
fn shares_put_together_are_the_whole() {
    let folder = Folder::new();
    let suite = folder.write("suite.toml", SUITE);
    bench(&suite, &folder.name("whole"), &["--repeats", "1"]).exits(0);
    for share in ["1/3", "2/3", "3/3"] {
        bench(&suite, &folder.name(&format!("s{}", &share[..1])), &["--repeats", "1", "--shard", share]).exits(0);
    }
    let merge = |order: [&str; 4], out: &str| {
        let parts: Vec<String> = order.iter().map(|name| folder.name(name)).collect();
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        run_with(&[&["merge"], &parts[..], &["--out", &folder.name(out)]].concat(), "").exits(0);
        folder.read(&format!("{out}/runs.jsonl"))
    };
    // One of them comes twice.
    let merged = merge(["s1", "s2", "s3", "s2"], "m1");
    assert_eq!(merged, merge(["s3", "s2", "s1", "s1"], "m2"));
    assert_eq!(facts(&folder.path("m1")), facts(&folder.path("whole")));
}

#[test]
fn the_machine_the_order_and_the_process_are_written_down() {
    let folder = Folder::new();
    let suite = folder.write("suite.toml", &format!("order-seed = 42\n{SUITE}"));
    bench(&suite, &folder.name("out"), &["--repeats", "1"]).exits(0);
    let all = lines(&folder.path("out"));
    let session = &all[0];
    assert_eq!(
        (&session["kind"], &session["order_seed"], &session["format"]),
        (&"session".into(), &42.into(), &2.into())
    );
    assert!(session["command"].as_str().is_some_and(|line| line.starts_with("solvarium bench ")), "{session}");
    assert!(session["host"]["cores"].as_u64() > Some(0) && session["host"]["cpu"].is_string());
    for run in &all[1..] {
        assert_eq!(run["session"], session["id"]);
        assert_eq!(run["stats"]["exit_code"], 0);
        assert!(run["stats"]["process_seconds"].as_f64() > run["stats"]["seconds"].as_f64());
        assert!(run["stats"]["peak_rss_bytes"].as_u64() > run["stats"]["search_bytes"].as_u64());
    }
    assert_eq!(folder.read("out/suite.toml"), folder.read("suite.toml"));
}

#[test]
fn a_limit_is_an_outcome() {
    let folder = Folder::new();
    let suite = folder.write(
        "suite.toml",
        "repeats = 1\nwarm-up = 0\n[[group]]\nname = \"hard\"\nlevels = [\"water-sort/19\"]\n\
         algorithms = [{ name = \"bfs\", label = \"nodes\" }]\nmax-nodes = 10\n\
         [[group]]\nname = \"small\"\nlevels = [\"water-sort/19\"]\n\
         algorithms = [{ name = \"bfs\", label = \"memory\" }]\nmax-memory = \"1MiB\"\n\
         [[group]]\nname = \"short\"\nlevels = [\"water-sort/19\"]\n\
         algorithms = [{ name = \"bfs\", label = \"time\" }]\nmax-time = 0.2\n\
         [[group]]\nname = \"busy\"\nlevels = [\"water-sort/19\"]\n\
         algorithms = [{ name = \"bfs\", label = \"cpu\" }]\nmax-cpu = 0.2",
    );
    bench(&suite, &folder.name("out"), &[]).exits(0);
    let runs = runs(&folder.path("out"));
    assert_eq!(runs.len(), 4);
    for run in runs {
        assert_eq!((&run["outcome"], &run["limit"]), (&"limit".into(), &run["solver"]["label"]));
        assert!(run["stats"]["process_seconds"].is_f64() && run["stats"]["cpu_seconds"].is_f64(), "both are told");
    }
}

#[test]
fn runs_work_on_the_threads_that_are_said() {
    let folder = Folder::new();
    let suite = folder.write(
        "suite.toml",
        "repeats = 1\nwarm-up = 0\n[[group]]\nname = \"g\"\nlevels = [\"water-sort/19\"]\nmax-nodes = 50_000\n\
         algorithms = [\"ucs\", \"dfs\", { name = \"bfs\", threads = 3 }]\n\
         [[group]]\nname = \"busy\"\nlevels = [\"water-sort/19\"]\nmax-cpu = 0.2\n\
         algorithms = [{ name = \"bfs\", label = \"cpu\" }]",
    );
    bench(&suite, &folder.name("out"), &["--threads", "2"]).exits(0);
    let runs = runs(&folder.path("out"));
    let threads = |run: &Json| {
        let label = run["solver"]["label"].as_str().expect("a name").to_string();
        (label, (run["solver"]["threads"].as_u64(), run["stats"]["threads"].as_u64()))
    };
    let asked = [("ucs (threads=2)", Some(2)), ("dfs", None), ("bfs (threads=3)", Some(3)), ("cpu", Some(2))];
    assert_eq!(
        runs.iter().map(threads).collect::<BTreeMap<_, _>>(),
        asked.into_iter().map(|(label, threads)| (label.to_string(), (threads, threads))).collect()
    );
    let limited = runs.iter().find(|run| run["solver"]["label"] == "cpu").expect("it was run");
    assert_eq!(limited["limit"], "cpu", "the processor time of both threads together is limited");
}

#[test]
fn runs_on_disk_leave_nothing_behind() {
    let folder = Folder::new();
    let suite = folder.write(
        "suite.toml",
        "repeats = 2\nwarm-up = 1\n[[group]]\nname = \"g\"\nlevels = [\"water-sort/4\"]\n\
         algorithms = [\"dfs\", \"astar\", { name = \"bfs\", disk = false }, { name = \"ucs\", disk = true }]",
    );
    let (out, states) = (folder.path("out"), folder.path("states"));
    std::fs::create_dir(&states).expect("a folder can be made");
    std::fs::write(states.join("mine.txt"), "of somebody else").expect("a file can be written");
    bench(&suite, &folder.name("out"), &["--jobs", "2", "--disk", &folder.name("states")]).exits(0);
    for run in runs(&out) {
        let label = run["solver"]["label"].as_str().expect("a name");
        let on_disk = label.contains("disk");
        assert_eq!(run["outcome"], "solved");
        assert_eq!(on_disk, ["astar (disk)", "ucs (disk)"].contains(&label), "{label}");
        assert_eq!(run["stats"]["disk_bytes"].as_u64().is_some_and(|bytes| bytes > 0), on_disk, "{label}");
    }
    let left: Vec<_> =
        std::fs::read_dir(&states).expect("it is there").map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["mine.txt"], "only what a session made is removed");
}

#[test]
fn nonsense_is_refused_before_anything_runs() {
    let folder = Folder::new();
    let suite = folder.write("suite.toml", SUITE);
    let out = folder.name("out");
    let wrong =
        folder.write("wrong.toml", "[[group]]\nname = \"g\"\nlevels = [\"water-sort/0\"]\nalgorithms = [\"bsf\"]");
    run_with(&["bench", &wrong, "--out", &out], "").complains(&["group `g`", "no algorithm `bsf`", "bfs"]);
    run_with(&["bench", "no-such.toml", "--out", &out], "").complains(&["cannot read the suite `no-such.toml`"]);
    run_with(&["bench", &suite, "--out", &out, "--shard", "4/3"], "").complains(&["I from 1 to N"]);
    run_with(&["bench", &suite, "--out", &out, "--jobs", "0"], "").complains(&["from 1 to 1024"]);
    run_with(&["bench", &suite], "").complains(&["--out"]);
    assert!(!folder.path("out").exists());
    let listed = run_with(&["bench", &suite, "--dry-run"], "").exits(0);
    assert!(listed.out.contains("200 runs"), "{}", listed.out);
    bench(&suite, &out, &["--repeats", "1"]).exits(0);
    bench(&suite, &out, &[]).complains(&["already holds results", "--resume"]);
}
