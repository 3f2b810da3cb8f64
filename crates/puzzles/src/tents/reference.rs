//! What solvers are compared with: every solution of a small board, by brute force.

use super::camp::Camp;
use crate::support::placement::Cells;

/// All solutions, by trying every set of tents that do not touch.
pub(super) fn solutions(camp: &Camp) -> Vec<Cells> {
    let spots: Vec<usize> = (0..camp.grid.cells()).filter(|cell| camp.is_spot(*cell)).collect();
    let (mut sets, trees) = (vec![Cells::new(camp.grid.cells())], camp.trees.len());
    for spot in spots {
        for at in 0..sets.len() {
            if sets[at].len() < trees && !camp.around(spot).any(|near| sets[at].has(near)) {
                let mut with = sets[at].clone();
                with.add(spot);
                sets.push(with);
            }
        }
    }
    sets.retain(|tents| {
        let met = |clues: &[Option<u16>], of: fn((usize, usize)) -> usize| {
            let count = |line| tents.iter().filter(|tent| of(camp.grid.position(*tent)) == line).count();
            clues.iter().enumerate().all(|(line, clue)| clue.is_none_or(|clue| usize::from(clue) == count(line)))
        };
        tents.len() == trees
            && met(&camp.rows, |(row, _)| row)
            && met(&camp.columns, |(_, column)| column)
            && paired(camp, &tents.iter().collect::<Vec<_>>(), &mut camp.trees.clone())
    });
    sets
}

/// Whether each of the tents can have one of the trees, by trying them all.
fn paired(camp: &Camp, tents: &[usize], trees: &mut Cells) -> bool {
    let Some((tent, rest)) = tents.split_first() else { return true };
    camp.beside(*tent).any(|tree| {
        trees.has(tree) && {
            trees.remove(tree);
            let paired = paired(camp, rest, trees);
            trees.add(tree);
            paired
        }
    })
}
