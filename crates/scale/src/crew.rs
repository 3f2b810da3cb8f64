//! Threads, each with a partition of its own, that expand layers together.
//!
//! They go step by step: all expand some states, then all add the successors that are theirs. What a state's owner does depends
//! on nothing but the states, so the layers are the same however many threads there are.

use std::mem::{swap, take};
use std::ops::RangeInclusive;

use solvarium_engine::store::hash;
use solvarium_engine::{Ctx, Limit, StateSpace, Stop};

use crate::bucket::Back;
use crate::dead;
use crate::partition::{Chunk, Count, Partition, owner};

/// Bytes of successors that are made in one step, by all together, where memory allows: a small share of what is held, within
/// these bounds.
const STEP: RangeInclusive<usize> = (256 << 10)..=(64 << 20);
/// That share.
const SHARE_OF_HELD: usize = 64;
/// Where memory is short, a step is made smaller, down to this.
const LEAST_STEP: usize = 16 << 10;
/// What a step may take for each byte of its successors: they are sent, with room for more, sorted, and kept.
const SHARE: usize = 5;
/// Fewer states than this are not worth a thread.
const FEW: u64 = 256;

/// The threads' states.
pub struct Crew<'s, S> {
    members: Vec<Member<'s, S>>,
}

struct Member<'s, S> {
    partition: Partition<'s, S>,
    /// What it sends to each.
    sent: Vec<Vec<u8>>,
    /// What it got from each.
    got: Vec<Vec<u8>>,
    /// States of its layer that are not expanded yet.
    waiting: u64,
    chunk: Chunk,
}

impl<'s, S: StateSpace + Sync> Crew<'s, S> {
    /// So many, who know the start.
    pub fn new(space: &'s S, threads: usize, start: &[u8]) -> Self {
        let lists = || vec![Vec::new(); threads];
        let member = || Member {
            partition: Partition::new(space),
            sent: lists(),
            got: lists(),
            waiting: 0,
            chunk: Chunk { states: 0, bytes: 0 },
        };
        let mut members: Vec<_> = (0..threads).map(|_| member()).collect();
        members[owner(hash(start), threads)].partition.insert(&[start.to_vec()]);
        let mut crew = Crew { members };
        crew.close_layer();
        crew
    }

    /// Expands the layer of this depth as a whole, and says after every step what it gave.
    pub fn expand_layer(&mut self, depth: u64, ctx: &mut Ctx<'_>, mut each: impl FnMut(&Count)) -> Result<(), Stop> {
        let mut found = 0;
        while self.waiting() > 0 {
            let count = self.step(ctx)?;
            found += count.new;
            ctx.stats.generated += count.generated;
            ctx.stats.duplicates += count.generated - count.new;
            ctx.waiting((self.waiting() + found) as usize);
            ctx.expanded(count.expanded, depth);
            each(&count);
        }
        Ok(())
    }

    /// Expands some states of the layer, and adds their successors to the next one; what was counted.
    fn step(&mut self, ctx: &mut Ctx<'_>) -> Result<Count, Stop> {
        self.share_out(ctx)?;
        let few = self.waiting() < FEW;
        let mut count = self.each(few, ctx, |member, poll| {
            let count = member.partition.expand(member.chunk, &mut member.sent, poll)?;
            member.waiting -= count.expanded;
            Ok(count)
        })?;
        self.exchange();
        count += self.each(few, ctx, |member, _| {
            let count = member.partition.insert(&member.got);
            member.got.iter_mut().for_each(Vec::clear);
            Ok(count)
        })?;
        // The emptied lists go back, so that there is one for each pair.
        self.exchange();
        ctx.hold(self.bytes())?;
        Ok(count)
    }

    /// States of the layer that are not expanded yet.
    fn waiting(&self) -> u64 {
        self.members.iter().map(|member| member.waiting).sum()
    }

    /// Goes on to the next layer; how many states it has.
    pub fn close_layer(&mut self) -> u64 {
        self.members.iter_mut().for_each(|member| member.waiting = member.partition.close_layer());
        self.waiting()
    }

    /// The least key of the goals that were added.
    pub fn goal(&self) -> Option<&[u8]> {
        self.members.iter().filter_map(|member| member.partition.goal()).min()
    }

    /// The keys on a path from the start to a goal of the layer that is being found: before each comes the least key from which
    /// a move leads to it. Found by expanding the layers once more, from the last.
    pub fn path(&self, goal: Vec<u8>, ctx: &mut Ctx<'_>) -> Result<Vec<Vec<u8>>, Stop> {
        let mut ways: Vec<_> = self.ways().collect();
        // The goal's own layer.
        for (partition, way) in &mut ways {
            partition.pass_layer(way);
        }
        let mut path = vec![goal];
        loop {
            let wanted = &path[path.len() - 1];
            let parents = ctx.side_by_side(&mut ways, |(partition, way), poll| partition.parent(wanted, way, poll))?;
            match parents.into_iter().flatten().min() {
                Some(parent) => path.push(parent),
                None => break,
            }
        }
        // The start is where every path begins.
        path.pop();
        path.reverse();
        Ok(path)
    }

    /// How many of the states cannot reach a goal. They must all have been expanded.
    pub fn count_dead(&self, ctx: &mut Ctx<'_>) -> Result<u64, Stop> {
        let partitions: Vec<_> = self.members.iter().map(|member| &member.partition).collect();
        dead::count(&partitions, ctx)
    }

    /// The partitions, each with the beginning of the way back through its layers.
    fn ways(&self) -> impl Iterator<Item = (&Partition<'s, S>, Vec<Back>)> {
        self.members.iter().map(|member| (&member.partition, member.partition.last()))
    }

    /// Says what each may expand, so that no limit is passed.
    fn share_out(&mut self, ctx: &Ctx<'_>) -> Result<(), Stop> {
        let held = self.bytes();
        let mut step = (held / SHARE_OF_HELD).clamp(*STEP.start(), *STEP.end());
        while !ctx.has_room_for(held + step * SHARE) {
            step /= 2;
            if step < LEAST_STEP {
                return Err(Stop::Limit(Limit::Memory));
            }
        }
        let mut left = ctx.states_left().unwrap_or(u64::MAX);
        if left == 0 {
            return Err(Stop::Limit(Limit::Nodes));
        }
        let bytes = step / self.members.len();
        for member in &mut self.members {
            let states = member.waiting.min(left);
            member.chunk = Chunk { states, bytes };
            left -= states;
        }
        Ok(())
    }

    /// Gives everybody what the others sent, and the others what everybody had got.
    fn exchange(&mut self) {
        for from in 0..self.members.len() {
            for to in 0..self.members.len() {
                let mut list = take(&mut self.members[from].sent[to]);
                swap(&mut list, &mut self.members[to].got[from]);
                self.members[from].sent[to] = list;
            }
        }
    }

    /// Lets everybody do something, at the same time unless it is little.
    fn each(
        &mut self,
        few: bool,
        ctx: &mut Ctx<'_>,
        work: impl Fn(&mut Member<'s, S>, &mut dyn FnMut() -> Result<(), Stop>) -> Result<Count, Stop> + Sync,
    ) -> Result<Count, Stop> {
        let counts = if few {
            self.members.iter_mut().map(|member| work(member, &mut || ctx.poll())).collect()
        } else {
            ctx.side_by_side(&mut self.members, work)
        };
        let mut all = Count::default();
        counts?.into_iter().for_each(|count| all += count);
        Ok(all)
    }

    fn bytes(&self) -> usize {
        let lists = |member: &Member<'_, S>| member.sent.iter().chain(&member.got).map(Vec::capacity).sum::<usize>();
        self.members.iter().map(|member| member.partition.bytes() + lists(member)).sum()
    }
}
