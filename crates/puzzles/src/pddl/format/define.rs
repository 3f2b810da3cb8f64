//! What a domain and a problem define.

use solvarium_engine::{Ctx, LevelError, message};

use super::formulas::{is_total_cost, is_value, number};
use super::names::{Names, fact, name};
use super::tree::Form;
use crate::pddl::lifted::{EQUAL, Fact, Lifted, Schema};

/// What may be required.
const REQUIREMENTS: [&str; 5] = [":strips", ":typing", ":action-costs", ":negative-preconditions", ":equality"];
const DOMAIN: [&str; 6] = [":requirements", ":types", ":constants", ":predicates", ":functions", ":action"];
const PROBLEM: [&str; 6] = [":domain", ":requirements", ":objects", ":init", ":goal", ":metric"];
const ACTION: [&str; 3] = [":parameters", ":precondition", ":effect"];

/// Most conditions of an action: they are looked at within one another.
const MOST_CONDITIONS: usize = 200;

/// A domain or a problem: what it is, its name, and its parts.
pub struct Definition<'t> {
    pub form: Form<'t>,
    pub is_domain: bool,
    name: Form<'t>,
}

impl<'t> Definition<'t> {
    /// Reads the beginning of `(define (domain …) …)`.
    pub fn of(form: Form<'t>) -> Result<Self, LevelError> {
        let wrong = |form: Form<'_>| form.error(message!("pddl-define", found = form.quoted()));
        let title = form.parts().nth(1).filter(|_| form.head() == Some("define")).ok_or_else(|| wrong(form))?;
        let is_domain = match title.head() {
            Some("domain") => true,
            Some("problem") => false,
            _ => return Err(wrong(title)),
        };
        let name = title.parts().nth(1).filter(|_| title.parts().nth(2).is_none()).ok_or_else(|| wrong(title))?;
        Ok(Definition { form, is_domain, name })
    }

    /// The parts, in the order in which they are written, each of a known kind and, but for actions, there once.
    fn sections(&self, known: &[&'static str]) -> Result<Vec<(&'static str, Form<'t>)>, LevelError> {
        let mut all: Vec<(&str, Form<'t>)> = Vec::new();
        for part in self.form.parts().skip(2) {
            let found = || part.head().map_or_else(|| part.quoted(), String::from);
            let unknown = || part.error(message!("pddl-section", found = found(), known));
            let kind = *known.iter().find(|known| part.head() == Some(known)).ok_or_else(unknown)?;
            if kind != ":action" && all.iter().any(|(other, _)| *other == kind) {
                return Err(part.error(message!("pddl-twice", found = kind)));
            }
            all.push((kind, part));
        }
        Ok(all)
    }
}

/// The parts of a kind.
fn of_kind<'a, 't>(sections: &'a [(&str, Form<'t>)], kind: &'a str) -> impl Iterator<Item = Form<'t>> + use<'a, 't> {
    sections.iter().filter(move |(other, _)| *other == kind).map(|(_, form)| *form)
}

fn inside(form: Form<'_>) -> impl Iterator<Item = Form<'_>> {
    form.parts().skip(1)
}

/// Reads a domain and a problem.
pub fn read(domain: &Definition<'_>, problem: &Definition<'_>, ctx: &mut Ctx<'_>) -> Result<Lifted, LevelError> {
    let mut names = Names::new();
    read_domain(&mut names, domain, ctx)?;
    names.lifted.constants = names.lifted.objects.len();
    read_problem(&mut names, problem, ctx)?;
    Ok(names.lifted)
}

fn read_domain(names: &mut Names, domain: &Definition<'_>, ctx: &mut Ctx<'_>) -> Result<(), LevelError> {
    let sections = domain.sections(&DOMAIN)?;
    let all = |kind| of_kind(&sections, kind).flat_map(inside);
    names.lifted.domain = name(domain.name)?.into();
    all(":requirements").try_for_each(|form| require(names, form))?;
    names.add_types(all(":types"))?;
    names.add_objects(all(":constants"))?;
    all(":predicates").try_for_each(|form| names.add_predicate(form))?;
    for (form, _) in super::names::typed(all(":functions"))? {
        names.add_function(form)?;
    }
    for form in of_kind(&sections, ":action") {
        ctx.poll()?;
        let action = read_action(names, form)?;
        names.lifted.actions.push(action);
    }
    Ok(())
}

/// Notes a requirement, if it is one that can be met.
fn require(names: &mut Names, form: Form<'_>) -> Result<(), LevelError> {
    let found = form.word().filter(|word| REQUIREMENTS.contains(word));
    let unknown = || form.error(message!("pddl-requirement", found = form.quoted(), known = &REQUIREMENTS[..]));
    let found = found.ok_or_else(unknown)?.to_string();
    let all = &mut names.lifted.requirements;
    if !all.contains(&found) {
        all.push(found);
    }
    Ok(())
}

fn read_action(names: &mut Names, form: Form<'_>) -> Result<Schema, LevelError> {
    let mut parts = inside(form);
    let title = parts.next().ok_or_else(|| form.error(message!("pddl-action-name")))?;
    let name = names.add_action(title)?;
    let mut found: [Option<Form<'_>>; 3] = [None; 3];
    while let Some(key) = parts.next() {
        let unknown = || key.error(message!("pddl-section", found = key.quoted(), known = &ACTION[..]));
        let at = ACTION.iter().position(|known| key.word() == Some(known)).ok_or_else(unknown)?;
        let value = parts.next().filter(|value| value.is_list());
        let value = value.ok_or_else(|| key.error(message!("pddl-brackets", found = ACTION[at])))?;
        if found[at].replace(value).is_some() {
            return Err(key.error(message!("pddl-twice", found = ACTION[at])));
        }
    }
    let [params, condition, effect] = found;
    let params = params.map_or_else(|| Ok(Vec::new()), |form| names.params(form.parts()))?;
    let mut action = Schema { name, params, condition: Vec::new(), effect: Vec::new(), prices: Vec::new() };
    if let Some(form) = condition {
        names.condition(form, &action.params, &mut action.condition)?;
        if action.condition.len() > MOST_CONDITIONS {
            return Err(form.error(message!("pddl-too-many", most = MOST_CONDITIONS)));
        }
    }
    if let Some(form) = effect {
        names.effect(form, &action.params, (&mut action.effect, &mut action.prices))?;
    }
    Ok(action)
}

fn read_problem(names: &mut Names, problem: &Definition<'_>, ctx: &mut Ctx<'_>) -> Result<(), LevelError> {
    let sections = problem.sections(&PROBLEM)?;
    let all = |kind| of_kind(&sections, kind).flat_map(inside);
    names.lifted.problem = name(problem.name)?.into();
    let wanted = all(":domain").next().ok_or_else(|| problem.form.error(message!("pddl-no-domain-name")))?;
    if name(wanted)? != names.lifted.domain {
        let message = message!("pddl-other-domain", found = wanted.quoted(), domain = &names.lifted.domain);
        return Err(wanted.error(message));
    }
    all(":requirements").try_for_each(|form| require(names, form))?;
    names.add_objects(all(":objects"))?;
    read_init(names, all(":init"), ctx)?;
    let goal = of_kind(&sections, ":goal").next();
    let goal = goal.ok_or_else(|| problem.form.error(message!("pddl-no-goal")))?;
    let mut literals = Vec::new();
    inside(goal).try_for_each(|form| names.condition(form, &[], &mut literals))?;
    names.lifted.goal = literals;
    names.lifted.metric = of_kind(&sections, ":metric").next().map_or(Ok(false), read_metric)?;
    Ok(())
}

/// Reads what is true at the start. What is said to be false is false anyway.
fn read_init<'t>(
    names: &mut Names,
    parts: impl Iterator<Item = Form<'t>>,
    ctx: &mut Ctx<'_>,
) -> Result<(), LevelError> {
    let (mut known, mut valued) = (std::collections::HashSet::<Fact>::new(), std::collections::HashSet::new());
    for form in parts {
        ctx.poll()?;
        if is_value(form) {
            let parts: Vec<Form<'_>> = inside(form).take(3).collect();
            let [of, value] = parts[..] else {
                return Err(form.error(message!("pddl-value", found = form.quoted())));
            };
            let value = number(value)?;
            if is_total_cost(of) {
                continue;
            }
            let (function, terms) = names.value(of, &[])?;
            let fact = fact(function, &terms);
            if !valued.insert(fact.clone()) {
                return Err(form.error(message!("pddl-twice", found = of.quoted())));
            }
            names.lifted.values.push((fact, value));
            continue;
        }
        let mut literals = Vec::new();
        names.condition(form, &[], &mut literals)?;
        for literal in literals {
            if literal.predicate == EQUAL {
                return Err(form.error(message!("pddl-value", found = form.quoted())));
            }
            let fact = fact(literal.predicate, &literal.terms);
            if literal.holds && known.insert(fact.clone()) {
                names.lifted.init.push(fact);
            }
        }
    }
    Ok(())
}

/// Whether costs count: the one metric that can be asked for.
fn read_metric(form: Form<'_>) -> Result<bool, LevelError> {
    let parts: Vec<Form<'_>> = inside(form).take(3).collect();
    match parts[..] {
        [how, what] if how.word() == Some("minimize") && is_total_cost(what) => Ok(true),
        _ => Err(form.error(message!("pddl-metric", found = form.quoted()))),
    }
}
