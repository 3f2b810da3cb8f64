//! Threads, each with a partition of its own, that expand rounds together, also with those of other processes.
//!
//! They go step by step: all expand some states, then all add the successors that are theirs. What a state's owner does depends
//! on nothing but the states, so the rounds are the same however many threads there are, in however many processes.

use std::mem::{swap, take};
use std::ops::{AddAssign, RangeInclusive};

use serde::{Deserialize, Serialize};
use solvarium_engine::store::grow;
use solvarium_engine::{Cost, Ctx, Limit, Part, StateSpace, Stop};

use crate::Ended;
use crate::carrier::Carrier;
use crate::dead;
use crate::layers::Layers;
use crate::link::{Alone, Link};
use crate::partition::{Chunk, Closed, Count, Partition, Poll, Reached, Round};

/// Bytes of successors that are made in one step, by all together, where memory allows: a small share of what is held, within
/// these bounds.
const STEP: RangeInclusive<usize> = (256 << 10)..=(64 << 20);
/// That share.
const SHARE_OF_HELD: usize = 24;
/// Where memory is short, a step is made smaller, down to this.
const LEAST_STEP: usize = 16 << 10;
/// What a step may take for each byte of its successors: they are sent, with room for more, sorted, and kept.
const SHARE: usize = 5;
/// Fewer states than this are not worth a thread.
const FEW: u64 = 256;
/// To open and to close a round is not worth one while less than this is held.
const LITTLE: usize = 64 << 20;
/// To expand again what is held is not worth one while it is less than this.
const SMALL: usize = 1 << 20;

/// Partitions, each of which has a thread, and those of other processes.
pub struct Crew<P, L = Alone> {
    members: Vec<Member<P>>,
    link: L,
    /// How things are in each process.
    reports: Vec<Report>,
    /// The number of the last checkpoint.
    saved: u64,
}

struct Member<P> {
    partition: P,
    /// What it sends to each member of every process.
    sent: Vec<Vec<u8>>,
    /// What it got from each member of this process, and from each process.
    got: Vec<Vec<u8>>,
    /// States of the round that are not expanded yet.
    waiting: u64,
    chunk: Chunk,
}

/// How things are in a process between two steps.
#[derive(Default, Serialize, Deserialize)]
struct Report {
    /// What was counted there.
    count: Count,
    /// States of the round that are not expanded yet, for each member.
    waiting: Vec<u64>,
    /// Bytes that the next step may make there, if there is room for one.
    step: Option<usize>,
}

impl<P: Partition, L: Link> Carrier for Crew<P, L> {
    fn restore(&mut self) -> Result<Option<String>, Ended> {
        let here = self.members.iter().map(|member| member.partition.saved()).min().flatten();
        let saved = self.link.agree(Ok(here))?.into_iter().min().flatten();
        let restored = self.members.iter_mut().map(|member| member.partition.restore(saved));
        let notes = restored.collect::<Result<Vec<_>, _>>().map(|notes| notes.into_iter().next());
        let notes = self.link.agree(notes)?;
        self.saved = saved.unwrap_or(0);
        // How large the files are is known only now.
        let files = format!("disk-bytes {}\n", self.file_bytes());
        Ok(saved.and_then(|_| notes.into_iter().next().flatten()).map(|notes| notes + &files))
    }

    fn save(&mut self, notes: &str, ctx: &mut Ctx<'_>) -> Result<(), Ended> {
        self.saved += 1;
        let number = self.saved;
        let saved = self.all(self.is_little(SMALL), ctx, |member, _| member.partition.save(number, notes));
        ctx.stats.disk_bytes = Some(self.file_bytes()).filter(|&bytes| bytes > 0);
        self.link.agree(saved.map(drop)).map(drop)
    }

    fn begin(&mut self, start: &[u8]) -> Result<Count, Ended> {
        let (owner, record) = self.members[0].partition.start(start, self.members.len() * self.link.processes());
        let count = self.owned(owner).map_or(Ok(Count::default()), |member| member.partition.insert(&[record]));
        Ok(sum(self.link.agree(count)?))
    }

    fn close_round(&mut self, ctx: &mut Ctx<'_>) -> Result<Closed, Ended> {
        let closed = self.all(self.is_little(LITTLE), ctx, |member, poll| member.partition.close_round(poll));
        let closed = closed.map(sum::<Closed>);
        ctx.gauge().clear();
        if self.link.processes() > 1 {
            let (process, processes) = (self.link.process(), self.link.processes());
            let states = self.members.iter().map(|member| member.partition.states()).sum();
            ctx.stats.part = Some(Part { process, processes, states });
        }
        Ok(sum(self.link.agree(closed)?))
    }

    fn open(&mut self, round: Round, ctx: &mut Ctx<'_>) -> Result<u64, Ended> {
        let opened = self.all(self.is_little(LITTLE), ctx, |member, poll| {
            member.waiting = member.partition.open(round, poll)?;
            Ok(Count::default())
        });
        self.report(opened, ctx)?;
        Ok(self.waiting())
    }

    fn expand_round(&mut self, depth: u64, ctx: &mut Ctx<'_>) -> Result<Count, Ended> {
        let mut all = Count::default();
        while self.waiting() > 0 {
            let count = self.step(ctx)?;
            count.note(depth, ctx);
            all += count;
        }
        Ok(all)
    }

    fn goal(&mut self) -> Result<Option<Reached>, Ended> {
        let goal = self.members.iter().filter_map(|member| member.partition.goal()).min();
        Ok(self.link.agree(Ok(goal))?.into_iter().flatten().min())
    }

    fn cost_before(&mut self, cost: Cost) -> Result<Option<Cost>, Ended> {
        let costs = self.members.iter_mut().map(|member| member.partition.cost_before(cost));
        let greatest = costs.collect::<Result<Vec<_>, _>>().map(|costs| costs.into_iter().max().flatten());
        Ok(self.link.agree(greatest)?.into_iter().max().flatten())
    }

    fn parent(&mut self, wanted: &Reached, cost: Cost, ctx: &mut Ctx<'_>) -> Result<Option<Vec<u8>>, Ended> {
        let parents = self.all(self.is_little(SMALL), ctx, |member, poll| member.partition.parent(wanted, cost, poll));
        let least = parents.map(|parents| parents.into_iter().flatten().min());
        Ok(self.link.agree(least)?.into_iter().flatten().min())
    }
}

impl<P: Partition> Crew<P> {
    /// These partitions, which all belong to the same search.
    pub fn new(partitions: Vec<P>) -> Self {
        Crew::linked(partitions, Alone)
    }
}

impl<P: Partition, L: Link> Crew<P, L> {
    /// These partitions, and those of other processes, of which there are as many in each. They belong to the same search.
    pub fn linked(partitions: Vec<P>, link: L) -> Self {
        let lists = |count| vec![Vec::new(); count];
        let (members, processes) = (partitions.len(), link.processes());
        let member = |partition| Member {
            partition,
            sent: lists(members * processes),
            got: lists(members + processes),
            waiting: 0,
            chunk: Chunk { states: 0, bytes: 0 },
        };
        Crew { members: partitions.into_iter().map(member).collect(), link, reports: Vec::new(), saved: 0 }
    }

    /// Expands some states of the round, and adds their successors where they belong; what was counted.
    fn step(&mut self, ctx: &mut Ctx<'_>) -> Result<Count, Ended> {
        self.share_out(ctx)?;
        let few = self.waiting() < FEW;
        let mut counts = self.all(few, ctx, |member, poll| {
            let count = member.partition.expand(member.chunk, &mut member.sent, poll)?;
            member.waiting -= count.expanded;
            Ok(count)
        });
        self.exchange();
        // The others wait for what is sent, whatever happened here.
        self.send()?;
        if let Ok(expanded) = &mut counts {
            let inserted = self.all(few, ctx, |member, _| {
                let count = member.partition.insert(&member.got)?;
                member.got.iter_mut().for_each(Vec::clear);
                Ok(count)
            });
            match inserted {
                Ok(inserted) => expanded.extend(inserted),
                Err(ended) => counts = Err(ended),
            }
        }
        // The emptied lists go back, so that there is one for each pair.
        self.exchange();
        let counts = counts.and_then(|counts| ctx.hold(self.bytes()).map(|()| counts).map_err(Ended::from));
        self.report(counts, ctx)
    }

    /// Lets all processes know what was counted, and how things are; what was counted in all.
    fn report(&mut self, counts: Result<Vec<Count>, Ended>, ctx: &Ctx<'_>) -> Result<Count, Ended> {
        let report = counts.map(|counts| Report {
            count: sum(counts),
            waiting: self.members.iter().map(|member| member.waiting).collect(),
            step: self.room_for_a_step(ctx),
        });
        self.reports = self.link.agree(report)?;
        Ok(sum(self.reports.iter().map(|report| report.count)))
    }

    /// States of the round that are not expanded yet, in all processes.
    fn waiting(&self) -> u64 {
        self.reports.iter().flat_map(|report| &report.waiting).sum()
    }

    /// How many bytes of successors the next step may make here, if there is room for one.
    fn room_for_a_step(&self, ctx: &Ctx<'_>) -> Option<usize> {
        let held = self.bytes();
        // A power of two, so that lists are made larger now and then and not in each step: each time, what they had is a hole in
        // memory that only many new states fill.
        let mut step = 1 << (held / SHARE_OF_HELD).clamp(*STEP.start(), *STEP.end()).ilog2();
        while !ctx.has_room_for(held + step * SHARE) {
            step /= 2;
            if step < LEAST_STEP {
                return None;
            }
        }
        Some(step)
    }

    /// Says what each may expand, so that no limit is passed. What is made elsewhere comes here too, so all make as much.
    fn share_out(&mut self, ctx: &Ctx<'_>) -> Result<(), Limit> {
        let steps: Option<Vec<usize>> = self.reports.iter().map(|report| report.step).collect();
        let step = steps.and_then(|steps| steps.into_iter().min()).ok_or(Limit::Memory)?;
        let left = ctx.states_left().unwrap_or(u64::MAX);
        if left == 0 {
            return Err(Limit::Nodes);
        }
        let before = self.reports[..self.link.process()].iter().flat_map(|report| &report.waiting).sum();
        let mut left = left.saturating_sub(before);
        let bytes = step / self.members.len();
        for member in &mut self.members {
            let states = member.waiting.min(left);
            member.chunk = Chunk { states, bytes };
            left -= states;
        }
        Ok(())
    }

    /// The member of this number among those of all processes, if it is one of this process.
    fn owned(&mut self, number: usize) -> Option<&mut Member<P>> {
        let first = self.first();
        number.checked_sub(first).and_then(|number| self.members.get_mut(number))
    }

    /// The number of the first member among those of all processes.
    fn first(&self) -> usize {
        self.link.process() * self.members.len()
    }

    /// Sends to other processes what is for them, and takes what they send.
    fn send(&mut self) -> Result<(), Ended> {
        let (process, members) = (self.link.process(), self.members.len());
        let (mut sent, mut got): (Vec<_>, Vec<_>) =
            self.members.iter_mut().map(|member| (&mut member.sent, &mut member.got)).unzip();
        let lists = sent.iter().flat_map(|lists| lists.iter().enumerate());
        let out = lists.map(|(to, list)| (to / members, to % members, list.as_slice()));
        self.link.exchange(out.filter(|(to, ..)| *to != process), |from, member, bytes| {
            let list = &mut got[member][members + from];
            grow(list, bytes.len());
            list.extend_from_slice(bytes);
        })?;
        for (to, list) in sent.iter_mut().flat_map(|lists| lists.iter_mut().enumerate()) {
            if to / members != process {
                list.clear();
            }
        }
        Ok(())
    }

    /// Gives everybody here what the others sent, and the others what everybody had got.
    fn exchange(&mut self) {
        let first = self.first();
        for from in 0..self.members.len() {
            for to in 0..self.members.len() {
                let mut list = take(&mut self.members[from].sent[first + to]);
                swap(&mut list, &mut self.members[to].got[from]);
                self.members[from].sent[first + to] = list;
            }
        }
    }

    /// Lets everybody do something, at the same time unless it is little; what they came to.
    fn all<R: Send>(
        &mut self,
        few: bool,
        ctx: &mut Ctx<'_>,
        work: impl Fn(&mut Member<P>, &mut Poll<'_>) -> Result<R, Ended> + Sync,
    ) -> Result<Vec<R>, Ended> {
        if few {
            self.members.iter_mut().map(|member| work(member, &mut || ctx.poll())).collect()
        } else {
            ctx.side_by_side(&mut self.members, work)
        }
    }

    /// Whether going through all that is held is little work, less than so many bytes. What lies in files takes longer.
    fn is_little(&self, bytes: usize) -> bool {
        self.bytes() < bytes && self.file_bytes() < SMALL as u64
    }

    fn file_bytes(&self) -> u64 {
        self.members.iter().map(|member| member.partition.file_bytes()).sum()
    }

    fn bytes(&self) -> usize {
        let lists = |member: &Member<P>| member.sent.iter().chain(&member.got).map(Vec::capacity).sum::<usize>();
        self.link.bytes() + self.members.iter().map(|member| member.partition.bytes() + lists(member)).sum::<usize>()
    }
}

/// All of them together.
fn sum<T: Default + AddAssign>(parts: impl IntoIterator<Item = T>) -> T {
    let mut all = T::default();
    parts.into_iter().for_each(|part| all += part);
    all
}

impl<S: StateSpace + Sync> Crew<Layers<'_, S>> {
    /// How many of the states cannot reach a goal. They must all have been expanded.
    pub fn count_dead(&self, ctx: &mut Ctx<'_>) -> Result<u64, Stop> {
        let partitions: Vec<_> = self.members.iter().map(|member| &member.partition).collect();
        dead::count(&partitions, ctx)
    }
}
