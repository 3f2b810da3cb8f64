//! What a process holds in all: little more than its limit on memory, wherever its states lie.

use crate::running::{Folder, Run, run};

/// A level that no search of all its states finishes.
const ENDLESS: &str = "water-sort/13";
/// The limit, in MiB.
const LIMIT: u64 = 24;

/// The most memory that the process ever held.
fn peak(run: &Run) -> u64 {
    run.json()["stats"]["peak_rss_bytes"].as_u64().expect("the system tells")
}

/// Checks that what a search holds is its limit and a tenth, beside what a process holds that searches next to nothing.
fn holds_little_more(little: &Run, much: &Run) {
    let (base, held, limit) = (peak(little), peak(much), LIMIT << 20);
    assert!(held <= base + limit + limit / 10, "{held} bytes, {base} of them without a search");
}

#[test]
fn in_memory() {
    for how in ["-a bfs --threads 1", "-a bfs --threads 2", "-a ucs --threads 1"] {
        let line = format!("solve {ENDLESS} {how} -o json");
        let little = run(&format!("{line} --max-nodes 100")).exits(3);
        let much = run(&format!("{line} --max-memory {LIMIT}MiB")).exits(3);
        assert_eq!(much.json()["limit"], "memory");
        holds_little_more(&little, &much);
    }
}

#[test]
fn on_disk() {
    let folder = Folder::new();
    for (number, how) in ["-a bfs --threads 1", "-a astar --threads 2"].into_iter().enumerate() {
        let line = |name: &str, limit: &str| {
            let states = folder.name(&format!("{name}-{number}"));
            run(&format!("solve {ENDLESS} {how} -o json --disk {states} {limit}")).exits(3)
        };
        let much = line("much", &format!("--max-nodes 400000 --max-memory {LIMIT}MiB"));
        holds_little_more(&line("little", "--max-nodes 100"), &much);
    }
}
