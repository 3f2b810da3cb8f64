//! How long the shortest solution of a board is, and what on the board does not matter for it.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::sync::Arc;

use solvarium_engine::{Ctx, Stop};

use super::super::Roll;
use super::super::expert::{Explored, Extent};
use super::super::heuristics::Guide;
use super::super::landscape::Scheme;
use super::super::machine::Machine;
use super::super::rules::{self, Variant};
use super::super::spaces::Rolls;
use super::super::stage::{Ground, Stage};
use super::search::{MOST_STATES, Rolled, shortest};

/// What is known about a board that can be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Verdict {
    /// Fewest rolls of a solution.
    pub rolls: usize,
    /// Switches, bridges and splits that do not matter; the fragile tiles count as one.
    pub idle: usize,
}

impl Verdict {
    /// Greater is better: first everything must matter, then a solution should be long.
    pub fn rank(self) -> (Reverse<usize>, usize) {
        (Reverse(self.idle), if self.idle == 0 { self.rolls } else { 0 })
    }
}

/// Judges a board; nothing if it cannot be solved.
pub(super) fn judge(stage: &Stage, ctx: &mut Ctx<'_>) -> Result<Option<Verdict>, Stop> {
    judge_against(stage, Verdict { rolls: 0, idle: usize::MAX }, ctx)
}

/// Judges a board; nothing if it is worse than another, which is often seen early.
pub(super) fn judge_against(stage: &Stage, other: Verdict, ctx: &mut Ctx<'_>) -> Result<Option<Verdict>, Stop> {
    let Rolled::Solved(path) = shortest(stage, usize::MAX, ctx)? else { return Ok(None) };
    let rolls = path.len();
    if other.idle == 0 && rolls < other.rolls {
        return Ok(None);
    }
    let used = used_on(stage, &path);
    let mut idle = 0;
    for part in parts(stage) {
        let met = part.cells.iter().any(|cell| used.contains(cell));
        let matters = (met || part.hinders) && matters(stage, &part, rolls, ctx)?;
        idle += usize::from(!matters);
        if idle > other.idle {
            return Ok(None);
        }
    }
    let verdict = Verdict { rolls, idle };
    Ok((verdict.rank() >= other.rank()).then_some(verdict))
}

/// Whether a part makes the shortest solution of a board shorter, or longer where it hinders.
///
/// With splits it is asked only whether there is a solution within so many rolls, for two cubes have many positions.
/// Elsewhere the search goes on, as it is short, and levels stay what they were: where a board has too many states, what
/// matters is not known, though a bound might tell.
fn matters(stage: &Stage, part: &Part, rolls: usize, ctx: &mut Ctx<'_>) -> Result<bool, Stop> {
    let far = if part.hinders { rolls - 1 } else { rolls };
    let within = if stage.splits().next().is_some() { far } else { usize::MAX };
    Ok(match shortest(&part.absent(stage), within, ctx)? {
        Rolled::Never => !part.hinders,
        Rolled::Solved(without) => (without.len() <= far) == part.hinders,
        Rolled::Unknown => false,
    })
}

/// A part of a board that must matter.
struct Part {
    cells: Vec<usize>,
    /// What its cells would be without it.
    otherwise: Ground,
    /// Whether it must be in the path, not of use.
    hinders: bool,
}

impl Part {
    /// The board without the part.
    fn absent(&self, stage: &Stage) -> Stage {
        let mut stage = stage.clone();
        self.cells.iter().for_each(|cell| stage.ground[*cell] = self.otherwise.clone());
        stage
    }
}

fn parts(stage: &Stage) -> Vec<Part> {
    let acting = stage.switches().map(|(cell, _)| cell).chain(stage.splits().map(|(cell, _)| cell));
    let plain = acting.map(|cell| Part { cells: vec![cell], otherwise: Ground::Plain, hinders: false });
    let bridges = stage.bridges().into_iter();
    let void = bridges.map(|(_, cells)| Part { cells, otherwise: Ground::Void, hinders: false });
    let mut parts: Vec<Part> = plain.chain(void).collect();
    let fragile: Vec<usize> = (0..stage.ground.len()).filter(|cell| stage.ground[*cell] == Ground::Fragile).collect();
    if !fragile.is_empty() {
        parts.push(Part { cells: fragile, otherwise: Ground::Plain, hinders: true });
    }
    parts
}

/// The cells that rolls cover, switches and splits only where they act. A part that none of the rolls needs is of no use:
/// the same rolls solve the board without it.
fn used_on(stage: &Stage, rolls: &[Roll]) -> BTreeSet<usize> {
    let mut position = rules::start(stage);
    let mut used = BTreeSet::new();
    for roll in rolls {
        used.extend(rules::sets_off(stage, &position, *roll));
        position = rules::roll(stage, Variant::default(), &position, *roll).expect("the rolls were searched");
        let bridge = |cell: &usize| matches!(stage.ground[*cell], Ground::Bridge { .. });
        used.extend(rules::cells(&position.piece).into_iter().filter(bridge));
    }
    used
}

/// The goal if it can be reached, else the farthest tile on which the block can stand.
pub(super) fn farthest(stage: &Stage, ctx: &mut Ctx<'_>) -> Result<Option<usize>, Stop> {
    let space = space(stage);
    let mut known = Explored::start(&space);
    known.explore(&space, Extent::FirstGoalWithin(MOST_STATES), ctx)?;
    if known.solution(&space).is_some() {
        return Ok(Some(stage.goal));
    }
    let stands = |id: u32| {
        let state = known.state(&space, id);
        (state.a == state.b).then(|| space.guide.machine().cell(state.a))
    };
    let free = |cell: &usize| *cell != stage.start && stage.ground[*cell] == Ground::Plain;
    Ok((0..known.states() as u32).rev().filter_map(stands).find(free))
}

fn space(stage: &Stage) -> Rolls {
    let guide = Arc::new(Guide::new(Machine::new(stage, Variant::default())));
    Rolls { guide, scheme: Scheme::default() }
}

/// The board without the tiles that nothing ever rolls onto; none if such a tile is more than a plain one.
pub(super) fn trimmed(mut stage: Stage, ctx: &mut Ctx<'_>) -> Result<Option<Stage>, Stop> {
    let space = space(&stage);
    let mut known = Explored::start(&space);
    known.explore(&space, Extent::Everything, ctx)?;
    let machine = space.guide.machine();
    let mut used = vec![false; stage.ground.len()];
    for id in 0..known.states() as u32 {
        ctx.poll()?;
        let state = known.state(&space, id);
        [state.a, state.b].into_iter().for_each(|floor| used[machine.cell(floor)] = true);
    }
    stage.splits().for_each(|(cell, _)| used[cell] = true);
    for (ground, used) in stage.ground.iter_mut().zip(used) {
        match ground {
            Ground::Plain if !used => *ground = Ground::Void,
            Ground::Void => {}
            _ if !used => return Ok(None),
            _ => {}
        }
    }
    Ok(Some(stage))
}
