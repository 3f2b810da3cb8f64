//! What the experts of placement puzzles share: from the solutions of a level to an answer and to an examination.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Answer, Ctx, Difficulty, Examination, Fact, Options, Param, ParamInfo, Search, Solver, Stop};

use super::{Cells, Place, Placement, Verdict};

/// Whether to prove that the solution is the only one.
const UNIQUE: Param<bool> = Param::flag("unique", true);
const PARAMS: &[ParamInfo] = &[UNIQUE.info()];

/// The solver `expert`.
pub const fn solver<P: Placement>() -> Solver<P> {
    Solver { name: "expert", complete: true, params: PARAMS, run }
}

/// Solves a level and, if asked, proves whether the solution is the only one. A proof that is stopped leaves the
/// solution as the answer.
fn run<P: Placement>(puzzle: &P, options: &Options, ctx: &mut Ctx<'_>) -> Search<Place> {
    let mut solutions = puzzle.solutions();
    let Some(first) = solutions.solution(ctx)? else { return Ok(Answer::Unsolvable) };
    if options.get(&UNIQUE) {
        match solutions.another(&first, ctx) {
            Ok(second) => {
                ctx.findings.unique = Some(second.is_none());
                ctx.findings.second = second.map_or(Vec::new(), |second| words(puzzle.grid(), &second));
            }
            Err(stop) => ctx.stats.stopped = Some(stop),
        }
    }
    let moves = puzzle.order(&first, ctx).unwrap_or_else(|stop| {
        ctx.stats.stopped = Some(stop);
        places(&first)
    });
    Ok(Answer::Solved(moves))
}

/// What is known of a level: can it be solved, is the solution the only one, which are they. Where there is one solution,
/// also how hard a person's reasoning is: the level of the rules that find it, or `beyond` where they do not.
pub fn examine<P: Placement>(
    puzzle: &P,
    facts: [(&'static str, usize); 2],
    ctx: &mut Ctx<'_>,
) -> Result<Examination, Stop> {
    let facts: Vec<_> = facts.into_iter().map(|(name, count)| (name, Fact::Number(count as u64))).collect();
    let known = |unique: Option<bool>, found: &[&Cells]| Examination {
        solvable: Some(!found.is_empty()),
        unique,
        solutions: found.iter().map(|cells| words(puzzle.grid(), cells)).collect(),
        facts: facts.clone(),
        ..Examination::default()
    };
    let mut found = match puzzle.solutions().verdict(ctx) {
        Ok(Verdict::None) => known(None, &[]),
        Ok(Verdict::Unique(only)) => known(Some(true), &[&only]),
        Ok(Verdict::Several(one, other)) => known(Some(false), &[&one, &other]),
        Ok(Verdict::Stopped(one, stop)) => Examination { stopped: Some(stop), ..known(None, &[&one]) },
        Err(stop) => Examination { stopped: Some(stop), facts, ..Examination::default() },
    };
    if found.unique == Some(true) {
        match puzzle.grade(ctx) {
            Ok(level) => found.difficulty = Some(level.map_or("beyond", Difficulty::name)),
            Err(stop) => found.stopped = Some(stop),
        }
    }
    Ok(found)
}

fn places(cells: &Cells) -> Vec<Place> {
    cells.iter().map(|cell| Place(cell as u16)).collect()
}

fn words(grid: Grid, cells: &Cells) -> Vec<String> {
    places(cells).into_iter().map(|place| place.text(grid)).collect()
}
