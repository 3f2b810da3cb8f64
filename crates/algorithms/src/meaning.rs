//! Where parameters mean something, and where a heuristic does: forms leave out what does not, and reports do not name it.

use serde::Serialize;
use solvarium_engine::{Family, Options, Value};

use crate::Info;

/// What a [`Meaning`] calls the heuristic.
pub const HEURISTIC: &str = "heuristic";

/// A case in which a parameter, or the heuristic, means something. What has no case at all always does.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Meaning {
    /// The parameter's name, or `heuristic`.
    pub of: &'static str,
    /// Whether an answer must be a path.
    pub path: bool,
    /// Another parameter and the words of which it must be one; null where no other matters.
    pub setting: Option<(&'static str, &'static [&'static str])>,
}

/// It means something only where an answer is a path: a placement has no length, and the rules that it breaks judge it.
pub(crate) const fn of_paths(of: &'static str) -> Meaning {
    Meaning { of, path: true, setting: None }
}

impl Meaning {
    fn holds(&self, family: Family, options: &Options) -> bool {
        let is_set = |(name, words): (&str, &[&str])| {
            options
                .values()
                .any(|(of, value)| of == name && matches!(value, Value::Word(word) if words.contains(&word)))
        };
        (!self.path || family == Family::Path) && self.setting.is_none_or(is_set)
    }
}

impl Info {
    /// Whether a parameter, or the [`HEURISTIC`], means something for puzzles of this family under these options.
    ///
    /// ```
    /// use solvarium_algorithms::{info, meaning::HEURISTIC};
    /// use solvarium_engine::{Family, Options};
    ///
    /// let hill = info("hill").expect("it is listed");
    /// let mut options = Options::new(hill.params);
    /// assert!(!hill.means("min-length", Family::Path, &options), "by default no string is made");
    /// assert!(hill.means(HEURISTIC, Family::Placement, &options));
    /// options.set("variant", "tweak").expect("it is a variant");
    /// assert!(hill.means("min-length", Family::Path, &options));
    /// assert!(!hill.means(HEURISTIC, Family::Placement, &options), "broken rules are counted");
    /// ```
    pub fn means(&self, what: &str, family: Family, options: &Options) -> bool {
        let mut cases = self.meanings.iter().filter(|case| case.of == what).peekable();
        cases.peek().is_none() || cases.any(|case| case.holds(family, options))
    }
}
