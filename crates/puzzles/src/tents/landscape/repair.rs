//! A tent for each tree, moved until nothing is wrong.
//!
//! The energy counts pairs of tents that touch (or are the same), tents too many or too few in the lines, and trees that
//! have no spot at all. At 0 every tree has its tent, no two touch and the clues are met: a solution. The other
//! way round, a candidate that shows a solution has as many different tents as trees, so no two are the same, and its
//! energy is 0. A change moves one tent and looks only at what is around its old and its new spot.

use solvarium_engine::{Fault, Rng, message};

use super::faults::pairing;
use super::{Layout, Layouts, NOWHERE, Tweak};
use crate::support::placement::cell as named;

/// Trees looked at for one in trouble before any tree will do.
const LOOKS: usize = 16;
/// What two tents that touch, or a tree without a spot, count. A tent in the wrong line makes two lines wrong, so 1 would
/// weigh touching too lightly; by trial, 2 solves most.
const TOUCHING: u32 = 2;

pub(super) fn random(layouts: &Layouts<'_>, rng: &mut Rng) -> Layout {
    let choose = |spots: &[u16]| if spots.is_empty() { NOWHERE } else { *rng.pick(spots) };
    let choices = layouts.sites.beside_tree.iter().map(|spots| spots.as_slice()).map(choose).collect();
    layouts.chosen(choices)
}

pub(super) fn tweak(layouts: &Layouts<'_>, layout: &Layout, rng: &mut Rng) -> Tweak {
    if layouts.movable.is_empty() {
        return Tweak::default();
    }
    let mut tree = *rng.pick(&layouts.movable);
    for _ in 1..LOOKS {
        if in_trouble(layouts, layout, layout.choices[usize::from(tree)]) {
            break;
        }
        tree = *rng.pick(&layouts.movable);
    }
    let from = layout.choices[usize::from(tree)];
    let spots = &layouts.sites.beside_tree[usize::from(tree)];
    let here = spots.iter().position(|spot| *spot == from).expect("a tree's tent is on one of its spots");
    let other = rng.below(spots.len() - 1);
    let to = spots[if other < here { other } else { other + 1 }];
    Tweak { tree: Some(tree), take: Some(from), put: Some(to) }
}

/// Whether a tent touches another or stands in a line with too many.
fn in_trouble(layouts: &Layouts<'_>, layout: &Layout, spot: u16) -> bool {
    let (at, spot) = (usize::from(spot), &layouts.sites.spots[usize::from(spot)]);
    let full = |line: &u16| {
        layouts.sites.clues[usize::from(*line)].is_some_and(|clue| layout.lines[usize::from(*line)] > clue)
    };
    layout.tents[at] > 1 || spot.lines.iter().any(full) || layout.around(&spot.near) > 0
}

pub(super) fn energy(layouts: &Layouts<'_>, layout: &Layout) -> u32 {
    let same: u32 =
        layout.tents.iter().map(|tents| u32::from(*tents)).map(|tents| tents * tents.saturating_sub(1) / 2).sum();
    let homeless = layout.choices.iter().filter(|spot| **spot == NOWHERE).count() as u32;
    TOUCHING * (layouts.touching(layout) + same + homeless) + layouts.deviation(layout)
}

/// Where the energy comes from.
pub(super) fn faults(layouts: &Layouts<'_>, layout: &Layout) -> Vec<Fault> {
    let shared = layout.occupied().filter(|spot| layout.tents[usize::from(*spot)] > 1).map(|spot| {
        let (cell, trees) = (layouts.cell_of(spot), u32::from(layout.tents[usize::from(spot)]));
        let message = message!("tents-shared", tent = named(layouts.sites.camp.grid, cell), count = trees);
        pairing(message, vec![cell], TOUCHING * (trees * (trees - 1) / 2))
    });
    let mut faults = layouts.touching_faults(layout, TOUCHING);
    faults.extend(shared);
    faults.extend(layouts.tree_faults(|tree| layout.choices[tree] == NOWHERE, TOUCHING));
    faults.extend(layouts.line_faults(layout));
    faults
}

/// The energy after a tent is moved, from what is around the two spots.
pub(super) fn energy_after(layouts: &Layouts<'_>, layout: &Layout, now: u32, take: u16, put: u16) -> u32 {
    let spot = |spot: u16| &layouts.sites.spots[usize::from(spot)];
    let tents = |spot: u16| u32::from(layout.tents[usize::from(spot)]);
    let before = layout.around(&spot(take).near) + tents(take) - 1;
    let moved = u32::from(spot(put).near.contains(&take));
    let after = layout.around(&spot(put).near) + tents(put) - moved;
    let (mut energy, mut sunk) = (now + TOUCHING * after, TOUCHING * before);
    for (from, to) in spot(take).lines.into_iter().zip(spot(put).lines) {
        if from != to {
            for (line, less) in [(from, true), (to, false)] {
                let Some(clue) = layouts.sites.clues[usize::from(line)] else { continue };
                let count = layout.lines[usize::from(line)];
                let next = if less { count - 1 } else { count + 1 };
                energy += u32::from(next.abs_diff(clue));
                sunk += u32::from(count.abs_diff(clue));
            }
        }
    }
    energy - sunk
}
