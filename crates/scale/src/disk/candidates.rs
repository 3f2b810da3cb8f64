//! Successors that wait for the end of their round, sorted and without repetitions as far as memory goes.
//!
//! They are collected in a plain list. When it is full it is sorted and kept as a run in memory; when these fill their share
//! of it, they are merged into a run on disk. At the end of the round all are read as one.

use solvarium_engine::Cost;

use super::files::Files;
use super::merge::Merge;
use super::run::{Kept, Run, Writer};
use crate::Ended;
use crate::partition::Round;
use crate::short::copy;
use crate::waves::COST;

/// Bytes of a record that is sorted as a number.
const WORD: usize = size_of::<u128>();
/// The most runs on disk that are merged at once.
const MOST_SPILLED: usize = 24;
/// Shares of the memory: of the plain list, and of the runs. The list takes once more and a half while it is sorted.
const LIST: usize = 10;
const RUNS: usize = 2;
/// The longest list: what is much longer than the processor's cache takes longer to sort.
const LONGEST: usize = 16 << 20;
/// The fewest records of a list.
const FEWEST: usize = 16;

/// What was found in a round.
pub struct Candidates {
    key_len: usize,
    has_cost: bool,
    /// Records as they are sorted: the key and, if they have it, the cost, its first byte the greatest.
    list: Vec<u8>,
    words: Vec<u128>,
    places: Vec<u32>,
    kept: Vec<Kept>,
    spilled: Vec<Run>,
    most_in_list: usize,
    most_kept: usize,
    /// The most bytes that merging took.
    merging: usize,
}

impl Candidates {
    /// None yet. Keys have this length, a cost follows if they have one, and so much memory may be used.
    pub fn new(key_len: usize, has_cost: bool, memory: usize) -> Self {
        let record = key_len + if has_cost { COST } else { 0 };
        Candidates {
            key_len,
            has_cost,
            list: Vec::new(),
            words: Vec::new(),
            places: Vec::new(),
            kept: Vec::new(),
            spilled: Vec::new(),
            most_in_list: (memory / LIST).min(LONGEST).max(record * FEWEST) / record * record,
            most_kept: memory / RUNS,
            merging: 0,
        }
    }

    /// Bytes of a record.
    pub fn record_len(&self) -> usize {
        self.key_len + if self.has_cost { COST } else { 0 }
    }

    /// Takes records; without a cost they have this one.
    pub fn insert(&mut self, records: &[u8], cost: Cost, files: &mut Files) -> Result<(), Ended> {
        let mut rest = records;
        while !rest.is_empty() {
            let (part, later) = rest.split_at(rest.len().min(self.most_in_list - self.list.len()));
            solvarium_engine::store::grow(&mut self.list, part.len());
            let begin = self.list.len();
            self.list.extend_from_slice(part);
            if self.has_cost {
                let record_len = self.record_len();
                self.list[begin..].chunks_exact_mut(record_len).for_each(|record| record[self.key_len..].reverse());
            }
            rest = later;
            if self.list.len() == self.most_in_list {
                self.sort(cost, files)?;
                self.spill_if_full(files)?;
            }
        }
        Ok(())
    }

    /// All of the round, each key once, with the least of its costs.
    pub fn open(&mut self, cost: Cost, files: &mut Files) -> Result<Merge, Ended> {
        self.sort(cost, files)?;
        let mut cursors = files.open_kept(&self.kept)?;
        cursors.extend(files.open(&self.spilled)?);
        Ok(Merge::new(cursors))
    }

    /// How many records there are, with repetitions.
    pub fn records(&self) -> u64 {
        let in_list = (self.list.len() / self.record_len()) as u64;
        let kept = self.kept.iter().map(Kept::records);
        in_list + kept.chain(self.spilled.iter().map(|run| run.records)).sum::<u64>()
    }

    /// Forgets them, at the end of the round.
    pub fn clear(&mut self, files: &mut Files) -> Result<(), Ended> {
        self.kept.clear();
        files.remove(self.spilled.drain(..))
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        let lists = self.list.capacity() + self.words.capacity() * WORD + self.places.capacity() * size_of::<u32>();
        lists + self.kept_bytes() + self.merging
    }

    fn kept_bytes(&self) -> usize {
        self.kept.iter().map(Kept::bytes).sum()
    }

    /// Makes a run of the list.
    fn sort(&mut self, cost: Cost, files: &Files) -> Result<(), Ended> {
        if self.list.is_empty() {
            return Ok(());
        }
        let mut sorted =
            Sorted { writer: Writer::in_memory(files.pieces()), last: Vec::new(), key_len: self.key_len, cost };
        let record_len = self.record_len();
        if record_len <= WORD {
            self.words.clear();
            self.words.reserve_exact(self.most_in_list.min(self.list.capacity()) / record_len);
            self.words.extend(self.list.chunks_exact(record_len).map(word));
            self.words.sort_unstable();
            self.words.iter().try_for_each(|word| sorted.push(&word.to_be_bytes()[..record_len]))?;
        } else {
            let record = |place: u32| &self.list[place as usize * record_len..][..record_len];
            self.places.clear();
            self.places.extend(0..(self.list.len() / record_len) as u32);
            self.places.sort_unstable_by(|&a, &b| record(a).cmp(record(b)));
            self.places.iter().try_for_each(|&place| sorted.push(record(place)))?;
        }
        self.list.clear();
        self.kept.push(sorted.writer.keep()?);
        Ok(())
    }

    fn spill_if_full(&mut self, files: &mut Files) -> Result<(), Ended> {
        if self.kept_bytes() < self.most_kept {
            return Ok(());
        }
        let cursors = files.open_kept(&self.kept)?;
        let run = self.write(Merge::new(cursors), files)?;
        self.kept.clear();
        self.spilled.push(run);
        if self.spilled.len() == MOST_SPILLED {
            let cursors = files.open(&self.spilled)?;
            let run = self.write(Merge::new(cursors), files)?;
            files.remove(std::mem::replace(&mut self.spilled, vec![run]))?;
        }
        Ok(())
    }

    fn write(&mut self, mut merge: Merge, files: &mut Files) -> Result<Run, Ended> {
        let mut writer = files.create()?;
        while let Some(round) = merge.advance()? {
            writer.push(merge.key(), round)?;
        }
        self.merging = self.merging.max(merge.bytes() + writer.bytes());
        writer.finish()
    }
}

/// Writes sorted records, of those of one key only the first.
struct Sorted {
    writer: Writer,
    last: Vec<u8>,
    key_len: usize,
    /// What a record costs that does not say it.
    cost: Cost,
}

impl Sorted {
    #[inline]
    fn push(&mut self, record: &[u8]) -> Result<(), Ended> {
        let (key, cost) = record.split_at(self.key_len);
        if self.last == key {
            return Ok(());
        }
        let g = cost.try_into().map_or(self.cost, Cost::from_be_bytes);
        self.writer.push(key, Round { f: g, g })?;
        self.last.resize(key.len(), 0);
        copy(key, &mut self.last);
        Ok(())
    }
}

/// A record as a number, which is less where the record is.
#[inline]
fn word(record: &[u8]) -> u128 {
    let mut word = [0; WORD];
    copy(record, &mut word[..record.len()]);
    u128::from_be_bytes(word)
}
