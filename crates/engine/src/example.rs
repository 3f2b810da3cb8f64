//! Examples: the levels and settings on which algorithms leave something to watch.

/// What to run to see algorithms at work: neither over at once nor without an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// Names of the algorithms it is for; without any, it is for those that no other example names.
    pub algorithms: &'static [&'static str],
    /// The built-in level, without the puzzle's name: `10`, `generated/3`.
    pub level: &'static str,
    /// Settings that differ from the defaults.
    pub settings: &'static [(&'static str, &'static str)],
    /// The seed of all random choices.
    pub seed: u64,
}

impl Example {
    /// A level for all algorithms that no other example names, with nothing set.
    pub const fn of(level: &'static str) -> Self {
        Example { algorithms: &[], level, settings: &[], seed: 0 }
    }

    /// The same for these algorithms only.
    pub const fn by(self, algorithms: &'static [&'static str]) -> Self {
        Example { algorithms, ..self }
    }

    /// The same with these settings.
    pub const fn with(self, settings: &'static [(&'static str, &'static str)]) -> Self {
        Example { settings, ..self }
    }

    /// The same with this seed.
    pub const fn seeded(self, seed: u64) -> Self {
        Example { seed, ..self }
    }
}
