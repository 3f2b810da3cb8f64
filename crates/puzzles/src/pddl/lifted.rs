//! A planning problem as it is written: types, objects, predicates and actions with parameters.

use std::collections::HashMap;

use solvarium_engine::Cost;

/// A domain with a problem.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lifted {
    /// The domain's name.
    pub domain: String,
    /// The problem's name.
    pub problem: String,
    /// What the domain says it needs, with the colons.
    pub requirements: Vec<String>,
    /// The types; the first is `object`, which all others are below.
    pub types: Vec<Type>,
    /// Constants of the domain, then the objects of the problem.
    pub objects: Vec<Object>,
    /// How many of them are constants.
    pub constants: usize,
    /// The predicates; the first is `=`.
    pub predicates: Vec<Predicate>,
    /// The functions that costs are read from; `total-cost` is not among them.
    pub functions: Vec<Predicate>,
    /// The actions.
    pub actions: Vec<Schema>,
    /// What is true at the start, each fact once.
    pub init: Vec<Fact>,
    /// The values of functions.
    pub values: Vec<(Fact, Cost)>,
    /// What must be true, or false, in the end.
    pub goal: Vec<Literal>,
    /// Whether costs are those that actions name; else each action costs 1.
    pub metric: bool,
}

/// The place of `=` among predicates.
pub const EQUAL: usize = 0;
/// The place of `object` among types.
pub const OBJECT: usize = 0;

/// A type of objects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Type {
    /// Its name.
    pub name: String,
    /// The type above it; `object` is above itself.
    pub parent: usize,
}

/// An object or a parameter: a name and a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Object {
    /// Its name; that of a parameter begins with `?`.
    pub name: String,
    /// Its type.
    pub kind: usize,
}

/// A predicate or a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Predicate {
    /// Its name.
    pub name: String,
    /// What it speaks of.
    pub params: Vec<Object>,
}

/// An action with parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schema {
    /// Its name.
    pub name: String,
    /// What it is done with.
    pub params: Vec<Object>,
    /// What must be true, or false, before it.
    pub condition: Vec<Literal>,
    /// What becomes true, or false.
    pub effect: Vec<Literal>,
    /// What it costs, as a sum.
    pub prices: Vec<Price>,
}

/// An atom that is true, or false.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Literal {
    /// Whether it is the atom that is meant, not its opposite.
    pub holds: bool,
    /// The predicate of the atom.
    pub predicate: usize,
    /// What the atom speaks of.
    pub terms: Vec<Term>,
}

/// What an atom speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// A parameter of the action, by its place.
    Param(usize),
    /// An object, by its place.
    Object(usize),
}

/// A part of what an action costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Price {
    /// A number.
    Number(Cost),
    /// The value of a function.
    Value(usize, Vec<Term>),
}

/// A predicate, or a function, with the objects it speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fact {
    /// Its place among predicates, or functions.
    pub predicate: usize,
    /// The objects.
    pub objects: Vec<usize>,
}

impl Term {
    /// The object that a term is, where parameters are these objects.
    pub fn object(self, params: &[usize]) -> usize {
        match self {
            Term::Param(at) => params[at],
            Term::Object(object) => object,
        }
    }
}

impl Literal {
    /// The fact that it speaks of, where parameters are these objects.
    pub fn fact(&self, params: &[usize]) -> Fact {
        Fact { predicate: self.predicate, objects: objects(&self.terms, params) }
    }
}

/// The objects that terms are, where parameters are these objects.
pub fn objects(terms: &[Term], params: &[usize]) -> Vec<usize> {
    terms.iter().map(|term| term.object(params)).collect()
}

impl Lifted {
    /// Whether a type is another one or below it.
    pub fn is_below(&self, mut kind: usize, other: usize) -> bool {
        while kind != other && kind != OBJECT {
            kind = self.types[kind].parent;
        }
        kind == other
    }

    /// For each predicate, whether some action makes it true or false.
    pub fn changing(&self) -> Vec<bool> {
        let mut changing = vec![false; self.predicates.len()];
        let effects = self.actions.iter().flat_map(|action| &action.effect);
        effects.for_each(|effect| changing[effect.predicate] = true);
        changing
    }

    /// A fact in words, such as `on(a,b)`.
    pub fn fact_text(&self, fact: &Fact) -> String {
        self.applied(&self.predicates[fact.predicate].name, &fact.objects)
    }

    /// A name with the objects it is applied to.
    pub fn applied(&self, name: &str, objects: &[usize]) -> String {
        let names: Vec<&str> = objects.iter().map(|&object| self.objects[object].name.as_str()).collect();
        format!("{name}({})", names.join(","))
    }

    /// The values of functions by what they are of.
    pub fn prices(&self) -> HashMap<&Fact, Cost> {
        self.values.iter().map(|(fact, value)| (fact, *value)).collect()
    }
}
