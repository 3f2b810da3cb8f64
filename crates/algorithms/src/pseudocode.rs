//! Pseudo-code as data: the lines of an algorithm, and which of them each step of a search lights.
//!
//! Each algorithm has its own beside its code. What several of them share is written once, here.

use solvarium_engine::StepKind::{Back, Begin, Close, End, Generate, LookUp, Push, Take, Test};
use solvarium_engine::Verdict::{Beyond, Cheaper, Dead, Duplicate, Failed, New, Reopened, Solved};
use solvarium_engine::{StepKind, Verdict};

/// An algorithm in the style of the textbooks.
#[derive(Clone, Copy, Debug)]
pub struct Pseudocode {
    /// Its lines, in parts that follow each other.
    pub(crate) parts: &'static [&'static [Line]],
    /// Whether a state is tested when it is taken, not when it is generated.
    pub tests_taken: bool,
    /// In which order the open list is taken from.
    pub order: Order,
    /// The message that says so.
    pub rule: &'static str,
}

/// A line of pseudo-code.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// How far it is indented.
    pub indent: u8,
    /// The code, the same in every language.
    pub code: &'static str,
    /// The message that explains it, where the code does not say it all.
    pub note: Option<&'static str>,
    /// The steps that light it. One without a verdict stands for all verdicts that no line names.
    pub lit: Steps,
}

/// Steps of a search, each with what it came to.
pub type Steps = &'static [(StepKind, Option<Verdict>)];

/// In which order a search takes what waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// First in, first out.
    Oldest,
    /// The least priority, first by what the one and then by what the other name stands for; among equals the newest.
    Priority(&'static str, Option<&'static str>),
    /// The layer at hand before the next, in each the least estimate, among equals the oldest.
    Layers,
    /// The untried successors of the deepest state that has any, in the order of the moves.
    Deepest {
        /// Whether moves cost what the space says, and not 1 each.
        costs: bool,
    },
    /// The neighbours met last, of these the least estimate, among equals the oldest.
    Neighbours,
    /// All of a layer of one side, then one of the side that has fewer waiting; in each the oldest.
    BothEnds,
    /// Nothing waits.
    Nothing,
}

impl Pseudocode {
    /// No pseudo-code.
    pub const NONE: Pseudocode =
        Pseudocode { parts: &[], tests_taken: false, order: Order::Nothing, rule: "search-order-nothing" };

    /// The lines.
    pub fn lines(&self) -> impl Iterator<Item = &'static Line> {
        self.parts.iter().copied().flatten()
    }

    /// Whether the search orders or cuts states by f, their cost plus their estimate.
    pub fn uses_f(&self) -> bool {
        matches!(self.order, Order::Priority("f", _) | Order::Deepest { costs: true })
    }

    /// The line that a step lights: the one that names its verdict, else the one for all verdicts.
    pub fn line(&self, kind: StepKind, verdict: Option<Verdict>) -> Option<usize> {
        let lit_by = |step: (StepKind, Option<Verdict>)| self.lines().position(|line| line.lit.contains(&step));
        lit_by((kind, verdict)).or_else(|| lit_by((kind, None)))
    }
}

/// A line that no step lights.
pub(crate) const fn plain(indent: u8, code: &'static str) -> Line {
    lit(indent, code, &[])
}

/// A line that steps light.
pub(crate) const fn lit(indent: u8, code: &'static str, lit: Steps) -> Line {
    Line { indent, code, note: None, lit }
}

/// The same line with a note.
pub(crate) const fn noted(line: Line, note: &'static str) -> Line {
    Line { note: Some(note), ..line }
}

/// The first line of a search begins it.
pub(crate) const BEGIN: Steps = &[(Begin, None)];
/// An entry is taken.
pub(crate) const TAKE: Steps = &[(Take, None)];
/// A successor is pushed.
pub(crate) const PUSH: Steps = &[(Push, None)];
/// A state is tested, and a goal ends the search.
pub(crate) const TEST: Steps = &[(Test, None), (End, Some(Solved))];
/// A state met before is skipped.
pub(crate) const DUPLICATE: Steps = &[(LookUp, Some(Duplicate))];
/// A state is cut off, as it lies beyond the bound.
pub(crate) const BEYOND: Steps = &[(LookUp, Some(Beyond))];
/// A state is met for the first time.
pub(crate) const NEW: Steps = &[(LookUp, Some(New))];
/// A state is met for the first time, or on a cheaper path.
const NEW_OR_CHEAPER: Steps = &[(LookUp, Some(New)), (LookUp, Some(Cheaper)), (LookUp, Some(Reopened))];

pub(crate) const WHILE_OPEN: Line = plain(0, "while open is not empty:");
pub(crate) const NO_SOLUTION: Line = lit(0, "return no solution", &[(End, Some(Failed))]);
pub(crate) const TEST_TAKEN: Line = lit(1, "if n is a goal: return the path to n", TEST);
pub(crate) const EACH_SUCCESSOR: Line = lit(1, "for each move from n to a state s:", &[(Generate, None)]);
pub(crate) const SKIP_MET: Line = lit(2, "if s was met before: skip s", DUPLICATE);
pub(crate) const SKIP_DEAD: Line = noted(lit(2, "if h(s) = ∞: skip s", &[(LookUp, Some(Dead))]), "pseudo-dead");

/// What uniform cost, A\* and weighted A\* do between taking and pushing.
pub(crate) const EXPAND: &[Line] = &[
    TEST_TAKEN,
    lit(1, "closed.add(n)", &[(Close, None)]),
    EACH_SUCCESSOR,
    noted(plain(2, "cost ← g(n) + c(n, s)"), "pseudo-cost"),
    lit(2, "if s was met before and g(s) ≤ cost: skip s", DUPLICATE),
    noted(lit(2, "g(s) ← cost; parent(s) ← n; closed.remove(s)", NEW_OR_CHEAPER), "pseudo-cheaper"),
];

/// How depth-first searches enter a state.
pub(crate) const VISIT: &[Line] = &[plain(0, "function visit(n):"), lit(1, "reached(n) ← g(n)", TAKE), EACH_SUCCESSOR];

/// How depth-first searches go on to a state, and turn back.
pub(crate) const GO_DOWN: &[Line] = &[
    lit(2, "if s is a goal: return the path to s", TEST),
    noted(lit(2, "visit(s)", &[(LookUp, Some(New)), (LookUp, Some(Cheaper)), (Push, None)]), "pseudo-visit"),
    noted(lit(1, "turn back to the parent of n", &[(Back, None)]), "pseudo-back"),
];

/// How depth-first searches with a bound treat a state met again.
pub(crate) const SKIP_REACHED: Line = noted(lit(2, "if reached(s) ≤ g(s): skip s", DUPLICATE), "pseudo-again");
