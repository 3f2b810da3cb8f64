//! The suites of the repository that measure public collections.

use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use solvarium_bench::{Plan, Suite};

use crate::folder;

#[test]
fn every_suite_of_public_levels_can_be_read() {
    drop(folder("grid"));
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../suites");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let needs = |path: &PathBuf| {
        path.extension().is_some_and(|end| end == "toml")
            && std::fs::read_to_string(path).unwrap().contains("${SOLVARIUM_LEVELS}")
    };
    let suites: Vec<PathBuf> = files.filter(needs).collect();
    assert!(!suites.is_empty());
    for path in suites {
        let suite = Suite::read(&path).unwrap_or_else(|e| panic!("{e}"));
        let plan = Plan::new(&suite, "build", &AtomicBool::new(false)).unwrap_or_else(|e| panic!("{e}"));
        assert!(!plan.jobs.is_empty(), "{}", path.display());
    }
}
