//! The levels on which algorithms are worth watching.

use solvarium_engine::Example;

pub(super) const ALL: &[Example] = &[
    Example::of("10"),
    // Smaller, for those that begin again and again and for those that draw whole solutions at random.
    Example::of("1").by(&["dls", "ids", "idastar", "bidirectional", "anneal"]),
    Example::of("4").by(&["genetic"]),
];
