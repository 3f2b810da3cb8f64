//! What is left of facts and actions when all that never changes is settled.
//!
//! A fact that is true at the start and that no action makes false is always true; one that is false and that no action
//! makes true is always false. Neither is a part of states. An action that needs such a fact the other way round is never
//! possible; without it other facts may never change, so this is done again until nothing more is found, or for some
//! rounds: what is found in fewer rounds is right too.

use solvarium_engine::{Cost, Ctx};

use super::reach::Reached;
use super::{Ground, Refusal};
use crate::pddl::format::MOST_COST;
use crate::pddl::lifted::{EQUAL, Fact, Lifted, Literal, Price, objects};
use crate::pddl::task::{MOST_BESIDE_FREE, Parts, Task};

/// Most rounds.
const ROUNDS: usize = 10;

/// For each fact, whether it can be true and whether it can be false.
struct Possible {
    holds: Vec<bool>,
    fails: Vec<bool>,
}

/// Settles what never changes.
pub fn settle(lifted: &Lifted, mut reached: Reached, ctx: &mut Ctx<'_>) -> Result<Task, Refusal> {
    let mut actions = std::mem::take(&mut reached.actions);
    actions.sort_unstable();
    let mut all: Vec<(Ground, Parts)> = Vec::with_capacity(actions.len());
    for ground in actions {
        ctx.poll().map_err(|stop| Refusal::Stopped(stop.into()))?;
        let parts = parts(lifted, &reached, &ground);
        all.push((ground, parts));
    }
    let starts = lifted.init.len();
    let mut possible = Possible::of(starts, reached.facts.len(), &all);
    for _ in 0..ROUNDS {
        let before = all.len();
        all.retain(|(_, parts)| possible.allows(parts));
        if all.len() == before {
            break;
        }
        possible = Possible::of(starts, reached.facts.len(), &all);
    }
    all.retain(|(_, parts)| possible.allows(parts));
    finish(lifted, &reached, &possible, all)
}

impl Possible {
    /// What the actions make possible. The facts of the start are the first ones.
    fn of(starts: usize, facts: usize, actions: &[(Ground, Parts)]) -> Possible {
        let mut possible = Possible {
            holds: (0..facts).map(|fact| fact < starts).collect(),
            fails: (0..facts).map(|fact| fact >= starts).collect(),
        };
        for (_, parts) in actions {
            parts.adds.iter().for_each(|&fact| possible.holds[fact as usize] = true);
            parts.deletes.iter().for_each(|&fact| possible.fails[fact as usize] = true);
        }
        possible
    }

    /// Whether what an action needs is possible.
    fn allows(&self, parts: &Parts) -> bool {
        let contradicts = |fact: &u32| parts.forbids.contains(fact);
        parts.needs.iter().all(|fact| self.holds[*fact as usize] && !contradicts(fact))
            && parts.forbids.iter().all(|&fact| self.fails[fact as usize])
    }

    fn changes(&self, fact: u32) -> bool {
        self.holds[fact as usize] && self.fails[fact as usize]
    }
}

/// What an action of objects needs and does, by the numbers of facts. A fact without a number is never true.
fn parts(lifted: &Lifted, reached: &Reached, ground: &Ground) -> Parts {
    let schema = &lifted.actions[ground.schema];
    let numbers = |literals: &[Literal], holds: bool| -> Vec<u32> {
        let chosen = literals.iter().filter(|one| one.holds == holds && one.predicate != EQUAL);
        let known = chosen.filter_map(|one| reached.numbers.get(&one.fact(&ground.objects)).copied());
        let mut known: Vec<u32> = known.collect();
        known.sort_unstable();
        known.dedup();
        known
    };
    let adds = numbers(&schema.effect, true);
    // What becomes false and true at once becomes true.
    let mut deletes = numbers(&schema.effect, false);
    deletes.retain(|fact| !adds.contains(fact));
    Parts { needs: numbers(&schema.condition, true), forbids: numbers(&schema.condition, false), adds, deletes }
}

/// What an action costs by the numbers that it names.
fn cost(lifted: &Lifted, values: &std::collections::HashMap<&Fact, Cost>, ground: &Ground) -> Result<Cost, Refusal> {
    if !lifted.metric {
        return Ok(1);
    }
    let prices = lifted.actions[ground.schema].prices.iter().map(|price| match price {
        Price::Number(number) => Ok(*number),
        Price::Value(function, terms) => {
            let fact = Fact { predicate: *function, objects: objects(terms, &ground.objects) };
            values.get(&fact).copied().ok_or(Refusal::NoValue(fact))
        }
    });
    let sum = prices.sum::<Result<Cost, Refusal>>()?;
    if sum > MOST_COST { Err(Refusal::TooLarge("cost", MOST_COST as usize)) } else { Ok(sum) }
}

/// Numbers the facts that change, and puts everything together.
fn finish(
    lifted: &Lifted,
    reached: &Reached,
    possible: &Possible,
    actions: Vec<(Ground, Parts)>,
) -> Result<Task, Refusal> {
    let mut changing: Vec<u32> = (0..reached.facts.len() as u32).filter(|&fact| possible.changes(fact)).collect();
    changing.sort_unstable_by_key(|&fact| &reached.facts[fact as usize]);
    let mut numbers = vec![u32::MAX; reached.facts.len()];
    changing.iter().enumerate().for_each(|(number, &fact)| numbers[fact as usize] = number as u32);
    let renumbered = |facts: &[u32]| -> Vec<u32> {
        let known = facts.iter().map(|&fact| numbers[fact as usize]).filter(|&number| number != u32::MAX);
        known.collect()
    };
    let values = lifted.prices();
    let costs = actions.iter().map(|(ground, _)| cost(lifted, &values, ground)).collect::<Result<Vec<Cost>, _>>()?;
    if costs.contains(&0) && costs.iter().any(|&cost| cost > MOST_BESIDE_FREE) {
        return Err(Refusal::TooLarge("cost-beside-free", MOST_BESIDE_FREE as usize));
    }
    let (mut goal, mut hopeless) = ([Vec::new(), Vec::new()], false);
    for literal in &lifted.goal {
        match number(reached, possible, literal) {
            Settled::Never => hopeless = true,
            Settled::Always => {}
            Settled::Changes(fact) => goal[usize::from(!literal.holds)].push(numbers[fact as usize]),
        }
    }
    let [wanted, unwanted] = goal;
    let start = changing.iter().enumerate().filter(|(_, fact)| (**fact as usize) < lifted.init.len());
    let start: Vec<u32> = start.map(|(number, _)| number as u32).collect();
    let facts = changing.iter().map(|&fact| reached.facts[fact as usize].clone()).collect();
    let (grounds, parts): (Vec<Ground>, Vec<Parts>) = actions.into_iter().unzip();
    let parts: Vec<Parts> = parts.into_iter().map(|parts| parts.map(renumbered)).collect();
    Ok(Task::new(facts, &start, grounds, &parts, costs, (wanted, unwanted), hopeless))
}

/// Whether a goal is always met, never, or changes.
enum Settled {
    Always,
    Never,
    Changes(u32),
}

fn number(reached: &Reached, possible: &Possible, literal: &Literal) -> Settled {
    let met = |is_met: bool| if is_met { Settled::Always } else { Settled::Never };
    let fact = literal.fact(&[]);
    if literal.predicate == EQUAL {
        return met((fact.objects[0] == fact.objects[1]) == literal.holds);
    }
    match reached.numbers.get(&fact) {
        Some(&number) if possible.changes(number) => Settled::Changes(number),
        Some(&number) => met(possible.holds[number as usize] == literal.holds),
        None => met(!literal.holds),
    }
}
