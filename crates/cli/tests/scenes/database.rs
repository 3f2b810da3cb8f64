//! Databases of one's own, and a look into them past the program.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};
use tempfile::TempDir;

use super::program::Place;

/// A place for one test, with what keeps it there.
pub struct Home {
    pub place: Place,
    _folder: Option<TempDir>,
}

impl Home {
    /// A folder.
    pub fn folder() -> Home {
        let folder = tempfile::tempdir().unwrap();
        Home { place: Place::Folder(folder.path().join("data")), _folder: Some(folder) }
    }

    /// A new database at the server that `tools/with_postgres` started; none where there is no PostgreSQL.
    pub async fn server() -> Option<Home> {
        let Ok(server) = std::env::var("SOLVARIUM_POSTGRES") else {
            solvarium_testing::skipped("PostgreSQL is missing: tools/with_postgres starts it");
            return None;
        };
        Some(Home { place: Place::Server(new_database(&server).await), _folder: None })
    }
}

async fn new_database(server: &str) -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let name = format!("scene_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    let mut at = connect(&Place::Server(server.into())).await;
    sqlx::raw_sql(AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut at).await.unwrap();
    format!("{}/{name}", server.rsplit_once('/').unwrap().0)
}

/// A PostgreSQL server that may be killed.
pub struct Postgres {
    folder: TempDir,
    pub address: String,
}

impl Postgres {
    /// A new one; none where there is no PostgreSQL.
    pub fn start() -> Option<Postgres> {
        if std::env::var_os("SOLVARIUM_POSTGRES").is_none() {
            solvarium_testing::skipped("PostgreSQL is missing: tools/with_postgres says where it is");
            return None;
        }
        let folder = tempfile::tempdir().unwrap();
        let address = tool("start", &folder.path().join("postgres"));
        Some(Postgres { folder, address })
    }

    /// Ends it as a crash would, and starts it again at the same address.
    pub fn crash(&self, away: std::time::Duration) {
        let folder = self.folder.path().join("postgres");
        tool("kill", &folder);
        std::thread::sleep(away);
        assert_eq!(tool("start", &folder), self.address);
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        tool("kill", &self.folder.path().join("postgres"));
    }
}

fn tool(what: &str, folder: &Path) -> String {
    let tool = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tools/postgres");
    // The server runs as another user, who has to reach its folder.
    #[cfg(unix)]
    std::fs::set_permissions(folder.parent().unwrap(), std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    let output = Command::new(tool).arg(what).arg(folder).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).trim().to_string()
}

/// A connection of one's own.
pub async fn connect(place: &Place) -> AnyConnection {
    sqlx::any::install_default_drivers();
    let address = match place {
        Place::Folder(folder) => format!("sqlite://{}", folder.join("solvarium.db").display()),
        Place::Server(address) => address.clone(),
    };
    AnyConnection::connect(&address).await.unwrap()
}

/// A number that a query gives.
pub async fn number(at: &mut AnyConnection, query: &'static str) -> i64 {
    sqlx::query_scalar(query).fetch_one(at).await.unwrap()
}

/// Texts that a query gives.
pub async fn texts(at: &mut AnyConnection, query: &'static str) -> Vec<String> {
    sqlx::query_scalar(query).fetch_all(at).await.unwrap()
}

/// Everything that is wrong with a place: what was written by halves.
pub async fn faults(place: &Place) -> Vec<String> {
    let mut at = connect(place).await;
    let mut faults = Vec::new();
    for (what, query) in [
        ("entries without scores", "SELECT COUNT(*) FROM entries WHERE id NOT IN (SELECT entry FROM scores)"),
        ("scores without an entry", "SELECT COUNT(*) FROM scores WHERE entry NOT IN (SELECT id FROM entries)"),
        (
            "entries that are better than the best",
            "SELECT COUNT(*) FROM scores LEFT JOIN bests ON bests.level = scores.level AND bests.measure = scores.measure
             WHERE bests.value IS NULL OR bests.value > scores.value",
        ),
        (
            "entries that are better than their person's place",
            "SELECT COUNT(*) FROM figures WHERE hidden = 0 AND NOT EXISTS (SELECT 1 FROM places
             WHERE places.level = figures.level AND places.measure = figures.measure AND places.person = figures.person
             AND (places.assisted < figures.assisted
                  OR (places.assisted = figures.assisted AND places.value <= figures.value)))",
        ),
        (
            "places that no entry is good for",
            "SELECT COUNT(*) FROM places WHERE NOT EXISTS (SELECT 1 FROM figures
             WHERE figures.entry = places.entry AND figures.measure = places.measure AND figures.hidden = 0
             AND figures.value = places.value AND figures.assisted = places.assisted)",
        ),
        (
            "entries that belong on the front",
            "SELECT COUNT(*) FROM scores AS one JOIN scores AS other ON other.entry = one.entry AND other.first = 0
             JOIN entries ON entries.id = one.entry WHERE one.first = 1 AND hidden = 0 AND assisted = 0
             AND NOT EXISTS (SELECT 1 FROM fronts WHERE fronts.level = entries.level
                             AND fronts.one <= one.value AND fronts.other <= other.value)",
        ),
        (
            "levels that miscount who solved them",
            "SELECT COUNT(*) FROM levels WHERE solved <>
             (SELECT COUNT(DISTINCT person) FROM entries WHERE entries.level = 'shared/' || levels.id)",
        ),
        (
            "collections that were published in part",
            "SELECT COUNT(*) FROM (SELECT created, author FROM levels WHERE author LIKE 'three %'
             GROUP BY created, author HAVING COUNT(*) <> 3) AS parts",
        ),
        (
            "levels whose verification was never noted",
            "SELECT COUNT(*) FROM levels WHERE NOT EXISTS
             (SELECT 1 FROM tasks WHERE tasks.work LIKE '%\"' || levels.id || '\"%')",
        ),
        ("games of nobody", "SELECT COUNT(*) FROM games WHERE person NOT IN (SELECT id FROM people)"),
    ] {
        match number(&mut at, query).await {
            0 => {}
            count => faults.push(format!("{count} {what}")),
        }
    }
    if matches!(place, Place::Folder(_)) {
        faults.extend(texts(&mut at, "PRAGMA integrity_check").await.into_iter().filter(|said| said != "ok"));
        let foreign = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut at).await.unwrap().len();
        faults.extend((foreign > 0).then(|| format!("{foreign} references to nothing")));
    }
    faults
}
