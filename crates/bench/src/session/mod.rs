//! A session: the runs of a plan that are still missing, each in a process of its own, each written down when it ends.

mod estimate;

use std::collections::HashSet;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use solvarium_lab::memory;
use solvarium_lab::report::VERSION;
use thiserror::Error;

use crate::answer::Answer;
use crate::external::{self, ExternalError, Solver};
use crate::plan::{Job, Plan, Task};
use crate::record::{FORMAT, Line, Record, Session};
use crate::store::{Results, StoreError, Writer};
use crate::{child, host, key};

use estimate::Estimate;

/// The share of the available memory that all runs together may take.
const SHARE: f64 = 0.8;

/// How a session is run.
pub struct Terms<'a> {
    /// This program, to be started as a child.
    pub program: &'a Path,
    /// The command line that began the session, for the record.
    pub command: String,
    /// Runs at a time.
    pub jobs: usize,
    /// Set to end the session; runs in flight are ended and not written down.
    pub cancel: &'a AtomicBool,
}

/// Who is told how far a session is.
pub trait Listener: Send {
    /// It begins, with so many runs already there and so many to be made.
    fn begin(&mut self, session: &Session, done: usize, left: usize);
    /// A worker, numbered from 0, starts a run.
    fn start(&mut self, worker: usize, job: &Job);
    /// A run has ended; the others will take about so long.
    fn end(&mut self, record: &Record, left: Duration);
}

/// Why a session broke off.
#[derive(Debug, Error)]
pub enum SessionError {
    /// Results could not be written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Somebody else's program cannot be asked this.
    #[error(transparent)]
    External(#[from] ExternalError),
    /// A child could not be started.
    #[error("cannot start a process: {0}")]
    Process(#[from] std::io::Error),
}

/// Makes the runs that are missing in `done`. Whether all were made, rather than the session cancelled.
pub fn run(
    plan: &Plan,
    mut writer: Writer,
    done: &Results,
    terms: &Terms<'_>,
    listener: &mut dyn Listener,
) -> Result<bool, SessionError> {
    let known: HashSet<(&str, u32)> = done.records.iter().map(|record| (record.key.as_str(), record.repeat)).collect();
    let is_missing = |job: &&Job| !known.contains(&(job.task.key.as_str(), job.repeat));
    let missing: Vec<&Job> = plan.jobs.iter().filter(is_missing).collect();
    let session = describe(plan, terms);
    listener.begin(&session, plan.jobs.len() - missing.len(), missing.len());
    if missing.is_empty() {
        return Ok(true);
    }
    writer.append(&Line::Session(Box::new(session.clone())))?;
    let estimate = Estimate::new(&missing, done, terms.jobs);
    let desk = Mutex::new(Desk { left: missing.into_iter(), warmed: HashSet::new(), writer, estimate, listener });
    let failure = Mutex::new(None);
    std::thread::scope(|scope| {
        for worker in 0..terms.jobs {
            let (desk, failure, session) = (&desk, &failure, &session);
            scope.spawn(move || {
                if let Err(error) = work(worker, desk, session, terms) {
                    terms.cancel.store(true, Ordering::Relaxed);
                    failure.lock().expect("no worker panics").get_or_insert(error);
                }
            });
        }
    });
    match failure.into_inner().expect("no worker panics") {
        Some(error) => Err(error),
        None => Ok(!terms.cancel.load(Ordering::Relaxed)),
    }
}

fn describe(plan: &Plan, terms: &Terms<'_>) -> Session {
    let started = jiff::Timestamp::now().to_string();
    let build = key::of_file(terms.program).unwrap_or_default();
    let host = host::facts();
    Session {
        format: FORMAT,
        id: key::of(&[&started, &host.id, &std::process::id().to_string()])[..12].into(),
        started,
        command: terms.command.clone(),
        suite: plan.suite.clone(),
        order_seed: plan.order_seed,
        jobs: terms.jobs,
        version: VERSION.into(),
        build: build.chars().take(12).collect(),
        host,
    }
}

/// What the workers share.
struct Desk<'a> {
    left: std::vec::IntoIter<&'a Job>,
    warmed: HashSet<String>,
    writer: Writer,
    estimate: Estimate,
    listener: &'a mut dyn Listener,
}

/// Takes runs and makes them until none is left.
fn work(worker: usize, desk: &Mutex<Desk<'_>>, session: &Session, terms: &Terms<'_>) -> Result<(), SessionError> {
    while !terms.cancel.load(Ordering::Relaxed) {
        let (job, warm_up) = {
            let mut desk = desk.lock().expect("no worker panics");
            let Some(job) = desk.left.next() else { return Ok(()) };
            desk.listener.start(worker, job);
            let cold = desk.warmed.insert(job.task.key.clone());
            (job, if cold { job.task.warm_up } else { 0 })
        };
        for _ in 0..warm_up {
            ask(&job.task, terms)?;
        }
        let Some(answer) = ask(&job.task, terms)? else { return Ok(()) };
        let record = answer.record(job.run(), session);
        let mut desk = desk.lock().expect("no worker panics");
        desk.writer.append(&Line::Run(Box::new(record.clone())))?;
        let left = desk.estimate.after(&record);
        desk.listener.end(&record, left);
    }
    Ok(())
}

/// Asks whoever is to solve; nothing when the session was cancelled.
fn ask(task: &Task, terms: &Terms<'_>) -> Result<Option<Answer>, SessionError> {
    let share = |bytes: u64| (bytes as f64 * SHARE / terms.jobs as f64) as u64;
    let available = memory::available().map(share);
    match Solver::of(&task.solver).expect("the plan has read it") {
        Some(solver) => Ok(external::ask(terms.program, &solver, task, available, terms.cancel)?),
        None => Ok(child::ask(terms.program, task, available, terms.cancel)?),
    }
}
