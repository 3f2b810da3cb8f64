//! Makes levels by playing backwards: draw a room, place goals, put the boxes on them and pull them away.
//!
//! A room is drawn in one of several styles (`shapes.rs`) and played backwards from its solved positions (`unplay.rs`);
//! of what is met there, positions of about the wanted grade are solved forwards, with the fewest pushes. Then floor
//! that the solution has no use for is made wall, and the level, as it now is, solved and graded once more. Levels in
//! which a box is never pushed, or too many are on goals from the start, are thrown away.
//!
//! J. Taylor and I. Parberry, *Procedural generation of Sokoban levels*, 2011, is where playing backwards from rooms made
//! of patterns comes from; patterns, styles, search and measure here are our own.

mod shapes;
mod unplay;

use std::sync::Arc;

use solvarium_engine::grid::Grid;
use solvarium_engine::{
    Aims, Answer, Ctx, Daily, GenerateError, Generator, Least, Options, Param, Rng, Scale, StateSpace, Stop, message,
};

use super::format;
use super::grade::{Counts, GRADES, MEDIUM};
use super::level::{Level, Position};
use super::price::Price;
use super::push_space::{Push, PushSpace};
use super::reach::Reach;
use super::room::{Room, Square};
use super::solve::solve;
use super::{Sokoban, Step};
use shapes::{STYLES, Shape};
use unplay::{Depth, Met, unplay};

const WIDTH: Param<Option<u64>> = Param::optional_int("width", 5, 30);
const HEIGHT: Param<Option<u64>> = Param::optional_int("height", 5, 30);
const BOXES: Param<Option<u64>> = Param::optional_int("boxes", 1, 12);
const DIFFICULTY: Param<&'static str> = Param::choice("difficulty", &["any", GRADES[0], GRADES[1], GRADES[2]]);
const STYLE: Param<&'static str> = Param::choice("style", &["any", STYLES[0], STYLES[1], STYLES[2], STYLES[3]]);

pub(super) const GENERATOR: Generator<Sokoban> = Generator {
    params: &[WIDTH.info(), HEIGHT.info(), BOXES.info(), DIFFICULTY.info(), STYLE.info()],
    aims: AIMS,
    make,
};

const AIMS: Aims = Aims {
    least: &[
        Least { measures: &["pushes", "cost"], algorithm: "expert", settings: &[("optimal", "true")] },
        Least { measures: &["moves", "length"], algorithm: "astar", settings: &[("cost", "moves")] },
    ],
    difficulties: &GRADES,
    reasoner: None,
    scale: &[
        Scale { name: "boxes", usual: 3, step: 1 },
        Scale { name: "width", usual: 9, step: 1 },
        Scale { name: "height", usual: 8, step: 1 },
    ],
    daily: Some(Daily {
        version: 1,
        week: [
            &[("difficulty", "easy")],
            &[("difficulty", "easy"), ("boxes", "4")],
            &[("difficulty", "medium")],
            &[("difficulty", "medium")],
            &[("difficulty", "medium"), ("boxes", "4")],
            &[("difficulty", "hard")],
            &[("difficulty", "hard")],
        ],
    }),
};

/// Rooms tried before giving up, at least; then as many more as [`WORK`] allows, for where little is found in a room, little
/// work is done in it.
const TRIES: u64 = 300;
const MOST_TRIES: u64 = 100_000;
/// States looked at in all rooms after which no other room is tried.
const WORK: u64 = 5_000_000;
/// Positions of a room that are solved forwards.
const CHOSEN: usize = 6;
/// States a forward search may expand.
const STATES: u64 = 20_000;
/// Effort below which a level is not worth having.
const TRIVIAL: usize = 30;
/// Boxes of a hard level, at least: of 100,000 rooms for two boxes none was hard.
const LEAST_FOR_HARD: usize = 3;
/// Floor squares for each box, at least and at most.
const ROOM_FOR_A_BOX: (usize, usize) = (4, 20);

fn make(options: &Options, rng: &mut Rng, ctx: &mut Ctx<'_>) -> Result<Sokoban, GenerateError> {
    let wanted = options.get(&DIFFICULTY);
    // Three boxes in a small room are hardly ever hard.
    let (width, height, boxes) = if wanted == GRADES[2] { (10, 9, 5) } else { (9, 8, 3) };
    let size = |given: &Param<Option<u64>>, usual: u64| options.get(given).unwrap_or(usual) as usize;
    let boxes = size(&BOXES, boxes);
    if wanted == GRADES[2] && boxes < LEAST_FOR_HARD {
        return Err(GenerateError::Request(message!("sokoban-too-easy", least = LEAST_FOR_HARD)));
    }
    let mut grid = Grid { width: size(&WIDTH, width), height: size(&HEIGHT, height) };
    let (least, most) = (boxes * ROOM_FOR_A_BOX.0 + 2, boxes.max(2) * ROOM_FOR_A_BOX.1);
    if least > inside(grid) {
        let message = message!("sokoban-room-too-small", boxes, width = grid.width, height = grid.height);
        return Err(GenerateError::Request(message));
    }
    // About a fifth becomes wall, whatever the style.
    while inside(grid) > most * 6 / 5 {
        let longer = if grid.width > grid.height { &mut grid.width } else { &mut grid.height };
        *longer -= 1;
    }
    let (mut tries, before) = (0, ctx.stats.expanded);
    while tries < TRIES || tries < MOST_TRIES && ctx.stats.expanded - before < WORK {
        ctx.poll()?;
        tries += 1;
        let style = match options.get(&STYLE) {
            "any" => *rng.pick(&STYLES),
            style => style,
        };
        let shape = shapes::draw(style, grid, rng);
        if (least..=most).contains(&shape.area())
            && let Some(level) = furnish(&shape, boxes, wanted, rng, ctx)?
        {
            return Ok(level);
        }
    }
    Err(GenerateError::NotFound(tries))
}

/// Squares inside the rim.
fn inside(grid: Grid) -> usize {
    (grid.width - 2) * (grid.height - 2)
}

/// A level of the wanted grade in a room, if one is found.
fn furnish(
    shape: &Shape,
    boxes: usize,
    wanted: &str,
    rng: &mut Rng,
    ctx: &mut Ctx<'_>,
) -> Result<Option<Sokoban>, Stop> {
    let goals = goals(shape, boxes, rng);
    let room = room(shape, &goals);
    let player = (0..room.cells() as u16).find(|&cell| !room.is_goal(cell)).expect("there is more floor than goals");
    let start = Position { boxes: room.goals[..].into(), player };
    let level = Arc::new(Level::new(room, start));
    let space = PushSpace::new(level.clone(), Price::PUSHES);
    let depth = if wanted == GRADES[0] { Depth::Below(MEDIUM) } else { Depth::Far };
    let met = unplay(&space, &level.room, depth, rng, ctx)?;
    for met in choose(met, wanted, rng) {
        let position = space.unpack(&met.key);
        let on_goals = position.boxes.iter().filter(|&&cell| level.room.is_goal(cell)).count();
        if on_goals > boxes / 4 {
            continue;
        }
        let player = stand(&level.room, &position, rng);
        let start = Sokoban::new(self::room(shape, &goals), Position { player, ..position });
        let Answer::Solved(pushes) = solve(&start.level, STATES, ctx)? else { return Ok(None) };
        if !is_wanted(&start.level, &pushes, wanted) {
            continue;
        }
        let trimmed = trim(shape, &goals, &start, &pushes);
        let Answer::Solved(pushes) = solve(&trimmed.level, STATES, ctx)? else { return Ok(None) };
        if is_wanted(&trimmed.level, &pushes, wanted) {
            return Ok(Some(trimmed));
        }
    }
    Ok(None)
}

/// Whether a level with this solution is of the wanted grade, and not trivial: no box is left where it is.
fn is_wanted(level: &Level, pushes: &[Push], wanted: &str) -> bool {
    let counts = Counts::of(level, pushes);
    let mut idle = level.start.boxes.to_vec();
    pushes.iter().for_each(|push| idle.retain(|cell| *cell != push.cell));
    idle.is_empty() && counts.effort() >= TRIVIAL && (wanted == "any" || counts.grade() == wanted)
}

/// Goals in a heap around a square, or scattered.
fn goals(shape: &Shape, boxes: usize, rng: &mut Rng) -> Vec<usize> {
    let mut floor: Vec<usize> = (0..shape.floor.len()).filter(|&at| shape.floor[at]).collect();
    rng.shuffle(&mut floor);
    let heap = rng.below(3) > 0;
    let mut goals = vec![floor[0]];
    for &at in &floor[1..] {
        if goals.len() < boxes && !heap && !goals.contains(&at) {
            goals.push(at);
        }
    }
    while goals.len() < boxes {
        let around: Vec<usize> =
            goals.iter().flat_map(|&at| shape.beside(at)).filter(|at| !goals.contains(at)).collect();
        goals.push(*rng.pick(&around));
    }
    goals
}

/// The room of a shape: walls are the squares around the floor, and all that they shut in.
fn room(shape: &Shape, goals: &[usize]) -> Room {
    let outside = shape.outside();
    let square = |at: usize| match shape.floor[at] {
        true if goals.contains(&at) => Square::Goal,
        true => Square::Floor,
        false if outside[at] => Square::Outside,
        false => Square::Wall,
    };
    Room::new(shape.grid, (0..shape.grid.cells()).map(square).collect())
}

/// Positions that are worth solving: of about the wanted grade, by the way they were met.
fn choose(mut met: Vec<Met>, wanted: &str, rng: &mut Rng) -> Vec<Met> {
    if wanted == "any" {
        met.drain(..met.len() / 2);
    } else {
        met.retain(|met| met.counts.grade() == wanted && met.counts.effort() >= TRIVIAL);
    }
    if wanted == GRADES[2] {
        // The solution of the search forwards is mostly shorter than the way back was.
        met.sort_by_key(|met| std::cmp::Reverse(met.counts.effort()));
        met.truncate((met.len() / 20).max(CHOSEN));
    }
    rng.shuffle(&mut met);
    met.truncate(CHOSEN);
    met
}

/// A cell of the player's region, better one without a goal.
fn stand(room: &Room, position: &Position, rng: &mut Rng) -> u16 {
    let mut reach = Reach::default();
    reach.flood(room, &position.boxes, position.player);
    let cells: Vec<u16> = (0..room.cells() as u16).filter(|&cell| reach.has(room, cell)).collect();
    let plain: Vec<u16> = cells.iter().copied().filter(|&cell| !room.is_goal(cell)).collect();
    *rng.pick(if plain.is_empty() { &cells } else { &plain })
}

/// The level without the blind alleys and wide places that a solution has no use for.
fn trim(shape: &Shape, goals: &[usize], puzzle: &Sokoban, pushes: &[Push]) -> Sokoban {
    let used = used(puzzle, pushes, goals);
    let mut shape = shape.clone();
    let width = shape.grid.width;
    let idle =
        |shape: &Shape, at: &usize| [0, 1, width, width + 1].iter().all(|by| shape.floor[at + by] && !used[at + by]);
    while let Some(at) = (0..shape.floor.len() - width - 1).find(|at| idle(&shape, at)) {
        [0, 1, width, width + 1].into_iter().for_each(|by| shape.floor[at + by] = false);
    }
    shape.fill_blind_alleys(&used);
    let Level { room: old, start, .. } = puzzle.level();
    let room = room(&shape, goals);
    let cell = |cell: u16| {
        let (row, column) = old.place(cell);
        room.cell(row, column)
    };
    let start = Position { boxes: start.boxes.iter().map(|&at| cell(at)).collect(), player: cell(start.player) };
    format::as_read(&Sokoban::new(room, start))
}

/// The squares that a solution walks on or pushes boxes to, and the goals.
fn used(puzzle: &Sokoban, pushes: &[Push], goals: &[usize]) -> Vec<bool> {
    let Level { room, start, .. } = puzzle.level();
    let mut used = vec![false; room.squares.len()];
    goals.iter().for_each(|&at| used[at] = true);
    let steps: Vec<Step> = PushSpace::new(puzzle.level.clone(), Price::PUSHES).steps(pushes);
    let mut position = start.clone();
    let mut mark = |position: &Position| {
        position.boxes.iter().chain([&position.player]).for_each(|&cell| used[room.square(cell)] = true);
    };
    mark(&position);
    for step in steps {
        position = puzzle.apply(&position, step);
        mark(&position);
    }
    used
}
