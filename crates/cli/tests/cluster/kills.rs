//! Processes are killed at any moment, and the search goes on from the last layer that all had: `make kill-cluster` with fifty
//! kills, `cargo test` with a few.
#![cfg(target_os = "linux")]

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::Value as Json;

use crate::crews::{Crew, ends, signal};
use crate::running::run_with;

/// A level of some thousand states, and many layers.
const LEVEL: &[&str] = &["explore", "sokoban/2", "-o", "json"];
const PROCESSES: usize = 3;

fn kills() -> u64 {
    std::env::var("KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(3)
}

/// The numbers of the last checkpoint of each partition.
fn checkpoints(folder: &Path) -> Vec<u64> {
    let inside = |folder: &Path| -> Vec<_> {
        std::fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path()).collect()
    };
    let partitions = inside(folder).into_iter().flat_map(|process| inside(&process)).filter(|path| path.is_dir());
    let number = |path: std::path::PathBuf| {
        let is_one = path.extension().is_some_and(|extension| extension == "round");
        is_one.then(|| path.file_stem()?.to_str()?.parse::<u64>().ok()).flatten()
    };
    partitions.map(|partition| inside(&partition).into_iter().filter_map(number).max().unwrap_or(0)).collect()
}

fn result(json: &Json) -> [&Json; 6] {
    let stats = &json["stats"];
    [&json["layers"], &json["states"], &json["goals"], &json["complete"], &stats["expanded"], &stats["generated"]]
}

#[test]
fn kills_lose_at_most_a_layer() {
    let expected = run_with(&[LEVEL, &["--threads", "1"]].concat(), "").json();
    let (mut killed, mut slowest, mut seed) = (0, Duration::ZERO, 7_u64);
    let mut random = |below: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % below
    };
    while killed < kills() {
        // Who is killed before they meet is waited for in vain.
        let crew = Crew { wait: "10", ..Crew::of(PROCESSES) };
        let folder = crew.folder.name("states");
        let arguments = [LEVEL, &["--threads", "1", "--disk", &folder, "--resume"]].concat();
        let mut before = 0;
        loop {
            let mut children = crew.start_all(&arguments);
            std::thread::sleep(Duration::from_millis(random(1500)));
            let lost = children.swap_remove(random(PROCESSES as u64) as usize);
            signal(&lost, "KILL");
            let begun = Instant::now();
            let (all, lost) = (ends(children), ends(vec![lost]).remove(0));
            slowest = slowest.max(begun.elapsed());
            if lost.code.is_some() {
                // It had ended before.
                assert!(all.iter().chain([&lost]).all(|end| end.code == Some(0)), "{all:?}");
                let report = all.iter().chain([&lost]).find(|end| !end.out.is_empty()).expect("of the first");
                assert_eq!(result(&report.json()), result(&expected));
                break;
            }
            killed += 1;
            for end in &all {
                let is_answer = end.code == Some(0) && (end.out.is_empty() || result(&end.json()) == result(&expected));
                assert!(end.code == Some(4) && end.out.is_empty() || is_answer, "{end:?}");
            }
            let saved = checkpoints(Path::new(&folder));
            if let (Some(&least), Some(&most)) = (saved.iter().min(), saved.iter().max()) {
                assert!(most - least <= 1 && least >= before, "{saved:?} after {before}");
                before = least;
            }
            if killed >= kills() {
                let all = crew.run(&arguments);
                assert_eq!(result(&all[0].json()), result(&expected));
                break;
            }
        }
    }
    println!("{killed} kills: every answer was right; the others ended within {slowest:?}");
}
