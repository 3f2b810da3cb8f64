//! A copy of a house in one file, made while it is in use, and a house made of it again.

use std::ffi::OsStr;
use std::path::Path;
use std::process::Stdio;

use percent_encoding::percent_decode_str;
use solvarium_engine::message;
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;
use tokio::process::Command;
use url::Url;

use crate::database::{Place, file_in};
use crate::problem::{Answer, Kind, Problem};

/// Copies a house into a new file, whoever is in it. SQLite makes a consistent copy; PostgreSQL's own program does for its.
pub async fn backup(place: &Place, to: &Path) -> Answer<()> {
    if to.exists() {
        return Err(Problem::new(Kind::Taken, message!("hub-backup-exists", file = to.display().to_string())));
    }
    // Under another name first, so that a copy that breaks off is never taken for a whole one.
    let part = to.with_added_extension("part");
    match place {
        Place::Folder(folder) => {
            let _former = std::fs::remove_file(&part);
            let file = SqliteConnectOptions::new().filename(file_in(folder)).connect().await;
            let target = part.to_str().ok_or_else(|| Problem::broken("the file's name is not in UTF-8"))?;
            sqlx::query("VACUUM INTO $1").bind(target).execute(&mut file?).await?;
        }
        Place::Server(address) => {
            let file = ["--format=custom", "--no-owner", "--file"].map(OsStr::new);
            run("pg_dump", [&file[..], &[part.as_os_str()]].concat(), address).await?;
        }
    }
    std::fs::rename(&part, to).map_err(Problem::broken)
}

/// Makes a house of a copy. There must be none yet.
pub async fn restore(place: &Place, from: &Path) -> Answer<()> {
    if !from.is_file() {
        return Err(Problem::new(Kind::Missing, message!("hub-backup-missing", file = from.display().to_string())));
    }
    match place {
        Place::Folder(folder) => {
            let file = file_in(folder);
            if file.exists() {
                return Err(Problem::new(Kind::Taken, message!("hub-house-exists", file = file.display().to_string())));
            }
            check(from).await?;
            std::fs::create_dir_all(folder).map_err(Problem::broken)?;
            let part = folder.join("restoring.part");
            std::fs::copy(from, &part).and_then(|_| std::fs::rename(&part, &file)).map_err(Problem::broken)
        }
        Place::Server(address) => {
            let whole = ["--exit-on-error", "--no-owner", "--single-transaction"].map(OsStr::new);
            run("pg_restore", [&whole[..], &[from.as_os_str()]].concat(), address).await
        }
    }
}

/// Refuses a file that is no house, or not whole.
async fn check(file: &Path) -> Answer<()> {
    let refused = || Problem::new(Kind::Refused, message!("hub-backup-broken", file = file.display().to_string()));
    let options = SqliteConnectOptions::new().filename(file).read_only(true).immutable(true);
    let mut connection = options.connect().await.map_err(|_| refused())?;
    let (answer,): (String,) =
        sqlx::query_as("PRAGMA integrity_check").fetch_one(&mut connection).await.map_err(|_| refused())?;
    let known = sqlx::query("SELECT 1 FROM house_migrations LIMIT 1").fetch_optional(&mut connection).await;
    if answer == "ok" && known.is_ok() { Ok(()) } else { Err(refused()) }
}

/// Runs a program of PostgreSQL. The password travels in the environment: arguments can be read by everyone on the machine.
async fn run(program: &str, arguments: Vec<&OsStr>, address: &str) -> Answer<()> {
    let mut url = Url::parse(address).map_err(Problem::broken)?;
    let mut command = Command::new(program);
    if let Some(password) = url.password() {
        command.env("PGPASSWORD", percent_decode_str(password).decode_utf8_lossy().as_ref());
        url.set_password(None).map_err(|()| Problem::broken("the address has no host"))?;
    }
    let output = command.args(arguments).args(["--dbname", url.as_str()]).stdin(Stdio::null()).output().await;
    let output = output.map_err(|_| Problem::new(Kind::Missing, message!("hub-program-missing", program)))?;
    if output.status.success() {
        return Ok(());
    }
    let reason = String::from_utf8_lossy(&output.stderr).trim().to_string();
    Err(Problem::new(Kind::Refused, message!("hub-program-failed", program, reason)))
}
