//! Searches that go on in several processes, which all run this program with the same request.

use std::path::{Path, PathBuf};
use std::time::Duration;

pub use solvarium_cluster::{Hosts, MESSAGES, Problem};
use solvarium_cluster::{Meeting, Terms, Wire};
use solvarium_engine::{Ctx, Message, Stop};
use solvarium_scale::Ended;

use crate::at_scale::Identity;
use crate::error::RequestError;
use crate::request::Scale;

/// How long to wait for the others, if nothing else is said.
const PATIENCE: Duration = Duration::from_secs(10);

/// The processes to search with.
#[derive(Clone, Debug, PartialEq)]
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

    /// The folder of this process within one that all may share.
    pub(crate) fn folder(&self, folder: &Path) -> PathBuf {
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
        let meeting = Meeting {
            hosts: &self.hosts,
            process: self.process,
            listen: self.listen.as_deref(),
            patience: self.patience,
            terms,
            cancel: ctx.cancel(),
        };
        let mut wire = match Wire::join(&meeting) {
            Err(Problem::Interrupted) => return Ok(Err(Stop::Interrupted)),
            joined => joined.map_err(apart)?,
        };
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
}

/// The error for what keeps the processes apart.
fn apart(problem: Problem) -> RequestError {
    let reason = Message::from(&problem);
    if problem.is_absence() { RequestError::Lost(reason) } else { RequestError::Failed(reason) }
}
