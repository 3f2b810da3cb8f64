//! The levels on which algorithms are worth watching.

use solvarium_engine::Example;

pub(super) const ALL: &[Example] = &[
    Example::of("2"),
    Example::of("5").by(&["ucs"]),
    Example::of("3").by(&["greedy", "hill"]),
    Example::of("6").by(&["wastar"]).with(&[("weight", "3")]),
    Example::of("1").by(&["dfs", "dls", "ids", "idastar"]),
    Example::of("2").by(&["anneal"]).seeded(1),
    Example::of("10").by(&["genetic"]).seeded(1),
];
