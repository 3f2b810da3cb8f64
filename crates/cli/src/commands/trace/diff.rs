//! `solvarium trace diff`.

use std::process::ExitCode;

use comfy_table::Table;
use solvarium_lab::trace::diff::{Difference, TraceDiff, diff};
use solvarium_lab::trace::reader::TraceEvent;
use solvarium_lab::units::grouped;
use solvarium_lab::{Message, message};

use super::open;
use crate::args::TraceDiffArgs;
use crate::commands::{heading, known_output, table};
use crate::emit::{emit, note};
use crate::say::{Said, say, words_of_files};

pub fn run(args: &TraceDiffArgs) -> anyhow::Result<ExitCode> {
    known_output(&args.output, &["text", "json"])?;
    if args.a == "-" && args.b == "-" {
        return Err(Said(message!("cli-trace-one-input")).into());
    }
    let found = diff(open(&args.a)?, open(&args.b)?, &args.fields)?;
    if args.output == "json" {
        emit(&(found.json(words_of_files())? + "\n"))?;
    } else {
        found.notes.iter().cloned().for_each(note);
        emit(&text(args, &found))?;
    }
    Ok(ExitCode::from(u8::from(found.difference.is_some())))
}

fn text(args: &TraceDiffArgs, found: &TraceDiff) -> String {
    let Some(difference) = &found.difference else {
        return say(message!("cli-trace-identical", events = events(found.alike))) + "\n";
    };
    let number = grouped(found.alike + 1);
    let head = match &difference.events {
        [Some(_), Some(_)] => message!("cli-trace-differs", number, fields = difference.fields.clone()),
        [None, _] => ended("A", "B", found.alike),
        [_, None] => ended("B", "A", found.alike),
    };
    let mut text = say(head) + "\n";
    for (name, file, event) in sides(args, difference) {
        let side = match event {
            Some(event) => message!("cli-trace-side-line", name, file, line = grouped(event.line)),
            None => message!("cli-trace-side", name, file),
        };
        text += &format!("  {}\n", say(side));
    }
    if !difference.before.is_empty() {
        text += &format!("\n{}\n", say(message!("cli-trace-before")));
        difference.before.iter().for_each(|event| text += &format!("  {}\n", in_words(event)));
    }
    text += &format!("\n{}\n", side_by_side(difference));
    for ((name, ..), total) in sides(args, difference).iter().zip(difference.totals) {
        if let Some(total) = total {
            text += &format!("{}\n", say(message!("cli-trace-total", name = *name, events = events(total))));
        }
    }
    text
}

fn sides<'a>(
    args: &'a TraceDiffArgs,
    difference: &'a Difference,
) -> [(&'static str, &'a str, &'a Option<TraceEvent>); 2] {
    [("A", &args.a, &difference.events[0]), ("B", &args.b, &difference.events[1])]
}

fn ended(short: &str, long: &str, alike: u64) -> Message {
    message!("cli-trace-ended", short, long, events = events(alike))
}

fn events(count: u64) -> Message {
    message!("cli-trace-events", count, shown = grouped(count))
}

/// An event in a line, for people.
fn in_words(event: &TraceEvent) -> String {
    let head = say(message!("cli-trace-event", number = grouped(event.number)));
    let part = |name: &str| event.text(name).map(|value| format!("{name} {value}"));
    match event.kind() {
        "expand" => {
            let from = match event.fields.get("parent") {
                Some(parent) if parent.is_null() => Some(say(message!("cli-trace-from-nowhere"))),
                _ => event.text("parent").map(|parent| say(message!("cli-trace-from-node", node = parent))),
            };
            let node = event.text("id").map(|id| say(message!("cli-trace-node", node = id)));
            let parts: Vec<String> = [node, from, part("g"), part("h")].into_iter().flatten().collect();
            let state = event.text("state").unwrap_or_default();
            format!("{head}: {}  {state}", parts.join(", ")).trim_end().into()
        }
        kind => {
            let names = event.fields.keys().filter(|name| !["event", "n"].contains(&name.as_str()));
            let parts: Vec<String> = names.filter_map(|name| part(name)).collect();
            format!("{head}: {kind}, {}", parts.join(", "))
        }
    }
}

/// Both events, field by field; what differs is marked.
fn side_by_side(difference: &Difference) -> Table {
    let [a, b] = difference.events.each_ref().map(Option::as_ref);
    let order = ["event", "n", "id", "parent", "depth", "g", "h", "state"];
    let mut names: Vec<&String> = [a, b].into_iter().flatten().flat_map(|event| event.fields.keys()).collect();
    names.sort_by_key(|name| (order.iter().position(|known| known == name).unwrap_or(order.len()), name.as_str()));
    names.dedup();
    let value = |event: Option<&TraceEvent>, name: &str| match event {
        None => say(message!("cli-trace-over")),
        Some(event) => event.fields.get(name).map_or_else(|| "–".into(), solvarium_lab::trace::reader::shown),
    };
    let rows = names.into_iter().map(|name| {
        let mark = if difference.fields.contains(name) { "≠" } else { "" };
        vec![name.clone(), mark.into(), value(a, name), value(b, name)]
    });
    table(&[heading("field"), String::new(), "A".into(), "B".into()], rows, 9)
}
