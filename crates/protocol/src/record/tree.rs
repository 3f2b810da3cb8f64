//! The search tree of a recording, in summary: as many nodes as are asked for, and how much hangs below them unseen.

use std::collections::VecDeque;

use serde::Serialize;

use super::nodes::{Expansions, NONE};
use super::parts::roots;
use super::{Recording, TreePart};

/// Most nodes of one summary.
const MOST_NODES: usize = 5_000;
/// Most depths that are counted apart.
const MOST_DEPTHS: u32 = 1_000;

/// The children and the row of each node.
pub(crate) struct Tree {
    first_child: Vec<u32>,
    next_sibling: Vec<u32>,
    /// Nodes in the subtree, itself counted.
    sizes: Vec<u32>,
    /// The first row of each node.
    rows: Vec<u32>,
    /// The nodes at which the search began, each with the round that began there.
    pub(super) roots: Vec<(u32, u32)>,
    /// How many rows are at each depth, so many depths together.
    depths: Vec<u32>,
    depth_step: u32,
}

/// A part of the search tree.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceTree {
    /// The nodes from the root down, layer by layer: a parent stands before its children.
    pub nodes: Vec<TreeNode>,
    /// How many rows of the recording are at depths 0 up to `depth_step`, from there up to twice that, and so on.
    pub depths: Vec<u32>,
    /// Depths that are counted together.
    pub depth_step: u32,
    /// The node of either side, forwards and backwards, at which the two sides of a solved search met.
    pub meeting: Option<[u32; 2]>,
}

/// A node of the tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TreeNode {
    /// Its name in this recording.
    pub node: u32,
    /// Its parent's place in this list; null at the root of the part, and where a search began.
    pub parent: Option<u32>,
    /// The row at which it was first expanded; null for a node that is only on the path to a row.
    pub index: Option<u32>,
    /// Its children in the recording.
    pub children: u32,
    /// Nodes below it.
    pub below: u32,
    /// Nodes below it that are not in this list.
    pub hidden: u32,
    /// Moves from the start of the path.
    pub depth: u32,
    /// Cost from the start, for a row.
    pub g: Option<u32>,
    /// Estimate of what is left, for a row that has one.
    pub h: Option<u32>,
    /// Whether the solution passes through it.
    pub on_path: bool,
    /// Whether it belongs to a search from the goals.
    pub backward: bool,
}

impl Tree {
    pub fn new(expansions: &Expansions) -> Self {
        let count = expansions.parents.len();
        let (mut first_child, mut next_sibling) = (vec![NONE; count], vec![NONE; count]);
        let (mut sizes, mut rows) = (vec![1u32; count], vec![NONE; count]);
        for node in (0..count).rev() {
            if let Some(parent) = expansions.parent(node as u32) {
                sizes[parent as usize] += sizes[node];
                next_sibling[node] = first_child[parent as usize];
                first_child[parent as usize] = node as u32;
            }
        }
        for (index, row) in expansions.rows.iter().enumerate().rev() {
            rows[row.node as usize] = index as u32;
        }
        let deepest = expansions.rows.iter().map(|row| row.depth).max();
        let depth_step = deepest.unwrap_or(0) / MOST_DEPTHS + 1;
        let mut depths = vec![0; deepest.map_or(0, |deepest| (deepest / depth_step) as usize + 1)];
        expansions.rows.iter().for_each(|row| depths[(row.depth / depth_step) as usize] += 1);
        Tree { first_child, next_sibling, sizes, rows, roots: roots(expansions), depths, depth_step }
    }

    fn children(&self, node: u32) -> impl Iterator<Item = u32> {
        let some = |node: u32| Some(node).filter(|&node| node != NONE);
        std::iter::successors(some(self.first_child[node as usize]), move |&at| some(self.next_sibling[at as usize]))
    }

    /// Children of a node.
    pub fn child_count(&self, node: u32) -> usize {
        self.children(node).count()
    }

    /// The first row of a node.
    pub fn row(&self, node: u32) -> Option<u32> {
        Some(self.rows[node as usize]).filter(|&row| row != NONE)
    }
}

impl Recording {
    /// The tree below a node, or else a part of it, or all there is, in up to `most` nodes; `None` when there is no such
    /// node.
    pub fn tree(&self, root: Option<u32>, part: Option<TreePart>, most: usize) -> Option<TraceTree> {
        let e = &self.expansions;
        if root.is_some_and(|root| root as usize >= e.parents.len()) {
            return None;
        }
        let roots = root.map_or_else(|| self.roots(part), |root| vec![root]);
        let mut open: VecDeque<(u32, Option<u32>)> = roots.into_iter().map(|node| (node, None)).collect();
        let mut nodes: Vec<TreeNode> = Vec::new();
        while let Some((node, parent)) = open.pop_front().filter(|_| nodes.len() < most.clamp(1, MOST_NODES)) {
            let place = nodes.len() as u32;
            nodes.push(self.tree_node(node, parent));
            if let Some(parent) = parent {
                nodes[parent as usize].hidden -= self.tree.sizes[node as usize];
            }
            open.extend(self.tree.children(node).map(|child| (child, Some(place))));
        }
        for at in (0..nodes.len()).rev() {
            if let Some(parent) = nodes[at].parent {
                nodes[parent as usize].hidden += nodes[at].hidden;
            }
        }
        let Tree { depths, depth_step, .. } = &self.tree;
        Some(TraceTree { nodes, depths: depths.clone(), depth_step: *depth_step, meeting: self.meeting() })
    }

    fn tree_node(&self, node: u32, parent: Option<u32>) -> TreeNode {
        let e = &self.expansions;
        let below = self.tree.sizes[node as usize] - 1;
        let index = self.tree.row(node);
        let row = index.map(|index| &e.rows[index as usize]);
        TreeNode {
            node,
            parent,
            index,
            children: self.tree.child_count(node) as u32,
            below,
            hidden: below,
            depth: row.map_or_else(|| e.path_to(node).len() as u32 - 1, |row| row.depth),
            g: row.map(|row| row.g),
            h: row.map(|row| row.h).filter(|&h| h != NONE),
            on_path: self.on_path[node as usize],
            backward: e.backward[node as usize],
        }
    }
}
