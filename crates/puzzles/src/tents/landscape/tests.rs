use solvarium_engine::grid::Grid;

use super::*;
use crate::tents::camp::Camp;

fn board(text: &str) -> Sites {
    let rows: Vec<&str> = text.split('/').collect();
    let mut camp = Camp::empty(Grid { width: rows[0].len(), height: rows.len() });
    camp.trees.extend(rows.concat().match_indices('T').map(|(cell, _)| cell));
    (camp.rows[0], camp.columns[1]) = (Some(1), Some(2));
    Sites::new(camp)
}

/// Thousands of changes, and after each the energy is as predicted, and the counts are those of the tents.
#[test]
fn changes_are_counted_right() {
    let sites = board("..T..T./.T..T../....T.T/T.T..../...T..T");
    for scheme in [Scheme::Repair, Scheme::Free] {
        let layouts = Layouts::new(&sites, scheme, None);
        let mut rng = Rng::new(4);
        let mut layout = layouts.random(&mut rng);
        for _ in 0..3000 {
            let tweak = layouts.tweak(&layout, &mut rng);
            let predicted = layouts.energy_after(&layout, layouts.energy(&layout), &tweak);
            layouts.apply(&mut layout, &tweak);
            assert_eq!(layouts.energy(&layout), predicted);
            let again = match scheme {
                Scheme::Repair => layouts.chosen(layout.choices.clone()),
                Scheme::Free => layouts.layout(Vec::new(), layout.occupied()),
            };
            assert_eq!(again, layout);
        }
    }
}

/// A tree without a spot, or no tree at all: nothing to change, and the energy shows what is wrong.
#[test]
fn boards_without_a_choice_have_layouts() {
    let mut rng = Rng::new(1);
    for (text, energy) in [("TT/TT", 2 * 4 + 1 + 2), ("../..", 1 + 2)] {
        let sites = board(text);
        let layouts = Layouts::new(&sites, Scheme::Repair, None);
        let mut layout = layouts.random(&mut rng);
        layouts.mutate(&mut layout, &mut rng);
        assert_eq!(layouts.energy(&layout), energy, "{text}");
    }
}
