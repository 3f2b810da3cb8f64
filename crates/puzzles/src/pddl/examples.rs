//! The levels on which algorithms are worth watching.

use solvarium_engine::Example;

pub(super) const ALL: &[Example] = &[
    Example::of("10"),
    // Smaller, for those that begin again and again and for those that draw whole plans at random.
    Example::of("1").by(&["dls", "ids", "idastar"]),
    Example::of("3").by(&["hill"]),
    Example::of("4").by(&["anneal"]).seeded(2),
    Example::of("16").by(&["genetic"]).seeded(1),
];
