//! Makes levels: islands with bridges between them, then small changes that make the way longer, kept when everything
//! on the board still matters.
//!
//! **Everything matters.** A switch, a split or a bridge (a straight row of cells that opens and closes on its own) is *needed*:
//! were the switch or the split a plain tile, or the bridge missing for good, the shortest solution would be longer or
//! there would be none. The fragile tiles together are *in the way*: were they plain, it would be shorter; and the block
//! or a cube can get onto each of them. What a switch does to a bridge is left out where the shortest solution is as
//! long without it, and so is a tile that nothing ever rolls onto.
//!
//! **Length.** A solution takes at least half as many rolls as the board is wide and high together; beyond that the
//! grade decides, see `grade.rs`.

mod draft;
mod judge;
mod layout;
mod search;

use solvarium_engine::{
    Aims, Ctx, Daily, GenerateError, Generator, Least, Message, Options, Param, Rng, Scale, Stop, message,
};

use super::Bloxorz;
use super::grade;
use draft::Draft;
use judge::Verdict;

const WIDTH: Param<u64> = Param::int("width", 12, 4, 30);
const HEIGHT: Param<u64> = Param::int("height", 8, 4, 30);
const SWITCHES: Param<u64> = Param::int("switches", 2, 0, 12);
const BRIDGES: Param<u64> = Param::int("bridges", 2, 0, 12);
const SPLIT: Param<u64> = Param::int("split", 0, 0, 4);
const FRAGILE: Param<u64> = Param::int("fragile", 0, 0, 100);
const DIFFICULTY: Param<&'static str> = Param::choice("difficulty", &["any", "easy", "medium", "hard"]);

pub(super) const GENERATOR: Generator<Bloxorz> = Generator {
    params: &[
        WIDTH.info(),
        HEIGHT.info(),
        SWITCHES.info(),
        BRIDGES.info(),
        SPLIT.info(),
        FRAGILE.info(),
        DIFFICULTY.info(),
    ],
    aims: AIMS,
    make,
};

const AIMS: Aims = Aims {
    least: &[Least { measures: &["rolls", "length", "cost"], algorithm: "expert", settings: &[] }],
    difficulties: &grade::GRADES,
    reasoner: None,
    scale: &[Scale { name: "width", usual: 12, step: 1 }, Scale { name: "height", usual: 8, step: 1 }],
    daily: Some(Daily {
        version: 1,
        week: [
            &[("difficulty", "easy"), ("switches", "1"), ("bridges", "1")],
            &[("difficulty", "easy"), ("fragile", "4")],
            &[("difficulty", "medium")],
            &[("difficulty", "medium"), ("fragile", "4")],
            &[("difficulty", "medium"), ("switches", "3"), ("bridges", "2")],
            &[("difficulty", "hard")],
            &[("difficulty", "hard"), ("fragile", "4")],
        ],
    }),
};

/// Drafts drawn before giving up.
const SKETCHES: u64 = 1_000;
/// Drafts that can be solved before giving up.
const TRIES: u64 = 20;
/// Changes tried on a draft.
const CHANGES: usize = 1_500;
/// The same with splits: two cubes have many positions, so another draft is soon worth more than another change.
const SPLIT_CHANGES: usize = 800;
/// States looked at while a draft is changed, which end it early on boards with many.
const WORK: u64 = 1_000_000;

/// The measures of a level to be made.
#[derive(Clone, Copy, Debug)]
struct Plan {
    width: usize,
    height: usize,
    switches: usize,
    bridges: usize,
    splits: usize,
    fragile: usize,
    difficulty: &'static str,
}

impl Plan {
    /// Rolls of a solution, at least.
    fn least_rolls(&self) -> usize {
        (self.width + self.height) / 2
    }

    /// Rolls after which a level of any difficulty is long enough.
    fn enough_rolls(&self) -> usize {
        self.width + self.height + 4 * (self.switches + self.splits)
    }
}

fn make(options: &Options, rng: &mut Rng, ctx: &mut Ctx<'_>) -> Result<Bloxorz, GenerateError> {
    let plan = plan(options)?;
    let mut tries = 0;
    for _ in 0..SKETCHES {
        let Some((draft, verdict)) = begin(&plan, rng, ctx)? else { continue };
        tries += 1;
        if let Some(level) = climb(draft, verdict, &plan, rng, ctx)? {
            return Ok(level);
        }
        if tries == TRIES {
            break;
        }
    }
    Err(GenerateError::NotFound(tries))
}

fn plan(options: &Options) -> Result<Plan, GenerateError> {
    let count = |param: &Param<u64>| options.get(param) as usize;
    let plan = Plan {
        width: count(&WIDTH),
        height: count(&HEIGHT),
        switches: count(&SWITCHES),
        bridges: count(&BRIDGES),
        splits: count(&SPLIT),
        fragile: count(&FRAGILE),
        difficulty: options.get(&DIFFICULTY),
    };
    let Plan { width, height, switches, bridges, splits, fragile, .. } = plan;
    let refuse = |message: Message| Err(GenerateError::Request(message));
    if switches > 0 && bridges == 0 {
        return refuse(message!("bloxorz-no-bridges", switches));
    }
    if bridges > 0 && switches == 0 {
        return refuse(message!("bloxorz-no-switches", bridges));
    }
    if bridges > 4 * switches {
        return refuse(message!("bloxorz-too-many-bridges", switches, bridges));
    }
    let islands = (width - 1) / 3 * ((height - 1) / 3);
    if bridges + splits + 1 > islands.max(2) {
        let room = message!("bloxorz-no-room", width, height, bridges, splits);
        return refuse(room);
    }
    let tiles = 2 + switches + bridges + 3 * splits + 2 * fragile;
    if 2 * tiles > width * height {
        return refuse(message!("bloxorz-too-small", width, height));
    }
    Ok(plan)
}

/// A draft that can be solved: where its goal cannot be reached, the goal is put as far away as the block gets.
fn begin(plan: &Plan, rng: &mut Rng, ctx: &mut Ctx<'_>) -> Result<Option<(Draft, Verdict)>, Stop> {
    ctx.poll()?;
    let Some(mut draft) = Draft::new(plan, rng) else { return Ok(None) };
    let Some(stage) = draft.stage() else { return Ok(None) };
    let Some(goal) = judge::farthest(&stage, ctx)? else { return Ok(None) };
    draft.goal = goal;
    let Some(stage) = draft.stage() else { return Ok(None) };
    Ok(judge::judge(&stage, ctx)?.map(|verdict| (draft, verdict)))
}

/// Changes a draft for the better until it is as wanted.
///
/// Better is where more matters; where as much matters, a solution that is longer. A change that makes nothing worse is
/// kept, which leads on from where no single change is better.
fn climb(
    mut draft: Draft,
    mut verdict: Verdict,
    plan: &Plan,
    rng: &mut Rng,
    ctx: &mut Ctx<'_>,
) -> Result<Option<Bloxorz>, Stop> {
    let mut better = true;
    let enough = ctx.stats.expanded + WORK;
    let changes = if plan.splits > 0 { SPLIT_CHANGES } else { CHANGES };
    for _ in 0..changes {
        if ctx.stats.expanded > enough {
            break;
        }
        let worth_a_look = plan.difficulty != "any" || verdict.rolls >= plan.enough_rolls();
        if better
            && worth_a_look
            && let Some(level) = finished(&draft, verdict, plan, ctx)?
        {
            return Ok(Some(level));
        }
        if verdict.idle == 0 && grade::is_harder(verdict.rolls, plan.difficulty) {
            break;
        }
        let mut other = draft.clone();
        other.change(rng);
        better = false;
        let Some(stage) = other.stage() else { continue };
        let Some(judged) = judge::judge_against(&stage, verdict, ctx)? else { continue };
        better = judged.rank() > verdict.rank();
        (draft, verdict) = (other, judged);
    }
    if plan.difficulty == "any" { finished(&draft, verdict, plan, ctx) } else { Ok(None) }
}

/// The level of a draft, tidied up, if it is as wanted.
fn finished(draft: &Draft, verdict: Verdict, plan: &Plan, ctx: &mut Ctx<'_>) -> Result<Option<Bloxorz>, Stop> {
    if verdict.idle > 0 || verdict.rolls < plan.least_rolls() {
        return Ok(None);
    }
    let mut draft = draft.clone();
    for (switch, bridge) in draft.effects() {
        let simpler = draft.without_effect(switch, bridge);
        let Some(stage) = simpler.stage() else { continue };
        if judge::judge(&stage, ctx)? == Some(verdict) {
            draft = simpler;
        }
    }
    let stage = draft.stage().expect("it was judged");
    let Some(stage) = judge::trimmed(stage, ctx)? else { return Ok(None) };
    let level = Bloxorz::new(stage, Vec::new());
    let fits = plan.difficulty == "any" || grade::grade(&level, ctx)? == Some(plan.difficulty);
    Ok(fits.then_some(level))
}
