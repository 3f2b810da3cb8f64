//! What the system tells about processes under `/proc`, and ending them. Where there is no `/proc`, a process group is
//! all that is known.

use std::fs;
use std::time::{Duration, SystemTime};

use rustix::process::{Pid, Signal, kill_process, kill_process_group};
use solvarium_lab::memory::labelled;

/// The name of the mark in the environment of a confined process and everything it starts.
pub const MARK: &str = "SOLVARIUM_RUN";

/// How often those that left the group are looked for, until none is left.
const ROUNDS: u32 = 50;

/// A mark that no other run has: this process, this thread, this moment.
pub fn mark() -> String {
    let now = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default().as_nanos();
    format!("{}-{:?}-{now}", std::process::id(), std::thread::current().id())
}

/// The process that set a mark.
pub fn marked_by(mark: &str) -> Option<u32> {
    mark.split('-').next()?.parse().ok()
}

/// Kills a process that was not reaped yet, its group, its descendants and every process with its mark.
pub fn end_all(root: Pid, mark: &str) {
    let descendants = descendants(root);
    // An error means that no process is left.
    let _ = kill_process_group(root, Signal::KILL);
    for pid in descendants {
        let _ = kill_process(pid, Signal::KILL);
    }
    for _ in 0..ROUNDS {
        let left: Vec<Pid> = marked(mark).into_iter().filter(|pid| *pid != root).collect();
        if left.is_empty() {
            return;
        }
        for pid in left {
            let _ = kill_process(pid, Signal::KILL);
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// All processes that a process started, and those they started.
pub fn descendants(root: Pid) -> Vec<Pid> {
    let mut found = children(root);
    let mut next = 0;
    while next < found.len() {
        let more = children(found[next]);
        found.extend(more);
        next += 1;
    }
    found
}

/// What a process holds.
pub struct Memory {
    /// Bytes now.
    pub now: u64,
    /// The most bytes since the program in it began.
    pub peak: u64,
}

/// The memory of a process; none when it has ended.
pub fn memory(pid: Pid) -> Option<Memory> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    Some(Memory { now: labelled(&status, "VmRSS:")?, peak: labelled(&status, "VmHWM:")? })
}

/// Seconds of processor time of a process and of those it started and has waited for; none when it has ended.
pub fn cpu_seconds(pid: Pid) -> Option<f64> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name, in brackets, may hold spaces and brackets itself.
    let (_, after) = stat.rsplit_once(')')?;
    let ticks =
        after.split_whitespace().skip(11).take(4).map(|field| field.parse::<u64>().ok()).sum::<Option<u64>>()?;
    Some(ticks as f64 / rustix::param::clock_ticks_per_second() as f64)
}

fn children(pid: Pid) -> Vec<Pid> {
    let Ok(tasks) = fs::read_dir(format!("/proc/{pid}/task")) else { return Vec::new() };
    let lists = tasks.flatten().filter_map(|task| fs::read_to_string(task.path().join("children")).ok());
    lists.flat_map(|list| list.split_whitespace().filter_map(number).collect::<Vec<_>>()).collect()
}

/// The processes that carry a mark. One that has ended carries none.
fn marked(mark: &str) -> Vec<Pid> {
    let Ok(all) = fs::read_dir("/proc") else { return Vec::new() };
    let wanted = format!("{MARK}={mark}\0");
    let carries = |pid: &Pid| {
        let environment = fs::read(format!("/proc/{pid}/environ")).unwrap_or_default();
        environment.windows(wanted.len()).any(|window| window == wanted.as_bytes())
    };
    all.flatten().filter_map(|entry| number(entry.file_name().to_str()?)).filter(carries).collect()
}

fn number(text: &str) -> Option<Pid> {
    text.parse().ok().filter(|pid| *pid > 0).and_then(Pid::from_raw)
}
