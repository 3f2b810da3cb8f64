//! The rules of Tents as constraints.
//!
//! A variable for each cell where a tent may stand. Neighbouring tents exclude each other in pairs; a line with a clue
//! holds exactly so many. The pairing of tents with trees has a variable for each tree and each cell beside it: a tree
//! has one tent, and where a tent stands it has one tree. A cell beside a single tree needs no such variable.

use super::blocks::Blocks;
use crate::cdcl::Lit;
use crate::placement::Oracle;
use crate::tents::camp::Camp;

/// The solutions of a board, ready to be asked about.
pub fn oracle(camp: &Camp) -> Oracle {
    let mut oracle = Oracle::new(camp.grid.cells(), (0..camp.grid.cells()).filter(|cell| may_hold(camp, *cell)));
    apart(camp, &mut oracle);
    lines(camp, &mut oracle);
    pairs(camp, &mut oracle);
    let blocks = Blocks { grid: camp.grid, rows: camp.rows.clone(), columns: camp.columns.clone() };
    oracle.add_if_needed(move |oracle| blocks.add(oracle));
    oracle
}

/// Whether a tent may stand on a cell as far as trees and clues of 0 tell.
fn may_hold(camp: &Camp, cell: usize) -> bool {
    let (row, column) = camp.grid.position(cell);
    camp.rows[row] != Some(0) && camp.columns[column] != Some(0) && camp.is_spot(cell)
}

/// No two tents touch.
fn apart(camp: &Camp, oracle: &mut Oracle) {
    for cell in 0..camp.grid.cells() {
        let Some(lit) = oracle.lit(cell) else { continue };
        for near in camp.around(cell).filter(|near| *near > cell) {
            if let Some(other) = oracle.lit(near) {
                oracle.solver.at_most(&[lit, other], 1);
            }
        }
    }
}

/// Each line holds as many tents as its clue says, and the lines without clue hold all the others.
fn lines(camp: &Camp, oracle: &mut Oracle) {
    let (width, height) = (camp.grid.width, camp.grid.height);
    let row = |row: usize| (0..width).map(move |column| row * width + column);
    let column = |column: usize| (0..height).map(move |row| row * width + column);
    direction(camp.trees.len(), &camp.rows, row, oracle);
    direction(camp.trees.len(), &camp.columns, column, oracle);
}

fn direction<I: Iterator<Item = usize>>(
    trees: usize,
    clues: &[Option<u16>],
    line: impl Fn(usize) -> I,
    oracle: &mut Oracle,
) {
    let (mut rest, mut told) = (Vec::new(), 0);
    for (number, clue) in clues.iter().enumerate() {
        let mut lits = oracle.lits(line(number));
        match clue {
            Some(clue) => {
                told += usize::from(*clue);
                oracle.solver.exactly(&lits, usize::from(*clue));
            }
            None => rest.append(&mut lits),
        }
    }
    match trees.checked_sub(told) {
        Some(left) => oracle.solver.exactly(&rest, left),
        None => oracle.solver.clause(&[]),
    }
}

/// Each tree has a tent of its own, and each tent a tree.
fn pairs(camp: &Camp, oracle: &mut Oracle) {
    let mut of_tree: Vec<Vec<Lit>> = vec![Vec::new(); camp.grid.cells()];
    for cell in 0..camp.grid.cells() {
        let Some(lit) = oracle.lit(cell) else { continue };
        let trees: Vec<usize> = camp.beside(cell).filter(|near| camp.trees.has(*near)).collect();
        if let [tree] = trees[..] {
            of_tree[tree].push(lit);
            continue;
        }
        let mut choices = vec![!lit];
        for tree in trees {
            let choice = Lit::yes(oracle.solver.var(false));
            choices.push(choice);
            of_tree[tree].push(choice);
        }
        oracle.solver.exactly(&choices, 1);
    }
    camp.trees.iter().for_each(|tree| oracle.solver.exactly(&of_tree[tree], 1));
}
