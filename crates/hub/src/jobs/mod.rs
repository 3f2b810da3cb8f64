//! Long work: verifying levels, proving optima, running solvers. A job is noted together with what it is for, then sent to the
//! queue; whatever is lost on the way is sent again, and work that was begun twice is done once.

mod prove;
mod queue;
mod solver;
mod verify;
mod worker;

use serde::{Deserialize, Serialize};
use solvarium_engine::{Message, message};
use solvarium_lab::{Language, Limits};
use utoipa::ToSchema;

pub(crate) use queue::Queue;
pub use solver::RunSolver;

use crate::Hub;
use crate::database::Change;
use crate::people::{Role, Who};
use crate::problem::{Answer, Kind, Problem};
use crate::secret::public_id;
use crate::words_of;

/// Jobs of one person that wait.
const WAITING: i64 = 20;
/// How often a job is begun: one that kills its workers is given up.
const ATTEMPTS: i64 = 4;

/// Something that takes long.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "job", rename_all = "kebab-case")]
pub enum Job {
    /// Find out whether a new level can be solved, and whether in one way only.
    Verify {
        /// The level's id.
        level: String,
    },
    /// Prove the least that a level needs.
    Prove {
        /// The level's name.
        level: String,
    },
    /// Run one of our algorithms and enter it on a board.
    Run {
        /// What is to be run.
        run: RunSolver,
    },
}

/// How far a job is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct JobState {
    /// Either `waiting`, `running`, `done` or `failed`.
    pub state: String,
    /// What came of it, where there is something to say.
    pub message: Option<String>,
}

impl Hub {
    /// Notes a job; it is sent after the change is made.
    pub(crate) async fn note_job(&self, change: &mut Change<'_>, job: &Job, who: Option<&Who>) -> Answer<String> {
        let id = public_id();
        sqlx::query("INSERT INTO tasks (id, work, person, state, created) VALUES ($1, $2, $3, 'waiting', $4)")
            .bind(&id)
            .bind(serde_json::to_string(job)?)
            .bind(who.map(|who| who.id.as_str()))
            .bind(self.clock.now())
            .execute(&mut *change.on)
            .await?;
        Ok(id)
    }

    /// Sends jobs to the queue. Those that cannot be sent now are sent later by a worker.
    pub(crate) async fn send_jobs(&self, ids: &[String]) {
        for id in ids {
            if let Err(problem) = self.send_job(id).await {
                tracing::warn!(job = id, %problem, "a job could not be sent yet");
            }
        }
    }

    async fn send_job(&self, id: &str) -> Answer<()> {
        self.queue.push(id).await?;
        let mut change = self.db.change().await?;
        let sent = sqlx::query("UPDATE tasks SET sent = $1 WHERE id = $2").bind(self.clock.now()).bind(id);
        sent.execute(&mut *change.on).await?;
        change.commit().await
    }

    /// Sends what was noted some time ago and not sent.
    pub(crate) async fn send_forgotten(&self) -> Answer<()> {
        let ids: Vec<(String,)> =
            sqlx::query_as("SELECT id FROM tasks WHERE sent IS NULL AND state = 'waiting' AND created < $1 LIMIT 100")
                .bind(self.clock.now() - 10_000)
                .fetch_all(self.db.pool())
                .await?;
        self.send_jobs(&ids.into_iter().map(|(id,)| id).collect::<Vec<_>>()).await;
        Ok(())
    }

    /// Asks for a job on somebody's behalf; its id tells how far it is.
    async fn ask_job(&self, who: &Who, job: &Job) -> Answer<String> {
        let (waiting,): (i64,) =
            sqlx::query_as("SELECT COUNT(*) FROM tasks WHERE person = $1 AND state IN ('waiting', 'running')")
                .bind(&who.id)
                .fetch_one(self.db.pool())
                .await?;
        if waiting >= WAITING && who.role == Role::Player {
            return Err(Problem::new(Kind::TooMany { seconds: 30 }, message!("hub-too-many-jobs", most = WAITING)));
        }
        let mut change = self.db.change().await?;
        let id = self.note_job(&mut change, job, Some(who)).await?;
        change.commit().await?;
        self.send_jobs(std::slice::from_ref(&id)).await;
        Ok(id)
    }

    /// Asks for a proof of the least that a level needs.
    pub async fn ask_proof(&self, who: &Who, level: &str) -> Answer<String> {
        let level = self.find_level(level, Some(who)).await?.name;
        self.ask_job(who, &Job::Prove { level }).await
    }

    /// Asks for a run of one of our algorithms, to be entered on the level's board.
    pub async fn ask_run(&self, who: &Who, mut run: RunSolver) -> Answer<String> {
        let named = self.find_level(&run.level, Some(who)).await?;
        run.check(&named)?;
        run.level = named.name;
        self.ask_job(who, &Job::Run { run }).await
    }

    /// How far a job is.
    pub async fn job(&self, id: &str, language: Language) -> Answer<JobState> {
        let row: Option<(String, Option<String>)> = sqlx::query_as("SELECT state, message FROM tasks WHERE id = $1")
            .bind(id)
            .fetch_optional(self.db.pool())
            .await?;
        let (state, message) = row.ok_or_else(Problem::missing)?;
        let message: Option<Message> = message.map(|message| serde_json::from_str(&message)).transpose()?;
        Ok(JobState { state, message: message.map(|message| words_of(language).text(&message)) })
    }

    /// How many jobs are waiting or running.
    pub async fn open_jobs(&self) -> Answer<i64> {
        let count = sqlx::query_as("SELECT COUNT(*) FROM tasks WHERE state IN ('waiting', 'running')");
        let (count,): (i64,) = count.fetch_one(self.db.pool()).await?;
        Ok(count)
    }

    /// What one job may use.
    pub(crate) fn job_limits(&self) -> Limits {
        self.job_limits
    }
}
