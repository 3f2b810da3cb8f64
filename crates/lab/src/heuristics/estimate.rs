//! The estimates of states of a level, on one thread or on several.

use solvarium_engine::{Cost, Ctx, Heuristic, NodeStore, Space, Stop};

/// Writes the estimates of some states, by their numbers, of which this is the first.
pub(super) fn some<S: Space>(
    space: &S,
    heuristic: &Heuristic<S>,
    nodes: &NodeStore,
    first: usize,
    estimates: &mut [Cost],
    threads: usize,
    ctx: &mut Ctx<'_>,
) -> Result<(), Stop> {
    let estimate = |id: usize| (heuristic.estimate)(space, &space.unpack(nodes.key((first + id) as u32)));
    #[cfg(not(target_family = "wasm"))]
    if threads > 1 && !estimates.is_empty() {
        let each = estimates.len().div_ceil(threads);
        let mut parts: Vec<(usize, &mut [Cost])> = estimates.chunks_mut(each).enumerate().collect();
        ctx.side_by_side(&mut parts, |(part, estimates), poll| {
            for (id, place) in (*part * each..).zip(estimates.iter_mut()) {
                poll()?;
                *place = estimate(id);
            }
            Ok::<(), Stop>(())
        })?;
        return Ok(());
    }
    #[cfg(target_family = "wasm")]
    let _ = threads;
    for (id, place) in estimates.iter_mut().enumerate() {
        ctx.poll()?;
        *place = estimate(id);
    }
    Ok(())
}
