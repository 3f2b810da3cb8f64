//! The search that judges boards in the making: breadth-first like the expert's, in the same order, so that it finds the
//! same shortest solution, but on states of eight bytes that are never packed and unpacked by way of a space.
//!
//! A judge mostly asks less than for a solution: whether a board has one *within* a number of rolls. Breadth-first search
//! knows that once every state one roll nearer is expanded, so it goes no farther than that.

use std::hash::BuildHasherDefault;

use hashbrown::HashSet;
use rapidhash::fast::RapidHasher;
use solvarium_engine::grid::Direction;
use solvarium_engine::{Ctx, Stop};

use super::super::Roll;
use super::super::machine::{Machine, State};
use super::super::rules::Variant;
use super::super::stage::Stage;

/// Boards with more states than this are not made: they take long to judge.
pub(super) const MOST_STATES: usize = 6_000;

/// What came of looking for a solution.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Rolled {
    Solved(Vec<Roll>),
    /// There is none, or none within the rolls asked for.
    Never,
    Unknown,
}

/// A state that was met: both cells, the lesser first, in the low halves, above them the bridges and whether the block is
/// split; and the state it was met from.
struct Node {
    key: u64,
    parent: u32,
}

/// A shortest solution of at most so many rolls.
pub(super) fn shortest(stage: &Stage, within: usize, ctx: &mut Ctx<'_>) -> Result<Rolled, Stop> {
    let machine = Machine::new(stage, Variant::default());
    assert!(machine.bridge_count() < 32, "a generated board has at most twelve bridges");
    let start = key(&machine.start());
    let mut seen: HashSet<u64, BuildHasherDefault<RapidHasher>> =
        HashSet::with_capacity_and_hasher(MOST_STATES, BuildHasherDefault::default());
    seen.insert(start);
    let mut nodes = vec![Node { key: start, parent: 0 }];
    let (mut at, mut layer_end, mut depth) = (0, 1, 0);
    while at < nodes.len() && depth < within {
        if nodes.len() > MOST_STATES {
            return Ok(Rolled::Unknown);
        }
        ctx.evaluate()?;
        ctx.hold(nodes.capacity() * size_of::<Node>() + seen.allocation_size())?;
        let state = state(nodes[at].key);
        for (_, next) in rolls(&machine, &state) {
            let key = key(&next);
            if !seen.insert(key) {
                continue;
            }
            nodes.push(Node { key, parent: at as u32 });
            if machine.is_goal(&next) {
                return Ok(Rolled::Solved(solution(&machine, &nodes)));
            }
        }
        at += 1;
        if at == layer_end {
            (layer_end, depth) = (nodes.len(), depth + 1);
        }
    }
    Ok(Rolled::Never)
}

/// Every roll that holds, with the state after it.
fn rolls(machine: &Machine, state: &State) -> impl Iterator<Item = (Roll, State)> {
    let all = (0..=u8::from(state.split)).flat_map(|cube| Direction::ALL.map(|direction| Roll { cube, direction }));
    all.filter_map(|roll| Some((roll, machine.roll(state, roll.cube, roll.direction)?)))
}

fn key(state: &State) -> u64 {
    let (low, high) = (state.a.min(state.b), state.a.max(state.b));
    u64::from(low) | u64::from(high) << 16 | state.bridges << 32 | u64::from(state.split) << 63
}

/// Which of two cubes moved last makes no difference to a judge.
fn state(key: u64) -> State {
    let bridges = key << 1 >> 33;
    State { bridges, a: key as u16, b: (key >> 16) as u16, split: key >> 63 == 1, active: 0 }
}

/// The rolls to the last node. Keys do not tell the cubes apart, so the rolls are found once more from the start.
fn solution(machine: &Machine, nodes: &[Node]) -> Vec<Roll> {
    let mut path = Vec::new();
    let mut at = nodes.len() - 1;
    while at > 0 {
        path.push(nodes[at].key);
        at = nodes[at].parent as usize;
    }
    let mut state = machine.start();
    let follow = |wanted: u64| {
        let next = rolls(machine, &state).find(|(_, next)| key(next) == wanted);
        let (roll, next) = next.expect("a roll leads to each state of the path");
        state = next;
        roll
    };
    path.into_iter().rev().map(follow).collect()
}

#[cfg(test)]
mod tests {
    use solvarium_engine::{Limits, Puzzle};

    use super::super::super::Bloxorz;
    use super::super::super::expert;
    use super::*;

    /// On every built-in stage, also those with splits, the rolls are the expert's; and one roll less is not enough.
    #[test]
    fn the_solution_is_the_experts_and_none_is_shorter() {
        let mut split = 0;
        for level in (Bloxorz::FORMATS[0].split)(Bloxorz::PACKS[0].text) {
            let puzzle = Bloxorz::FORMATS[0].parse(level.text).expect("a level");
            let mut ctx = Ctx::unwatched(Limits::default());
            let rolled =
                |within, ctx: &mut Ctx<'_>| shortest(puzzle.stage(), within, ctx).expect("there are no limits");
            let Rolled::Solved(rolls) = rolled(usize::MAX, &mut ctx) else { continue };
            let options = solvarium_engine::Options::new(expert::SOLVER.params);
            let expected = (expert::SOLVER.run)(&puzzle, &options, &mut ctx).expect("there are no limits");
            assert_eq!(expected, solvarium_engine::Answer::Solved(rolls.clone()), "{}", level.text);
            assert_eq!(rolled(rolls.len(), &mut ctx), Rolled::Solved(rolls.clone()));
            assert_eq!(rolled(rolls.len() - 1, &mut ctx), Rolled::Never);
            split += usize::from(puzzle.stage().splits().next().is_some());
        }
        assert!(split >= 5, "{split} stages with splits are small enough");
    }
}
