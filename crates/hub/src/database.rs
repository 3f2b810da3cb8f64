//! The database: one file in a folder (SQLite), or a server (PostgreSQL). Both are asked in the same words: `$1` for what is
//! filled in, `INT8` and `TEXT` for all there is, and nothing that only one of them has.

mod disk;

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Any, AnyPool, Connection, PgPool, SqlitePool, Transaction};
use tokio::sync::{Mutex, MutexGuard};

use self::disk::Disk;
use crate::problem::{Answer, Problem};

/// The changes of the tables, in order.
static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");
/// The file in the folder.
const FILE: &str = "solvarium.db";
/// How long somebody waits for a connection before the request fails.
const PATIENCE: Duration = Duration::from_secs(10);
const CONNECTIONS: u32 = 12;
/// A connection that was not used for so long is tried before it is.
const IDLE: Duration = Duration::from_secs(1);

/// Where everything is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In this folder, which is made if it is not there.
    Folder(PathBuf),
    /// At a PostgreSQL server: `postgres://user:password@host/database`.
    Server(String),
}

impl Place {
    /// Reads what `--database` says: an address of PostgreSQL, or a folder.
    pub fn read(text: &str) -> Place {
        let server = text.starts_with("postgres://") || text.starts_with("postgresql://");
        if server { Place::Server(text.into()) } else { Place::Folder(text.into()) }
    }
}

/// An open database.
pub struct Database {
    pool: AnyPool,
    /// The same for the queue, whose crate has a part for each kind.
    native: Native,
    /// SQLite has one writer at a time; they line up here, not in a loop of tries.
    writer: Mutex<()>,
    /// What brings its commits to the disk.
    disk: Option<Disk>,
}

/// The connections of one kind.
pub enum Native {
    /// To a file.
    Sqlite(SqlitePool),
    /// To a server.
    Postgres(PgPool),
}

/// Changes that are made together or not at all.
pub struct Change<'d> {
    /// The open transaction.
    pub on: Transaction<'static, Any>,
    alone: Option<MutexGuard<'d, ()>>,
    disk: Option<&'d Disk>,
}

impl Change<'_> {
    /// Makes them. What was answered after this is never lost, not even when the power fails.
    pub async fn commit(self) -> Answer<()> {
        self.on.commit().await?;
        drop(self.alone);
        match self.disk {
            Some(disk) => disk.sync().await.map_err(Problem::broken),
            None => Ok(()),
        }
    }
}

impl Database {
    /// Opens a database and brings its tables up to date.
    pub async fn open(place: &Place) -> Answer<Database> {
        sqlx::any::install_default_drivers();
        let (native, address) = match place {
            Place::Folder(folder) => sqlite(folder).await?,
            Place::Server(address) => (Native::Postgres(postgres(address).await?), address.clone()),
        };
        let disk = match place {
            Place::Folder(folder) => Some(Disk::of(&file_in(folder))),
            Place::Server(_) => None,
        };
        let is_file = disk.is_some();
        let pool = AnyPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
        // A connection to a server may have broken while nobody used it; one to a file has not.
        let pool = pool.test_before_acquire(false).before_acquire(move |connection, since| {
            Box::pin(async move {
                if !is_file && since.idle_for >= IDLE {
                    connection.ping().await?;
                }
                Ok(true)
            })
        });
        let pool = pool.after_connect(move |connection, _| {
            Box::pin(async move {
                if is_file {
                    // Commits are brought to the disk together, by `disk`. The system keeps what was read, for all
                    // connections; each of them needs little of it.
                    let settings = "PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 10000; PRAGMA cache_size = -256";
                    sqlx::raw_sql(settings).execute(connection).await?;
                }
                Ok(())
            })
        });
        let pool = pool.connect(&address).await?;
        let database = Database { pool, native, writer: Mutex::default(), disk };
        database.migrate().await?;
        Ok(database)
    }

    /// Brings the tables up to date. Several processes may begin at once: the first does it, the others wait.
    async fn migrate(&self) -> Answer<()> {
        let mut migrations = Migrator::with_migrations(MIGRATIONS.migrations.to_vec());
        migrations.dangerous_set_table_name("house_migrations");
        match &self.native {
            Native::Sqlite(pool) => migrations.run(pool).await,
            Native::Postgres(pool) => migrations.run(pool).await,
        }
        .map_err(Problem::broken)
    }

    /// To read.
    pub fn pool(&self) -> &AnyPool {
        &self.pool
    }

    /// The connections of its kind.
    pub fn native(&self) -> &Native {
        &self.native
    }

    /// To change something.
    pub async fn change(&self) -> Answer<Change<'_>> {
        match self.native {
            Native::Sqlite(_) => {
                let alone = self.writer.lock().await;
                // One that begins by reading could not go on to write once another has.
                let on = self.pool.begin_with("BEGIN IMMEDIATE").await?;
                Ok(Change { on, alone: Some(alone), disk: self.disk.as_ref() })
            }
            Native::Postgres(_) => Ok(Change { on: self.pool.begin().await?, alone: None, disk: None }),
        }
    }

    /// Whether it answers.
    pub async fn is_ready(&self) -> bool {
        let asked = sqlx::query("SELECT 1").execute(&self.pool);
        tokio::time::timeout(Duration::from_secs(2), asked).await.is_ok_and(|answer| answer.is_ok())
    }

    /// Closes all connections.
    pub async fn close(&self) {
        self.pool.close().await;
        match &self.native {
            Native::Sqlite(pool) => pool.close().await,
            Native::Postgres(pool) => pool.close().await,
        }
    }
}

/// The file of a folder.
pub fn file_in(folder: &Path) -> PathBuf {
    folder.join(FILE)
}

async fn sqlite(folder: &Path) -> Answer<(Native, String)> {
    std::fs::create_dir_all(folder).map_err(Problem::broken)?;
    let file = file_in(folder);
    let options = SqliteConnectOptions::new()
        .filename(&file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // The queue may lose what came last, for the jobs themselves are among our tables, and are sent again.
        .synchronous(SqliteSynchronous::Normal)
        .busy_timeout(PATIENCE);
    let pool = SqlitePoolOptions::new().max_connections(2).connect_with(options).await?;
    let path = file.to_str().ok_or_else(|| Problem::broken("the folder's name is not in UTF-8"))?;
    let address = format!("sqlite://{}", encoded(path));
    Ok((Native::Sqlite(pool), address))
}

/// A path as a part of an address.
fn encoded(path: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.~:\\".contains(&byte);
    path.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

async fn postgres(address: &str) -> Answer<PgPool> {
    let options = PgConnectOptions::from_str(address)?;
    Ok(PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE).connect_with(options).await?)
}
