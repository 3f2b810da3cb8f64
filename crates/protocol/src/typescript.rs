//! The protocol's types as TypeScript, for the page.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};

use ts_rs::{Config, TS, TypeVisitor};

use crate::{Ask, Event, Reply};

/// Every type that an ask, a reply or an event is made of.
pub fn declarations() -> Declarations {
    let mut found = Declarations::default();
    found.add::<Ask>().add::<Reply>().add::<Event>();
    found
}

/// Types as TypeScript: those that were added, and all that they are made of.
pub struct Declarations {
    config: Config,
    met: HashSet<TypeId>,
    types: BTreeMap<String, String>,
}

impl Default for Declarations {
    fn default() -> Self {
        Declarations { config: Config::new().with_large_int("number"), met: HashSet::new(), types: BTreeMap::new() }
    }
}

impl Declarations {
    /// Adds a type.
    pub fn add<T: TS + 'static + ?Sized>(&mut self) -> &mut Self {
        self.visit::<T>();
        self
    }

    /// The file that declares them in the order of their names, for what `what` names.
    pub fn file(&self, what: &str) -> String {
        let types = self.types.values().map(String::as_str).collect::<Vec<_>>().join("\n\n");
        format!(
            "// The types of {what}, written by `make types` from the Rust types. Do not change by hand.\n\n{types}\n"
        )
    }

    /// The same, where some are declared in another file, and imported from there.
    ///
    /// # Panics
    ///
    /// If two types have the same name.
    pub fn file_beside(mut self, others: &Declarations, from: &str, what: &str) -> String {
        self.types.retain(|name, declaration| {
            let other = others.types.get(name);
            assert!(other.is_none_or(|other| other == declaration), "two types are called {name}");
            other.is_none()
        });
        let types = self.file(what);
        let words: HashSet<&str> = types.split(|c: char| !c.is_alphanumeric()).collect();
        let used: Vec<&str> = others.types.keys().map(String::as_str).filter(|name| words.contains(name)).collect();
        let (head, rest) = types.split_once('\n').unwrap_or((&types, ""));
        format!("{head}\n\nimport type {{ {} }} from '{from}';\n{rest}", used.join(", "))
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.met.insert(TypeId::of::<T>()) {
            return;
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
        if T::output_path().is_some() {
            let docs = without_examples(&T::docs().unwrap_or_default());
            let declaration = format!("{docs}export {}", T::decl(&self.config));
            self.types.insert(T::ident(&self.config), declaration);
        }
    }
}

/// A comment without the examples in it, which are in Rust, and without the empty line before each.
fn without_examples(docs: &str) -> String {
    let mut kept: Vec<&str> = Vec::new();
    let mut inside = false;
    for line in docs.lines() {
        if line.trim_start_matches([' ', '*']).starts_with("```") {
            inside = !inside;
            if inside && kept.last().is_some_and(|line| line.trim() == "*") {
                kept.pop();
            }
        } else if !inside {
            kept.push(line);
        }
    }
    kept.iter().map(|line| format!("{line}\n")).collect()
}
