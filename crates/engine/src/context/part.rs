//! Searches within a longer piece of work.

use super::{Ctx, Limits};

impl Ctx<'_> {
    /// A context for a search within this run, which counts for itself and is shown to the same observer. It may expand as
    /// many states as the run, and use what is left of its time and of its memory beside what is held.
    pub fn part(&mut self) -> Ctx<'_> {
        let limits = Limits {
            nodes: self.limits.nodes,
            seconds: self.limits.seconds.map(|seconds| (seconds - self.elapsed()).max(0.0)),
            cpu_seconds: self.limits.cpu_seconds.map(|seconds| (seconds - self.cpu_elapsed()).max(0.0)),
            bytes: self.limits.bytes.map(|bytes| bytes.saturating_sub(self.stats.bytes)),
        };
        Ctx::new(limits, self.clock, self.cancel, &mut *self.observer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Limit, Silent, Stop, StoppedClock};

    #[test]
    fn a_part_has_what_is_left_and_counts_for_itself() {
        let limits = Limits { nodes: Some(1), bytes: Some(100), ..Limits::default() };
        let mut silent = Silent;
        let mut ctx = Ctx::new(limits, &StoppedClock, None, &mut silent);
        assert_eq!((ctx.hold(60), ctx.evaluate()), (Ok(()), Ok(())));
        let mut part = ctx.part();
        assert_eq!((part.hold(40), part.hold(41)), (Ok(()), Err(Stop::Limit(Limit::Memory))));
        assert_eq!((part.evaluate(), part.evaluate()), (Ok(()), Err(Stop::Limit(Limit::Nodes))));
        assert_eq!((part.stats.expanded, ctx.stats.expanded), (1, 1));
    }
}
