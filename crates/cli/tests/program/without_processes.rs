//! Systems where processes cannot be confined: what would run programs says so.

use crate::running::run_with;

#[test]
fn what_runs_programs_says_where_it_can() {
    let commands: [&[&str]; 4] = [
        &["bench", "suite.toml", "--out", "results"],
        &["grade", "suite.toml", "--external", "a=program"],
        &["solve", "water-sort/0", "--external", "program"],
        &["compare", "water-sort/0", "--external", "program"],
    ];
    for command in commands {
        let run = run_with(command, "").exits(2);
        assert!(run.err.contains("needs Linux or macOS"), "{command:?}: {}", run.err);
    }
}
