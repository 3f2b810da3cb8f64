//! A folder of results: files of JSON lines that are only ever appended to.
//!
//! A line is written in one piece as soon as its run has ended, so whatever ends the program loses at most the runs in
//! flight. A torn last line, such as a full disk leaves, is cut off when the file is opened again. Folders are merged as
//! sets: a run is known by its key, its repeat and its host, so the order does not matter and a run read twice counts once.
//!
//! A file has one writer, which locks it. Shares have files of their own, so several machines can write to one folder of a
//! network: nothing there depends on appends of different machines keeping apart, which a network file system does not
//! promise.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use solvarium_lab::{Message, RunStats, message};
use thiserror::Error;

use crate::plan::Shard;
use crate::record::{FORMAT, Line, Record, Session};
use crate::words::displayed_in_english;

/// How often, and after which pause, a locked file is asked for again.
const TRIES: usize = 20;
const PAUSE: Duration = Duration::from_millis(20);

/// Everything some folders hold, each run once, in a fixed order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Results {
    /// The sessions in which it was measured.
    pub sessions: Vec<Session>,
    /// The runs.
    pub records: Vec<Record>,
    /// The lines that could not be read, and why.
    pub damaged: Vec<Message>,
    /// Runs that were measured more than once under the same build and names: one measurement of each is kept.
    pub repeated: usize,
}

/// What can go wrong with a folder of results.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The system refused something.
    File {
        /// The file.
        path: String,
        /// What the system said.
        reason: String,
    },
    /// It holds results, and there was no request to go on.
    Exists(String),
    /// Another program is writing to it.
    Busy(String),
    /// It is no folder of results.
    Empty(String),
    /// It was written by a program of another version.
    Format {
        /// The file.
        path: String,
        /// Its format.
        format: u32,
        /// The program that wrote it.
        version: String,
    },
}

impl From<&StoreError> for Message {
    fn from(error: &StoreError) -> Self {
        match error {
            StoreError::File { path, reason } => message!("store-file", path, reason),
            StoreError::Exists(folder) => message!("store-exists", folder),
            StoreError::Busy(file) => message!("store-busy", file),
            StoreError::Empty(folder) => message!("store-empty", folder),
            StoreError::Format { path, format, version } => {
                message!("store-format", path, format = *format, version, known = FORMAT)
            }
        }
    }
}

displayed_in_english!(StoreError);

/// Reads folders (or single files) of results as one set.
pub fn read(places: &[PathBuf]) -> Result<Results, StoreError> {
    let mut reading = Reading::default();
    for place in places {
        for file in files(place)? {
            reading.add_file(&file)?;
        }
    }
    Ok(reading.results())
}

/// Reads results from the bytes of a file of this name.
pub fn parse(file: &Path, bytes: &[u8]) -> Result<Results, StoreError> {
    let mut reading = Reading::default();
    reading.add(file, bytes)?;
    Ok(reading.results())
}

/// What was read so far.
#[derive(Default)]
struct Reading {
    sessions: BTreeMap<(String, String), Session>,
    records: Kept,
    damaged: Vec<Message>,
    repeated: BTreeSet<Id>,
}

impl Reading {
    fn add_file(&mut self, file: &Path) -> Result<(), StoreError> {
        let bytes = fs::read(file).map_err(|e| refused(file, &e))?;
        self.add(file, &bytes)
    }

    fn add(&mut self, file: &Path, bytes: &[u8]) -> Result<(), StoreError> {
        for (number, line) in bytes.split_inclusive(|byte| *byte == b'\n').enumerate() {
            match serde_json::from_slice(line) {
                Ok(Line::Session(session)) if session.format != FORMAT => {
                    let Session { format, version, .. } = *session;
                    return Err(StoreError::Format { path: file.display().to_string(), format, version });
                }
                Ok(Line::Session(session)) => {
                    self.sessions.entry((session.started.clone(), session.id.clone())).or_insert(*session);
                }
                Ok(Line::Run(record)) if is_negative(&record.result.stats) => {
                    self.damaged.push(unreadable(file, number, message!("store-negative-time")));
                }
                Ok(Line::Run(record)) => {
                    keep(&mut self.records, &mut self.repeated, line.trim_ascii_end(), *record);
                }
                Err(error) => self.damaged.push(unreadable(file, number, Message::verbatim(error.to_string()))),
            }
        }
        Ok(())
    }

    fn results(self) -> Results {
        let Reading { sessions, records, damaged, repeated } = self;
        let records = records.into_values().map(|(_, record)| record).collect();
        Results { sessions: sessions.into_values().collect(), records, damaged, repeated: repeated.len() }
    }
}

fn unreadable(file: &Path, number: usize, reason: Message) -> Message {
    message!("store-damaged", file = file.display().to_string(), line = number + 1, reason)
}

fn is_negative(stats: &RunStats) -> bool {
    stats.shown_seconds().min(stats.process_seconds()) < 0.0
}

/// Records by what tells them apart, each with the line it was read from.
type Kept = BTreeMap<Id, (Vec<u8>, Record)>;

/// What a record is known by, in words, and its host.
type Id = (String, String);

/// Of two measurements of the same run the one with the smaller line stays, whichever was read first.
fn keep(records: &mut Kept, repeated: &mut BTreeSet<Id>, line: &[u8], record: Record) {
    let id = (format!("{:?}", record.id()), record.host.clone());
    if let Some((other, _)) = records.get(&id) {
        if other.as_slice() != line {
            repeated.insert(id.clone());
        }
        if other.as_slice() <= line {
            return;
        }
    }
    records.insert(id, (line.into(), record));
}

fn files(place: &Path) -> Result<Vec<PathBuf>, StoreError> {
    if place.is_file() {
        return Ok(vec![place.into()]);
    }
    let entries = fs::read_dir(place).map_err(|e| refused(place, &e))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "jsonl"));
    files.sort_unstable();
    if files.is_empty() { Err(StoreError::Empty(place.display().to_string())) } else { Ok(files) }
}

/// Writes results into a new folder, so that reading it gives the same set.
pub fn write(results: &Results, folder: &Path) -> Result<(), StoreError> {
    let mut writer = Writer::open(folder, None, false, &|_| true)?.0;
    results.sessions.iter().try_for_each(|session| writer.append(&Line::Session(Box::new(session.clone()))))?;
    results.records.iter().try_for_each(|record| writer.append(&Line::Run(Box::new(record.clone()))))?;
    writer.close()
}

/// The file that a session appends to, held for itself alone.
pub struct Writer {
    file: File,
    path: PathBuf,
    /// Why it could not be locked, where the file system has no locks.
    pub unlocked: Option<String>,
}

impl Writer {
    /// Opens the file of a shard in a folder, which is made if need be; gives what the folder already holds of the wanted
    /// runs. Lines that cannot be read are told of this file only: another may just be written by another machine.
    pub fn open(
        folder: &Path,
        shard: Option<Shard>,
        resume: bool,
        wanted: &dyn Fn(&Record) -> bool,
    ) -> Result<(Writer, Results), StoreError> {
        fs::create_dir_all(folder).map_err(|e| refused(folder, &e))?;
        let name = shard.map_or_else(|| "runs.jsonl".into(), |s| format!("runs-{}-of-{}.jsonl", s.index, s.of));
        let path = folder.join(name);
        let mut options = OpenOptions::new();
        let mut file = options.create(true).append(true).read(true).open(&path).map_err(|e| refused(&path, &e))?;
        let unlocked = match lock(|| file.try_lock()) {
            Lock::Held => None,
            Lock::Busy => return Err(StoreError::Busy(path.display().to_string())),
            Lock::Unsupported(reason) => Some(reason),
        };
        cut_torn_line(&mut file).map_err(|e| refused(&path, &e))?;
        // Other shards may share the folder; a session that makes all runs needs it empty.
        let own = file.metadata().map_err(|e| refused(&path, &e))?.len() > 0;
        let (done, any) = read_from(folder, &path, wanted)?;
        let full = if shard.is_some() { own } else { own || any };
        if full && !resume {
            return Err(StoreError::Exists(folder.display().to_string()));
        }
        Ok((Writer { file, path, unlocked }, done))
    }

    /// Appends a line, in one piece.
    pub fn append(&mut self, line: &Line) -> Result<(), StoreError> {
        let mut text = serde_json::to_string(line).expect("a line can always be written as JSON");
        text.push('\n');
        self.file.write_all(text.as_bytes()).map_err(|e| refused(&self.path, &e))
    }

    /// Waits until all is stored: a network file system, or a full quota, may refuse only now what was written long ago.
    pub fn close(self) -> Result<(), StoreError> {
        self.file.sync_all().map_err(|e| refused(&self.path, &e))
    }
}

/// Reads a folder in which a session is to write a file: the wanted runs, and whether it holds any at all. What others hold
/// is dropped file by file, since a share of a large suite must not need the memory of the whole.
fn read_from(folder: &Path, own: &Path, wanted: &dyn Fn(&Record) -> bool) -> Result<(Results, bool), StoreError> {
    let (mut reading, mut any) = (Reading::default(), false);
    let mut add = |reading: &mut Reading, file: &Path| {
        reading.add_file(file)?;
        any |= !reading.records.is_empty();
        reading.records.retain(|_, (_, record)| wanted(record));
        Ok(())
    };
    add(&mut reading, own)?;
    let damaged = reading.damaged.len();
    files(folder)?.iter().filter(|file| *file != own).try_for_each(|file| add(&mut reading, file))?;
    reading.damaged.truncate(damaged);
    Ok((reading.results(), any))
}

/// What came of locking a file.
#[derive(Debug, PartialEq)]
enum Lock {
    /// It is this process's alone.
    Held,
    /// Another process holds it.
    Busy,
    /// There are no locks here, and why.
    Unsupported(String),
}

/// Takes a file for this process alone. A session that was just killed may hold it for a moment through a child that had
/// not quite begun. A network file system may have no locks; then nobody can hold it either.
fn lock(attempt: impl Fn() -> Result<(), TryLockError>) -> Lock {
    for _ in 0..TRIES {
        match attempt() {
            Ok(()) => return Lock::Held,
            Err(TryLockError::WouldBlock) => std::thread::sleep(PAUSE),
            Err(TryLockError::Error(error)) => return Lock::Unsupported(error.to_string()),
        }
    }
    Lock::Busy
}

/// Cuts off what follows the last line's end.
fn cut_torn_line(file: &mut File) -> std::io::Result<()> {
    let mut text = Vec::new();
    file.seek(SeekFrom::Start(0))?;
    file.read_to_end(&mut text)?;
    let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
    if whole < text.len() { file.set_len(whole as u64) } else { Ok(()) }
}

fn refused(path: &Path, error: &std::io::Error) -> StoreError {
    StoreError::File { path: path.display().to_string(), reason: error.to_string() }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::io::ErrorKind;

    use super::*;

    #[test]
    fn a_lock_that_is_held_elsewhere_is_not_one_that_does_not_exist() {
        let busy = || Err(TryLockError::WouldBlock);
        assert_eq!(lock(busy), Lock::Busy);
        let left = Cell::new(3);
        let soon = || if left.replace(left.get() - 1) > 0 { busy() } else { Ok(()) };
        assert_eq!(lock(soon), Lock::Held);
        let missing = || Err(TryLockError::Error(ErrorKind::Unsupported.into()));
        assert_eq!(lock(missing), Lock::Unsupported("unsupported".into()));
    }
}
