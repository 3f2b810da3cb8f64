//! A trace as a tree of nodes and their parents, or the part of it that is shown.
//!
//! Only the nodes that are shown are kept, so the length of the trace does not matter: they are the first expansions,
//! or the first below a chosen one. A node is known by its number on its side (a search from the goals
//! numbers its nodes separately). When a number comes again, the state was opened again: it stands in the tree twice, and what comes after
//! belongs to the later place.

use std::collections::HashMap;
use std::io::BufRead;

use solvarium_engine::{Message, message};

use super::reader::{TraceError, TraceEvent, TraceReader};

/// What of a tree is shown.
#[derive(Clone, Copy, Debug)]
pub struct TreeView {
    /// Levels below the first.
    pub depth: Option<u64>,
    /// Most nodes.
    pub nodes: usize,
    /// The node to begin at; else where the search began.
    pub from: Option<u64>,
}

/// A node of the tree: one expansion.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExpansionNode {
    /// Which event of the trace it was, from 1.
    pub number: u64,
    /// The search's own number of the node.
    pub id: u64,
    /// The number of the node it was reached from.
    pub parent: Option<u64>,
    /// Cost from the start.
    pub g: Option<f64>,
    /// Estimate of what is left.
    pub h: Option<f64>,
    /// The state in one line.
    pub state: String,
    /// Whether it belongs to a search from the goals.
    pub backward: bool,
    /// The event in which the same node was expanded first, if this is not the first time.
    pub again: Option<u64>,
    /// Levels above it that are shown.
    pub level: u64,
    /// Places of its children in the list of nodes.
    pub children: Vec<usize>,
    /// Children that were expanded but are not shown.
    pub hidden: u64,
}

/// The part of a trace that is shown.
#[derive(Clone, Debug, Default)]
pub struct ExpansionTree {
    /// The nodes, in the order of expansion.
    pub nodes: Vec<ExpansionNode>,
    /// Places of those that have no parent here.
    pub roots: Vec<usize>,
    /// Expansions in the trace.
    pub expansions: u64,
    /// Events of other kinds, which have no place in a tree.
    pub others: u64,
    /// The latest place of each number, forwards and backwards.
    known: HashMap<(bool, u64), usize>,
}

/// Reads a trace and keeps the part to be shown.
pub fn read<R: BufRead>(reader: &mut TraceReader<R>, view: &TreeView) -> Result<ExpansionTree, TraceError> {
    let mut tree = ExpansionTree::default();
    while let Some(event) = reader.event()? {
        if event.kind() == "expand" {
            let node = node(&event).map_err(|message| reader.wrong_at(event.line, message))?;
            tree.add(node, view);
        } else {
            tree.others += 1;
        }
    }
    Ok(tree)
}

fn node(event: &TraceEvent) -> Result<ExpansionNode, Message> {
    let fields = &event.fields;
    let number = |name: &str| fields.get(name).and_then(serde_json::Value::as_f64);
    let id = event.count("id").ok_or_else(|| message!("trace-no-id"))?;
    let parent = match fields.get("parent").filter(|parent| !parent.is_null()) {
        None => None,
        Some(parent) => Some(parent.as_u64().ok_or_else(|| message!("trace-odd-parent"))?),
    };
    Ok(ExpansionNode {
        number: event.number,
        id,
        parent,
        g: number("g"),
        h: number("h"),
        state: event.text("state").unwrap_or_default(),
        backward: fields.get("backward") == Some(&true.into()),
        ..ExpansionNode::default()
    })
}

impl ExpansionTree {
    fn add(&mut self, mut node: ExpansionNode, view: &TreeView) {
        self.expansions += 1;
        let name = |id| (node.backward, id);
        let parent = node.parent.and_then(|id| self.known.get(&name(id)).copied());
        let wanted = view.from.is_none_or(|from| from == node.id);
        // While nothing is hidden, a parent that is not known was never expanded.
        let complete = self.nodes.len() as u64 + 1 == self.expansions;
        let is_root = parent.is_none() && wanted && (view.from.is_some() || node.parent.is_none() || complete);
        node.level = parent.map_or(0, |parent| self.nodes[parent].level + 1);
        let fits = self.nodes.len() < view.nodes && view.depth.is_none_or(|depth| node.level <= depth);
        if !fits || (parent.is_none() && !is_root) {
            if let Some(parent) = parent {
                self.nodes[parent].hidden += 1;
            }
            // From here on the number stands for a place that is not shown.
            self.known.remove(&name(node.id));
            return;
        }
        let place = self.nodes.len();
        let before = self.known.insert(name(node.id), place);
        node.again = before.map(|before| self.nodes[before].again.unwrap_or(self.nodes[before].number));
        match parent {
            Some(parent) => self.nodes[parent].children.push(place),
            None => self.roots.push(place),
        }
        self.nodes.push(node);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::english;

    /// A trace of (id, parent) pairs; a parent of -1 is none, an id with a prime belongs to the backward search.
    fn tree(pairs: &[(&str, i64)], view: TreeView) -> ExpansionTree {
        let line = |(id, parent): &(&str, i64)| {
            let parent = if *parent < 0 { "null".into() } else { parent.to_string() };
            let backward = if id.ends_with('\'') { ",\"backward\":true" } else { "" };
            format!("{{\"event\":\"expand\",\"id\":{},\"parent\":{parent}{backward}}}\n", id.trim_end_matches('\''))
        };
        let text: String = pairs.iter().map(line).collect();
        read(&mut TraceReader::new("t", text.as_bytes()).unwrap(), &view).unwrap()
    }

    /// The tree in brackets: event numbers, `+n` for hidden children.
    fn brackets(tree: &ExpansionTree) -> String {
        fn below(tree: &ExpansionTree, place: usize) -> String {
            let node = &tree.nodes[place];
            let mut parts: Vec<String> = node.children.iter().map(|&child| below(tree, child)).collect();
            parts.extend((node.hidden > 0).then(|| format!("+{}", node.hidden)));
            let again = node.again.map_or_else(String::new, |first| format!("={first}"));
            let inner = if parts.is_empty() { String::new() } else { format!("({})", parts.join(" ")) };
            format!("{}{again}{inner}", node.number)
        }
        tree.roots.iter().map(|&root| below(tree, root)).collect::<Vec<_>>().join(" ")
    }

    const ALL: TreeView = TreeView { depth: None, nodes: 100, from: None };

    #[test]
    fn children_stand_below_their_parents() {
        let pairs = [("0", -1), ("1", 0), ("2", 0), ("5", 1), ("6", 1), ("7", 2)];
        assert_eq!(brackets(&tree(&pairs, ALL)), "1(2(4 5) 3(6))");
        assert_eq!(brackets(&tree(&pairs, TreeView { nodes: 3, ..ALL })), "1(2(+2) 3(+1))");
        assert_eq!(brackets(&tree(&pairs, TreeView { depth: Some(1), ..ALL })), "1(2(+2) 3(+1))");
        assert_eq!(brackets(&tree(&pairs, TreeView { depth: Some(0), ..ALL })), "1(+2)");
        assert_eq!(brackets(&tree(&pairs, TreeView { from: Some(1), ..ALL })), "2(4 5)");
        assert_eq!(brackets(&tree(&pairs, TreeView { from: Some(9), ..ALL })), "");
    }

    #[test]
    fn a_state_opened_again_stands_there_twice() {
        let pairs = [("0", -1), ("1", 0), ("2", 0), ("1", 2), ("3", 1)];
        assert_eq!(brackets(&tree(&pairs, ALL)), "1(2 3(4=2(5)))");
        // The second place is too deep to be shown, and what lies below it is not put below the first.
        assert_eq!(brackets(&tree(&pairs, TreeView { depth: Some(1), ..ALL })), "1(2 3(+1))");
    }

    #[test]
    fn rounds_and_both_sides_are_trees_of_their_own() {
        assert_eq!(brackets(&tree(&[("0", -1), ("1", -1), ("2", 1), ("3", -1), ("4", 3)], ALL)), "1 2(3) 4(5)");
        let both = [("0", -1), ("0'", -1), ("1'", -1), ("1", 0), ("2'", 1), ("2", 1)];
        assert_eq!(brackets(&tree(&both, ALL)), "1(4(6)) 2 3(5)");
    }

    #[test]
    fn a_node_whose_parent_was_never_expanded_is_shown() {
        assert_eq!(brackets(&tree(&[("7", 3), ("8", 7), ("9", 4)], ALL)), "1(2) 3");
    }

    #[test]
    fn errors_name_their_line() {
        for (text, part) in [
            ("{\"event\":\"expand\",\"id\":-1}", "line 1: an expansion without a whole number `id`"),
            ("{\"event\":\"expand\",\"id\":1,\"parent\":\"0\"}", "line 1: `parent` is neither"),
        ] {
            let error = read(&mut TraceReader::new("t", text.as_bytes()).unwrap(), &ALL).unwrap_err();
            let error = english(&error);
            assert!(error.contains(part), "{error}");
        }
    }
}
