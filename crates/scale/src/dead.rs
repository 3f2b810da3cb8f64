//! Which states cannot reach a goal.
//!
//! Goals are alive, and so is a state if one of its successors is. The layers are gone through from the last to the first, again
//! and again, until nothing more comes alive. Threads mark their own states and read the marks of all; a mark that is seen late
//! is seen the next time, so what is alive in the end does not depend on who was faster.

use std::sync::atomic::{AtomicU64, Ordering};

use solvarium_engine::{Ctx, Limit, StateSpace, Stop};

use crate::layers::{Layers, Place};
use crate::mix::{mix, owner};

/// A bit for each state of a partition.
struct Marks(Vec<Vec<AtomicU64>>);

impl Marks {
    fn of<S: StateSpace>(partition: &Layers<'_, S>) -> Marks {
        Marks(partition.sizes().map(|size| (0..size.div_ceil(64)).map(|_| AtomicU64::new(0)).collect()).collect())
    }

    fn has(&self, place: Place) -> bool {
        self.0[place.bucket][place.number / 64].load(Ordering::Relaxed) >> (place.number % 64) & 1 == 1
    }

    fn set(&self, place: Place) {
        self.0[place.bucket][place.number / 64].fetch_or(1 << (place.number % 64), Ordering::Relaxed);
    }

    fn bytes<S: StateSpace>(partition: &Layers<'_, S>) -> usize {
        partition.sizes().map(|size| size.div_ceil(64) * 8 + size_of::<Vec<AtomicU64>>()).sum()
    }
}

/// How many states of the partitions, in all of which everything was expanded, are dead.
pub fn count<S: StateSpace + Sync>(partitions: &[&Layers<'_, S>], ctx: &mut Ctx<'_>) -> Result<u64, Stop> {
    let marks = partitions.iter().map(|partition| Marks::bytes(partition)).sum::<usize>();
    let bytes = ctx.stats.bytes as usize + marks;
    if !ctx.has_room_for(bytes) {
        return Err(Stop::Limit(Limit::Memory));
    }
    ctx.hold(bytes)?;
    let marks: Vec<Marks> = partitions.iter().map(|partition| Marks::of(partition)).collect();
    let mut all: u64 = partitions.iter().flat_map(|partition| partition.sizes()).map(|size| size as u64).sum();
    let mut numbers: Vec<usize> = (0..partitions.len()).collect();
    loop {
        let revived = ctx.side_by_side(&mut numbers, |&mut number, poll| revive(number, partitions, &marks, poll))?;
        match revived.into_iter().sum() {
            0 => return Ok(all),
            revived => all -= revived,
        }
    }
}

/// Goes once through the states of a partition; how many came alive.
fn revive<S: StateSpace>(
    number: usize,
    partitions: &[&Layers<'_, S>],
    marks: &[Marks],
    poll: &mut dyn FnMut() -> Result<(), Stop>,
) -> Result<u64, Stop> {
    let (partition, own) = (partitions[number], &marks[number]);
    let space = partition.space();
    let mut mixed = Vec::new();
    let mut is_alive = |key: &[u8]| {
        mixed.clear();
        mixed.extend_from_slice(key);
        mix(&mut mixed);
        let owner = owner(&mixed, partitions.len());
        marks[owner].has(partitions[owner].find(&mixed))
    };
    let (mut way, mut revived) = (partition.last(), 0);
    while way.iter().any(|back| !back.is_begin()) {
        partition.layer_before(&mut way, &mut *poll, |place, key, successors| {
            if !own.has(place)
                && (space.is_goal(&space.unpack(key)) || successors.chunks_exact(space.key_len()).any(&mut is_alive))
            {
                own.set(place);
                revived += 1;
            }
        })?;
    }
    Ok(revived)
}
