//! The rules, read from actions with parameters, apart from the tables that searches use.

use std::collections::HashSet;

use solvarium_engine::{Violation, message};

use super::Pddl;
use super::ground::Ground;
use super::lifted::{EQUAL, Fact, Lifted, Literal};
use super::task::{Bits, Task, has};

/// Whether an atom, or its opposite, is true.
fn is_met(level: &Pddl, state: &Bits, literal: &Literal, objects: &[usize]) -> bool {
    let fact = literal.fact(objects);
    let is_true = match level.task().numbers.get(&fact) {
        _ if fact.predicate == EQUAL => fact.objects[0] == fact.objects[1],
        Some(&number) => has(state, number),
        None => level.always().contains(&fact),
    };
    is_true == literal.holds
}

/// The facts of the start that never change.
pub(super) fn always(lifted: &Lifted, task: &Task) -> HashSet<Fact> {
    lifted.init.iter().filter(|fact| !task.numbers.contains_key(*fact)).cloned().collect()
}

/// Whether all conditions of an action are met.
pub(super) fn is_legal(level: &Pddl, state: &Bits, action: &Ground) -> bool {
    let schema = &level.lifted().actions[action.schema];
    schema.condition.iter().all(|literal| is_met(level, state, literal, &action.objects))
}

/// The first goal that is not met, as the rule that is broken: something is missing, or must not be.
pub(super) fn check(level: &Pddl, state: &Bits) -> Result<(), Violation> {
    let goals = &level.lifted().goal;
    let unmet: Vec<&Literal> = goals.iter().filter(|literal| !is_met(level, state, literal, &[])).collect();
    let Some(first) = unmet.first() else { return Ok(()) };
    let (fact, count) = (level.lifted().fact_text(&first.fact(&[])), unmet.len());
    Err(match first.holds {
        true => Violation { rule: "goal", message: message!("pddl-missing", fact, count) },
        false => Violation { rule: "not-goal", message: message!("pddl-unwanted", fact, count) },
    })
}
