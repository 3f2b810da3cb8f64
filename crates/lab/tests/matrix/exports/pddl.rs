//! A small reader of PDDL, strict about what is declared, which follows plans: STRIPS with types, constants and action costs.

use std::collections::{BTreeMap, BTreeSet};

/// A part of a text: a word or a list in brackets.
#[derive(Clone, Debug)]
enum Part {
    Word(String),
    List(Vec<Part>),
}

/// A predicate and its arguments.
type Fact = Vec<String>;

struct Action {
    parameters: Vec<(String, String)>,
    condition: Vec<Fact>,
    deletes: Vec<Fact>,
    adds: Vec<Fact>,
    cost: u64,
}

/// A domain and a problem of it.
pub struct Task {
    types: BTreeMap<String, String>,
    actions: BTreeMap<String, Action>,
    init: BTreeSet<Fact>,
    goal: Vec<Fact>,
}

impl Task {
    /// Reads a domain and a problem, and panics unless everything is declared and used with its types.
    pub fn new(text: &str) -> Task {
        let parts = parts(text);
        let [domain, problem] = &parts[..] else { panic!("a domain and a problem, but {} parts", parts.len()) };
        let (domain, problem) = (Sections(domain), Sections(problem));
        assert_eq!(problem.words(":domain"), [domain.name()], "the problem is one of the domain");
        let mut types = BTreeMap::new();
        let kinds = domain.words(":types");
        let constants = domain.find(":constants").map(|list| typed(&list[1..])).unwrap_or_default();
        for (name, kind) in constants.into_iter().chain(typed(&problem.find(":objects").expect("objects")[1..])) {
            assert!(kinds.contains(&kind), "{name} has the type {kind}");
            assert!(types.insert(name.clone(), kind).is_none(), "{name} is declared twice");
        }
        let predicates = domain.find(":predicates").expect("predicates")[1..].iter();
        let predicates: BTreeMap<String, Vec<String>> = predicates.map(|part| signature(list(part))).collect();
        let init = &problem.find(":init").expect("a start")[1..];
        let is_cost = |part: &&Part| matches!(list(part), [Part::Word(word), ..] if word == "=");
        let init = init.iter().filter(|part| !is_cost(part)).map(fact).collect::<BTreeSet<_>>();
        let goal = conjunction(&problem.find(":goal").expect("a goal")[1]);
        let check = |fact: &Fact, types: &BTreeMap<String, String>| {
            let kinds: Vec<&String> = fact[1..].iter().map(|name| types.get(name).expect(name)).collect();
            assert_eq!(kinds, predicates.get(&fact[0]).expect(&fact[0]).iter().collect::<Vec<_>>(), "{fact:?}");
        };
        init.iter().chain(&goal).for_each(|fact| check(fact, &types));
        let actions: BTreeMap<String, Action> = domain.all(":action").map(action).collect();
        for action in actions.values() {
            let mut inside = types.clone();
            inside.extend(action.parameters.iter().cloned());
            let facts = action.condition.iter().chain(&action.deletes).chain(&action.adds);
            facts.for_each(|fact| check(fact, &inside));
        }
        Task { types, actions, init, goal }
    }

    /// Whether the goal is reached after a plan, and what it costs. Panics where an action cannot be made.
    pub fn follow(&self, plan: &str) -> (bool, u64) {
        let (mut state, mut cost) = (self.init.clone(), 0);
        for step in parts(plan) {
            let step = fact(&step);
            let action = self.actions.get(&step[0]).expect(&step[0]);
            assert_eq!(action.parameters.len(), step.len() - 1, "{step:?}");
            let mut values = BTreeMap::new();
            for ((name, kind), value) in action.parameters.iter().zip(&step[1..]) {
                assert_eq!(self.types.get(value), Some(kind), "{name} in {step:?}");
                values.insert(name.clone(), value.clone());
            }
            let ground =
                |fact: &Fact| fact.iter().map(|word| values.get(word).unwrap_or(word).clone()).collect::<Fact>();
            for needed in action.condition.iter().map(ground) {
                assert!(state.contains(&needed), "{needed:?} does not hold before {step:?}");
            }
            action.deletes.iter().for_each(|fact| _ = state.remove(&ground(fact)));
            state.extend(action.adds.iter().map(ground));
            cost += action.cost;
        }
        (self.goal.iter().all(|fact| state.contains(fact)), cost)
    }
}

/// What stands in a `define`.
struct Sections<'a>(&'a Part);

impl<'a> Sections<'a> {
    fn name(&self) -> String {
        fact(&list(self.0)[1])[1].clone()
    }

    fn all(&self, name: &'a str) -> impl Iterator<Item = &'a [Part]> {
        let sections = list(self.0)[2..].iter().map(list);
        sections.filter(move |section| matches!(&section[0], Part::Word(word) if word == name))
    }

    fn find(&self, name: &'a str) -> Option<&'a [Part]> {
        self.all(name).next()
    }

    fn words(&self, name: &'a str) -> Vec<String> {
        self.find(name).map(|section| section[1..].iter().map(word).collect()).unwrap_or_default()
    }
}

fn action(section: &[Part]) -> (String, Action) {
    let field = |name: &str| {
        let at = section.iter().position(|part| matches!(part, Part::Word(word) if word == name));
        &section[at.expect("a part of an action") + 1]
    };
    let (mut deletes, mut adds, mut cost) = (Vec::new(), Vec::new(), 0);
    for effect in &list(field(":effect"))[1..] {
        match list(effect) {
            [Part::Word(word), inner] if word == "not" => deletes.push(fact(inner)),
            [Part::Word(word), _, by] if word == "increase" => cost += word_of(by).parse::<u64>().expect("a cost"),
            _ => adds.push(fact(effect)),
        }
    }
    let (parameters, condition) = (typed(list(field(":parameters"))), conjunction(field(":precondition")));
    (word(&section[1]), Action { parameters, condition, deletes, adds, cost })
}

fn conjunction(part: &Part) -> Vec<Fact> {
    assert_eq!(word(&list(part)[0]), "and");
    list(part)[1..].iter().map(fact).collect()
}

/// Names with their types, as in `a b - cell`.
fn typed(parts: &[Part]) -> Vec<(String, String)> {
    let (mut typed, mut open) = (Vec::new(), 0);
    let mut words = parts.iter().map(word);
    while let Some(next) = words.next() {
        if next == "-" {
            let kind = words.next().expect("a type");
            typed[open..].iter_mut().for_each(|(_, of)| *of = kind.clone());
            open = typed.len();
        } else {
            typed.push((next, String::new()));
        }
    }
    assert_eq!(open, typed.len(), "everything has a type");
    typed
}

fn signature(parts: &[Part]) -> (String, Vec<String>) {
    (word(&parts[0]), typed(&parts[1..]).into_iter().map(|(_, kind)| kind).collect())
}

fn fact(part: &Part) -> Fact {
    list(part).iter().map(word).collect()
}

fn list(part: &Part) -> &[Part] {
    match part {
        Part::List(parts) => parts,
        Part::Word(word) => panic!("`{word}` is no list"),
    }
}

fn word(part: &Part) -> String {
    word_of(part).to_string()
}

fn word_of(part: &Part) -> &str {
    match part {
        Part::Word(word) => word,
        Part::List(parts) => panic!("{parts:?} is no word"),
    }
}

/// What a text consists of, without its comments.
fn parts(text: &str) -> Vec<Part> {
    let mut open = vec![Vec::new()];
    for line in text.lines().map(|line| line.split(';').next().unwrap_or_default()) {
        for token in line.replace('(', " ( ").replace(')', " ) ").split_whitespace() {
            match token {
                "(" => open.push(Vec::new()),
                ")" => {
                    let inner = open.pop().expect("a list");
                    open.last_mut().expect("a bracket too many").push(Part::List(inner));
                }
                word => open.last_mut().expect("a bracket too many").push(Part::Word(word.into())),
            }
        }
    }
    assert_eq!(open.len(), 1, "a bracket is missing");
    open.remove(0)
}
