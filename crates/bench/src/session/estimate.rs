//! How long the rest of a session will take: runs of the same task take as long as those before it did, the others as long
//! as the mean of all.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use crate::plan::Job;
use crate::record::Record;
use crate::store::Results;

/// What is known about the time that runs take.
pub struct Estimate {
    tasks: HashMap<String, Known>,
    workers: usize,
}

/// What is known about the runs of one task.
#[derive(Default)]
struct Known {
    made: u32,
    seconds: f64,
    left: u32,
    /// Of those left, the runs that come before the first that counts.
    cold: u32,
}

impl Estimate {
    /// At the start of a session, from the runs that are already there.
    pub fn new(missing: &VecDeque<&Job>, done: &Results, workers: usize) -> Self {
        let mut tasks: HashMap<String, Known> = HashMap::new();
        for job in missing {
            let warm_up = job.task.warm_up;
            let cold = || Known { left: warm_up, cold: warm_up, ..Known::default() };
            tasks.entry(job.task.key.clone()).or_insert_with(cold).left += 1;
        }
        let mut estimate = Estimate { tasks, workers };
        done.records.iter().for_each(|record| estimate.learn(record));
        estimate
    }

    /// After a run: the time that the others will take.
    pub fn after(&mut self, record: &Record) -> Duration {
        self.learn(record);
        if let Some(known) = self.tasks.get_mut(&record.key) {
            known.left = known.left.saturating_sub(1 + known.cold);
            known.cold = 0;
        }
        self.left()
    }

    fn learn(&mut self, record: &Record) {
        if let Some(known) = self.tasks.get_mut(&record.key) {
            known.made += 1;
            known.seconds += record.result.stats.process_seconds();
        }
    }

    fn left(&self) -> Duration {
        let (made, seconds) = self.tasks.values().fold((0, 0.0), |(n, s), known| (n + known.made, s + known.seconds));
        let mean = if made > 0 { seconds / f64::from(made) } else { 0.0 };
        let of = |known: &Known| if known.made > 0 { known.seconds / f64::from(known.made) } else { mean };
        let total: f64 = self.tasks.values().map(|known| of(known) * f64::from(known.left)).sum();
        Duration::from_secs_f64(total / self.workers as f64)
    }
}
