//! Makes levels: walls of some kind, perhaps patches of expensive ground, then a start and a goal. Every level is examined
//! before it is given out: there is a path, it is as hard as wanted, and breadth-first search looks at so many times more
//! cells than A\* as wanted.
//!
//! Start and goal are drawn from the largest part of the map that hangs together. Since a diagonal step needs both cells
//! beside it free, what hangs together is the same with four neighbours and with eight.

mod layout;

use solvarium_engine::grid::Grid as Size;
use solvarium_engine::{Aims, Ctx, Daily, GenerateError, Generator, Least, Options, Param, Rng, Scale, Stop, message};

use super::examine::figures;
use super::terrain::Terrain;
use super::{EIGHT, Grid};
use layout::Kind;

const KIND: Param<&'static str> = Param::choice("kind", &["maze", "loops", "rooms", "caves", "random"]);
const WIDTH: Param<u64> = Param::int("width", 24, 2, 1024);
const HEIGHT: Param<u64> = Param::int("height", 16, 2, 1024);
const WALLS: Param<Option<u64>> = Param::optional_int("walls", 0, 80);
const WEIGHTS: Param<u64> = Param::int("weights", 0, 0, 1000);
const NEIGHBOURS: Param<&'static str> = Param::choice("neighbours", &["4", EIGHT]);
const DIFFICULTY: Param<&'static str> = Param::choice("difficulty", &["any", "easy", "medium", "hard"]);
const RATIO: Param<f64> = Param::real("ratio", 0.0, 0.0, 1000.0);

pub(super) const GENERATOR: Generator<Grid> = Generator {
    params: &[
        KIND.info(),
        WIDTH.info(),
        HEIGHT.info(),
        WALLS.info(),
        WEIGHTS.info(),
        NEIGHBOURS.info(),
        DIFFICULTY.info(),
        RATIO.info(),
    ],
    aims: AIMS,
    make,
};

const AIMS: Aims = Aims {
    least: &[Least { measures: &["cost"], algorithm: "expert", settings: &[] }],
    difficulties: &["easy", "medium", "hard"],
    reasoner: None,
    scale: &[Scale { name: "width", usual: 24, step: 6 }, Scale { name: "height", usual: 16, step: 4 }],
    daily: Some(Daily {
        version: 1,
        week: [
            &[("kind", "maze")],
            &[("kind", "loops")],
            &[("kind", "rooms")],
            &[("kind", "caves")],
            &[("kind", "random"), ("weights", "12")],
            &[("kind", "loops"), ("width", "36"), ("height", "24")],
            &[("kind", "maze"), ("width", "48"), ("height", "32")],
        ],
    }),
};

/// Maps drawn before giving up.
const MAPS: u64 = 100;
/// Pairs of start and goal tried on a map.
const PAIRS: u64 = 10;

fn make(options: &Options, rng: &mut Rng, ctx: &mut Ctx<'_>) -> Result<Grid, GenerateError> {
    let size = Size { width: options.get(&WIDTH) as usize, height: options.get(&HEIGHT) as usize };
    let kind = kind(options)?;
    let (difficulty, ratio) = (options.get(&DIFFICULTY), options.get(&RATIO));
    for _ in 0..MAPS {
        let mut weights = layout::draw(kind, size, rng, ctx)?;
        layout::patches(&mut weights, size, options.get(&WEIGHTS) as usize, rng);
        let cells = largest_part(&weights, size, ctx)?;
        if cells.len() < 2 {
            continue;
        }
        for pair in 0..PAIRS {
            let (start, goal) = if pair == 0 { far_apart(&cells, size, rng) } else { any_two(&cells, rng) };
            let level = Grid::new(Terrain::new(size, &weights, start, goal, options.get(&NEIGHBOURS) == EIGHT));
            let Some(figures) = figures(&level, ctx)? else { continue };
            if (difficulty == "any" || figures.difficulty() == difficulty) && figures.ratio() >= ratio {
                return Ok(level);
            }
        }
    }
    Err(GenerateError::NotFound(MAPS * PAIRS))
}

/// The kind of walls, with their share in percent where that is drawn.
fn kind(options: &Options) -> Result<Kind, GenerateError> {
    let (name, walls) = (options.get(&KIND), options.get(&WALLS));
    let share = |default: u64| walls.unwrap_or(default) as usize;
    let kind = match name {
        "caves" => Kind::Caves { walls: share(45) },
        "random" => Kind::Random { walls: share(30) },
        _ if walls.is_some() => {
            return Err(GenerateError::Request(message!("grid-no-share", kind = name)));
        }
        "maze" => Kind::Maze { loops: 0 },
        "loops" => Kind::Maze { loops: 12 },
        _ => Kind::Rooms,
    };
    Ok(kind)
}

/// The free cells of the largest part that hangs together.
fn largest_part(weights: &[u8], size: Size, ctx: &mut Ctx<'_>) -> Result<Vec<usize>, Stop> {
    let (mut seen, mut largest) = (vec![false; weights.len()], Vec::new());
    for first in 0..weights.len() {
        if weights[first] == 0 || seen[first] {
            continue;
        }
        seen[first] = true;
        let (mut part, mut at) = (vec![first], 0);
        while let Some(&cell) = part.get(at) {
            ctx.poll()?;
            for next in layout::around(size, cell, 1) {
                if weights[next] > 0 && !seen[next] {
                    seen[next] = true;
                    part.push(next);
                }
            }
            at += 1;
        }
        if part.len() > largest.len() {
            largest = part;
        }
    }
    Ok(largest)
}

/// Of a few pairs the one that is farthest apart, as the crow flies.
fn far_apart(cells: &[usize], size: Size, rng: &mut Rng) -> (usize, usize) {
    let pairs: Vec<_> = (0..8).map(|_| any_two(cells, rng)).collect();
    pairs.into_iter().max_by_key(|&(a, b)| size.manhattan(a, b)).expect("eight pairs were drawn")
}

fn any_two(cells: &[usize], rng: &mut Rng) -> (usize, usize) {
    let (start, goal) = (rng.below(cells.len()), rng.below(cells.len() - 1));
    (cells[start], cells[if goal >= start { goal + 1 } else { goal }])
}

#[cfg(test)]
mod tests {
    use solvarium_engine::{Limits, Puzzle, Silent, StoppedClock};

    use super::super::terrain::Step;
    use super::*;

    fn made(settings: &[(&str, &str)], seed: u64) -> Result<Grid, GenerateError> {
        let mut options = Options::new(GENERATOR.params);
        settings.iter().for_each(|(name, value)| options.set(name, value).expect("a right setting"));
        let mut silent = Silent;
        let mut ctx = Ctx::new(Limits::default(), &StoppedClock, None, &mut silent);
        make(&options, &mut Rng::new(seed), &mut ctx)
    }

    fn figures_of(level: &Grid) -> super::super::examine::Figures {
        let mut silent = Silent;
        let mut ctx = Ctx::new(Limits::default(), &StoppedClock, None, &mut silent);
        figures(level, &mut ctx).expect("nothing stops it").expect("every level that is made can be solved")
    }

    #[test]
    fn every_kind_is_made_to_measure_and_can_be_solved() {
        for kind in ["maze", "loops", "rooms", "caves", "random"] {
            for (neighbours, weights) in [("4", "0"), ("8", "6")] {
                for seed in 0..5 {
                    let settings = [
                        ("kind", kind),
                        ("width", "31"),
                        ("height", "20"),
                        ("neighbours", neighbours),
                        ("weights", weights),
                    ];
                    let level = made(&settings, seed).expect("it can be made");
                    figures_of(&level);
                    assert_eq!(level.terrain.size, Size { width: 31, height: 20 });
                    assert_eq!(level.terrain.uniform, weights == "0", "{kind} {seed}");
                    assert_eq!(level.preset().is_empty(), neighbours == "4");
                    let text = |level: &Grid| Grid::FORMATS[0].text(level);
                    assert_eq!(text(&made(&settings, seed).expect("it was made before")), text(&level));
                }
            }
        }
    }

    /// Between any two cells of a perfect maze there is exactly one path: as many cells as steps between them, and one.
    #[test]
    fn a_maze_has_no_loops_and_no_second_part() {
        for seed in 0..10 {
            let level = made(&[("width", "30"), ("height", "21")], seed).expect("it can be made");
            let free: Vec<u32> =
                (0..30 * 21).map(|index| level.terrain.number(index)).filter(|c| level.terrain.is_free(*c)).collect();
            let beside = |cell: &u32| {
                let ahead = [Step::Right, Step::Down].map(|step| level.terrain.beside(*cell, step));
                ahead.iter().filter(|next| level.terrain.is_free(**next)).count()
            };
            assert_eq!(free.iter().map(beside).sum::<usize>(), free.len() - 1);
            assert_eq!(figures_of(&level).reachable, free.len() as u64);
        }
    }

    #[test]
    fn difficulty_and_ratio_are_as_wanted() {
        for difficulty in ["easy", "medium", "hard"] {
            let settings = [("kind", "random"), ("width", "60"), ("height", "40"), ("difficulty", difficulty)];
            let level = made(&settings, 1).expect("it can be made");
            assert_eq!(figures_of(&level).difficulty(), difficulty);
        }
        for ratio in [2.0, 8.0] {
            let settings = [("kind", "rooms"), ("width", "40"), ("height", "30"), ("ratio", &ratio.to_string())];
            assert!(figures_of(&made(&settings, 3).expect("it can be made")).ratio() >= ratio);
        }
        let nothing = made(&[("width", "4"), ("height", "4"), ("difficulty", "hard")], 1);
        assert_eq!(nothing, Err(GenerateError::NotFound(MAPS * PAIRS)));
    }

    #[test]
    fn a_share_of_walls_is_for_kinds_that_draw_it() {
        let refused = made(&[("walls", "30")], 1);
        assert_eq!(refused, Err(GenerateError::Request(message!("grid-no-share", kind = "maze"))));
        let walls = |share: &str| {
            let level = made(&[("kind", "random"), ("walls", share)], 1).expect("it can be made");
            level.terrain.rows().flatten().filter(|weight| **weight == 0).count()
        };
        assert!(walls("0") == 0 && walls("20") > 40 && walls("20") < walls("40"));
    }
}
