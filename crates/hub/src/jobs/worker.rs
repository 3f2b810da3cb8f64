//! A worker: it takes jobs from the queue, as long as it is not told to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use solvarium_engine::{Message, message};
use tokio::sync::{oneshot, watch};

use super::{ATTEMPTS, Job};
use crate::Hub;
use crate::problem::{Answer, Kind, Problem};
use crate::secret::public_id;

/// How often a worker looks for jobs that were never sent.
const LOOKING: Duration = Duration::from_secs(5);

/// What became of a job. All effects of one can be made twice.
pub(super) enum Outcome {
    /// It is done, and this is to be said.
    Done(Option<Message>),
    /// The worker was told to stop; another takes the job up.
    Interrupted,
}

impl Hub {
    /// Works on jobs until it is told to stop. A database that is away for a while is awaited.
    pub async fn work(self: &Arc<Hub>, mut stop: watch::Receiver<bool>) {
        let sweeper = tokio::spawn(sweep(self.clone(), stop.clone()));
        while !*stop.borrow() {
            let name = format!("worker-{}", public_id());
            if let Err(problem) = self.queue.work(self, &name, stop.clone()).await {
                tracing::warn!(%problem, source = ?problem.source, "a worker begins again");
            }
            tokio::select! { _ = stop.wait_for(|stop| *stop) => (), () = tokio::time::sleep(Duration::from_secs(1)) => () }
        }
        sweeper.abort();
    }

    /// Works on one job.
    pub(super) async fn work_on(&self, id: &str, stop: &watch::Receiver<bool>) -> Answer<()> {
        let Some((job, person)) = self.begin_job(id).await? else { return Ok(()) };
        let cancel = Arc::new(AtomicBool::new(false));
        let watching = {
            let (cancel, mut stop) = (cancel.clone(), stop.clone());
            tokio::spawn(async move {
                drop(stop.wait_for(|stop| *stop).await);
                cancel.store(true, Ordering::Relaxed);
            })
        };
        let done = match &job {
            Job::Verify { level } => self.verify(level, cancel).await,
            Job::Prove { level } => self.prove(level, cancel).await,
            Job::Run { run } => self.run_solver(run, person.as_deref(), cancel).await,
        };
        watching.abort();
        match done {
            Ok(Outcome::Done(message)) => self.end_job(id, "done", message).await,
            // The attempt does not count, for the job has done nothing wrong.
            Ok(Outcome::Interrupted) => {
                self.give_back(id).await?;
                Err(Problem::new(Kind::Broken, message!("hub-broken")))
            }
            Err(problem) if problem.kind == Kind::Broken => Err(problem),
            Err(problem) => self.end_job(id, "failed", Some(problem.message)).await,
        }
    }

    /// The job to work on, and whose it is; none if it is done, or was begun too often.
    async fn begin_job(&self, id: &str) -> Answer<Option<(Job, Option<String>)>> {
        let mut change = self.db.change().await?;
        let row: Option<(String, Option<String>, i64)> = sqlx::query_as(
            "UPDATE tasks SET state = 'running', attempts = attempts + 1 WHERE id = $1 AND state IN ('waiting', 'running')
             RETURNING work, person, attempts",
        )
        .bind(id)
        .fetch_optional(&mut *change.on)
        .await?;
        change.commit().await?;
        match row {
            Some((_, _, attempts)) if attempts > ATTEMPTS => {
                self.end_job(id, "failed", Some(message!("hub-job-given-up", attempts = ATTEMPTS))).await?;
                Ok(None)
            }
            Some((work, person, _)) => Ok(Some((serde_json::from_str(&work)?, person))),
            None => Ok(None),
        }
    }

    async fn end_job(&self, id: &str, state: &str, message: Option<Message>) -> Answer<()> {
        let message = message.map(|message| serde_json::to_string(&message)).transpose()?;
        let mut change = self.db.change().await?;
        let query =
            sqlx::query("UPDATE tasks SET state = $1, message = $2 WHERE id = $3").bind(state).bind(message).bind(id);
        query.execute(&mut *change.on).await?;
        change.commit().await
    }

    async fn give_back(&self, id: &str) -> Answer<()> {
        let mut change = self.db.change().await?;
        // Not sent: whoever sweeps next sends it again, however long the queue waits before it does.
        let query = "UPDATE tasks SET state = 'waiting', attempts = attempts - 1, sent = NULL WHERE id = $1 AND state = 'running'";
        sqlx::query(query).bind(id).execute(&mut *change.on).await?;
        change.commit().await
    }
}

/// Does the work of a job on a thread of its own, behind all that is quick.
pub(super) async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
    let (sender, receiver) = oneshot::channel();
    // Whoever awaits it may have gone.
    solvarium_lab::aside::aside(move || drop(sender.send(work()))).map_err(Problem::broken)?;
    receiver.await.map_err(Problem::broken)
}

/// Sends what was forgotten, again and again.
async fn sweep(hub: Arc<Hub>, stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        if let Err(problem) = hub.send_forgotten().await {
            tracing::warn!(%problem, "jobs could not be looked for");
        }
        tokio::time::sleep(LOOKING).await;
    }
}
