//! The levels on which algorithms are worth watching.

use solvarium_engine::Example;

pub(super) const ALL: &[Example] = &[
    Example::of("8x8/8"),
    Example::of("6x6/1").by(&["dls", "ids", "idastar"]),
    // Without repairs there is more to be seen than a lucky first candidate.
    Example::of("8x8/8").by(&["anneal", "genetic"]).with(&[("scheme", "free")]).seeded(1),
];
