//! A partition on disk.

use solvarium_engine::store::{grow, hash};
use solvarium_engine::{Cost, StateSpace};

use super::candidates::Candidates;
use super::files::Files;
use super::home::Part;
use super::judge::{Judge, Order};
use super::manifest::Manifest;
use super::merge::Merge;
use super::run::{Pieces, Writer};
use super::seen::Seen;
use crate::Ended;
use crate::partition::{self, Chunk, Closed, Count, Partition, Poll, Reached, Round};
use crate::successors::Successors;
use crate::waves::{bit, cost_after};

/// Candidates that are looked up together.
const TOGETHER: usize = 1024;
/// Of the memory, the share of a block and of what is read at once, within these bounds.
const BLOCK: (usize, usize, usize) = (512, 256, 32 << 10);
const BUFFER: (usize, usize, usize) = (512, 512, 128 << 10);
/// The share of a key by which its owner is chosen: neighbours in the order of keys then mostly have the same, and take less
/// room beside each other.
const NEAR: (usize, usize) = (1, 2);

/// The states of an owner, in files. A record is a key and, unless states are expanded layer by layer, what the path to it
/// costs.
pub struct States<'s, S: StateSpace> {
    space: &'s S,
    key_len: usize,
    /// Keys that have so many first bytes in common belong to the same owner.
    near: usize,
    part: Part,
    files: Files,
    seen: Seen,
    candidates: Candidates,
    judge: Judge<'s, S>,
    /// What the open round is read from, and what of it is not expanded.
    frontier: Option<Merge>,
    left: u64,
    /// What moves cost: a bit for each cost, the last for all that are greater.
    moves_cost: u64,
    /// The most bytes that reading runs took.
    reading: usize,
    successors: Successors<S::Move>,
}

impl<'s, S: StateSpace> States<'s, S> {
    /// What lies in a folder, once it is [restored](Partition::restore); so much memory may be used.
    pub fn new(space: &'s S, order: Order<'s, S>, part: Part, memory: usize) -> Self {
        let key_len = space.key_len();
        let share = |(share, least, most): (usize, usize, usize)| (memory / share).clamp(least, most);
        let (block, buffer) = (share(BLOCK), share(BUFFER));
        let pieces = Pieces { key_len, block, buffer, sync: part.sync, salt: part.salt() };
        let judge = Judge::new(space, order);
        States {
            space,
            key_len,
            near: (key_len * NEAR.0).div_ceil(NEAR.1),
            files: Files::new(part.folder.clone(), pieces, 0),
            part,
            seen: Seen::default(),
            candidates: Candidates::new(key_len, judge.has_costs(), memory),
            judge,
            frontier: None,
            left: 0,
            moves_cost: 0,
            reading: 0,
            successors: Successors::default(),
        }
    }

    /// Opens all runs that may tell of states of this cost what is right. A state that was met again more cheaply is in
    /// several.
    fn states_of(&self, cost: Cost) -> Result<Merge, Ended> {
        let runs = self.seen.runs.iter().filter(|run| self.judge.has_costs() || run.may_have(cost));
        Ok(Merge::new(self.files.open(runs)?))
    }

    /// What the successors cost that are found in the open round, where that is the same for all.
    fn cost_found(&self) -> Cost {
        self.judge.open.map_or(0, |open| open.g + 1)
    }

    /// Appends the records of the successors of a state of this cost to the lists of their owners; how many they are.
    fn send_successors(&mut self, state: &S::State, cost: Cost, out: &mut [Vec<u8>]) -> Result<u64, Ended> {
        let Successors { moves, keys } = &self.successors;
        let (record_len, partitions) = (self.candidates.record_len(), out.len());
        for (&step, key) in moves.iter().zip(keys.chunks_exact(self.key_len)) {
            let list = &mut out[owner(key, self.near, partitions)];
            grow(list, record_len);
            list.extend_from_slice(key);
            if self.judge.has_costs() {
                let step = self.space.cost(state, step);
                self.moves_cost |= bit(step);
                list.extend_from_slice(&cost_after(cost, step)?.to_le_bytes());
            }
        }
        Ok(moves.len() as u64)
    }

    /// Finds out which candidates are new, or cost less than before, and writes them.
    fn sort_out(&mut self, poll: &mut Poll<'_>) -> Result<Count, Ended> {
        let mut candidates = self.candidates.open(self.cost_found(), &mut self.files)?;
        let mut lookup = self.seen.open(&self.files)?;
        let (mut count, mut writer) = (Count::default(), None::<Writer>);
        let (mut keys, mut costs, mut found) = (Vec::new(), Vec::new(), Vec::new());
        let mut noted = 0;
        loop {
            self.part.gauge.advance(candidates.passed() - noted);
            noted = candidates.passed();
            poll()?;
            keys.clear();
            costs.clear();
            while costs.len() < TOGETHER
                && let Some(round) = candidates.advance()?
            {
                keys.extend_from_slice(candidates.key());
                costs.push(round.g);
            }
            if costs.is_empty() {
                break;
            }
            found.clear();
            found.resize(costs.len(), None);
            lookup.find(&keys, self.key_len, &mut found)?;
            for ((key, &cost), &known) in keys.chunks_exact(self.key_len).zip(&costs).zip(&found) {
                let Some(round) = self.judge.judge(key, cost, known, &mut count) else { continue };
                if writer.is_none() {
                    writer = Some(self.files.create()?);
                }
                writer.as_mut().expect("it was just made").push(key, round)?;
            }
        }
        let writing = writer.as_ref().map_or(0, Writer::bytes);
        self.reading = self.reading.max(candidates.bytes() + lookup.bytes() + writing);
        if let Some(writer) = writer {
            self.seen.runs.push(writer.finish_to_stay()?);
        }
        Ok(count)
    }
}

impl<S: StateSpace + Sync> Partition for States<'_, S> {
    fn record_len(&self) -> usize {
        self.candidates.record_len()
    }

    fn start(&self, key: &[u8], partitions: usize) -> (usize, Vec<u8>) {
        let mut record = key.to_vec();
        record.resize(self.record_len(), 0);
        (owner(key, self.near, partitions), record)
    }

    fn expand(&mut self, chunk: Chunk, out: &mut [Vec<u8>], poll: &mut Poll<'_>) -> Result<Count, Ended> {
        let (mut count, most) = (Count::default(), (chunk.bytes / self.record_len()) as u64);
        let Some(open) = self.judge.open else { return Ok(count) };
        let Some(mut frontier) = self.frontier.take() else { return Ok(count) };
        while self.left > 0 && count.expanded < chunk.states && count.generated < most {
            let round = frontier.advance()?.expect("as many states wait as were counted");
            if round != open {
                continue;
            }
            poll()?;
            self.left -= 1;
            let state = self.successors.find(self.space, frontier.key());
            count.expanded += 1;
            count.generated += self.send_successors(&state, round.g, out)?;
        }
        self.frontier = Some(frontier);
        Ok(count)
    }

    fn insert(&mut self, lists: &[Vec<u8>]) -> Result<Count, Ended> {
        let cost = self.cost_found();
        lists.iter().try_for_each(|list| self.candidates.insert(list, cost, &mut self.files))?;
        Ok(Count::default())
    }

    fn close_round(&mut self, poll: &mut Poll<'_>) -> Result<Closed, Ended> {
        self.frontier = None;
        self.judge.close();
        self.part.gauge.expect(self.seen.to_merge() + self.candidates.records());
        let merging = self.seen.merge(&mut self.files, &self.part.gauge, poll)?;
        self.reading = self.reading.max(merging);
        let count = self.sort_out(poll)?;
        self.candidates.clear(&mut self.files)?;
        Ok(Closed { count, least: self.judge.waiting.keys().next().copied() })
    }

    fn open(&mut self, round: Round, _poll: &mut Poll<'_>) -> Result<u64, Ended> {
        self.judge.open = Some(round);
        self.left = self.judge.waiting.get(&round).copied().unwrap_or(0);
        self.frontier = if self.left > 0 { Some(self.states_of(round.g)?) } else { None };
        Ok(self.left)
    }

    fn goal(&self) -> Option<Reached> {
        self.judge.goal.clone()
    }

    fn cost_before(&mut self, cost: Cost) -> Result<Option<Cost>, Ended> {
        Ok(self.judge.costs.range(..cost).next_back().copied())
    }

    fn parent(&mut self, wanted: &Reached, cost: Cost, poll: &mut Poll<'_>) -> Result<Option<Vec<u8>>, Ended> {
        let has_costs = self.judge.has_costs();
        if !self.judge.costs.contains(&cost) || has_costs && self.moves_cost & bit(wanted.cost - cost) == 0 {
            return Ok(None);
        }
        let mut states = self.states_of(cost)?;
        // Keys come in their order, so that the first is the least.
        while let Some(round) = states.advance()? {
            poll()?;
            if round.g != cost || !self.judge.is_closed(round) {
                continue;
            }
            let state = self.successors.find(self.space, states.key());
            let Successors { moves, keys } = &self.successors;
            let mut steps = moves.iter().zip(keys.chunks_exact(self.key_len));
            let leads = |(&step, next): (&S::Move, &[u8])| {
                next == wanted.key && (!has_costs || cost.saturating_add(self.space.cost(&state, step)) == wanted.cost)
            };
            if steps.any(leads) {
                return Ok(Some(states.key().to_vec()));
            }
        }
        Ok(None)
    }

    fn bytes(&self) -> usize {
        self.candidates.bytes() + self.reading + self.successors.keys.capacity()
    }

    fn states(&self) -> u64 {
        self.seen.runs.iter().map(|run| run.records).sum()
    }

    fn file_bytes(&self) -> u64 {
        self.seen.runs.iter().map(|run| run.bytes).sum()
    }

    fn saved(&self) -> Option<u64> {
        self.part.saved.last().copied()
    }

    fn save(&mut self, number: u64, notes: &str) -> Result<(), Ended> {
        let Judge { waiting, costs, goal, .. } = &self.judge;
        let manifest = Manifest {
            number,
            search: self.part.search.clone(),
            next_file: self.files.next(),
            runs: self.seen.runs.clone(),
            waiting: waiting.iter().map(|(&round, &states)| (round, states)).collect(),
            costs: costs.iter().copied().collect(),
            moves_cost: self.moves_cost,
            goal: goal.clone(),
            notes: notes.into(),
        };
        self.part.save(&manifest)?;
        self.files.remove_retired()
    }

    fn restore(&mut self, number: Option<u64>) -> Result<String, Ended> {
        let manifest = number.map(|number| self.part.read(number)).transpose()?;
        // Whether all files are there, before others are removed.
        self.files.open(manifest.iter().flat_map(|manifest| &manifest.runs))?;
        self.part.go_back_to(manifest.as_ref())?;
        let manifest = manifest.unwrap_or_default();
        self.files = Files::new(self.part.folder.clone(), self.files.pieces(), manifest.next_file);
        self.seen = Seen { runs: manifest.runs };
        self.judge.waiting = manifest.waiting.into_iter().collect();
        self.judge.costs = manifest.costs.into_iter().collect();
        self.judge.goal = manifest.goal;
        self.moves_cost = manifest.moves_cost;
        Ok(manifest.notes)
    }
}

impl<S: StateSpace> Drop for States<'_, S> {
    /// What was found in a round that does not end belongs to no checkpoint. What is left of it anyway is removed by
    /// whoever goes on.
    fn drop(&mut self) {
        let _ = self.candidates.clear(&mut self.files);
    }
}

/// The partition, of so many, that owns a key.
#[inline]
fn owner(key: &[u8], near: usize, partitions: usize) -> usize {
    match partitions {
        1 => 0,
        _ => partition::owner(hash(&key[..near]), partitions),
    }
}
