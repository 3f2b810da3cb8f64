//! Levels for SAT solvers, clingo and MiniZinc. A bulb lights the two runs of white cells that its cell is in (`sight.rs`):
//! a run has one bulb at most, and of the two runs of a cell one has a bulb.

use super::LightUp;
use super::layout::Cell;
use super::sight::Sight;
use crate::support::cnf::{Cnf, Literal, variable};
use crate::support::placement::encoded::{Encoded, facts, rows};

impl Encoded for LightUp {
    const ATOM: &'static str = "bulb";

    fn cnf(&self) -> Cnf {
        let layout = self.layout();
        let mut cnf = Cnf::new(layout.grid.cells());
        cnf.comments = vec![
            "Light Up: is there a bulb on each cell so that the rules hold?".into(),
            format!(
                "variable 1 + {} * row + column, rows and columns from 0: a bulb is on that cell",
                layout.grid.width
            ),
            "further variables count bulbs in long runs of white cells".into(),
        ];
        for cell in (0..layout.grid.cells()).filter(|cell| !layout.is_white(*cell)) {
            cnf.any([-variable(cell)]);
        }
        let sight = Sight::new(layout);
        let literals = |cells: &[u16]| cells.iter().map(|cell| variable(usize::from(*cell))).collect::<Vec<Literal>>();
        sight.runs.iter().for_each(|run| cnf.at_most_one(&literals(run)));
        for &cell in &sight.whites {
            let mut seen: Vec<Literal> =
                sight.runs_of(cell.into()).into_iter().flat_map(|run| literals(&sight.runs[run])).collect();
            seen.sort_unstable();
            seen.dedup();
            cnf.any(seen);
        }
        sight.clues.iter().for_each(|clue| cnf.exactly(&literals(&clue.spots), clue.number.into()));
        cnf
    }

    fn asp(&self) -> String {
        let layout = self.layout();
        let fact = |(cell, kind): (usize, &Cell)| {
            let (row, column) = layout.grid.position(cell);
            match kind {
                Cell::White => Some(format!("white({row},{column})")),
                Cell::Black(Some(number)) => Some(format!("number({row},{column},{number})")),
                Cell::Black(None) => None,
            }
        };
        let row = |(number, cells): (usize, &[Cell])| {
            let first = number * layout.grid.width;
            facts(cells.iter().enumerate().filter_map(|(column, kind)| fact((first + column, kind))))
        };
        let mut text = "% Light Up. Rows and columns from 0; bulb(R,C) is a bulb in row R and column C.\n".to_string();
        text.extend(layout.cells.chunks(layout.grid.width).enumerate().map(row));
        text + include_str!("rules.lp")
    }

    fn minizinc(&self) -> String {
        let layout = self.layout();
        let (width, height) = (layout.grid.width, layout.grid.height);
        let code = |cell: &Cell| match cell {
            Cell::White => -2,
            Cell::Black(None) => -1,
            Cell::Black(Some(number)) => i32::from(*number),
        };
        format!(
            "% Light Up. A cell is -2 where it is white, -1 where it is black, or the number on it.\n\
             int: width = {width};\nint: height = {height};\n\
             array[0..height-1, 0..width-1] of int: cell = array2d(0..height-1, 0..width-1, [\n{}]);\n{}",
            rows(layout.cells.iter().map(code), width),
            include_str!("model.mzn")
        )
    }
}
