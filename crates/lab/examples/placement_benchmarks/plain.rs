//! What one writes without further thought for a general solver: the rules as clauses, counts as totalizers.
//!
//! Tents: a variable for each cell beside a tree and one for each tree and cell beside it. A tree has exactly one, a
//! cell's tent stands if and only if one of its trees has it, at most one has; tents that touch exclude each other in
//! pairs; the clues are totalizers. Light Up: a variable for each white cell; a clause for each lists what lights it;
//! bulbs in sight of each other exclude each other in pairs; the numbers are totalizers. The second solution is asked for
//! with a clause that excludes the first.

use rustsat::clause;
use rustsat::encodings::card::{Totalizer, encode_cardinality_constraint};
use rustsat::instances::{BasicVarManager, Cnf, ManageVars};
use rustsat::solvers::{Solve, SolverResult};
use rustsat::types::constraints::CardConstraint;
use rustsat::types::{Clause, Lit, TernaryVal};
use rustsat_batsat::BasicSolver;
use solvarium_puzzles::light_up::layout::Layout;
use solvarium_puzzles::tents::camp::Camp;

/// A board in clauses.
pub struct Plain {
    cnf: Cnf,
    vars: BasicVarManager,
    /// By cell: something stands there.
    places: Vec<Option<Lit>>,
}

impl Plain {
    fn new(places: impl Iterator<Item = bool>) -> Self {
        let mut vars = BasicVarManager::default();
        let places = places.map(|may| may.then(|| vars.new_lit())).collect();
        Plain { cnf: Cnf::new(), vars, places }
    }

    fn lits(&self, cells: impl Iterator<Item = usize>) -> Vec<Lit> {
        cells.filter_map(|cell| self.places[cell]).collect()
    }

    fn exactly(&mut self, lits: Vec<Lit>, count: usize) {
        let constraint = CardConstraint::new_eq(lits, count);
        encode_cardinality_constraint::<Totalizer, _>(constraint, &mut self.cnf, &mut self.vars)
            .expect("there is memory for it");
    }

    fn apart(&mut self, one: Lit, other: Lit) {
        self.cnf.add_clause(clause![!one, !other]);
    }

    /// Whether there are none, one or more solutions: 0, 1 or 2.
    pub fn solutions(&self) -> usize {
        let mut solver = BasicSolver::default();
        solver.add_cnf_ref(&self.cnf).expect("the clauses are right");
        for found in 0..2 {
            if solver.solve().expect("nothing stops it") != SolverResult::Sat {
                return found;
            }
            let stands = |lit: &Lit| matches!(solver.lit_val(*lit), Ok(TernaryVal::True));
            let first: Clause = self.places.iter().flatten().filter(|lit| stands(lit)).map(|lit| !*lit).collect();
            solver.add_clause(first).expect("the clause is right");
        }
        2
    }
}

/// The rules of Tents.
pub fn tents(camp: &Camp) -> Plain {
    let (width, height) = (camp.grid.width, camp.grid.height);
    let mut plain = Plain::new((0..width * height).map(|cell| camp.is_spot(cell)));
    let mut of_tree = vec![Vec::new(); width * height];
    for cell in 0..width * height {
        let Some(tent) = plain.places[cell] else { continue };
        for near in camp.around(cell).filter(|near| *near > cell) {
            if let Some(other) = plain.places[near] {
                plain.apart(tent, other);
            }
        }
        let mut owned = Clause::from_iter([!tent]);
        let mut owners: Vec<Lit> = Vec::new();
        for tree in camp.beside(cell).filter(|near| camp.trees.has(*near)) {
            let owner = plain.vars.new_lit();
            plain.cnf.add_clause(clause![!owner, tent]);
            owners.iter().for_each(|other| plain.cnf.add_clause(clause![!owner, !*other]));
            owned.add(owner);
            owners.push(owner);
            of_tree[tree].push(owner);
        }
        plain.cnf.add_clause(owned);
    }
    camp.trees.iter().for_each(|tree| plain.exactly(of_tree[tree].clone(), 1));
    let rows = camp.rows.iter().enumerate().map(|(row, clue)| (*clue, row * width, 1, width));
    let columns = camp.columns.iter().enumerate().map(|(column, clue)| (*clue, column, width, height));
    for (clue, first, step, len) in rows.chain(columns).collect::<Vec<_>>() {
        if let Some(clue) = clue {
            plain.exactly(plain.lits((0..len).map(|at| first + at * step)), usize::from(clue));
        }
    }
    plain
}

/// The rules of Light Up.
pub fn light_up(layout: &Layout) -> Plain {
    let cells = 0..layout.cells.len();
    let mut plain = Plain::new(cells.clone().map(|cell| layout.is_white(cell)));
    for cell in cells {
        let Some(bulb) = plain.places[cell] else {
            if let Some(number) = layout.number(cell) {
                plain.exactly(plain.lits(layout.beside(cell)), usize::from(number));
            }
            continue;
        };
        let seen = plain.lits(layout.seen_from(cell));
        seen.iter().filter(|other| other.vidx() > bulb.vidx()).for_each(|other| plain.apart(bulb, *other));
        plain.cnf.add_clause(seen.into_iter().chain([bulb]).collect());
    }
    plain
}
