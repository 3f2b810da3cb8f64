//! Names, lists of names with types, and what names stand for.

use std::collections::HashMap;

use solvarium_engine::{LevelError, message};

use super::tree::Form;
use crate::pddl::lifted::{EQUAL, Fact, Lifted, Literal, OBJECT, Object, Predicate, Term, Type};

/// Most parameters of an action, a predicate or a function.
const MOST_PARAMS: usize = 16;
/// Most types, and most actions, predicates and functions.
const MOST_TYPES: usize = 500;
const MOST_NAMES: usize = 2_000;
/// Most objects.
const MOST_OBJECTS: usize = 50_000;

/// What is known of a domain and its problem while they are read.
#[derive(Default)]
pub struct Names {
    pub lifted: Lifted,
    types: HashMap<String, usize>,
    objects: HashMap<String, usize>,
    predicates: HashMap<String, usize>,
    functions: HashMap<String, usize>,
    actions: HashMap<String, usize>,
}

/// A name, and the type that is written after it.
pub type Typed<'t> = (Form<'t>, Option<Form<'t>>);

/// Whether a letter may stand in a name. The others mean something in moves, on boards or in the language.
fn is_part(letter: char) -> bool {
    letter.is_ascii_graphic() && !",?:!\"`".contains(letter)
}

/// A form that must be a name.
pub fn name(form: Form<'_>) -> Result<&str, LevelError> {
    let is_first = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let word = form.word().filter(|word| word.starts_with(is_first) && word.chars().all(is_part));
    word.ok_or_else(|| form.error(message!("pddl-name", found = form.quoted())))
}

/// A form that must be a variable.
fn variable(form: Form<'_>) -> Result<&str, LevelError> {
    let word = form
        .word()
        .filter(|word| word.strip_prefix('?').is_some_and(|name| !name.is_empty() && name.chars().all(is_part)));
    word.ok_or_else(|| form.error(message!("pddl-variable", found = form.quoted())))
}

/// The names of a list such as `a b - truck c`, each with its type.
pub fn typed<'t>(parts: impl Iterator<Item = Form<'t>>) -> Result<Vec<Typed<'t>>, LevelError> {
    let (mut all, mut untyped, mut parts) = (Vec::<Typed<'t>>::new(), 0, parts);
    while let Some(part) = parts.next() {
        if part.word() != Some("-") {
            all.push((part, None));
            continue;
        }
        let kind = parts.next().ok_or_else(|| part.error(message!("pddl-no-type")))?;
        if kind.is_list() {
            return Err(kind.error(message!("pddl-either", found = kind.quoted())));
        }
        all[untyped..].iter_mut().for_each(|typed| typed.1 = Some(kind));
        untyped = all.len();
    }
    Ok(all)
}

fn limited(form: Form<'_>, count: usize, most: usize) -> Result<(), LevelError> {
    if count < most { Ok(()) } else { Err(form.error(message!("pddl-too-many", most))) }
}

/// Enters a name that must be new.
fn enter(names: &mut HashMap<String, usize>, form: Form<'_>, text: &str, number: usize) -> Result<(), LevelError> {
    match names.insert(text.into(), number) {
        None => Ok(()),
        Some(_) => Err(form.error(message!("pddl-twice", found = text))),
    }
}

impl Names {
    /// Knows `object` and `=`.
    pub fn new() -> Names {
        let mut names = Names::default();
        names.lifted.types.push(Type { name: "object".into(), parent: OBJECT });
        names.types.insert("object".into(), OBJECT);
        let param = |name: &str| Object { name: name.into(), kind: OBJECT };
        names.lifted.predicates.push(Predicate { name: "=".into(), params: vec![param("?x"), param("?y")] });
        names.predicates.insert("=".into(), EQUAL);
        names
    }

    /// Reads `:types`. What is only named as a type above others is a type too.
    pub fn add_types<'t>(&mut self, parts: impl Iterator<Item = Form<'t>>) -> Result<(), LevelError> {
        let all = typed(parts)?;
        for (form, _) in &all {
            let (text, number) = (name(*form)?, self.lifted.types.len());
            limited(*form, number, MOST_TYPES)?;
            if text != "object" {
                enter(&mut self.types, *form, text, number)?;
                self.lifted.types.push(Type { name: text.into(), parent: OBJECT });
            }
        }
        for (form, above) in &all {
            let Some(above) = above else { continue };
            let (text, number) = (name(*above)?, self.lifted.types.len());
            limited(*above, number, MOST_TYPES)?;
            let parent = *self.types.entry(text.into()).or_insert(number);
            if parent == number {
                self.lifted.types.push(Type { name: text.into(), parent: OBJECT });
            }
            let kind = self.types[name(*form)?];
            self.put_below(kind, parent).ok_or_else(|| form.error(message!("pddl-circle", found = form.quoted())))?;
        }
        Ok(())
    }

    /// Puts a type below another, unless that makes a circle.
    fn put_below(&mut self, kind: usize, parent: usize) -> Option<()> {
        let circle = kind != parent && self.lifted.is_below(parent, kind);
        let itself = kind == parent || kind == OBJECT;
        if kind == OBJECT && parent == OBJECT {
            return Some(());
        }
        (!circle && !itself).then(|| self.lifted.types[kind].parent = parent)
    }

    fn kind(&self, form: Option<Form<'_>>) -> Result<usize, LevelError> {
        let Some(form) = form else { return Ok(OBJECT) };
        let known = || self.lifted.types.iter().map(|kind| kind.name.clone()).collect::<Vec<_>>();
        let unknown = || form.error(message!("pddl-unknown-type", found = form.quoted(), known = known()));
        form.word().and_then(|word| self.types.get(word)).copied().ok_or_else(unknown)
    }

    /// Reads `:constants` or `:objects`.
    pub fn add_objects<'t>(&mut self, parts: impl Iterator<Item = Form<'t>>) -> Result<(), LevelError> {
        for (form, kind) in typed(parts)? {
            let (text, number) = (name(form)?, self.lifted.objects.len());
            limited(form, number, MOST_OBJECTS)?;
            enter(&mut self.objects, form, text, number)?;
            self.lifted.objects.push(Object { name: text.into(), kind: self.kind(kind)? });
        }
        Ok(())
    }

    /// Reads a list of variables with their types.
    pub fn params<'t>(&self, parts: impl Iterator<Item = Form<'t>>) -> Result<Vec<Object>, LevelError> {
        let mut params: Vec<Object> = Vec::new();
        for (form, kind) in typed(parts)? {
            let text = variable(form)?;
            limited(form, params.len(), MOST_PARAMS)?;
            if params.iter().any(|param| param.name == text) {
                return Err(form.error(message!("pddl-twice", found = text)));
            }
            params.push(Object { name: text.into(), kind: self.kind(kind)? });
        }
        Ok(params)
    }

    /// Reads a predicate as it is declared.
    pub fn add_predicate(&mut self, form: Form<'_>) -> Result<(), LevelError> {
        let predicate = self.declared(form)?;
        limited(form, self.lifted.predicates.len(), MOST_NAMES)?;
        enter(&mut self.predicates, form, &predicate.name, self.lifted.predicates.len())?;
        self.lifted.predicates.push(predicate);
        Ok(())
    }

    /// Reads a function as it is declared.
    pub fn add_function(&mut self, form: Form<'_>) -> Result<(), LevelError> {
        let function = self.declared(form)?;
        if function.name == TOTAL_COST {
            return Ok(());
        }
        limited(form, self.lifted.functions.len(), MOST_NAMES)?;
        enter(&mut self.functions, form, &function.name, self.lifted.functions.len())?;
        self.lifted.functions.push(function);
        Ok(())
    }

    fn declared(&self, form: Form<'_>) -> Result<Predicate, LevelError> {
        let mut parts = form.parts();
        let first = parts.next().ok_or_else(|| form.error(message!("pddl-declared", found = form.quoted())))?;
        Ok(Predicate { name: name(first)?.into(), params: self.params(parts)? })
    }

    /// Enters the name of an action.
    pub fn add_action(&mut self, form: Form<'_>) -> Result<String, LevelError> {
        let (text, number) = (name(form)?, self.actions.len());
        limited(form, number, MOST_NAMES)?;
        enter(&mut self.actions, form, text, number)?;
        Ok(text.into())
    }

    /// Whether there is a predicate of this name.
    pub fn has_predicate(&self, name: &str) -> bool {
        self.predicates.contains_key(name)
    }

    /// Reads an atom.
    pub fn atom(&self, form: Form<'_>, params: &[Object]) -> Result<Literal, LevelError> {
        let head = head(form)?;
        let known = || self.lifted.predicates[EQUAL + 1..].iter().map(|one| one.name.clone()).collect::<Vec<_>>();
        let unknown = || head.error(message!("pddl-unknown-predicate", found = head.quoted(), known = known()));
        let predicate = *head.word().and_then(|word| self.predicates.get(word)).ok_or_else(unknown)?;
        let terms = self.terms(form, &self.lifted.predicates[predicate], params)?;
        Ok(Literal { holds: true, predicate, terms })
    }

    /// Reads a function with what it is applied to.
    pub fn value(&self, form: Form<'_>, params: &[Object]) -> Result<(usize, Vec<Term>), LevelError> {
        let head = head(form)?;
        let known = || self.lifted.functions.iter().map(|one| one.name.clone()).collect::<Vec<_>>();
        let unknown = || head.error(message!("pddl-unknown-function", found = head.quoted(), known = known()));
        let function = *head.word().and_then(|word| self.functions.get(word)).ok_or_else(unknown)?;
        Ok((function, self.terms(form, &self.lifted.functions[function], params)?))
    }

    /// Reads what a predicate or a function is applied to.
    fn terms(&self, form: Form<'_>, declared: &Predicate, params: &[Object]) -> Result<Vec<Term>, LevelError> {
        let found = form.parts().count() - 1;
        let needed = declared.params.len();
        if found != needed {
            return Err(form.error(message!("pddl-count", name = &declared.name, needed, found)));
        }
        let pairs = form.parts().skip(1).zip(&declared.params);
        pairs.map(|(part, wanted)| self.term(part, wanted, params)).collect()
    }

    fn term(&self, form: Form<'_>, wanted: &Object, params: &[Object]) -> Result<Term, LevelError> {
        let word = form.word().unwrap_or_default();
        let (term, kind) = if word.starts_with('?') {
            let at = params.iter().position(|param| param.name == word);
            let at = at.ok_or_else(|| form.error(message!("pddl-unknown-variable", found = word)))?;
            (Term::Param(at), params[at].kind)
        } else {
            let object = self.objects.get(word);
            let object = *object.ok_or_else(|| form.error(message!("pddl-unknown-object", found = form.quoted())))?;
            (Term::Object(object), self.lifted.objects[object].kind)
        };
        // What a parameter stands for may be of a type below its own.
        let is_param = matches!(term, Term::Param(_));
        if self.lifted.is_below(kind, wanted.kind) || is_param && self.lifted.is_below(wanted.kind, kind) {
            return Ok(term);
        }
        let of = |kind: usize| &self.lifted.types[kind].name;
        Err(form.error(message!("pddl-other-type", found = word, kind = of(kind), wanted = of(wanted.kind))))
    }
}

/// The function that costs are added to.
pub const TOTAL_COST: &str = "total-cost";

/// What brackets begin with.
pub fn head(form: Form<'_>) -> Result<Form<'_>, LevelError> {
    form.parts().next().ok_or_else(|| form.error(message!("pddl-brackets", found = form.quoted())))
}

/// An atom of objects alone.
pub fn fact(predicate: usize, terms: &[Term]) -> Fact {
    Fact { predicate, objects: crate::pddl::lifted::objects(terms, &[]) }
}
