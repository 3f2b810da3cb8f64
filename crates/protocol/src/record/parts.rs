//! Parts of a search tree: a round of iterative deepening, or one side of a search from both ends.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::Recording;
use super::nodes::Expansions;

/// A part of a search tree that has roots of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TreePart {
    /// What was reached from the start.
    Forward,
    /// What was reached from the goals.
    Backward,
    /// What was reached in one round of iterative deepening, or after one restart; the first is 1.
    Round(u32),
}

impl Recording {
    /// The nodes at which a part of the tree begins, or all of it does, in their order.
    pub(super) fn roots(&self, part: Option<TreePart>) -> Vec<u32> {
        let e = &self.expansions;
        let is_wanted = |&(node, round): &(u32, u32)| match part {
            None => true,
            Some(TreePart::Forward) => !e.backward[node as usize],
            Some(TreePart::Backward) => e.backward[node as usize],
            Some(TreePart::Round(wanted)) => round == wanted,
        };
        self.tree.roots.iter().copied().filter(is_wanted).map(|(node, _)| node).collect()
    }

    /// Where the two sides of a search met: the first state of the solution's path that the search from the goals has too,
    /// as a node of either side.
    pub(super) fn meeting(&self) -> Option<[u32; 2]> {
        let e = &self.expansions;
        let goal = e.rows.last().filter(|_| e.goal)?.node;
        let nodes = 0..e.parents.len() as u32;
        let behind: HashMap<&[u8], u32> = nodes
            .filter(|&node| e.backward[node as usize] && self.on_path[node as usize])
            .map(|node| (e.key(node), node))
            .collect();
        e.path_to(goal).into_iter().find_map(|node| Some([node, *behind.get(e.key(node))?]))
    }
}

/// The nodes at which a search began, in their order, each with the round that began there: that of the first row below it.
pub(super) fn roots(e: &Expansions) -> Vec<(u32, u32)> {
    let mut roots: Vec<(u32, u32)> = Vec::new();
    // For each node the place of its root among them.
    let mut places: Vec<u32> = Vec::with_capacity(e.parents.len());
    for node in 0..e.parents.len() as u32 {
        let place = e.parent(node).map_or(roots.len() as u32, |parent| places[parent as usize]);
        if place as usize == roots.len() {
            roots.push((node, 0));
        }
        places.push(place);
    }
    for row in e.rows.iter().rev() {
        roots[places[row.node as usize] as usize].1 = row.round;
    }
    roots
}
