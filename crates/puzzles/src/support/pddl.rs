//! PDDL: levels written as planning tasks, and plans read as solutions.
//!
//! A puzzle has one domain, a text of its own beside its code, in STRIPS with types and action costs; a level is a problem
//! of it. Names are made of letters, digits and hyphens. What a puzzle says is data here ([`Problem`], [`Action`]); this
//! file alone knows brackets.

use std::fmt::Write as _;

use solvarium_engine::grid::Direction;
use solvarium_engine::{Export, Puzzle, SolutionFormat};

/// A puzzle whose levels can be written as planning tasks.
pub(crate) trait Planned: Puzzle {
    /// The domain, by the rules the level is configured with.
    fn domain(&self) -> String;
    /// The level.
    fn problem(&self) -> Problem;
    /// The actions that legal moves are in the domain, whatever has to follow them included.
    fn actions(&self, moves: &[Self::Move]) -> Vec<Action>;
    /// The move that an action is; `Some(None)` for one that only follows a move.
    fn read_action(&self, action: &Action) -> Option<Option<Self::Move>>;
}

/// A problem of a domain.
pub(crate) struct Problem {
    /// The domain's name.
    pub domain: &'static str,
    /// What a reader should know, a comment on each line.
    pub comments: Vec<String>,
    /// Objects, by their type.
    pub objects: Vec<(&'static str, Vec<String>)>,
    /// What holds at first.
    pub init: Vec<Vec<String>>,
    /// What must hold in the end.
    pub goal: Vec<Vec<String>>,
}

/// A line of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Action {
    /// Its name.
    pub name: String,
    /// What its parameters are.
    pub arguments: Vec<String>,
}

/// The words of a fact or an action, from anything that can be shown.
macro_rules! words {
    ($($word:expr),+ $(,)?) => { vec![$($word.to_string()),+] };
}
pub(crate) use words;

/// What a level of the puzzle can be written as.
pub(crate) const fn exports<P: Planned>() -> [Export<P>; 3] {
    [
        Export { name: "pddl", write: |puzzle| format!("{}\n{}", puzzle.domain(), puzzle.problem().text()) },
        Export { name: "pddl-domain", write: |puzzle| puzzle.domain() },
        Export { name: "pddl-problem", write: |puzzle| puzzle.problem().text() },
    ]
}

/// Solutions as plans.
pub(crate) const fn plan_format<P: Planned>() -> SolutionFormat<P> {
    SolutionFormat { name: "plan", aliases: &[], write: |puzzle, moves, _| write(puzzle, moves), read: Some(read) }
}

impl Action {
    /// An action from its name and arguments.
    pub fn of(words: Vec<String>) -> Self {
        let mut words = words.into_iter();
        Action { name: words.next().unwrap_or_default(), arguments: words.collect() }
    }

    /// An argument, or nothing where there are fewer.
    pub fn argument(&self, at: usize) -> &str {
        self.arguments.get(at).map_or("", String::as_str)
    }
}

impl Problem {
    fn text(&self) -> String {
        let mut text: String = self.comments.iter().map(|comment| format!("; {}\n", plain(comment))).collect();
        let _ = write!(text, "(define (problem level)\n  (:domain {})\n  (:objects", self.domain);
        for (kind, names) in self.objects.iter().filter(|(_, names)| !names.is_empty()) {
            let _ = write!(text, "\n    {} - {kind}", names.join(" "));
        }
        text += ")\n  (:init\n    (= (total-cost) 0)";
        let facts =
            |facts: &[Vec<String>]| facts.iter().map(|fact| format!("\n    ({})", fact.join(" "))).collect::<String>();
        let _ = write!(text, "{})\n  (:goal (and{}))\n", facts(&self.init), facts(&self.goal));
        text + "  (:metric minimize (total-cost)))\n"
    }
}

/// The object that a direction is.
pub(crate) fn direction_name(direction: Direction) -> &'static str {
    match direction {
        Direction::Up => "up",
        Direction::Right => "right",
        Direction::Down => "down",
        Direction::Left => "left",
    }
}

/// The direction that an object is.
pub(crate) fn direction(name: &str) -> Option<Direction> {
    Direction::ALL.into_iter().find(|direction| direction_name(*direction) == name)
}

/// A comment that stays in its line.
fn plain(comment: &str) -> String {
    comment.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// The plan, with its cost in a comment, as planners write it.
fn write<P: Planned>(puzzle: &P, moves: &[P::Move]) -> String {
    let mut text = String::new();
    for Action { name, arguments } in puzzle.actions(moves) {
        let _ = writeln!(text, "({})", [&[name][..], &arguments].concat().join(" "));
    }
    let (mut state, mut cost) = (puzzle.initial(), 0);
    for &step in moves {
        cost += u64::from(puzzle.cost(&state, step));
        state = puzzle.apply(&state, step);
    }
    let _ = writeln!(text, "; cost = {cost} (general cost)");
    text
}

fn read<P: Planned>(puzzle: &P, text: &str) -> Option<Vec<P::Move>> {
    let moves = actions(text)?.into_iter().map(|action| puzzle.read_action(&action));
    Some(moves.collect::<Option<Vec<_>>>()?.into_iter().flatten().collect())
}

/// The actions of a plan: `(name argument …)` on each line, perhaps with a number and a colon before it and a duration in
/// square brackets behind it; comments begin with a semicolon. None if the text is something else.
fn actions(text: &str) -> Option<Vec<Action>> {
    let mut any = false;
    let mut actions = Vec::new();
    for line in text.trim_start_matches('\u{feff}').lines() {
        let (line, comment) = line.split_once(';').map_or((line, false), |(line, _)| (line, true));
        any |= comment;
        if line.trim().is_empty() {
            continue;
        }
        let (before, rest) = line.split_once('(')?;
        let (inside, behind) = rest.split_once(')')?;
        let is_time = |text: &str| text.chars().all(|c| c.is_ascii_digit() || ":. ".contains(c));
        let behind = behind.trim();
        let is_length = behind.is_empty() || behind.starts_with('[') && behind.ends_with(']');
        if !is_time(before.trim()) || !is_length || inside.contains('(') {
            return None;
        }
        actions.push(Action::of(inside.split_whitespace().map(str::to_lowercase).collect()));
    }
    (any || !actions.is_empty()).then_some(actions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_are_read_in_the_forms_planners_write() {
        let read =
            |text: &str| actions(text).map(|plan| plan.into_iter().map(|a| a.arguments.len()).collect::<Vec<_>>());
        assert_eq!(read("(push right a b)\n(walk up c)\n; cost = 2 (unit cost)\n"), Some(vec![3, 2]));
        assert_eq!(read("0.001: (GO A)  [1.0]\r\n12: (stay)\n"), Some(vec![1, 0]));
        assert_eq!(read("; cost = 0 (unit cost)"), Some(vec![]));
        for other in ["", "RRL", "(go a", "go a)", "x (go a)", "((go a))", "(go a) b", "[1]"] {
            assert_eq!(read(other), None, "{other}");
        }
        assert_eq!(actions("(GO A)"), Some(vec![Action::of(words!["go", "a"])]));
    }
}
