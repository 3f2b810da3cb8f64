use std::collections::BTreeSet;

use solvarium_engine::Rng;
use solvarium_engine::grid::Grid;

use super::*;
use crate::tents::camp::Camp;

/// Trees at random, some of them beside tents that do not touch; clues that count these tents, some missing, some wrong.
fn board(rng: &mut Rng) -> Camp {
    let grid = Grid { width: rng.between(2, 6), height: rng.between(2, 6) };
    let mut camp = Camp::empty(grid);
    let mut tents = Cells::new(grid.cells());
    for _ in 0..rng.between(1, 12) {
        let cell = rng.below(grid.cells());
        let beside: Vec<usize> = camp.beside(cell).filter(|near| !tents.has(*near) && !camp.trees.has(*near)).collect();
        let free = !camp.trees.has(cell) && !tents.has(cell) && !camp.around(cell).any(|near| tents.has(near));
        if free && !beside.is_empty() {
            tents.add(cell);
            camp.trees.add(*rng.pick(&beside));
        }
    }
    let missing = rng.below(4);
    let mut clue = |inside: &dyn Fn(usize, usize) -> bool| {
        let count = tents.iter().filter(|tent| inside(tent / grid.width, tent % grid.width)).count() as u16;
        let count = count + u16::from(rng.below(60) == 0);
        (rng.below(4) >= missing).then_some(count)
    };
    camp.columns = (0..grid.width).map(|at| clue(&|_, column| column == at)).collect();
    camp.rows = (0..grid.height).map(|at| clue(&|row, _| row == at)).collect();
    camp
}

/// Every solution, by giving each tree each of its spots.
fn solutions(sites: &Sites) -> BTreeSet<Vec<usize>> {
    let mut found = BTreeSet::new();
    let mut waiting = vec![Vec::new()];
    while let Some(tents) = waiting.pop() {
        let Some(beside) = sites.beside_tree.get(tents.len()) else {
            let spots = Cells::of(sites.spots.len(), tents.iter().map(|spot: &u16| usize::from(*spot)));
            if rules::check(&sites.camp, &sites.cells_of(&spots)).is_ok() {
                found.insert(spots.iter().collect());
            }
            continue;
        };
        let near = |spot: u16| sites.spots[usize::from(spot)].near.iter().any(|near| tents.contains(near));
        let fine = beside.iter().filter(|spot| !tents.contains(spot) && !near(**spot));
        waiting.extend(fine.map(|spot| [&tents[..], &[*spot]].concat()));
    }
    found
}

#[test]
fn each_solution_is_at_the_end_of_one_path() {
    let mut rng = Rng::new(21);
    let (mut none, mut one, mut many) = (0, 0, 0);
    for number in 0..3000 {
        let sites = Arc::new(Sites::new(board(&mut rng)));
        let expected = solutions(&sites);
        let space = Ordered { sites, scheme: Scheme::default() };
        let (mut reached, mut waiting) = (Vec::new(), vec![space.initial()]);
        while let Some(state) = waiting.pop() {
            if space.is_goal(&state) {
                reached.push(state.tents.iter().collect::<Vec<_>>());
            }
            waiting.extend(space.branches(&state).into_iter().map(|(_, next)| next));
        }
        reached.sort();
        assert!(reached.iter().eq(&expected), "board {number}: {:?}", space.sites.camp);
        *[&mut none, &mut one, &mut many][expected.len().min(2)] += 1;
    }
    assert!(none > 100 && one > 500 && many > 500, "{none} without, {one} with one, {many} with several");
}
