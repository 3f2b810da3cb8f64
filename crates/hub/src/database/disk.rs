//! Bringing the commits of an SQLite file to the disk, many at once.
//!
//! With `synchronous = FULL` SQLite does it after each commit, and the next one waits. With `NORMAL` it does all the same but
//! that, so that is done here: whoever has made a commit waits until the log of the file was brought to the disk after it. One
//! does it for all that were made by then, while others go on.

use std::fs::OpenOptions;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::Mutex;

/// The disk under a file.
pub struct Disk {
    log: PathBuf,
    /// Commits that were made.
    made: AtomicU64,
    /// How many of them are on the disk. Whoever holds this brings the others there.
    kept: Mutex<u64>,
}

impl Disk {
    /// That of a database.
    pub fn of(file: &Path) -> Disk {
        let mut log = file.as_os_str().to_owned();
        log.push("-wal");
        Disk { log: log.into(), made: AtomicU64::new(0), kept: Mutex::new(0) }
    }

    /// Returns when the commit that was just made is on the disk.
    pub async fn sync(&self) -> io::Result<()> {
        let own = self.made.fetch_add(1, Ordering::SeqCst) + 1;
        let mut kept = self.kept.lock().await;
        if *kept >= own {
            return Ok(());
        }
        let made = self.made.load(Ordering::SeqCst);
        let log = self.log.clone();
        tokio::task::spawn_blocking(move || sync(&log)).await.map_err(io::Error::other)??;
        *kept = made;
        Ok(())
    }
}

fn sync(log: &Path) -> io::Result<()> {
    // Opened anew, for SQLite may have made a new one. Its locks are on other files.
    match OpenOptions::new().write(true).open(log) {
        Ok(log) => log.sync_data(),
        // All of it went into the file itself, which is on the disk before the log is removed.
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn one_sync_serves_all_that_wait() {
        let folder = tempfile::tempdir().unwrap();
        let disk = Disk::of(&folder.path().join("a.db"));
        disk.sync().await.unwrap();
        std::fs::write(folder.path().join("a.db-wal"), "log").unwrap();
        let (one, other, third) = tokio::join!(disk.sync(), disk.sync(), disk.sync());
        assert!(one.is_ok() && other.is_ok() && third.is_ok());
        assert_eq!((disk.made.load(Ordering::SeqCst), *disk.kept.lock().await), (4, 4));
    }
}
