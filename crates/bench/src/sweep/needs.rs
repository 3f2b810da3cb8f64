//! What a share of a plan needs at most: as if every run took all that its limits allow.

use std::collections::BTreeMap;

use solvarium_lab::Request;
use solvarium_lab::request::THREADS;

use crate::child;
use crate::plan::{Job, Plan};
use crate::session::SHARE;

/// Seconds to read the suite and what is there, and to make its levels.
const START: f64 = 600.0;
/// Bytes that the session itself holds.
const OWN: f64 = (512 << 20) as f64;
/// What the largest share of a plan needs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Needs {
    /// Runs that are written down.
    pub runs: usize,
    /// Seconds from its start to its end; none where a run has no limit.
    pub seconds: Option<f64>,
    /// Bytes of memory; none where a run has no limit.
    pub bytes: Option<f64>,
    /// Processors.
    pub cores: u64,
}

/// The sums over the runs of a share.
#[derive(Clone, Copy, Default)]
struct Sums {
    runs: usize,
    /// Seconds of all runs, one after the other.
    seconds: f64,
    /// Seconds of the longest chain of runs that have to follow one another: those before the first that counts, and one.
    chain: f64,
}

impl Needs {
    /// Of the largest of so many shares, with so many runs at a time.
    pub fn of(plan: &Plan, shares: usize, jobs: usize) -> Needs {
        let dealt = plan.deal(shares);
        let mut sums: BTreeMap<usize, Sums> = BTreeMap::new();
        for job in &plan.jobs {
            sums.entry(dealt[&job.task.level.key]).or_default().add(job);
        }
        let limits = || plan.jobs.iter().map(|job| &job.task.solver.request);
        let limited = limits().all(|request| request.limits.seconds.is_some());
        let allowances: Option<Vec<u64>> = limits().map(child::allowance).collect();
        let run = allowances.map(|all| all.into_iter().max().unwrap_or_default() as f64);
        let seconds = sums.values().map(|share| share.time(jobs)).fold(0.0, f64::max);
        Needs {
            runs: sums.values().map(|share| share.runs).max().unwrap_or_default(),
            seconds: limited.then_some(START + seconds),
            // A session gives its runs a share of what is free, and each must get what it may hold.
            bytes: run.map(|bytes| OWN + jobs as f64 * bytes / SHARE),
            cores: jobs as u64 * plan.jobs.iter().map(threads).max().unwrap_or(1),
        }
    }
}

impl Sums {
    fn add(&mut self, job: &Job) {
        let seconds = job.task.solver.request.limits.seconds.map_or(0.0, child::patience);
        let before = f64::from(job.task.warm_up) * seconds;
        self.runs += 1;
        self.seconds += seconds + if job.repeat == 0 { before } else { 0.0 };
        self.chain = self.chain.max(before + seconds);
    }

    /// The most that workers take who are idle only while nothing can be begun (Graham 1969).
    fn time(&self, jobs: usize) -> f64 {
        let jobs = jobs as f64;
        self.seconds / jobs + (1.0 - 1.0 / jobs) * self.chain
    }
}

/// The threads that a run works on.
fn threads(job: &Job) -> u64 {
    let Request { settings, scale, .. } = &job.task.solver.request;
    let set = settings.iter().filter(|(name, _)| name == THREADS).find_map(|(_, value)| value.parse().ok());
    scale.as_ref().map(|scale| scale.threads as u64).or(set).unwrap_or(1)
}
