//! Breadth-first search: rounds are layers.

use solvarium_engine::{Answer, Ctx, StateSpace};

use crate::Ended;
use crate::carrier::Carrier;
use crate::disk::{self, Order};
use crate::layers::Layers;
use crate::link::{Link, Means};
use crate::search::{self, Config};

/// The shortest path, found by so many threads.
pub fn run<S: StateSpace + Sync>(space: &S, threads: usize, ctx: &mut Ctx<'_>) -> Result<Answer<S::Move>, Ended> {
    run_by(space, Means::on(threads), ctx)
}

/// The shortest path, found by these means.
pub fn run_by<S: StateSpace + Sync>(
    space: &S,
    means: Means<'_, impl Link>,
    ctx: &mut Ctx<'_>,
) -> Result<Answer<S::Move>, Ended> {
    ctx.stats.threads = Some(means.threads as u64);
    match means.disk {
        None => run_on(space, &mut means.crew(|| Layers::new(space)), ctx),
        Some(disk) => run_on(space, &mut disk::crew(space, Order::Layers, disk, means.threads, means.link)?, ctx),
    }
}

/// The same on any partitions that take layers for rounds.
pub fn run_on<S: StateSpace + Sync>(
    space: &S,
    carrier: &mut impl Carrier,
    ctx: &mut Ctx<'_>,
) -> Result<Answer<S::Move>, Ended> {
    search::run(space, Config { breadth_first: true, proves: false }, carrier, ctx)
}
