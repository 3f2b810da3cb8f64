//! Changes a layout until the rules of a level, and none below it, solve its board.
//!
//! A pair of tent and tree whose tent the rules do not find is moved, and the change is kept unless it leaves more cells
//! open than before. Following all rules from the empty board after each change would cost as much as the board has
//! cells. So what they find is **guessed** first: marks that are far from the change are kept, those near it are taken
//! back, and the rules go on from there. Everything marked is true of the board as it is now, for its tents are known
//! here, but some marks may rest on others that are no longer found. So a guess leaves at most as many cells open as
//! there are, and where it leaves few enough the rules are followed from the beginning.
//!
//! Hard rules are expensive on a large open part. Where they are wanted, the tricky ones are the guide until little is open;
//! from then on nothing is guessed.
//!
//! A board that turns out too easy, or gets no better, is shaken: some pairs are moved, whatever comes of it.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Difficulty, Rng, Stop};

use super::super::camp::Camp;
use super::super::deduce::site::Site;
use super::super::rules;
use super::layout::{Layout, Pair};
use crate::support::placement::Cells;
use crate::support::placement::deduction::{Marks, Outcome, Reasoning, settle, settle_and_grade, settle_changed};

/// Changes without progress after which a board is shaken, for each pair; and how often it is before it is given up.
const PATIENCE: usize = 4;
const SHAKES: usize = 60;
/// Guesses that prove wrong, without progress, after which a board is shaken.
const WRONG_GUESSES: usize = 8;
/// Open cells with which hard rules are tried on a board of any size.
const LITTLE: usize = 24;
/// How far from a change marks are taken back, and how far from it the rules look again.
const TAKEN_BACK: usize = 2;
const LOOKED_AT: usize = 4;

/// How far the rules lead on a layout.
struct Progress {
    camp: Camp,
    marks: Marks,
    /// The lowest level whose rules solve it, as far as that is known.
    solved: Option<Difficulty>,
    open: usize,
    /// Whether it is a guess.
    guessed: bool,
}

/// Changes a layout until its level has the wanted difficulty; none if that does not come about.
pub fn repair(layout: &mut Layout, wanted: Difficulty, rng: &mut Rng, ctx: &mut Ctx<'_>) -> Result<Option<Camp>, Stop> {
    for _ in 0..SHAKES {
        let best = improve(layout, wanted, rng, ctx)?;
        if best.solved == Some(wanted) && rules::pairings_unique(&best.camp, layout.tents()) {
            return Ok(Some(best.camp));
        }
        let pairs = layout.pairs().len();
        shake(layout, if best.solved.is_some() { 2 } else { (pairs / 12).max(2) }, rng);
    }
    Ok(None)
}

/// Changes a layout as long as fewer and fewer cells stay open.
fn improve(layout: &mut Layout, wanted: Difficulty, rng: &mut Rng, ctx: &mut Ctx<'_>) -> Result<Progress, Stop> {
    let patience = PATIENCE * layout.pairs().len() + 20;
    let mut best = reach(layout, wanted, ctx)?;
    let (mut least, mut idle, mut wrong) = (best.open, 0, 0);
    while best.open > 0 && idle < patience && wrong < WRONG_GUESSES {
        idle += 1;
        let Some(old) = change(layout, &best.marks, rng) else { continue };
        let now = match best.open > few(best.camp.grid, wanted) {
            true => guess(layout, &best, old, wanted, ctx)?,
            false => reach(layout, wanted, ctx)?,
        };
        if now.open > best.open {
            layout.back(old);
            continue;
        }
        if now.open < best.open {
            idle = 0;
        }
        best = now;
        if best.guessed && best.open <= few(best.camp.grid, wanted) {
            best = reach(layout, wanted, ctx)?;
            wrong = if best.open < least { 0 } else { wrong + 1 };
            least = least.min(best.open);
        }
    }
    Ok(if best.guessed { reach(layout, wanted, ctx)? } else { best })
}

/// So few open cells that the rules of the level are followed from the beginning.
fn few(grid: Grid, wanted: Difficulty) -> usize {
    if wanted == Difficulty::Hard { LITTLE.max(grid.cells() / 12) } else { 0 }
}

/// Follows the rules up to the wanted level.
fn reach(layout: &Layout, wanted: Difficulty, ctx: &mut Ctx<'_>) -> Result<Progress, Stop> {
    let camp = layout.camp();
    let site = Site::new(&camp);
    let mut marks = site.start();
    let mut solved = settle_and_grade(&site, &mut marks, wanted.min(Difficulty::Tricky), ctx)?;
    if wanted == Difficulty::Hard && solved.is_none() && open_cells(&marks, camp.grid) <= few(camp.grid, wanted) {
        let outcome = settle(&site, &mut marks, Difficulty::Hard, ctx)?;
        solved = (outcome == Outcome::Solved).then_some(Difficulty::Hard);
    }
    let open = if solved.is_some() { 0 } else { open_cells(&marks, camp.grid) };
    Ok(Progress { camp, marks, solved, open, guessed: false })
}

/// Guesses how far the rules lead after a change of a pair that was `old`.
fn guess(layout: &Layout, best: &Progress, old: Pair, wanted: Difficulty, ctx: &mut Ctx<'_>) -> Result<Progress, Stop> {
    let camp = layout.camp();
    let (site, grid) = (Site::new(&camp), camp.grid);
    let changed = layout.changed(old);
    let mut marks = best.marks.clone();
    for cell in near(grid, &changed, TAKEN_BACK).iter() {
        marks.put.remove(cell);
        marks.closed.remove(cell);
        if camp.trees.has(cell) {
            marks.closed.add(cell);
        }
        (0..4).for_each(|direction| marks.facts.remove(cell * 4 + direction));
    }
    let level = wanted.min(Difficulty::Tricky);
    let outcome = settle_changed(&site, &mut marks, near(grid, &changed, LOOKED_AT).iter(), level, ctx)?;
    debug_assert!(outcome != Outcome::Contradiction, "what is marked is true of the tents that stand there");
    let open = open_cells(&marks, grid);
    Ok(Progress { camp, marks, solved: None, open, guessed: true })
}

/// The cells that are at most this many rows and columns away from some cells.
fn near(grid: Grid, cells: &[usize], distance: usize) -> Cells {
    let mut near = Cells::new(grid.cells());
    for &cell in cells {
        let (row, column) = grid.position(cell);
        for r in row.saturating_sub(distance)..(row + distance + 1).min(grid.height) {
            for c in column.saturating_sub(distance)..(column + distance + 1).min(grid.width) {
                near.add(r * grid.width + c);
            }
        }
    }
    near
}

/// How many cells nothing is known about.
fn open_cells(marks: &Marks, grid: Grid) -> usize {
    grid.cells() - marks.put.len() - marks.closed.len()
}

/// Moves a pair whose tent the rules did not find.
fn change(layout: &mut Layout, marks: &Marks, rng: &mut Rng) -> Option<Pair> {
    let pairs = layout.pairs();
    let unknown: Vec<usize> = (0..pairs.len()).filter(|number| marks.is_open(pairs[*number].tent)).collect();
    let number = if unknown.is_empty() { rng.below(pairs.len()) } else { *rng.pick(&unknown) };
    layout.change(number, rng)
}

/// Moves this many pairs, whatever comes of it.
fn shake(layout: &mut Layout, count: usize, rng: &mut Rng) {
    for _ in 0..count {
        let number = rng.below(layout.pairs().len());
        layout.change(number, rng);
    }
}
