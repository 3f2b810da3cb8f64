//! The report as one page that needs nothing else: light, dark and on paper.
//!
//! The page is well-formed XML too, so that any reader of it can be strict.

use minijinja::syntax::SyntaxConfig;
use minijinja::value::Serde;
use minijinja::{AutoEscape, Environment, context};
use solvarium_lab::Words;

use super::beside::Published;
use super::cells::sections;
use super::{Document, figures};
use crate::store::Results;

const TEMPLATE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");
/// The most columns of a table on paper, besides those that name the row.
const PAPER: usize = 12;

/// The whole page.
pub fn write(results: &Results, published: &[Published], words: &Words) -> String {
    let document = Document::of(results, published, words);
    let charts: Vec<figures::Figures> =
        sections(results).iter().enumerate().map(|(id, section)| figures::of(section, id, words)).collect();
    let paper: Vec<_> = document.parts.iter().map(|part| part.levels.pieces(PAPER)).collect();
    let mut environment = Environment::new();
    environment.set_auto_escape_callback(|_| AutoEscape::Html);
    let syntax = SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).build();
    environment.set_syntax(syntax.expect("the syntax is the usual one"));
    let say = Serde(&document.fixed);
    let script = environment.render_str(SCRIPT, context! { say }).expect("the script uses only what it is given");
    let values = context! {
        document => Serde(&document),
        charts => Serde(&charts),
        paper => Serde(&paper),
        style => STYLE,
        script,
    };
    environment.render_named_str("page.html", TEMPLATE, values).expect("the template uses only what it is given")
}
