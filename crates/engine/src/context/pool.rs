//! What is left of a run's limits, handed out to several contexts that share them.

use std::sync::atomic::{AtomicU64, Ordering};

use super::Ctx;
use crate::{Limit, Stop};

/// States that are handed out at once.
pub(super) const NODES: u64 = 64;
/// Bytes that are handed out at once, if there are as many.
const BYTES: u64 = 1 << 20;

/// What is left of a run's limits, for all who share them.
#[derive(Debug)]
pub(super) struct Pool {
    nodes: AtomicU64,
    bytes: AtomicU64,
}

impl Pool {
    /// So many states and bytes.
    #[cfg(not(target_family = "wasm"))]
    pub fn new(nodes: u64, bytes: u64) -> Self {
        Pool { nodes: AtomicU64::new(nodes), bytes: AtomicU64::new(bytes) }
    }

    /// Takes up to so many states.
    pub fn nodes(&self) -> u64 {
        let left = take(&self.nodes, |left| left.saturating_sub(NODES));
        left.min(NODES)
    }

    /// Takes bytes, at least so many; none if there are not enough.
    pub fn bytes(&self, least: u64) -> u64 {
        let taken = |left: u64| if left < least { 0 } else { left.min(least.max(BYTES)) };
        taken(take(&self.bytes, |left| left - taken(left)))
    }
}

/// Changes a number; what it was before.
fn take(number: &AtomicU64, change: impl Fn(u64) -> u64) -> u64 {
    let change = |left| Some(change(left));
    number.fetch_update(Ordering::Relaxed, Ordering::Relaxed, change).unwrap_or_else(|left| left)
}

impl Ctx<'_> {
    /// The states handed out are used up: takes more, if there are others to be had.
    #[cold]
    pub(super) fn take_nodes(&mut self) -> Result<(), Stop> {
        let more = self.pool.map_or(0, Pool::nodes);
        self.limits.nodes = self.limits.nodes.map(|limit| limit + more);
        if more == 0 { Err(Stop::Limit(Limit::Nodes)) } else { Ok(()) }
    }

    /// The same for bytes: so many are wanted.
    #[cold]
    pub(super) fn take_bytes(&mut self, bytes: u64) -> Result<(), Stop> {
        let least = bytes - self.limits.bytes.unwrap_or(bytes);
        let more = self.pool.map_or(0, |pool| pool.bytes(least));
        self.limits.bytes = self.limits.bytes.map(|limit| limit + more);
        if more == 0 { Err(Stop::Limit(Limit::Memory)) } else { Ok(()) }
    }
}
