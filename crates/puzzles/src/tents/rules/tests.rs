use solvarium_engine::Rng;
use solvarium_engine::grid::Grid;

use super::*;

/// Tents that do not touch, and trees around them: mostly beside tents, so that groups grow.
fn layout(rng: &mut Rng) -> (Camp, Cells) {
    let grid = Grid { width: rng.between(2, 7), height: rng.between(2, 7) };
    let mut camp = Camp::empty(grid);
    let mut tents = Cells::new(grid.cells());
    for _ in 0..rng.between(1, grid.cells()) {
        let cell = rng.below(grid.cells());
        if !camp.around(cell).any(|near| tents.has(near)) {
            tents.add(cell);
        }
    }
    for cell in 0..grid.cells() {
        let near = camp.beside(cell).filter(|near| tents.has(*near)).count();
        if !tents.has(cell) && rng.below(10) < [1, 4, 8, 9, 9][near] {
            camp.trees.add(cell);
        }
    }
    (camp, tents)
}

/// How many ways there are to pair all trees with all tents, by trying, up to two.
fn pairings(camp: &Camp, tents: &Cells) -> usize {
    fn count(camp: &Camp, trees: &[usize], free: &mut Cells) -> usize {
        let Some((tree, rest)) = trees.split_first() else { return usize::from(free.is_empty()) };
        let mut sum = 0;
        for tent in camp.beside(*tree) {
            if sum < 2 && free.has(tent) {
                free.remove(tent);
                sum += count(camp, rest, free);
                free.add(tent);
            }
        }
        sum.min(2)
    }
    count(camp, &camp.trees.iter().collect::<Vec<_>>(), &mut tents.clone())
}

/// The lemma of the module's head, both halves, against the pairing that `check` makes and against trying all.
#[test]
fn counting_groups_is_pairing() {
    let mut rng = Rng::new(11);
    let (mut legal, mut ambiguous) = (0, 0);
    for number in 0..60_000 {
        let (camp, tents) = layout(&mut rng);
        let counted = paired(&camp, &tents);
        let made = pairing(&camp, &tents).len();
        assert_eq!(counted, made == camp.trees.len() && made == tents.len(), "{number}: {camp:?} {tents:?}");
        let ways = if number < 20_000 || counted { pairings(&camp, &tents) } else { 0 };
        assert_eq!(counted, ways > 0, "{number}: {camp:?} {tents:?}");
        if counted {
            assert_eq!(pairings_unique(&camp, &tents), ways == 1, "{number}: {camp:?} {tents:?}");
            legal += 1;
            ambiguous += usize::from(ways > 1);
        }
        assert_eq!(check(&camp, &tents).is_ok(), holds(&camp, &tents));
    }
    assert!(legal > 1000 && ambiguous > 10, "{legal} can be paired, {ambiguous} in several ways");
}

/// With tents that may touch and clues of all kinds, both readings of the rules agree.
#[test]
fn both_readings_agree_on_anything() {
    let mut rng = Rng::new(12);
    let mut solved = 0;
    for _ in 0..40_000 {
        let (mut camp, mut tents) = layout(&mut rng);
        for (at, clue) in camp.rows.iter_mut().enumerate() {
            let count = tents.iter().filter(|tent| camp.grid.position(*tent).0 == at).count() as u16;
            *clue = [None, Some(count), Some(count), Some(count), Some(rng.below(3) as u16)][rng.below(5)];
        }
        if rng.below(2) == 0 {
            let cell = rng.below(camp.grid.cells());
            camp.trees.remove(cell);
            tents.add(cell);
        }
        assert_eq!(check(&camp, &tents).is_ok(), holds(&camp, &tents), "{camp:?} {tents:?}");
        solved += usize::from(holds(&camp, &tents));
    }
    assert!(solved > 100, "{solved} are solved");
}
