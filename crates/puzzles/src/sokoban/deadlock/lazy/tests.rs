//! Every test of the suite against the truth: what has a solution is never called dead.

use solvarium_engine::grid::Direction;
use solvarium_engine::{Answer, Ctx, Limits, Options, Puzzle, Rng, StateSpace};

use super::super::super::Sokoban;
use super::super::super::level::{Level, Position};
use super::super::super::reach::Reach;
use super::super::super::reference::{Reference, draw, draw_within, position, unlimited};
use super::super::super::room::{NONE, Rows};
use super::super::pairs::Pairs;
use super::search::{Problem, Verdict};
use super::verdicts::Verdicts;
use super::{Lazy, Reason, rows};

/// The table of dead pairs of a level.
fn pairs(level: &Level) -> Pairs {
    unlimited(|ctx| Pairs::new(level, ctx)).unwrap()
}

/// Positions met by pulling boxes at random from the end, some times over: each of them has a solution.
fn pulled(level: &Level, rng: &mut Rng, walks: usize) -> Vec<Position> {
    let room = &level.room;
    let (mut reach, mut players, mut positions) = (Reach::default(), Vec::new(), Vec::new());
    reach.regions(room, &room.goals, &mut players);
    for _ in 0..walks {
        let mut position = Position { boxes: room.goals[..].into(), player: *rng.pick(&players) };
        for _ in 0..40 {
            positions.push(position.clone());
            reach.flood(room, &position.boxes, position.player);
            let mut pulls = Vec::new();
            for &cell in &position.boxes {
                for direction in Direction::ALL {
                    let beside = room.next(cell, direction);
                    let back = if beside == NONE { NONE } else { room.next(beside, direction) };
                    if back != NONE && reach.has(room, beside) && reach.is_free(room, back) {
                        pulls.push((cell, beside, back));
                    }
                }
            }
            if pulls.is_empty() {
                break;
            }
            let &(cell, beside, back) = rng.pick(&pulls);
            position.pull(cell, beside, back);
        }
    }
    positions
}

/// Looks at positions that have a solution, in a room of up to so many rows and columns; how many.
fn look_at_pulled(rng: &mut Rng, count: usize, most: usize) -> usize {
    let Some(level) = draw_within(rng, count, most) else { return 0 };
    let (mut lazy, mut pairs, positions) = (Lazy::new(&level), pairs(&level), pulled(&level, rng, 4));
    for Position { boxes, player } in &positions {
        assert_eq!(lazy.why_dead(&level, boxes, *player, None, &mut pairs), None, "{boxes:?} {player} {level:?}");
    }
    positions.len()
}

#[test]
fn positions_pulled_from_the_end_are_never_dead() {
    let (mut rng, mut looked) = (Rng::new(11), 0);
    for _ in 0..8000 {
        let (count, most) = (rng.between(2, 8), rng.between(6, 10));
        looked += look_at_pulled(&mut rng, count, most);
    }
    assert!(looked > 100_000, "{looked}");
}

/// Some of them so large that walls make no ground of their own.
#[test]
fn nor_are_those_of_large_rooms() {
    let mut rng = Rng::new(17);
    let looked: usize = (0..60).map(|_| look_at_pulled(&mut rng, 60, 40)).sum();
    assert!(looked > 1000, "{looked}");
}

/// Calls a check with positions of small rooms, each with every place of the player, and the truth about them.
fn each(seed: u64, rooms: usize, mut check: impl FnMut(&Level, &mut Lazy, &mut Pairs, &Position, bool)) {
    let mut rng = Rng::new(seed);
    for _ in 0..rooms {
        let count = rng.between(2, 4);
        let Some(level) = draw(&mut rng, count) else { continue };
        let (mut lazy, mut pairs, reference) = (Lazy::new(&level), pairs(&level), Reference::new(&level.room));
        for _ in 0..25 {
            let mut position = position(&mut rng, &level.room, count);
            let mut players = Vec::new();
            Reach::default().regions(&level.room, &position.boxes, &mut players);
            for player in players {
                position.player = player;
                let solvable = reference.pushes(&position.boxes, player).is_some();
                check(&level, &mut lazy, &mut pairs, &position, solvable);
            }
        }
    }
}

#[test]
fn what_is_called_dead_has_no_solution() {
    let mut found = [0; 4];
    each(12, 250, |level, lazy, pairs, position, solvable| {
        if let Some(reason) = lazy.why_dead(level, &position.boxes, position.player, None, pairs) {
            found[reason as usize] += 1;
            assert!(!solvable, "{reason:?} {position:?} {level:?}");
        }
    });
    let reasons = [Reason::Ground, Reason::Fence, Reason::Room, Reason::Clump];
    let [ground, fence, room, clump] = reasons.map(|reason| found[reason as usize]);
    // Few clumps are left to be found in rooms as small as these; alone they are tested below.
    assert!(ground > 1000 && fence > 100 && room > 10 && clump > 2, "{ground} {fence} {room} {clump}");
}

/// Without the walls of the ground, which find most of what is dead here.
#[test]
fn small_searches_alone_are_sound() {
    let (mut fenced, mut in_rooms, mut clumped) = (0, 0, 0);
    each(13, 250, |level, lazy, pairs, position, solvable| {
        let Lazy { grounds, fences, rooms, clumps, small, .. } = lazy;
        let (room, ground, boxes, player) = (&level.room, grounds.bare(), &position.boxes, position.player);
        fences.find(level, ground, boxes, player);
        if fences.any(room, ground, |region| small.fence(level, ground, player, region, pairs)) {
            fenced += 1;
            assert!(!solvable, "{position:?} {level:?}");
        }
        let mut is_dead =
            |boxes: &Rows, zone: &Rows, kind| small.zone(level, ground, player, (boxes, zone, kind), pairs);
        let in_zone = |zone: &Rows| {
            let mut some = Rows::new();
            rows::fill(room, boxes.iter().copied().filter(|&cell| room.has(zone, cell)), &mut some);
            some
        };
        if rooms.iter().enumerate().any(|(number, zone)| is_dead(&in_zone(zone), zone, super::room_kind(number))) {
            in_rooms += 1;
            assert!(!solvable, "{position:?} {level:?}");
        }
        if clumps.any(room, &ground.floor, boxes, is_dead) {
            clumped += 1;
            assert!(!solvable, "{position:?} {level:?}");
        }
    });
    assert!(fenced > 1000 && in_rooms > 1000 && clumped > 1000, "{fenced} {in_rooms} {clumped}");
}

/// One fence around two regions: whether it is dead depends on where the player is, though the boxes are the same.
#[test]
fn a_verdict_holds_for_the_region_it_was_found_in() {
    let (mut last, mut both) = (None, 0);
    each(14, 250, |level, lazy, pairs, position, solvable| {
        let dead = lazy.why_dead(level, &position.boxes, position.player, None, pairs).is_some();
        assert!(!dead || !solvable, "{position:?} {level:?}");
        let differs = last
            .replace((position.boxes.clone(), dead))
            .is_some_and(|(boxes, before)| boxes == position.boxes && before != dead);
        both += u32::from(differs);
    });
    assert!(both > 20, "{both}");
}

/// With small budgets less is found, and nothing else; in the end all budgets agree.
#[test]
fn what_is_exceeded_is_neither_dead_nor_alive() {
    let mut counts = [0; 3];
    each(15, 120, |level, lazy, pairs, position, solvable| {
        let small = &mut lazy.small;
        let all = &level.room.floor;
        let none = vec![0; all.len()];
        let problem = Problem {
            level,
            floor: all,
            distances: &level.distances,
            boxes: &position.boxes,
            player: position.player,
            zone: all,
            inside: &none,
        };
        let [few, some, most] = [2, 20, 200_000].map(|budget| small.search.run(&problem, budget, &small.keys, pairs));
        // Nothing is left out, so the last verdict is the truth.
        assert_eq!(most, if solvable { Verdict::Alive } else { Verdict::Dead }, "{position:?} {level:?}");
        assert!([few, some].iter().all(|&verdict| verdict == most || verdict == Verdict::Exceeded));
        counts[few as usize] += 1;
    });
    assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
}

#[test]
fn the_same_questions_get_the_same_answers_within_bounds() {
    let mut rng = Rng::new(16);
    for _ in 0..40 {
        let Some(level) = draw_within(&mut rng, 5, 9) else { continue };
        let mut suites = [Lazy::new(&level), Lazy::new(&level)];
        suites.iter_mut().for_each(|lazy| lazy.small.verdicts = Verdicts::new(8));
        let mut pairs = pairs(&level);
        for _ in 0..60 {
            let Position { boxes, player } = position(&mut rng, &level.room, 5);
            let [one, other] = suites.each_mut().map(|lazy| lazy.why_dead(&level, &boxes, player, None, &mut pairs));
            assert_eq!(one, other);
        }
        assert!(suites[0].small.verdicts.bytes() < 4000, "{}", suites[0].small.verdicts.bytes());
    }
}

/// Replays the solutions of a collection, found without the suite within some expansions, from the start to the end and
/// back, with all rules and with those around the cell a box was pushed to; how many positions were looked at.
fn replay(collection: &str, nodes: u64) -> usize {
    let (solver, mut looked) = (&Sokoban::SOLVERS[0], 0);
    let format = Sokoban::FORMATS.iter().find(|format| format.name == "xsb").unwrap();
    let mut options = Options::new(solver.params);
    options.set("lazy", "false").unwrap();
    for text in (format.split)(collection) {
        let puzzle = format.parse(text.text).unwrap();
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let answer = (solver.run)(&puzzle, &options, &mut Ctx::unwatched(limits));
        let Ok(Answer::Solved(steps)) = answer else { continue };
        let mut positions = vec![puzzle.initial()];
        steps.iter().for_each(|&step| positions.push(puzzle.apply(&positions[positions.len() - 1], step)));
        let (level, mut pairs) = (puzzle.level(), pairs(puzzle.level()));
        let mut check = |lazy: &mut Lazy, Position { boxes, player }: &Position, moved: Option<u16>| {
            looked += 1;
            let reason = lazy.why_dead(level, boxes, *player, moved, &mut pairs);
            assert_eq!(reason, None, "{boxes:?} {player} {level:?}");
        };
        let (mut there, mut back) = (Lazy::new(level), Lazy::new(level));
        for two in positions.windows(2) {
            let moved = two[1].boxes.iter().copied().find(|&cell| !two[0].has_box(cell));
            check(&mut there, &two[1], None);
            check(&mut there, &two[1], moved);
        }
        positions.iter().rev().for_each(|position| check(&mut back, position, None));
    }
    looked
}

#[test]
fn no_position_of_a_known_solution_is_dead() {
    let looked: usize = Sokoban::PACKS.iter().map(|pack| replay(pack.text, 20_000)).sum();
    assert!(looked > 10_000, "{looked}");
}

/// The same with the public collections, which are no part of the project: `make test-levels` runs it.
#[test]
#[ignore = "needs the folder SOLVARIUM_LEVELS"]
fn nor_is_one_of_the_public_collections() {
    let folder = std::env::var("SOLVARIUM_LEVELS").expect("SOLVARIUM_LEVELS names the folder of the collections");
    let files = ["microban_155", "xsokoban_90", "boxxle1_108", "sasquatch_i_50"];
    let read = |name| std::fs::read_to_string(format!("{folder}/sokoban/{name}.xsb")).unwrap();
    let looked: usize = files.into_iter().map(|name| replay(&read(name), 1_500)).sum();
    assert!(looked > 100_000, "{looked}");
}
