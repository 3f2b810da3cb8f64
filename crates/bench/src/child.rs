//! A run of ours in a process of its own: what the harness asks, and what the child does.
//!
//! The child is this very program, called with a hidden command. It reads an `Order` on standard input, searches, has the
//! answer replayed as always, and prints what came of it in JSON.

use std::io::{Read, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};
use solvarium_lab::{Host, NoWatcher, Request, RequestError, SystemClock, registry};

use crate::answer::Answer;
use crate::plan::Task;
use crate::process::{self, Bounds, Finished, Killed};
use crate::record::{Ending, ProcessFigures};

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
}

/// What the child does: reads its order, searches, prints the report. Gives its exit code.
pub fn work(mut input: impl Read, mut output: impl Write) -> Result<i32, String> {
    process::die_with_parent();
    let mut text = String::new();
    input.read_to_string(&mut text).map_err(|e| format!("cannot read the order: {e}"))?;
    let order: Order = serde_json::from_str(&text).map_err(|e| format!("this is no order: {e}"))?;
    let entry = registry::puzzle(&order.puzzle).map_err(|e| e.to_string())?;
    let game = entry.load(&order.text, &order.level).map_err(|e| e.to_string())?;
    let clock = SystemClock::default();
    let never = AtomicBool::new(false);
    let mut host = Host { clock: &clock, cancel: &never, watcher: &mut NoWatcher };
    match game.solve(&order.request, &mut host) {
        Ok(report) => {
            serde_json::to_writer(&mut output, &Answer::from(&report))
                .map_err(|e| format!("cannot write the report: {e}"))?;
            Ok(0)
        }
        Err(error @ RequestError::WrongAnswer { .. }) => {
            write!(output, "{error}").map_err(|e| e.to_string())?;
            Ok(WRONG)
        }
        Err(error) => Err(error.to_string()),
    }
}

/// Has a child do a task. `available` is the memory it may take in any case; nothing when it was cancelled.
pub fn ask(
    program: &Path,
    task: &Task,
    available: Option<u64>,
    cancel: &AtomicBool,
) -> std::io::Result<Option<Answer>> {
    let request = &task.solver.request;
    let order = Order {
        puzzle: task.level.puzzle.into(),
        level: task.level.name.clone(),
        text: task.level.text.clone(),
        request: request.clone(),
    };
    let input = serde_json::to_vec(&order).expect("an order can always be written as JSON");
    let own = request.limits.bytes.map(|bytes| bytes.saturating_add(bytes / 4).saturating_add(BESIDES));
    let bounds = Bounds {
        seconds: request.limits.seconds.map(|seconds| seconds * 1.05 + GRACE),
        bytes: own.into_iter().chain(available).min(),
        cancel,
    };
    let mut command = Command::new(program);
    command.arg(COMMAND);
    let mut report = Vec::new();
    let finished = process::run(command, &input, &bounds, |piece| {
        report.extend_from_slice(piece);
        if report.len() > LONGEST { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })?;
    Ok(answer(finished, &report).map(|answer| answer.within(own, available)))
}

/// What a child's end and its report mean.
fn answer(finished: Finished, report: &[u8]) -> Option<Answer> {
    let Finished { killed, figures, complaint } = finished;
    let limit = |name: &str| Answer {
        limit: Some(name.into()),
        killed: true,
        ..Answer::without(Ending::Limit, None, figures.clone())
    };
    match killed {
        Some(Killed::Cancelled) => return None,
        Some(Killed::Time) => return Some(limit("time")),
        Some(Killed::Memory) => return Some(limit("memory")),
        Some(Killed::Output) => return Some(limit("output")),
        None => {}
    }
    let told = || String::from_utf8_lossy(report).trim().to_string();
    if figures.exit_code == Some(WRONG) {
        return Some(Answer::without(Ending::Wrong, Some(told()), figures));
    }
    if figures.exit_code != Some(0) {
        let how = match (figures.exit_code, figures.signal) {
            (_, Some(signal)) => format!("ended by signal {signal}"),
            (code, None) => format!("exit code {}", code.unwrap_or(-1)),
        };
        let reason = format!("{how}: {}", complaint.trim());
        return Some(Answer::without(Ending::Crashed, Some(reason), figures));
    }
    Some(match serde_json::from_slice::<Answer>(report) {
        Ok(told) => {
            let peak_rss_bytes = told.process.peak_rss_bytes.or(figures.peak_rss_bytes);
            Answer { process: ProcessFigures { peak_rss_bytes, ..figures }, ..told }
        }
        Err(error) => Answer::without(Ending::Garbage, Some(format!("the report cannot be read: {error}")), figures),
    })
}
