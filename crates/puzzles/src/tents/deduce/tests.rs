//! The rules against brute force.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Difficulty, Hint, Limits, Rng, Stop};
use solvarium_words::Language;

use super::*;
use crate::support::placement::deduction::{self, Find, Outcome, settle};
use crate::support::placement::{Cells, Place};
use crate::support::testing::{assert_cells_named, english, words};
use crate::tents::reference::solutions;
use crate::tents::{Tents, expert};

/// Calls with a context without limits.
fn free<T>(run: impl FnOnce(&mut Ctx<'_>) -> T) -> T {
    run(&mut Ctx::unwatched(Limits::default()))
}

fn hint(camp: &Camp, tents: &Cells, ctx: &mut Ctx<'_>) -> Result<Hint, Stop> {
    deduction::hint(&Site::new(camp), tents, expert::solutions(camp), ctx)
}

/// The camp, and the tents, of a picture with `T` and `A`.
fn solved(picture: &str) -> (Camp, Cells) {
    let rows: Vec<&str> = picture.split('/').collect();
    let grid = Grid { width: rows[0].len(), height: rows.len() };
    let (mut camp, mut tents) = (Camp::empty(grid), Cells::new(grid.cells()));
    let (mut counts, mut down) = (vec![0; grid.width], vec![0; grid.height]);
    for (cell, c) in rows.concat().bytes().enumerate() {
        let (row, column) = grid.position(cell);
        match c {
            b'T' => drop(camp.trees.add(cell)),
            b'A' => {
                tents.add(cell);
                counts[column] += 1;
                down[row] += 1;
            }
            _ => {}
        }
    }
    camp.columns = counts.into_iter().map(Some).collect();
    camp.rows = down.into_iter().map(Some).collect();
    (camp, tents)
}

/// A small camp at random: some tents that do not touch, a tree beside each, the clues; then a few changes, so that
/// many boards have no solution or several.
fn random(rng: &mut Rng) -> Camp {
    let grid = Grid { width: 1 + rng.below(5), height: 1 + rng.below(5) };
    let (mut camp, mut tents) = (Camp::empty(grid), Cells::new(grid.cells()));
    for _ in 0..grid.cells() {
        let tent = rng.below(grid.cells());
        let free: Vec<usize> = camp.beside(tent).filter(|cell| !camp.trees.has(*cell) && !tents.has(*cell)).collect();
        if camp.trees.has(tent) || tents.has(tent) || camp.around(tent).any(|near| tents.has(near)) || free.is_empty() {
            continue;
        }
        tents.add(tent);
        camp.trees.add(*rng.pick(&free));
    }
    camp.columns = vec![Some(0); grid.width];
    camp.rows = vec![Some(0); grid.height];
    for tent in tents.iter() {
        let (row, column) = grid.position(tent);
        camp.rows[row] = camp.rows[row].map(|clue| clue + 1);
        camp.columns[column] = camp.columns[column].map(|clue| clue + 1);
    }
    for clue in camp.rows.iter_mut().chain(&mut camp.columns) {
        match rng.below(12) {
            0 => *clue = None,
            1 if rng.below(4) == 0 => *clue = Some(rng.below(3) as u16),
            _ => {}
        }
    }
    camp
}

/// What a rule finds and what follows from it holds in every solution, whatever is known before.
#[test]
fn findings_hold_in_every_solution() {
    let mut rng = Rng::new(5);
    let (mut solvable, mut refuted, mut solved) = (0, 0, 0);
    for _ in 0..3000 {
        let camp = random(&mut rng);
        let (site, all) = (Site::new(&camp), solutions(&camp));
        solvable += usize::from(!all.is_empty());
        let mut before: Option<Marks> = None;
        for level in Difficulty::ALL {
            let mut marks = site.start();
            let outcome = free(|ctx| settle(&site, &mut marks, level, ctx)).unwrap();
            match outcome {
                Outcome::Solved => assert_eq!(all, [marks.put.clone()], "{camp:?}"),
                Outcome::Contradiction => assert!(all.is_empty(), "{camp:?}"),
                Outcome::Stuck => {}
            }
            refuted += usize::from(outcome == Outcome::Contradiction && level == Hard);
            solved += usize::from(outcome == Outcome::Solved && level == Hard);
            for tents in &all {
                assert!(marks.put.iter().all(|cell| tents.has(cell)), "{camp:?}");
                assert!(marks.closed.iter().all(|cell| !tents.has(cell)), "{camp:?}");
            }
            if let Some(before) = before.filter(|_| outcome != Outcome::Contradiction) {
                assert!(before.put.iter().all(|cell| marks.put.has(cell)));
            }
            before = Some(marks);
        }
    }
    // The rules are strong on small boards: all that have no solution are refuted here, most of the others solved.
    assert_eq!(solvable + refuted, 3000);
    assert!(solved > 2500, "{solved}");
}

/// One step after the other leads as far as all at once, and more marks never lead less far.
#[test]
fn the_order_of_findings_does_not_matter() {
    let mut rng = Rng::new(11);
    for _ in 0..1000 {
        let camp = random(&mut rng);
        let (site, all) = (Site::new(&camp), solutions(&camp));
        for level in Difficulty::ALL {
            let (mut fast, mut slow, mut more) = (site.start(), site.start(), site.start());
            let outcome = free(|ctx| settle(&site, &mut fast, level, ctx)).unwrap();
            let (_, stepped) = free(|ctx| deduction::steps(&site, &mut slow, level, ctx)).unwrap();
            assert_eq!(stepped, outcome, "{camp:?}");
            match outcome {
                Outcome::Contradiction => continue,
                Outcome::Solved => assert_eq!(slow.put, fast.put, "{camp:?}"),
                Outcome::Stuck => assert_eq!(slow, fast, "{camp:?}"),
            }
            // A rule that sees only what is new finds as much as when it looks at everything.
            let mut again = fast.clone();
            assert_eq!(free(|ctx| settle(&site, &mut again, level, ctx)), Ok(outcome), "{camp:?}");
            assert_eq!(again, fast, "{camp:?}");
            let Some(tents) = all.first() else { continue };
            for cell in 0..camp.grid.cells() {
                match (rng.below(4), tents.has(cell)) {
                    (0, true) => _ = more.put.add(cell),
                    (0, false) => _ = more.closed.add(cell),
                    _ => {}
                }
            }
            assert_ne!(free(|ctx| settle(&site, &mut more, level, ctx)), Ok(Outcome::Contradiction), "{camp:?}");
            assert!(fast.put.iter().all(|cell| more.put.has(cell)), "{camp:?}");
            assert!(fast.closed.iter().all(|cell| more.closed.has(cell)), "{camp:?}");
        }
    }
}

/// Playing what hints say leads to the solution; a wrong tent is found.
#[test]
fn hints_lead_to_the_solution() {
    let mut rng = Rng::new(23);
    let (mut wrong, mut beyond) = (0, 0);
    for _ in 0..300 {
        let camp = random(&mut rng);
        let all = solutions(&camp);
        let mut tents = Cells::new(camp.grid.cells());
        for _ in 0..=camp.trees.len() {
            match free(|ctx| hint(&camp, &tents, ctx)).unwrap() {
                Hint::Next(reason) => {
                    assert!(!reason.moves.is_empty() && !english::<Tents>(&reason.why).is_empty());
                    for text in reason.moves {
                        tents.add(Place::read(camp.grid, &text).unwrap().cell());
                    }
                    assert!(all.iter().all(|one| tents.iter().all(|tent| one.has(tent))), "{camp:?}");
                }
                Hint::Solved => assert_eq!(all, [tents.clone()]),
                Hint::Unsolvable => assert!(all.is_empty()),
                Hint::Beyond => {
                    beyond += 1;
                    assert!(all.len() > 1, "{camp:?}");
                }
                other @ (Hint::Mistake(_) | Hint::Lost(_)) => panic!("{other:?} {camp:?}"),
            }
        }
        let spot = rng.below(camp.grid.cells());
        if !all.is_empty() && !camp.trees.has(spot) && !all.iter().any(|one| one.has(spot)) {
            let tents = Cells::of(camp.grid.cells(), [spot]);
            let Ok(Hint::Mistake(reason)) = free(|ctx| hint(&camp, &tents, ctx)) else { panic!("{camp:?}") };
            assert_eq!(reason.closed, [Place(spot as u16).text(camp.grid)]);
            wrong += 1;
        }
        for one in &all {
            let order = free(|ctx| deduction::order(&Site::new(&camp), one, ctx)).unwrap();
            let mut cells: Vec<usize> = order.iter().map(|place| place.cell()).collect();
            cells.sort_unstable();
            assert_eq!(cells, one.iter().collect::<Vec<_>>());
        }
    }
    assert!(wrong > 100, "{wrong} {beyond}");
}

/// The words of a whole solution.
#[test]
fn steps_are_justified_in_words() {
    let (camp, tents) = solved("AT../..TA/A.../T...");
    let site = Site::new(&camp);
    let steps = free(|ctx| deduction::steps_to(&site, &tents, ctx)).unwrap();
    let text = deduction::numbered(&steps, &english::<Tents>);
    let expected = [
        "1. the cells beside no free tree (no-tree): they have no tree beside them: \
         r0c3, r1c0, r2c1, r2c3, r3c2 and r3c3 stay empty.",
        "2. row 3 (full): row 3 takes no tent: r3c1 stays empty.",
        "3. r3c0 (last-spot): the tree at r3c0 has one free cell left: r2c0: put a tent on r2c0.",
        "4. r2c0 (touch): tents never touch, and there is one on r2c0: r1c1 stays empty.",
        "5. row 2 (full): row 2 has 1 tent, which is all it takes: r2c2 stays empty.",
        "6. column 2 (full): column 2 takes no tent: r0c2 stays empty.",
        "7. r1c2 (last-spot): the tree at r1c2 has one free cell left: r1c3: put a tent on r1c3.",
        "8. r0c1 (last-spot): the tree at r0c1 has one free cell left: r0c0: put a tent on r0c0.",
    ];
    assert_eq!(text.lines().collect::<Vec<_>>(), expected);
    let vietnamese = words::<Tents>(Language::from_name("vi").unwrap());
    let text = deduction::numbered(&steps, &|message| vietnamese.text(message));
    let third = "3. r3c0 (last-spot): cây ở r3c0 chỉ còn một ô trống: r2c0: đặt lều ở r2c0.";
    assert_eq!(text.lines().nth(2), Some(third));
}

/// In every language a step names the same cells, also within a chain of suppositions.
#[test]
fn every_language_names_the_same_cells() {
    let mut rng = Rng::new(29);
    let mut supposed = 0;
    let languages: Vec<_> = Language::all().map(words::<Tents>).collect();
    for _ in 0..60 {
        let camp = random(&mut rng);
        let (site, ahead) = (Site::new(&camp), Site::RULES.len() - 2);
        let failing = free(|ctx| deduction::found_by(&site, &site.start(), ahead, ctx)).unwrap();
        supposed += failing.len();
        for step in
            free(|ctx| deduction::steps(&site, &mut site.start(), Hard, ctx)).unwrap().0.into_iter().chain(failing)
        {
            for message in [&step.place, &step.why, &step.what] {
                assert_cells_named::<Tents>(&languages, message);
            }
        }
    }
    assert!(supposed > 10, "{supposed}");
}

/// A board in the middle of a game, a line for each row: its clue, then `T` tree, `A` tent, `x` stays empty, `.` open.
/// The clues of the columns come first if there are any.
fn sketch(picture: &str) -> (Camp, Marks) {
    let clue = |text: &str| text.parse().ok();
    let lines: Vec<(&str, &str)> = picture.split('/').map(|line| line.split_once(' ').unwrap()).collect();
    let (head, rows) = if lines[0].0.is_empty() { (Some(lines[0].1), &lines[1..]) } else { (None, &lines[..]) };
    let mut camp = Camp::empty(Grid { width: rows[0].1.len(), height: rows.len() });
    camp.rows = rows.iter().map(|row| clue(row.0)).collect();
    if let Some(head) = head {
        camp.columns = head.split(' ').map(clue).collect();
    }
    let cells: Vec<u8> = rows.iter().flat_map(|row| row.1.bytes()).collect();
    let with = |sign: u8| (0..cells.len()).filter(|cell| cells[*cell] == sign).collect::<Vec<_>>();
    camp.trees.extend(with(b'T'));
    let mut marks = Site::new(&camp).start();
    marks.put.extend(with(b'A'));
    marks.closed.extend(with(b'x'));
    (camp, marks)
}

/// The boards of `docs/DEDUCTION.md`: what each rule finds on its own.
#[test]
fn each_rule_has_an_example() {
    let cases = [
        ("sum", "2 T.", "there is no solution"),
        ("touch", "? ..../? .AT./? ....", "r0c0, r0c1, r0c2, r1c0, r2c0, r2c1 and r2c2 stay empty"),
        ("no-tree", "? T../? ...", "r0c2, r1c1 and r1c2 stay empty"),
        ("pair", "? .TA", "the tent on r0c2 is the one of the tree at r0c1"),
        ("last-spot", "? T./? x.", "put a tent on r0c1"),
        ("full", "1 ATA./? ....", "there is no solution"),
        ("full", "1 AT../? ....", "r0c2 and r0c3 stay empty"),
        ("tight", "3 ...T..", "put tents on r0c0 and r0c2, and r0c1 stays empty"),
        ("corner", "? ../? T./? x.", "r0c1 stays empty"),
        ("shadow", "? ..../1 x..x/? ....", "r0c1, r0c2, r2c1 and r2c2 stay empty"),
        ("two-lines", "1 .../1 ...", "r0c1 and r1c1 stay empty"),
        ("filling", "2 .T..T", "put tents on r0c0 and r0c3, and r0c2 stays empty"),
        ("groups", "? .T./? TxT/? .T.", "put tents on r0c0, r0c2, r2c0 and r2c2"),
        ("border", "1 T..T/? ...x", "put a tent on r1c0"),
    ];
    for (name, picture, what) in cases {
        let (camp, marks) = sketch(picture);
        let site = Site::new(&camp);
        let rule = Site::RULES.iter().position(|rule| rule.info.name == name).unwrap();
        let found = free(|ctx| deduction::found_by(&site, &marks, rule, ctx)).unwrap();
        let found: Vec<String> = found.into_iter().map(|reason| english::<Tents>(&reason.what)).collect();
        assert!(found.iter().any(|found| found.starts_with(what)), "{name}: {found:?}");
    }
    for rule in Site::RULES.iter().filter(|rule| matches!(rule.find, Find::Look(_))) {
        assert!(cases.iter().any(|case| case.0 == rule.info.name), "{}", rule.info.name);
    }
}
