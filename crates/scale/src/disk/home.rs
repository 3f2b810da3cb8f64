//! The folder of a search: one process at a time, one search for ever.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use solvarium_engine::store::hash;
use solvarium_engine::{Gauge, message};

use super::fault::{unreadable, unwritable};
use super::files::remove;
use super::manifest::{self, Manifest};
use super::run;
use crate::Ended;

const LOCK: &str = "lock";

/// What a search on disk needs to know.
#[derive(Clone, Debug)]
pub struct Disk {
    /// The folder of its files.
    pub folder: PathBuf,
    /// Whether to go on with what lies there. Otherwise the folder must be empty.
    pub resume: bool,
    /// What the search is, as names and values, which must be the same for going on. Where a value has a `#`, only what comes
    /// behind it must.
    pub search: Vec<(String, String)>,
    /// Whether to wait at the end of each round until its files are surely on the disk, so that it is whole even after a power
    /// cut. A kill does no harm either way.
    pub sync: bool,
    /// Bytes of memory that all partitions of this process may use together.
    pub memory: u64,
    /// What shows how far the end of a round is.
    pub gauge: Arc<Gauge>,
}

/// The folder, which no other process may use as long as a part of it is used here.
pub struct Home {
    folder: PathBuf,
    search: Vec<(String, String)>,
    sync: bool,
    gauge: Arc<Gauge>,
    lock: Arc<File>,
}

impl Home {
    /// Makes the folder, or takes it over.
    pub fn open(disk: &Disk) -> Result<Home, Ended> {
        let folder = &disk.folder;
        fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
        let is_used = entries(folder)?.iter().any(|path| !path.ends_with(LOCK));
        if is_used && !disk.resume {
            return Err(Ended::Failed(message!("scale-disk-used", folder = folder.display().to_string())));
        }
        let (search, gauge) = (disk.search.clone(), disk.gauge.clone());
        Ok(Home { folder: folder.clone(), search, sync: disk.sync, gauge, lock: Arc::new(lock(folder)?) })
    }

    /// The folder of a partition, of so many, with the numbers of its checkpoints.
    pub fn partition(&self, number: usize, of: usize) -> Result<Part, Ended> {
        let folder = self.folder.join(format!("{number:04}"));
        fs::create_dir_all(&folder).map_err(|error| unwritable(&folder, &error))?;
        let mut search = self.search.clone();
        search.push(("partition".into(), format!("{} of {of}", number + 1)));
        let mut saved: Vec<u64> = entries(&folder)?.iter().filter_map(|path| manifest::number(path)).collect();
        saved.sort_unstable();
        let (gauge, lock) = (self.gauge.clone(), self.lock.clone());
        let part = Part { folder, search, saved, sync: self.sync, gauge, _lock: lock };
        if let Some(&last) = part.saved.last() {
            part.read(last)?;
        }
        Ok(part)
    }
}

/// The folder of a partition.
pub struct Part {
    /// Where it is.
    pub folder: PathBuf,
    /// What the search is.
    pub search: Vec<(String, String)>,
    /// The numbers of its checkpoints, the last of all at the end.
    pub saved: Vec<u64>,
    /// Whether files must surely be on the disk.
    pub sync: bool,
    /// What shows how far the end of a round is.
    pub gauge: Arc<Gauge>,
    /// What keeps other processes away; it ends with this one, however that ends.
    _lock: Arc<File>,
}

impl Part {
    /// A number that the blocks of this partition have in common, and no others.
    pub fn salt(&self) -> u64 {
        let text: String = self.search.iter().map(|(name, value)| format!("{name} {}\n", essence(value))).collect();
        hash(text.as_bytes())
    }

    /// Reads a checkpoint, which must be one of the same search.
    pub fn read(&self, number: u64) -> Result<Manifest, Ended> {
        let manifest = Manifest::read(&self.folder, number)?;
        let there =
            |name: &String| manifest.search.iter().find(|(other, _)| other == name).map_or("", |(_, value)| value);
        let differs = self.search.iter().find(|(name, here)| essence(there(name)) != essence(here));
        let Some((name, here)) = differs else { return Ok(manifest) };
        let there = there(name);
        let folder = self.folder.display().to_string();
        Err(Ended::Failed(message!("scale-disk-other", folder, what = name.clone(), there, here = here.clone())))
    }

    /// Removes all but a checkpoint and its files, or everything, so far as it is of a search.
    pub fn go_back_to(&mut self, manifest: Option<&Manifest>) -> Result<(), Ended> {
        let mut needed = Vec::new();
        if let Some(manifest) = manifest {
            needed.push(manifest::path(&self.folder, manifest.number));
            needed.extend(manifest.runs.iter().map(|run| run.path(&self.folder)));
        }
        let mut entries = entries(&self.folder)?;
        if let Some(path) = entries.iter().find(|path| !is_ours(path)) {
            return Err(Ended::Failed(message!("scale-disk-foreign", file = path.display().to_string())));
        }
        entries.retain(|path| !needed.contains(path));
        entries.iter().try_for_each(|path| remove(path))?;
        self.saved.retain(|&number| manifest.is_some_and(|manifest| manifest.number == number));
        Ok(())
    }

    /// Writes a checkpoint, and removes all but it and the one before.
    pub fn save(&mut self, manifest: &Manifest) -> Result<(), Ended> {
        manifest.write(&self.folder, self.sync)?;
        self.saved.push(manifest.number);
        while self.saved.len() > 2 {
            remove(&manifest::path(&self.folder, self.saved.remove(0)))?;
        }
        Ok(())
    }
}

/// What of a value must be the same: what comes behind a `#`, before which a thing is only called something, or all.
fn essence(value: &str) -> &str {
    value.rsplit('#').next().unwrap_or(value)
}

/// Whether a file is called like those of a search.
fn is_ours(path: &Path) -> bool {
    let is_number = path.file_stem().and_then(|stem| stem.to_str()).is_some_and(|stem| stem.parse::<u64>().is_ok());
    let extension = path.extension().and_then(|extension| extension.to_str());
    is_number && matches!(extension, Some(run::EXTENSION | manifest::EXTENSION | manifest::UNFINISHED))
}

fn lock(folder: &Path) -> Result<File, Ended> {
    let path = folder.join(LOCK);
    let mut options = File::options();
    let file = options.create(true).append(true).open(&path).map_err(|error| unwritable(&path, &error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            Err(Ended::Failed(message!("scale-disk-busy", folder = folder.display().to_string())))
        }
        Err(TryLockError::Error(error)) => Err(unwritable(&path, &error)),
    }
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Ended> {
    let read = || fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>();
    read().map_err(|error| unreadable(folder, &error))
}
