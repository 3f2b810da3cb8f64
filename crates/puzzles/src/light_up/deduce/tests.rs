//! Random small boards, held against all their solutions.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Limits, Rng, Silent, StoppedClock};

use super::*;
use crate::light_up::hall::Cell;

/// Calls with a context that has no limits.
fn free<T>(run: impl FnOnce(&mut Ctx<'_>) -> Result<T, Stop>) -> T {
    run(&mut Ctx::new(Limits::default(), &StoppedClock, None, &mut Silent)).expect("there is no limit")
}

/// A board from rows of `.`, `#` and digits.
fn hall(rows: &[&str]) -> Hall {
    let cell = |c: char| match c {
        '.' => Cell::White,
        '#' => Cell::Black(None),
        digit => Cell::Black(digit.to_digit(10).map(|value| value as u8)),
    };
    let grid = Grid { width: rows[0].len(), height: rows.len() };
    Hall { grid, cells: rows.iter().flat_map(|row| row.chars().map(cell)).collect() }
}

/// All solutions, found cell by cell with the rules read plainly.
fn solutions(hall: &Hall) -> Vec<Cells> {
    let white: Vec<usize> = (0..hall.cells.len()).filter(|cell| hall.is_white(*cell)).collect();
    let mut found = Vec::new();
    extend(hall, &white, &mut Cells::new(hall.cells.len()), &mut found);
    found
}

fn extend(hall: &Hall, rest: &[usize], bulbs: &mut Cells, found: &mut Vec<Cells>) {
    let Some((&cell, rest)) = rest.split_first() else {
        if is_solution(hall, bulbs) {
            found.push(bulbs.clone());
        }
        return;
    };
    extend(hall, rest, bulbs, found);
    if !hall.seen_from(cell).any(|other| bulbs.has(other)) {
        bulbs.add(cell);
        extend(hall, rest, bulbs, found);
        bulbs.remove(cell);
    }
}

fn is_solution(hall: &Hall, bulbs: &Cells) -> bool {
    let beside = |cell: usize| hall.beside(cell).filter(|near| bulbs.has(*near)).count();
    let lights = |cell: usize| hall.seen_from(cell).filter(|other| bulbs.has(*other)).count();
    (0..hall.cells.len()).all(|cell| match hall.cells[cell] {
        Cell::Black(number) => number.is_none_or(|number| usize::from(number) == beside(cell)),
        Cell::White if bulbs.has(cell) => lights(cell) == 0,
        Cell::White => lights(cell) > 0,
    })
}

/// A board with a solution and some of its numbers, or with a number that may be wrong.
fn random_hall(rng: &mut Rng) -> Hall {
    let grid = Grid { width: rng.between(1, 6), height: rng.between(1, 5) };
    let black = rng.between(10, 45);
    let draw = |rng: &mut Rng| if rng.below(100) < black { Cell::Black(None) } else { Cell::White };
    let mut hall = Hall { grid, cells: (0..grid.cells()).map(|_| draw(rng)).collect() };
    let bulbs = random_bulbs(&hall, rng);
    let (numbered, wrong) = (rng.between(20, 100), rng.below(4) == 0);
    for cell in 0..grid.cells() {
        if !hall.is_white(cell) && rng.below(100) < numbered {
            let beside = hall.beside(cell).filter(|near| bulbs.has(*near)).count();
            let number = if wrong && rng.below(4) == 0 { rng.below(5) } else { beside };
            hall.cells[cell] = Cell::Black(Some(number as u8));
        }
    }
    hall
}

/// Bulbs put on dark cells until there are none.
fn random_bulbs(hall: &Hall, rng: &mut Rng) -> Cells {
    let mut white: Vec<usize> = (0..hall.cells.len()).filter(|cell| hall.is_white(*cell)).collect();
    rng.shuffle(&mut white);
    let mut bulbs = Cells::new(hall.cells.len());
    for cell in white {
        if !hall.seen_from(cell).any(|other| bulbs.has(other)) {
            bulbs.add(cell);
        }
    }
    bulbs
}

/// The fast closure from some marks, as marks.
fn settled(board: &Board, marks: &Marks, level: Level) -> (Marks, Outcome) {
    let known = Known::from_marks(board, &marks.put, &marks.closed);
    let mut settler = Settler::new(board, known);
    let outcome = free(|ctx| settler.settle(level, ctx));
    let mut after = board.start();
    settler.known.put.iter().for_each(|cell| _ = after.put.add(cell));
    settler.known.closed.iter().for_each(|cell| _ = after.closed.add(cell));
    (after, outcome)
}

fn agrees(marks: &Marks, solution: &Cells) -> bool {
    marks.put.iter().all(|cell| solution.has(cell)) && !marks.closed.iter().any(|cell| solution.has(cell))
}

/// Seeds of random boards.
const SEEDS: std::ops::Range<u64> = 0..3000;

/// Every step holds in all solutions; contradictions are found only where there is none; a solved board has one.
#[test]
fn steps_are_implied_by_the_rules() {
    for seed in SEEDS {
        let hall = random_hall(&mut Rng::new(seed));
        let (board, solutions) = (Board::new(&hall), solutions(&hall));
        for level in Level::ALL {
            let mut marks = board.start();
            let (steps, outcome) = free(|ctx| deduction::steps(&board, &mut marks, level, ctx));
            match outcome {
                Outcome::Contradiction => assert!(solutions.is_empty()),
                Outcome::Stuck => assert!(solutions.iter().all(|solution| agrees(&marks, solution))),
                Outcome::Solved => assert_eq!(&solutions, &[marks.put.clone()]),
            }
            assert!(steps.iter().all(|step| step.level <= level && !step.why.is_empty() && !step.place.is_empty()));
            let (fast, fast_outcome) = settled(&board, &board.start(), level);
            assert_eq!(outcome, fast_outcome);
            // A board can be solved before its last lit cell is closed, and a clash be met on different ways.
            if outcome == Outcome::Stuck {
                assert_eq!(marks, fast);
            } else if outcome == Outcome::Solved {
                assert_eq!(marks.put, fast.put);
            }
        }
    }
}

/// Each finding of each rule, from marks that agree with some solution, holds in all solutions that do.
#[test]
fn each_rule_is_sound_from_any_marks() {
    for seed in SEEDS {
        let mut rng = Rng::new(seed);
        let hall = random_hall(&mut rng);
        let (board, solutions) = (Board::new(&hall), solutions(&hall));
        if solutions.is_empty() {
            continue;
        }
        let marks = some_marks(&board, rng.pick(&solutions), &mut rng);
        let known = Known::from_marks(&board, &marks.put, &marks.closed);
        let agreeing: Vec<&Cells> = solutions.iter().filter(|solution| agrees(&marks, solution)).collect();
        for core in [exclusion::look, diagonal::look, pair::look] {
            let mut found = Vec::new();
            let looked = core(&board, &known, &Touched::everything(&board), &mut |finding| Ok(found.push(finding)));
            assert!(looked.is_ok());
            for finding in found {
                assert!(!finding.is_contradiction(), "{:?}", finding);
                for solution in &agreeing {
                    assert!(finding.put.iter().all(|cell| solution.has(usize::from(*cell))), "{:?}", finding);
                    assert!(!finding.closed.iter().any(|cell| solution.has(usize::from(*cell))), "{:?}", finding);
                }
            }
        }
    }
}

/// More marks never lose a mark, at any level, so the order of the rules does not matter.
#[test]
fn closures_are_monotone() {
    for seed in SEEDS {
        let mut rng = Rng::new(seed);
        let hall = random_hall(&mut rng);
        let (board, solutions) = (Board::new(&hall), solutions(&hall));
        if solutions.is_empty() {
            continue;
        }
        let solution = rng.pick(&solutions).clone();
        let more = some_marks(&board, &solution, &mut rng);
        let mut less = more.clone();
        more.put.iter().filter(|_| rng.below(2) == 0).for_each(|cell| less.put.remove(cell));
        for level in Level::ALL {
            let ((from_less, _), (from_more, _)) = (settled(&board, &less, level), settled(&board, &more, level));
            assert!(from_less.put.iter().all(|cell| from_more.put.has(cell)), "{:?}", level);
            assert!(from_less.closed.iter().all(|cell| from_more.closed.has(cell)), "{:?}", level);
        }
    }
}

/// A solution's bulbs are all there, each once, in an order that ends in the solution.
#[test]
fn orders_are_whole() {
    for seed in SEEDS {
        let mut rng = Rng::new(seed);
        let hall = random_hall(&mut rng);
        let bulbs = random_bulbs(&hall, &mut rng);
        let mut order: Vec<usize> = free(|ctx| order(&hall, &bulbs, ctx)).into_iter().map(Place::cell).collect();
        order.sort_unstable();
        assert_eq!(order, bulbs.iter().collect::<Vec<_>>());
    }
}

/// Marks that agree with a solution, some of its bulbs and some of its empty cells.
fn some_marks(board: &Board, solution: &Cells, rng: &mut Rng) -> Marks {
    let mut marks = board.start();
    let share = rng.between(0, 60);
    for cell in board.white_cells().filter(|_| rng.below(100) < share).collect::<Vec<_>>() {
        if solution.has(cell) {
            marks.put.add(cell)
        } else {
            marks.closed.add(cell)
        };
    }
    marks
}
