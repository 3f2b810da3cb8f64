//! The protocol's types as TypeScript, for the page.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};

use ts_rs::{Config, TS, TypeVisitor};

use crate::{Ask, Event, Reply};

/// A file that declares every type an ask, a reply or an event is made of.
pub fn declarations() -> String {
    let mut found = Declarations::default();
    found.add::<Ask>().add::<Reply>().add::<Event>();
    found.file("protocol")
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
    pub fn file(self, what: &str) -> String {
        let head = format!(
            "// The types of Solvarium's {what}, written by `make types` from the Rust types. Do not change by hand."
        );
        head + "\n\n" + &self.types.into_values().collect::<Vec<_>>().join("\n\n") + "\n"
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
