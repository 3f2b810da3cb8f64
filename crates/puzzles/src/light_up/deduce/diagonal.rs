//! Numbers in a diagonal: each shares two cells with the next, so what the one has there the next need not look for.
//!
//! The cells of a number that has such neighbours are two pairs: the one towards the number before and the one towards
//! the number after it. The bulbs of the pairs of a chain are determined one by the other, from both ends.

use smallvec::SmallVec;
use solvarium_engine::grid::{Direction, Grid};

use super::board::{Board, NONE};
use super::known::Known;
use super::touched::Touched;
use super::{Evidence, Give};
use crate::support::placement::deduction::{Finding, Halt};

/// The two diagonals that lead down, each as the directions of its steps.
const DIAGONALS: [[Direction; 2]; 2] = [[Direction::Down, Direction::Right], [Direction::Down, Direction::Left]];

/// The white cells of a pair.
type Pair = SmallVec<[usize; 2]>;

/// Looks at every chain of three numbers and more; for two there is a rule that sees more.
pub(super) fn look(board: &Board, known: &Known, touched: &Touched, give: &mut Give<'_>) -> Result<(), Halt> {
    for diagonal in DIAGONALS {
        let back = diagonal.map(Direction::opposite);
        for number in touched.numbers().iter() {
            // Chains are long only on boards made for it, and a chain is looked at once for each touched number.
            let first = std::iter::successors(Some(number), |number| next(board, *number, back)).last();
            look_from(board, known, first.expect("a chain has the number it is looked for"), diagonal, give)?;
        }
    }
    Ok(())
}

/// The number diagonally next to a number.
fn next(board: &Board, number: usize, diagonal: [Direction; 2]) -> Option<usize> {
    let cell = step(board.grid, usize::from(board.numbers[number].cell), diagonal)?;
    Some(board.number_at[cell]).filter(|number| *number != NONE).map(usize::from)
}

fn look_from(
    board: &Board,
    known: &Known,
    first: usize,
    diagonal: [Direction; 2],
    give: &mut Give<'_>,
) -> Result<(), Halt> {
    let chain = std::iter::successors(Some(first), |number| next(board, *number, diagonal));
    let numbers: SmallVec<[u16; 8]> = chain.map(|number| number as u16).collect();
    if numbers.len() < 3 {
        return Ok(());
    }
    let cell_of = |number: u16| usize::from(board.numbers[usize::from(number)].cell);
    let start = pair(board, cell_of(numbers[0]), diagonal.map(Direction::opposite));
    let pairs: SmallVec<[Pair; 8]> =
        std::iter::once(start).chain(numbers.iter().map(|number| pair(board, cell_of(*number), diagonal))).collect();
    let sums = sums(board, known, &numbers, &pairs);
    let mut finding = Finding::contradiction(Evidence::Diagonal { numbers });
    if sums.contains(&0) {
        return give(finding);
    }
    for (pair, sums) in pairs.iter().zip(sums) {
        let open: Pair = pair.iter().copied().filter(|cell| known.is_open(*cell)).collect();
        let bulbs = pair.iter().filter(|cell| known.put.has(**cell)).count();
        if sums == 1 << bulbs {
            finding.closed.extend(open.iter().map(|cell| *cell as u16));
        } else if sums == 1 << (bulbs + open.len()) {
            finding.put.extend(open.iter().map(|cell| *cell as u16));
        }
    }
    finding.put.sort_unstable();
    finding.closed.sort_unstable();
    if finding.is_contradiction() { Ok(()) } else { give(finding) }
}

/// How many bulbs each pair can have, as bits: 1 for none, 2 for one, 4 for two.
fn sums(board: &Board, known: &Known, numbers: &[u16], pairs: &[Pair]) -> SmallVec<[u8; 8]> {
    let mut sums: SmallVec<[u8; 8]> = pairs.iter().map(|pair| possible(known, pair)).collect();
    let value = |at: usize| board.numbers[usize::from(numbers[at])].value;
    for at in 0..numbers.len() {
        sums[at + 1] &= rest(value(at), sums[at]);
    }
    for at in (0..numbers.len()).rev() {
        sums[at] &= rest(value(at), sums[at + 1]);
    }
    sums
}

fn possible(known: &Known, pair: &Pair) -> u8 {
    let bulbs = pair.iter().filter(|cell| known.put.has(**cell)).count();
    let open = pair.iter().filter(|cell| known.is_open(**cell)).count();
    (bulbs..=bulbs + open).fold(0, |sums, sum| sums | 1 << sum)
}

/// What is left of a number for the other pair.
fn rest(value: u8, sums: u8) -> u8 {
    let left = (0..3).filter(|sum| sums >> sum & 1 == 1).filter_map(|sum| value.checked_sub(sum));
    left.filter(|left| *left < 3).fold(0, |sums, left| sums | 1 << left)
}

/// The white cells beside a cell in two directions.
fn pair(board: &Board, cell: usize, diagonal: [Direction; 2]) -> Pair {
    let near = diagonal.into_iter().filter_map(|direction| board.grid.neighbour(cell, direction));
    near.filter(|near| board.is_white(*near)).collect()
}

/// The cell one step in both directions.
fn step(grid: Grid, cell: usize, diagonal: [Direction; 2]) -> Option<usize> {
    diagonal.into_iter().try_fold(cell, |cell, direction| grid.neighbour(cell, direction))
}
