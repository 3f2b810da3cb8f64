//! The queue in the database, by the crate `apalis`, which has a part for SQLite and one for PostgreSQL. It carries the ids of
//! jobs. A worker that dies stops to say that it is there, and what it held is given to another.

use std::sync::Arc;
use std::time::Duration;

use apalis::prelude::*;
use apalis_postgres::PostgresStorage;
use apalis_sqlite::SqliteStorage;
use tokio::sync::watch;

use crate::Hub;
use crate::database::Native;
use crate::problem::{Answer, Problem};

/// The queue's name.
const NAME: &str = "house";
/// How often a worker says that it is there; one that misses this twice is taken for dead.
const HEARTBEAT: Duration = Duration::from_secs(5);
/// How often a worker looks for jobs.
const INTERVAL: Duration = Duration::from_millis(300);
/// Where the crate notes which of its tables are there. They live beside ours.
const MIGRATIONS: &str = "queue_migrations";

/// The queue of either kind.
pub(crate) enum Queue {
    Sqlite(SqliteStorage<String>),
    Postgres(PostgresStorage<String>),
}

impl Queue {
    /// Opens the queue and brings its tables up to date.
    pub async fn open(native: &Native) -> Answer<Queue> {
        match native {
            Native::Sqlite(pool) => {
                let mut migrations = SqliteStorage::migrations();
                migrations.dangerous_set_table_name(MIGRATIONS);
                migrations.run(pool).await.map_err(Problem::broken)?;
                let config = apalis_sqlite::Config::default().queue(NAME).batch_size(1).heartbeat_interval(HEARTBEAT);
                Ok(Queue::Sqlite(SqliteStorage::new(pool).with_config(config)))
            }
            Native::Postgres(pool) => {
                let mut migrations = PostgresStorage::migrations();
                migrations.dangerous_set_table_name(MIGRATIONS);
                migrations.run(pool).await.map_err(Problem::broken)?;
                let config = apalis_postgres::Config::default().queue(NAME).batch_size(1).heartbeat_interval(HEARTBEAT);
                Ok(Queue::Postgres(PostgresStorage::new(pool).with_config(config)))
            }
        }
    }

    /// Sends a job.
    pub async fn push(&self, id: &str) -> Answer<()> {
        match self {
            Queue::Sqlite(storage) => {
                storage.clone().push(id.to_string()).await.map_err(|e| Problem::broken(e.to_string()))
            }
            Queue::Postgres(storage) => {
                storage.clone().push(id.to_string()).await.map_err(|e| Problem::broken(e.to_string()))
            }
        }
    }

    /// Works on jobs, one at a time, until it is told to stop or the database fails.
    pub async fn work(&self, hub: &Arc<Hub>, name: &str, stop: watch::Receiver<bool>) -> Answer<()> {
        macro_rules! run {
            ($storage:expr) => {{
                let worker = WorkerBuilder::new(name)
                    .backend($storage.clone().poll_with_interval(INTERVAL))
                    .data(hub.clone())
                    .data(stop.clone())
                    .concurrency(1)
                    .build(work_on);
                worker.run_until(stopped(stop)).await.map_err(|error| Problem::broken(error.to_string()))
            }};
        }
        match self {
            Queue::Sqlite(storage) => run!(storage),
            Queue::Postgres(storage) => run!(storage),
        }
    }
}

async fn stopped(mut stop: watch::Receiver<bool>) -> std::io::Result<()> {
    // Whoever could tell has gone: that is an end too.
    drop(stop.wait_for(|stop| *stop).await);
    Ok(())
}

/// One job. An error is for the queue, which gives the job out again.
async fn work_on(id: String, hub: Data<Arc<Hub>>, stop: Data<watch::Receiver<bool>>) -> Result<(), BoxDynError> {
    Ok(hub.work_on(&id, &stop).await?)
}
