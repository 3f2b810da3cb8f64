//! From a path of positions, each one haul from the last, to pushes.

use super::super::level::{Level, Position};
use super::super::push_space::Push;
use super::haul::{Haul, Placement, Way};

/// The pushes that lead from the start through positions. Each differs from the one before in the cell of one box at
/// most, and names the player's region by its first cell.
pub(super) fn unfold(level: &Level, path: &[Position]) -> Vec<Push> {
    let (mut now, mut haul, mut pushes) = (level.start.clone(), Haul::default(), Vec::new());
    for next in path {
        let (from, more, player) = (0..now.boxes.len())
            .filter(|&number| now.boxes[..] == next.boxes[..] || !next.has_box(now.boxes[number]))
            .find_map(|number| one(level, &mut haul, &now, number, next))
            .expect("the path is one of hauls");
        pushes.extend(more);
        let to = next.boxes.iter().copied().find(|&cell| !now.has_box(cell)).unwrap_or(from);
        now.push(from, to);
        now.player = player;
    }
    pushes
}

/// The haul of a box, by number, from one position to the next: where it began, its pushes, and where the player is then.
fn one(
    level: &Level,
    haul: &mut Haul,
    now: &Position,
    number: usize,
    next: &Position,
) -> Option<(u16, Vec<Push>, u16)> {
    haul.find(level, &now.boxes, number, now.player, Way::Push, |_, _| true);
    let from = now.boxes[number];
    let to = next.boxes.iter().copied().find(|&cell| !now.has_box(cell)).unwrap_or(from);
    let ends = |placement: &Placement| placement.cell == to && placement.region == next.player;
    let end = haul.placements.iter().position(ends)?;
    Some((from, haul.pushes(end), haul.placements[end].player))
}
