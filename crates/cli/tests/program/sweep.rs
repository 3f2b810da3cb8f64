//! A suite in shares: by GNU parallel, and by a real Slurm cluster of two nodes, in which a task is requeued in the middle.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::Value as Json;
use solvarium_testing::skipped;

use crate::running::{Run, program};

/// How long anything may take that has to happen.
const PATIENCE: Duration = Duration::from_secs(60);

/// Two shares of seven runs each, of which some wait until a file is there.
const SUITE: &str = r#"
repeats = 1
warm-up = 0
max-time = 120
max-memory = "64MiB"
order-seed = 1
[[group]]
name = "short"
levels = ["${HOUSE}/*.txt"]
algorithms = ["bfs", "dfs", "ucs", "astar", "greedy", "wastar"]
externals = [{ command = "sh gate.sh", label = "gate" }]
"#;

/// Tells that it waits, and goes on when it may.
const GATE: &str = "touch waiting.$$\nwhile [ ! -e open ]; do sleep 0.05; done\necho '{\"outcome\":\"gave-up\"}'\n";

/// A folder of a name that shells stumble over, with a suite.
struct House {
    _root: tempfile::TempDir,
    folder: PathBuf,
}

impl House {
    fn new() -> House {
        let root = tempfile::tempdir().expect("a folder can be made");
        let folder = root.path().join("it's a \"50% $HOME\" & more");
        std::fs::create_dir(&folder).expect("a folder can be made");
        let house = House { _root: root, folder };
        house.write("my suite.toml", SUITE);
        house.write("gate.sh", GATE);
        house.write("one.txt", "4:abcd.deae.bbec.bacd.adce._._\n");
        house.write("two.txt", "2:ab.ab._\n");
        house
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    fn write(&self, name: &str, text: &str) {
        std::fs::write(self.path(name), text).expect("a file can be written");
    }

    /// Runs a command from the folder.
    fn run(&self, command: &mut Command) -> Run {
        let output = command.current_dir(&self.folder).env("LANG", "C").output().expect("it starts");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let code = output.status.code().expect("it ends by itself");
        Run { code, out: text(&output.stdout), err: text(&output.stderr) }
    }

    /// Runs `bench` on the suite.
    fn bench(&self, more: &[&str]) -> Run {
        let mut command = Command::new(program());
        command.env("HOUSE", &self.folder);
        self.run(command.args(["bench", "my suite.toml"]).args(more))
    }

    /// The results that a single session gives.
    fn undisturbed(&self) -> Vec<Json> {
        self.write("open", "");
        self.bench(&["--out", "alone"]).exits(0);
        records(&self.path("alone/runs.jsonl"))
    }

    /// Calls the script that was written, from elsewhere and without the variables that the suite needs.
    fn start(&self, options: &[&str]) -> Run {
        let mut script = Command::new("bash");
        script.arg(self.path("the results/sweep.sh")).args(options).env_remove("HOUSE").current_dir("/");
        let output = script.output().expect("bash is there");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Run { code: output.status.code().expect("it ends"), out: text(&output.stdout), err: text(&output.stderr) }
    }

    /// How many programs have begun to wait.
    fn waiting(&self) -> usize {
        let names = std::fs::read_dir(&self.folder).expect("the folder is there").flatten();
        names.filter(|entry| entry.file_name().to_string_lossy().starts_with("waiting.")).count()
    }
}

/// The runs of a file without what is measured by clocks, in a fixed order.
fn records(file: &Path) -> Vec<Json> {
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let lines = text.lines().map(|line| serde_json::from_str::<Json>(line).expect("a line is JSON"));
    let mut runs: Vec<Json> = lines.filter(|line| line["kind"] == "run").collect();
    for run in &mut runs {
        run.as_object_mut().expect("an object").remove("session");
        let stats = run["stats"].as_object_mut().expect("figures");
        let clocks = ["seconds", "search_cpu_seconds", "process_seconds", "cpu_seconds", "peak_rss_bytes"];
        for name in clocks.iter().chain(&["states_per_second", "series"]) {
            stats.remove(*name);
        }
    }
    runs.sort_by_key(|run| format!("{} {} {}", run["key"], run["repeat"], run["level"]));
    runs
}

fn wait_until(what: &str, mut happened: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !happened() {
        assert!(begun.elapsed() < PATIENCE, "in vain: {what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|said| said.status.success())
}

#[test]
fn gnu_parallel_gives_what_a_single_session_gives() {
    if !is_there("parallel") {
        return skipped("there is no GNU parallel here");
    }
    let house = House::new();
    let alone = house.undisturbed();
    house.bench(&["--out", "the results", "--emit", "parallel", "--shards", "2"]).exits(0);
    let done = house.start(&["--jobs", "2"]).exits(0);
    assert!(done.out.contains("nothing is missing of 14 runs"), "{}", done.out);
    assert_eq!(records(&house.path("the results/merged/runs.jsonl")), alone);
    assert!(house.path("the results/report.html").is_file());

    // Once more: nothing is made again.
    let share = house.path("the results/runs-1-of-2.jsonl");
    let before = std::fs::read(&share).expect("it is there");
    house.start(&["--jobs", "2"]).exits(0);
    assert_eq!(std::fs::read(&share).expect("it is there"), before);
}

#[test]
fn a_task_that_slurm_requeues_goes_on_and_the_whole_is_what_a_single_session_gives() {
    if std::env::var_os("SOLVARIUM_SLURM").is_none() {
        return skipped("there is no Slurm here: tools/with_slurm starts it");
    }
    let house = House::new();
    house.bench(&["--out", "the results", "--emit", "slurm", "--shards", "2"]).exits(0);
    let said = house.start(&["--comment=two words"]).exits(0).out;
    let jobs: Vec<&str> = said.lines().filter_map(|line| line.rsplit(' ').next()).collect();
    let &[shares, end] = jobs.as_slice() else { panic!("{said}") };

    // Both shares have come to the program that waits; one of them has made some of its runs.
    wait_until("both shares run", || house.waiting() == 2);
    let file = house.path("the results/runs-1-of-2.jsonl");
    let before = std::fs::read_to_string(&file).expect("the share has begun");
    let made = before.lines().count() - 1;
    assert!((1..6).contains(&made), "the order of the suite is such that it is in the middle: {made}");

    house.run(Command::new("scontrol").args(["requeue", &format!("{shares}_1")])).exits(0);
    wait_until("the task starts again", || house.waiting() == 3);
    assert!(!house.path("the results/merged").exists(), "the end waits for the task");
    house.write("open", "");
    let state = || house.run(Command::new("scontrol").args(["show", "job", "--oneliner", end])).out;
    wait_until("the end", || ["PENDING", "RUNNING", "COMPLETING"].iter().all(|name| !state().contains(name)));
    let log = std::fs::read_to_string(house.path("the results/logs/end.log")).unwrap_or_default();
    assert!(state().contains("JobState=COMPLETED"), "{}\n{log}", state());
    assert!(log.contains("nothing is missing of 14 runs"), "{log}");

    let after = std::fs::read_to_string(&file).expect("it is there");
    assert!(after.starts_with(&before), "what was made is still there");
    let sessions = after.lines().filter(|line| line.contains("\"kind\":\"session\"")).count();
    assert_eq!((sessions, records(&file).len()), (2, 7), "no run is made twice");
    assert_eq!(records(&house.path("the results/merged/runs.jsonl")), house.undisturbed());
    assert!(house.path("the results/report.html").is_file());
}

#[test]
fn a_script_is_not_overwritten_and_says_what_the_largest_share_needs() {
    let house = House::new();
    let emit = |more: &[&str]| house.bench(&[&["--out", "the results", "--emit", "slurm"], more].concat());
    emit(&["--shards", "2", "--jobs", "2"]).exits(0);
    emit(&["--shards", "1"]).complains(&["the results/sweep.sh is already there", "--overwrite"]);
    let script = std::fs::read_to_string(house.path("the results/sweep.sh")).expect("it was written");
    // Seven runs of 131 seconds, two at a time, and ten minutes for the rest; two of 80 MiB and 256 MiB more in four fifths
    // of what is free, and 512 MiB.
    for line in ["array=1-2", "cpus-per-task=2", "time=0-00:19", "mem=1352M", "job-name=my-suite", "requeue"] {
        assert!(script.lines().any(|found| found == format!("#SBATCH --{line}")), "{line}:\n{script}");
    }
    emit(&["--shards", "1", "--overwrite"]).exits(0);
    assert!(std::fs::read_to_string(house.path("the results/sweep.sh")).is_ok_and(|text| text.contains("array=1-1\n")));

    emit(&["--shards", "3", "--overwrite"]).complains(&["3 shares", "only 2 levels"]);
    emit(&[]).complains(&["--shards"]);
    house
        .bench(&["--out", "x", "--emit", "pbs", "--shards", "2"])
        .complains(&["no scheduler `pbs`", "slurm, parallel"]);
    house.bench(&["--out", "a\nb", "--emit", "slurm", "--shards", "2"]).complains(&["cannot be written into a script"]);
    house.bench(&["--out", "x", "--shards", "2"]).complains(&["--emit"]);
}

#[test]
fn what_is_missing_is_listed() {
    let house = House::new();
    house.write("open", "");
    house.bench(&["--out", "part", "--shard", "1/2"]).exits(0);
    let listed = house.bench(&["--missing", "part"]).exits(1);
    assert!(listed.out.contains("7 of 14 runs are missing"), "{}", listed.out);
    assert_eq!(listed.out.lines().filter(|line| line.contains(".txt")).count(), 7, "{}", listed.out);
    let own = house.bench(&["--missing", "part", "--shard", "1/2"]).exits(0);
    assert_eq!(own.out, "nothing is missing of 7 runs\n");

    house.bench(&["--out", "rest", "--shard", "2/2"]).exits(0);
    house.bench(&["--missing", "part", "--missing", "rest"]).exits(0);
    // What another build has made has to be made again.
    let file = house.path("rest/runs-2-of-2.jsonl");
    let text = std::fs::read_to_string(&file).expect("it is there");
    let run = serde_json::from_str::<Json>(text.lines().nth(1).expect("a run")).expect("a line is JSON");
    let (build, key) = (run["build"].as_str().expect("a build"), run["key"].as_str().expect("a key"));
    std::fs::write(
        &file,
        text.replace(key, "another").replacen(&format!("\"build\":\"{build}\""), "\"build\":\"b\"", 2),
    )
    .expect("it can be written");
    let listed = house.bench(&["--missing", "part", "--missing", "rest"]).exits(1);
    assert!(listed.out.contains("1 of 14 runs is missing"), "{}", listed.out);
    assert!(listed.err.contains("1 of the runs that are there were made by another build"), "{}", listed.err);
    house.bench(&["--missing", "nowhere"]).complains(&["nowhere"]);
}
