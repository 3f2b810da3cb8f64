//! The rules against the boards and against brute force.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Level, Limits, Silent, StoppedClock};

use super::*;
use crate::placement::deduction::{Outcome, settle};

/// Calls with a context without limits.
fn free<T>(run: impl FnOnce(&mut Ctx<'_>) -> T) -> T {
    let mut silent = Silent;
    run(&mut Ctx::new(Limits::default(), &StoppedClock, None, &mut silent))
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

#[test]
fn public_boards_are_graded() {
    let Ok(folder) = std::env::var("SOLVARIUM_LEVELS") else { return };
    let mut table = std::collections::BTreeMap::new();
    for file in ["seed.tsv", "generated.tsv"] {
        let text = std::fs::read_to_string(format!("{folder}/tents/{file}")).unwrap();
        for line in text.lines().skip(1) {
            let fields: Vec<&str> = line.split('\t').collect();
            if fields[5] != "1" {
                continue;
            }
            let (camp, tents) = solved(fields[10]);
            let site = Site::new(&camp);
            let mut marks = site.start();
            let mut found = None;
            let begun = std::time::Instant::now();
            for level in Level::ALL {
                let outcome = free(|ctx| settle(&site, &mut marks, level, ctx)).unwrap();
                assert_ne!(outcome, Outcome::Contradiction, "{}", fields[0]);
                if outcome == Outcome::Solved {
                    assert_eq!(marks.put, tents, "{}", fields[0]);
                    found = Some(level);
                    break;
                }
            }
            let entry =
                table.entry((fields[1].parse::<u32>().unwrap(), fields[4].to_string(), found)).or_insert((0, 0.0));
            entry.0 += 1;
            entry.1 += begun.elapsed().as_secs_f64();
        }
    }
    for ((size, class, level), (count, seconds)) in table {
        println!("{size}\t{class}\t{level:?}\t{count}\t{:.3} ms each", 1000.0 * seconds / f64::from(count));
    }
}
