//! All rows of a recording, row by row.

use solvarium_protocol::TraceRows;

/// All rows of a recording; none, for a solver that shows nothing.
#[derive(Default)]
pub struct Rows {
    numbers: Vec<u64>,
    rows: Vec<Row>,
}

/// What an expansion was, in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expansion {
    pub g: u32,
    pub h: Option<u32>,
    pub depth: u32,
    pub round: u32,
    pub on_path: bool,
}

/// A step of a local search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    pub energy: u32,
    pub proposed: u32,
    pub accepted: bool,
    pub temperature: f64,
    pub round: u64,
}

/// A generation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Generation {
    pub energy: u32,
    pub best: f64,
    pub mean: f64,
}

/// A row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Row {
    Expansion(Expansion),
    Step(Step),
    Generation(Generation),
}

impl Rows {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// All of them.
    pub fn all(&self) -> &[Row] {
        &self.rows
    }

    /// A row.
    pub fn row(&self, at: usize) -> Option<Row> {
        self.rows.get(at).copied()
    }

    /// The number of the event that a row is.
    pub fn number(&self, at: usize) -> u64 {
        self.numbers.get(at).copied().unwrap_or_default()
    }

    /// The last row that is not after an event of this number.
    pub fn at_number(&self, number: u64) -> usize {
        self.numbers.partition_point(|&n| n <= number).saturating_sub(1)
    }

    /// Takes the rows that follow.
    pub fn append(&mut self, more: TraceRows) {
        match more {
            TraceRows::Expansions { n, g, h, depth, round, on_path, .. } => {
                let row = |at: usize| Expansion {
                    g: g[at],
                    h: h[at],
                    depth: depth[at],
                    round: round[at],
                    on_path: on_path[at],
                };
                self.rows.extend((0..n.len()).map(|at| Row::Expansion(row(at))));
                self.numbers.extend(n);
            }
            TraceRows::Steps { n, energy, proposed, accepted, temperature, round } => {
                let row = |at: usize| Step {
                    energy: energy[at],
                    proposed: proposed[at],
                    accepted: accepted[at],
                    temperature: temperature[at],
                    round: round[at],
                };
                self.rows.extend((0..n.len()).map(|at| Row::Step(row(at))));
                self.numbers.extend(n);
            }
            TraceRows::Generations { n, energy, best, mean } => {
                let row = |at: usize| Generation { energy: energy[at], best: best[at], mean: mean[at] };
                self.rows.extend((0..n.len()).map(|at| Row::Generation(row(at))));
                self.numbers.extend(n);
            }
        }
    }
}
