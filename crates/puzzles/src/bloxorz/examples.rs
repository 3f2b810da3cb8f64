//! The levels on which algorithms are worth watching.

use solvarium_engine::Example;

pub(super) const ALL: &[Example] = &[
    Example::of("2"),
    Example::of("1").by(&["dls"]).with(&[("limit", "16")]),
    Example::of("1").by(&["ids"]),
    Example::of("2").by(&["anneal"]).seeded(1),
    // Easier stages are solved by the first population, which is random.
    Example::of("7").by(&["genetic"]).with(&[("population", "300"), ("scheme", "fitness")]).seeded(1),
];
