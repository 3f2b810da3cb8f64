//! Levels written for solvers of constraints: clauses for SAT solvers, rules for clingo, a model for MiniZinc; and their
//! answers read as solutions.

use std::fmt::Write as _;

use solvarium_engine::{Export, SolutionFormat};

use super::{Place, Placement};
use crate::support::cnf::{Cnf, variable};

/// A placement puzzle whose levels can be written as constraints.
pub(crate) trait Encoded: Placement {
    /// What is placed, as an atom of answers.
    const ATOM: &'static str;

    /// Clauses; the first variables are the cells.
    fn cnf(&self) -> Cnf;
    /// Facts and rules for clingo, whose answers are such atoms.
    fn asp(&self) -> String;
    /// A model for MiniZinc, which prints such atoms.
    fn minizinc(&self) -> String;
}

/// What a level of the puzzle can be written as.
pub(crate) const fn exports<P: Encoded>() -> [Export<P>; 3] {
    [
        Export { name: "cnf", write: |puzzle| puzzle.cnf().text() },
        Export { name: "asp", write: |puzzle| puzzle.asp() },
        Export { name: "minizinc", write: |puzzle| puzzle.minizinc() },
    ]
}

/// Solutions as models of the clauses. Variables beyond the cells need not be told.
pub(crate) const fn model_format<P: Encoded>() -> SolutionFormat<P> {
    SolutionFormat {
        name: "model",
        aliases: &[],
        write: |puzzle, places, _| write_model(puzzle, places),
        read: Some(read_model),
    }
}

/// Solutions as atoms.
pub(crate) const fn atoms_format<P: Encoded>() -> SolutionFormat<P> {
    SolutionFormat {
        name: "atoms",
        aliases: &[],
        write: |puzzle, places, _| write_atoms(puzzle, places),
        read: Some(read_atoms),
    }
}

/// Literals on a line of a model.
const ON_A_LINE: usize = 16;

fn write_model<P: Encoded>(puzzle: &P, places: &[Place]) -> String {
    let cells = puzzle.grid().cells();
    let mut literals: Vec<i32> = (0..cells).map(|cell| -variable(cell)).collect();
    places.iter().for_each(|place| literals[place.cell()] = variable(place.cell()));
    literals.push(0);
    let line =
        |literals: &[i32]| literals.iter().fold("v".to_string(), |line, literal| format!("{line} {literal}")) + "\n";
    "s SATISFIABLE\n".to_string() + &literals.chunks(ON_A_LINE).map(line).collect::<String>()
}

fn read_model<P: Encoded>(puzzle: &P, text: &str) -> Option<Vec<Place>> {
    let cells = puzzle.grid().cells() as i64;
    let (mut places, mut any) = (Vec::new(), false);
    for line in text.lines().map(str::trim) {
        match line.split_whitespace().next() {
            None | Some("c") => {}
            Some("s") if line.ends_with(" SATISFIABLE") => {}
            Some("v") => {
                any = true;
                for literal in line.split_whitespace().skip(1) {
                    let literal: i64 = literal.parse().ok()?;
                    if (1..=cells).contains(&literal) {
                        places.push(Place((literal - 1) as u16));
                    }
                }
            }
            _ => return None,
        }
    }
    any.then_some(places)
}

fn write_atoms<P: Encoded>(puzzle: &P, places: &[Place]) -> String {
    let atoms = places.iter().map(|place| format!("{}({})", P::ATOM, place.text(puzzle.grid())));
    format!("Answer: 1\n{}\nSATISFIABLE\n", atoms.collect::<Vec<_>>().join(" "))
}

/// The atoms of the last answer, or of the whole text where no line announces an answer.
fn read_atoms<P: Encoded>(puzzle: &P, text: &str) -> Option<Vec<Place>> {
    let lines: Vec<&str> = text.lines().collect();
    let head = lines.iter().rposition(|line| line.trim_start().starts_with("Answer:"));
    let answer = head.map_or(text, |head| lines.get(head + 1).copied().unwrap_or_default());
    let atoms = answer.split_whitespace().map(|word| word.trim_end_matches(['.', ',']));
    let places = atoms.filter_map(|atom| atom.strip_prefix(P::ATOM)?.strip_prefix('(')?.strip_suffix(')'));
    let places = places.map(|place| Place::read(puzzle.grid(), place)).collect::<Option<Vec<_>>>()?;
    (!places.is_empty() || head.is_some()).then_some(places)
}

/// A fact for each item, on one line.
pub(crate) fn facts(items: impl Iterator<Item = String>) -> String {
    let mut text = String::new();
    items.for_each(|item| _ = write!(text, "{item}. "));
    text.truncate(text.trim_end().len());
    if text.is_empty() { text } else { text + "\n" }
}

/// Rows of an array for MiniZinc.
pub(crate) fn rows<T: ToString>(cells: impl Iterator<Item = T>, width: usize) -> String {
    let cells: Vec<String> = cells.map(|cell| cell.to_string()).collect();
    cells.chunks(width).map(|row| format!("  {}", row.join(", "))).collect::<Vec<_>>().join(",\n")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use solvarium_engine::{Ctx, Limits};

    use super::super::Cells;
    use super::*;
    use crate::light_up::LightUp;
    use crate::support::cdcl::{Lit, Solver, Var};
    use crate::support::testing::read;
    use crate::tents::Tents;

    fn lit(literal: i32) -> Lit {
        Lit::of(literal.unsigned_abs() as Var - 1, literal > 0)
    }

    /// What the models of the clauses say about the cells, each once.
    fn models(cnf: &Cnf, cells: usize) -> BTreeSet<Vec<usize>> {
        let (mut solver, mut ctx) = (Solver::default(), Ctx::unwatched(Limits::default()));
        (0..cnf.variables).for_each(|_| _ = solver.var(false));
        cnf.clauses.iter().for_each(|clause| solver.clause(&clause.iter().map(|l| lit(*l)).collect::<Vec<_>>()));
        let mut found = BTreeSet::new();
        while solver.solve(&[], &mut ctx).unwrap() {
            let set: Vec<usize> = (0..cells).filter(|cell| solver.value(*cell as Var)).collect();
            let other: Vec<Lit> = (0..cells).map(|cell| Lit::of(cell as Var, !solver.value(cell as Var))).collect();
            solver.clause(&other);
            assert!(found.insert(set), "a solution came twice");
        }
        found
    }

    fn check<P: Encoded>(text: &str) {
        let format = P::FORMATS.iter().find(|format| (format.sniff)(text)).unwrap();
        for level in (format.split)(text) {
            let puzzle: P = read(level.text).unwrap();
            let (mut solutions, mut ctx) = (puzzle.solutions(), Ctx::unwatched(Limits::default()));
            let mut expected = BTreeSet::new();
            while let Some(cells) = solutions.solution(&mut ctx).unwrap() {
                expected.insert(cells.iter().collect::<Vec<_>>());
                solutions.exclude(&cells);
            }
            assert_eq!(models(&puzzle.cnf(), puzzle.grid().cells()), expected, "{}", level.text);
            for cells in expected {
                assert_eq!(puzzle.check(&Cells::of(puzzle.grid().cells(), cells)), Ok(()), "{}", level.text);
            }
        }
    }

    #[test]
    fn models_are_the_solutions() {
        check::<Tents>(include_str!("../../../../testing/cases/tents/small.txt"));
        check::<LightUp>(include_str!("../../../../testing/cases/light-up/small.txt"));
    }

    #[test]
    fn answers_of_other_programs_are_read() {
        let puzzle: Tents = read("tents 3 2\ncols 1 0 1\nrows 1 1\n.T.\n.T.\n").unwrap();
        let places = |read: fn(&Tents, &str) -> Option<Vec<Place>>, text: &str| {
            read(&puzzle, text).map(|places| places.iter().map(|place| place.cell()).collect::<Vec<_>>())
        };
        let model = |text: &str| places(read_model, text);
        assert_eq!(model("c hello\ns SATISFIABLE\nv 1 -2 -3\nv 6 7 -8 0\n"), Some(vec![0, 5]));
        assert_eq!(model("v 0"), Some(vec![]));
        for other in ["", "s UNSATISFIABLE", "s SATISFIABLE", "v 1 x 0", "1 -2 0", "v 99999999999999999999 0"] {
            assert_eq!(model(other), None, "{other}");
        }
        let atoms = |text: &str| places(read_atoms, text);
        assert_eq!(atoms("Answer: 1\ntent(0,0)\nAnswer: 2\ntent(0,2) tent(1,0)\nSATISFIABLE"), Some(vec![2, 3]));
        assert_eq!(atoms("tent(0,0). tent(1,2).\n"), Some(vec![0, 5]));
        assert_eq!(atoms("Answer: 1\n\nSATISFIABLE\n"), Some(vec![]));
        for other in ["", "UNSATISFIABLE", "bulb(0,0)", "tent(0,9)", "tent(0)", "Answer"] {
            assert_eq!(atoms(other), None, "{other}");
        }
    }
}
