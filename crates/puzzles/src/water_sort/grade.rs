//! How hard a level is: how often a careless player solves it.
//!
//! The careless player makes any pour worth trying, at random, never the one that leads back to where they have been,
//! until nothing is left to pour. Of a fixed number of games on the same level they win many on an easy one and hardly
//! any on a hard one. The games are drawn from a fixed seed, so a level always gets the same grade.

use std::collections::HashSet;

use solvarium_engine::space::key_of;
use solvarium_engine::{Ctx, Examination, Fact, Rng, Shortest, StateSpace, Stop, message};

use super::WaterSort;
use super::expert;

/// Games played for a grade.
const GAMES: u32 = 100;
/// Games won on a level that counts as easy, at least.
const EASY: u32 = 40;
/// Games won on a level that counts as medium, at least.
const MEDIUM: u32 = 5;

/// The grades, from the easiest on.
pub(super) const GRADES: [&str; 3] = ["easy", "medium", "hard"];

/// Is the level solvable, how short, how hard?
pub(super) fn examine(puzzle: &WaterSort, ctx: &mut Ctx<'_>) -> Result<Examination, Stop> {
    // The games are played once the level is known to be solvable: shortening the solution may take long.
    let mut won = Ok(0);
    let play = |ctx: &mut Ctx<'_>| won = games_won(puzzle, ctx);
    let Some(solution) = expert::search_in_stages(puzzle, expert::GOOD, play, ctx)? else {
        return Ok(Examination { solvable: Some(false), ..Examination::default() });
    };
    let (pours, lower) = (solution.pours.len() as u64, u64::from(solution.lower));
    let mut facts = vec![("pours", Fact::Number(pours)), ("lower bound", Fact::Number(lower))];
    facts.extend(won.map(|won| ("careless", Fact::Said(message!("water-sort-careless", won, games = GAMES)))));
    Ok(Examination {
        solvable: Some(true),
        shortest: Some(Shortest { measure: "pours", length: pours, proved: pours == lower }),
        difficulty: won.ok().map(name),
        facts,
        stopped: won.err().or(ctx.stats.stopped),
        ..Examination::default()
    })
}

/// The grade of a solvable level.
pub(super) fn grade(puzzle: &WaterSort, ctx: &mut Ctx<'_>) -> Result<&'static str, Stop> {
    Ok(name(games_won(puzzle, ctx)?))
}

fn name(won: u32) -> &'static str {
    GRADES[usize::from(won < EASY) + usize::from(won < MEDIUM)]
}

fn games_won(puzzle: &WaterSort, ctx: &mut Ctx<'_>) -> Result<u32, Stop> {
    let mut rng = Rng::new(0);
    let mut won = 0;
    for _ in 0..GAMES {
        won += u32::from(play(puzzle, &mut rng, ctx)?);
    }
    Ok(won)
}

/// Plays one careless game; whether it was won.
fn play(puzzle: &WaterSort, rng: &mut Rng, ctx: &mut Ctx<'_>) -> Result<bool, Stop> {
    let mut state = puzzle.initial();
    let mut met = HashSet::from([key_of(puzzle, &state)]);
    let mut pours = Vec::new();
    while !puzzle.is_goal(&state) {
        ctx.evaluate()?;
        pours.clear();
        puzzle.moves(&state, &mut pours);
        rng.shuffle(&mut pours);
        let new = pours.iter().map(|&pour| puzzle.apply(&state, pour)).find(|next| met.insert(key_of(puzzle, next)));
        let Some(next) = new else { return Ok(false) };
        state = next;
    }
    Ok(true)
}
