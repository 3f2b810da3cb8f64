//! From a path of positions, each one haul from the last, to pushes.

use super::super::level::{Level, Position};
use super::super::push_space::Push;
use super::haul::Haul;

/// The pushes that lead from the start through positions. Each differs from the one before in the cell of one box, and
/// names the player's region by its first cell.
pub(super) fn unfold(level: &Level, path: &[Position]) -> Vec<Push> {
    let (mut now, mut haul, mut pushes) = (level.start.clone(), Haul::default(), Vec::new());
    for next in path {
        let number = now.boxes.iter().position(|&cell| !next.has_box(cell)).expect("a box was moved");
        let to = next.boxes.iter().copied().find(|&cell| !now.has_box(cell)).expect("a box was moved");
        haul.find(level, &now.boxes, number, now.player, |_, _| true);
        let ends = |placement: &super::haul::Placement| placement.cell == to && placement.region == next.player;
        let end = haul.placements.iter().position(ends).expect("the path is one of hauls");
        pushes.extend(haul.pushes(end));
        let player = haul.placements[end].player;
        let from = now.boxes[number];
        now.push(from, to);
        now.player = player;
    }
    pushes
}
