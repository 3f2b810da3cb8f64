//! Random small boards, compared with all their solutions.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Hint, Limits, Rng, Stop};
use solvarium_words::Language;

use super::settle::Settler;
use super::*;
use crate::light_up::layout::{Cell, Layout};
use crate::light_up::reference::solutions;
use crate::light_up::{LightUp, expert};
use crate::support::placement::Place;
use crate::support::placement::deduction::{self, Outcome};
use crate::support::testing::{assert_cells_named, english, words};

/// Calls with a context that has no limits.
fn free<T>(run: impl FnOnce(&mut Ctx<'_>) -> Result<T, Stop>) -> T {
    run(&mut Ctx::unwatched(Limits::default())).expect("there is no limit")
}

fn hint(layout: &Layout, bulbs: &Cells, ctx: &mut Ctx<'_>) -> Result<Hint, Stop> {
    deduction::hint(&Board::new(layout), bulbs, expert::solutions(layout), ctx)
}

/// A board from rows of `.`, `#` and digits.
fn layout(rows: &[&str]) -> Layout {
    let cell = |c: char| match c {
        '.' => Cell::White,
        '#' => Cell::Black(None),
        digit => Cell::Black(digit.to_digit(10).map(|value| value as u8)),
    };
    let grid = Grid { width: rows[0].len(), height: rows.len() };
    Layout { grid, cells: rows.iter().flat_map(|row| row.chars().map(cell)).collect() }
}

/// A board with a solution and some of its numbers, or with a number that may be wrong.
fn random_board(rng: &mut Rng) -> Layout {
    let grid = Grid { width: rng.between(1, 6), height: rng.between(1, 5) };
    let black = rng.between(10, 45);
    let draw = |rng: &mut Rng| if rng.below(100) < black { Cell::Black(None) } else { Cell::White };
    let mut layout = Layout { grid, cells: (0..grid.cells()).map(|_| draw(rng)).collect() };
    let bulbs = random_bulbs(&layout, rng);
    let (numbered, wrong) = (rng.between(20, 100), rng.below(4) == 0);
    for cell in 0..grid.cells() {
        if !layout.is_white(cell) && rng.below(100) < numbered {
            let beside = layout.beside(cell).filter(|near| bulbs.has(*near)).count();
            let number = if wrong && rng.below(4) == 0 { rng.below(5) } else { beside };
            layout.cells[cell] = Cell::Black(Some(number as u8));
        }
    }
    layout
}

/// Bulbs put on dark cells until there are none.
fn random_bulbs(layout: &Layout, rng: &mut Rng) -> Cells {
    let mut white: Vec<usize> = (0..layout.cells.len()).filter(|cell| layout.is_white(*cell)).collect();
    rng.shuffle(&mut white);
    let mut bulbs = Cells::new(layout.cells.len());
    for cell in white {
        if !layout.seen_from(cell).any(|other| bulbs.has(other)) {
            bulbs.add(cell);
        }
    }
    bulbs
}

/// The fast closure from some marks, as marks.
fn settled(board: &Board, marks: &Marks, level: Difficulty) -> (Marks, Outcome) {
    let known = Known::from_marks(board, &marks.put, &marks.closed);
    let mut settler = Settler::new(board, known);
    let outcome = free(|ctx| settler.settle(level, ctx));
    let mut after = board.start();
    after.put.extend(settler.known.put.iter());
    after.closed.extend(settler.known.closed.iter());
    (after, outcome)
}

fn agrees(marks: &Marks, solution: &Cells) -> bool {
    marks.put.iter().all(|cell| solution.has(cell)) && !marks.closed.iter().any(|cell| solution.has(cell))
}

/// Seeds of random boards.
const SEEDS: std::ops::Range<u64> = 0..1500;

/// The random boards that have solutions, with these.
fn solvable_boards() -> impl Iterator<Item = (Rng, Board, Vec<Cells>)> {
    let drawn = SEEDS.map(|seed| {
        let mut rng = Rng::new(seed);
        let layout = random_board(&mut rng);
        (rng, Board::new(&layout), solutions(&layout))
    });
    drawn.filter(|(.., solutions)| !solutions.is_empty())
}

/// Every step holds in all solutions; contradictions are found only where there is none; a solved board has one.
#[test]
fn steps_are_implied_by_the_rules() {
    for seed in SEEDS {
        let layout = random_board(&mut Rng::new(seed));
        let (board, solutions) = (Board::new(&layout), solutions(&layout));
        for level in Difficulty::ALL {
            let mut marks = board.start();
            let (steps, outcome) = free(|ctx| deduction::steps(&board, &mut marks, level, ctx));
            match outcome {
                Outcome::Contradiction => assert!(solutions.is_empty()),
                Outcome::Stuck => assert!(solutions.iter().all(|solution| agrees(&marks, solution))),
                Outcome::Solved => assert_eq!(&solutions, &[marks.put.clone()]),
            }
            assert!(steps.iter().all(|step| step.level <= level));
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
    for (mut rng, board, solutions) in solvable_boards() {
        let marks = some_marks(&board, rng.pick(&solutions), &mut rng);
        let known = Known::from_marks(&board, &marks.put, &marks.closed);
        let agreeing: Vec<&Cells> = solutions.iter().filter(|solution| agrees(&marks, solution)).collect();
        for core in [exclusion::look, diagonal::look, pair::look] {
            let mut found = Vec::new();
            let looked = core(&board, &known, &Touched::everything(&board), &mut |finding| {
                found.push(finding);
                Ok(())
            });
            assert!(looked.is_ok());
            for finding in found {
                assert!(!finding.is_contradiction(), "{finding:?}");
                for solution in &agreeing {
                    assert!(finding.put.iter().all(|cell| solution.has(usize::from(*cell))), "{finding:?}");
                    assert!(!finding.closed.iter().any(|cell| solution.has(usize::from(*cell))), "{finding:?}");
                }
            }
        }
    }
}

/// More marks never lose a mark, at any level, so the order of the rules does not matter.
#[test]
fn closures_are_monotone() {
    for (mut rng, board, solutions) in solvable_boards() {
        let solution = rng.pick(&solutions).clone();
        let more = some_marks(&board, &solution, &mut rng);
        let mut less = more.clone();
        for cell in board.white_cells().filter(|_| rng.below(2) == 0) {
            less.put.remove(cell);
            less.closed.remove(cell);
        }
        for level in Difficulty::ALL {
            let ((from_less, _), (from_more, _)) = (settled(&board, &less, level), settled(&board, &more, level));
            assert!(from_less.put.iter().all(|cell| from_more.put.has(cell)), "{level:?}");
            assert!(from_less.closed.iter().all(|cell| from_more.closed.has(cell)), "{level:?}");
        }
    }
}

/// A solution's bulbs are all there, each once, in an order that ends in the solution.
#[test]
fn orders_are_whole() {
    for seed in SEEDS {
        let mut rng = Rng::new(seed);
        let layout = random_board(&mut rng);
        let bulbs = random_bulbs(&layout, &mut rng);
        let mut order: Vec<usize> = free(|ctx| order(&layout, &bulbs, ctx)).into_iter().map(Place::cell).collect();
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

/// The first step of a rule on a board, in words: why, and what follows.
fn first_step(rows: &[&str], rule: &str) -> String {
    let (steps, _) = free(|ctx| steps(&layout(rows), Hard, ctx));
    let step = steps.into_iter().find(|step| step.rule == rule);
    let english = english::<LightUp>;
    step.map_or("no such step".into(), |step| format!("{}: {}", english(&step.why), english(&step.what)))
}

#[test]
fn steps_name_the_cells() {
    let cases: [(&[&str], &str, &str); 11] = [
        (&["1..", "#.."], "light", "the bulb on r0c1 lights r0c2 and r1c1: r0c2 and r1c1 stay empty"),
        (&["..", "#0", ".."], "full-number", "the 0 at r1c1 has no bulb beside it: r0c1 and r2c1 stay empty"),
        (
            &["2.", ".."],
            "just-enough",
            "the 2 at r0c0 has just two free cells left: r0c1 and r1c0: put bulbs on r0c1 and r1c0",
        ),
        (&["4."], "just-enough", "the 4 at r0c0 needs four bulbs and has only one free cell: there is no solution"),
        (&["#.", "#.", ".#"], "only-spot", "no other cell can light r2c0: put a bulb on r2c0"),
        (&["0..", ".#.", "..."], "only-spot", "the cell r0c1 can only be lit from r0c2: put a bulb on r0c2"),
        (
            &["0..", "...", ".#."],
            "exclusion",
            "r0c1 can only be lit from r0c2 and r1c1, and a bulb on r1c2 would rule out both: r1c2 stays empty",
        ),
        (
            &[".2.", "..."],
            "exclusion",
            "the 2 at r0c1 needs two bulbs on r0c0, r0c2 and r1c1, and a bulb on any of r1c0 and r1c2 would leave \
             too few of these: r1c0 and r1c2 stay empty",
        ),
        (
            &["....", ".3..", "..1.", "...."],
            "two-numbers",
            "however the 3 at r1c1 and the 1 at r2c2 get their bulbs, r0c1 and r1c0 always have one, and r0c3 and r3c0 \
             can never have one: put bulbs on r0c1 and r1c0, and r0c3 and r3c0 stay empty",
        ),
        (
            &[".....", ".3...", "..2..", "...3.", "....."],
            "diagonal",
            "however the 3 at r1c1, the 2 at r2c2 and the 3 at r3c3, each sharing two cells with the next, get their \
             bulbs, r0c1, r1c0, r3c4 and r4c3 always have one: put bulbs on r0c1, r1c0, r3c4 and r4c3",
        ),
        (
            &["...", ".0.", "...", "..1"],
            "suppose",
            "with a bulb on r0c0: there must be one on r2c2 (nothing else can light r1c2); then one on r3c1 (nothing \
             else can light it); and then the 1 at r3c2 cannot get its bulbs: r0c0 stays empty",
        ),
    ];
    for (rows, rule, words) in cases {
        assert_eq!(first_step(rows, rule), words, "{rows:?}");
    }
}

/// In every language a step names the same cells, also within a chain of suppositions.
#[test]
fn every_language_names_the_same_cells() {
    let languages: Vec<_> = Language::all().map(words::<LightUp>).collect();
    let mut supposed = 0;
    for seed in 0..300 {
        for step in free(|ctx| steps(&random_board(&mut Rng::new(seed)), Hard, ctx)).0 {
            supposed += usize::from(step.rule == "suppose");
            for message in [&step.place, &step.why, &step.what] {
                assert_cells_named::<LightUp>(&languages, message);
            }
        }
    }
    assert!(supposed > 10, "{supposed}");
}

#[test]
fn hints_lead_on_and_find_mistakes() {
    let board = layout(&["2.", ".."]);
    let ask = |cells: &[usize]| free(|ctx| hint(&board, &Cells::of(4, cells.iter().copied()), ctx));
    let Hint::Next(next) = ask(&[]) else { panic!("there is a next step") };
    assert_eq!((next.rule.as_ref(), english::<LightUp>(&next.place).as_str()), ("just-enough", "the 2 at r0c0"));
    assert_eq!(next.moves, ["0,1", "1,0"]);
    let Hint::Mistake(wrong) = ask(&[3]) else { panic!("no bulb can be on r1c1") };
    assert_eq!(english::<LightUp>(&wrong.what), "take away the bulb on r1c1");
    assert_eq!(wrong.closed, ["1,1"]);
    assert_eq!(ask(&[1, 2]), Hint::Solved);
    assert_eq!(free(|ctx| hint(&layout(&["4."]), &Cells::new(2), ctx)), Hint::Unsolvable);
    // Two ways to light two cells: no rule can choose.
    assert_eq!(free(|ctx| hint(&layout(&[".."]), &Cells::new(2), ctx)), Hint::Beyond);
}

/// The rules of the level finish the board, those of the level below do not. Each level occurs.
#[test]
fn grades_are_two_sided() {
    let mut seen = [0; 4];
    for seed in SEEDS {
        let layout = random_board(&mut Rng::new(seed));
        let grade = free(|ctx| grade(&layout, ctx));
        let solves = |level: Difficulty| free(|ctx| steps(&layout, level, ctx)).1 == Outcome::Solved;
        let lowest = Difficulty::ALL.into_iter().find(|level| solves(*level));
        assert_eq!(grade, lowest, "seed {seed}");
        seen[grade.map_or(0, |level| level as usize + 1)] += 1;
    }
    assert!(seen.iter().all(|count| *count > 0), "each occurs: {seen:?}");
}
