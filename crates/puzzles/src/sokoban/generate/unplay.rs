//! Plays a solved room backwards: pulls boxes away from their goals, in as many paths as there is time for.
//!
//! Breadth-first from all solved positions, so that a position is first met by its fewest pushes. Where a layer grows too
//! wide, only some are kept, half of them those whose solution takes most effort; so the search is no longer exact, but
//! it goes deep, which is what makes long solutions.

use std::cmp::Reverse;

use solvarium_engine::grid::Direction;
use solvarium_engine::space::key_of;
use solvarium_engine::{Backward, Ctx, NodeStore, Rng, StateSpace, Stop};

use crate::sokoban::grade::Counts;
use crate::sokoban::level::Position;
use crate::sokoban::push_space::PushSpace;
use crate::sokoban::room::Room;

/// Most positions of a layer that are played on from.
const WIDEST: usize = 300;
/// Most positions that are met.
const MOST: usize = 30_000;

/// How far to play back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Depth {
    /// To positions whose solution takes less than this effort.
    Below(usize),
    /// As far as it goes.
    Far,
}

/// A position and what its solution counts, which is known by the path it was met.
pub(super) struct Met {
    pub key: Vec<u8>,
    pub counts: Counts,
}

/// What is known of a node: the counts of its solution, and that solution's first push.
#[derive(Clone, Copy)]
struct Path {
    counts: Counts,
    first: Option<(u16, Direction)>,
}

/// The positions met, in the order of their pushes.
pub(super) fn unplay(
    space: &PushSpace,
    room: &Room,
    depth: Depth,
    rng: &mut Rng,
    ctx: &mut Ctx<'_>,
) -> Result<Vec<Met>, Stop> {
    let mut store = NodeStore::new(space.key_len());
    let (mut paths, mut before): (Vec<Path>, Vec<Position>) = (Vec::new(), Vec::new());
    space.goals(&mut before);
    let mut layer = Vec::new();
    for position in before.drain(..) {
        if let (id, true) = store.insert(&key_of(space, &position), None) {
            paths.push(Path { counts: Counts::default(), first: None });
            layer.push(id);
        }
    }
    while !layer.is_empty() && store.len() < MOST {
        let mut next = Vec::new();
        for id in layer {
            ctx.evaluate()?;
            let position = space.unpack(store.key(id));
            space.predecessors(&position, &mut before);
            ctx.hold(store.bytes_with(before.len()) + (paths.len() + before.len()) * size_of::<Path>())?;
            for earlier in before.drain(..) {
                if let (id_before, true) = store.insert(&key_of(space, &earlier), Some(id)) {
                    paths.push(paths[id as usize].after(first_push(room, &earlier, &position), room));
                    next.push(id_before);
                }
            }
        }
        let effort = |&id: &u32| paths[id as usize].counts.effort();
        if let Depth::Below(most) = depth {
            next.retain(|id| effort(id) < most);
        }
        if next.len() > WIDEST {
            rng.shuffle(&mut next);
            if depth == Depth::Far {
                next.sort_by_key(|id| Reverse(effort(id)));
                // Some that take less effort now may take more later.
                rng.shuffle(&mut next[WIDEST / 2..]);
            }
            next.truncate(WIDEST);
        }
        layer = next;
    }
    let met = |(id, path): (u32, &Path)| Met { key: store.key(id).to_vec(), counts: path.counts };
    Ok((0..).zip(&paths).map(met).collect())
}

/// The push that leads from one position to the next: the cell of its box, and where it goes.
fn first_push(room: &Room, before: &Position, after: &Position) -> (u16, Direction) {
    let left = |one: &Position, other: &Position| one.boxes.iter().copied().find(|cell| !other.has_box(*cell));
    let (from, to) = left(before, after).zip(left(after, before)).expect("a box is pushed");
    let direction = Direction::ALL.into_iter().find(|direction| room.next(from, *direction) == to);
    (from, direction.expect("a box is pushed to the next cell"))
}

impl Path {
    /// The path with one more push before it.
    fn after(mut self, push: (u16, Direction), room: &Room) -> Path {
        self.counts.add(self.first, (room.next(push.0, push.1), push.1));
        self.first = Some(push);
        self
    }
}
