//! What the experts of placement puzzles share: from the solutions of a level to an answer and to an examination.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Answer, Ctx, Difficulty, Examination, Options, Param, Search, Stop};

use super::{Cells, Place, Solutions, Verdict};

/// Whether to prove that the solution is the only one.
pub const UNIQUE: Param<bool> = Param::flag("unique", true);

/// Solves a level and, if asked, proves whether the solution is the only one. A proof that is stopped leaves the
/// solution as the answer. `order` lists a solution as a person would find it.
pub fn run(
    grid: Grid,
    mut solutions: Solutions,
    order: impl FnOnce(&Cells, &mut Ctx<'_>) -> Result<Vec<Place>, Stop>,
    options: &Options,
    ctx: &mut Ctx<'_>,
) -> Search<Place> {
    let Some(first) = solutions.solution(ctx)? else { return Ok(Answer::Unsolvable) };
    if options.get(&UNIQUE) {
        match solutions.another(&first, ctx) {
            Ok(second) => {
                ctx.findings.unique = Some(second.is_none());
                ctx.findings.second = second.map_or(Vec::new(), |second| words(grid, &second));
            }
            Err(stop) => ctx.stats.stopped = Some(stop),
        }
    }
    let moves = order(&first, ctx).unwrap_or_else(|stop| {
        ctx.stats.stopped = Some(stop);
        places(&first)
    });
    Ok(Answer::Solved(moves))
}

/// What is known of a level: can it be solved, is the solution the only one, which are they.
pub fn examine(grid: Grid, mut solutions: Solutions, ctx: &mut Ctx<'_>) -> Result<Examination, Stop> {
    let known = |unique: Option<bool>, found: &[&Cells]| Examination {
        solvable: Some(!found.is_empty()),
        unique,
        solutions: found.iter().map(|cells| words(grid, cells)).collect(),
        ..Examination::default()
    };
    Ok(match solutions.verdict(ctx) {
        Ok(Verdict::None) => known(None, &[]),
        Ok(Verdict::Unique(only)) => known(Some(true), &[&only]),
        Ok(Verdict::Several(one, other)) => known(Some(false), &[&one, &other]),
        Ok(Verdict::Stopped(one, stop)) => Examination { stopped: Some(stop), ..known(None, &[&one]) },
        Err(stop) => Examination { stopped: Some(stop), ..Examination::default() },
    })
}

/// Adds how hard a person's reasoning is, where there is one solution to be reasoned out: the level of the rules that
/// find it, or `beyond` where they do not.
pub fn grade(
    found: &mut Examination,
    level: impl FnOnce(&mut Ctx<'_>) -> Result<Option<Difficulty>, Stop>,
    ctx: &mut Ctx<'_>,
) {
    if found.unique == Some(true) {
        match level(ctx) {
            Ok(level) => found.difficulty = Some(level.map_or("beyond", Difficulty::name)),
            Err(stop) => found.stopped = Some(stop),
        }
    }
}

fn places(cells: &Cells) -> Vec<Place> {
    cells.iter().map(|cell| Place(cell as u16)).collect()
}

fn words(grid: Grid, cells: &Cells) -> Vec<String> {
    places(cells).into_iter().map(|place| place.text(grid)).collect()
}
