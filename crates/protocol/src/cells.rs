//! What a search did to the cells of the board, for puzzles whose states are one piece on a board: there the open and the
//! closed states are areas.

use serde::Serialize;
use solvarium_engine::{Cost, DEAD, Heuristic, Space};

use crate::record::{Expansions, NONE, Row};

/// What a search did to the cells of the board, numbered row by row. A cell stands for the state whose only piece is on
/// it; states with more pieces, or with none, are left out.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceCells {
    /// For each row of the recording, the cell that was expanded, or was the goal.
    pub expanded: Vec<Option<usize>>,
    /// The cells that were reached, or reached at another cost, in the order in which that happened.
    pub reached: Vec<usize>,
    /// For each of those, the row whose expansion reached it.
    pub row: Vec<usize>,
    /// For each of those, the cost from the start; from the goal, if a search from there reached it.
    pub g: Vec<Cost>,
    /// For each cell of the board, the estimate of what is left; null where none was made.
    pub h: Vec<Option<u32>>,
}

/// Follows the rows of a recording on a board of so many cells, until `cancelled`.
pub(crate) fn trace_cells<S: Space>(
    space: &S,
    heuristic: Option<&Heuristic<S>>,
    e: &Expansions,
    cells: usize,
    cancelled: impl Fn() -> bool,
) -> TraceCells {
    let mut pieces = Vec::new();
    let mut only_piece = |state: &S::State| {
        pieces.clear();
        space.pieces(state, &mut pieces);
        if let [cell] = pieces[..] { Some(cell) } else { None }
    };
    let expanded = e.rows.iter().map(|row| only_piece(&space.unpack(e.key(row.node)))).collect();
    let mut areas = Areas::new(TraceCells { expanded, h: vec![None; cells], ..TraceCells::default() }, e, cells);
    let counts_steps = counts_steps(space, e);
    let mut neighbours = Vec::new();
    for (index, row) in e.rows.iter().enumerate() {
        let Some(cell) = areas.reply.expanded[index].filter(|_| !cancelled()) else { continue };
        areas.backward = e.backward[row.node as usize];
        areas.expand(index, cell, row.g, Some(row.h).filter(|&h| h != NONE));
        if e.is_goal_row(index) {
            continue;
        }
        neighbours.clear();
        list_neighbours(space, e, row.node, &mut neighbours);
        for (next, cost) in &neighbours {
            let Some(cell) = only_piece(next) else { continue };
            let g = row.g.saturating_add(if counts_steps { 1 } else { *cost });
            areas.reach(index, cell, g, || heuristic.map(|heuristic| (heuristic.estimate)(space, next)));
        }
    }
    areas.reply
}

/// Appends the states that expanding a node leads to, with what the move between costs: the states one move ahead or, in a
/// search from the goals, one move back.
pub(crate) fn list_neighbours<S: Space>(space: &S, e: &Expansions, node: u32, out: &mut Vec<(S::State, Cost)>) {
    let state = space.unpack(e.key(node));
    if !e.backward[node as usize] {
        let mut moves = Vec::new();
        space.moves(&state, &mut moves);
        out.extend(moves.into_iter().map(|step| (space.apply(&state, step), space.cost(&state, step))));
    } else if let Some(backward) = space.backward() {
        let mut before = Vec::new();
        backward.predecessors(&state, &mut before);
        out.extend(before.into_iter().filter_map(|before| {
            let (step, _) = space.step_to(&before, e.key(node))?;
            let cost = space.cost(&before, step);
            Some((before, cost))
        }));
    }
}

/// Whether the search counted its steps and did not see what they cost: then g is the depth, though some steps cost more.
pub(crate) fn counts_steps<S: Space>(space: &S, e: &Expansions) -> bool {
    let costs_more = |from: u32, to: u32| {
        let state = space.unpack(e.key(from));
        space.step_to(&state, e.key(to)).is_some_and(|(step, _)| space.cost(&state, step) > 1)
    };
    let is_costly = |row: &Row| {
        let is_backward = e.backward[row.node as usize];
        let ends = e.parent(row.node).map(|parent| if is_backward { (row.node, parent) } else { (parent, row.node) });
        ends.is_some_and(|(from, to)| costs_more(from, to))
    };
    e.rows.iter().all(|row| row.g == row.depth) && e.rows.iter().any(is_costly)
}

/// The cells as they are after some rows.
struct Areas {
    reply: TraceCells,
    /// The cost at which each cell was expanded first, however late.
    taken: Vec<Option<Cost>>,
    cost: Vec<Option<Cost>>,
    closed: Vec<bool>,
    /// Whether the row at hand is of a search from the goals, and for each cell whether such a row reached it.
    backward: bool,
    from_goals: Vec<bool>,
}

impl Areas {
    fn new(reply: TraceCells, e: &Expansions, cells: usize) -> Self {
        let mut taken = vec![None; cells];
        for (row, &cell) in e.rows.iter().zip(&reply.expanded) {
            if let Some(cell) = cell {
                taken[cell].get_or_insert(row.g);
            }
        }
        let (closed, from_goals) = (vec![false; cells], vec![false; cells]);
        Areas { reply, taken, cost: vec![None; cells], closed, backward: false, from_goals }
    }

    fn expand(&mut self, row: usize, cell: usize, g: Cost, h: Option<u32>) {
        self.closed[cell] = true;
        if self.cost[cell] != Some(g) {
            self.note(row, cell, g, || h);
        }
    }

    /// A cell that waits keeps its cost, unless this one is less and the search did not expand it at a greater one: some
    /// searches keep the first path to a state. Costs from the other end are not compared.
    fn reach(&mut self, row: usize, cell: usize, g: Cost, h: impl FnOnce() -> Option<u32>) {
        let keeps = |taken: Option<Cost>| taken.is_none_or(|taken| taken <= g);
        let is_better = self.cost[cell]
            .is_none_or(|known| g < known && keeps(self.taken[cell]) && self.from_goals[cell] == self.backward);
        if !self.closed[cell] && is_better {
            self.note(row, cell, g, h);
        }
    }

    fn note(&mut self, row: usize, cell: usize, g: Cost, h: impl FnOnce() -> Option<u32>) {
        self.cost[cell] = Some(g);
        self.from_goals[cell] = self.backward;
        self.reply.reached.push(cell);
        self.reply.row.push(row);
        self.reply.g.push(g);
        if self.reply.h[cell].is_none() {
            self.reply.h[cell] = h().filter(|&h| h != DEAD);
        }
    }
}
