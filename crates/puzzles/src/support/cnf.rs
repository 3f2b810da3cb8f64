//! Clauses for SAT solvers, in DIMACS.
//!
//! The first variables are the cells of a board, row by row from 1; what is needed beyond them follows. Counts are written
//! out: small ones by every set of too many or too few, larger ones by a sequential counter (C. Sinz, *Towards an Optimal
//! CNF Encoding of Boolean Cardinality Constraints*, CP 2005), here in both directions, so that the cells determine it.

use std::fmt::Write as _;

/// A variable, or with a minus sign its negation.
pub(crate) type Literal = i32;

/// Counts of at most this many literals are written out set by set.
const FEW: usize = 5;

/// A formula.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cnf {
    /// What the variables are, a comment on each line.
    pub comments: Vec<String>,
    /// How many variables there are.
    pub variables: usize,
    /// The clauses; none is empty.
    pub clauses: Vec<Vec<Literal>>,
}

/// A bit of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bit {
    Fixed(bool),
    Open(Literal),
}

/// The variable of a cell.
pub(crate) fn variable(cell: usize) -> Literal {
    cell as Literal + 1
}

impl Cnf {
    /// No clauses, and a variable for each cell.
    pub fn new(cells: usize) -> Self {
        Cnf { variables: cells, ..Cnf::default() }
    }

    /// Another variable.
    pub fn fresh(&mut self) -> Literal {
        self.variables += 1;
        self.variables as Literal
    }

    /// One of the literals at least is true.
    pub fn any(&mut self, literals: impl IntoIterator<Item = Literal>) {
        let clause: Vec<Literal> = literals.into_iter().collect();
        if clause.is_empty() {
            let never = self.fresh();
            self.clauses.extend([vec![never], vec![-never]]);
        } else {
            self.clauses.push(clause);
        }
    }

    /// At most one of the literals is true.
    pub fn at_most_one(&mut self, literals: &[Literal]) {
        if literals.len() <= FEW {
            self.at_most(literals, 1);
        } else {
            let [_, two] = self.counted(literals, 1);
            self.force(two, false);
        }
    }

    /// Exactly so many of the literals are true.
    pub fn exactly(&mut self, literals: &[Literal], count: usize) {
        if literals.len() <= FEW {
            let negated: Vec<Literal> = literals.iter().map(|literal| -literal).collect();
            self.at_most(literals, count);
            match literals.len().checked_sub(count) {
                Some(most) => self.at_most(&negated, most),
                None => self.any([]),
            }
        } else {
            let [enough, more] = self.counted(literals, count);
            self.force(enough, true);
            self.force(more, false);
        }
    }

    /// Of every set of one literal more, one is false.
    fn at_most(&mut self, literals: &[Literal], most: usize) {
        for set in 0..1u32 << literals.len() {
            if set.count_ones() as usize == most + 1 {
                let chosen = literals.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
                self.any(chosen.map(|(_, literal)| -literal));
            }
        }
    }

    /// Bits that say whether at least so many of the literals are true, and whether one more is.
    fn counted(&mut self, literals: &[Literal], count: usize) -> [Bit; 2] {
        let mut so_far = vec![Bit::Fixed(true)];
        so_far.resize(count + 2, Bit::Fixed(false));
        for &literal in literals {
            for number in (1..so_far.len()).rev() {
                so_far[number] = self.stepped(literal, so_far[number - 1], so_far[number]);
            }
        }
        [so_far[count], so_far[count + 1]]
    }

    /// The bit that is `same`, or `less` together with the literal; `less` is true wherever `same` is.
    fn stepped(&mut self, literal: Literal, less: Bit, same: Bit) -> Bit {
        match (less, same) {
            (_, Bit::Fixed(true)) | (Bit::Fixed(false), _) => same,
            (Bit::Fixed(true), Bit::Fixed(false)) => Bit::Open(literal),
            (less, same) => {
                let next = self.fresh();
                if let Bit::Open(same) = same {
                    self.any([-same, next]);
                    self.any([same, literal, -next]);
                } else {
                    self.any([literal, -next]);
                }
                match less {
                    Bit::Open(less) => {
                        self.any([-literal, -less, next]);
                        self.any([less, -next]);
                    }
                    Bit::Fixed(_) => self.any([-literal, next]),
                }
                Bit::Open(next)
            }
        }
    }

    fn force(&mut self, bit: Bit, value: bool) {
        match bit {
            Bit::Fixed(fixed) if fixed == value => {}
            Bit::Fixed(_) => self.any([]),
            Bit::Open(literal) => self.any([if value { literal } else { -literal }]),
        }
    }

    /// The formula in DIMACS.
    pub fn text(&self) -> String {
        let mut text: String = self.comments.iter().map(|comment| format!("c {comment}\n")).collect();
        let _ = writeln!(text, "p cnf {} {}", self.variables, self.clauses.len());
        for clause in &self.clauses {
            clause.iter().for_each(|literal| _ = write!(text, "{literal} "));
            text += "0\n";
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many models of a formula there are for each value of its first variables.
    fn models(cnf: &Cnf, first: usize) -> Vec<usize> {
        let mut counts = vec![0; 1 << first];
        for model in 0..1u32 << cnf.variables {
            let holds = |literal: &Literal| (model >> (literal.abs() - 1) & 1 == 1) == (*literal > 0);
            if cnf.clauses.iter().all(|clause| clause.iter().any(holds)) {
                counts[model as usize & ((1 << first) - 1)] += 1;
            }
        }
        counts
    }

    #[test]
    fn counts_are_met_by_exactly_one_model_each() {
        for count in 0..5 {
            for size in [0, 1, 3, 5, 6] {
                let literals: Vec<Literal> = (1..=size as Literal).collect();
                let mut cnf = Cnf::new(size);
                cnf.exactly(&literals, count);
                for (chosen, found) in models(&cnf, size).into_iter().enumerate() {
                    let expected = usize::from(chosen.count_ones() as usize == count);
                    assert_eq!(found, expected, "{count} of {size}: {chosen:b}");
                }
            }
        }
        for size in [0, 2, 5, 7] {
            let literals: Vec<Literal> = (1..=size as Literal).collect();
            let mut cnf = Cnf::new(size);
            cnf.at_most_one(&literals);
            for (chosen, found) in models(&cnf, size).into_iter().enumerate() {
                assert_eq!(found, usize::from(chosen.count_ones() <= 1), "{size}: {chosen:b}");
            }
        }
    }

    #[test]
    fn an_empty_clause_is_written_as_two() {
        let mut cnf = Cnf::new(1);
        cnf.comments.push("one cell".into());
        cnf.any([]);
        assert_eq!(cnf.text(), "c one cell\np cnf 2 2\n2 0\n-2 0\n");
    }
}
