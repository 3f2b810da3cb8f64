//! From the text of a suite to the list of its runs.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::atomic::AtomicBool;

use solvarium_bench::suite::Places;
use solvarium_bench::{Job, Plan, Shard, Suite};
use solvarium_lab::Scale;

static NEVER: AtomicBool = AtomicBool::new(false);

fn plan(text: &str) -> Result<Plan, String> {
    let suite = Suite::parse(text, "suite.toml").map_err(|e| e.to_string())?;
    Plan::new(&suite, "build", &NEVER).map_err(|e| e.to_string())
}

/// A suite of one group without repeats, with these further lines.
fn group(lines: &str) -> String {
    format!("repeats = 1\n[[group]]\nname = \"g\"\n{lines}\n")
}

fn levels(references: &str) -> Vec<String> {
    let plan = plan(&group(&format!("levels = {references}\nalgorithms = [\"bfs\"]"))).expect("the suite is right");
    let names: BTreeSet<String> = plan.jobs.iter().map(|job| job.task.level.name.clone()).collect();
    names.into_iter().collect()
}

#[test]
fn every_level_meets_every_solver_and_seed_in_every_repeat() {
    let plan = plan(
        "seeds = \"0..2\"\n[[group]]\nname = \"g\"\nlevels = [\"water-sort/0..1\"]\nalgorithms = [\"bfs\", \"anneal\"]",
    )
    .expect("the suite is right");
    // bfs draws no random numbers, so it runs with the first seed only; ten repeats when nothing is said.
    assert_eq!(plan.jobs.len(), 2 * (1 + 3) * 10);
    let ids: HashSet<(&str, u32)> = plan.jobs.iter().map(|job| (job.task.key.as_str(), job.repeat)).collect();
    assert_eq!(ids.len(), plan.jobs.len());
}

#[test]
fn an_algorithm_may_work_on_several_threads() {
    let lines = |algorithms: &str| group(&format!("levels = [\"bloxorz/1\"]\nalgorithms = [{algorithms}]"));
    let asked = plan(&lines("\"bfs\", { name = \"bfs\", threads = 2 }")).expect("the suite is right");
    let facts = |job: &Job| (job.task.solver.label.clone(), job.task.solver.request.scale.clone());
    let all: BTreeMap<_, _> = asked.jobs.iter().map(facts).collect();
    let scale = Some(Scale::on(2));
    assert_eq!(all, BTreeMap::from([("bfs".into(), None), ("bfs (threads=2)".into(), scale)]));
    assert_ne!(asked.jobs[0].task.key, asked.jobs[1].task.key);
    let refused = plan(&lines("{ name = \"dfs\", threads = 2 }")).err().expect("it works on one");
    assert!(refused.contains("`dfs` works on one thread. On several, there are: bfs, ucs, astar"), "{refused}");

    let parsed = |algorithms: &str| Suite::parse(&lines(algorithms), "suite.toml").expect("the suite is right");
    let mut suite = parsed("\"dfs\", \"ucs\", { name = \"bfs\", threads = 3 }");
    suite.work_on(2).expect("two of them can");
    let asked = Plan::new(&suite, "build", &NEVER).expect("the suite is right");
    let threads: BTreeMap<_, _> =
        asked.jobs.iter().map(|job| (job.task.solver.request.algorithm.as_str(), job.task.solver.threads)).collect();
    assert_eq!(threads, BTreeMap::from([("bfs", Some(3)), ("dfs", None), ("ucs", Some(2))]));
    let refused = parsed("\"dfs\"").work_on(2).expect_err("it works on one").to_string();
    assert!(refused.contains("none of its algorithms works on several threads"), "{refused}");
}

#[test]
fn an_algorithm_may_keep_its_states_on_disk() {
    let lines = |algorithms: &str| group(&format!("levels = [\"bloxorz/1\"]\nalgorithms = [{algorithms}]"));
    let asked =
        plan(&lines("{ name = \"bfs\", threads = 1 }, { name = \"bfs\", disk = true }")).expect("the suite is right");
    let facts = |job: &Job| (job.task.solver.label.clone(), job.task.solver.disk);
    let all: BTreeMap<_, _> = asked.jobs.iter().map(facts).collect();
    assert_eq!(all, BTreeMap::from([("bfs (threads=1)".into(), false), ("bfs (disk)".into(), true)]));
    assert_ne!(asked.jobs[0].task.key, asked.jobs[1].task.key);
    let refused = plan(&lines("{ name = \"dfs\", disk = true }")).err().expect("it keeps them in memory");
    assert!(refused.contains("`dfs` keeps its states in memory. On disk, there are: bfs, ucs, astar"), "{refused}");

    let parsed = |algorithms: &str| Suite::parse(&lines(algorithms), "suite.toml").expect("the suite is right");
    let mut suite = parsed("\"dfs\", \"ucs\", { name = \"bfs\", disk = false }");
    suite.keep_on_disk().expect("one of them can, of which nothing is said");
    let asked = Plan::new(&suite, "build", &NEVER).expect("the suite is right");
    let disk: BTreeMap<_, _> =
        asked.jobs.iter().map(|job| (job.task.solver.request.algorithm.as_str(), job.task.solver.disk)).collect();
    assert_eq!(disk, BTreeMap::from([("bfs", false), ("dfs", false), ("ucs", true)]));
    let refused = parsed("\"dfs\"").keep_on_disk().expect_err("it keeps them in memory").to_string();
    assert!(refused.contains("none of its algorithms can keep its states on disk"), "{refused}");
}

#[test]
fn built_in_levels_are_named_in_many_ways() {
    assert_eq!(levels("[\"bloxorz/1..3\"]"), ["bloxorz/1", "bloxorz/2", "bloxorz/3"]);
    assert_eq!(levels("[\"sokoban/2,5-6\"]"), ["sokoban/2", "sokoban/5", "sokoban/6"]);
    assert_eq!(levels("[\"bloxorz/*\"]").len(), 33);
    assert_eq!(levels("[\"bloxorz/780464\"]"), ["bloxorz/1"]);
    assert_eq!(levels("[\"bloxorz\"]").len(), 33 + 24);
    assert_eq!(levels("[\"bloxorz/1\", \"bloxorz/1..2\"]"), ["bloxorz/1", "bloxorz/2"]);
}

/// A few letters can ask for billions of runs, whose list would fill the memory.
#[test]
fn a_suite_has_a_million_runs_at_most() {
    let runs = |suite: &str, levels: &str, solver: &str| {
        plan(&format!("{suite}\n[[group]]\nname = \"g\"\nlevels = [\"{levels}\"]\nalgorithms = [\"{solver}\"]"))
            .map(|plan| plan.jobs.len())
    };
    assert_eq!(runs("repeats = 1_000_000", "bloxorz/1", "bfs"), Ok(1_000_000));
    for (suite, levels, solver) in [
        ("repeats = 1_000_000", "bloxorz/1..2", "bfs"),
        ("repeats = 4294967295", "bloxorz/1..33", "bfs"),
        ("seeds = \"0..99999\"", "bloxorz/1..2", "anneal"),
    ] {
        let refused = runs(suite, levels, solver).expect_err("too many runs");
        assert!(refused.contains("at most") && refused.contains("1000000"), "{refused}");
    }
}

#[test]
fn files_patterns_and_collections_are_levels_too() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("a file can be written");
    write("a.txt", "2:ab.ab._\n");
    write("b.txt", "2:ba.ab._\n");
    write("many.txt", "2:aa.bb._\n2:ab.ab._\n2:ab.ba._\n");
    let names = |references: &str| {
        let text = group(&format!("levels = [\"{references}\"]\nalgorithms = [\"bfs\"]"));
        let mut suite = Suite::parse(&text, "suite.toml").expect("the suite is right");
        suite.places = Places(folder.path().into());
        let plan = Plan::new(&suite, "build", &NEVER).map_err(|e| e.to_string())?;
        let names: BTreeSet<String> = plan.jobs.iter().map(|job| job.task.level.name.clone()).collect();
        Ok::<Vec<String>, String>(names.into_iter().collect())
    };
    assert_eq!(names("?.txt").expect("two files"), ["a.txt", "b.txt"]);
    assert_eq!(names("many.txt").expect("a collection").len(), 3);
    assert_eq!(names("many.txt#2-3").expect("a part of it"), ["many.txt#2", "many.txt#3"]);
    assert!(names("many.txt#4").expect_err("there are three").contains("no level `4`"));
    assert!(names("none*.txt").expect_err("no such file").contains("there is no file"));
    assert!(names("${NO_SUCH_VARIABLE}/x").expect_err("not set").contains("NO_SUCH_VARIABLE"));
}

#[test]
fn levels_are_made_by_seed() {
    let text = group(
        "algorithms = [\"bfs\"]\n[[group.generate]]\npuzzle = \"water-sort\"\nseeds = \"3..5\"\ncolors = 4\nempty = 2",
    );
    let (one, two) = (plan(&text).expect("right"), plan(&text).expect("right"));
    let keys = |plan: &Plan| plan.jobs.iter().map(|job| job.task.level.key.clone()).collect::<Vec<_>>();
    assert_eq!(keys(&one), keys(&two));
    assert_eq!(keys(&one).len(), 3);
    assert!(one.jobs.iter().any(|job| job.task.level.name == "water-sort seed 3 colors=4 empty=2"));
}

#[test]
fn the_key_changes_with_everything_that_matters_and_with_nothing_else() {
    let key = |lines: &str, common: &str| {
        let text = format!("{common}\n{}", group(lines).replace("repeats = 1\n", ""));
        plan(&text).expect("the suite is right").jobs[0].task.key.clone()
    };
    let lines = "levels = [\"water-sort/0\"]\nalgorithms = [\"wastar\"]";
    let base = key(lines, "");
    assert_eq!(base, key(lines, "repeats = 3\nwarm-up = 0\norder-seed = 7\nname = \"other\""));
    for common in ["max-nodes = 5", "max-time = 5", "max-memory = \"5MiB\""] {
        assert_ne!(base, key(lines, common), "{common}");
    }
    let others = [
        "levels = [\"water-sort/1\"]\nalgorithms = [\"wastar\"]",
        "levels = [\"water-sort/0\"]\nalgorithms = [\"astar\"]",
        "levels = [\"water-sort/0\"]\nalgorithms = [\"wastar:waits\"]",
        "levels = [\"water-sort/0\"]\nalgorithms = [{ name = \"wastar\", set = { weight = 2 } }]",
        "levels = [\"water-sort/0\"]\nexternals = [\"true\"]",
    ];
    for other in others {
        assert_ne!(base, key(other, ""), "{other}");
    }
}

#[cfg(feature = "cluster")]
#[test]
fn runs_in_several_processes_are_others() {
    let text = group("levels = [\"water-sort/0\"]\nalgorithms = [\"astar:waits\", \"greedy\"]");
    let planned = |processes: Option<u64>| {
        let mut suite = Suite::parse(&text, "suite.toml").expect("the suite is right");
        processes.iter().for_each(|&processes| suite.search_in(processes).expect("one of them can"));
        let mut jobs = Plan::new(&suite, "build", &NEVER).expect("the suite is right").jobs;
        jobs.sort_by_key(|job| job.task.solver.request.algorithm.clone());
        jobs.into_iter().map(|job| (job.task.solver.label.clone(), job.task.key.clone())).collect::<Vec<_>>()
    };
    let (alone, two, three) = (planned(None), planned(Some(2)), planned(Some(3)));
    assert_eq!([&two[0].0, &three[0].0], ["astar (waits, processes=2)", "astar (waits, processes=3)"]);
    assert!(alone[0].1 != two[0].1 && two[0].1 != three[0].1);
    assert_eq!([&alone[1], &two[1]], [&three[1]; 2], "greedy cannot");
}

#[test]
fn a_program_that_was_changed_is_another_one() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let file = folder.path().join("solver.py");
    let lines = format!("levels = [\"water-sort/0\"]\nexternals = [\"python3 {}\"]", file.display());
    let key = |program: &str| {
        std::fs::write(&file, program).expect("a file can be written");
        plan(&group(&lines)).expect("the suite is right").jobs[0].task.key.clone()
    };
    let first = key("print(1)");
    assert_ne!(first, key("print(2)"));
    assert_eq!(first, key("print(1)"));
}

#[test]
fn the_same_task_of_two_groups_is_measured_for_each() {
    let part =
        |name: &str| format!("[[group]]\nname = \"{name}\"\nlevels = [\"water-sort/0\"]\nalgorithms = [\"bfs\"]\n");
    let plan = plan(&format!("repeats = 2\n{}{}", part("one"), part("two"))).expect("the suite is right");
    assert_eq!(plan.jobs.len(), 4);
    assert!(plan.jobs.iter().all(|job| job.task.key == plan.jobs[0].task.key));
    let ids: HashSet<_> = plan.jobs.iter().map(|job| job.id()).collect();
    assert_eq!(ids.len(), 4);
}

#[test]
fn shares_are_disjoint_complete_and_keep_levels_together() {
    let text = "repeats = 2\n[[group]]\nname = \"g\"\nlevels = [\"bloxorz/*\"]\nalgorithms = [\"bfs\", \"dfs\"]";
    let all = plan(text).expect("the suite is right").jobs.len();
    let mut seen: HashSet<(String, u32)> = HashSet::new();
    let mut homes: Vec<HashSet<String>> = Vec::new();
    for index in 1..=4 {
        let share = plan(text).expect("the suite is right").share(Shard { index, of: 4 });
        homes.push(share.jobs.iter().map(|job| job.task.level.name.clone()).collect());
        assert!(share.jobs.into_iter().all(|job| seen.insert((job.task.key.clone(), job.repeat))));
    }
    assert_eq!(seen.len(), all);
    assert_eq!(homes.iter().map(HashSet::len).sum::<usize>(), 33);
}

#[test]
fn what_is_wrong_is_said_before_anything_runs() {
    let cases = [
        ("levels = [\"water-sort/0\"]", "names no solvers"),
        ("algorithms = [\"bfs\"]", "names no levels"),
        ("levels = [\"water-sort/0\"]\nalgorithms = [\"bfss\"]", "no algorithm `bfss`"),
        ("levels = [\"water-sort/0\"]\nalgorithms = [\"astar:x\"]", "no heuristic `x`"),
        ("levels = [\"water-sort/0\"]\nalgorithms = [\"bfs:runs\"]", "`bfs` uses no heuristic"),
        ("levels = [\"water-sort/99\"]\nalgorithms = [\"bfs\"]", "no built-in level `water-sort/99`"),
        ("levels = [\"water-sort/classics/*\"]\nalgorithms = [\"bfs\"]", "water-sort/classic/"),
        ("levels = [\"water-sort/0\"]\nalgorithms = [\"bfs\", \"bfs\"]", "two solvers are called `bfs`"),
        ("levels = [\"water-sort/0\"]\nalgorithms = [\"bfs\"]\nmax-memory = \"much\"", "max-memory"),
        ("levels = [\"water-sort/0\"]\nalgorithms = [\"bfs\"]\nmax-time = 0", "max-time"),
        ("levels = [\"water-sort/0\"]\nalgorithms = [\"bfs\"]\nseeds = \"x\"", "expected numbers"),
        ("levels = [\"water-sort/0\"]\nalgorithms = [\"bfs\"]\nrepeat = 3", "repeat"),
        ("levels = [\"water-sort/0\"]\nalgorithms = [{ name = \"bfs\", weight = 3 }]", "unknown field `weight`"),
    ];
    for (lines, message) in cases {
        let error = plan(&group(lines)).map(|_| ()).expect_err(lines);
        assert!(error.contains(message), "{lines}\n{error}");
    }
    assert!(plan("[[group]]\nname = 3").map(|_| ()).expect_err("a wrong type").contains("line 2"));
    let twice = "[[group]]\nname = \"g\"\n[[group]]\nname = \"g\"";
    assert!(plan(twice).map(|_| ()).expect_err("twice the name").contains("two groups are called `g`"));
}
