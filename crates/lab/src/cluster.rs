//! Searches that go on in several processes, which all run this program with the same request.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
pub use solvarium_cluster::{Hosts, MESSAGES, Problem, Terms};
use solvarium_cluster::{Meeting, Wire};
use solvarium_engine::{Ctx, Message, Stop};
use solvarium_scale::Ended;
use solvarium_scale::link::Link as _;

use crate::at_scale::Identity;
use crate::error::RequestError;
use crate::request::Scale;

/// How long to wait for the others, if nothing else is said.
const PATIENCE: Duration = Duration::from_secs(10);
/// Between two looks whether all are to end.
const MOMENT: Duration = Duration::from_millis(20);

/// The processes to search with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cluster {
    /// Where all of them are.
    hosts: Hosts,
    /// The number of this process, from 0.
    process: usize,
    /// Where this process listens, if that is not its address among the hosts.
    pub listen: Option<String>,
    /// How long to wait for the others.
    pub patience: Duration,
}

impl Cluster {
    /// These processes, of which this one has this number.
    pub fn new(hosts: Hosts, process: usize) -> Result<Cluster, Problem> {
        let processes = hosts.count();
        if process >= processes {
            return Err(Problem::NoSuchProcess { process, processes });
        }
        Ok(Cluster { hosts, process, listen: None, patience: PATIENCE })
    }

    /// The number of this process.
    pub fn process(&self) -> usize {
        self.process
    }

    /// How many there are.
    pub fn processes(&self) -> usize {
        self.hosts.count()
    }

    /// The folder of this process within one that all may share.
    pub fn folder(&self, folder: &Path) -> PathBuf {
        folder.join(format!("process-{:04}", self.process))
    }

    /// What must be the same for all: what the search is, and how it is done.
    pub(crate) fn terms(&self, identity: Identity, scale: &Scale, ctx: &Ctx<'_>) -> Terms {
        let mut terms = identity;
        let nodes = ctx.limits().nodes.map_or_else(|| "-".into(), |nodes| nodes.to_string());
        let how = [
            ("processes", self.hosts.count().to_string()),
            ("threads", scale.threads.to_string()),
            ("nodes", nodes),
            ("disk", scale.disk.is_some().to_string()),
        ];
        terms.extend(how.map(|(name, value)| (name.into(), value)));
        terms
    }

    /// Waits for the others and lets them do something together.
    pub(crate) fn together<T>(
        &self,
        terms: &Terms,
        ctx: &mut Ctx<'_>,
        work: impl FnOnce(&mut Wire, &mut Ctx<'_>) -> Result<T, Ended>,
    ) -> Result<Result<T, Stop>, RequestError> {
        let Some(mut wire) = self.join(terms, ctx.cancel())? else { return Ok(Err(Stop::Interrupted)) };
        ctx.begin_with(wire.alarm());
        let done = work(&mut wire, ctx);
        let problem = wire.problem().cloned();
        wire.end();
        match (done, problem) {
            (Ok(done), _) => Ok(Ok(done)),
            (Err(_), Some(problem)) => Err(apart(problem)),
            (Err(Ended::Stopped(reason)), None) => Ok(Err(reason)),
            (Err(Ended::Failed(reason)), None) => Err(RequestError::Failed(reason)),
        }
    }

    /// Waits for the others and does several things with them. Whoever is asked to end, by `cancel`, ends all; and `cancel` is set
    /// where another one is gone. Nothing is done if that comes before they met.
    pub fn meet<T>(
        &self,
        terms: &Terms,
        cancel: &AtomicBool,
        work: impl FnOnce(&mut Company<'_>) -> T,
    ) -> Result<Option<T>, RequestError> {
        let Some(wire) = self.join(terms, Some(cancel))? else { return Ok(None) };
        let (stop, alarm, over) = (wire.stopper(), wire.alarm(), AtomicBool::new(false));
        let mut company = Company { wire, cancel };
        let done = thread::scope(|scope| {
            scope.spawn(|| {
                while !over.load(Ordering::Relaxed) {
                    if alarm.load(Ordering::Relaxed) {
                        return cancel.store(true, Ordering::Relaxed);
                    }
                    if cancel.load(Ordering::Relaxed) {
                        return stop();
                    }
                    thread::sleep(MOMENT);
                }
            });
            let _over = Over(&over);
            work(&mut company)
        });
        company.wire.end();
        Ok(Some(done))
    }

    /// Connects to the others, unless it is to end before all are there.
    fn join(&self, terms: &Terms, cancel: Option<&AtomicBool>) -> Result<Option<Wire>, RequestError> {
        let meeting = Meeting {
            hosts: &self.hosts,
            process: self.process,
            listen: self.listen.as_deref(),
            patience: self.patience,
            terms,
            cancel,
        };
        match Wire::join(&meeting) {
            Err(Problem::Interrupted) => Ok(None),
            joined => joined.map(Some).map_err(apart),
        }
    }
}

/// Sets what it refers to once it is dropped, also by a panic.
struct Over<'a>(&'a AtomicBool);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Processes that do several things together, one after the other.
pub struct Company<'a> {
    wire: Wire,
    cancel: &'a AtomicBool,
}

impl Company<'_> {
    /// Tells the others what something came to here, waits for them, and gives what it came to in each. What failed in one fails in
    /// all; and there is nothing if one of them is to end.
    pub fn agree<T: Serialize + DeserializeOwned>(
        &mut self,
        here: Result<T, Message>,
    ) -> Result<Option<Vec<T>>, RequestError> {
        let here = match here {
            Ok(_) if self.cancel.load(Ordering::Relaxed) => Err(Ended::Stopped(Stop::Interrupted)),
            here => here.map_err(Ended::Failed),
        };
        match ((&mut self.wire).agree(here), self.wire.problem()) {
            (Ok(all), _) => Ok(Some(all)),
            (Err(_), Some(Problem::Interrupted)) | (Err(Ended::Stopped(_)), None) => {
                self.cancel.store(true, Ordering::Relaxed);
                Ok(None)
            }
            (Err(_), Some(problem)) => Err(apart(problem.clone())),
            (Err(Ended::Failed(reason)), None) => Err(RequestError::Failed(reason)),
        }
    }
}

/// The error for what keeps the processes apart.
fn apart(problem: Problem) -> RequestError {
    let reason = Message::from(&problem);
    if problem.is_absence() { RequestError::Lost(reason) } else { RequestError::Failed(reason) }
}
