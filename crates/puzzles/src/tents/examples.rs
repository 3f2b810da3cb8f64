//! The levels on which algorithms are worth watching.

use solvarium_engine::Example;

pub(super) const ALL: &[Example] = &[
    Example::of("8x8/8"),
    Example::of("8x8/1").by(&["dls", "ids", "idastar"]),
    // Without repairs there is more to be seen than a lucky first candidate.
    Example::of("8x8/8").by(&["anneal"]).with(&[("scheme", "free")]).seeded(1),
    Example::of("8x8/8").by(&["genetic"]).with(&[("scheme", "free")]).seeded(3),
];
