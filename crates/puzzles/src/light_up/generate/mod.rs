//! Makes levels by repair: draw a board, reason, and where the reasoning gets stuck change something.
//!
//! Black cells and bulbs are drawn at random, and all black cells get their numbers; so there is at least this solution.
//! The rules of the wanted level are followed as far as they go. At some of the cells that they leave open, black cells
//! are moved there from elsewhere, or bulbs are drawn again, and the change is kept unless it leaves more open than
//! before. The number of black cells never changes. When nothing is left open, numbers are taken away one by one in
//! random order as long as the rules still finish (`few.rs`).
//!
//! **Only what changed is looked at again.** After a change the marks far from it are kept, and the rules go on from
//! them. Marks that are kept could rest on something that is gone, so a draft without open cells is reasoned out
//! from the start before it counts.
//!
//! **Proved twice.** The rules that finish are a proof that the solution is the only one, and those one level below do
//! not finish. The conflict-driven solver has to find the same solution and no other one.

mod draft;
mod few;
mod symmetry;
#[cfg(test)]
mod tests;

use solvarium_engine::grid::Grid;
use solvarium_engine::{Aims, Ctx, Difficulty, GenerateError, Generator, Message, Options, Param, Rng, Stop, message};

use super::deduce::{self, Progress};
use super::layout::Layout;
use super::{LightUp, expert};
use crate::support::placement::{Verdict, generator};
use draft::Draft;
use few::few;
use symmetry::Symmetry;

const DENSITY: Param<f64> = Param::real("density", 0.2, 0.05, 0.6);
const SYMMETRY: Param<&'static str> = Param::choice("symmetry", Symmetry::NAMES);
const NUMBERS: Param<&'static str> = Param::choice("numbers", &["few", "all"]);

pub(super) const GENERATOR: Generator<LightUp> = Generator {
    params: &[
        generator::WIDTH.info(),
        generator::HEIGHT.info(),
        generator::DIFFICULTY.info(),
        DENSITY.info(),
        SYMMETRY.info(),
        NUMBERS.info(),
    ],
    aims: AIMS,
    make,
};

const AIMS: Aims = generator::aims(&[generator::least(&["bulbs", "length", "cost"])]);

/// Work before giving up: changes, and as many for each draft as [`DRAFT`] says.
const WORK: usize = 200_000;
/// How many changes a new draft counts for.
const DRAFT: usize = 20;
/// Changes in a row that leave as much open as before, after which a draft is shaken or given up.
const PATIENCE: usize = 500;
/// A draft is shaken where at most this share of its cells is open, `1 / FEW`, and at most so many times: on a large board
/// something is stuck somewhere nearly always, while all the rest is done.
const FEW: usize = 40;
/// Smaller boards are not shaken: a new draft is as quick, and the levels of days stay what they are.
const LARGE: usize = 900;
const SHAKES: usize = 30;
/// Changes in one place that make a shake.
const SHAKE: usize = 6;
/// Suppositions are made where at most this share of the cells is open: `1 / SHARE`.
const SHARE: usize = 8;
/// Of this many open cells one is changed at a time, at most.
const APART: usize = 8;

fn make(options: &Options, rng: &mut Rng, ctx: &mut Ctx<'_>) -> Result<LightUp, GenerateError> {
    let request = Request::new(options)?;
    let (mut work, mut drafts) = (WORK, 0);
    while work > 0 {
        drafts += 1;
        work = work.saturating_sub(DRAFT);
        let mut draft = Draft::random(request.grid, request.symmetry, request.black, rng);
        if !repair(&mut draft, request.level, &mut work, rng, ctx)? {
            continue;
        }
        let mut layout = draft.layout();
        if request.few {
            let mut cells: Vec<usize> = draft.black().collect();
            rng.shuffle(&mut cells);
            layout = few(&layout, &cells, request.level, ctx)?;
        }
        if is_proved(&layout, &draft, request.level, ctx)? {
            return Ok(LightUp::new(layout, Vec::new()));
        }
    }
    Err(GenerateError::NotFound(drafts))
}

/// What is wanted.
struct Request {
    grid: Grid,
    symmetry: Symmetry,
    black: usize,
    level: Difficulty,
    few: bool,
}

impl Request {
    fn new(options: &Options) -> Result<Self, GenerateError> {
        let grid = generator::grid(options);
        let level = generator::level(options);
        let request = Request {
            grid,
            symmetry: Symmetry::named(options.get(&SYMMETRY)),
            black: (options.get(&DENSITY) * grid.cells() as f64).round() as usize,
            level,
            few: options.get(&NUMBERS) == "few",
        };
        request.refusal().map_or(Ok(request), |message| Err(GenerateError::Request(message)))
    }

    /// Why there can be no such board.
    fn refusal(&self) -> Option<Message> {
        let Grid { width, height } = self.grid;
        if self.symmetry == Symmetry::QuarterTurn && width != height {
            return Some(message!("light-up-not-square", width, height));
        }
        let least = if self.level == Difficulty::Hard { 6 } else { 4 };
        (self.level > Difficulty::Easy && self.black < least).then(|| {
            let difficulty = self.level.name();
            message!("light-up-too-few-black", difficulty, least, black = self.black)
        })
    }
}

/// Changes a draft until the rules of the level solve it with all its numbers; false if that does not come about.
fn repair(
    draft: &mut Draft,
    level: Difficulty,
    work: &mut usize,
    rng: &mut Rng,
    ctx: &mut Ctx<'_>,
) -> Result<bool, Stop> {
    let mut reached = reach(&draft.layout(), None, level, ctx)?;
    let (mut idle, mut spots, mut shakes) = (0, usize::MAX, 0);
    while !reached.is_solved() {
        if *work == 0 {
            return Ok(false);
        }
        *work -= 1;
        if idle > PATIENCE {
            if shakes == SHAKES || reached.open.len() * FEW > draft.cells() || draft.cells() < LARGE {
                return Ok(false);
            }
            let (mut other, place) = (draft.clone(), *rng.pick(&reached.open));
            (0..SHAKE).for_each(|_| other.change(place, rng));
            other.light(rng);
            reached = reach_again(&reached, draft, &other, level, ctx)?;
            *draft = other;
            (idle, shakes) = (0, shakes + 1);
            continue;
        }
        spots = spots.min(reached.open.len() / APART).max(1);
        let mut other = draft.clone();
        (0..spots).for_each(|_| other.change(*rng.pick(&reached.open), rng));
        other.light(rng);
        let after = reach_again(&reached, draft, &other, level, ctx)?;
        let (open, before) = (after.open.len(), reached.open.len());
        (idle, spots) = if open < before { (0, spots.saturating_mul(2)) } else { (idle + 1, spots / 2) };
        if open <= before {
            (*draft, reached) = (other, after);
        }
    }
    Ok(true)
}

/// How far the rules get on a draft that was changed, with the marks far from the changes; from the start where that is all
/// the way.
fn reach_again(
    reached: &Progress,
    draft: &Draft,
    other: &Draft,
    level: Difficulty,
    ctx: &mut Ctx<'_>,
) -> Result<Progress, Stop> {
    let (mut kept, mut changed) = (reached.clone(), other.changed_since(draft));
    changed.iter().for_each(|cell| kept.forget(*cell));
    changed.retain(|cell| other.is_white(*cell));
    let layout = other.layout();
    let after = reach(&layout, Some((&kept, changed)), level, ctx)?;
    if after.is_solved() { reach(&layout, None, level, ctx) } else { Ok(after) }
}

/// How far the rules get, from the start or from marks and where something is new. Suppositions are made only where
/// little is open.
fn reach(
    layout: &Layout,
    from: Option<(&Progress, Vec<usize>)>,
    level: Difficulty,
    ctx: &mut Ctx<'_>,
) -> Result<Progress, Stop> {
    let first = level.min(Difficulty::Tricky);
    let reached = match from {
        None => Progress::on(layout, first, ctx)?,
        Some((reached, news)) => reached.on_with(layout, news, first, ctx)?,
    };
    if level > first && !reached.is_solved() && reached.open.len() <= layout.cells.len() / SHARE {
        return reached.on_with(layout, Vec::new(), level, ctx);
    }
    Ok(reached)
}

/// Whether a board has the wanted difficulty, no more and no less, and the solution alone, as the expert finds too.
fn is_proved(layout: &Layout, draft: &Draft, level: Difficulty, ctx: &mut Ctx<'_>) -> Result<bool, Stop> {
    if deduce::grade(layout, ctx)? != Some(level) {
        return Ok(false);
    }
    let verdict = expert::solutions(layout).verdict(ctx)?;
    Ok(matches!(verdict, Verdict::Unique(only) if only == *draft.bulbs()))
}
