//! Which facts and actions can be reached, if nothing that was true ever became false.
//!
//! Facts are taken one after the other. When one is taken, every action with a condition that it meets is tried, and the
//! other conditions are looked for among the facts taken before: those to the left of it among facts taken strictly before,
//! those to the right among these and itself. So each action with its objects is found once, when the last of its
//! conditions is taken. Facts are found by predicate, place and object, and the condition with the fewest is looked at
//! first, so that facts which never change, such as roads, cut down what is tried. An opposite is
//! only tested where its predicate never changes; elsewhere it may become true.

use std::collections::HashMap;

use rapidhash::fast::RandomState;
use solvarium_engine::Ctx;

use super::{Ground, MOST_ACTIONS, MOST_FACTS, MOST_STEPS, Refusal};
use crate::pddl::lifted::{EQUAL, Fact, Lifted, Literal, Schema, Term};

/// What can be reached.
pub struct Reached {
    /// Facts, in the order in which they were found; those of the start first.
    pub facts: Vec<Fact>,
    /// The number of each fact.
    pub numbers: HashMap<Fact, u32, RandomState>,
    /// Actions.
    pub actions: Vec<Ground>,
}

/// Facts that have been taken, by predicate, place and object; by predicate alone at a place that does not exist.
type Index = HashMap<(u32, u32, u32), Vec<u32>, RandomState>;

/// The place that stands for the predicate alone.
const ANY: u32 = u32::MAX;
/// A parameter that stands for nothing yet.
const FREE: usize = usize::MAX;

struct Search<'a> {
    lifted: &'a Lifted,
    changing: Vec<bool>,
    /// The conditions of each action that are facts, and all others.
    positive: Vec<Vec<&'a Literal>>,
    tests: Vec<Vec<&'a Literal>>,
    reached: Reached,
    index: Index,
    steps: usize,
}

/// Finds what can be reached.
pub fn reach(lifted: &Lifted, ctx: &mut Ctx<'_>) -> Result<Reached, Refusal> {
    let is_fact = |literal: &&Literal| literal.holds && literal.predicate != EQUAL;
    let part = |wanted: bool| {
        let each = lifted.actions.iter().map(|action| action.condition.iter().filter(|one| is_fact(one) == wanted));
        each.map(Iterator::collect).collect::<Vec<Vec<&Literal>>>()
    };
    let reached = Reached { facts: Vec::new(), numbers: HashMap::default(), actions: Vec::new() };
    let (positive, tests, changing) = (part(true), part(false), lifted.changing());
    let mut search = Search { lifted, changing, positive, tests, reached, index: Index::default(), steps: 0 };
    lifted.init.iter().try_for_each(|fact| search.add(fact.clone()))?;
    for schema in 0..lifted.actions.len() {
        if search.positive[schema].is_empty() {
            search.complete(schema, &mut vec![FREE; lifted.actions[schema].params.len()], 0, ctx)?;
        }
    }
    let mut triggers: Vec<Vec<(usize, usize)>> = vec![Vec::new(); lifted.predicates.len()];
    for (schema, conditions) in search.positive.iter().enumerate() {
        for (at, literal) in conditions.iter().enumerate() {
            triggers[literal.predicate].push((schema, at));
        }
    }
    let mut taken = 0;
    while taken < search.reached.facts.len() {
        search.take(taken as u32);
        let predicate = search.reached.facts[taken].predicate;
        for &(schema, at) in &triggers[predicate] {
            search.start(schema, at, taken as u32, ctx)?;
        }
        taken += 1;
    }
    Ok(search.reached)
}

impl<'a> Search<'a> {
    fn schema(&self, schema: usize) -> &'a Schema {
        &self.lifted.actions[schema]
    }

    /// Adds a fact, if it is new.
    fn add(&mut self, fact: Fact) -> Result<(), Refusal> {
        let number = self.reached.facts.len();
        if number == MOST_FACTS {
            return Err(Refusal::TooLarge("facts", MOST_FACTS));
        }
        if let std::collections::hash_map::Entry::Vacant(entry) = self.reached.numbers.entry(fact) {
            self.reached.facts.push(entry.key().clone());
            entry.insert(number as u32);
        }
        Ok(())
    }

    /// Enters a fact into the index.
    fn take(&mut self, fact: u32) {
        let Fact { predicate, objects } = &self.reached.facts[fact as usize];
        let predicate = *predicate as u32;
        let places = objects.iter().enumerate().map(|(place, &object)| (predicate, place as u32, object as u32));
        places.chain([(predicate, ANY, 0)]).for_each(|key| self.index.entry(key).or_default().push(fact));
    }

    /// Counts a step, of which there may be so many.
    fn step(&mut self, ctx: &mut Ctx<'_>) -> Result<(), Refusal> {
        self.steps += 1;
        if self.steps > MOST_STEPS {
            return Err(Refusal::TooLarge("steps", MOST_STEPS));
        }
        ctx.poll().map_err(|stop| Refusal::Stopped(stop.into()))
    }

    /// Looks for the actions in which a fact meets the condition at a place.
    fn start(&mut self, schema: usize, at: usize, fact: u32, ctx: &mut Ctx<'_>) -> Result<(), Refusal> {
        self.step(ctx)?;
        let mut objects = vec![FREE; self.schema(schema).params.len()];
        if self.unify(schema, self.positive[schema][at], fact, &mut objects, &mut Vec::new()) {
            let mut open: Vec<usize> = (0..self.positive[schema].len()).filter(|other| *other != at).collect();
            self.join(schema, (at, fact), &mut open, &mut objects, ctx)?;
        }
        Ok(())
    }

    /// Lets parameters stand for the objects of a fact, if that is possible; notes which were free.
    fn unify(
        &self,
        schema: usize,
        literal: &Literal,
        fact: u32,
        objects: &mut [usize],
        bound: &mut Vec<usize>,
    ) -> bool {
        let params = &self.schema(schema).params;
        let pairs = literal.terms.iter().zip(&self.reached.facts[fact as usize].objects);
        for (term, &object) in pairs {
            let fits = match *term {
                Term::Object(wanted) => wanted == object,
                Term::Param(param) if objects[param] == FREE => {
                    objects[param] = object;
                    bound.push(param);
                    self.lifted.is_below(self.lifted.objects[object].kind, params[param].kind)
                }
                Term::Param(param) => objects[param] == object,
            };
            if !fits {
                return false;
            }
        }
        self.tests[schema].iter().all(|test| self.passes(test, objects))
    }

    /// Whether a condition that is no fact may be met, as far as is known what its parameters stand for.
    fn passes(&self, test: &Literal, objects: &[usize]) -> bool {
        let is_free = |term: &Term| matches!(*term, Term::Param(param) if objects[param] == FREE);
        if test.terms.iter().any(is_free) {
            return true;
        }
        if test.predicate == EQUAL {
            return (test.terms[0].object(objects) == test.terms[1].object(objects)) == test.holds;
        }
        // What never changes is known from the start on.
        self.changing[test.predicate] || !self.reached.numbers.contains_key(&test.fact(objects))
    }

    /// The facts taken so far that may meet a condition: the fewest that one of its objects is in.
    fn candidates(&self, literal: &Literal, objects: &[usize]) -> &[u32] {
        let predicate = literal.predicate as u32;
        let known = literal.terms.iter().enumerate().filter_map(|(place, term)| match *term {
            Term::Object(object) => Some((predicate, place as u32, object as u32)),
            Term::Param(param) => (objects[param] != FREE).then(|| (predicate, place as u32, objects[param] as u32)),
        });
        let lists = known.chain([(predicate, ANY, 0)]).map(|key| self.index.get(&key).map_or(&[][..], Vec::as_slice));
        lists.min_by_key(|list| list.len()).unwrap_or_default()
    }

    /// Meets the open conditions of an action, the one with the fewest facts first.
    fn join(
        &mut self,
        schema: usize,
        trigger: (usize, u32),
        open: &mut Vec<usize>,
        objects: &mut Vec<usize>,
        ctx: &mut Ctx<'_>,
    ) -> Result<(), Refusal> {
        self.step(ctx)?;
        let facts = |at: usize| self.candidates(self.positive[schema][at], objects).len();
        let Some(chosen) = (0..open.len()).min_by_key(|&place| facts(open[place])) else {
            return self.complete(schema, objects, 0, ctx);
        };
        let at = open.swap_remove(chosen);
        let literal = self.positive[schema][at];
        let facts = self.candidates(literal, objects).to_vec();
        for fact in facts {
            // Conditions to the left of the trigger are met by earlier facts only.
            if at < trigger.0 && fact == trigger.1 {
                continue;
            }
            let mut bound = Vec::new();
            if self.unify(schema, literal, fact, objects, &mut bound) {
                self.join(schema, trigger, open, objects, ctx)?;
            } else {
                self.step(ctx)?;
            }
            bound.into_iter().for_each(|param| objects[param] = FREE);
        }
        open.push(at);
        Ok(())
    }

    /// Lets each parameter from one on that is in no condition stand for every object of its type, and adds the action.
    fn complete(
        &mut self,
        schema: usize,
        objects: &mut Vec<usize>,
        from: usize,
        ctx: &mut Ctx<'_>,
    ) -> Result<(), Refusal> {
        self.step(ctx)?;
        let Some(param) = (from..objects.len()).find(|&param| objects[param] == FREE) else {
            let passes = self.tests[schema].iter().all(|test| self.passes(test, objects));
            return if passes { self.found(schema, objects) } else { Ok(()) };
        };
        let kind = self.schema(schema).params[param].kind;
        for object in 0..self.lifted.objects.len() {
            self.step(ctx)?;
            if self.lifted.is_below(self.lifted.objects[object].kind, kind) {
                objects[param] = object;
                if self.tests[schema].iter().all(|test| self.passes(test, objects)) {
                    self.complete(schema, objects, param + 1, ctx)?;
                }
            }
        }
        objects[param] = FREE;
        Ok(())
    }

    /// Adds an action with its objects, and what it makes true.
    fn found(&mut self, schema: usize, objects: &[usize]) -> Result<(), Refusal> {
        if self.reached.actions.len() == MOST_ACTIONS {
            return Err(Refusal::TooLarge("actions", MOST_ACTIONS));
        }
        self.reached.actions.push(Ground { schema, objects: objects.to_vec() });
        let effects = self.schema(schema).effect.iter().filter(|effect| effect.holds);
        effects.map(|effect| effect.fact(objects)).try_for_each(|fact| self.add(fact))
    }
}
