//! The picture of a state: a table with a row for each object and a column for each predicate.
//!
//! A fact stands in the row of the first object that it speaks of, as the names of the others; `on(a,b)` is `b` in the row `a`
//! under `on`. A fact about one object is `●`. A goal that is met has a `✓`; one that is missing is shown as `→b`, or as
//! `○`; what is true and must not be has a `!`. Facts about nothing have rows of their own at the end. Facts that never change
//! are not shown, and neither are cells that are always empty.

use solvarium_engine::{Board, Tile};

use super::lifted::{Fact, Lifted};
use super::task::{Task, has};

/// Most cells.
const MOST_CELLS: usize = 1 << 20;

/// Where facts stand.
#[derive(Debug)]
pub struct Table {
    width: usize,
    height: usize,
    /// The names of rows and columns, each with its cell.
    heads: Vec<(usize, String)>,
    /// The facts of each cell that has some, in the order of cells.
    cells: Vec<(usize, Vec<u32>)>,
}

impl Table {
    /// The table of a task, or how many cells are too many.
    pub fn new(lifted: &Lifted, task: &Task) -> Result<Table, usize> {
        let mut columns = vec![0; lifted.predicates.len()];
        let mut rows = vec![0; lifted.objects.len()];
        for Fact { predicate, objects } in &task.facts {
            if let Some(&first) = objects.first() {
                (columns[*predicate], rows[first]) = (1, 1);
            }
        }
        let (mut width, mut height) = (1, 1);
        let number = |used: &mut usize, size: &mut usize| {
            if *used == 1 {
                (*used, *size) = (*size, *size + 1);
            }
        };
        columns.iter_mut().for_each(|column| number(column, &mut width));
        rows.iter_mut().for_each(|row| number(row, &mut height));
        let alone = task.facts.iter().zip(0..).filter(|(fact, _)| fact.objects.is_empty());
        let alone: Vec<(&Fact, u32)> = alone.collect();
        let (first_alone, width) = (height, width.max(2));
        let height = height + alone.len();
        if width * height > MOST_CELLS {
            return Err(MOST_CELLS);
        }
        let name = |predicate: usize| lifted.predicates[predicate].name.clone();
        let mut heads = Vec::new();
        heads.extend((0..columns.len()).filter(|&at| columns[at] > 0).map(|at| (columns[at], name(at))));
        let named = (0..rows.len()).filter(|&at| rows[at] > 0);
        heads.extend(named.map(|at| (rows[at] * width, lifted.objects[at].name.clone())));
        heads.extend(alone.iter().zip(first_alone..).map(|((fact, _), row)| (row * width, name(fact.predicate))));
        let of_objects = task.facts.iter().zip(0..).filter_map(|(fact, number)| {
            Some((rows[*fact.objects.first()?] * width + columns[fact.predicate], number))
        });
        let of_nothing = alone.iter().zip(first_alone..).map(|((_, number), row)| (row * width + 1, *number));
        let mut facts: Vec<(usize, u32)> = of_objects.chain(of_nothing).collect();
        facts.sort_unstable();
        let cells = facts.chunk_by(|a, b| a.0 == b.0);
        let cells = cells.map(|facts| (facts[0].0, facts.iter().map(|(_, fact)| *fact).collect())).collect();
        Ok(Table { width, height, heads, cells })
    }

    /// The picture of a state.
    pub fn board(&self, lifted: &Lifted, task: &Task, state: &[u64]) -> Board {
        let mut board = Board::new(self.width, self.height);
        board.tiles.fill(Tile { kind: "outside", gap: true, ..Tile::default() });
        for (cell, name) in &self.heads {
            board.tiles[*cell] = Tile { kind: "name", label: name.clone(), ..Tile::default() };
        }
        for (cell, facts) in &self.cells {
            board.tiles[*cell] = tile(lifted, task, state, facts);
        }
        board
    }

    /// Appends the cells with goals that are not met.
    pub fn unmet(&self, task: &Task, state: &[u64], out: &mut Vec<usize>) {
        let is_unmet = |fact: &u32| matches!(Sight::of(task, state, *fact), Sight::Missing | Sight::Wrong);
        out.extend(self.cells.iter().filter(|(_, facts)| facts.iter().any(is_unmet)).map(|(cell, _)| *cell));
    }
}

/// What is to be seen of a fact.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sight {
    Nothing,
    True,
    /// True, as it should be.
    Met,
    /// False, and a goal.
    Missing,
    /// True, and must not be.
    Wrong,
}

impl Sight {
    fn of(task: &Task, state: &[u64], fact: u32) -> Sight {
        let is_in = |list: &[u32]| list.binary_search(&fact).is_ok();
        match has(state, fact) {
            true if is_in(&task.unwanted) => Sight::Wrong,
            true if is_in(&task.wanted) => Sight::Met,
            true => Sight::True,
            false if is_in(&task.wanted) => Sight::Missing,
            false => Sight::Nothing,
        }
    }

    /// A fact by the names of all but its first object.
    fn sign(self, names: &str) -> String {
        match self {
            Sight::True if names.is_empty() => "●".into(),
            Sight::True => names.into(),
            Sight::Met => format!("{names}✓"),
            Sight::Missing if names.is_empty() => "○".into(),
            Sight::Missing => format!("→{names}"),
            Sight::Wrong => format!("{names}!"),
            Sight::Nothing => String::new(),
        }
    }
}

/// The cell of some facts.
fn tile(lifted: &Lifted, task: &Task, state: &[u64], facts: &[u32]) -> Tile {
    let sights = || facts.iter().map(|&fact| (fact, Sight::of(task, state, fact)));
    let names = |fact: u32| {
        let objects = task.facts[fact as usize].objects.iter().skip(1);
        objects.map(|&object| lifted.objects[object].name.as_str()).collect::<Vec<_>>().join(",")
    };
    let signs = sights().filter(|(_, sight)| *sight != Sight::Nothing).map(|(fact, sight)| sight.sign(&names(fact)));
    let label = signs.collect::<Vec<_>>().join(" ");
    let any = |wanted: &[Sight]| sights().any(|(_, sight)| wanted.contains(&sight));
    let kind = match () {
        () if any(&[Sight::Missing, Sight::Wrong]) => "open goal",
        () if any(&[Sight::Met]) => "met goal",
        () if any(&[Sight::True]) => "fact",
        () => "no fact",
    };
    Tile { kind, label, ..Tile::default() }
}
