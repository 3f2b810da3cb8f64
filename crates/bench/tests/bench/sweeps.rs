//! Suites in shares: what the largest share needs, and the script.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use solvarium_bench::sweep::{Needs, Scheduler, Sweep};
use solvarium_bench::words::{ENGLISH, english};
use solvarium_bench::{Plan, Suite};

fn plan(lines: &str) -> Plan {
    let text = format!("max-time = 100\nmax-memory = \"1GiB\"\n{lines}");
    let suite = Suite::parse(&text, "suite.toml").expect("the suite is right");
    Plan::new(&suite, "build", &AtomicBool::new(false)).expect("the suite is right")
}

/// Two solvers on three levels, three times after a run that does not count.
fn small() -> Plan {
    plan("repeats = 3\n[[group]]\nname = \"g\"\nlevels = [\"bloxorz/1..3\"]\nalgorithms = [\"bfs\", \"dfs\"]")
}

/// Seconds without those for the start.
fn seconds(needs: Needs) -> f64 {
    needs.seconds.expect("every run has a limit") - 600.0
}

#[test]
fn the_largest_share_decides() {
    // A run of 100 seconds may take 110. Two levels are in the larger share: two solvers, four runs each.
    let needs = Needs::of(&small(), 2, 1);
    assert_eq!((needs.runs, needs.cores), (2 * 2 * 3, 1));
    assert_eq!(seconds(needs), f64::from(2 * 2 * 4) * 110.0);
    // Two at a time take half as long, and somebody may have to wait for a run and the one before it.
    assert_eq!(seconds(Needs::of(&small(), 2, 2)), 8.0 * 110.0 + 110.0);
    assert_eq!(Needs::of(&small(), 3, 1).runs, 6);
}

#[test]
fn each_run_may_hold_all_that_it_is_allowed() {
    // A quarter more and 256 MiB, in four fifths of what is free; and half a GiB for the session.
    let mebibytes = |jobs| Needs::of(&small(), 2, jobs).bytes.expect("every run has a limit") / 1048576.0;
    assert_eq!((mebibytes(1), mebibytes(2)), (512.0 + 1536.0 / 0.8, 512.0 + 2.0 * 1536.0 / 0.8));
}

#[test]
fn threads_are_processors() {
    for threads in ["{ name = \"expert\", set = { threads = 3 } }", "{ name = \"bfs\", threads = 3 }"] {
        let levels = "[[group]]\nname = \"g\"\nlevels = [\"sokoban/1\"]";
        let plan = plan(&format!("{levels}\nalgorithms = [\"dfs\", {threads}]"));
        assert_eq!(Needs::of(&plan, 1, 2).cores, 6, "{threads}");
    }
}

#[test]
fn the_script_names_what_it_is_for_and_takes_its_variables_along() {
    let mut plan = small();
    plan.suite = "two\nlines $(rm)".into();
    let sweep = |suite, value: &str| {
        Sweep {
            scheduler: Scheduler::Slurm,
            shares: 3,
            plan: &plan,
            jobs: 1,
            repeats: Some(3),
            threads: Some(2),
            disk: Some(Path::new("/local disk")),
            program: Path::new("/opt/solvarium"),
            folder: Path::new("/home/anna"),
            suite: Path::new(suite),
            out: Path::new("out"),
            variables: BTreeMap::from([("MAPS".into(), value.into())]),
        }
        .script(&ENGLISH)
    };
    let script = sweep("-s.toml", "/all maps").expect("everything can be written");
    for line in [
        "# The suite two lines $(rm): 18 runs in 3 shares; then their results are put together and reported.",
        "#SBATCH --job-name=two-lines---rm",
        "export MAPS='/all maps'",
        "cd /home/anna",
        "suite=./-s.toml",
        "  exec \"$program\" bench \"$suite\" --out \"$out\" --shard \"$share\" --jobs 1 --repeats 3 --threads 2 --disk '/local disk' \
         --resume",
        "  \"$program\" bench \"$suite\" --repeats 3 --threads 2 --disk '/local disk' --missing \"$out/merged\"",
    ] {
        assert!(script.lines().any(|found| found == line), "{line}\n{script}");
    }
    for (suite, value) in [("a\nb", "x"), ("a", "x\ny")] {
        let refused = sweep(suite, value).map_err(english).expect_err("a line break is none of a script");
        assert!(refused.contains("cannot be written into a script"), "{refused}");
    }
}
