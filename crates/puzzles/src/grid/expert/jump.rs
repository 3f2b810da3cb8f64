//! Jump-point search for maps of one weight with eight neighbours, where no corner is cut.
//!
//! D. Harabor and A. Grastien, *Online Graph Pruning for Pathfinding on Grid Maps*, AAAI 2011, here for the rule that a
//! diagonal step needs both cells beside it free.
//!
//! **Which steps are left.** Among the cheapest paths to a cell take the one whose diagonal steps come as early as possible.
//! Let p → x → n be two steps of it.
//! - If p → x is *straight* in direction d, then n is x + d; or, for a side s, n is x + s or x + d + s and **p + s is a
//!   wall**. For if p + s is free: p → x + s is one diagonal step (its corners p + s and x are free), cheaper than two
//!   straight ones; and p → x + s → x + d + s costs as much as p → x → x + d + s, with the diagonal step earlier. The
//!   cells p and p + s themselves are reached from p at once.
//! - If p → x is *diagonal*, p + a and p + b are free, a and b being its two straight parts. Then n is x + a, x + b or
//!   x + a + b. For the other cells around x lie in a straight line with p + a or p + b: p → p + a → p + 2a costs 2000,
//!   by x it would be 2828; and p + a, p + b are beside p.
//!
//! So the direction in which a path enters a cell decides which steps may follow: a straight path turns only where there is a
//! wall *behind* the side it turns to, and a diagonal path may go on straight in its two parts.
//!
//! **Jumps.** Where nothing but the step straight on may follow, no choice is made, and the cell need not be put into the
//! open list. A straight jump ends at the goal or where the path may turn. A diagonal jump ends at the goal or where a
//! straight jump in one of its parts finds such a cell. A cheapest path with early diagonal steps is a sequence of such
//! jumps, so A\* over jumps finds one of its cost. A state is a cell with the direction it was entered in; a cell that was
//! reached more cheaply in another direction is left out, since then this path to it is on no cheapest one, and paths of
//! equal cost in different directions are all kept, as the argument above needs.
//!
//! **Worth.** Expansions beside A\* with the octile estimate on the sample maps are in docs/BENCHMARKS.md.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use solvarium_engine::store::{capacity_with, grow};
use solvarium_engine::{Answer, Cost, Ctx, Expansion, Search, Stop};

use super::super::heuristics::octile_from;
use super::super::spaces;
use super::super::terrain::{DIAGONAL, STRAIGHT, Step, Terrain};

/// A cell that a jump ended at.
struct Node {
    cell: u32,
    parent: Option<u32>,
    g: Cost,
    depth: u32,
    /// The direction of the jump; any for the start, from which all are tried.
    heading: Step,
}

/// Cost plus estimate, estimate, and number of a node: least first, and the newest among equals.
type Entry = Reverse<(Cost, Cost, Reverse<u32>)>;

/// The cells reached so far.
struct Jumps<'a> {
    terrain: &'a Terrain,
    nodes: Vec<Node>,
    open: BinaryHeap<Entry>,
    /// The least cost of each cell, and a bit for each direction in which it was entered at that cost.
    best: Vec<(Cost, u8)>,
}

/// Nodes that one expansion adds at most.
const MORE: usize = 8;

/// Finds a cheapest path. The map has one kind of ground.
pub(super) fn search(terrain: &Terrain, ctx: &mut Ctx<'_>) -> Search<Step> {
    ctx.hold(terrain.numbers() * size_of::<(Cost, u8)>())?;
    let best = vec![(Cost::MAX, 0); terrain.numbers()];
    let mut jumps = Jumps { terrain, nodes: Vec::new(), open: BinaryHeap::new(), best };
    jumps.hold(ctx)?;
    jumps.reach(Node { cell: terrain.start, parent: None, g: 0, depth: 0, heading: Step::Up });
    let mut key = [0; spaces::KEY_LEN];
    while let Some(Reverse((f, h, Reverse(id)))) = jumps.open.pop() {
        let Node { cell, parent, g, depth, .. } = jumps.nodes[id as usize];
        if g > jumps.best[cell as usize].0 {
            continue;
        }
        ctx.stats.lower_bound = Some(f);
        if cell == terrain.goal {
            return Ok(Answer::Solved(jumps.steps(id)));
        }
        spaces::pack(cell, &mut key);
        ctx.expand(Expansion { id, parent, g, h: Some(h), depth, key: &key })?;
        jumps.hold(ctx)?;
        jumps.expand(id, ctx)?;
        ctx.waiting(jumps.open.len());
    }
    Ok(Answer::Unsolvable)
}

impl Jumps<'_> {
    /// Makes sure that there is memory for one more expansion.
    fn hold(&mut self, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let open = self.open.capacity().max(self.open.len() + MORE).next_power_of_two();
        let held = self.best.len() * size_of::<(Cost, u8)>()
            + capacity_with(&self.nodes, MORE) * size_of::<Node>()
            + open * size_of::<Entry>();
        ctx.hold(held)?;
        grow(&mut self.nodes, MORE);
        self.open.reserve_exact(open - self.open.len());
        Ok(())
    }

    /// Puts a node into the open list, unless the cell was reached at less, or like this.
    fn reach(&mut self, node: Node) {
        let (least, headings) = &mut self.best[node.cell as usize];
        let heading = 1 << node.heading as u8;
        if node.g > *least || (node.g == *least && *headings & heading != 0) {
            return;
        }
        *headings = if node.g < *least { heading } else { *headings | heading };
        *least = node.g;
        let h = octile_from::<true>(self.terrain, node.cell);
        self.open.push(Reverse((node.g.saturating_add(h), h, Reverse(self.nodes.len() as u32))));
        self.nodes.push(node);
    }

    /// Jumps in every direction that may follow.
    fn expand(&mut self, id: u32, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let Node { cell, parent, g, depth, heading } = self.nodes[id as usize];
        for step in directions(self.terrain, cell, parent.map(|_| heading)) {
            ctx.stats.generated += 1;
            let Some((end, length)) = self.jump(cell, step, ctx)? else { continue };
            let price = length * if step.is_diagonal() { DIAGONAL } else { STRAIGHT };
            self.reach(Node {
                cell: end,
                parent: Some(id),
                g: g.saturating_add(price),
                depth: depth + 1,
                heading: step,
            });
        }
        Ok(())
    }

    /// Where a jump ends, and after how many steps.
    fn jump(&self, from: u32, step: Step, ctx: &mut Ctx<'_>) -> Result<Option<(u32, Cost)>, Stop> {
        let terrain = self.terrain;
        if !step.is_diagonal() {
            ctx.poll()?;
            return Ok(straight(terrain, from, step));
        }
        let (one, other) = parts(step);
        let (mut cell, mut length) = (from, 0);
        loop {
            ctx.poll()?;
            let next = terrain.beside(cell, step);
            let corners = [terrain.beside(cell, one), terrain.beside(cell, other)];
            if !terrain.is_free(next) || corners.iter().any(|corner| !terrain.is_free(*corner)) {
                return Ok(None);
            }
            (cell, length) = (next, length + 1);
            if cell == terrain.goal || [one, other].iter().any(|part| straight(terrain, cell, *part).is_some()) {
                return Ok(Some((cell, length)));
            }
        }
    }

    /// The steps of the path to a node.
    fn steps(&self, id: u32) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut node = &self.nodes[id as usize];
        while let Some(parent) = node.parent {
            let before = &self.nodes[parent as usize];
            let mut cell = node.cell;
            while cell != before.cell {
                steps.push(node.heading);
                cell = self.terrain.before(cell, node.heading);
            }
            node = before;
        }
        steps.reverse();
        steps
    }
}

/// Where a straight jump ends, and after how many steps: at the goal, or where the path may turn.
fn straight(terrain: &Terrain, from: u32, step: Step) -> Option<(u32, Cost)> {
    let sides = sides(step);
    let mut open = sides.map(|side| terrain.is_free(terrain.beside(from, side)));
    let (mut cell, mut length) = (from, 0);
    loop {
        cell = terrain.beside(cell, step);
        length += 1;
        if !terrain.is_free(cell) {
            return None;
        }
        let opens = sides.map(|side| terrain.is_free(terrain.beside(cell, side)));
        if cell == terrain.goal || (0..2).any(|side| opens[side] && !open[side]) {
            return Some((cell, length));
        }
        open = opens;
    }
}

/// The directions that may follow one; all of them at the start.
fn directions(terrain: &Terrain, cell: u32, heading: Option<Step>) -> impl Iterator<Item = Step> {
    let mut found = [None; 8];
    match heading {
        None => found = Step::ALL.map(Some),
        Some(heading) if heading.is_diagonal() => {
            let (one, other) = parts(heading);
            found[..3].copy_from_slice(&[Some(heading), Some(one), Some(other)]);
        }
        Some(heading) => {
            found[0] = Some(heading);
            let behind = terrain.before(cell, heading);
            for (at, side) in sides(heading).into_iter().enumerate() {
                if !terrain.is_free(terrain.beside(behind, side)) {
                    found[2 * at + 1] = Some(side);
                    found[2 * at + 2] = Some(diagonal(heading, side));
                }
            }
        }
    }
    found.into_iter().flatten()
}

/// The two straight steps that a diagonal one is made of.
fn parts(step: Step) -> (Step, Step) {
    let (_, one, other) = Step::DIAGONAL[step as usize - Step::UpRight as usize];
    (one, other)
}

/// The steps to the two sides of a straight one.
fn sides(step: Step) -> [Step; 2] {
    if matches!(step, Step::Up | Step::Down) { [Step::Left, Step::Right] } else { [Step::Up, Step::Down] }
}

/// The diagonal step that two straight ones make.
fn diagonal(one: Step, other: Step) -> Step {
    let made = Step::DIAGONAL.iter().find(|(_, a, b)| [*a, *b] == [one, other] || [*b, *a] == [one, other]);
    made.expect("the steps are at right angles").0
}
