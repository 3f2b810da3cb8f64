//! The suites of the repository: they can be read, and what was published about the reports finds its cell.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use solvarium_bench::{Plan, Suite};

static NEVER: AtomicBool = AtomicBool::new(false);

/// Solvers by group and level.
type Cells = BTreeMap<(String, String), BTreeSet<String>>;

fn suites() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../suites")
}

fn cells(file: &str) -> Cells {
    let suite = Suite::read(&suites().join(file)).unwrap_or_else(|e| panic!("{e}"));
    let plan = Plan::new(&suite, "build", &NEVER).unwrap_or_else(|e| panic!("{e}"));
    let mut cells = Cells::new();
    for job in &plan.jobs {
        let cell = cells.entry((job.task.group.clone(), job.task.level.name.clone())).or_default();
        cell.insert(job.task.solver.label.clone());
    }
    cells
}

#[test]
fn every_suite_can_be_read() {
    let files = std::fs::read_dir(suites()).expect("the suites are there").map(|entry| entry.expect("a file").path());
    let suites: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|end| end == "toml")).collect();
    assert!(suites.len() >= 2);
    for path in suites {
        let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name");
        let text = std::fs::read_to_string(&path).expect("a text");
        // Those of the public collections are read by `make test-levels`.
        assert!(text.contains("${SOLVARIUM_LEVELS}") || !cells(name).is_empty(), "{name}");
    }
}

#[test]
fn every_published_figure_has_a_cell_and_every_failure_somebody_else_who_tries() {
    let cells = cells("reports.toml");
    let mut reader = csv::Reader::from_path(suites().join("reports.csv")).expect("the figures are there");
    assert_eq!(
        reader.headers().expect("a head"),
        ["group", "level", "solver", "quantity", "value", "unit", "note", "comparable"].as_slice()
    );
    let (mut seen, mut groups) = (BTreeSet::new(), BTreeSet::new());
    for row in reader.records() {
        let row = row.expect("a row of seven");
        let [group, level, solver, quantity, value] = [0, 1, 2, 3, 4].map(|column| row[column].to_string());
        let solvers = cells.get(&(group.clone(), level.clone())).unwrap_or_else(|| panic!("no cell for {row:?}"));
        assert!(solvers.contains(&solver), "{row:?}: there are {solvers:?}");
        let answers = ["expert", "hill climbing, backtracking"];
        if quantity == "outcome" {
            assert!(answers.iter().any(|answer| solvers.contains(*answer)), "nobody answers {row:?}");
        } else {
            assert!(value.parse().is_ok_and(|value: f64| value > 0.0), "{row:?}");
        }
        assert!(seen.insert((group.clone(), level, solver, quantity)), "twice: {row:?}");
        groups.insert(group);
    }
    let planned: BTreeSet<String> = cells.keys().map(|(group, _)| group.clone()).collect();
    assert_eq!(groups, planned, "each report has figures");
}
