//! Sessions of several processes, on one machine or many, each of which has the same suite.
//!
//! The first one's session is as any other, but that it tells the others before each run that is made together; then each starts
//! a child of its own, and these children meet where their parents met before. The others only follow. After such a run all wait
//! for each other once more: nothing is written down that was ended because somebody is gone or asked for it.

use std::io;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use solvarium_lab::cluster::{Cluster, Company, Terms as Common};
use solvarium_lab::report::VERSION;
use solvarium_lab::{Message, Report, memory, message};

use super::others::Others;
use super::{SHARE, SessionError, Terms, folder_of};
use crate::child::{self, Room};
use crate::key;
use crate::plan::{Plan, Task};

/// Letters of the key of a suite, which people may see.
const LETTERS: usize = 12;

/// What a process tells the others: the first one the key of the run that is next, nothing at the end; the others nothing.
type Next = Option<String>;

/// How a process takes part in the session of the first.
pub struct Following<'a> {
    /// This program, to be started as a child.
    pub program: &'a Path,
    /// What tells it apart from other builds.
    pub build: &'a str,
    /// The processes.
    pub cluster: &'a Cluster,
    /// Where runs that keep their states on disk have their folders.
    pub states: &'a Path,
    /// Set to end the session, of all.
    pub cancel: &'a AtomicBool,
}

/// What a process did that took part in a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Followed {
    /// The runs that it made with the others.
    pub runs: usize,
    /// Whether the session came to its end, rather than being cancelled.
    pub finished: bool,
}

/// Makes runs as the first of several processes; whether all were made, rather than the session cancelled.
pub(super) fn lead(
    plan: &Plan,
    cluster: &Cluster,
    terms: &Terms<'_>,
    make: impl FnOnce(&mut Company<'_>) -> Result<bool, SessionError>,
) -> Result<bool, SessionError> {
    let work = |company: &mut Company<'_>| -> Result<bool, SessionError> {
        if agree(company, Ok(Some(terms.states.display().to_string())))?.is_none() {
            return Ok(false);
        }
        let made = make(company);
        if let Err(SessionError::Together(_)) = made {
            // The others know, or are gone.
            return made;
        }
        let told = agree(company, made.as_ref().map(|_| None).map_err(Message::from));
        let finished = made?;
        told.map(|_| finished)
    };
    cluster.meet(&common(plan, cluster, &terms.build), terms.cancel, work)?.unwrap_or(Ok(false))
}

/// Takes part in the runs of a plan as the first process says. `made` is told what each came to here.
pub fn follow(
    plan: &Plan,
    terms: &Following<'_>,
    made: &mut dyn FnMut(&Task, &Report),
) -> Result<Followed, SessionError> {
    let available = memory::available().map(|bytes| (bytes as f64 * SHARE) as u64);
    let mut runs = 0;
    let work = |company: &mut Company<'_>| -> Result<bool, SessionError> {
        let Some(session) = agree(company, Ok(None))? else { return Ok(false) };
        let states = folder_of(terms.states, &[&session.unwrap_or_default()]);
        let folder = &states.join("0");
        let finished = loop {
            let Some(next) = agree(company, Ok(None))? else { break false };
            let Some(key) = next else { break true };
            let task = plan.jobs.iter().map(|job| &job.task).find(|task| task.key == key);
            let task = task.expect("all have the same suite");
            let room = Room { available, folder, cluster: Some(terms.cluster) };
            let make = || child::ask(terms.program, task, &room, terms.cancel);
            let Some(report) = all_have_made(company, make)? else { break false };
            made(task, &report);
            runs += 1;
        };
        // They are there if a run kept its states on disk. Where all see the same folder, another process may have removed them.
        let _ = std::fs::remove_dir(folder).and_then(|()| std::fs::remove_dir(&states));
        Ok(finished)
    };
    let met = terms.cluster.meet(&common(plan, terms.cluster, terms.build), terms.cancel, work)?;
    let finished = met.unwrap_or(Ok(false))?;
    Ok(Followed { runs, finished })
}

impl Others for Company<'_> {
    fn make(&mut self, task: &Task, here: impl FnOnce() -> io::Result<Report>) -> Result<Option<Report>, SessionError> {
        if task.solver.processes.is_none() {
            return Ok(Some(here()?));
        }
        match agree(self, Ok(Some(task.key.clone())))? {
            Some(_) => all_have_made(self, here),
            None => Ok(None),
        }
    }
}

/// Makes a run here and waits until all others have made it; nothing if the session is to end.
fn all_have_made(
    company: &mut Company<'_>,
    here: impl FnOnce() -> io::Result<Report>,
) -> Result<Option<Report>, SessionError> {
    let report = here();
    let failure = |error: &io::Error| message!("session-no-process", reason = error.to_string());
    let told = agree(company, report.as_ref().map(|_| None).map_err(failure))?;
    Ok(told.map(|_| report).transpose()?)
}

/// Tells the others something, and waits for what the first one says; nothing if the session is to end.
fn agree(company: &mut Company<'_>, here: Result<Next, Message>) -> Result<Option<Next>, SessionError> {
    let said = company.agree(here)?;
    Ok(said.map(|said| said.into_iter().next().flatten()))
}

/// What must be the same for all.
fn common(plan: &Plan, cluster: &Cluster, build: &str) -> Common {
    let runs: Vec<String> = plan.jobs.iter().map(|job| format!("{} {}", job.task.key, job.repeat)).collect();
    let runs: Vec<&str> = runs.iter().map(String::as_str).collect();
    let terms = [
        ("version", VERSION),
        ("processes", &cluster.processes().to_string()),
        ("build", build),
        ("runs", &runs.len().to_string()),
        ("suite", &key::of(&runs)[..LETTERS]),
    ];
    terms.into_iter().map(|(name, value)| (name.into(), value.into())).collect()
}
