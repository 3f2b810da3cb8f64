//! `solvarium trace show`.

use std::io::BufRead;
use std::process::ExitCode;

use comfy_table::Table;
use solvarium_lab::message;
use solvarium_lab::trace::course::{self, Course};
use solvarium_lab::trace::diff::remarks;
use solvarium_lab::trace::reader::TraceReader;
use solvarium_lab::trace::tree::{self, ExpansionTree, TreeView};
use solvarium_lab::units::grouped;

use super::{drawing, open, title};
use crate::args::TraceShowArgs;
use crate::commands::{heading, known_output, table};
use crate::emit::{emit, note};
use crate::say::{Said, say};

/// Most rows of the table that shows steps or generations.
const ROWS: usize = 25;

pub fn run(args: &TraceShowArgs) -> anyhow::Result<ExitCode> {
    known_output(&args.output, &["text", "dot"])?;
    let mut reader = open(&args.file)?;
    let title = title(reader.header.as_ref());
    let text = match reader.kind()? {
        None => say(message!("cli-trace-no-events")) + "\n",
        Some(kind) if kind == "expand" => show_tree(args, &mut reader)?,
        Some(_) if args.output == "dot" || args.from.is_some() || args.depth.is_some() => {
            return Err(Said(message!("cli-trace-no-tree", file = &args.file)).into());
        }
        Some(kind) => show_course(&course::read(&mut reader, &kind, ROWS)?),
    };
    remarks(&reader).into_iter().for_each(note);
    let title = title.filter(|_| args.output == "text").map_or_else(String::new, |title| title + "\n\n");
    emit(&(title + &text))?;
    Ok(ExitCode::SUCCESS)
}

fn show_tree(args: &TraceShowArgs, reader: &mut TraceReader<impl BufRead>) -> anyhow::Result<String> {
    let tree = tree::read(reader, &TreeView { depth: args.depth, nodes: args.nodes, from: args.from })?;
    if let Some(from) = args.from.filter(|_| tree.nodes.is_empty()) {
        return Err(Said(message!("cli-trace-no-node", node = from, file = &args.file)).into());
    }
    if args.output == "dot" {
        return Ok(drawing::dot(&tree));
    }
    let width = Table::new().width().map_or(usize::MAX, usize::from);
    Ok(drawing::tree(&tree, width) + &footer(&tree))
}

fn footer(tree: &ExpansionTree) -> String {
    let (all, shown) = (tree.expansions, tree.nodes.len() as u64);
    let shown = match all - shown {
        0 => message!("cli-trace-expansions", count = grouped(all)),
        _ => message!("cli-trace-some-expansions", shown = grouped(shown), count = grouped(all)),
    };
    format!("\n{}\n{}", say(shown), others(tree.others))
}

/// What is said about events of other kinds.
fn others(count: u64) -> String {
    match count {
        0 => String::new(),
        _ => say(message!("cli-trace-others", count = grouped(count))) + "\n",
    }
}

/// Steps or generations as a table.
fn show_course(course: &Course) -> String {
    let number = |value: Option<f64>| value.map_or_else(|| "–".into(), |value| format!("{value:.4}"));
    let whole = |value: Option<f64>| value.map_or_else(|| "–".into(), |value| value.to_string());
    let range = |first: u64, last: u64| match first == last {
        true => grouped(first),
        false => format!("{}–{}", grouped(first), grouped(last)),
    };
    let steps = course.kind == "step";
    let head: &[&str] = match steps {
        true => &["steps", "energy at the end", "least energy", "changes made", "temperature"],
        false => &["generations", "least energy", "best fitness", "mean fitness"],
    };
    let rows = course.stretches.iter().map(|s| match steps {
        true => vec![
            range(s.first, s.last),
            whole(s.energy),
            whole(s.least),
            format!("{} %", s.accepted * 100 / s.events()),
            number(s.temperature),
        ],
        // Generations are numbered from 0.
        false => vec![range(s.first - 1, s.last - 1), whole(s.least), number(s.best), number(s.mean)],
    });
    let head: Vec<String> = head.iter().map(|title| heading(title)).collect();
    let (events, accepted, rounds) = (grouped(course.events), grouped(course.accepted), course.rounds);
    let summary = match steps {
        true => {
            message!("cli-trace-steps", steps = events, accepted, rounds, shown = grouped(rounds))
        }
        false => message!("cli-trace-generations", count = events),
    };
    format!("{}\n{}\n{}", table(&head, rows, 1), say(summary), others(course.others))
}
