//! Makes levels by repair: draw a board, reason, and where the reasoning gets stuck change something.
//!
//! Tents and trees are drawn at random; their clues make a level that has at least this solution. The rules of the
//! wanted level are followed as far as they go. If they leave cells open, a pair of tent and tree among these is moved
//! (`repair.rs`). So the open part shrinks to nothing, at every size: boards are not thrown away because of one ambiguous
//! corner. The rules that finish are a proof that the solution is the only one; the conflict-driven solver proves it a
//! second time before the level is given out.

mod layout;
mod repair;
#[cfg(test)]
mod tests;

use solvarium_engine::grid::Grid;
use solvarium_engine::{Aims, Ctx, Difficulty, GenerateError, Generator, Options, Param, Rng, Stop, message};

use super::camp::Camp;
use super::deduce::site::Site;
use super::{Tents, expert};
use crate::support::placement::deduction::grade_up_to;
use crate::support::placement::{Cells, Verdict, generator};
use layout::{Layout, Symmetry};
use repair::repair;

const DENSITY: Param<f64> = Param::real("density", 0.18, 0.05, 0.2);
const SYMMETRY: Param<&'static str> = Param::choice("symmetry", &["none", "half-turn", "mirror"]);
const MISSING: Param<f64> = Param::real("missing", 0.0, 0.0, 1.0);

pub(super) const GENERATOR: Generator<Tents> = Generator {
    params: &[
        generator::WIDTH.info(),
        generator::HEIGHT.info(),
        generator::DIFFICULTY.info(),
        DENSITY.info(),
        SYMMETRY.info(),
        MISSING.info(),
    ],
    aims: AIMS,
    make,
};

const AIMS: Aims = generator::aims(&[generator::least(&["tents", "length", "cost"])]);

/// Boards drawn before giving up, and cells of further ones: small boards are cheap.
const BOARDS: usize = 40;
const CELLS: usize = 8_000;
/// Trees that a level needs if the easy rules are not to solve it.
const LEAST: usize = 4;

fn make(options: &Options, rng: &mut Rng, ctx: &mut Ctx<'_>) -> Result<Tents, GenerateError> {
    let request = Request::new(options)?;
    let boards = BOARDS + CELLS / request.grid.cells();
    for _ in 0..boards {
        let mut layout = Layout::new(request.grid, request.symmetry);
        if !layout.fill(request.pairs, rng) {
            continue;
        }
        if let Some(camp) = repair(&mut layout, request.level, rng, ctx)? {
            let camp = leave_out(camp, options.get(&MISSING), request.level, rng, ctx)?;
            if is_proved(&camp, layout.tents(), ctx)? {
                return Ok(Tents::new(camp, Vec::new()));
            }
        }
    }
    Err(GenerateError::NotFound(boards as u64))
}

/// What is wanted.
struct Request {
    grid: Grid,
    symmetry: Symmetry,
    /// Pairs to be put; with symmetry, each stands for two.
    pairs: usize,
    level: Difficulty,
}

impl Request {
    fn new(options: &Options) -> Result<Self, GenerateError> {
        let grid = generator::grid(options);
        let symmetry = match options.get(&SYMMETRY) {
            "half-turn" => Symmetry::HalfTurn,
            "mirror" => Symmetry::Mirror,
            _ => Symmetry::None,
        };
        let trees = (options.get(&DENSITY) * grid.cells() as f64).round() as usize;
        let pairs = trees.div_ceil(symmetry.pairs()).max(1);
        let level = generator::level(options);
        if level > Difficulty::Easy && pairs * symmetry.pairs() < LEAST {
            let cells = grid.cells();
            return Err(GenerateError::Request(message!(
                "tents-too-few-trees",
                difficulty = level.name(),
                least = LEAST,
                trees,
                cells,
                density = format!("{:.2}", LEAST as f64 / cells as f64 + 0.005),
            )));
        }
        Ok(Request { grid, symmetry, pairs, level })
    }
}

/// Leaves out a share of the clues, at random, as far as the level stays as hard as it is.
fn leave_out(camp: Camp, share: f64, level: Difficulty, rng: &mut Rng, ctx: &mut Ctx<'_>) -> Result<Camp, Stop> {
    let (width, height) = (camp.grid.width, camp.grid.height);
    let mut left = (share * (width + height) as f64).round() as usize;
    let mut lines: Vec<usize> = (0..width + height).collect();
    rng.shuffle(&mut lines);
    let mut camp = camp;
    for line in lines {
        if left == 0 {
            break;
        }
        let removed = clue(&mut camp, line).take();
        if grade_up_to(&Site::new(&camp), level, ctx)? == Some(level) {
            left -= 1;
        } else {
            *clue(&mut camp, line) = removed;
        }
    }
    Ok(camp)
}

/// The clue of a line: the columns come first, then the rows.
fn clue(camp: &mut Camp, line: usize) -> &mut Option<u16> {
    let width = camp.grid.width;
    if line < width { &mut camp.columns[line] } else { &mut camp.rows[line - width] }
}

/// Whether the solver that learns from conflicts finds these tents and no others.
fn is_proved(camp: &Camp, tents: &Cells, ctx: &mut Ctx<'_>) -> Result<bool, Stop> {
    Ok(expert::solutions(camp).verdict(ctx)? == Verdict::Unique(tents.clone()))
}
