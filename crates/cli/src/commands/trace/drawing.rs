//! A tree of expansions, drawn with lines, or in the language of Graphviz.
//!
//! A node with just one child is followed by it on the same level, so that a deep search does not run off the screen;
//! where it still gets deep, the lines on the left are cut off.

use solvarium_lab::message;
use solvarium_lab::trace::tree::{ExpansionNode, ExpansionTree};
use solvarium_lab::units::grouped;

use crate::say::say;

/// Most characters of the lines before a node.
const WIDEST: usize = 48;
/// Characters of a state on a node of a graph.
const LABEL: usize = 40;

/// What is still to be drawn.
enum Item {
    Node { place: usize, lines: String, turn: &'static str },
    More { count: u64, lines: String, turn: &'static str },
}

/// The tree as text, its lines cut to a width.
pub fn tree(tree: &ExpansionTree, width: usize) -> String {
    let mut text = String::new();
    for (round, &root) in tree.roots.iter().enumerate() {
        if round > 0 {
            text.push('\n');
        }
        if let Some(head) = head(tree, round, root) {
            text += &format!("{head}\n");
        }
        below(tree, root, width, &mut text);
    }
    text
}

/// What stands above a tree, where there are several.
fn head(tree: &ExpansionTree, round: usize, root: usize) -> Option<String> {
    let node = &tree.nodes[root];
    Some(say(match (node.backward, node.parent) {
        (true, None) => message!("cli-trace-from-goal"),
        (_, Some(parent)) if node.level == 0 => message!("cli-trace-below", node = parent),
        _ if tree.nodes.iter().any(|node| node.backward) => message!("cli-trace-from-start"),
        _ if tree.roots.len() > 1 => message!("cli-trace-round", round = round + 1),
        _ => return None,
    }))
}

/// Draws a node and everything below it.
fn below(tree: &ExpansionTree, root: usize, width: usize, text: &mut String) {
    let mut stack = vec![Item::Node { place: root, lines: String::new(), turn: "" }];
    while let Some(item) = stack.pop() {
        let (lines, turn, words) = match item {
            Item::Node { place, lines, turn } => {
                let node = &tree.nodes[place];
                push_children(node, &lines, turn, &mut stack);
                (lines, turn, in_words(node))
            }
            Item::More { count, lines, turn } => {
                (lines, turn, format!("… {}", say(message!("cli-trace-more", count = grouped(count)))))
            }
        };
        *text += &cut(&format!("{lines}{turn}{words}"), width);
        text.push('\n');
    }
}

/// Puts the children of a node onto the stack, the last first.
fn push_children(node: &ExpansionNode, lines: &str, turn: &str, stack: &mut Vec<Item>) {
    let inner = match turn {
        "" => lines.into(),
        "├─ " => shortened(format!("{lines}│  ")),
        _ => shortened(format!("{lines}   ")),
    };
    let items = node.children.len() + usize::from(node.hidden > 0);
    let turn = |last: bool| match (items, last) {
        (1, _) => "",
        (_, false) => "├─ ",
        (_, true) => "└─ ",
    };
    if node.hidden > 0 {
        stack.push(Item::More { count: node.hidden, lines: inner.clone(), turn: turn(true) });
    }
    for (at, &place) in node.children.iter().enumerate().rev() {
        stack.push(Item::Node { place, lines: inner.clone(), turn: turn(at + 1 == items) });
    }
}

/// Lines on the left that take no more room than there is; what is cut off leaves a mark.
fn shortened(lines: String) -> String {
    let count = lines.chars().count();
    if count <= WIDEST {
        return lines;
    }
    let kept: String = lines.chars().skip(count - WIDEST + 3).collect();
    format!("⋯  {kept}")
}

fn in_words(node: &ExpansionNode) -> String {
    let mut text = format!("#{} {}", grouped(node.number), say(message!("cli-trace-node", node = node.id)));
    text += &node.g.map_or_else(String::new, |g| format!("  g {g}"));
    text += &node.h.map_or_else(String::new, |h| format!("  h {h}"));
    if let (Some(g), Some(h)) = (node.g, node.h) {
        text += &format!("  f {}", g + h);
    }
    text += &node
        .again
        .map_or_else(String::new, |first| format!("  {}", say(message!("cli-trace-again", first = grouped(first)))));
    if node.state.is_empty() { text } else { format!("{text}  {}", node.state) }
}

/// A line cut to a width.
fn cut(line: &str, width: usize) -> String {
    if line.chars().count() <= width {
        return line.into();
    }
    line.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}

/// The tree as a graph for `dot`.
pub fn dot(tree: &ExpansionTree) -> String {
    let mut text = String::from("digraph trace {\n  node [shape=box, fontname=monospace];\n");
    for (place, node) in tree.nodes.iter().enumerate() {
        let words = in_words(&ExpansionNode { state: String::new(), ..node.clone() });
        let state = cut(&node.state, LABEL).replace('\\', "\\\\").replace('"', "\\\"");
        text += &format!("  n{place} [label=\"{words}\\n{state}\"];\n");
        if node.hidden > 0 {
            let more = say(message!("cli-trace-more", count = grouped(node.hidden)));
            text += &format!("  m{place} [label=\"{more}\", shape=plaintext];\n");
            text += &format!("  n{place} -> m{place} [style=dashed];\n");
        }
        node.children.iter().for_each(|child| text += &format!("  n{place} -> n{child};\n"));
    }
    text + "}\n"
}
