//! How hard a level is: how long the shortest solution is, how often it presses something, and how often it can be
//! missed.
//!
//! A **wrong turn** is a roll that was possible on the path, but leads neither along a shortest solution nor straight
//! back. The **effort** of a level is its fewest rolls, plus one for each time they press a switch or split the block,
//! plus one half for each wrong turn. So a long corridor counts by its length only, and a hall with switches counts for
//! more. Of the 33 stages of the original game 1 to 4 and 8 are easy, 5 to 7, 9, 11 to 13, 16, 24 and 25 are medium, the
//! others are hard.

use std::collections::BTreeSet;

use solvarium_engine::{Ctx, Examination, Fact, Message, Shortest, StateSpace, Stop, message};

use super::Bloxorz;
use super::expert::{Explored, Extent};
use super::rules;
use super::spaces::Rolls;

/// The least effort of a level that counts as medium.
const MEDIUM: usize = 40;
/// The least effort of a level that counts as hard.
const HARD: usize = 80;

/// The grades, from the easiest on.
pub(super) const GRADES: [&str; 3] = ["easy", "medium", "hard"];

/// Is the level solvable, how short, how hard?
pub(super) fn examine(puzzle: &Bloxorz, ctx: &mut Ctx<'_>) -> Result<Examination, Stop> {
    let space = puzzle.rolls();
    let mut known = Explored::start(&space);
    let stopped = known.explore(&space, Extent::BeforeGoal, ctx).err();
    let Some(rolls) = known.solution(&space) else {
        let solvable = stopped.is_none().then_some(false);
        return Ok(Examination { solvable, stopped, ..Examination::default() });
    };
    let pressed = pressed(puzzle, &rolls);
    // The solution is a shortest one even if the search was stopped after it; wrong turns need the whole layer.
    let on_the_way = stopped.map_or_else(|| wrong_turns(&space, &known, ctx), Err);
    let number = |count: usize| Fact::Number(count as u64);
    let mut facts = vec![("fewest rolls", number(rolls.len())), ("presses", Fact::Said(presses(puzzle, &pressed)))];
    facts.extend(on_the_way.map(|wrong| ("wrong turns", number(wrong))));
    let effort = on_the_way.map(|wrong| effort(rolls.len(), pressed.len(), wrong));
    let difficulty = effort.ok().map(name);
    let stopped = effort.err().or_else(|| known.explore(&space, Extent::Everything, ctx).err());
    if stopped.is_none() {
        facts.push(("reachable states", number(known.states())));
    }
    let shortest = Some(Shortest { measure: "rolls", length: rolls.len() as u64, proved: true });
    Ok(Examination { solvable: Some(true), shortest, difficulty, facts, stopped, ..Examination::default() })
}

/// The grade of a level, if it can be solved.
pub(super) fn grade(puzzle: &Bloxorz, ctx: &mut Ctx<'_>) -> Result<Option<&'static str>, Stop> {
    let space = puzzle.rolls();
    let mut known = Explored::start(&space);
    known.explore(&space, Extent::BeforeGoal, ctx)?;
    let Some(rolls) = known.solution(&space) else { return Ok(None) };
    let wrong = wrong_turns(&space, &known, ctx)?;
    Ok(Some(name(effort(rolls.len(), pressed(puzzle, &rolls).len(), wrong))))
}

/// Whether a solution is so long that its level is harder than a grade, whatever else there is.
pub(super) fn is_harder(rolls: usize, grade: &str) -> bool {
    match grade {
        "easy" => rolls >= MEDIUM,
        "medium" => rolls >= HARD,
        _ => false,
    }
}

fn effort(rolls: usize, presses: usize, wrong_turns: usize) -> usize {
    rolls + presses + wrong_turns / 2
}

fn name(effort: usize) -> &'static str {
    GRADES[usize::from(effort >= MEDIUM) + usize::from(effort >= HARD)]
}

/// The switches and splits that rolls set off, one after the other.
fn pressed(puzzle: &Bloxorz, rolls: &[super::Roll]) -> Vec<usize> {
    let mut position = puzzle.initial();
    let mut pressed = Vec::new();
    for &roll in rolls {
        pressed.extend(rules::sets_off(puzzle.stage(), &position, roll));
        position = puzzle.apply(&position, roll);
    }
    pressed
}

fn presses(puzzle: &Bloxorz, pressed: &[usize]) -> Message {
    let all = puzzle.stage().switches().count() + puzzle.stage().splits().count();
    let different: BTreeSet<&usize> = pressed.iter().collect();
    message!("bloxorz-presses", presses = pressed.len(), different = different.len(), all)
}

/// Wrong turns along a shortest solution. All states nearer than the goal must have been expanded.
fn wrong_turns(space: &Rolls, known: &Explored, ctx: &mut Ctx<'_>) -> Result<usize, Stop> {
    let path = known.path().expect("a goal was met");
    let last = path.len() - 1;
    // Whether a state lies on a shortest solution, found layer by layer from the goal back. A state of the goal's own
    // layer is on one if it is won; later layers are on none.
    let mut right = vec![false; known.layer(last).end as usize];
    known.layer(last).for_each(|id| right[id as usize] = space.is_goal(&known.state(space, id)));
    let mut after = Vec::new();
    for depth in (0..last).rev() {
        let ahead = known.layer(depth + 1);
        for id in known.layer(depth) {
            ctx.poll()?;
            known.after(space, id, &mut after);
            right[id as usize] = after.iter().any(|next| ahead.contains(next) && right[*next as usize]);
        }
    }
    let mut wrong = 0;
    for (depth, &id) in path[..last].iter().enumerate() {
        let (before, ahead) = (depth.checked_sub(1).map(|before| path[before]), known.layer(depth + 1));
        let goes_wrong = |next: &&u32| Some(**next) != before && !(ahead.contains(*next) && right[**next as usize]);
        known.after(space, id, &mut after);
        wrong += after.iter().filter(goes_wrong).count();
    }
    Ok(wrong)
}

#[cfg(test)]
mod tests {
    use solvarium_engine::{Limits, Puzzle};

    use super::*;

    /// Between the first sight of the goal and the end of its layer there is a solution, but not every wrong turn is known.
    #[test]
    fn an_examination_may_be_stopped_anywhere() {
        let text = "===.......\n=S====....\n=========.\n.=========\n.....==G==\n......===.\n";
        let puzzle = Bloxorz::FORMATS[0].parse(text).unwrap();
        let within = |nodes| puzzle.examine(&mut Ctx::unwatched(Limits { nodes, ..Limits::default() })).unwrap();
        let whole = within(None);
        assert_eq!((whole.solvable, whole.stopped, whole.facts.len()), (Some(true), None, 4));
        let mut known = 0;
        for nodes in 1..400 {
            let found = within(Some(nodes));
            assert!(found.solvable.is_none() || found.solvable == whole.solvable, "{nodes}");
            assert!(found.facts.iter().all(|fact| whole.facts.contains(fact)), "{nodes}: {:?}", found.facts);
            assert!(found.facts.len() >= known, "{nodes}: what was known is not known any more");
            known = found.facts.len();
        }
        assert_eq!(known, whole.facts.len());
    }
}
