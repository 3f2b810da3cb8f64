//! The levels on which algorithms are worth watching.

use solvarium_engine::Example;

pub(super) const ALL: &[Example] = &[
    Example::of("10"),
    // Smaller, for those that begin again and again and for those that draw whole plans at random.
    Example::of("1").by(&["dls", "ids", "idastar"]),
    Example::of("2").by(&["hill"]),
    Example::of("2").by(&["anneal", "genetic"]).seeded(1),
];
