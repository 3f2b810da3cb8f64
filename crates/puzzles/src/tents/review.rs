//! What a person sees at a glance on a board in progress: what is wrong already, clues that are met, pairs.

use solvarium_engine::{Line, Review, Wrong, message};

use super::camp::Camp;
use super::rules::{line_count, pairing};
use crate::support::placement::{Cells, cell};

pub fn review(camp: &Camp, tents: &Cells) -> Review {
    let rows: Vec<Vec<usize>> = lines(camp, tents, camp.grid.height, |(row, _)| row);
    let columns: Vec<Vec<usize>> = lines(camp, tents, camp.grid.width, |(_, column)| column);
    let mut wrong = touching(camp, tents);
    wrong.extend(too_many("row-clue", Line::Row, &rows, &camp.rows));
    wrong.extend(too_many("column-clue", Line::Column, &columns, &camp.columns));
    wrong.extend(alone(camp, tents));
    Review {
        wrong,
        done_rows: met(&rows, &camp.rows),
        done_columns: met(&columns, &camp.columns),
        links: pairing(camp, tents),
        ..Review::default()
    }
}

fn lines(camp: &Camp, tents: &Cells, count: usize, line: fn((usize, usize)) -> usize) -> Vec<Vec<usize>> {
    let mut lines = vec![Vec::new(); count];
    tents.iter().for_each(|tent| lines[line(camp.grid.position(tent))].push(tent));
    lines
}

fn touching(camp: &Camp, tents: &Cells) -> Vec<Wrong> {
    let pairs = tents.iter().flat_map(|a| camp.around(a).filter(move |b| *b > a).map(move |b| (a, b)));
    pairs
        .filter(|(_, b)| tents.has(*b))
        .map(|(a, b)| {
            let message = message!("tents-touching", first = cell(camp.grid, a), second = cell(camp.grid, b));
            Wrong { rule: "touching", message, cells: vec![a, b] }
        })
        .collect()
}

fn too_many(rule: &'static str, line: fn(u32) -> Line, lines: &[Vec<usize>], clues: &[Option<u16>]) -> Vec<Wrong> {
    let crowded = lines.iter().zip(clues).enumerate().filter_map(|(number, (tents, clue))| {
        let clue = clue.filter(|clue| tents.len() > usize::from(*clue))?;
        let message = line_count(line(number as u32), tents.len(), clue);
        Some(Wrong { rule, message, cells: tents.clone() })
    });
    crowded.collect()
}

/// Tents without any tree beside them.
fn alone(camp: &Camp, tents: &Cells) -> Vec<Wrong> {
    let lost = tents.iter().filter(|tent| !camp.is_spot(*tent));
    lost.map(|tent| {
        let message = message!("tents-no-tree-beside", tent = cell(camp.grid, tent));
        Wrong { rule: "pairing", message, cells: vec![tent] }
    })
    .collect()
}

fn met(lines: &[Vec<usize>], clues: &[Option<u16>]) -> Vec<usize> {
    let met = |line: &usize| clues[*line].is_some_and(|clue| usize::from(clue) == lines[*line].len());
    (0..lines.len()).filter(met).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use solvarium_engine::grid::Grid;

    /// Three by three, a tree in two corners of the first row, every line with the clue 1.
    fn camp() -> Camp {
        let mut camp = Camp::empty(Grid { width: 3, height: 3 });
        camp.trees.extend([0, 2]);
        camp.rows = vec![Some(1); 3];
        camp.columns = vec![Some(1); 3];
        camp
    }

    fn with(tents: &[usize]) -> Review {
        review(&camp(), &Cells::of(9, tents.iter().copied()))
    }

    #[test]
    fn nothing_is_wrong_or_done_at_the_start() {
        assert_eq!(with(&[]), Review::default());
    }

    #[test]
    fn a_tent_meets_its_clues_and_has_its_tree() {
        let review = with(&[3]);
        assert_eq!((review.done_rows, review.done_columns, review.links), (vec![1], vec![0], vec![(3, 0)]));
        assert_eq!(review.wrong, vec![]);
    }

    #[test]
    fn each_broken_rule_is_named_with_its_cells() {
        let broken = |tents: &[usize]| with(tents).wrong.into_iter().map(|w| (w.rule, w.cells)).collect::<Vec<_>>();
        assert_eq!(broken(&[1, 5]), [("touching", vec![1, 5])]);
        assert_eq!(broken(&[3, 5]), [("row-clue", vec![3, 5])]);
        assert_eq!(broken(&[7]), [("pairing", vec![7])]);
    }
}
