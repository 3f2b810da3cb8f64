//! Suites whose runs several processes make together.

use std::path::Path;
use std::process::Child;

use serde_json::Value as Json;

use crate::crews::{Crew, End, ends};
use crate::running::{Folder, run_with};

const SUITE: &str = "repeats = 2\nwarm-up = 1\n[[group]]\nname = \"g\"\nlevels = [\"bloxorz/1\", \"water-sort/2\"]\n\
                     algorithms = [\"bfs\", \"astar\", \"greedy\"]";
/// A suite of many short runs.
const MANY: &str =
    "repeats = 25\nwarm-up = 0\n[[group]]\nname = \"g\"\nlevels = [\"bloxorz/1\"]\nalgorithms = [\"bfs\"]";

pub fn runs(folder: &Path) -> Vec<Json> {
    let text = std::fs::read_to_string(folder.join("runs.jsonl")).unwrap_or_default();
    let whole = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
    let lines = whole.map(|line| serde_json::from_str::<Json>(line).expect("a whole line is JSON"));
    lines.filter(|line| line["kind"] == "run").collect()
}

/// What must be the same, of each run by its level, algorithm and repeat.
fn facts(folder: &Path) -> Vec<Vec<String>> {
    let of = |run: &Json| {
        let known = [&run["level"], &run["algorithm"], &run["repeat"]];
        let found = ["outcome", "cost", "length", "moves"].map(|name| &run[name]);
        let counted = ["expanded", "generated", "duplicates", "dead_ends", "max_depth", "expanded_before_last_layer"];
        let counted = counted.map(|name| &run["stats"][name]);
        known.into_iter().chain(found).chain(counted).map(Json::to_string).collect()
    };
    let mut facts: Vec<Vec<String>> = runs(folder).iter().map(of).collect();
    facts.sort();
    facts
}

/// The first process, which has a folder for the results, and the others.
fn start(crew: &Crew, suite: &str, more: &[&str]) -> Vec<Child> {
    let out = crew.folder.name("out");
    let first = [&["bench", suite, "--out", &out], more].concat();
    let others = ["bench", suite];
    (0..crew.processes).map(|process| crew.start(process, if process == 0 { &first } else { &others })).collect()
}

fn all_exit(ends: &[End], code: i32) {
    ends.iter().for_each(|end| assert_eq!(end.code, Some(code), "{end:?}"));
}

#[test]
fn runs_are_made_by_all_and_written_down_by_the_first() {
    let crew = Crew::of(2);
    let suite = crew.folder.write("suite.toml", SUITE);
    let (out, alone) = (crew.folder.path("out"), crew.folder.path("alone"));
    run_with(&["bench", &suite, "--out", &crew.folder.name("alone"), "--threads", "1"], "").exits(0);
    let both = ends(start(&crew, &suite, &[]));
    all_exit(&both, 0);
    // Two algorithms on two levels, two repeats and one before them.
    assert!(both[1].err.contains("process 1 of 2 took part in 12 runs"), "{both:?}");
    assert_eq!(facts(&out), facts(&alone));
    assert_eq!(runs(&out).len(), 12);
    for run in runs(&out) {
        let algorithm = run["algorithm"].as_str().expect("a name");
        let is_shared = algorithm != "greedy";
        let label = if is_shared { format!("{algorithm} (processes=2)") } else { algorithm.into() };
        assert_eq!(run["solver"]["label"], label);
        assert_eq!(run["solver"]["processes"].as_u64(), is_shared.then_some(2), "{run}");
        assert_eq!(run["stats"]["part"]["processes"].as_u64(), is_shared.then_some(2), "{run}");
    }

    let before = crew.folder.read("out/runs.jsonl");
    let again = ends(start(&crew, &suite, &["--resume"]));
    all_exit(&again, 0);
    assert!(again[1].err.contains("took part in 0 runs"), "{again:?}");
    assert_eq!(crew.folder.read("out/runs.jsonl"), before);
}

#[test]
fn states_may_lie_on_disk_and_leave_nothing_behind() {
    let crew = Crew::of(3);
    let suite = crew.folder.write("suite.toml", SUITE);
    let states = crew.folder.name("states");
    // As on a file system that all hosts see, the folder is the same for all.
    all_exit(&crew.run(&["bench", &suite, "--out", &crew.folder.name("out"), "--disk", &states]), 0);
    for run in runs(&crew.folder.path("out")) {
        let on_disk = run["algorithm"] != "greedy";
        assert_eq!(run["outcome"], "solved");
        assert_eq!(run["stats"]["disk_bytes"].as_u64().is_some_and(|bytes| bytes > 0), on_disk, "{run}");
    }
    let left: Vec<_> = std::fs::read_dir(&states).expect("it is there").map(|entry| entry.unwrap().path()).collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn another_suite_is_refused_by_all() {
    let others = [
        (SUITE.replace("repeats = 2", "repeats = 3"), "the number of runs"),
        (SUITE.replace("bloxorz/1", "bloxorz/2"), "the suite"),
        (format!("max-nodes = 1000\n{SUITE}"), "the suite"),
    ];
    for (other, what) in others {
        let crew = Crew::of(2);
        let suites = [crew.folder.write("one.toml", SUITE), crew.folder.write("two.toml", &other)];
        let out = crew.folder.name("out");
        let both = ends((0..2).map(|at| crew.start(at, &["bench", &suites[at], "--out", &out])).collect());
        for (end, peer) in both.iter().zip(["process 1", "process 0"]) {
            assert_eq!(end.code, Some(2), "{end:?}");
            assert!([peer, "something else", what].iter().all(|part| end.err.contains(part)), "{end:?}");
        }
        assert_eq!(runs(&crew.folder.path("out")).len(), 0);
    }
}

#[test]
fn what_is_wrong_with_the_arguments_is_said() {
    let folder = Folder::new();
    let (suite, hosts) = (folder.write("suite.toml", SUITE), folder.write("hosts.txt", "a:1\nb:2\n"));
    let out = folder.name("out");
    let bench = |process: &str, more: &[&str]| {
        run_with(&[&["bench", &suite, "--cluster", &hosts, "--process", process], more].concat(), "")
    };
    bench("0", &[]).complains(&["--out", "Process 0"]);
    for more in [&["--jobs", "2"][..], &["--shard", "1/2"], &["--dry-run"], &["--emit", "slurm", "--shards", "2"]] {
        bench("0", &[&["--out", &out], more].concat()).complains(&[more[0], "--cluster"]);
    }
    bench("0", &["--missing", &out]).complains(&["--missing", "--cluster"]);
    run_with(&["bench", &suite, "--out", &out, "--process", "0"], "").complains(&["--cluster"]);
    let alone = folder.write("alone.toml", &SUITE.replace("\"bfs\", \"astar\", ", ""));
    run_with(&["bench", &alone, "--cluster", &hosts, "--process", "1"], "").complains(&[
        "none of its algorithms",
        "several processes",
        "bfs",
    ]);
    let disk = folder.write("disk.toml", &SUITE.replace("\"bfs\"", "{ name = \"bfs\", disk = true }"));
    run_with(&["bench", &disk, "--cluster", &hosts, "--process", "1"], "").complains(&["--disk", "--out"]);
    assert!(!folder.path("out").exists());
}

#[cfg(target_os = "linux")]
mod ended {
    use std::time::{Duration, Instant};

    use super::{MANY, all_exit, runs, start};
    use crate::crews::{Crew, ends, signal, wait_until};
    use crate::peers::has_searched;

    /// Runs that only a signal ends: one that processes make together, and one of the first alone.
    const ENDLESS: [&str; 2] = [
        "repeats = 1\nwarm-up = 0\nmax-time = 3_000\n[[group]]\nname = \"g\"\nlevels = [\"water-sort/13\"]\n\
         algorithms = [\"bfs\"]",
        "repeats = 1\nwarm-up = 0\nmax-time = 3_000\n[[group]]\nname = \"g\"\nlevels = [\"water-sort/19\"]\n\
         algorithms = [{ name = \"genetic\", set = { generations = 100_000_000 } }]\n\
         [[group]]\nname = \"h\"\nlevels = [\"bloxorz/1\"]\nalgorithms = [\"bfs\"]",
    ];
    /// Longer than anybody may take to notice that another one is gone.
    const NOTICED: Duration = Duration::from_secs(10);

    /// The runs at work that a process started.
    fn at_work(of: u32) -> Vec<u32> {
        let threads = std::fs::read_dir(format!("/proc/{of}/task")).into_iter().flatten().flatten();
        let lists = threads.filter_map(|thread| std::fs::read_to_string(thread.path().join("children")).ok());
        let pids: Vec<u32> = lists.flat_map(|list| list.split(' ').flat_map(str::parse).collect::<Vec<_>>()).collect();
        pids.into_iter().filter(|pid| has_searched(*pid)).collect()
    }

    #[test]
    fn who_is_killed_ends_the_others_and_the_rest_is_made_later() {
        let crew = Crew::of(2);
        let (suite, out) = (crew.folder.write("suite.toml", MANY), crew.folder.path("out"));
        let mut both = start(&crew, &suite, &[]);
        wait_until("some runs are written down", || runs(&out).len() > 2);
        let lost = both.remove(1);
        signal(&lost, "KILL");
        let begun = Instant::now();
        let first = ends(both).remove(0);
        assert!(begun.elapsed() < NOTICED, "{:?}", begun.elapsed());
        assert_eq!(first.code, Some(4), "{first:?}");
        assert!(first.err.contains("process 1") && first.err.contains("is gone"), "{first:?}");
        ends(vec![lost]);
        assert!(runs(&out).len() < 25);
        all_exit(&ends(start(&crew, &suite, &["--resume"])), 0);
        let runs = runs(&out);
        assert!(runs.len() == 25 && runs.iter().all(|run| run["outcome"] == "solved"), "{runs:?}");
    }

    #[test]
    fn a_run_that_is_killed_in_one_process_is_a_crash() {
        let crew = Crew::of(2);
        let suite = crew.folder.write("suite.toml", ENDLESS[0]);
        let both = start(&crew, &suite, &[]);
        wait_until("all search", || both.iter().all(|bench| !at_work(bench.id()).is_empty()));
        let run = at_work(both[1].id())[0].to_string();
        let killed = std::process::Command::new("kill").args(["-KILL", &run]).status().unwrap();
        assert!(killed.success());
        let both = ends(both);
        assert_eq!([both[0].code, both[1].code], [Some(1), Some(0)], "{both:?}");
        assert!(both[1].err.contains("crashed"), "{both:?}");
        let runs = runs(&crew.folder.path("out"));
        assert_eq!((runs.len(), &runs[0]["outcome"]), (1, &"crashed".into()));
        assert!(runs[0].to_string().contains("process 1 ("), "{runs:?}");
    }

    #[test]
    fn ctrl_c_in_one_process_ends_all() {
        for (suite, others) in ENDLESS.iter().zip([true, false]) {
            let crew = Crew::of(3);
            let suite = crew.folder.write("suite.toml", suite);
            let all = start(&crew, &suite, &[]);
            wait_until("all search that do", || {
                let mut searching = all.iter().map(|bench| !at_work(bench.id()).is_empty());
                searching.next() == Some(true) && (!others || searching.all(|is_at_work| is_at_work))
            });
            signal(&all[2], "INT");
            let begun = Instant::now();
            let all = ends(all);
            assert!(begun.elapsed() < NOTICED, "{:?}", begun.elapsed());
            all_exit(&all, 130);
            assert!(all[0].err.contains("--resume"), "{all:?}");
            assert!(runs(&crew.folder.path("out")).iter().all(|run| run["outcome"] == "solved"));
        }
    }
}
