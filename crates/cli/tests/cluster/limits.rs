//! Limits hold for all processes together, memory for each.

use crate::crews::{Crew, End, ends, signal, wait_until};

/// A level that no search of all its states finishes.
pub const ENDLESS: &str = "water-sort/13";

fn stopped_by(ends: &[End], limit: &str) {
    for end in ends {
        assert_eq!(end.code, Some(3), "{end:?}");
    }
    assert_eq!(ends[0].json()["limit"], limit);
}

#[test]
fn the_limit_on_states_is_exact() {
    for nodes in ["1", "777", "20000"] {
        let ends = Crew::of(3).run(&["solve", ENDLESS, "-a", "bfs", "-o", "json", "--max-nodes", nodes]);
        stopped_by(&ends, "nodes");
        assert_eq!(ends[0].json()["stats"]["expanded"].to_string(), nodes);
    }
}

#[test]
fn time_and_memory_end_all() {
    let ends = Crew::of(2).run(&["solve", ENDLESS, "-a", "bfs", "-o", "json", "--max-time", "1"]);
    stopped_by(&ends, "time");
    let ends = Crew::of(2).run(&["solve", ENDLESS, "-a", "bfs", "-o", "json", "--max-memory", "12MiB"]);
    stopped_by(&ends, "memory");
    let held = ends[0].json()["stats"]["search_bytes"].as_u64().expect("it is known");
    assert!(held <= 12 << 20, "{held}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_process_holds_little_more_than_its_limit() {
    let peak = |ends: &[End]| ends[0].json()["stats"]["peak_rss_bytes"].as_u64().expect("the system tells");
    let run = |limit: &[&str]| {
        let ends = Crew::of(2).run(&[&["solve", ENDLESS, "-a", "bfs", "-o", "json"], limit].concat());
        peak(&ends)
    };
    let (little, much) = (run(&["--max-nodes", "100"]), run(&["--max-memory", "24MiB"]));
    let limit = 24 << 20;
    assert!(much <= little + limit + limit / 10, "{much} bytes, {little} of them without a search");
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_in_one_process_ends_all() {
    let crew = Crew::of(3);
    let children = crew.start_all(&["solve", ENDLESS, "-a", "bfs", "-o", "json"]);
    crate::peers::wait_until_they_search(&children);
    signal(&children[2], "INT");
    let ends = ends(children);
    for end in &ends {
        assert_eq!(end.code, Some(130), "{end:?}");
    }
    assert_eq!(ends[0].json()["outcome"], "interrupted");
    wait_until("the report is whole", || ends[0].json()["stats"]["expanded"].as_u64() > Some(0));
}
