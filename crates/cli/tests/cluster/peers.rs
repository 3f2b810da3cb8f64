//! Processes that do not come, that do something else, or that go.

use std::process::Child;
#[cfg(target_os = "linux")]
use std::time::Instant;

use crate::crews::{Crew, End, ends};
#[cfg(target_os = "linux")]
use crate::crews::{signal, wait_until};
#[cfg(target_os = "linux")]
use crate::limits::ENDLESS;
use crate::running::{Folder, run, run_with};

/// Whether a process has had half a second of the processor, which only a search needs.
#[cfg(target_os = "linux")]
pub fn has_searched(process: u32) -> bool {
    let text = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let ticks = text.rsplit(')').next().and_then(|after_name| after_name.split_whitespace().nth(11));
    ticks.and_then(|ticks| ticks.parse::<u64>().ok()).is_some_and(|ticks| ticks > 50)
}

/// Waits until all search.
#[cfg(target_os = "linux")]
pub fn wait_until_they_search(children: &[Child]) {
    wait_until("all search", || children.iter().all(|child| has_searched(child.id())));
}

fn says(end: &End, code: i32, parts: &[&str]) {
    assert_eq!((end.code, end.out.as_str()), (Some(code), ""), "{end:?}");
    parts.iter().for_each(|part| assert!(end.err.contains(part), "`{part}`: {end:?}"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_process_that_dies_or_hangs_ends_the_others() {
    for (sent, said) in [("KILL", "process 1"), ("STOP", "has not been heard of")] {
        let crew = Crew::of(3);
        let mut children = crew.start_all(&["solve", ENDLESS, "-a", "bfs"]);
        wait_until_they_search(&children);
        let lost = children.remove(1);
        signal(&lost, sent);
        let begun = Instant::now();
        for end in ends(children) {
            says(&end, 4, &["process 1", said, "cannot go on"]);
        }
        println!("SIG{sent}: the others ended after {:?}", begun.elapsed());
        // Who was only stopped finds nobody there.
        signal(&lost, "CONT");
        let end = ends(vec![lost]).remove(0);
        assert!(end.code.is_none() || end.code == Some(4), "{end:?}");
        assert_eq!(end.out, "");
    }
}

#[test]
fn who_does_not_come_is_named() {
    let crew = Crew::of(3);
    let arguments = ["solve", "bloxorz/1", "-a", "bfs"];
    let here = [0, 2].map(|process| {
        let mut arguments = arguments.map(String::from).to_vec();
        arguments.extend(["--cluster", &crew.hosts, "--wait", "1", "--process"].map(String::from));
        arguments.push(process.to_string());
        std::thread::spawn(move || run_with(&arguments.iter().map(String::as_str).collect::<Vec<_>>(), ""))
    });
    for run in here {
        let run = run.join().unwrap().exits(4);
        assert!(run.err.contains("process 1 (127.0.0.1:") && run.err.contains("did not come"), "{}", run.err);
        assert!(!run.err.contains("process 2 (127") || run.err.contains("process 0 (127"), "{}", run.err);
    }
}

#[test]
fn who_does_something_else_is_refused() {
    let others: [(&[&str], &str); 6] = [
        (&["solve", "bloxorz/2", "-a", "bfs"], "the level"),
        (&["solve", "sokoban/1", "-a", "bfs"], "the puzzle"),
        (&["explore", "bloxorz/1"], "the algorithm"),
        (&["solve", "bloxorz/1", "-a", "bfs", "--threads", "2"], "the number of threads"),
        (&["solve", "bloxorz/1", "-a", "bfs", "--max-nodes", "9"], "the limit on expanded states"),
        (&["solve", "bloxorz/1", "-a", "bfs", "--set", "count-swaps=true"], "the rules"),
    ];
    for (other, what) in others {
        let crew = Crew::of(2);
        let children = vec![crew.start(0, &["solve", "bloxorz/1", "-a", "bfs"]), crew.start(1, other)];
        for (end, peer) in ends(children).iter().zip(["process 1", "process 0"]) {
            says(end, 2, &[peer, "something else", what]);
        }
    }
}

#[test]
fn what_is_wrong_with_the_arguments_is_said() {
    let folder = Folder::new();
    let hosts = folder.write("hosts.txt", "a:1\nb:2\n");
    let asked = |more: &str| run(&format!("explore bloxorz/1 --cluster {hosts} {more}"));
    asked("--process 2").complains(&["no process 2", "from 0 to 1", &hosts]);
    asked("--process 0 --dead").complains(&["--dead", "one process"]);
    asked("--threads 1").complains(&["--process", "from 0 to 1", "srun"]);
    run("explore bloxorz/1 --process 1").complains(&["--cluster"]);
    run("solve bloxorz/1 -a dfs --cluster nowhere --process 0").complains(&["nowhere"]);
    run(&format!("solve bloxorz/1 -a dfs --cluster {hosts} --process 0"))
        .complains(&["`dfs` works in one process", "bfs"]);
    let wrong = folder.write("wrong.txt", "a:1\nb\n");
    run(&format!("explore bloxorz/1 --cluster {wrong} --process 0")).complains(&[
        "wrong.txt",
        "line 2",
        "`b`",
        "host:port",
    ]);
    // An address of some other machine.
    let far = folder.write("far.txt", "192.0.2.1:7000\n127.0.0.1:7001\n");
    run(&format!("explore bloxorz/1 --cluster {far} --process 0")).complains(&["cannot listen", "192.0.2.1:7000"]);
}
