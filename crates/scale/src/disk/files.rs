//! The files of a partition: numbered, written once, removed when no checkpoint needs them.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use super::fault::{unreadable, unwritable};
use super::run::{self, Cursor, Kept, Pieces, Run, Writer};
use crate::Ended;

/// A folder, and how its files are written and read.
pub struct Files {
    folder: PathBuf,
    pieces: Pieces,
    next: u64,
    /// Files that only the last checkpoint needs, and those that no later one than that before it needs.
    retired: [Vec<u64>; 2],
}

impl Files {
    /// The folder, in which nothing lies that is not to be overwritten from this number on.
    pub fn new(folder: PathBuf, pieces: Pieces, next: u64) -> Files {
        Files { folder, pieces, next, retired: Default::default() }
    }

    /// How its files are written and read.
    pub fn pieces(&self) -> Pieces {
        self.pieces
    }

    /// The number of the next file.
    pub fn next(&self) -> u64 {
        self.next
    }

    /// Begins a new run.
    pub fn create(&mut self) -> Result<Writer, Ended> {
        self.next += 1;
        Writer::create(&self.folder, self.next - 1, self.pieces)
    }

    /// Opens runs to be read.
    pub fn open<'r>(&self, runs: impl IntoIterator<Item = &'r Run>) -> Result<Vec<Cursor>, Ended> {
        runs.into_iter().map(|run| run.open(&self.folder, self.pieces)).collect()
    }

    /// Opens what is in memory to be read.
    pub fn open_kept<'k>(&self, kept: impl IntoIterator<Item = &'k Kept>) -> Result<Vec<Cursor>, Ended> {
        kept.into_iter().map(|kept| kept.open(self.pieces)).collect()
    }

    /// Removes runs that no checkpoint knows.
    pub fn remove(&self, runs: impl IntoIterator<Item = Run>) -> Result<(), Ended> {
        runs.into_iter().try_for_each(|run| remove(&run.path(&self.folder)))
    }

    /// Notes that from the next checkpoint on these runs are not needed.
    pub fn retire(&mut self, runs: impl IntoIterator<Item = Run>) {
        self.retired[0].extend(runs.into_iter().map(|run| run.number));
    }

    /// After a checkpoint: removes what neither it nor the one before it needs.
    pub fn remove_retired(&mut self) -> Result<(), Ended> {
        let [new, old] = &mut self.retired;
        std::mem::swap(new, old);
        new.drain(..).try_for_each(|number| remove(&run::path(&self.folder, number)))
    }
}

/// Removes a file.
pub fn remove(path: &Path) -> Result<(), Ended> {
    fs::remove_file(path).map_err(|error| unwritable(path, &error))
}

/// Waits until the names of a folder's files are surely on the disk, where the system can.
pub fn sync_folder(folder: &Path) -> Result<(), Ended> {
    if cfg!(unix) {
        let opened = File::open(folder).map_err(|error| unreadable(folder, &error))?;
        opened.sync_all().map_err(|error| unwritable(folder, &error))?;
    }
    Ok(())
}
