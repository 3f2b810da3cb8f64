//! The states that one owner keeps in memory for uniform-cost search and A\*: which of them were met, what the paths to them
//! cost, and which wait.
//!
//! A wave is everything at the least estimate of the whole path's cost, or below it. It is expanded in rounds, the least cost so
//! far first, until nothing of it waits; then comes the next. See [`Round`] for why this does not depend on any order.

mod bucket;
mod costs;

use solvarium_engine::best_first::LARGEST_COST;
use solvarium_engine::{Answer, Cost, Ctx, DEAD, Heuristic, StateSpace, message};

use crate::Ended;
use crate::carrier::Carrier;
use crate::disk::{self, Order};
use crate::link::{Link, Means};
use crate::mix::{mix, owner, unmix};
use crate::partition::{Chunk, Closed, Count, Partition, Poll, Reached, Round};
use crate::search::{self, Config};
use crate::set::{self, Added};
use crate::staged::Staged;
use crate::successors::Successors;
use crate::table::Table;
use bucket::Bucket;
use costs::NEVER;

/// Bytes of a cost in a record.
pub(crate) const COST: usize = size_of::<Cost>();

/// The cheapest path, found by so many threads: by A\* with a heuristic, without one by uniform-cost search.
pub fn run<S: StateSpace + Sync>(
    space: &S,
    heuristic: Option<&Heuristic<S>>,
    threads: usize,
    ctx: &mut Ctx<'_>,
) -> Result<Answer<S::Move>, Ended> {
    run_by(space, heuristic, Means::on(threads), ctx)
}

/// The same by these means.
pub fn run_by<S: StateSpace + Sync>(
    space: &S,
    heuristic: Option<&Heuristic<S>>,
    means: Means<'_, impl Link>,
    ctx: &mut Ctx<'_>,
) -> Result<Answer<S::Move>, Ended> {
    ctx.stats.threads = Some(means.threads as u64);
    match means.disk {
        None => run_on(space, heuristic, &mut means.crew(|| Waves::new(space, heuristic)), ctx),
        Some(disk) => {
            let order = Order::Waves(heuristic);
            run_on(space, heuristic, &mut disk::crew(space, order, disk, means.threads, means.link)?, ctx)
        }
    }
}

/// The same on any partitions that wait in waves by this heuristic.
pub fn run_on<S: StateSpace + Sync>(
    space: &S,
    heuristic: Option<&Heuristic<S>>,
    carrier: &mut impl Carrier,
    ctx: &mut Ctx<'_>,
) -> Result<Answer<S::Move>, Ended> {
    let proves = heuristic.is_none_or(|heuristic| heuristic.admissible);
    search::run(space, Config { breadth_first: false, proves }, carrier, ctx)
}

/// The states that one owner keeps in memory. A record is a mixed key, and what the path to it costs.
pub struct Waves<'s, S: StateSpace> {
    space: &'s S,
    heuristic: Option<&'s Heuristic<S>>,
    table: Table<Bucket>,
    staged: Staged,
    round: Round,
    /// What moves cost: a bit for each cost, the last for all that are greater.
    moves_cost: u64,
    goal: Option<Reached>,
}

impl<S: StateSpace + Sync> Partition for Waves<'_, S> {
    fn record_len(&self) -> usize {
        self.space.key_len() + COST
    }

    fn start(&self, key: &[u8], partitions: usize) -> (usize, Vec<u8>) {
        let mut record = key.to_vec();
        mix(&mut record);
        let owner = owner(&record, partitions);
        record.extend(Cost::to_le_bytes(0));
        (owner, record)
    }

    fn expand(&mut self, chunk: Chunk, out: &mut [Vec<u8>], poll: &mut Poll<'_>) -> Result<Count, Ended> {
        let (mut key, mut numbers, mut successors) = (Vec::new(), Vec::new(), Successors::default());
        let (record_len, kept_len) = (self.record_len(), self.table.kept_len());
        let mut count = Count::default();
        self.staged.begin(out, &chunk, record_len);
        while self.table.at < self.table.buckets.len() {
            let at = self.table.at;
            numbers.clear();
            self.table.buckets[at].find(self.round, &mut numbers);
            for &number in &numbers {
                if count.expanded >= chunk.states || count.generated >= (chunk.bytes / record_len) as u64 {
                    self.table.buckets[at].look_for_least();
                    self.staged.end(out);
                    return Ok(count);
                }
                poll()?;
                self.table.whole(at, self.table.buckets[at].set.key(number.into(), kept_len), &mut key);
                self.table.buckets[at].close(number.into());
                let state = successors.find(self.space, &key);
                let moves = successors.moves.iter().zip(successors.keys.chunks_exact_mut(key.len()));
                for (&step, key) in moves {
                    let step = self.space.cost(&state, step);
                    let cost = cost_after(self.round.g, step)?;
                    self.moves_cost |= bit(step);
                    mix(key);
                    self.staged.send(key, &cost.to_le_bytes(), out);
                }
                count.expanded += 1;
                count.generated += successors.moves.len() as u64;
            }
            if !numbers.is_empty() {
                self.table.buckets[at].look_for_least();
            }
            self.table.at += 1;
        }
        self.staged.end(out);
        Ok(count)
    }

    fn insert(&mut self, lists: &[Vec<u8>]) -> Result<Count, Ended> {
        let (record_len, mut judge, mut count) = (self.record_len(), Judge::of(self), Count::default());
        self.table.insert(lists, record_len, |bucket, batch, left| {
            let known = bucket.set.known(batch.keys());
            for (record, known) in batch.records().zip(known) {
                let added = match known {
                    Some(number) => Added::Known(set::at(number)),
                    None => bucket.add(batch.key(record)),
                };
                let (number, old) = match added {
                    Added::Full => {
                        left.extend_from_slice(record);
                        continue;
                    }
                    Added::New => (bucket.set.len() - 1, None),
                    Added::Known(number) => (number, Some(bucket.costs.get(number))),
                };
                let (key, cost) = parts(record);
                if old.is_some_and(|(_, old)| old <= cost) {
                    continue;
                }
                let (f, is_goal) = judge.judge(key, cost);
                bucket.lower(number, f, cost);
                match old {
                    None => {
                        count.new += 1;
                        count.goals += u64::from(is_goal);
                        count.dead += u64::from(f == NEVER);
                    }
                    Some((old, _)) => count.reopened += u64::from(old == NEVER && f != NEVER),
                }
            }
        });
        self.goal = judge.goal;
        Ok(count)
    }

    fn close_round(&mut self, _poll: &mut Poll<'_>) -> Result<Closed, Ended> {
        let least = self.table.buckets.iter().filter_map(Bucket::least).map(|(round, _)| round).min();
        Ok(Closed { least, ..Closed::default() })
    }

    fn open(&mut self, round: Round, _poll: &mut Poll<'_>) -> Result<u64, Ended> {
        self.round = round;
        self.table.at = 0;
        self.table.buckets.iter_mut().for_each(|bucket| bucket.open(round));
        let waiting = self.table.buckets.iter().filter_map(Bucket::least).filter(|(least, _)| *least == round);
        Ok(waiting.map(|(_, count)| u64::from(count)).sum())
    }

    fn goal(&self) -> Option<Reached> {
        self.goal.clone()
    }

    fn cost_before(&mut self, cost: Cost) -> Result<Option<Cost>, Ended> {
        Ok(self.table.buckets.iter().filter_map(|bucket| bucket.costs.closed_below(cost)).max())
    }

    fn parent(&mut self, wanted: &Reached, cost: Cost, poll: &mut Poll<'_>) -> Result<Option<Vec<u8>>, Ended> {
        let (mut key, mut numbers, mut successors) = (Vec::new(), Vec::new(), Successors::default());
        let mut least: Option<Vec<u8>> = None;
        if self.moves_cost & bit(wanted.cost - cost) == 0 {
            return Ok(None);
        }
        for (at, bucket) in self.table.buckets.iter().enumerate() {
            numbers.clear();
            bucket.costs.find(NEVER..=NEVER, cost, &mut numbers);
            for &number in &numbers {
                poll()?;
                self.table.whole(at, bucket.set.key(number.into(), self.table.kept_len()), &mut key);
                let state = successors.find(self.space, &key);
                let mut steps = successors.moves.iter().zip(successors.keys.chunks_exact(key.len()));
                if least.as_ref().is_none_or(|least| key < *least)
                    && steps.any(|(&step, next)| {
                        next == wanted.key && cost.saturating_add(self.space.cost(&state, step)) == wanted.cost
                    })
                {
                    least = Some(key.clone());
                }
            }
        }
        Ok(least)
    }

    fn bytes(&self) -> usize {
        self.table.bytes() + self.staged.bytes()
    }

    fn states(&self) -> u64 {
        self.table.buckets.iter().map(|bucket| bucket.set.len() as u64).sum()
    }
}

impl<'s, S: StateSpace> Waves<'s, S> {
    /// None yet. Without a heuristic nothing is estimated.
    pub fn new(space: &'s S, heuristic: Option<&'s Heuristic<S>>) -> Self {
        Waves {
            space,
            heuristic,
            table: Table::new(space.key_len()),
            staged: Staged::default(),
            round: Round { f: 0, g: 0 },
            moves_cost: 0,
            goal: None,
        }
    }
}

/// Says of states what is estimated, and keeps the least goal among them.
struct Judge<'s, S: StateSpace> {
    space: &'s S,
    heuristic: Option<&'s Heuristic<S>>,
    goal: Option<Reached>,
    /// Room for a key.
    key: Vec<u8>,
}

impl<'s, S: StateSpace> Judge<'s, S> {
    fn of(waves: &Waves<'s, S>) -> Self {
        Judge { space: waves.space, heuristic: waves.heuristic, goal: waves.goal.clone(), key: Vec::new() }
    }

    /// The estimate of the whole path's cost for the state of a mixed key, reached at this cost, and whether it is a goal.
    fn judge(&mut self, mixed: &[u8], cost: Cost) -> (Cost, bool) {
        self.key.clear();
        self.key.extend_from_slice(mixed);
        unmix(&mut self.key);
        let state = self.space.unpack(&self.key);
        let is_goal = self.space.is_goal(&state);
        if is_goal && self.goal.as_ref().is_none_or(|least| (cost, &self.key) < (least.cost, &least.key)) {
            self.goal = Some(Reached { cost, key: self.key.clone() });
        }
        let f = match self.heuristic.map_or(0, |heuristic| (heuristic.estimate)(self.space, &state)) {
            DEAD => NEVER,
            h => cost.saturating_add(h).min(NEVER - 1),
        };
        (f, is_goal)
    }
}

/// The mixed key of a record, and the cost.
fn parts(record: &[u8]) -> (&[u8], Cost) {
    let (key, cost) = record.split_last_chunk::<COST>().expect("a record is longer than a cost");
    (key, Cost::from_le_bytes(*cost))
}

/// The bit that stands for a move's cost.
pub(crate) fn bit(cost: Cost) -> u64 {
    1 << cost.min(u64::BITS - 1)
}

/// What a path costs after another move. Rounds need costs that grow, so there is a bound.
pub(crate) fn cost_after(cost: Cost, step: Cost) -> Result<Cost, Ended> {
    match cost.checked_add(step).filter(|&cost| cost < LARGEST_COST) {
        Some(cost) => Ok(cost),
        None => Err(Ended::Failed(message!("request-cost-too-large", most = u64::from(LARGEST_COST)))),
    }
}

#[cfg(test)]
mod tests;
