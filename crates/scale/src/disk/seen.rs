//! All states that were met, with the rounds in which they are expanded: runs, from the oldest and largest to the newest.
//!
//! A run is merged with those after it once it is not twice as large as they are together. So there are few of them, and a
//! state is written again only as often as what it lies with doubles. A state that is met again more cheaply is in several
//! runs, of which the newest is right.

use solvarium_engine::Gauge;

use super::files::Files;
use super::merge::Merge;
use super::run::{Cursor, Run};
use crate::Ended;
use crate::partition::{Poll, Round};

/// A run is merged unless it is so many times as large as what comes after it.
const TIMES: u64 = 2;
/// Records that are written before somebody is asked whether to go on.
const OFTEN: u64 = 1 << 12;

/// The runs of a partition.
#[derive(Default)]
pub struct Seen {
    /// From the oldest on.
    pub runs: Vec<Run>,
}

impl Seen {
    /// The records that are to be merged now.
    pub fn to_merge(&self) -> u64 {
        let runs = &self.runs[self.first_to_merge()..];
        if runs.len() > 1 { runs.iter().map(|run| run.records).sum() } else { 0 }
    }

    /// Merges the newest runs, as far as that pays; the bytes of memory it took. Every record is noted.
    pub fn merge(&mut self, files: &mut Files, gauge: &Gauge, poll: &mut Poll<'_>) -> Result<usize, Ended> {
        let first = self.first_to_merge();
        if first + 1 >= self.runs.len() {
            return Ok(0);
        }
        let mut merge = Merge::new(files.open(self.newest_first(first))?);
        let (mut writer, mut written, mut noted) = (files.create()?, 0_u64, 0);
        while let Some(round) = merge.advance()? {
            writer.push(merge.key(), round)?;
            written += 1;
            if written.is_multiple_of(OFTEN) {
                gauge.advance(merge.passed() - noted);
                noted = merge.passed();
                poll()?;
            }
        }
        gauge.advance(merge.passed() - noted);
        let bytes = merge.bytes() + writer.bytes();
        let run = writer.finish_to_stay()?;
        files.retire(self.runs.drain(first..));
        self.runs.push(run);
        Ok(bytes)
    }

    /// Opens all, the newest first.
    pub fn open(&self, files: &Files) -> Result<Lookup, Ended> {
        Ok(Lookup { cursors: files.open(self.newest_first(0))? })
    }

    /// The runs from this one on, the newest first.
    fn newest_first(&self, first: usize) -> impl Iterator<Item = &Run> {
        self.runs[first..].iter().rev()
    }

    fn first_to_merge(&self) -> usize {
        let mut first = self.runs.len().saturating_sub(1);
        let mut after = self.runs.last().map_or(0, |run| run.bytes);
        while first > 0 && self.runs[first - 1].bytes < TIMES * after {
            first -= 1;
            after += self.runs[first].bytes;
        }
        first
    }
}

/// Looks keys up that only grow.
pub struct Lookup {
    cursors: Vec<Cursor>,
}

impl Lookup {
    /// Says of keys that lie one after the other, sorted, which of them were met, and in which round they are expanded.
    pub fn find(&mut self, keys: &[u8], key_len: usize, found: &mut [Option<Round>]) -> Result<(), Ended> {
        for cursor in &mut self.cursors {
            for (key, found) in keys.chunks_exact(key_len).zip(&mut *found).filter(|(_, found)| found.is_none()) {
                if cursor.is_at_end() {
                    break;
                }
                if cursor.seek(key)? {
                    *found = Some(cursor.round());
                }
            }
        }
        Ok(())
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.cursors.iter().map(Cursor::bytes).sum()
    }
}
