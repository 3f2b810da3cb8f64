//! The report as one page that needs nothing else: light, dark and on paper.
//!
//! The page is well-formed XML too, so that any reader of it can be strict.

use minijinja::syntax::SyntaxConfig;
use minijinja::value::Serde;
use minijinja::{AutoEscape, Environment, context};

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
pub fn write(results: &Results, published: &[Published]) -> String {
    let document = Document::of(results, published);
    let charts: Vec<figures::Figures> =
        sections(results).iter().enumerate().map(|(id, section)| figures::of(section, id)).collect();
    let paper: Vec<_> = document.parts.iter().map(|part| part.levels.pieces(PAPER)).collect();
    let mut environment = Environment::new();
    environment.set_auto_escape_callback(|_| AutoEscape::Html);
    let syntax = SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).build();
    environment.set_syntax(syntax.expect("the syntax is the usual one"));
    environment.add_template("page.html", TEMPLATE).expect("the template is well formed");
    let template = environment.get_template("page.html").expect("it was added");
    let values = context! {
        document => Serde(&document),
        charts => Serde(&charts),
        paper => Serde(&paper),
        style => STYLE,
        script => SCRIPT,
    };
    template.render(values).expect("the template uses only what it is given")
}
