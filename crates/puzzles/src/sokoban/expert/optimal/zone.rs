//! Zones: parts of the floor in which boxes are no longer followed.
//!
//! Most levels have a room with the goals and few ways into it, and all boxes outside. Any set of cells that holds all
//! goals is a zone; the larger it is, the smaller the maze that is left, and the more may be lost. Tried are
//! - what lies behind one cell, its mouth included,
//! - what the fewest cells part from all boxes: of such sets of mouths that next to the boxes and that next to the goals,
//! - the goals alone.

use super::super::super::level::Level;
use super::super::super::reach::flood;
use super::super::super::room::{Room, Rows};
use super::cut::Cut;

/// A set of cells that holds all goals: for each cell of the room, whether it is in it.
pub(super) type Zone = Vec<bool>;

/// Most zones that are made by one mouth.
const MOUTHS: usize = 5;

/// The zones of a level that are worth trying, the most promising first.
pub(super) fn zones(level: &Level) -> Vec<Zone> {
    let room = &level.room;
    let mut single: Vec<Zone> = (0..room.cells() as u16).filter_map(|mouth| behind(level, mouth)).collect();
    let inside = |zone: &Zone| level.start.boxes.iter().filter(|&&cell| zone[usize::from(cell)]).count();
    single.sort_by_key(|zone| (inside(zone), std::cmp::Reverse(size(zone))));
    // The smallest of those with the fewest boxes is next to the goals, where the least is lost.
    let fewest = single.first().map_or(0, inside);
    let last = single.iter().rposition(|zone| inside(zone) == fewest).map(|at| single.remove(at));
    single.truncate(MOUTHS - 1);
    let free: Vec<u16> = level.start.boxes.iter().copied().filter(|&cell| !room.is_goal(cell)).collect();
    let cut = Cut::new(room, &room.goals, &free);
    let several = [cut.largest(), cut.smallest()];
    let goals = (0..room.cells() as u16).map(|cell| room.is_goal(cell)).collect();
    let mut all: Vec<Zone> = Vec::new();
    for zone in single.into_iter().chain(last).chain(several).chain([goals]) {
        if !all.contains(&zone) && inside(&zone) < level.start.boxes.len() {
            all.push(zone);
        }
    }
    all
}

fn size(zone: &Zone) -> usize {
    zone.iter().filter(|&&inside| inside).count()
}

/// What lies behind a mouth, if that is where all goals are.
fn behind(level: &Level, mouth: u16) -> Option<Zone> {
    let room: &Room = &level.room;
    let (mut free, mut region) = (room.floor.clone(), Rows::new());
    let &goal = room.goals.iter().find(|&&goal| goal != mouth)?;
    room.flip(&mut free, mouth);
    flood(room, &free, goal, &mut region);
    let zone: Zone = (0..room.cells() as u16).map(|cell| cell == mouth || room.has(&region, cell)).collect();
    (size(&zone) < room.cells() && room.goals.iter().all(|&goal| zone[usize::from(goal)])).then_some(zone)
}
