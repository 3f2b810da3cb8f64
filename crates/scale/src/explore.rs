//! Every state that can be reached, counted layer by layer.

use solvarium_engine::{Ctx, Message, Space, Stop};

use crate::Ended;
use crate::carrier::Carrier;
use crate::crew::Crew;
use crate::disk::{self, Order};
use crate::layers::Layers;
use crate::link::{Link, Means};
use crate::partition::Count;
use crate::progress::Progress;
use crate::search;

/// The states of a layer: those that so many moves are needed for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Layer {
    /// How many there are.
    pub states: u64,
    /// How many of them are goals.
    pub goals: u64,
}

/// What there is to be reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explored {
    /// The layers that were found as a whole, from the start on.
    pub layers: Vec<Layer>,
    /// What ended it before all layers were found.
    pub stopped: Option<Stop>,
    /// States from which no goal can be reached, if they were counted.
    pub dead: Option<u64>,
}

impl Explored {
    /// Nothing, for this reason.
    pub fn stopped(reason: Stop) -> Explored {
        Explored { stopped: Some(reason), ..Explored::default() }
    }
}

/// Expands everything, goals too, with so many threads. Counts dead states if that is asked for, which takes several times as
/// long. An error says what went wrong outside of it.
pub fn run<S: Space>(space: &S, threads: usize, count_dead: bool, ctx: &mut Ctx<'_>) -> Result<Explored, Message> {
    ctx.stats.threads = Some(threads as u64);
    let mut crew = Crew::new((0..threads).map(|_| Layers::new(space)).collect());
    let mut explored = run_on(space, &mut crew, ctx)?;
    if count_dead && explored.stopped.is_none() {
        match crew.count_dead(ctx) {
            Ok(dead) => explored.dead = Some(dead),
            Err(reason) => explored.stopped = Some(reason),
        }
    }
    Ok(explored)
}

/// Expands everything by these means.
pub fn run_by<S: Space>(space: &S, means: Means<'_, impl Link>, ctx: &mut Ctx<'_>) -> Result<Explored, Message> {
    ctx.stats.threads = Some(means.threads as u64);
    match means.disk {
        None => run_on(space, &mut means.crew(|| Layers::new(space)), ctx),
        Some(disk) => match disk::crew(space, Order::Layers, disk, means.threads, means.link) {
            Ok(mut crew) => run_on(space, &mut crew, ctx),
            Err(Ended::Failed(message)) => Err(message),
            Err(Ended::Stopped(reason)) => Ok(Explored { stopped: Some(reason), ..Explored::default() }),
        },
    }
}

/// Expands everything on any partitions that take layers for rounds.
pub fn run_on<S: Space>(space: &S, carrier: &mut impl Carrier, ctx: &mut Ctx<'_>) -> Result<Explored, Message> {
    let mut progress = Progress::default();
    let stopped = match find_all(space, carrier, &mut progress, ctx) {
        Ok(()) => None,
        Err(Ended::Stopped(reason)) => Some(reason),
        Err(Ended::Failed(message)) => return Err(message),
    };
    Ok(Explored { layers: progress.layers, stopped, dead: None })
}

/// Finds layer after layer.
fn find_all<S: Space>(
    space: &S,
    carrier: &mut impl Carrier,
    progress: &mut Progress,
    ctx: &mut Ctx<'_>,
) -> Result<(), Ended> {
    *progress = search::begin(space, carrier, ctx)?;
    while let Some(round) = progress.next {
        carrier.open(round, ctx)?;
        let mut found = carrier.expand_round(round.g.into(), ctx)?;
        let closed = carrier.close_round(ctx)?;
        closed.count.note(round.g.into(), ctx);
        found += closed.count;
        progress.layers.extend((found.new > 0).then(|| Layer::from(found)));
        progress.next = closed.least;
        carrier.save(&progress.to_notes(ctx), ctx)?;
    }
    Ok(())
}

impl From<Count> for Layer {
    fn from(found: Count) -> Self {
        Layer { states: found.new, goals: found.goals }
    }
}
