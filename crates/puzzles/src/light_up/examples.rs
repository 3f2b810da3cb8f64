//! The levels on which algorithms are worth watching.

use solvarium_engine::Example;

pub(super) const ALL: &[Example] = &[
    Example::of("7x7/24"),
    Example::of("7x7/21").by(&["dfs", "dls", "ids", "idastar"]),
    Example::of("7x7/1").by(&["anneal"]).with(&[("scheme", "free")]).seeded(1),
    // Without repairs there is more to be seen than a lucky first candidate.
    Example::of("7x7/1").by(&["genetic"]).with(&[("scheme", "free")]).seeded(1),
];
