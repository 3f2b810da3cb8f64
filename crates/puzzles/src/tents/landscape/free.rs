//! Any set of tents on spots, as report E does it for Light Up.
//!
//! It begins with tents put at random wherever that is legal, until none is. A change puts, takes or moves one tent. The
//! energy counts what is wrong by the rules as the report reads them: pairs of tents that touch, tents too many or too few
//! in the lines, trees without a tent beside them; and, so that it is 0 exactly at solutions, tents more or fewer than
//! trees, and 1 if only the pairing is wrong. It is worked out anew for every change.

use solvarium_engine::{Fault, Rng, message};

use super::faults::pairing;
use super::{Layout, Layouts, Tweak};
use crate::support::placement::Cells;
use crate::tents::rules;

pub(super) fn random(layouts: &Layouts<'_>, rng: &mut Rng) -> Layout {
    let sites = layouts.sites;
    let mut order: Vec<u16> = (0..sites.spots.len() as u16).collect();
    rng.shuffle(&mut order);
    let mut layout = layouts.layout(Vec::new(), std::iter::empty());
    for spot in order {
        let here = &sites.spots[usize::from(spot)];
        let room =
            |line: &u16| sites.clues[usize::from(*line)].is_none_or(|clue| layout.lines[usize::from(*line)] < clue);
        if here.lines.iter().all(room) && layout.around(&here.near) == 0 {
            layout.put(sites, spot);
        }
    }
    layout
}

pub(super) fn tweak(layouts: &Layouts<'_>, layout: &Layout, rng: &mut Rng) -> Tweak {
    let tents: Vec<u16> = layout.occupied().collect();
    let free: Vec<u16> =
        (0..layouts.sites.spots.len() as u16).filter(|spot| layout.tents[usize::from(*spot)] == 0).collect();
    let kind = rng.below(3);
    let pick = |from: &[u16], wanted: bool, rng: &mut Rng| (wanted && !from.is_empty()).then(|| *rng.pick(from));
    Tweak { tree: None, take: pick(&tents, kind != 0, rng), put: pick(&free, kind != 1, rng) }
}

pub(super) fn energy(layouts: &Layouts<'_>, layout: &Layout) -> u32 {
    let sites = layouts.sites;
    let tents: Vec<u16> = layout.occupied().collect();
    let lonely = sites.beside_tree.iter().filter(|spots| layout.around(spots) == 0).count();
    let surplus = tents.len().abs_diff(sites.tree_count());
    let energy = layouts.touching(layout) + layouts.deviation(layout) + (lonely + surplus) as u32;
    if energy > 0 {
        return energy;
    }
    u32::from(!rules::paired(&sites.camp, &cells_of(layouts, layout)))
}

fn cells_of(layouts: &Layouts<'_>, layout: &Layout) -> Cells {
    Cells::of(layouts.sites.camp.grid.cells(), layout.occupied().map(|spot| layouts.cell_of(spot)))
}

/// Where the energy comes from.
pub(super) fn faults(layouts: &Layouts<'_>, layout: &Layout) -> Vec<Fault> {
    let sites = layouts.sites;
    let mut faults = layouts.touching_faults(layout, 1);
    faults.extend(layouts.line_faults(layout));
    faults.extend(layouts.tree_faults(|tree| layout.around(&sites.beside_tree[tree]) == 0, 1));
    let (tents, trees) = (layout.occupied().count(), sites.tree_count());
    if tents != trees {
        faults.push(pairing(message!("tents-tent-count", tents, trees), Vec::new(), tents.abs_diff(trees) as u32));
    }
    if let (true, Err(broken)) = (faults.is_empty(), rules::check(&sites.camp, &cells_of(layouts, layout))) {
        faults.push(pairing(broken.message, Vec::new(), 1));
    }
    faults
}
