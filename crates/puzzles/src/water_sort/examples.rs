//! The levels on which algorithms are worth watching.

use solvarium_engine::Example;

pub(super) const ALL: &[Example] = &[
    Example::of("0"),
    Example::of("2").by(&["beam"]).with(&[("width", "5")]),
    Example::of("classic/24").by(&["idastar"]),
    Example::of("classic/1").by(&["dls", "ids"]),
    Example::of("4").by(&["anneal"]),
    // A larger first population, which is random, holds a solution.
    Example::of("4").by(&["genetic"]).with(&[("population", "50")]).seeded(2),
];
