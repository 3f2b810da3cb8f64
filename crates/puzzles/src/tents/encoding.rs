//! Levels for SAT solvers, clingo and MiniZinc. As in `expert/rules.rs`, the pairing is written out: each tree has one of
//! the tents beside it, and each tent belongs to one tree. A pairing need not be unique, so a solution may have several
//! models; they differ only beyond the cells.

use super::Tents;
use crate::support::cnf::{Cnf, Literal, variable};
use crate::support::placement::encoded::{Encoded, facts, rows};

impl Encoded for Tents {
    const ATOM: &'static str = "tent";

    fn cnf(&self) -> Cnf {
        let camp = self.camp();
        let mut cnf = Cnf::new(camp.grid.cells());
        cnf.comments = vec![
            "Tents: is there a tent on each cell so that the rules hold?".into(),
            format!("variable 1 + {} * row + column, rows and columns from 0: a tent is on that cell", camp.grid.width),
        ];
        for cell in (0..camp.grid.cells()).filter(|cell| !camp.is_spot(*cell)) {
            cnf.any([-variable(cell)]);
        }
        self.apart(&mut cnf);
        self.pairs(&mut cnf);
        let sites = self.sites();
        for (line, clue) in sites.in_line.iter().zip(&sites.clues) {
            let spots: Vec<Literal> = line.iter().map(|spot| self.spot(*spot)).collect();
            if let Some(clue) = clue {
                cnf.exactly(&spots, usize::from(*clue));
            }
        }
        let last = cnf.variables;
        cnf.comments
            .push(format!("variables up to {last} beyond the cells: which tent belongs to which tree, and counts"));
        cnf
    }

    fn asp(&self) -> String {
        let camp = self.camp();
        let (width, height) = (camp.grid.width, camp.grid.height);
        let place = |cell: usize| camp.grid.position(cell);
        let trees = camp.trees.iter().map(place).map(|(row, column)| format!("tree({row},{column})"));
        let clues = |name: &'static str, clues: &[Option<u16>]| {
            let known = clues.iter().enumerate().filter_map(|(line, clue)| Some((line, (*clue)?)));
            facts(known.map(|(line, clue)| format!("{name}({line},{clue})")))
        };
        let mut text = "% Tents. Rows and columns from 0; tent(R,C) is a tent in row R and column C.\n".to_string();
        text += &facts([format!("row(0..{})", height - 1), format!("column(0..{})", width - 1)].into_iter());
        text += &facts(trees);
        text + &clues("in_row", &camp.rows) + &clues("in_column", &camp.columns) + include_str!("rules.lp")
    }

    fn minizinc(&self) -> String {
        let camp = self.camp();
        let (width, height) = (camp.grid.width, camp.grid.height);
        let clues = |clues: &[Option<u16>]| rows(clues.iter().map(|clue| clue.map_or(-1, i32::from)), clues.len());
        let trees = rows((0..camp.grid.cells()).map(|cell| u8::from(camp.trees.has(cell))), width);
        format!(
            "% Tents. A clue is -1 where there is none.\nint: width = {width};\nint: height = {height};\n\
             array[0..height-1, 0..width-1] of int: tree = array2d(0..height-1, 0..width-1, [\n{trees}]);\n\
             array[0..height-1] of int: in_row = array1d(0..height-1, [\n{}]);\n\
             array[0..width-1] of int: in_column = array1d(0..width-1, [\n{}]);\n{}",
            clues(&camp.rows),
            clues(&camp.columns),
            include_str!("model.mzn")
        )
    }
}

impl Tents {
    fn spot(&self, number: u16) -> Literal {
        variable(usize::from(self.sites().spots[usize::from(number)].cell))
    }

    /// No two tents touch.
    fn apart(&self, cnf: &mut Cnf) {
        for spot in &self.sites().spots {
            let near = spot.near.iter().map(|near| self.spot(*near)).filter(|near| *near > variable(spot.cell.into()));
            near.for_each(|near| cnf.any([-variable(spot.cell.into()), -near]));
        }
    }

    /// Each tree has one tent of its own, and each tent one tree.
    fn pairs(&self, cnf: &mut Cnf) {
        let mut owned: Vec<Vec<Literal>> = vec![Vec::new(); self.sites().spots.len()];
        for beside in &self.sites().beside_tree {
            let pairs: Vec<Literal> = beside.iter().map(|_| cnf.fresh()).collect();
            cnf.exactly(&pairs, 1);
            beside.iter().zip(&pairs).for_each(|(spot, pair)| owned[usize::from(*spot)].push(*pair));
        }
        for (number, pairs) in owned.iter().enumerate() {
            let tent = self.spot(number as u16);
            cnf.at_most_one(pairs);
            pairs.iter().for_each(|pair| cnf.any([-pair, tent]));
            cnf.any([-tent].into_iter().chain(pairs.iter().copied()));
        }
    }
}
