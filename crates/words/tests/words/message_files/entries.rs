//! What stands in message files.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{CallArguments, Entry as Item, Expression, InlineExpression, Pattern, PatternElement};

/// What all languages have in common about an entry.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Entry {
    pub variables: BTreeSet<String>,
    pub attributes: BTreeSet<String>,
}

/// The entries of a file by id.
pub fn read(path: &Path) -> BTreeMap<String, Entry> {
    let text = std::fs::read_to_string(path).expect("a readable file");
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, e)| panic!("{}: {e:?}", path.display()));
    let message = |item| if let Item::Message(message) = item { Some(message) } else { None };
    let entry = |message: fluent_syntax::ast::Message<String>| {
        let mut entry = Entry::default();
        message.value.iter().for_each(|value| pattern(value, &mut entry.variables));
        for attribute in &message.attributes {
            entry.attributes.insert(attribute.id.name.clone());
            pattern(&attribute.value, &mut entry.variables);
        }
        (message.id.name, entry)
    };
    resource.body.into_iter().filter_map(message).map(entry).collect()
}

fn pattern(pattern: &Pattern<String>, out: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression: inner } = element {
            expression(inner, out);
        }
    }
}

fn expression(expression: &Expression<String>, out: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inner) => inline(inner, out),
        Expression::Select { selector, variants } => {
            inline(selector, out);
            variants.iter().for_each(|variant| pattern(&variant.value, out));
        }
    }
}

fn inline(inner: &InlineExpression<String>, out: &mut BTreeSet<String>) {
    match inner {
        InlineExpression::VariableReference { id } => {
            out.insert(id.name.clone());
        }
        InlineExpression::FunctionReference { arguments, .. } => call(arguments, out),
        InlineExpression::TermReference { arguments: Some(arguments), .. } => call(arguments, out),
        InlineExpression::Placeable { expression: inner } => expression(inner, out),
        _ => {}
    }
}

fn call(arguments: &CallArguments<String>, out: &mut BTreeSet<String>) {
    let named = arguments.named.iter().map(|argument| &argument.value);
    arguments.positional.iter().chain(named).for_each(|value| inline(value, out));
}
