//! What can be asked of the levels that a generator makes, and what helps to get it.

/// What a generator says about its levels, beside how it makes them.
#[derive(Clone, Copy, Debug)]
pub struct Aims {
    /// Measures of the best solution of a level, and what proves them.
    pub least: &'static [Least],
    /// The difficulties that an examination may give a level, the easiest first.
    pub difficulties: &'static [&'static str],
    /// The solver that reasons by the tutor's rules alone, where a level is to have just one solution.
    pub reasoner: Option<&'static str>,
    /// The parameters that make solutions longer as they grow.
    pub scale: &'static [Scale],
    /// How the level of a day is made.
    pub daily: Option<Daily>,
}

/// What proves the least value that some measures have among all solutions of a level.
#[derive(Clone, Copy, Debug)]
pub struct Least {
    /// The measures: names that `measures` gives, `length` for the moves a person makes, or `cost`.
    pub measures: &'static [&'static str],
    /// The algorithm, or the solver of the puzzle's own.
    pub algorithm: &'static str,
    /// Its settings and those of the puzzle.
    pub settings: &'static [(&'static str, &'static str)],
}

/// A parameter of a generator that is a size.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    /// The parameter's name.
    pub name: &'static str,
    /// Its value when nothing is asked for.
    pub usual: u64,
    /// What it grows by at a time.
    pub step: u64,
}

/// The recipe of the levels of the days. It is never changed: a better one has a new version.
#[derive(Clone, Copy, Debug)]
pub struct Daily {
    /// Its version, from 1 to 99.
    pub version: u8,
    /// The generator's settings, from Monday to Sunday.
    pub week: [&'static [(&'static str, &'static str)]; 7],
}
