//! The pieces of evenly spaced rows.

use std::collections::HashSet;

use solvarium_engine::Space;

use super::Counts;
use crate::record::Recording;

/// Counts up to `most` evenly spaced rows up to one, and what waits of their successors; tells whether rows were left out.
pub(super) fn sampled<S: Space>(
    space: &S,
    recording: &Recording,
    cells: usize,
    index: usize,
    most: usize,
) -> (Counts, bool) {
    let e = &recording.expansions;
    let mut counts = Counts::new(cells);
    let stride = (index + 1).div_ceil(most);
    let mut waiting: HashSet<Vec<u8>> = HashSet::new();
    let (mut moves, mut key, mut pieces) = (Vec::new(), vec![0; space.key_len()], Vec::new());
    for at in (0..=index).step_by(stride) {
        let node = e.rows[at].node;
        let state = space.unpack(e.key(node));
        if e.is_goal_row(at) {
            continue;
        }
        counts.closed.add(space, &state, &mut pieces);
        if e.backward[node as usize] {
            continue;
        }
        moves.clear();
        space.moves(&state, &mut moves);
        for &step in &moves {
            space.pack_after(&state, step, &mut key);
            if !recording.expanded(&key, index) && !waiting.contains(&key) {
                counts.open.add(space, &space.unpack(&key), &mut pieces);
                waiting.insert(key.clone());
            }
        }
    }
    (counts, stride > 1)
}
