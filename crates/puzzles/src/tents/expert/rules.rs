//! The rules of Tents as constraints.
//!
//! A variable for each cell where a tent may stand. Neighbouring tents exclude each other in pairs; a line with a clue
//! holds exactly so many. The pairing of tents with trees has a variable for each tree and each cell beside it: a tree
//! has one tent, and where a tent stands it has one tree. A cell beside a single tree needs no such variable.

use solvarium_engine::Rng;

use super::blocks::Blocks;
use super::guess::guess;
use crate::support::cdcl::{Guess, Lit};
use crate::support::placement::Solutions;
use crate::tents::camp::Camp;

/// The solutions of a board, ready to be asked about.
pub fn solutions(camp: &Camp) -> Solutions {
    let mut solutions = Solutions::new(camp.grid.cells(), (0..camp.grid.cells()).filter(|cell| may_hold(camp, *cell)));
    apart(camp, &mut solutions);
    lines(camp, &mut solutions);
    pairs(camp, &mut solutions);
    let blocks = Blocks { grid: camp.grid, rows: camp.rows.clone(), columns: camp.columns.clone() };
    solutions.add_if_needed(move |solutions| blocks.add(solutions));
    solutions.solver.guess = Some(guesses(camp, &solutions));
    solutions
}

/// How often the first guess looks at each tree, and how many guesses are made, each with twice the work of the one before.
const SWEEPS: u64 = 3000;
const GUESSES: u32 = 5;

/// Guesses at a solution, better and better ones; then none.
fn guesses(camp: &Camp, solutions: &Solutions) -> Guess {
    let (camp, mut rng, mut made) = (camp.clone(), Rng::new(1), 0);
    let lits: Vec<Option<Lit>> = (0..camp.grid.cells()).map(|cell| solutions.lit(cell)).collect();
    Box::new(move |solver, ctx| {
        if made == GUESSES {
            return Ok(Vec::new());
        }
        let allowed = |cell: usize| lits[cell].is_some_and(|lit| solver.fixed(lit.var()) != Some(false));
        let tents = guess(&camp, allowed, SWEEPS << made, &mut rng, ctx)?;
        made += 1;
        Ok(tents.iter().filter_map(|cell| lits[cell]).collect())
    })
}

/// Whether a tent may stand on a cell as far as trees and clues of 0 are concerned.
fn may_hold(camp: &Camp, cell: usize) -> bool {
    let (row, column) = camp.grid.position(cell);
    camp.rows[row] != Some(0) && camp.columns[column] != Some(0) && camp.is_spot(cell)
}

/// No two tents touch.
fn apart(camp: &Camp, solutions: &mut Solutions) {
    for cell in 0..camp.grid.cells() {
        let Some(lit) = solutions.lit(cell) else { continue };
        for near in camp.around(cell).filter(|near| *near > cell) {
            if let Some(other) = solutions.lit(near) {
                solutions.solver.at_most(&[lit, other], 1);
            }
        }
    }
}

/// Each line holds as many tents as its clue says, and the lines without clue hold all the others.
fn lines(camp: &Camp, solutions: &mut Solutions) {
    let (width, height) = (camp.grid.width, camp.grid.height);
    let row = |row: usize| (0..width).map(move |column| row * width + column);
    let column = |column: usize| (0..height).map(move |row| row * width + column);
    direction(camp.trees.len(), &camp.rows, row, solutions);
    direction(camp.trees.len(), &camp.columns, column, solutions);
}

fn direction<I: Iterator<Item = usize>>(
    trees: usize,
    clues: &[Option<u16>],
    line: impl Fn(usize) -> I,
    solutions: &mut Solutions,
) {
    let (mut rest, mut sum) = (Vec::new(), 0);
    for (number, clue) in clues.iter().enumerate() {
        let mut lits = solutions.lits(line(number));
        match clue {
            Some(clue) => {
                sum += usize::from(*clue);
                solutions.solver.exactly(&lits, usize::from(*clue));
            }
            None => rest.append(&mut lits),
        }
    }
    match trees.checked_sub(sum) {
        Some(left) => solutions.solver.exactly(&rest, left),
        None => solutions.solver.clause(&[]),
    }
}

/// Each tree has exactly one tent, and each tent one tree.
fn pairs(camp: &Camp, solutions: &mut Solutions) {
    let mut of_tree: Vec<Vec<Lit>> = vec![Vec::new(); camp.grid.cells()];
    for cell in 0..camp.grid.cells() {
        let Some(lit) = solutions.lit(cell) else { continue };
        let trees: Vec<usize> = camp.beside(cell).filter(|near| camp.trees.has(*near)).collect();
        if let [tree] = trees[..] {
            of_tree[tree].push(lit);
            continue;
        }
        let mut choices = vec![!lit];
        for tree in trees {
            let choice = Lit::yes(solutions.solver.var(false));
            choices.push(choice);
            of_tree[tree].push(choice);
        }
        solutions.solver.exactly(&choices, 1);
    }
    camp.trees.iter().for_each(|tree| solutions.solver.exactly(&of_tree[tree], 1));
}
