//! A session: the runs of a plan that are still missing, each in its own process, each recorded when it ends.

mod estimate;
mod others;
#[cfg(feature = "cluster")]
mod together;

use std::collections::{HashMap, VecDeque};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex};
use std::time::{Duration, Instant};

use solvarium_lab::report::VERSION;
use solvarium_lab::units::bytes;
use solvarium_lab::{Message, Outcome, Report, RequestError, memory, message};
use thiserror::Error;

use crate::child::Room;
use crate::external::{self, ExternalError, Solver, Surroundings};
use crate::plan::{Job, Plan, Shard, Task};
use crate::record::{FORMAT, Line, Record, Session};
use crate::store::{Results, StoreError, Writer};
use crate::words::displayed_in_english;
use crate::{child, host, key};

use estimate::Estimate;
use others::{Nobody, Others};

#[cfg(feature = "cluster")]
pub use together::{Followed, Following, follow};

/// The share of the available memory that all runs together may take.
pub(crate) const SHARE: f64 = 0.8;

/// How long a run that was ended by a signal may be followed by its session.
const TOGETHER: Duration = Duration::from_secs(2);
/// Signals by which people and schedulers end programs: hang-up, interrupt, kill, terminate.
const ENDING: [i32; 4] = [1, 2, 9, 15];

/// How a session is run.
pub struct Terms<'a> {
    /// This program, to be started as a child.
    pub program: &'a Path,
    /// What tells it apart from other builds: see [`key::of_build`].
    pub build: String,
    /// The command line that began the session, for the record.
    pub command: String,
    /// Runs at a time.
    pub jobs: usize,
    /// Where runs that keep their states on disk have their folders. It is this session's alone.
    pub states: PathBuf,
    /// The processes that make runs together, if there are several; this is the first of them.
    #[cfg(feature = "cluster")]
    pub cluster: Option<solvarium_lab::cluster::Cluster>,
    /// Set to end the session; runs in flight are ended and not recorded.
    pub cancel: &'a AtomicBool,
}

/// Where in a folder the runs of a share have theirs that keep their states on disk. The name is that of the folder of the
/// results, which one session at a time writes to; so nobody else uses it.
pub fn states_in(folder: &Path, results: &Path, shard: Option<Shard>) -> std::io::Result<PathBuf> {
    let results = std::path::absolute(results)?;
    let share = shard.map_or_else(String::new, |Shard { index, of }| format!("{index} {of}"));
    Ok(folder_of(folder, &[&results.to_string_lossy(), &share]))
}

/// The folder within another for what has these names.
fn folder_of(folder: &Path, names: &[&str]) -> PathBuf {
    folder.join(format!("solvarium-{}", &key::of(names)[..12]))
}

/// Follows how far a session is.
pub trait Listener: Send {
    /// It begins, with `done` runs already there and `left` still to make.
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
    Store(#[from] StoreError),
    /// An external program cannot be asked this.
    External(#[from] ExternalError),
    /// A child could not be started.
    Process(#[from] std::io::Error),
    /// The processes that make runs together cannot do so, or no longer.
    Together(#[from] RequestError),
}

impl From<&SessionError> for Message {
    fn from(error: &SessionError) -> Self {
        match error {
            SessionError::Store(error) => error.into(),
            SessionError::External(error) => error.into(),
            SessionError::Together(error) => error.into(),
            SessionError::Process(error) => message!("session-no-process", reason = error.to_string()),
        }
    }
}

displayed_in_english!(SessionError);

/// Makes the runs that are missing in `done`. Whether all were made, rather than the session cancelled.
pub fn run(
    plan: &Plan,
    writer: Writer,
    done: &Results,
    terms: &Terms<'_>,
    listener: &mut dyn Listener,
) -> Result<bool, SessionError> {
    #[cfg(feature = "cluster")]
    if let Some(cluster) = &terms.cluster {
        return together::lead(plan, cluster, terms, |all| make(plan, writer, done, terms, listener, all));
    }
    make(plan, writer, done, terms, listener, &mut Nobody)
}

/// Makes them, some of them with others.
fn make(
    plan: &Plan,
    mut writer: Writer,
    done: &Results,
    terms: &Terms<'_>,
    listener: &mut dyn Listener,
    others: &mut impl Others,
) -> Result<bool, SessionError> {
    let missing: VecDeque<&Job> = plan.missing(done).into();
    let session = describe(plan, terms);
    listener.begin(&session, plan.jobs.len() - missing.len(), missing.len());
    if missing.is_empty() {
        return Ok(true);
    }
    writer.append(&Line::Session(Box::new(session.clone())))?;
    child::remove(&terms.states)?;
    let estimate = Estimate::new(&missing, done, terms.jobs);
    let share = |bytes: u64| (bytes as f64 * SHARE / terms.jobs as f64) as u64;
    let floor = Floor {
        desk: Mutex::new(Desk { left: missing, warmed: HashMap::new(), writer, estimate, listener }),
        warm: Condvar::new(),
        session: &session,
        terms,
        share: memory::available().map(share),
    };
    let failure = Mutex::new(None);
    let end = |worked: Result<(), SessionError>| {
        if let Err(error) = worked {
            if terms.jobs > 1 {
                terms.cancel.store(true, Ordering::Relaxed);
            }
            failure.lock().expect("no worker panics").get_or_insert(error);
        }
        // With the desk in hand: nobody is between looking for work and waiting for it.
        let _desk = floor.desk.lock().expect("no worker panics");
        floor.warm.notify_all();
    };
    std::thread::scope(|scope| {
        for worker in 1..terms.jobs {
            let (floor, end) = (&floor, &end);
            scope.spawn(move || end(floor.work(worker, &mut Nobody)));
        }
        // Whoever makes runs with others stays where they met.
        end(floor.work(0, others));
    });
    if let Some(error) = failure.into_inner().expect("no worker panics") {
        return Err(error);
    }
    floor.desk.into_inner().expect("no worker panics").writer.close()?;
    child::remove(&terms.states)?;
    Ok(!terms.cancel.load(Ordering::Relaxed))
}

fn describe(plan: &Plan, terms: &Terms<'_>) -> Session {
    let started = jiff::Timestamp::now().to_string();
    let host = host::facts();
    Session {
        format: FORMAT,
        id: key::of(&[&started, &host.id, &std::process::id().to_string()])[..12].into(),
        started,
        command: terms.command.clone(),
        suite: plan.suite.clone(),
        about: plan.about.clone(),
        groups: plan.groups.clone(),
        solvers: plan.solvers.clone(),
        order_seed: plan.order_seed,
        jobs: terms.jobs,
        version: VERSION.into(),
        build: terms.build.clone(),
        host,
    }
}

/// What the workers write on, one at a time.
struct Desk<'a> {
    left: VecDeque<&'a Job>,
    /// Tasks by key, and whether their runs before the first that counts have been made.
    warmed: HashMap<&'a str, bool>,
    writer: Writer,
    estimate: Estimate,
    listener: &'a mut dyn Listener,
}

/// Where the workers work.
struct Floor<'a> {
    desk: Mutex<Desk<'a>>,
    /// Notified when a task is warm, so that its other repeats may begin.
    warm: Condvar,
    session: &'a Session,
    terms: &'a Terms<'a>,
    /// Bytes that each run may take of what is free on the machine.
    share: Option<u64>,
}

impl<'a> Floor<'a> {
    /// Takes runs and makes them until none is left.
    fn work(&self, worker: usize, others: &mut impl Others) -> Result<(), SessionError> {
        while let Some((job, cold)) = self.take(worker) {
            for _ in 0..if cold { job.task.warm_up } else { 0 } {
                self.ask(&job.task, worker, others)?;
            }
            if cold {
                self.desk.lock().expect("no worker panics").warmed.insert(&job.task.key, true);
                self.warm.notify_all();
            }
            let Some(result) = self.ask(&job.task, worker, others)? else { return Ok(()) };
            let record = job.record(result, self.session);
            let mut desk = self.desk.lock().expect("no worker panics");
            desk.writer.append(&Line::Run(Box::new(record.clone())))?;
            let left = desk.estimate.after(&record);
            desk.listener.end(&record, left);
        }
        Ok(())
    }

    /// The next run, and whether its task is still cold; nothing when there is none or the session was cancelled. A repeat of
    /// a task that somebody is warming up waits.
    fn take(&self, worker: usize) -> Option<(&'a Job, bool)> {
        let mut desk = self.desk.lock().expect("no worker panics");
        loop {
            if desk.left.is_empty() || self.terms.cancel.load(Ordering::Relaxed) {
                return None;
            }
            let ready = desk.left.iter().position(|job| desk.warmed.get(job.task.key.as_str()) != Some(&false));
            let Some(job) = ready.and_then(|at| desk.left.remove(at)) else {
                desk = self.warm.wait(desk).expect("no worker panics");
                continue;
            };
            let cold = !desk.warmed.contains_key(job.task.key.as_str());
            desk.warmed.entry(&job.task.key).or_insert(false);
            desk.listener.start(worker, job);
            return Some((job, cold));
        }
    }

    /// Asks the solver, ours or an external one; nothing if it was interrupted.
    fn ask(&self, task: &Task, worker: usize, others: &mut impl Others) -> Result<Option<Report>, SessionError> {
        let Terms { program, cancel, ref states, .. } = *self.terms;
        let (level, request) = (&task.level, &task.solver.request);
        let (report, own) = match Solver::of(&task.solver).expect("the plan has read it") {
            Some(solver) => {
                let surroundings = Surroundings { solvarium: program, available: self.share, cancel, trace: None };
                let report = external::solve(&solver, level.game.as_ref(), &level.name, request, surroundings)?;
                (report, request.limits.bytes)
            }
            None => {
                let folder = &states.join(worker.to_string());
                let room = Room {
                    available: self.share,
                    folder,
                    #[cfg(feature = "cluster")]
                    cluster: self.terms.cluster.as_ref().filter(|_| task.solver.processes.is_some()),
                };
                let made = others.make(task, || child::ask(program, task, &room, cancel))?;
                let Some(report) = made else { return Ok(None) };
                (report, child::allowance(request))
            }
        };
        let is_over = report.outcome == Outcome::Interrupted || was_interrupted(&report, cancel);
        Ok((!is_over).then(|| explained(report, own, self.share)))
    }
}

/// Whether a run has no answer because its session is ended. A scheduler sends the signal to all processes of a job, and the
/// run may be hit before the session; if the session cannot learn of it, it does not live to write the run down.
fn was_interrupted(report: &Report, cancel: &AtomicBool) -> bool {
    let process = report.stats.process.as_ref();
    let signal = process.and_then(|process| process.signal.or(process.exit_code.map(|code| code - 128)));
    if !report.is_answered() && !report.is_killed() && signal.is_some_and(|signal| ENDING.contains(&signal)) {
        let begun = Instant::now();
        while !cancel.load(Ordering::Relaxed) && begun.elapsed() < TOGETHER {
            std::thread::sleep(TOGETHER / 100);
        }
    }
    !report.is_answered() && cancel.load(Ordering::Relaxed)
}

/// Says so, if it was not its own memory limit that ended a run but what the machine had to give.
fn explained(mut report: Report, own: Option<u64>, share: Option<u64>) -> Report {
    let scarce = report.is_killed() && report.limit.as_deref() == Some("memory") && report.reason().is_none();
    let most = share.filter(|&most| scarce && own.is_none_or(|own| most < own));
    if let (Some(most), Some(process)) = (most, &mut report.process) {
        process.reason = Some(message!("session-scarce-memory", size = bytes(most)));
    }
    report
}
