//! Targets: what a level that is to be made must be like, in a small language.
//!
//! A target is a list of conditions, joined by commas or `and`:
//!
//! | condition | holds if |
//! |---|---|
//! | `pushes 40..60` | the least value of a measure among all solutions, proved, is in the range (`40..`, `..60` and `40` are ranges too) |
//! | `unique` | there is just one solution, proved |
//! | `difficulty hard` | the examination gives this difficulty |
//! | `no-guessing` | the rules of reasoning alone solve it |
//! | `rule>=1:hard` | they need so many steps of rules of this difficulty, or of the rule of this name |
//! | `greedy fails` | the algorithm finds no solution within 10,000 states (`greedy fails 500`: within 500) |
//! | `greedy solves` | it finds one within so many |
//! | `astar expanded 1000..5000` | it finds one, and the number of states it expands is in the range |
//!
//! Which of them a puzzle has follows from what its generator declares ([`solvarium_engine::Aims`]). A target is read for
//! a puzzle (`parse.rs`), and what is read is printed as it would be written. Whether a level meets it is decided from
//! the level's text alone, by searches whose solutions are replayed (`verify.rs`); `hunt.rs` draws levels until one does.

mod batch;
mod hunt;
mod parse;
mod verify;

use std::fmt;

use crate::registry::{self, PuzzleEntry};

pub use batch::{Batch, MadeLevel, Missed};
pub(crate) use hunt::derived;
pub use hunt::{Found, HuntError, Made, Rejected, TRIES, Tally, Wanted, hunt};
pub use parse::TargetError;
pub use verify::{Verified, VerifiedRun};

/// States within which an algorithm must find a solution where the target names no number.
pub const SEARCHED: u64 = 10_000;

/// Conditions that all have to hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Target {
    /// The conditions, in the order in which they were written.
    pub conditions: Vec<Condition>,
}

/// A condition on a level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// The least value of a measure.
    Measure {
        /// The measure.
        name: &'static str,
        /// The values it may have.
        range: Range,
    },
    /// There is just one solution.
    Unique,
    /// It is of this difficulty.
    Difficulty(&'static str),
    /// It can be reasoned out.
    NoGuessing,
    /// It cannot be reasoned out without steps of some rules.
    Rule {
        /// The fewest steps.
        least: u64,
        /// A difficulty of rules, or the name of one.
        of: &'static str,
    },
    /// An algorithm finds a solution, or does not.
    Search {
        /// The algorithm.
        algorithm: &'static str,
        /// Whether it is to find one.
        solves: bool,
        /// The states it may expand, where the target says it.
        nodes: Option<u64>,
    },
    /// What an algorithm expands.
    Expanded {
        /// The algorithm.
        algorithm: &'static str,
        /// How many states.
        range: Range,
    },
}

/// The numbers from a least to a greatest one, both included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Range {
    /// The least; none if there is no bound.
    pub least: Option<u64>,
    /// The greatest; none if there is no bound.
    pub most: Option<u64>,
}

/// On which side of a range a number is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Too small.
    Below,
    /// In the range.
    Inside,
    /// Too great.
    Above,
}

impl Range {
    /// On which side of the range a number is.
    pub fn side(self, number: u64) -> Side {
        if self.least.is_some_and(|least| number < least) {
            Side::Below
        } else if self.most.is_some_and(|most| number > most) {
            Side::Above
        } else {
            Side::Inside
        }
    }
}

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.least, self.most) {
            (Some(least), Some(most)) if least == most => write!(f, "{least}"),
            (least, most) => {
                let text = |bound: Option<u64>| bound.map(|bound| bound.to_string()).unwrap_or_default();
                write!(f, "{}..{}", text(least), text(most))
            }
        }
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::Measure { name, range } => write!(f, "{name} {range}"),
            Condition::Unique => f.write_str("unique"),
            Condition::Difficulty(name) => write!(f, "difficulty {name}"),
            Condition::NoGuessing => f.write_str("no-guessing"),
            Condition::Rule { least, of } => write!(f, "rule>={least}:{of}"),
            Condition::Search { algorithm, solves, nodes } => {
                write!(f, "{algorithm} {}", if *solves { "solves" } else { "fails" })?;
                nodes.map_or(Ok(()), |nodes| write!(f, " {nodes}"))
            }
            Condition::Expanded { algorithm, range } => write!(f, "{algorithm} expanded {range}"),
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<String> = self.conditions.iter().map(Condition::to_string).collect();
        f.write_str(&texts.join(", "))
    }
}

/// What the targets of a puzzle can be made of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Vocabulary {
    /// The puzzle.
    pub puzzle: &'static str,
    /// Measures of which the least value can be proved.
    pub measures: Vec<&'static str>,
    /// Difficulties of levels.
    pub difficulties: Vec<&'static str>,
    /// Whether levels can be reasoned out, and so have just one solution.
    pub reasons: bool,
    /// Difficulties of rules of reasoning, then the names of the rules.
    pub rules: Vec<&'static str>,
    /// Algorithms, and the puzzle's own solvers.
    pub algorithms: Vec<&'static str>,
}

impl Vocabulary {
    /// That of a puzzle; empty if it has no generator.
    pub fn of(entry: &PuzzleEntry) -> Self {
        let Some(aims) = &entry.aims else { return Vocabulary { puzzle: entry.info.name, ..Vocabulary::default() } };
        let reasons = aims.reasoner.is_some();
        let mut rules = Vec::new();
        if reasons {
            let levels = entry.rules.iter().map(|rule| rule.level.name());
            levels.chain(entry.rules.iter().map(|rule| rule.name)).for_each(|name| {
                if !rules.contains(&name) {
                    rules.push(name);
                }
            });
        }
        let forward = |name: &&str| !registry::algorithms().iter().any(|info| info.name == *name && info.backward);
        Vocabulary {
            puzzle: entry.info.name,
            measures: aims.least.iter().flat_map(|least| least.measures).copied().collect(),
            difficulties: aims.difficulties.to_vec(),
            reasons,
            rules,
            algorithms: entry.solver_names().into_iter().filter(forward).collect(),
        }
    }

    /// Every kind of condition, with an example of how it is written.
    pub fn conditions(&self) -> Vec<String> {
        let mut all: Vec<String> = self.measures.iter().map(|name| format!("{name} 40..60")).collect();
        all.extend(self.difficulties.last().map(|name| format!("difficulty {name}")));
        if self.reasons {
            all.extend(["unique".into(), "no-guessing".into(), "rule>=1:hard".into()]);
        }
        all.extend(["greedy fails".into(), "greedy solves".into(), "astar expanded 1000..5000".into()]);
        all
    }
}
