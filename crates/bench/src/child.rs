//! A run of ours in its own process: what the harness asks, and what the child does.
//!
//! The child is this very program, called with a hidden command. It reads an `Order` on standard input, searches, has the
//! answer replayed as always, and prints its report in JSON.

use std::io::{ErrorKind, Read, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};
#[cfg(feature = "cluster")]
use solvarium_lab::cluster::Cluster;
use solvarium_lab::report::{Process, RunStats};
use solvarium_lab::{
    DiskFolder, Host, Message, NoWatcher, Outcome, Report, Request, RequestError, Scale, SystemClock, message, registry,
};

use crate::plan::Task;
use crate::process::{self, Bounds, Finished, Killed};
use crate::words::english;

/// The hidden command of the program.
pub const COMMAND: &str = "child";
/// The child's exit code when an answer broke the rules.
const WRONG: i32 = 100;
/// Bytes of the longest report that is read.
const LONGEST: usize = 256 << 20;
/// Seconds a child may take beyond its own limit to start, to notice the limit and to write its report.
const GRACE: f64 = 5.0;
/// Bytes a child may hold beyond the search's own structures, beside a quarter of them.
const BESIDES: u64 = 256 << 20;

/// What a child is to do.
#[derive(Serialize, Deserialize)]
struct Order {
    puzzle: String,
    level: String,
    text: String,
    request: Request,
    /// Threads that search on the large scale, which a request does not say by itself.
    threads: Option<usize>,
    /// The folder for its states, if they are not to be in memory.
    disk: Option<PathBuf>,
    /// The processes that search together, if it is not this one alone.
    #[cfg(feature = "cluster")]
    cluster: Option<Cluster>,
}

/// What the child does: reads its order, searches, prints the report. Gives its exit code.
pub fn work(mut input: impl Read, mut output: impl Write) -> Result<i32, Message> {
    process::die_with_parent();
    let mut text = String::new();
    input.read_to_string(&mut text).map_err(|e| message!("child-unreadable-order", reason = e.to_string()))?;
    let order: Order = serde_json::from_str(&text).map_err(|e| message!("child-no-order", reason = e.to_string()))?;
    let disk = order.disk.map(|folder| DiskFolder { folder, resume: false });
    let scale = order.threads.map(|threads| Scale {
        threads,
        disk,
        #[cfg(feature = "cluster")]
        cluster: order.cluster,
    });
    let request = Request { scale, ..order.request };
    let entry = registry::puzzle(&order.puzzle).map_err(|e| Message::from(&e))?;
    let game = entry.load(&order.text, &order.level).map_err(|e| Message::from(&e))?;
    let clock = SystemClock::default();
    let never = AtomicBool::new(false);
    let mut host = Host { clock: &clock, cancel: &never, watcher: &mut NoWatcher };
    match game.solve(&request, &mut host) {
        Ok(report) => {
            serde_json::to_writer(&mut output, &report).map_err(|e| unwritten(&e))?;
            Ok(0)
        }
        Err(error @ RequestError::WrongAnswer { .. }) => {
            write!(output, "{}", english(&error)).map_err(|e| unwritten(&e))?;
            Ok(WRONG)
        }
        Err(error) => Err((&error).into()),
    }
}

fn unwritten(error: &dyn std::error::Error) -> Message {
    message!("child-unwritten-report", reason = error.to_string())
}

/// Seconds that a child may take before it is ended from outside, where it may take so many itself.
pub fn patience(seconds: f64) -> f64 {
    seconds * 1.05 + GRACE
}

/// Bytes that a child may hold before it is ended from outside, if it has a limit.
pub fn allowance(request: &Request) -> Option<u64> {
    request.limits.bytes.map(|bytes| bytes.saturating_add(bytes / 4).saturating_add(BESIDES))
}

/// What a child may use besides what its request says.
pub struct Room<'a> {
    /// The memory it may take in any case.
    pub available: Option<u64>,
    /// The folder for its states, if they lie on disk: it is emptied before, so that every run begins anew, and goes afterwards.
    pub folder: &'a Path,
    /// The processes that make the run together, if there are several.
    #[cfg(feature = "cluster")]
    pub cluster: Option<&'a Cluster>,
}

impl Room<'_> {
    /// Where the states of this process lie.
    fn own(&self) -> PathBuf {
        #[cfg(feature = "cluster")]
        if let Some(cluster) = self.cluster {
            return cluster.folder(self.folder);
        }
        self.folder.to_path_buf()
    }

    /// Seconds that the run may wait for other processes before its time begins.
    fn wait(&self) -> f64 {
        #[cfg(feature = "cluster")]
        if let Some(cluster) = self.cluster {
            return cluster.patience.as_secs_f64();
        }
        0.0
    }
}

/// Has a child do a task.
pub fn ask(program: &Path, task: &Task, room: &Room<'_>, cancel: &AtomicBool) -> std::io::Result<Report> {
    let request = &task.solver.request;
    let own = task.solver.disk.then(|| room.own());
    own.iter().try_for_each(|folder| remove(folder))?;
    let order = Order {
        puzzle: task.level.puzzle.into(),
        level: task.level.name.clone(),
        text: task.level.text.clone(),
        request: request.clone(),
        threads: request.scale.as_ref().map(|scale| scale.threads),
        disk: task.solver.disk.then(|| room.folder.to_path_buf()),
        #[cfg(feature = "cluster")]
        cluster: room.cluster.cloned(),
    };
    let input = serde_json::to_vec(&order).expect("an order can always be written as JSON");
    let bounds = Bounds {
        seconds: request.limits.seconds.map(|seconds| patience(seconds) + room.wait()),
        cpu_seconds: request.limits.cpu_seconds.map(patience),
        bytes: allowance(request).into_iter().chain(room.available).min(),
        cancel,
    };
    let mut command = Command::new(program);
    command.arg(COMMAND);
    let mut output = Vec::new();
    let finished = process::run(command, &input, &bounds, |piece| {
        output.extend_from_slice(piece);
        if output.len() > LONGEST { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })?;
    own.iter().try_for_each(|folder| remove(folder))?;
    Ok(result(order, finished, &output))
}

/// Removes a folder with all that is in it, if it is there.
pub(crate) fn remove(folder: &Path) -> std::io::Result<()> {
    match std::fs::remove_dir_all(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        removed => removed,
    }
}

/// What a child's end and its output mean.
fn result(order: Order, finished: Finished, output: &[u8]) -> Report {
    let Finished { killed, stats, peak_rss_bytes, complaint } = finished;
    let without = |outcome| Report::new(&order.puzzle, &order.level, &order.request, outcome);
    let limit = |name: &str| Report { limit: Some(name.into()), ..without(Outcome::Limit) };
    let (report, reason) = match (killed, stats.exit_code, stats.signal) {
        (Some(Killed::Cancelled), _, _) => (without(Outcome::Interrupted), None),
        (Some(Killed::Time), _, _) => (limit("time"), None),
        (Some(Killed::Cpu), _, _) => (limit("cpu"), None),
        (Some(Killed::Memory), _, _) => (limit("memory"), None),
        (Some(Killed::Output), _, _) => (limit("output"), None),
        (_, Some(0), _) => match serde_json::from_slice(output) {
            Ok(report) => (report, None),
            Err(error) => {
                (without(Outcome::Garbage), Some(message!("child-unreadable-report", reason = error.to_string())))
            }
        },
        (_, Some(WRONG), _) => {
            (without(Outcome::Wrong), Some(Message::verbatim(String::from_utf8_lossy(output).trim())))
        }
        (_, _, Some(signal)) => {
            (without(Outcome::Crashed), Some(message!("child-signal", signal, complaint = complaint.trim())))
        }
        (_, code, None) => (
            without(Outcome::Crashed),
            Some(message!("child-exit-code", code = code.unwrap_or(-1), complaint = complaint.trim())),
        ),
    };
    let process = Process { command: None, killed: killed.is_some(), reason };
    let peak_rss_bytes = report.stats.peak_rss_bytes.or(peak_rss_bytes);
    let stats = RunStats { process: Some(stats), peak_rss_bytes, ..report.stats };
    Report { process: Some(process), stats, ..report }
}
