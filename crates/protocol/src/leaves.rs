//! What a search generated and never expanded: it hangs below the expanded states like leaves. The better the estimates, the
//! more of the tree stays like this.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use serde::Serialize;
use solvarium_engine::space::key_of;
use solvarium_engine::{Cost, DEAD, Heuristic, Space};

use crate::cells::{counts_steps, list_neighbours};
use crate::record::Recording;

/// Rows of the longest recording whose leaves are looked for: of longer ones a tree shows next to nothing.
const MOST_ROWS: usize = 100_000;
/// Most nodes of one ask that are looked at.
const MOST_NODES: usize = 5_000;
/// Most leaves of one answer: below some nodes of some puzzles there are hundreds of each.
const MOST_LEAVES: usize = 50_000;

/// States that were generated from some nodes and never expanded, however long the search went on.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceLeaves {
    /// The states, each once: below the node that reaches it most cheaply, the earlier of equals.
    pub leaves: Vec<TreeLeaf>,
    /// Whether they are known: in a recording with gaps, or of more than 100,000 rows, they are not, and none are listed. More
    /// than 50,000 are not listed either.
    pub known: bool,
}

/// A state that was generated and never expanded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TreeLeaf {
    /// The node it was generated from.
    pub parent: u32,
    /// Cost from the start.
    pub g: Cost,
    /// Estimate of what is left; null where the search makes none, and for a dead end.
    pub h: Option<Cost>,
    /// Their sum; null where there is no estimate, and in a search that does not go by it.
    pub f: Option<u64>,
    /// Whether the heuristic proves that no goal can be reached from it.
    pub dead: bool,
}

/// The leaves below some nodes of a recording, until `cancelled`.
pub(crate) fn trace_leaves<S: Space>(
    space: &S,
    (heuristic, uses_f): (Option<&Heuristic<S>>, bool),
    recording: &Recording,
    nodes: &[u32],
    cancelled: impl Fn() -> bool,
) -> TraceLeaves {
    let e = &recording.expansions;
    if e.stride > 1 || e.ended.is_some() || e.rows.len() > MOST_ROWS {
        return TraceLeaves::default();
    }
    let (last, counts_steps) = (e.rows.len() - 1, counts_steps(space, e));
    let mut places: HashMap<Vec<u8>, usize> = HashMap::new();
    let (mut leaves, mut neighbours): (Vec<TreeLeaf>, Vec<(S::State, Cost)>) = (Vec::new(), Vec::new());
    let is_node = |node: &&u32| (**node as usize) < e.parents.len();
    for &node in nodes.iter().filter(is_node).take(MOST_NODES) {
        let Some(index) = recording.tree.row(node).map(|index| index as usize) else { continue };
        if e.is_goal_row(index) {
            continue;
        }
        neighbours.clear();
        list_neighbours(space, e, node, &mut neighbours);
        for (next, cost) in &neighbours {
            let key = key_of(space, next);
            if recording.expanded(&key, last) {
                continue;
            }
            let g = e.rows[index].g.saturating_add(if counts_steps { 1 } else { *cost });
            match places.entry(key) {
                Entry::Vacant(place) => {
                    place.insert(leaves.len());
                    leaves.push(leaf(node, g, heuristic.map(|heuristic| (heuristic.estimate)(space, next)), uses_f));
                }
                Entry::Occupied(place) => {
                    let known = &mut leaves[*place.get()];
                    if g < known.g {
                        let f = known.f.map(|f| f - u64::from(known.g - g));
                        *known = TreeLeaf { parent: node, g, f, ..*known };
                    }
                }
            }
        }
        if leaves.len() > MOST_LEAVES || cancelled() {
            return TraceLeaves::default();
        }
    }
    TraceLeaves { leaves, known: true }
}

fn leaf(parent: u32, g: Cost, estimate: Option<Cost>, uses_f: bool) -> TreeLeaf {
    let h = estimate.filter(|&h| h != DEAD);
    let f = h.filter(|_| uses_f).map(|h| u64::from(g) + u64::from(h));
    TreeLeaf { parent, g, h, f, dead: estimate == Some(DEAD) }
}
