//! `solvarium trace show`.

use std::io::BufRead;
use std::process::ExitCode;

use anyhow::bail;
use comfy_table::Table;
use solvarium_lab::compare::grouped;
use solvarium_lab::trace::course::{self, Course};
use solvarium_lab::trace::diff::remarks;
use solvarium_lab::trace::reader::TraceReader;
use solvarium_lab::trace::tree::{self, TraceTree, TreeView};

use super::{drawing, open, title};
use crate::args::TraceShowArgs;
use crate::commands::{known_output, table};
use crate::emit::{emit, tell};

/// Most rows of the table that shows steps or generations.
const ROWS: usize = 25;

pub fn run(args: &TraceShowArgs) -> anyhow::Result<ExitCode> {
    known_output(&args.output, &["text", "dot"])?;
    let mut reader = open(&args.file)?;
    let title = title(reader.header());
    let text = match reader.kind()? {
        None => "no events\n".into(),
        Some(kind) if kind == "expand" => show_tree(args, &mut reader)?,
        Some(_) if args.output == "dot" || args.from.is_some() || args.depth.is_some() => {
            bail!("`{}` is the trace of a local search, which has no tree", args.file)
        }
        Some(kind) => show_course(&course::read(&mut reader, &kind, ROWS)?),
    };
    remarks(&reader).iter().for_each(|note| tell(&format!("note: {note}")));
    let title = title.filter(|_| args.output == "text").map_or_else(String::new, |title| title + "\n\n");
    emit(&(title + &text))?;
    Ok(ExitCode::SUCCESS)
}

fn show_tree(args: &TraceShowArgs, reader: &mut TraceReader<impl BufRead>) -> anyhow::Result<String> {
    let tree = tree::read(reader, &TreeView { depth: args.depth, nodes: args.nodes, from: args.from })?;
    if let Some(from) = args.from.filter(|_| tree.nodes.is_empty()) {
        bail!("no node {from} was expanded in `{}`", args.file);
    }
    if args.output == "dot" {
        return Ok(drawing::dot(&tree));
    }
    let width = Table::new().width().map_or(usize::MAX, usize::from);
    Ok(drawing::tree(&tree, width) + &footer(&tree))
}

fn footer(tree: &TraceTree) -> String {
    let (all, shown) = (tree.expansions, tree.nodes.len() as u64);
    let mut text = match all - shown {
        0 => format!("\n{} expansions\n", grouped(all)),
        _ => format!(
            "\n{} of {} expansions are shown; --nodes, --depth and --from show others\n",
            grouped(shown),
            grouped(all)
        ),
    };
    if tree.others > 0 {
        text += &format!("{} events of other kinds are not shown\n", grouped(tree.others));
    }
    text
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
    let mut text = format!("{}\n", table(head, rows, 1));
    text += &match steps {
        true => format!(
            "{} steps, {} changes made, {} round{}\n",
            grouped(course.events),
            grouped(course.accepted),
            grouped(course.rounds),
            if course.rounds == 1 { "" } else { "s" }
        ),
        false => format!("{} generations\n", grouped(course.events)),
    };
    if course.others > 0 {
        text += &format!("{} events of other kinds are not shown\n", grouped(course.others));
    }
    text
}
