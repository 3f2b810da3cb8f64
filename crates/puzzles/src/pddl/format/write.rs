//! A domain and a problem as text.

use std::fmt::Write as _;

use solvarium_engine::Metadata;

use super::COMMENT;
use crate::pddl::lifted::{EQUAL, Fact, Lifted, Literal, OBJECT, Object, Predicate, Price, Schema, Term};

/// The text of a level that begins with these facts.
pub fn write(lifted: &Lifted, init: &[Fact], metadata: &Metadata) -> String {
    let mut text = metadata.lines(COMMENT);
    domain(lifted, &mut text);
    problem(lifted, init, &mut text);
    text
}

/// A line of the text; nothing can go wrong when a text grows.
macro_rules! line {
    ($text:expr, $($rest:tt)*) => {
        _ = writeln!($text, $($rest)*)
    };
}

fn domain(lifted: &Lifted, text: &mut String) {
    line!(text, "(define (domain {})", lifted.domain);
    if !lifted.requirements.is_empty() {
        line!(text, "  (:requirements {})", lifted.requirements.join(" "));
    }
    if lifted.types.len() > 1 {
        let types = lifted.types[OBJECT + 1..].iter().map(|kind| (kind.name.as_str(), kind.parent));
        line!(text, "  (:types{})", typed(lifted, types));
    }
    let constants = &lifted.objects[..lifted.constants];
    if !constants.is_empty() {
        line!(text, "  (:constants{})", objects(lifted, constants));
    }
    declared(lifted, ":predicates", &lifted.predicates[EQUAL + 1..], "", text);
    let prices = lifted.actions.iter().any(|action| !action.prices.is_empty());
    if prices || lifted.metric || !lifted.functions.is_empty() {
        declared(lifted, ":functions", &lifted.functions, "\n    (total-cost)", text);
    }
    lifted.actions.iter().for_each(|schema| action(lifted, schema, text));
    text.truncate(text.trim_end().len());
    text.push_str(")\n");
}

fn declared(lifted: &Lifted, kind: &str, all: &[Predicate], more: &str, text: &mut String) {
    let each = all.iter().map(|one| format!("\n    ({}{})", one.name, objects(lifted, &one.params)));
    line!(text, "  ({kind}{}{more})", each.collect::<String>());
}

/// Names with their types, each after a blank; types that are `object` are left out where no other follows.
fn typed<'a>(lifted: &Lifted, names: impl Iterator<Item = (&'a str, usize)>) -> String {
    let names: Vec<_> = names.collect();
    let last = names.iter().rposition(|(_, kind)| *kind != OBJECT);
    let mut text = String::new();
    for (at, (name, kind)) in names.iter().enumerate() {
        text += &format!(" {name}");
        let ends = names.get(at + 1).is_none_or(|(_, next)| next != kind);
        if ends && last.is_some_and(|last| at <= last) {
            text += &format!(" - {}", lifted.types[*kind].name);
        }
    }
    text
}

fn objects(lifted: &Lifted, objects: &[Object]) -> String {
    typed(lifted, objects.iter().map(|object| (object.name.as_str(), object.kind)))
}

fn action(lifted: &Lifted, schema: &Schema, text: &mut String) {
    let condition: Vec<String> = schema.condition.iter().map(|one| literal(lifted, one, &schema.params)).collect();
    let effect = schema.effect.iter().map(|one| literal(lifted, one, &schema.params));
    let prices = schema.prices.iter().map(|price| match price {
        Price::Number(number) => format!("(increase (total-cost) {number})"),
        Price::Value(function, terms) => {
            let value = applied(lifted, &lifted.functions[*function].name, terms, &schema.params);
            format!("(increase (total-cost) {value})")
        }
    });
    let effect: Vec<String> = effect.chain(prices).collect();
    line!(text, "  (:action {}", schema.name);
    line!(text, "    :parameters ({})", objects(lifted, &schema.params).trim_start());
    line!(text, "    :precondition {}", all_of(&condition));
    line!(text, "    :effect {})", all_of(&effect));
}

fn all_of(parts: &[String]) -> String {
    format!("(and{})", parts.iter().map(|part| format!(" {part}")).collect::<String>())
}

fn literal(lifted: &Lifted, literal: &Literal, params: &[Object]) -> String {
    let atom = applied(lifted, &lifted.predicates[literal.predicate].name, &literal.terms, params);
    if literal.holds { atom } else { format!("(not {atom})") }
}

fn applied(lifted: &Lifted, name: &str, terms: &[Term], params: &[Object]) -> String {
    let term = |term: &Term| match *term {
        Term::Param(at) => &params[at].name,
        Term::Object(at) => &lifted.objects[at].name,
    };
    format!("({name}{})", terms.iter().map(|one| format!(" {}", term(one))).collect::<String>())
}

fn problem(lifted: &Lifted, init: &[Fact], text: &mut String) {
    line!(text, "(define (problem {})", lifted.problem);
    line!(text, "  (:domain {})", lifted.domain);
    line!(text, "  (:objects{})", objects(lifted, &lifted.objects[lifted.constants..]));
    let of_objects = |name: &str, fact: &Fact| {
        let terms: Vec<Term> = fact.objects.iter().map(|&object| Term::Object(object)).collect();
        applied(lifted, name, &terms, &[])
    };
    line!(text, "  (:init");
    for fact in init {
        line!(text, "    {}", of_objects(&lifted.predicates[fact.predicate].name, fact));
    }
    for (fact, value) in &lifted.values {
        line!(text, "    (= {} {value})", of_objects(&lifted.functions[fact.predicate].name, fact));
    }
    text.truncate(text.trim_end().len());
    text.push_str(")\n");
    let goal: Vec<String> = lifted.goal.iter().map(|one| literal(lifted, one, &[])).collect();
    let end = if lifted.metric { "\n  (:metric minimize (total-cost)))" } else { ")" };
    line!(text, "  (:goal {}){end}", all_of(&goal));
}
